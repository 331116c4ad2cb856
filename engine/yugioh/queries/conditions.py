"""The conditions of the effect language."""

from typing import Final

from mypy_extensions import i64

from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.arrivals import how_of, summoner_of
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.slots import (
    BATTLE_PHASE, CHAINED, CONTEXTS, CONTEXT_SIZE, C_KNOWN, C_WAS, END_PHASE, HOW, MADE_OF,
    MAIN_PHASE, MAIN_PHASE_2, PHASE, PLAYER, STANDBY_PHASE, TALLIES, TALLY, WAS_SET,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import SummonStep, summon_asked_about
from engine.comparing import SIGNS, compare
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.condition import (
    CONDITIONS, Asking, Condition, condition_row, conditions_hold, enter_condition, write_condition,
)  # fmt: skip
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.traits import effect_bit, used_up

_PHASES: Final = {
    "": 0, "standby": STANDBY_PHASE, "main": MAIN_PHASE, "main 1": MAIN_PHASE,
    "main 2": MAIN_PHASE_2, "battle": BATTLE_PHASE, "end": END_PHASE,
}  # fmt: skip
_DEEDS: Final = {
    "special": tb.DID_SPECIAL, "xyz": tb.DID_XYZ, "normal": tb.DID_NORMAL, "flip": tb.DID_FLIP,
    "summon": tb.DID_SPECIAL | tb.DID_NORMAL, "set": tb.DID_SET,
    "any-summon": tb.DID_SPECIAL | tb.DID_NORMAL | tb.DID_FLIP,
    "normal-set": tb.DID_NORMAL | tb.DID_SET,
    "activate": tb.DID_ACTIVATE, "draw": tb.DID_DRAW, "battle": tb.DID_BATTLE,
    "banish": tb.DID_BANISH, "send": tb.DID_SEND, "activated": tb.DID_MAKE_RESOLVE,
    "activated-in-hand": tb.DID_IN_HAND, "activate-scale": tb.DID_SCALE,
}  # fmt: skip


class Compared(Condition):
    """Two amounts, compared."""

    CODE: Final = 1
    HOW: Final = 1
    LEFT: Final = 2
    RIGHT: Final = 3

    def write(self, c: Asking, word: la.Compare | la.AllAre) -> list[list[int]]:
        if isinstance(word, la.AllAre):
            such = word.filter & la.FACE_UP
            others = la.MONSTER & (la.FACE_UP & ~word.filter if word.face_up else ~such)
            each = la.exists(such, v.MZONE), la.none(others, v.MZONE)
            return [row for one in each for row in write_condition(c, one)]
        left, right = c.amount(word.left), c.amount(word.right)
        return [condition_row(Compared, HOW=SIGNS[word.op], LEFT=left, RIGHT=right)]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        rows = s.t.conditions
        left = amount(s, rows[at + Compared.LEFT], me, player, link)
        right = amount(s, rows[at + Compared.RIGHT], me, player, link)
        return compare(rows[at + Compared.HOW], left, right)


class AnyOf(Condition):
    """One of the conditions in the rows behind it."""

    CODE: Final = 2
    COUNT: Final = 1

    def write(self, c: Asking, word: la.AnyCondition) -> list[list[int]]:
        rows = [row for part in word.of for row in write_condition(c, part)]
        if len(rows) != len(word.of):
            raise CompileError("AnyCondition takes simple conditions")
        return [condition_row(AnyOf, COUNT=len(rows)), *rows]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        last = at + s.t.conditions[at + AnyOf.COUNT] * tb.CONDITION_SIZE
        while at < last:
            at += tb.CONDITION_SIZE
            if CONDITIONS[s.t.conditions[at]].holds(s, at, me, player, link, always):
                return True
        return False

    def rows(self, s: State, at: i64) -> i64:
        return 1 + s.t.conditions[at + AnyOf.COUNT]


class WasSummoned(Condition):
    """The card itself was summoned in one of these ways."""

    CODE: Final = 3
    HOW: Final = 1
    BUT: Final = 2  # but in none of these
    OR_SET: Final = 3

    def write(self, c: Asking, word: la.WasSummoned) -> list[list[int]]:
        if word.by is not None:
            if word.never:
                return [condition_row(WasSummoned, HOW=~0, BUT=v.BY_SUCH_EFFECT, OR_SET=1)]
            return [condition_row(WasSummoned, HOW=v.BY_SUCH_EFFECT, BUT=0, OR_SET=0)]
        but = v.BY_TRIBUTE if word.untributed else 0
        return [condition_row(WasSummoned, HOW=word.how, BUT=but, OR_SET=int(word.or_set))]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        how = s.data[HOW + me]
        rows = s.t.conditions
        if how == 0:
            return rows[at + WasSummoned.OR_SET] != 0
        return how & rows[at + WasSummoned.HOW] != 0 and not how & rows[at + WasSummoned.BUT]


class MadeOf(Condition):
    """The materials of the card itself met a check, or none of them did."""

    CODE: Final = 4
    CHECK: Final = 1
    NONE: Final = 2

    def write(self, c: Asking, word: la.MaterialsIncluded | la.MaterialsLack) -> list[list[int]]:
        if isinstance(word, la.MaterialsLack):
            return [condition_row(MadeOf, CHECK=c.check(word.filter), NONE=1)]
        return [condition_row(MadeOf, CHECK=c.check(word.filter, word.least, word.first), NONE=0)]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        rows = s.t.conditions
        met = s.data[MADE_OF + me] >> rows[at + MadeOf.CHECK] & 1
        return met != rows[at + MadeOf.NONE]


class During(Condition):
    """It is this player's turn, and this phase."""

    CODE: Final = 5
    WHOSE: Final = 1
    WHEN: Final = 2  # a phase, or 0

    def write(self, c: Asking, word: la.During) -> list[list[int]]:
        return [condition_row(During, WHOSE=word.whose, WHEN=_PHASES[word.phase])]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        if always:
            return True
        whose: i64 = v.YOU if s.data[PLAYER] == player else v.OPPONENT
        phase = s.t.conditions[at + During.WHEN]
        return s.t.conditions[at + During.WHOSE] & whose != 0 and (
            phase == 0 or s.data[PHASE] == phase
        )


class Tallied(Condition):
    """Something was done so often this turn, or less often."""

    CODE: Final = 6
    TALLY: Final = 1
    WHOSE: Final = 2
    NUMBER: Final = 3
    WANTED: Final = 4  # 1 at least so often, 0 less often
    OWN_TURN: Final = 5  # 1: in a turn of the player

    def write(self, c: Asking, word: la.ThisTurn | la.SummonedOnly | la.AtStart) -> list[list[int]]:
        if isinstance(word, la.AtStart):
            tally = c.tally(tb.DID_COMMAND, ANY, 1)
            return [
                condition_row(During, WHOSE=v.YOU, WHEN=MAIN_PHASE),
                condition_row(
                    Tallied, TALLY=tally, WHOSE=v.YOU, NUMBER=1, WANTED=0, OWN_TURN=1
                ),
            ]  # fmt: skip
        if isinstance(word, la.SummonedOnly):
            tally = c.tally(tb.DID_SPECIAL, ~word.filter, 1)
            return [
                condition_row(
                    Tallied, TALLY=tally, WHOSE=v.YOU, NUMBER=1, WANTED=0, OWN_TURN=0
                )
            ]  # fmt: skip
        number = word.least if word.most is None else word.most + 1
        tally = c.tally(_DEEDS[word.what], word.filter, number, _PHASES[word.phase])
        return [
            condition_row(
                Tallied, TALLY=tally, WHOSE=word.whose, NUMBER=number,
                WANTED=int(word.most is None), OWN_TURN=int(word.phase != ""),
            )
        ]  # fmt: skip

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        if always:
            return True
        rows = s.t.conditions
        slot = TALLY + rows[at + Tallied.TALLY]
        done: i64 = 0
        if rows[at + Tallied.WHOSE] & v.YOU:
            done += s.data[slot + player * TALLIES]
        if rows[at + Tallied.WHOSE] & v.OPPONENT:
            done += s.data[slot + (1 - player) * TALLIES]
        if rows[at + Tallied.OWN_TURN] and s.data[PLAYER] != player:
            done = 0
        return (done >= rows[at + Tallied.NUMBER]) == (rows[at + Tallied.WANTED] != 0)


class WasSet(Condition):
    """The card of the chain link was Set when it was activated."""

    CODE: Final = 8

    def write(self, c: Asking, word: la.WasSet) -> list[list[int]]:
        return [condition_row(WasSet)]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        return s.data[CONTEXTS + link * CONTEXT_SIZE + C_WAS] & WAS_SET != 0


class Unused(Condition):
    """One of the effects of cards named like this one is not used up this turn."""

    CODE: Final = 16
    BIT: Final = 1

    def write(self, c: Asking, word: la.Unused) -> list[list[int]]:
        return [condition_row(Unused, BIT=effect_bit(word.number))]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        return not used_up(s, me, player) & s.t.conditions[at + Unused.BIT]


class Known(Condition):
    """These conditions held when the effect was activated."""

    CODE: Final = 9
    FROM: Final = 1
    UNTIL: Final = 2
    FAILED: Final = 3

    def write(self, c: Asking, word: la.AtActivation) -> list[list[int]]:
        if c.known_word not in (None, word.condition):
            raise CompileError("more than one condition remembered from the activation")
        if c.known is None:
            c.known_word, c.known = word.condition, c.condition_rows((word.condition,))
        return [condition_row(Known, FROM=c.known[0], UNTIL=c.known[1], FAILED=int(word.failed))]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        rows = s.t.conditions
        failed = rows[at + Known.FAILED] != 0
        if link:
            return (s.data[CONTEXTS + link * CONTEXT_SIZE + C_KNOWN] != 0) != failed
        held = conditions_hold(s, rows[at + Known.FROM], rows[at + Known.UNTIL], me, player)
        return held != failed


class Is(Condition):
    """One of the cards of a register matches, moved since or not."""

    CODE: Final = 14
    REGISTER: Final = 1
    FILTER: Final = 2

    def write(self, c: Asking, word: la.Is) -> list[list[int]]:
        return [condition_row(Is, REGISTER=c.one_register(word.of), FILTER=c.filter(word.filter))]

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        if link < 1:
            return False  # nothing was chosen yet
        rows = s.t.conditions
        slot = s.register(link, rows[at + Is.REGISTER])
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            if match(s, rows[at + Is.FILTER], card_in(s, slot), me, player):
                return True
        return False


class WouldSummon(Condition):
    """A monster would be summoned so, which the player is asked about."""

    CODE: Final = 15
    WHOSE: Final = 1
    HOW: Final = 2
    FILTER: Final = 3

    def write(self, c: Asking, word: la.WouldSummon) -> list[list[int]]:
        return [condition_row(WouldSummon, WHOSE=word.whose, HOW=word.how,
                              FILTER=c.filter(word.filter))]  # fmt: skip

    def holds(self, s: State, at: i64, me: i64, player: i64, link: i64, always: bool) -> bool:
        if always:
            return True
        data = s.data
        step: i64 = 0 if data[CHAINED] else summon_asked_about(s)
        if not step:
            return False
        rows = s.t.conditions
        word = data[step + SummonStep.WORD]
        whose: i64 = v.YOU if summoner_of(word) == player else v.OPPONENT
        if not rows[at + WouldSummon.WHOSE] & whose:
            return False
        how = rows[at + WouldSummon.HOW]
        if how and not how_of(word) & how:
            return False
        card = data[step + SummonStep.CARD]
        return match(s, rows[at + WouldSummon.FILTER], card, me, player)


enter_condition(WouldSummon(), la.WouldSummon)
enter_condition(Compared(), la.Compare, la.AllAre)
enter_condition(AnyOf(), la.AnyCondition)
enter_condition(WasSummoned(), la.WasSummoned)
enter_condition(MadeOf(), la.MaterialsIncluded, la.MaterialsLack)
enter_condition(During(), la.During)
enter_condition(Tallied(), la.ThisTurn, la.SummonedOnly, la.AtStart)
enter_condition(WasSet(), la.WasSet)
enter_condition(Unused(), la.Unused)
enter_condition(Known(), la.AtActivation)
enter_condition(Is(), la.Is)
