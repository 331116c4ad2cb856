"""The conditions of the effect language."""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as tb
from engine.digimon.position.facts import cards_of, facts_of
from engine.digimon.position.slots import (
    BREEDING_PHASE, B_OTHER, B_WHO, DRAW_PHASE, MAIN_PHASE, PHASE, PLAYER, STACK,
    UNSUSPEND_PHASE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.comparing import SIGNS, compare
from engine.digimon.queries.amount import amount
from engine.digimon.queries.condition import (
    CONDITIONS, Asking, Condition, condition_row, enter_condition, write_condition,
)  # fmt: skip
from engine.digimon.queries.matching import match
from engine.digimon.queries.things import NONE, resolve
from engine.instruction import CompileError

_PHASES: Final = {
    "unsuspend": UNSUSPEND_PHASE, "draw": DRAW_PHASE, "breeding": BREEDING_PHASE,
    "main": MAIN_PHASE,
}  # fmt: skip


class Compared(Condition):
    """Two amounts, compared."""

    CODE: Final = 1
    LEFT: Final = 1
    HOW: Final = 2
    RIGHT: Final = 3

    def write(self, c: Asking, word: la.Compare) -> list[list[int]]:
        left, right = c.amount(word.left), c.amount(word.right)
        return [condition_row(Compared, LEFT=left, HOW=SIGNS[word.op], RIGHT=right)]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        left = amount(s, s.t.conditions[at + Compared.LEFT], me, player, ctx)
        right = amount(s, s.t.conditions[at + Compared.RIGHT], me, player, ctx)
        return compare(s.t.conditions[at + Compared.HOW], left, right)


class IsMeant(Condition):
    """The card meant matches."""

    CODE: Final = 2
    REGISTER: Final = 1
    FILTER: Final = 2

    def write(self, c: Asking, word: la.Is) -> list[list[int]]:
        register, number = c.place(word.who), c.filter(word.filter, v.BATTLE)
        return [condition_row(IsMeant, REGISTER=register, FILTER=number)]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        thing = resolve(s, s.t.conditions[at + IsMeant.REGISTER], me, ctx)
        return thing >= 0 and match(s, s.t.conditions[at + IsMeant.FILTER], thing, me, player, ctx)


class AnyOf(Condition):
    """One of the conditions in the rows behind it."""

    CODE: Final = 3
    COUNT: Final = 1

    def write(self, c: Asking, word: la.AnyCondition) -> list[list[int]]:
        rows = [row for part in word.of for row in write_condition(c, part)]
        if len(rows) != len(word.of):
            raise CompileError("a condition inside AnyCondition that is not simple")
        return [condition_row(AnyOf, COUNT=len(rows)), *rows]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        last = at + s.t.conditions[at + AnyOf.COUNT] * tb.CONDITION_SIZE
        while at < last:
            at += tb.CONDITION_SIZE
            if CONDITIONS[s.t.conditions[at]].holds(s, at, me, player, ctx):
                return True
        return False

    def rows(self, s: State, at: i64) -> i64:
        return 1 + s.t.conditions[at + AnyOf.COUNT]


class NotSo(Condition):
    """The condition in the row behind it does not hold."""

    CODE: Final = 4

    def write(self, c: Asking, word: la.Not) -> list[list[int]]:
        rows = write_condition(c, word.of)
        if len(rows) != 1:
            raise CompileError("a condition inside Not that is not simple")
        return [condition_row(NotSo), *rows]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        at += tb.CONDITION_SIZE
        return not CONDITIONS[s.t.conditions[at]].holds(s, at, me, player, ctx)

    def rows(self, s: State, at: i64) -> i64:
        return 2


class Battling(Condition):
    """It is in a battle with a card that matches."""

    CODE: Final = 5
    FILTER: Final = 1
    SECURITY: Final = 2  # a Security Digimon too

    def write(self, c: Asking, word: la.Battling) -> list[list[int]]:
        number = c.filter(word.filter, v.BATTLE)
        return [condition_row(Battling, FILTER=number, SECURITY=int(word.security))]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        if me < STACK or not s.data[B_WHO]:
            return False
        other: i64 = NONE
        if s.data[B_WHO] & NUMBER == me:
            other = s.data[B_OTHER] & NUMBER
        elif s.data[B_OTHER] & NUMBER == me:
            other = s.data[B_WHO] & NUMBER
        if other < 0 or (other < STACK and not s.t.conditions[at + Battling.SECURITY]):
            return False
        return match(s, s.t.conditions[at + Battling.FILTER], other, me, player, ctx)


class EventWas(Condition):
    """A fact of the event; of a DigiXros with at least so many cards."""

    CODE: Final = 6
    FACT: Final = 1
    LEAST: Final = 2

    def write(self, c: Asking, word: la.EventWas) -> list[list[int]]:
        return [condition_row(EventWas, FACT=by_name.FACTS[word.fact], LEAST=word.least)]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        facts = facts_of(s, ctx)
        fact = s.t.conditions[at + EventWas.FACT]
        if fact == tb.F_DIGIXROS:
            least = s.t.conditions[at + EventWas.LEAST]
            return facts & fact != 0 and cards_of(facts) >= least
        return facts & fact == fact


class InPhase(Condition):
    """It is this phase."""

    CODE: Final = 7
    WHICH: Final = 1

    def write(self, c: Asking, word: la.InPhase) -> list[list[int]]:
        return [condition_row(InPhase, WHICH=_PHASES[word.phase])]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        return s.data[PHASE] == s.t.conditions[at + InPhase.WHICH]


class InTurn(Condition):
    """It is the turn of this player."""

    CODE: Final = 8
    WHOSE: Final = 1

    def write(self, c: Asking, word: la.InTurn) -> list[list[int]]:
        return [condition_row(InTurn, WHOSE=word.whose)]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        return (s.data[PLAYER] == player) == (s.t.conditions[at + InTurn.WHOSE] == v.YOU)


class ByEffectOf(Condition):
    """The event was by an effect of a card that the compiler was told of."""

    CODE: Final = 9

    def write(self, c: Asking, word: la.ByEffectOf) -> list[list[int]]:
        c.cause(word.filter)
        return [condition_row(ByEffectOf)]

    def holds(self, s: State, at: i64, me: i64, player: i64, ctx: i64) -> bool:
        return facts_of(s, ctx) & tb.F_CAUSE != 0


enter_condition(Compared(), la.Compare)
enter_condition(IsMeant(), la.Is)
enter_condition(AnyOf(), la.AnyCondition)
enter_condition(NotSo(), la.Not)
enter_condition(Battling(), la.Battling)
enter_condition(EventWas(), la.EventWas)
enter_condition(InPhase(), la.InPhase)
enter_condition(InTurn(), la.InTurn)
enter_condition(ByEffectOf(), la.ByEffectOf)
