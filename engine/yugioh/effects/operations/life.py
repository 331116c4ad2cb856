"""Life Points: damage, what is gained, lost and paid."""

from typing import Final

from mypy_extensions import i64

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as tb
from engine.yugioh.instructions.damage import HURTS_ITS_PLAYER, HURTS_THE_OTHER
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.causes import with_cause
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import ITSELF
from engine.yugioh.position.slots import (
    BATCH, C_ROLLED, CONTROL, EVENT_GAINED, EVENT_HURT, LIFE, OVER,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.amounts import foreseeable
from engine.yugioh.queries.in_force import FIRST, banned_at_all, next_rule
from engine.yugioh.queries.rules import LowestTakesNoDamage

_TELLS_HURT: Final = 1 << tb.EV_HURT
_TELLS_GAINED: Final = 1 << tb.EV_GAINED


class LifeChange(Operation):
    """Points are added to the Life Points of a player, or taken off."""

    POINTS: Final = 1  # the number of an amount
    OTHER: Final = 2  # 1: of the other player than that of the effect
    SOME: Final = 4  # 1: not done where the amount is 0

    def operands(self, c: Steps, points: Node | int, whose: int) -> tuple[int, int]:
        """The number of the amount, and whose they are. Raises CompileError for both players'."""
        if whose not in (v.YOU, v.OPPONENT):
            raise CompileError("Life Points are changed one player after the other")
        return c.amount(points), int(whose == v.OPPONENT)

    def come_to_something(
        self, row: list[int], word: la.Damage | la.GainLife | la.LoseLife | la.PayLifePoints
    ) -> None:  # fmt: skip
        row[LifeChange.SOME] = int(isinstance(word.amount, Node) and foreseeable(word.amount))

    def possible(self, s: State, at: i64, look: Look) -> bool:
        """Source: the walks of the reference engine, Abyss Script - Opening Ceremony."""
        if not s.t.ops[at + LifeChange.SOME]:
            return True
        return amount(s, s.t.ops[at + LifeChange.POINTS], look.me, look.player, 0) > 0

    def side(self, s: State, at: i64, link: i64) -> i64:
        """The player whose they are."""
        return 1 - player_of(s, link) if s.t.ops[at + LifeChange.OTHER] else player_of(s, link)

    def points(self, s: State, at: i64, link: i64) -> i64:
        """How many they are now."""
        number = s.t.ops[at + LifeChange.POINTS]
        return amount(s, number, card_of(s, link), player_of(s, link), link)


class Damage(LifeChange):
    """Inflict effect damage; none is inflicted where the amount is 0."""

    CODE: Final = 23
    KEEPS: Final = 5  # 1: how much was taken is kept with the chain link

    def find(self, c: Steps, what: la.Taken, flags: int) -> int:
        number = c.latest(Damage)
        if number < 0:
            raise CompileError("no damage was taken before")
        c.fill(number, Damage.KEEPS, 1)
        return ITSELF

    def write(self, c: Steps, word: la.Damage, reason: int) -> None:
        points, other = self.operands(c, word.amount, word.whose)
        c.row(Damage, POINTS=points, OTHER=other, SOME=0, KEEPS=0)

    def does(self, word: la.Damage, source: int) -> int:
        its = HURTS_ITS_PLAYER if word.whose & v.YOU else 0
        return its | (HURTS_THE_OTHER if word.whose & v.OPPONENT else 0)

    def act(self, s: State, at: i64, link: i64) -> None:
        points = inflict(s, self.side(s, at, link), self.points(s, at, link), card_of(s, link))
        if s.t.ops[at + Damage.KEEPS]:
            s.put(context(link) + C_ROLLED, points)
        done(s, link, 1 if points > 0 else 0)


def inflict(s: State, side: i64, points: i64, card: i64) -> i64:
    """The player of this side takes damage by the effect of this card; how much that is."""
    if banned_at_all(s, tb.HALF_DAMAGE, side):
        points = points // 2
    if banned_at_all(s, tb.NO_DAMAGE, side) or _lowest_is_safe(s, side):
        points = 0
    if s.data[CONTROL + card] != side and banned_at_all(s, tb.NO_DAMAGE_BY_THEIRS, side):
        points = 0
    if points > 0:
        _lose(s, side, points)
        if s.t.tells & _TELLS_HURT:
            cause = with_cause(s, v.R_EFFECT)
            s.record(EVENT_HURT, card, 0, side, cause, s.data[BATCH], points)
    return points


class GainLife(LifeChange):
    """Gain Life Points; none are gained where the amount is 0."""

    CODE: Final = 33

    def write(self, c: Steps, word: la.GainLife, reason: int) -> None:
        both = word.whose == v.EITHER and isinstance(word.amount, int)
        for whose in (v.YOU, v.OPPONENT) if both else (word.whose,):
            points, other = self.operands(c, word.amount, whose)
            c.row(GainLife, POINTS=points, OTHER=other, SOME=0)

    def act(self, s: State, at: i64, link: i64) -> None:
        points = self.points(s, at, link)
        side = self.side(s, at, link)
        if points > 0:
            s.put(LIFE + side, s.data[LIFE + side] + points)
            if s.t.tells & _TELLS_GAINED:
                cause = with_cause(s, v.R_EFFECT)
                s.record(EVENT_GAINED, card_of(s, link), 0, side, cause, s.data[BATCH], 0)
        done(s, link, 1 if points > 0 else 0)


class Loss(LifeChange):
    """Life Points are lost or paid; of half of them what is left is rounded up."""

    HALF: Final = 3  # 1: half of the amount, rounded down

    def lost(self, s: State, at: i64, points: i64) -> i64:
        """How many of the points are lost."""
        return points >> 1 if s.t.ops[at + Loss.HALF] else points

    def act(self, s: State, at: i64, link: i64) -> None:
        points = self.lost(s, at, self.points(s, at, link))
        if points > 0:
            _lose(s, self.side(s, at, link), points)
        done(s, link, 1 if points > 0 else 0)


class LoseLife(Loss):
    """Life Points are lost, which is no damage."""

    CODE: Final = 127

    def write(self, c: Steps, word: la.LoseLife, reason: int) -> None:
        points, other = self.operands(c, _whole(word.amount), word.whose)
        half = int(isinstance(word.amount, la.Half))
        c.row(LoseLife, POINTS=points, OTHER=other, HALF=half, SOME=0)


class PayLife(Loss):
    """Life Points are paid: there must be so many."""

    CODE: Final = 24

    def write(self, c: Steps, word: la.PayLifePoints, reason: int) -> None:
        points, other = self.operands(c, _whole(word.amount), v.YOU)
        half = int(isinstance(word.amount, la.Half))
        # Of what is over so many, there must be some.
        some = int(isinstance(word.amount, la.Excess))
        c.row(PayLife, POINTS=points, OTHER=other, HALF=half, SOME=some)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        points = amount(s, s.t.ops[at + LifeChange.POINTS], look.me, look.player, 0)
        if s.t.ops[at + LifeChange.SOME] and points < 1:
            return False
        return s.data[LIFE + look.player] >= self.lost(s, at, points)


def _whole(points: Node | int) -> Node | int:
    """The amount that is halved, or the amount."""
    return points.amount if isinstance(points, la.Half) else points


def _lose(s: State, player: i64, points: i64) -> None:
    left = s.data[LIFE + player] - points
    s.put(LIFE + player, left if left > 0 else 0)
    if left <= 0 and not s.data[OVER]:
        s.put(OVER, 1 + (1 - player))


def _lowest_is_safe(s: State, player: i64) -> bool:
    """Whether the player takes no damage because of having fewer Life Points than the other."""
    if not next_rule(s, LowestTakesNoDamage.CODE, FIRST):
        return False
    return s.data[LIFE + player] < s.data[LIFE + 1 - player]


register(Damage(), la.Damage, la.Taken)
register(GainLife(), la.GainLife)
register(LoseLife(), la.LoseLife)
register(PayLife(), la.PayLifePoints)
