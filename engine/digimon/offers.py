"""What Digimon offers to everything that is not about its rules: see `engine/games`."""

from collections.abc import Sequence
from typing import Final

from engine.digimon.telling import story
from engine.digimon.telling.decision import decision, describe_all
from engine.digimon.game import DigimonGame
from engine.digimon.solo.goals import DEFAULT, value_of
from engine.digimon.notation import read, write
from engine.digimon.telling.picture import draw
from engine.digimon.solo.searched import DigimonSolo
from engine.game import Game
from engine.games import Offers


def _play(game: DigimonGame) -> Game:
    return DigimonSolo(game.state, value_of(game, DEFAULT))


def _scene(game: DigimonGame) -> int:
    return game.turn * 2 + (0 if game.state.solo else game.actor())


def _ending(game: DigimonGame) -> str:
    if game.state.solo and game.winner() is None:
        return "The own turns are over"
    winner = game.winner()
    return "The game is a draw" if winner is None else f"Player {winner + 1} wins"


def _tell(
    game: DigimonGame, line: Sequence[Sequence[int]], first: int, width: int, seen_by: int | None
) -> str:  # fmt: skip
    mark = game.mark()
    try:
        turns = story.story(game, [option for command in line for option in command], seen_by)
    finally:
        game.undo_to(mark)
    return story.tell(turns, first, width, players=not game.state.solo)


OFFERS: Final = Offers(
    _play, DigimonGame.actor, _scene, decision, describe_all, _ending, _tell, draw, write, read
)  # fmt: skip
