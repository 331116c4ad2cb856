"""Conditions of the effect language: what all have in common; the kinds are in `conditions`."""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.instructions.tables import CONDITION_SIZE
from engine.digimon.position.state import RuleError, State
from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter, row

CODES: Final = 16


class Asking(Protocol):
    """What writing a condition needs of the compiler."""

    def filter(self, item: Filter, areas: int) -> int:
        """The number of a filter of cards in these areas."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def place(self, what: Node, flags: int = 0) -> int:
        """The register of the cards that are meant."""

    def cause(self, item: Filter) -> None:
        """Have events by effects of cards that match say so."""


class Condition(Instruction):
    """A question that an effect asks.  `at` is the slot of the row in `Tables.conditions`."""

    def write(self, c: Asking, word: Any) -> list[list[int]]:
        """The rows of a word."""
        raise CompileError(f"the condition {word.kind}")

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        """Whether it is so."""
        raise RuleError("no condition")

    def rows(self, s: State, at: i64) -> i64:
        """How many rows it takes."""
        return 1


CONDITIONS: Final[vec[Condition]] = vec[Condition]([Condition() for _ in range(CODES)])
_WRITERS: Final[dict[type, Condition]] = {}


def enter_condition(kind: Condition, word: type) -> None:
    """Add a kind of condition, and the word that it is written from."""
    enter(CONDITIONS, kind)
    _WRITERS[word] = kind


def condition_row(kind: type[Condition], **values: int) -> list[int]:
    """A row with its operands."""
    return row(kind, CONDITION_SIZE, **values)


def write_condition(c: Asking, word: Node) -> list[list[int]]:
    """The rows of a word. Raises CompileError for one that is no condition."""
    writer = _WRITERS.get(type(word))
    if writer is None:
        raise CompileError(f"the condition {word.kind}")
    return writer.write(c, word)


def conditions_hold(s: State, first: i64, last: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether all of these conditions hold."""
    at = first * CONDITION_SIZE
    while at < last * CONDITION_SIZE:
        kind = CONDITIONS[s.t.conditions[at]]
        if not kind.holds(s, at, me, player, ctx):
            return False
        at += kind.rows(s, at) * CONDITION_SIZE
    return True
