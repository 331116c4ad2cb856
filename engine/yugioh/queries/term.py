"""Terms of filters that depend on the position; the kinds are in `terms`, who asks in `matching`.

What is printed on a card is looked up in a table; the rest of a filter is a row of terms, each
wanted or not wanted.
"""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter
from engine.yugioh.position.state import RuleError, State

CODES: Final = 96

# Columns of a row.
ARGUMENT: Final = 1
WANTED: Final = 2


class Filtering(Protocol):
    """What writing a term needs of the compiler."""

    zones_matter: bool
    has_columns: bool
    keeps_materials: bool
    turn_marks: int
    tells_used_by: bool
    tells_names_on: bool
    tells_names_within: bool

    def filter(self, item: Filter) -> int:
        """The number of a filter."""

    def name_row(self, leaf: Any) -> int:
        """The number of the row that tells of which names a card is this one."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def check(self, item: Filter, least: int = 1, first: Filter | None = None) -> int:
        """The number of the check that materials of a summon are put to."""

    def counter(self, name: str) -> int:
        """The number of a kind of counters."""

    def one_register(self, what: Node) -> int:
        """The register of the cards of one choice."""

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """The rows of these conditions: the first, and past the last."""


class Term(Instruction):
    """A question about a card as it is now."""

    def argument(self, c: Filtering, leaf: Any) -> int:
        """The argument of the term in which this part of a filter is written."""
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        """Whether it is so, seen from the card of an effect (`me`, or -1) and its player."""
        raise RuleError("no term")


TERMS: Final[vec[Term]] = vec[Term]([Term() for _ in range(CODES)])
_OF_STATE: Final[dict[str, Term]] = {}
_OF_LEAF: Final[dict[type, Term]] = {}


def enter_term(kind: Term, *leaves: type | str) -> None:
    """Add a kind of term, and of which leaf it is, or of which named states of a card."""
    enter(TERMS, kind)
    for of in leaves:
        if isinstance(of, str):
            _OF_STATE[of] = kind
        else:
            _OF_LEAF[of] = kind


def term_row(c: Filtering, leaf: Filter, state: str, wanted: bool) -> tuple[int, int, int]:
    """The row of a leaf; `state` is the name where it is a named state, else nothing."""
    kind = _OF_STATE.get(state) if state else _OF_LEAF.get(type(leaf))
    if kind is None:
        raise CompileError(f"no dynamic term for {leaf}")
    code: int = type(kind).CODE  # type: ignore[attr-defined]
    return code, kind.argument(c, leaf), int(wanted)
