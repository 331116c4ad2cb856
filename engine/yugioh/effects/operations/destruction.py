"""Destruction, and what a player may give up instead (`effects/replacement`)."""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.effects.operations.each_card import Departure
from engine.yugioh.effects.replacement import (
    ASKED, must_replace, next_replacement, next_staying, start_destruction, take_replacement,
    take_staying,
)  # fmt: skip
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import move, stay_as_spell
from engine.yugioh.operation import NO_CHOICE, OPERATIONS, YES_OR_NO, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import ITSELF
from engine.yugioh.position.slots import C_ROLLED, DOOMED, SAVED, STATUS, STAYING
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, player_of
from engine.yugioh.position.steps import RunStep, stage_of
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.in_force import FIRST, may_banish
from engine.yugioh.vocabulary import BANISHED, EXTRA, GRAVE, PENDULUM, R_DESTROY


class Destroy(Departure):
    """Destroy the cards of a register; what may be given up instead is asked first."""

    CODE: Final = 13
    DESTROYED: Final = 3  # register + 1 of those that were destroyed
    IF_FIRST: Final = 4  # condition under which they are banished, not sent to the GY
    IF_LAST: Final = 5  # past the last; without any the same as the first
    KEEPS: Final = 6  # 1: the ATK that it had is kept with the chain link

    def find(self, c: Steps, what: la.AttackHad, flags: int) -> int:
        number = c.latest(Destroy)
        if number < 0:
            raise CompileError("nothing was destroyed before")
        c.fill(number, Destroy.KEEPS, 1)
        return ITSELF

    def write(self, c: Steps, word: la.Destroy, reason: int) -> None:
        what = c.place(word.what)
        kept = c.new_register(word.name) + 1 if word.name else 0
        first, last = c.condition_rows(word.banished_if) if word.banished_if else (0, 0)
        c.row(Destroy, WHAT=what, REASON=reason, DESTROYED=kept, IF_FIRST=first, IF_LAST=last,
              KEEPS=0)  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return GRAVE | EXTRA

    def found_in(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Destroy.DESTROYED] - 1

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        row = self._chooser(s, at)
        return row >= 0 and OPERATIONS[s.t.ops[row]].look_for(s, row, look)

    def sizes(self, s: State, at: i64) -> i64:
        row = self._chooser(s, at)
        return OPERATIONS[s.t.ops[row]].sizes(s, row)

    def _chooser(self, s: State, at: i64) -> i64:
        """The row that chooses what is destroyed, or -1."""
        number = s.t.ops[at + Destroy.WHAT]
        row = at - tb.OP_SIZE
        while row >= 0 and (number < 0 or OPERATIONS[s.t.ops[row]].found_in(s, row) != number):
            row -= tb.OP_SIZE
        return row

    def does(self, word: la.Destroy, source: int) -> int:
        on_field = tb.DOES_DESTROY if source & v.FIELD_PLACES else 0
        return tb.DOES_DESTROY_ANYWHERE | on_field

    def offer(self, s: State, at: i64, step: i64) -> i64:
        if stage_of(s, step) == 0:
            ops = s.t.ops
            start_destruction(
                s, s.data[step + RunStep.LINK], ops[at + Destroy.WHAT], ops[at + Destroy.REASON]
            )
            s.put(step + RunStep.STAGE, FIRST)
        if self._asks_instead(s, at, step) or next_staying(s, step):
            s.count = 0
            s.offer(1)
            if not (self._asks_instead(s, at, step) and must_replace(s, step)):
                s.offer(0)
            return s.count
        return NO_CHOICE

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        if self._asks_instead(s, at, step):
            take_replacement(s, step, option)
        else:
            take_staying(s, step, next_staying(s, step) - 1, option)

    def _asks_instead(self, s: State, at: i64, step: i64) -> bool:
        """Whether something can be done instead: of what an effect destroys, not of a cost."""
        if not s.t.ops[at + Destroy.REASON] & v.R_EFFECT or stage_of(s, step) >= ASKED:
            return False
        return next_replacement(s, step) != 0

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        status = s.data[STATUS + card]
        if not status & DOOMED:
            return 0
        s.put(STATUS + card, status & ~(DOOMED | SAVED))
        if status & SAVED:
            return 0
        if s.t.ops[at + Destroy.KEEPS]:
            s.put(context(link) + C_ROLLED, s.attack(card))
        if status & STAYING:
            stay_as_spell(s, card, reason | R_DESTROY)
        else:
            # What goes to the Extra Deck is not sent to the GY.
            to_extra = s.t.type[s.definition[card]] & PENDULUM != 0
            away = not to_extra and may_banish(s) and self._banishes(s, at, link)
            move(s, card, BANISHED if away else GRAVE, reason | R_DESTROY)
        if s.t.ops[at + Destroy.DESTROYED]:
            s.keep(link, s.t.ops[at + Destroy.DESTROYED] - 1, card)
        return 1

    def _banishes(self, s: State, at: i64, link: i64) -> bool:
        """Whether what is destroyed is banished."""
        first = s.t.ops[at + Destroy.IF_FIRST]
        last = s.t.ops[at + Destroy.IF_LAST]
        if first == last:
            return False
        return conditions_hold(s, first, last, card_of(s, link), player_of(s, link), link)

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return YES_OR_NO

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "destroy", ""


register(Destroy(), la.Destroy, la.AttackHad)
