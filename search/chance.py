"""Searching on from a draw: what a line with an uncertain continuation is worth.

The search itself stops at a chance decision and estimates it by ending the
turn right after each outcome (`best_first`).  Here the best of these
*prospects* are searched on, once from every outcome, with a share of the
nodes each.  The worth of a prospect is the average of the best end boards
found, weighted by how likely the outcomes are: what a player gets who decides
anew after seeing the card.  A second draw behind the first counts with its
estimate.  Nothing here depends on the order of the Deck, only on what is in it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.game import Game
from search.best_first import Search
from search.searched import Searched

SHARE = 4  # nodes for all prospects together: max_nodes // SHARE
LEAST = 200  # nodes for one outcome at the least


@dataclass(frozen=True)
class Outcome:
    """One outcome of a draw and the best found behind it.

    `option` is nature's, `chance` its probability, `line` the options of each
    command from there to the end of the turn (none if the end is estimated).
    """

    option: int
    chance: float
    worth: int
    line: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Prospect:
    """A line to a chance decision, and what it is worth on average."""

    worth: float
    line: tuple[tuple[int, ...], ...]
    outcomes: tuple[Outcome, ...]


def look_on(game: Game, search: Searched, most: int = 3) -> list[Prospect]:
    """The best prospects of a search, searched on; best first.  The game is left at the root."""
    chosen = search.prospects[:most]
    search.home()
    found = []
    for _, _, node, taken, _ in chosen:
        line = (*(tuple(command) for command in search.line(node)), tuple(taken))
        found.append(_prospect(game, search, line, len(chosen)))
    return sorted(found, key=lambda prospect: (-prospect.worth, len(prospect.line)))


def _prospect(
    game: Game, search: Searched, line: Sequence[tuple[int, ...]], shares: int
) -> Prospect:
    root = game.mark()
    _follow(game, line)
    count = int(game.advance())
    options = [int(game.option(index)) for index in range(count)]
    weights = [int(game.weight(index)) for index in range(count)]
    nodes = max(LEAST, int(search.max_nodes) // SHARE // shares // count)
    outcomes = []
    for option, weight in zip(options, weights, strict=True):
        mark = game.mark()
        game.take(option)
        outcomes.append(_outcome(game, option, weight / sum(weights), nodes))
        game.undo_to(mark)
    game.undo_to(root)
    return Prospect(
        sum(outcome.chance * outcome.worth for outcome in outcomes), tuple(line), tuple(outcomes)
    )


def _outcome(game: Game, option: int, chance: float, nodes: int) -> Outcome:
    """The best end board found after one outcome."""
    mark = game.mark()
    behind = Search(game, nodes, 1)
    behind.run(nodes)
    behind.home()
    best = behind.boards[0] if behind.boards else None
    uncertain = behind.prospects[0][0] if behind.prospects else -1
    game.undo_to(mark)
    if best is None or uncertain > best[1]:
        return Outcome(option, chance, uncertain, ())
    _, worth, _, node, end = best
    line = (*(tuple(command) for command in behind.line(node)), tuple(end))
    return Outcome(option, chance, worth, line)


def _follow(game: Game, line: Sequence[Sequence[int]]) -> None:
    for command in line:
        for option in command:
            game.advance()
            game.take(option)
