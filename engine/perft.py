"""Perft: how many lines, choices and different positions lie within a number of commands.

The measure of a move generator, taken over from chess.  A *line* is a way to
make that many commands, so lines that meet in one position count each; a
*state* counts once, at the number of commands in which it is first reached.
Both are of open states, where the player may act or end the turn.  Two
engines that agree on all of these numbers, and on the sum of the keys, offer
the same choices; one that changes them has changed a rule.

Draws and other chance decisions count like choices, every outcome once.
Where a game asks for something before its first command, such as a Digi-Egg to
hatch, that is counted at depth 0.
"""

from dataclasses import dataclass
from typing import Protocol

from engine.games import offers
from engine.walk import Walk


class Walkable(Protocol):
    """What perft needs of a game."""

    @property
    def name(self) -> str:
        """The name of the game: its package in `engine`."""

    def advance(self) -> int:
        """Work until a choice is needed; the number of options, 0 when the game is over."""

    def options(self) -> list[int]:
        """The options of the present decision."""

    def take(self, option: int) -> None:
        """Go on with an option."""

    def is_open(self) -> bool:
        """Whether a command is wanted next."""

    def key(self) -> int:
        """The key of an open state."""

    def mark(self) -> int:
        """A point to come back to."""

    def undo_to(self, mark: int) -> None:
        """Take everything back to a mark."""


@dataclass(frozen=True)
class Lines:
    """Lines by depth.

    `lines[d]` lead to an open state with d commands; `choices[d]` options were
    taken in the d-th commands of all of them (with d = 0 before the first), and
    `ends[d]` of these ended the game.  `checksum` is over the keys of all the
    states met.
    """

    lines: tuple[int, ...]
    choices: tuple[int, ...]
    ends: tuple[int, ...]
    checksum: int


@dataclass(frozen=True)
class Counts(Lines):
    """Lines and, by the depth at which each is first reached, different states."""

    states: tuple[int, ...]


def perft(game: Walkable, depth: int) -> Counts:
    """Count everything within `depth` commands of the present open state."""
    found = count_lines(game, depth)
    states = count_states(game, depth)
    return Counts(found.lines, found.choices, found.ends, found.checksum, states)


def count_lines(game: Walkable, depth: int) -> Lines:
    """Count the lines, all in the compiled walk: this is what speed is measured by."""
    played = offers(game.name).play(game)
    choices: list[int] = []
    ends: list[int] = []
    for limit in range(depth + 1):
        # A walk to each depth: what one adds to the one before happened in its last commands.
        last = Walk(limit)
        last.walk(played, limit, 0)
        choices.append(int(last.choices) - sum(choices))
        ends.append(int(last.ends) - sum(ends))
    return Lines(
        tuple(int(count) for count in last.opens), tuple(choices), tuple(ends), int(last.sum)
    )


def count_states(game: Walkable, depth: int) -> tuple[int, ...]:
    """Count the different states by the least number of commands that reaches them."""
    first: dict[int, int] = {}
    mark = game.mark()
    _visit(game, depth, 0, first)
    game.undo_to(mark)
    counts = [0] * (depth + 1)
    for made in first.values():
        counts[made] += 1
    return tuple(counts)


def _visit(game: Walkable, depth: int, made: int, first: dict[int, int]) -> None:
    """Go on from wherever the game is; a state is gone on from again if it is met earlier."""
    if not game.advance():
        return
    if game.is_open():
        key = game.key()
        if first.get(key, depth + 1) <= made:
            return
        first[key] = made
        if made == depth:
            return
        made += 1
    for option in game.options():
        mark = game.mark()
        game.take(option)
        _visit(game, depth, made, first)
        game.undo_to(mark)
