"""Numbers of cards and players change: ATK and DEF, Levels, counters, positions, Life Points."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.battle_positions import may_turn, turn
from engine.yugioh.movement.counters import place_counters, remove_counters
from engine.yugioh.position.counters import counters
from engine.yugioh.movement.stat_changes import modify
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.slots import LEVELS, LIFE, LOC, OVER, POSITION, UNTIL_END
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import card_of, done, player_of
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.in_force import banned_at_all, FIRST, next_rule
from engine.yugioh.queries.matching import has_level, level
from engine.yugioh.queries.rules import LowestTakesNoDamage
from engine.yugioh.position.modifiers import lingering_kind, modifier_kind, pack_modifier
from engine.yugioh.vocabulary import FACEUP_ATTACK, FACEUP_DEFENSE, MZONE


class ChangeStats(EachCard):
    """Change ATK and DEF by amounts, or to them, worked out before any monster is changed."""

    CODE: Final = 25
    AMOUNT: Final = 2
    MODIFIER: Final = 3  # see slots.M_WHAT

    def write(self, c: Steps, word: la.ChangeStats, reason: int) -> None:
        what = c.place(word.what)
        value = c.amount(word.by if word.to is None else word.to)
        modifier = pack_modifier(word.stats, lingering_kind(word.to is not None, word.original))
        c.row(ChangeStats, WHAT=what, AMOUNT=value,
              MODIFIER=modifier | (UNTIL_END if word.until else 0))  # fmt: skip

    def modifies(self, row: list[int]) -> int | None:
        return modifier_kind(row[ChangeStats.MODIFIER])

    def prepare(self, s: State, at: i64, link: i64) -> None:
        value = s.t.ops[at + ChangeStats.AMOUNT]
        me = card_of(s, link)
        player = player_of(s, link)
        if s.t.ops[at + ChangeStats.WHAT] < 0:
            s.worth[me] = amount(s, value, me, player, link, me)
            return
        slot = s.register(link, s.t.ops[at + ChangeStats.WHAT])
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            card = card_in(s, slot)
            s.worth[card] = amount(s, value, me, player, link, card)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        return modify(s, card, s.t.ops[at + ChangeStats.MODIFIER], s.worth[card])

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the ATK or DEF of", ""


class ChangeLevel(EachCard):
    """Change the Level by an amount, or to a fixed one."""

    CODE: Final = 38
    BY: Final = 2
    TO: Final = 3  # 0: changed by, not to

    def write(self, c: Steps, word: la.ChangeLevel, reason: int) -> None:
        c.row(ChangeLevel, WHAT=c.place(word.what), BY=word.by, TO=word.to)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if s.data[LOC + card] != MZONE or not has_level(s, card):
            return 0
        by = s.t.ops[at + ChangeLevel.BY]
        if s.t.ops[at + ChangeLevel.TO]:
            by = s.t.ops[at + ChangeLevel.TO] - level(s, card)
        if level(s, card) + by < 1:
            by = 1 - level(s, card)  # a Level is never less
        s.put(LEVELS + card, s.data[LEVELS + card] + by)
        return 1

    def still_may(self, s: State, at: i64, link: i64) -> bool:
        """Whether the Level of the first card would not come to less than 1."""
        number = s.t.ops[at + ChangeLevel.WHAT]
        if number < 0 or s.t.ops[at + ChangeLevel.TO]:
            return True
        slot = s.register(link, number)
        if not s.data[slot]:
            return True
        return level(s, card_in(s, slot + 1)) + s.t.ops[at + ChangeLevel.BY] > 0

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the Level of", ""


class ChangePosition(EachCard):
    """Turn to a battle position, or (0) to the other of Attack and Defense."""

    CODE: Final = 37
    POSITION: Final = 2

    def write(self, c: Steps, word: la.ChangePosition, reason: int) -> None:
        c.row(ChangePosition, WHAT=c.place(word.what), POSITION=word.position)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        position = s.t.ops[at + ChangePosition.POSITION]
        if not position:
            attack = s.data[POSITION + card] & FACEUP_ATTACK
            position = FACEUP_DEFENSE if attack else FACEUP_ATTACK
        if not may_turn(s, card, position):
            return 0
        turn(s, card, position)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the position of", ""


class CountOn(EachCard):
    """Put counters on cards."""

    CODE: Final = 39
    KIND: Final = 2
    AMOUNT: Final = 3

    def write(self, c: Steps, word: la.PlaceCounter, reason: int) -> None:
        c.row(CountOn, WHAT=c.place(word.on), KIND=c.counter(word.name),
              AMOUNT=c.amount(word.count))  # fmt: skip

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        ops = s.t.ops
        many = amount(s, ops[at + CountOn.AMOUNT], card_of(s, link), player_of(s, link), link)
        return 1 if place_counters(s, card, ops[at + CountOn.KIND], many) else 0

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "count on", ""


class CountOff(EachCard):
    """Take counters off cards."""

    CODE: Final = 42
    KIND: Final = 2
    AMOUNT: Final = 3

    def write(self, c: Steps, word: la.RemoveCounter, reason: int) -> None:
        c.row(CountOff, WHAT=c.place(word.off), KIND=c.counter(word.name),
              AMOUNT=c.amount(word.count))  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        if ops[at + CountOff.WHAT] >= 0:
            return True
        many = amount(s, ops[at + CountOff.AMOUNT], look.me, look.player, 0)
        return counters(s, look.me, ops[at + CountOff.KIND]) >= many

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        ops = s.t.ops
        many = amount(s, ops[at + CountOff.AMOUNT], card_of(s, link), player_of(s, link), link)
        return 1 if remove_counters(s, card, ops[at + CountOff.KIND], many) else 0

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "count on", ""


def _side(s: State, whose: i64, link: i64) -> i64:
    """Which player is meant."""
    return player_of(s, link) if whose & 1 else 1 - player_of(s, link)


def _lose_life(s: State, player: i64, points: i64) -> None:
    left = s.data[LIFE + player] - points
    s.put(LIFE + player, left if left > 0 else 0)
    if left <= 0 and not s.data[OVER]:
        s.put(OVER, 1 + (1 - player))


def _lowest_is_safe(s: State, player: i64) -> bool:
    """Whether the player takes no damage because of having fewer Life Points than the other."""
    if not next_rule(s, LowestTakesNoDamage.CODE, FIRST):
        return False
    return s.data[LIFE + player] < s.data[LIFE + 1 - player]


class Damage(Operation):
    """Inflict effect damage; none is inflicted where the amount is 0."""

    CODE: Final = 23
    AMOUNT: Final = 1
    WHOSE: Final = 2

    def write(self, c: Steps, word: la.Damage, reason: int) -> None:
        c.row(Damage, AMOUNT=c.amount(word.amount), WHOSE=word.whose)

    def act(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        points = amount(s, ops[at + Damage.AMOUNT], card_of(s, link), player_of(s, link), link)
        side = _side(s, ops[at + Damage.WHOSE], link)
        if banned_at_all(s, tb.HALF_DAMAGE, side):
            points = points // 2
        if banned_at_all(s, tb.NO_DAMAGE, side) or _lowest_is_safe(s, side):
            points = 0
        if points > 0:
            _lose_life(s, side, points)
        done(s, link, 1 if points > 0 else 0)


class GainLife(Operation):
    """Gain Life Points."""

    CODE: Final = 33
    POINTS: Final = 1
    WHOSE: Final = 2

    def write(self, c: Steps, word: la.GainLife, reason: int) -> None:
        c.row(GainLife, POINTS=word.amount, WHOSE=word.whose)

    def act(self, s: State, at: i64, link: i64) -> None:
        slot = LIFE + _side(s, s.t.ops[at + GainLife.WHOSE], link)
        s.put(slot, s.data[slot] + s.t.ops[at + GainLife.POINTS])
        done(s, link, 1)


class PayLife(Operation):
    """Pay Life Points."""

    CODE: Final = 24
    POINTS: Final = 1

    def write(self, c: Steps, word: la.PayLifePoints, reason: int) -> None:
        c.row(PayLife, POINTS=word.amount)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return s.data[LIFE + look.player] >= s.t.ops[at + PayLife.POINTS]

    def act(self, s: State, at: i64, link: i64) -> None:
        _lose_life(s, player_of(s, link), s.t.ops[at + PayLife.POINTS])
        done(s, link, 1)


register(ChangeStats(), la.ChangeStats)
register(ChangeLevel(), la.ChangeLevel)
register(ChangePosition(), la.ChangePosition)
register(CountOn(), la.PlaceCounter)
register(CountOff(), la.RemoveCounter)
register(Damage(), la.Damage)
register(GainLife(), la.GainLife)
register(PayLife(), la.PayLifePoints)
