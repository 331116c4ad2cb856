"""Conditions of the effect language: what all have in common; the kinds are in `conditions`.

A condition is asked now, or in the chain link of the effect that it is part of.
"""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter, row
from engine.yugioh.instructions.tables import CONDITION_SIZE
from engine.yugioh.position.state import RuleError, State

CODES: Final = 64


class Asking(Protocol):
    """What writing a condition needs of the compiler."""

    known: tuple[int, int] | None
    known_word: Node | None
    index: dict[int, int]

    def filter(self, item: Filter) -> int:
        """The number of a filter."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def tally(self, what: int, item: Filter, least: int, phase: int = 0) -> int:
        """The number of the tally that counts this (in a phase), at least as far as `least`."""

    def check(self, item: Filter, least: int = 1, first: Filter | None = None) -> int:
        """The number of the check that materials of a summon are put to."""

    def one_register(self, what: Node) -> int:
        """The register of the cards of one choice."""

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """The rows of these conditions: the first, and past the last."""


class Condition(Instruction):
    """A question that an effect asks.  `at` is the slot of the row in `Tables.conditions`."""

    def write(self, c: Asking, word: Any) -> list[list[int]]:
        """The rows of a word."""
        raise CompileError(f"no condition {word.kind}")

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        """Whether it is so; `always` leaves the moment aside, see `conditions_hold`."""
        raise RuleError("no condition")

    def rows(self, s: State, at: i64) -> i64:
        """How many rows it takes."""
        return 1


CONDITIONS: Final[vec[Condition]] = vec[Condition]([Condition() for _ in range(CODES)])
_WRITERS: Final[dict[type, Condition]] = {}


def enter_condition(kind: Condition, *words: type) -> None:
    """Add a kind of condition, and the words that it is written from."""
    enter(CONDITIONS, kind)
    for word in words:
        _WRITERS[word] = kind


def condition_row(kind: type[Condition], **values: int) -> list[int]:
    """A row with its operands."""
    return row(kind, CONDITION_SIZE, **values)


def write_condition(c: Asking, word: Node) -> list[list[int]]:
    """The rows of a word. Raises CompileError for one that is no condition."""
    writer = _WRITERS.get(type(word))
    if writer is None:
        raise CompileError(f"no condition {word.kind}")
    return writer.write(c, word)


def conditions_hold(
    s: State, start: i64, end: i64, me: i64, player: i64, link: i64 = 0, always: bool = False
) -> bool:
    """Whether all conditions of these rows hold, in the chain link `link` (0: in none).

    `always` leaves the moment aside: turn, phase, what happened in it, what is answered.
    """
    at = start * CONDITION_SIZE
    while at < end * CONDITION_SIZE:
        kind = CONDITIONS[s.t.conditions[at]]
        if not kind.holds(s, at, me, player, link, always):
            return False
        at += kind.rows(s, at) * CONDITION_SIZE
    return True
