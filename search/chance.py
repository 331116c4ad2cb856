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
from itertools import islice
from typing import NamedTuple

from engine.game import Game
from search.best_first import Search
from search.outlook import CHOICES_OF_NODE
from search.searched import Searched

SHARE = 4  # nodes for all prospects together: max_nodes // SHARE
LEAST = 200  # nodes for one outcome at the least
CHOICES = 100_000  # for one outcome, and more for each node: there may be some hundred outcomes


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


class Drawn(NamedTuple):
    """One outcome of a draw to search on from: the line to it, nature's option, and nodes."""

    line: tuple[tuple[int, ...], ...]
    option: int
    nodes: int


def look_on(game: Game, search: Searched, most: int = 3) -> list[Prospect]:
    """The best prospects of a search, searched on; best first.  The game is left at the root."""
    search.home()
    lines = [
        (*(tuple(command) for command in search.line(node)), tuple(taken))
        for _, _, node, taken, _ in search.prospects[:most]
    ]
    asked: list[Drawn] = []
    chances: list[list[float]] = []
    for line in lines:
        options, weights = _outcomes(game, line)
        nodes = max(LEAST, int(search.max_nodes) // SHARE // len(lines) // len(options))
        asked += [Drawn(line, option, nodes) for option in options]
        chances.append([weight / sum(weights) for weight in weights])
    behind = iter(zip(asked, search.each(look_behind, asked), strict=True))
    found = []
    for line, each in zip(lines, chances, strict=True):
        outcomes = tuple(
            Outcome(drawn.option, chance, *best)
            for chance, (drawn, best) in zip(each, islice(behind, len(each)), strict=True)
        )
        worth = sum(outcome.chance * outcome.worth for outcome in outcomes)
        found.append(Prospect(worth, line, outcomes))
    return sorted(found, key=lambda prospect: (-prospect.worth, len(prospect.line)))


def _outcomes(game: Game, line: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """What nature may decide at the end of a line, and how likely each is."""
    root = game.mark()
    _follow(game, line)
    count = int(game.advance())
    options = [int(game.option(index)) for index in range(count)]
    weights = [int(game.weight(index)) for index in range(count)]
    game.undo_to(root)
    return options, weights


def look_behind(game: Game, drawn: Drawn) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The worth of the best end board found after an outcome, and the line from there to it: none
    if it is an estimate.
    """
    root = game.mark()
    _follow(game, drawn.line)
    game.advance()
    game.take(drawn.option)
    behind = Search(game, drawn.nodes, 1)
    behind.most_choices = CHOICES + CHOICES_OF_NODE * drawn.nodes
    behind.run(drawn.nodes)
    best = behind.boards[0] if behind.boards else None
    uncertain = behind.prospects[0][0] if behind.prospects else -1
    game.undo_to(root)
    if best is None or uncertain > best[1]:
        return uncertain, ()
    _, worth, _, node, end = best
    return worth, tuple(map(tuple, (*behind.line(node), *end)))


def _follow(game: Game, line: Sequence[Sequence[int]]) -> None:
    for command in line:
        for option in command:
            game.advance()
            game.take(option)
