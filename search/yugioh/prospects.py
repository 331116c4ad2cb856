"""The lines of a search that end in a draw, and what they are worth on average, for results."""

from collections.abc import Sequence
from typing import Final

from engine.notation import write_line
from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.describe import describe, story
from engine.yugioh.worth.searched import YugiohPlay
from engine.yugioh.worth.value import GOAL
from search import chance
from search.searched import Searched
from search.yugioh.result import Outcome, Prospect, Step

_MOST: Final = 3
# Searching on from a draw takes some thousand nodes: not worth it beside a search of fewer.
_NODES_FOR_EACH: Final = 16_000


def look_on(
    game: YugiohGame, play: YugiohPlay, search: Searched, *, wanted: bool, on: bool
) -> list[Prospect]:
    """The best prospects of a search, best first; if `on` searched on where its limit allows it.

    `wanted` says that values are points of a goal. The game is at the root, and is left there.
    """
    most = min(_MOST, int(search.max_nodes) // _NODES_FOR_EACH)
    if not (on and most):
        return [
            _prospect(game, [*search.line(node), taken], worth, (), wanted)
            for worth, _, node, taken, _ in search.prospects[:_MOST]
        ]
    return [
        _prospect(game, prospect.line, prospect.worth, prospect.outcomes, wanted)
        for prospect in chance.look_on(play, search, most)
    ]


def _prospect(
    game: YugiohGame,
    line: Sequence[Sequence[int]],
    worth: float,
    outcomes: Sequence[chance.Outcome],
    wanted: bool,
) -> Prospect:
    """A prospect with its line in words."""
    root = game.mark()
    steps = tuple(Step(step.text, step.chained) for step in story(game, line))
    moves = write_line(game, line)
    for option in (option for command in line for option in command):
        game.advance()
        game.take(option)
    game.advance()
    found = []
    for outcome in outcomes:
        estimated = not outcome.line
        score = _score(outcome.worth, wanted, average=estimated)
        text = describe(game, outcome.option)
        found.append(Outcome(text, outcome.chance, score, estimated))
    game.undo_to(root)
    score = _score(worth, wanted, average=True)
    if found:
        score = sum(item.chance * item.score for item in found)
    # The best first, and of equals the likeliest.
    found.sort(key=lambda item: (-item.score, -item.chance, item.text))
    return Prospect(score, steps, moves, tuple(found))


def _score(worth: float, wanted: bool, *, average: bool) -> float:
    """The score in a value of the search, which has the default value below the points of a goal.

    In an average of such values the two cannot be told apart; there the default value is less
    than a hundredth of a point.
    """
    worth = max(worth, 0)
    if not wanted:
        return worth
    return worth / GOAL if average else worth // GOAL
