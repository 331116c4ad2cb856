"""What Yu-Gi-Oh offers to everything that is not about its rules: see `engine/games`."""

from collections.abc import Sequence
from typing import Final

from engine.game import Game
from engine.games import Offers
from engine.yugioh.telling.describe import decision, describe_all, story, tell
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth.goals import value_of
from engine.yugioh.notation import read, write
from engine.yugioh.telling.picture import draw
from engine.yugioh.worth.searched import YugiohPlay


def _play(game: YugiohGame) -> Game:
    return YugiohPlay(game.state, value_of(game))


def _mover(game: YugiohGame) -> int:
    """The turn player, as the opponent declines."""
    return 0


def _scene(game: YugiohGame) -> int:
    """Only one turn is played."""
    return 0


def _ending(game: YugiohGame) -> str:
    return "The turn is over"


def _tell(
    game: YugiohGame, line: Sequence[Sequence[int]], first: int, width: int, seen_by: int | None
) -> str:  # fmt: skip
    """All of it is the turn player's, who may see it."""
    return tell(story(game, line)[first:], first + 1, width)


OFFERS: Final = Offers(
    _play, _mover, _scene, decision, describe_all, _ending, _tell, draw, write, read
)  # fmt: skip
