"""Terms of filters that depend on the position; the kinds are in `terms`."""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.instructions.tables import TERM_SIZE
from engine.digimon.position.state import RuleError, State
from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter, row

CODES: Final = 32

WANTED: Final = 5  # the last column of every row: whether it is to be so


class Filtering(Protocol):
    """What writing a term needs of the compiler."""

    keywords_read: int

    def filter(self, item: Filter, areas: int) -> int:
        """The number of a filter of cards in these areas."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def place(self, what: Node, flags: int = 0) -> int:
        """The register of the cards that are meant."""

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """The rows of these conditions: the first, and past the last."""


class Term(Instruction):
    """A question about a thing as it is now.  `at` is the slot of the row in `Tables.terms`."""

    def write(self, c: Filtering, leaf: Any) -> dict[str, int]:
        """The operands of the term in which this part of a filter is written."""
        return {}

    def holds(self, s: State, at: i64, thing: i64, me: i64, player: i64, ctx: i64) -> bool:
        """Whether it is so, seen from `me`, its player and the context of an effect."""
        raise RuleError("no term")


TERMS: Final[vec[Term]] = vec[Term]([Term() for _ in range(CODES)])
_OF_STATE: Final[dict[str, Term]] = {}
_OF_LEAF: Final[dict[type, Term]] = {}


def enter_term(kind: Term, of: type | str) -> None:
    """Add a kind of term, and of which leaf it is, or of which named state of a card."""
    enter(TERMS, kind)
    if isinstance(of, str):
        _OF_STATE[of] = kind
    else:
        _OF_LEAF[of] = kind


def term_row(c: Filtering, leaf: Filter, state: str, wanted: bool) -> list[int]:
    """The row of a leaf; `state` is the name where it is a named state, else nothing."""
    kind = _OF_STATE.get(state) if state else _OF_LEAF.get(type(leaf))
    if kind is None:
        raise CompileError(f"the state {state!r}" if state else f"the filter {leaf.kind}")
    numbers = row(type(kind), TERM_SIZE, **kind.write(c, leaf))
    numbers[WANTED] = int(wanted)
    return numbers
