"""Attacks by effect, and what becomes of the attack that goes on."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.events.waking import happen
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import ENOUGH, IMPOSSIBLE, Operation, Steps, register
from engine.digimon.position.movement import in_battle
from engine.digimon.position.slots import (
    A_ENDED, A_FLAGS, A_STAGE, A_TARGET, A_WHO, HALF, M_WHO, STACK,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import CONTINUE, begin_target, done, next_row
from engine.digimon.queries.prohibitions import cannot
from engine.digimon.rules.battling import battle, battle_over
from engine.digimon.rules.meant import affected, collect, effect_facts
from engine.digimon.vocabulary import DIGIMON

# What an effect has a Digimon attack, and how: bits of the flags.
AT_ANY: Final = 0
AT_PLAYER: Final = 1
AT_DIGIMON: Final = 2
TARGETS: Final = {"any": AT_ANY, "player": AT_PLAYER, "digimon": AT_DIGIMON}
WITHOUT_SUSPENDING: Final = 1
PLAYED_THIS_TURN: Final = 2
UNSUSPENDED_TOO: Final = 4


class Attack(Operation):
    """A Digimon attacks, as part of the effect; not during an attack (rule 11-2-4)."""

    CODE: Final = 27
    WHO: Final = 1
    TARGETS: Final = 2
    HOW: Final = 3  # flags

    def write(self, c: Steps, word: lo.Attack, flags: int) -> None:
        how = (
            WITHOUT_SUSPENDING * word.without_suspending
            | PLAYED_THIS_TURN * word.played_this_turn
            | UNSUSPENDED_TOO * word.unsuspended
        )
        c.row(Attack, WHO=c.place(word.who, flags), TARGETS=TARGETS[word.at], HOW=how)

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        return IMPOSSIBLE if s.data[A_STAGE] else ENOUGH

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        ops = s.t.ops
        next_row(s, step)
        begin_target(s, ctx, ops[at + Attack.WHO], ops[at + Attack.TARGETS], ops[at + Attack.HOW])
        return CONTINUE


class Battle(Operation):
    """Two Digimon battle, but not within another battle; what is not affected does not."""

    CODE: Final = 60
    WHO: Final = 1
    AGAINST: Final = 2

    def write(self, c: Steps, word: lo.Battle, flags: int) -> None:
        who = c.place(word.who, flags)
        c.row(Battle, WHO=who, AGAINST=c.place(word.against, flags))
        c.row(BattleOver)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        done(s, ctx, 0)
        one = _fighter(s, ctx, s.t.ops[at + Battle.WHO], me)
        two = _fighter(s, ctx, s.t.ops[at + Battle.AGAINST], me)
        if one >= 0 and two >= 0 and one != two and not s.data[M_WHO]:
            done(s, ctx, 1)
            battle(s, one, two)


def _fighter(s: State, ctx: i64, register: i64, me: i64) -> i64:
    """The Digimon that is meant and can battle; -1 for none."""
    if affected(s, ctx, register, me) == 0 or s.things[0] < STACK:
        return -1
    stack = s.things[0] - STACK
    fights = in_battle(s, stack) and s.kinds(stack) & DIGIMON and s.dp(stack) >= 0
    return stack if fights else -1


class BattleOver(Operation):
    """The battle of an effect is over."""

    CODE: Final = 61

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        battle_over(s)


class SwitchTarget(Operation):
    """Switch the attack target (rule 11-2-7)."""

    CODE: Final = 28
    TO: Final = 1  # NOBODY: the player

    def write(self, c: Steps, word: lo.SwitchTarget, flags: int) -> None:
        c.row(SwitchTarget, TO=tb.NOBODY if word.to is None else c.place(word.to, flags))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        number = s.t.ops[at + SwitchTarget.TO]
        to: i64 = 0
        done(s, ctx, 0)
        if not s.data[A_STAGE] or not s.alive(s.data[A_WHO]):
            return
        if cannot(s, (s.data[A_WHO] & NUMBER) - STACK, tb.NOT_SWITCH_TARGET):
            return
        if number != tb.NOBODY:
            if collect(s, ctx, number, me) == 0 or s.things[0] < STACK:
                return
            to = s.stack_ref(s.things[0] - STACK)
        done(s, ctx, 0 if to == s.data[A_TARGET] else 1)
        switch_target(s, to, effect_facts(s, ctx))


def switch_target(s: State, to: i64, facts: i64) -> None:
    """Make this the attack target, if it is not yet (rule 11-2-7-3)."""
    if s.data[A_TARGET] == to:
        return
    s.put(A_TARGET, to)
    stack = (s.data[A_WHO] & NUMBER) - STACK
    happen(s, tb.EV_SWITCHED, s.data[A_WHO], stack // HALF, facts, to)


class EndAttack(Operation):
    """End the attack."""

    CODE: Final = 29

    def write(self, c: Steps, word: lo.EndAttack, flags: int) -> None:
        c.row(EndAttack)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        if s.data[A_STAGE]:
            s.put(A_FLAGS, s.data[A_FLAGS] | A_ENDED)


register(Attack(), lo.Attack)
register(Battle(), lo.Battle)
register(BattleOver())
register(SwitchTarget(), lo.SwitchTarget)
register(EndAttack(), lo.EndAttack)
