"""Inherent Special Summons: a monster's own condition and cost.

Source: Yu-Gi-Oh solo rules 3.4.
"""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.candidates import linked_zones
from engine.yugioh.legality.columns import named_zones
from engine.yugioh.legality.possible import possible
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.position.arrivals import BY_THE_OTHER, MADE_TO_BANISH, PROPERLY, arrival
from engine.yugioh.position.look import NO_EFFECT, procedure_paid
from engine.yugioh.position.slots import C_EFFECT, LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import context, open_context
from engine.yugioh.position.steps import begin, begin_clearing, begin_summon
from engine.yugioh.position.summon_zones import (
    FROM_EXTRA, TO_MAIN, to_beside, to_columns, to_linked, to_these,
)  # fmt: skip
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.position.zones import MAIN_MASK, free_extra, free_main
from engine.yugioh.procedure import Proceeding, Procedure, enter_procedure, procedure_row
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.gone import NOBODY, gone_alone, zones_given_up
from engine.yugioh.summoning.special import restricted
from engine.yugioh.vocabulary import (
    BY_SPECIAL, DECK, EXTRA, FACEUP, MZONE, OPPONENT, R_COST, R_EFFECT, R_SUMMON, YOU,
)  # fmt: skip


class ByItself(Procedure):
    """The monster's own Special Summon, at a cost."""

    CODE: Final = 4
    CONDITIONS: Final = 2  # each: first row, and past the last
    CONDITIONS_END: Final = 3
    COST: Final = 4
    COST_END: Final = 5
    AFTER: Final = 6  # what holds once it was summoned this way
    AFTER_END: Final = 7
    GROUP: Final = 8  # limit group + 1
    POSITIONS: Final = 9
    SPARES: Final = 10  # a choice of its cost decides on the zone
    WHOSE: Final = 11  # field
    LINKED: Final = 12  # filter + 1 of Link Monsters that point to the zone
    MADE: Final = 14  # what it makes of the monster (MADE_...)
    ZONES: Final = 13  # to which zones only (`steps.to_beside` ...), or 0

    def write(self, c: Proceeding, word: la.ByItself) -> list[int]:
        conditions = c.condition_rows(word.condition)
        cost = c.steps(word.cost, R_COST | R_SUMMON)
        after = c.steps(word.after, R_EFFECT)
        return procedure_row(
            ByItself, WHERE=word.where, CONDITIONS=conditions[0], CONDITIONS_END=conditions[1],
            COST=cost[0], COST_END=cost[1], AFTER=after[0], AFTER_END=after[1],
            GROUP=c.new_group() + 1 if word.once else 0, POSITIONS=word.position,
            SPARES=int(c.mark(cost, MZONE)), WHOSE=word.whose,
            LINKED=0 if word.linked is None else c.filter(word.linked) + 1,
            ZONES=_zones(c, word), MADE=MADE_TO_BANISH * word.banished,
        )  # fmt: skip

    def can(self, s: State, number: i64, card: i64, player: i64) -> bool:
        rows = s.t.procedures
        at = number * tb.PROCEDURE_SIZE
        side = 1 - player if rows[at + ByItself.WHOSE] == OPPONENT else player
        if restricted(s, card, player, False, side):
            return False
        group = rows[at + ByItself.GROUP]
        if group and s.data[limit_slot(player, group - 1)]:
            return False
        first = rows[at + ByItself.CONDITIONS]
        if not conditions_hold(s, first, rows[at + ByItself.CONDITIONS_END], card, player):
            return False
        # Each card that could pay the cost is looked at with the zone it leaves.
        if not rows[at + ByItself.SPARES] and not self.has_room(s, number, card, player, NOBODY):
            return False
        s.look.begin(card, player, gone_alone(card), NO_EFFECT, 0, 0)
        s.look.paying = procedure_paid(number)
        return possible(s, rows[at + ByItself.COST], rows[at + ByItself.COST_END], s.look)

    def has_room(self, s: State, number: i64, card: i64, player: i64, gone: i64) -> bool:
        rows = s.t.procedures
        at = number * tb.PROCEDURE_SIZE
        side: i64 = 1 - player if rows[at + ByItself.WHOSE] == OPPONENT else player
        leaving = zones_given_up(s, gone, side)
        if s.data[LOC + card] == EXTRA:
            up = s.data[POSITION + card] & FACEUP != 0
            return free_extra(s, side, s.definition[card], leaving, up) != 0
        free = free_main(s, side, leaving)
        linked = rows[at + ByItself.LINKED]
        if linked:
            free &= linked_zones(s, linked - 1, card, player, side, leaving)
        zones = rows[at + ByItself.ZONES]
        if zones:
            free &= named_zones(s, zones, card, player, leaving)
        return free != 0

    def offer(self, s: State, number: i64, card: i64, player: i64, must_use: i64,
              only_one: bool) -> i64:  # fmt: skip
        s.count = 0
        s.offer(0)
        return 1

    def use(self, s: State, number: i64, card: i64, player: i64) -> None:
        rows = s.t.procedures
        if s.data[LOC + card] == DECK:
            shuffle(s, s.owner[card])  # it is looked for
        at = number * tb.PROCEDURE_SIZE
        group = rows[at + ByItself.GROUP]
        if group:
            count_limit(s, player, group - 1)
        begin_clearing(s, 0)
        begin(s, 0, rows[at + ByItself.AFTER], rows[at + ByItself.AFTER_END])
        side = player
        how: i64 = PROPERLY
        if rows[at + ByItself.WHOSE] == OPPONENT:
            side = 1 - player
            how |= BY_THE_OTHER
        zones: i64 = FROM_EXTRA if s.data[LOC + card] == EXTRA else TO_MAIN
        if rows[at + ByItself.LINKED]:
            zones = to_linked(rows[at + ByItself.LINKED] - 1)
        if rows[at + ByItself.ZONES]:
            zones = rows[at + ByItself.ZONES]
        positions, made = rows[at + ByItself.POSITIONS], rows[at + ByItself.MADE]
        word = arrival(side, BY_SPECIAL, positions, made) | how
        begin_summon(s, card, word, zones, 0)
        open_context(s, 0, card, player)
        s.put(context(0) + C_EFFECT, procedure_paid(number))
        begin(s, 0, rows[at + ByItself.COST], rows[at + ByItself.COST_END])

    def has_materials(self) -> bool:
        return False

    def group(self, row: list[int]) -> int:
        return row[ByItself.GROUP]

    def rows(self, row: list[int]) -> list[int]:
        cost = range(row[ByItself.COST], row[ByItself.COST_END])
        return [*cost, *range(row[ByItself.AFTER], row[ByItself.AFTER_END])]


def _zones(c: Proceeding, word: la.ByItself) -> int:
    """To which zones alone it goes; 0 where that is not said."""
    if word.zones is None:
        return 0
    if word.whose != YOU or word.linked is not None or word.where & EXTRA:
        raise CompileError("only to the player's own Main Monster Zones")
    c.zones_matter = True
    if isinstance(word.zones, la.Beside):
        return to_beside(c.filter(word.zones.filter))
    if isinstance(word.zones, la.InColumn):
        c.has_columns = True
        return to_columns(word.zones.least)
    if isinstance(word.zones, la.Zones) and not word.zones.mask & ~MAIN_MASK:
        return to_these(word.zones.mask)
    raise CompileError(f"no zones in {word.zones.kind}")


enter_procedure(ByItself(), la.ByItself)
