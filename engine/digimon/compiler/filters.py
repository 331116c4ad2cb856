"""Compiling filters, amounts and conditions: what is looked up, and what is evaluated.

The static part of a filter becomes a row of a table over definitions, the rest a few dynamic
terms.  A filter of cards on the field differs in one point: a Digi-Egg there is a Digimon (4-3-1).
"""

from engine.digimon.language import card as c
from engine.digimon import language as la
from engine.digimon.language.filters import NO_BOUND
from engine.digimon import vocabulary as v
from engine.digimon.compiler.known import ELSEWHERE, Asked, Known, Parts
from engine.digimon.compiler.printed import printed
from engine.digimon.instructions.tables import HOSTS, NOBODY
import engine.digimon.queries.amounts  # (enters its kinds, as the next three do)
import engine.digimon.queries.conditions
import engine.digimon.queries.information
import engine.digimon.queries.terms  # noqa: F401
from engine.digimon.queries.amount import amount_row
from engine.digimon.queries.condition import write_condition
from engine.digimon.queries.term import term_row
from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError


class FilterCompiler:
    """Numbers filters, amounts and conditions."""

    def __init__(self, cards: list[c.Card], known: Known | None = None) -> None:
        self.cards = cards
        self.known = known or Known()
        self.places = [self.known.place(card) for card in cards]
        self.among = frozenset(self.places)
        self.definitions = [self.known.definitions[place] for place in self.places]
        self.kinds = frozenset[type[Node]]().union(*(one.kinds for one in self.definitions))
        self.changes_colors = bool(self.kinds & {c.OriginalColor, c.AlsoColor, c.ColorsUnder})
        self.adds_digimon = c.AlsoDigimon in self.kinds
        self.on_field = Asked(
            True, self.changes_colors, c.PlayCost in self.kinds, self.adds_digimon
        )
        self.filters: dict[Parts, int] = {}
        self.filter_rows: list[list[tuple[int, list[list[int]]]]] = []
        self.filter_open: list[bool] = []
        self.static_rows: dict[tuple[bool, ...], int] = {}
        self.conditions: list[list[int]] = []
        self.amounts: list[list[int]] = []
        self.keywords_read = 0
        self.reads_events = False
        self._cause: Filter | None = None

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register."""
        raise NotImplementedError

    def host(self, of: Node | None) -> int:
        """The register of the stack whose cards are meant, NOBODY, or HOSTS and what follows."""
        if of is None:
            return NOBODY
        if isinstance(of, la.Each):
            if of.areas not in (v.BATTLE, v.BREEDING):
                raise CompileError("cards under others that are in two areas")
            return HOSTS - 2 * self.filter(of.filter, of.areas) - (of.areas == v.BREEDING)
        return self.place(of)

    # ------------------------------------------------------------- filters

    def filter(self, item: Filter, areas: int) -> int:
        """The number of a filter of cards in these areas."""
        field = bool(areas) and not areas & ~v.FIELD
        parts = self.known.parts(item, self.on_field if field else ELSEWHERE)
        found = self.filters.get(parts)
        if found is not None:
            return found
        rows: list[tuple[int, list[list[int]]]] = []
        for facts, asked in parts.alternatives:
            holding = facts.holding(self.known, self.among)
            bits = tuple([place in holding for place in self.places])
            row = self.static_rows.setdefault(bits, len(self.static_rows))
            rows.append((row, [self._term(leaf, wanted) for leaf, wanted in asked]))
        # Nested filters may have taken numbers meanwhile.
        number = len(self.filter_rows)
        self.filter_rows.append(rows)
        self.filter_open.append(parts.open)
        if parts.shared:
            self.filters[parts] = number
        return number

    def _term(self, leaf: Filter, wanted: bool) -> list[int]:
        state: str = leaf.name if isinstance(leaf, la.State) else ""
        if isinstance(leaf, la.Between):
            state = "at least" if leaf.most == NO_BOUND else "at most"
        return term_row(self, leaf, state, wanted)

    # ---------------------------------------------------------- conditions

    def cause(self, item: Filter) -> None:
        """A condition asks whether an event was by an effect of a card that matches."""
        if self._cause not in (None, item):
            raise CompileError("effects of several cards that events are asked for")
        self._cause = item

    def is_cause(self, card: c.Card) -> bool:
        """Whether a condition asks for effects of this card."""
        return self._cause is not None and printed(self._cause, card)

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""
        self.amounts.append(amount_row(self, item))
        return len(self.amounts) - 1

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """All of these conditions as rows; first row, and past the last."""
        rows: list[list[int]] = []
        for item in items:
            rows += write_condition(self, item)
        start = len(self.conditions)
        self.conditions += rows
        return start, len(self.conditions)
