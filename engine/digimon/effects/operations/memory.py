"""Memory: gained, lost, set, paid."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.events.waking import happen
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import Operation, Steps, register
from engine.digimon.position.memory_gauge import can_pay, gain, pay
from engine.digimon.position.slots import C_CARD, MEMORY, PLAYER
from engine.digimon.position.state import State
from engine.digimon.position.steps import context, done
from engine.digimon.queries.amount import amount
from engine.digimon.queries.prohibitions import banned
from engine.digimon.rules.meant import effect_facts


class ChangeMemory(Operation):
    """Gain or lose memory."""

    CODE: Final = 3
    AMOUNT: Final = 1
    SIGN: Final = 2  # 1: gain, -1: lose

    def write(self, c: Steps, word: lo.GainMemory | lo.LoseMemory, flags: int) -> None:
        sign = 1 if isinstance(word, lo.GainMemory) else -1
        c.row(ChangeMemory, AMOUNT=c.amount(word.amount), SIGN=sign)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        sign = s.t.ops[at + ChangeMemory.SIGN]
        number = amount(s, s.t.ops[at + ChangeMemory.AMOUNT], me, player, ctx)
        if number < 0:
            number = 0  # never the opposite (rule 1-3-4)
        if sign > 0 and banned(s, player, tb.BAN_GAIN_MEMORY, s.data[context(ctx) + C_CARD]):
            number = 0
        gain(s, player, number * sign)
        done(s, ctx, number)
        if sign > 0 and number > 0:
            happen(s, tb.EV_MEMORY, 0, player, effect_facts(s, ctx), 0)


class SetMemory(Operation):
    """Set the memory to a number on the player's side."""

    CODE: Final = 4
    TO: Final = 1

    def write(self, c: Steps, word: lo.SetMemory, flags: int) -> None:
        c.row(SetMemory, TO=word.to)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        to = s.t.ops[at + SetMemory.TO]
        s.put(MEMORY, to if player == s.data[PLAYER] else -to)
        done(s, ctx, 1)


class PayCost(Operation):
    """Pay a cost in full, or not at all (rule 4-2-2)."""

    CODE: Final = 5
    AMOUNT: Final = 1

    def write(self, c: Steps, word: lo.PayCost, flags: int) -> None:
        c.row(PayCost, AMOUNT=c.amount(word.amount))

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return can_pay(s, player, amount(s, s.t.ops[at + PayCost.AMOUNT], me, player, ctx))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        number = amount(s, s.t.ops[at + PayCost.AMOUNT], me, player, ctx)
        payable = can_pay(s, player, number)
        if payable:
            pay(s, player, number)
        done(s, ctx, 1 if payable else 0)


register(ChangeMemory(), lo.GainMemory, lo.LoseMemory)
register(SetMemory(), lo.SetMemory)
register(PayCost(), lo.PayCost)
