"""Amounts of the effect language: what all have in common; the kinds are in `amounts`."""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.instructions.tables import AMOUNT_SIZE
from engine.digimon.position.state import RuleError, State
from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter, row

CODES: Final = 16


class Counting(Protocol):
    """What writing an amount needs of the compiler."""

    reads_events: bool

    def filter(self, item: Filter, areas: int) -> int:
        """The number of a filter of cards in these areas."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def place(self, what: Node, flags: int = 0) -> int:
        """The register of the cards that are meant."""

    def host(self, of: Node | None) -> int:
        """The register of the stack whose cards are meant, NOBODY, or HOSTS and what follows."""


class Amount(Instruction):
    """A number that is worked out.  `at` is the slot of the row in `Tables.amounts`."""

    def write(self, c: Counting, word: Any) -> dict[str, int]:
        """The operands of the row of a word."""
        raise CompileError(f"the amount {word.kind}")

    def value(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> i64:
        """The number now."""
        raise RuleError("no amount")


AMOUNTS: Final[vec[Amount]] = vec[Amount]([Amount() for _ in range(CODES)])
_WRITERS: Final[dict[type, Amount]] = {}


def enter_amount(kind: Amount, *words: type) -> None:
    """Add a kind of amount, and the words that it is written from."""
    enter(AMOUNTS, kind)
    for word in words:
        _WRITERS[word] = kind


def amount_row(c: Counting, word: Node | int) -> list[int]:
    """The row of a word. Raises CompileError for one that is no amount."""
    writer = _WRITERS.get(type(word))
    if writer is None:
        raise CompileError(f"the amount {word.kind if isinstance(word, Node) else word}")
    return row(type(writer), AMOUNT_SIZE, **writer.write(c, word))


def amount(s: State, number: i64, me: i64, player: i64, ctx: i64) -> i64:
    """An amount as it is now."""
    at = number * AMOUNT_SIZE
    return AMOUNTS[s.t.amounts[at]].value(s, at, me, player, ctx)
