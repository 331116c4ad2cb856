"""Amounts of the effect language: what all of them have in common; the kinds are in `amounts`.

`amount(s, number, …)` is the value of an amount as it is now, seen from the card of an effect
(`me`), its player, and the chain link whose choices count.
"""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter, row
from engine.yugioh.instructions.tables import AMOUNT_SIZE
from engine.yugioh.position.state import RuleError, State

CODES: Final = 64

# Columns of every row; the kind's own lie between its code and these.
TIMES: Final = 4
PARTS: Final = 5  # of how many one is taken, rounded up


class Counting(Protocol):
    """What writing an amount needs of the compiler."""

    def filter(self, item: Filter) -> int:
        """The number of a filter."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def counter(self, name: str) -> int:
        """The number of a kind of counters."""

    def tally(self, what: int, item: Filter, least: int, phase: int = 0) -> int:
        """The number of the tally that counts this (in a phase), at least as far as `least`."""

    def place(self, what: Node, flags: int = 0) -> int:
        """The register of the cards that are meant."""


class Amount(Instruction):
    """A number that is worked out.  `at` is the slot of the row in `Tables.amounts`."""

    def write(self, c: Counting, word: Any) -> dict[str, int]:
        """The operands of the row of a word."""
        raise CompileError(f"no amount {word.kind}")

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        """The number now; `changed` is the card whose ATK or DEF is being worked out."""
        raise RuleError("no amount")


AMOUNTS: Final[vec[Amount]] = vec[Amount]([Amount() for _ in range(CODES)])
_WRITERS: Final[dict[type, Amount]] = {}


def enter_amount(kind: Amount, *words: type) -> None:
    """Add a kind of amount, and the words that it is written from."""
    enter(AMOUNTS, kind)
    for word in words:
        _WRITERS[word] = kind


def amount_row(c: Counting, word: Node | int, times: int = 1) -> list[int]:
    """The row of a word. Raises CompileError for one that is no amount."""
    writer = _WRITERS.get(type(word))
    if writer is None:
        raise CompileError(f"no amount {word.kind if isinstance(word, Node) else word}")
    numbers = row(type(writer), AMOUNT_SIZE, **writer.write(c, word))
    numbers[TIMES], numbers[PARTS] = times, 1
    return numbers


def amount(s: State, number: i64, me: i64, player: i64, link: i64, changed: i64 = -1) -> i64:
    """The value of an amount.

    `link` is the chain link whose choices it may speak of, `changed` the card whose ATK or DEF is
    being worked out.
    """
    at = number * AMOUNT_SIZE
    rows = s.t.amounts
    found = AMOUNTS[rows[at]].value(s, at, me, player, link, changed)
    if rows[at + PARTS] == 2:
        found = (found + 1) >> 1
    return found * rows[at + TIMES]
