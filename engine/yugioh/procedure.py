"""Summoning procedures: the ways in which monsters are summoned without an effect on the chain.

What a procedure is written from, whether it can be used, which materials it offers and how they
are used stand side by side in its class, each in a file of its own (`summoning/link` ...,
`turn/by_itself`).  `PROCEDURES[procedures[at]]` is the procedure of the row at the slot `at`.
"""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter, row
from engine.yugioh.instructions.tables import PROCEDURE_SIZE
from engine.yugioh.position.state import RuleError, State

CODES: Final = 16


class Proceeding(Protocol):
    """What writing a procedure needs of the compiler."""

    zones_matter: bool
    has_columns: bool

    def filter(self, item: Filter) -> int:
        """The number of a filter."""

    def in_place_of(self, tuner: Filter) -> Filter | None:
        """The cards that can be used in place of a Tuner that matches; None if there are none."""

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """Rows of conditions; the first, and past the last."""

    def steps(self, items: tuple[Node, ...], reason: int) -> tuple[int, int]:
        """Steps as rows; the first row, and past the last."""

    def mark(self, cost: tuple[int, int], needed: int) -> bool:
        """Mark the choices of one card from these places in a cost; whether there are any."""

    def new_group(self) -> int:
        """A new limit group."""


class Procedure(Instruction):
    """A way to summon a monster.  `at` is the slot of its row in `Tables.procedures`."""

    WHERE: Final = 1  # places the monster can be in

    def write(self, c: Proceeding, word: Any) -> list[int]:
        """The row of a word."""
        raise CompileError(f"no summoning procedure {word.kind}")

    def can(self, s: State, number: i64, card: i64, player: i64) -> bool:
        """Whether the procedure of this number can be used for a card in one of its places."""
        raise RuleError("no procedure")

    def material_sets(self, s: State, at: i64, card: i64, player: i64, only_one: bool,
                      must_use: i64) -> i64:  # fmt: skip
        """Offer the sets of materials; how many were found.

        With `only_one` it stops at the first; `must_use` says what has to be a material.
        """
        return 0

    def how(self) -> i64:
        """How the monster is summoned, beside being Special Summoned (BY_...)."""
        return 0

    def offer(self, s: State, number: i64, card: i64, player: i64, must_use: i64,
              only_one: bool) -> i64:  # fmt: skip
        """Offer what the summon takes; how many options there are.  With `only_one` it stops at the
        first.
        """
        raise RuleError("no procedure")

    def use(self, s: State, number: i64, card: i64, player: i64) -> None:
        """Summon, with the materials that stand in the first register of no chain link."""
        raise RuleError("no procedure")

    def has_materials(self) -> bool:
        """Whether its options are sets of materials."""
        return True

    def has_room(self, s: State, number: i64, card: i64, player: i64, gone: i64) -> bool:
        """Whether the card has a zone to go to once the cards `gone` have left their places."""
        raise RuleError("no procedure")

    def group(self, row: list[int]) -> int:
        """The limit group + 1 of a row, 0 for none."""
        return 0

    def rows(self, row: list[int]) -> list[int]:
        """The rows of operations that belong to a row."""
        return []


PROCEDURES: Final[vec[Procedure]] = vec[Procedure]([Procedure() for _ in range(CODES)])
_WRITERS: Final[dict[type[Node], Procedure]] = {}


def enter_procedure(kind: Procedure, word: type[Node]) -> None:
    """Add a kind of procedure, and the word that it is written from."""
    enter(PROCEDURES, kind)
    _WRITERS[word] = kind


def procedure_row(kind: type[Procedure], **values: int) -> list[int]:
    """A row with its operands."""
    return row(kind, PROCEDURE_SIZE, **values)


def write_procedure(c: Proceeding, word: Node) -> list[int]:
    """The row of a word. Raises CompileError for one that is no procedure."""
    writer = _WRITERS.get(type(word))
    if writer is None:
        raise CompileError(f"no summoning procedure {word.kind}")
    return writer.write(c, word)


def procedure_at(s: State, number: i64) -> Procedure:
    """What the procedure of this number is."""
    return PROCEDURES[s.t.procedures[number * PROCEDURE_SIZE]]
