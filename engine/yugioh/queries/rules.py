"""Continuous effects: each kind with its operands, and the word it is written from.

`in_force` finds the rules of the cards on the field; what a kind does stands where it matters
(`protection`, `stats`, `summoning/special` ...).
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engine.effects import Node, walk
from engine.filters import ANY, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.language.words import Number
from engine.yugioh.position.modifiers import (
    LAST, lingering_kind, while_there,
)  # fmt: skip
from engine.yugioh.queries.forbidding import USES, Forbids
from engine.yugioh.vocabulary import (
    BY_FUSION, BY_LINK, BY_NORMAL, BY_SYNCHRO, BY_XYZ, EITHER, R_EFFECT, R_REPLACE,
)  # fmt: skip
from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.rule import enter_rule, Modifying, Rule, Ruling, rule_row

ANYWHERE: Final = -1  # all bits of places


class Modify(Rule):
    """ATK or DEF of the monsters that match are changed."""

    CODE: Final = 1
    AMOUNT: Final = 1
    FILTER: Final = 2
    WHOSE: Final = 3
    STATS: Final = 4  # ATK and DEF, as bits
    KIND: Final = 5  # `position/modifiers`

    def write(self, c: Ruling, word: la.FieldStats) -> list[int]:
        return modifier_row(c, word, word.filter, word.whose)


def modifier_row(c: Modifying, word: la.EquipStats | la.FieldStats, which: Filter,
                 whose: int) -> list[int]:  # fmt: skip
    """The row of a continuous modifier, of the field or of the equipped monster."""
    amount = c.amount(word.by if word.to is None else _from_printed(word))
    kind = while_there(lingering_kind(word.to is not None, word.original))
    return rule_row(Modify, AMOUNT=amount, FILTER=c.filter(which), WHOSE=whose, STATS=word.stats,
                    KIND=LAST if word.last else kind)  # fmt: skip


def _from_printed(word: la.EquipStats | la.FieldStats) -> Node | int:
    """What ATK or DEF becomes: an original one that is halved or doubled, from the printed one.

    Raises CompileError where an original value follows from itself in another way.
    """
    to = word.to
    assert to is not None
    if not word.original:
        return to
    half = to if isinstance(to, la.Half) else None
    own = half.amount if half is not None else to
    if isinstance(own, la.LevelOf) and own.of == la.IT and own.what in _PRINTED:
        printed = replace(own, what=_PRINTED[own.what])
        return printed if half is None else replace(half, amount=printed)
    if any(isinstance(n, la.LevelOf) and n.of == la.IT and n.what in _PRINTED for n in walk(to)):
        raise CompileError("an original ATK or DEF that follows from itself")
    return to


_PRINTED: Final[dict[str, Number]] = {
    "original attack": "printed attack", "original defense": "printed defense",
}  # fmt: skip
_FACTS: Final = (
    la.Named, la.Series, la.Race, la.Attribute, la.Between, la.Mentions, la.Like,
)  # fmt: skip


def _known(item: Filter) -> Filter:
    """The filter of cards on the field; a face-down one has no name, Type and the like.

    Source: Yu-Gi-Oh rules reference, public knowledge.
    """
    return item & la.FACE_UP if any(isinstance(leaf, _FACTS) for leaf in item.walk()) else item


class Protecting(Rule):
    """Cards that match are protected from effects."""

    FILTER: Final = 1
    BY: Final = 2  # by whose effects
    OF: Final = 3  # by those of cards that match
    WHOSE: Final = 4
    ACTIVATED: Final = 5  # only from activated ones


class Indestructible(Protecting):
    """Not destroyed by effects."""

    CODE: Final = 2

    def write(self, c: Modifying, word: la.Indestructible) -> list[int]:
        if "effect" not in word.what:
            return []  # no turn here has a battle
        return rule_row(Indestructible, FILTER=c.filter(_known(word.filter)), BY=word.by,
                        OF=c.filter(word.of), WHOSE=word.whose,
                        ACTIVATED=int(word.activated))  # fmt: skip


class SparedOnce(Protecting):
    """Not destroyed the first time in a turn."""

    CODE: Final = 19

    def write(self, c: Modifying, word: la.SparedOnce) -> list[int]:
        if "effect" not in word.what:
            return []  # no turn here has a battle
        return rule_row(SparedOnce, FILTER=c.filter(_known(word.filter)), BY=word.by,
                        OF=c.filter(word.of), WHOSE=word.whose, ACTIVATED=0)  # fmt: skip


class Unaffected(Rule):
    """Unaffected by effects."""

    CODE: Final = 3
    FILTER: Final = 1
    OF: Final = 2  # by those of cards that match
    BY: Final = 3  # of this player
    ACTIVATED: Final = 4  # only by activated ones
    UNTARGETED: Final = 5  # only by those that do not target it

    def write(self, c: Modifying, word: la.Unaffected) -> list[int]:
        return rule_row(Unaffected, FILTER=c.filter(word.filter), OF=c.filter(word.of), BY=word.by,
                        ACTIVATED=int(word.activated),
                        UNTARGETED=int(word.unless_targeted))  # fmt: skip


class Instead(Rule):
    """Something can be done instead of the destruction of cards."""

    CODE: Final = 4
    FILTER: Final = 1
    DO: Final = 2  # first row, and past the last
    DO_END: Final = 3
    BY: Final = 4  # destroyed by whose effects
    GROUP: Final = 5  # limit group + 1; below 0: of the uses of the card the one of this number - 1
    WHERE: Final = 6  # places in which the card has it
    # Bit 1: no other card would be destroyed; 2: the opponent's are saved as well; 4: it must be.
    ALONE: Final = 7

    def write(self, c: Ruling, word: la.InsteadOfDestruction) -> list[int]:
        c.begin_steps()
        number = c.filter(word.filter)
        group = c.new_group() + 1 if word.once else 0
        if word.each_once:
            group = -c.new_use() - 1
        first, last = c.steps(word.do, R_EFFECT | R_REPLACE)
        c.spare_the_doomed(first, last)
        return rule_row(Instead, FILTER=number, DO=first, DO_END=last, BY=word.by, GROUP=group,
                        WHERE=word.where,
                        ALONE=int(word.alone) | (2 if word.whose == EITHER else 0)
                        | (4 if word.must else 0))  # fmt: skip


class ExtraNormal(Rule):
    """One more Normal Summon, of a monster that matches."""

    CODE: Final = 7
    FILTER: Final = 1
    SETS: Final = 2  # it can be Set instead

    def write(self, c: Ruling, word: la.ExtraNormalSummon) -> list[int]:
        return rule_row(ExtraNormal, FILTER=c.filter(word.filter), SETS=int(word.sets))


class Untributed(Rule):
    """Monsters that match can be Normal Summoned without Tributing."""

    CODE: Final = 51
    FILTER: Final = 1
    ITSELF: Final = 2  # the card itself, in the hand

    def write(self, c: Ruling, word: la.WithoutTributes) -> list[int]:
        return rule_row(Untributed, FILTER=c.filter(word.filter),
                        ITSELF=int(word.filter == ~la.OTHER))  # fmt: skip


class Wins(Rule):
    """The duel is won with these cards in the hand."""

    CODE: Final = 8
    FIRST: Final = 1  # part, and past the last
    LAST: Final = 2

    def write(self, c: Ruling, word: la.WinsWith) -> list[int]:
        first, last = c.winning(word.passcodes)
        return rule_row(Wins, FIRST=first, LAST=last)


class Holds(Rule):
    """It can hold this many counters."""

    CODE: Final = 9
    COUNTER: Final = 1
    MOST: Final = 2

    def write(self, c: Ruling, word: la.HoldsAtMost) -> list[int]:
        return rule_row(Holds, COUNTER=c.counter(word.name), MOST=word.most)


def _uses(what: Iterable[str]) -> int:
    """These uses as bits; what cannot be Tributed is not Tributed for a summon either."""
    bits = 0
    for use in what:
        bits |= USES[use]
    return bits


class NotUsed(Rule):
    """It cannot be used as this material, or Tribute."""

    CODE: Final = 10
    FOR: Final = 1  # USE_...
    ALWAYS: Final = 2  # wherever it is, whatever becomes of its effects
    BUT: Final = 3  # filter + 1 of the monsters for whose summon it is used all the same
    NEW: Final = 4  # only in the turn in which it was summoned in one of these ways (BY_...)

    def write(self, c: Modifying, word: la.NotUsedFor) -> list[int]:
        if word.new and not set(word.what) <= set(_BY):
            raise CompileError("only a summon with materials is in a way of its own")
        return rule_row(NotUsed, FOR=_uses(word.what), ALWAYS=int(word.always),
                        BUT=0 if word.but is None else c.filter(word.but) + 1,
                        NEW=sum(_BY[use] for use in word.what) if word.new else 0)  # fmt: skip


_BY: Final = {"fusion": BY_FUSION, "synchro": BY_SYNCHRO, "xyz": BY_XYZ, "link": BY_LINK}


class Others(Rule):
    """It is material only beside others that match."""

    CODE: Final = 50
    FOR: Final = 1  # USE_...
    FILTER: Final = 2

    def write(self, c: Ruling, word: la.OthersUsed) -> list[int]:
        return rule_row(Others, FOR=_uses(word.what), FILTER=c.filter(word.filter))


class DestroyedForBearer(Rule):
    """An Equip Card is destroyed instead of its monster; of those that effects destroy."""

    CODE: Final = 22

    def write(self, c: Modifying, word: la.DestroyedForBearer) -> list[int]:
        return rule_row(DestroyedForBearer) if "effect" in word.what else []


class Stays(Rule):
    """Destroyed as a monster, it can become a Continuous Spell."""

    CODE: Final = 11


class Falls(Rule):
    """It is sent to the GY, or destroyed, as soon as this applies."""

    CODE: Final = 27
    DESTROYED: Final = 1

    def write(self, c: Ruling, word: la.Falls) -> list[int]:
        return rule_row(Falls, DESTROYED=int(word.destroyed))


class Untargetable(Protecting):
    """Not targeted by effects."""

    CODE: Final = 12

    def write(self, c: Modifying, word: la.Untargetable) -> list[int]:
        return rule_row(Untargetable, FILTER=c.filter(_known(word.filter)), BY=word.by,
                        OF=c.filter(word.of), WHOSE=word.whose, ACTIVATED=0)  # fmt: skip


class OneAtATime(Rule):
    """Nobody can Special Summon two or more monsters at the same time."""

    CODE: Final = 13


class OnlyOne(Rule):
    """Only one card that matches can be controlled."""

    CODE: Final = 15
    FILTER: Final = 1
    OF_BOTH: Final = 2  # 1: on the whole field

    def write(self, c: Ruling, word: la.OnlyOne) -> list[int]:
        return rule_row(OnlyOne, FILTER=c.filter(word.filter), OF_BOTH=int(word.whose == EITHER))


class NotSummoned(Rule):
    """It cannot be Special Summoned, or Normal Summoned."""

    CODE: Final = 16
    FROM: Final = 1
    NORMAL: Final = 2  # 1: nor Normal Summoned
    HOW: Final = 3  # only not in these ways

    def write(self, c: Ruling, word: la.NotSpecialSummoned) -> list[int]:
        places = 0 if word.how else word.places or ANYWHERE
        normal = word.normal or word.how & BY_NORMAL != 0
        return rule_row(NotSummoned, FROM=places, NORMAL=int(normal), HOW=word.how & ~BY_NORMAL)


class BanishedWhenLeaving(Rule):
    """The card itself is banished when it leaves the field."""

    CODE: Final = 17


class UnderDeckWhenLeaving(Rule):
    """The card itself, Special Summoned, goes under the Deck when it leaves the field."""

    CODE: Final = 35


class Toll(Rule):
    """Life Points are paid to activate cards and effects."""

    CODE: Final = 20
    POINTS: Final = 1
    WHOSE: Final = 2
    EFFECTS: Final = 3  # 1: for effects alone, not for a card without one when it is activated

    def write(self, c: Ruling, word: la.Toll) -> list[int]:
        return rule_row(Toll, POINTS=word.points, WHOSE=word.whose, EFFECTS=int(word.effects))


class FromHand(Rule):
    """Traps and Quick-Play Spells that match are activated from the hand of its controller."""

    CODE: Final = 23
    FILTER: Final = 1

    def write(self, c: Ruling, word: la.FromHand) -> list[int]:
        return rule_row(FromHand, FILTER=c.filter(word.filter))


class SummonsOnce(Rule):
    """Each player can Special Summon once per turn."""

    CODE: Final = 21


class SummonsAtMost(Rule):
    """Each player can Summon so many times per turn."""

    CODE: Final = 24
    TIMES: Final = 1
    TALLY: Final = 2  # that counts them

    def write(self, c: Ruling, word: la.SummonsAtMost) -> list[int]:
        tally = c.tally(tb.DID_SUMMON_AT_ONCE, ANY, word.times)
        return rule_row(SummonsAtMost, TIMES=word.times, TALLY=tally)


class LowestTakesNoDamage(Rule):
    """The player with fewer Life Points than the other takes no damage."""

    CODE: Final = 14


enter_rule(Modify(), la.FieldStats)
enter_rule(Indestructible(), la.Indestructible)
enter_rule(SparedOnce(), la.SparedOnce)
enter_rule(Unaffected(), la.Unaffected)
enter_rule(Instead(), la.InsteadOfDestruction)
enter_rule(Forbids(), la.Ban, la.BanishInstead, la.OnlySpecialSummon, la.ReduceDamage)
enter_rule(ExtraNormal(), la.ExtraNormalSummon)
enter_rule(Untributed(), la.WithoutTributes)
enter_rule(Wins(), la.WinsWith)
enter_rule(Holds(), la.HoldsAtMost)
enter_rule(NotUsed(), la.NotUsedFor)
enter_rule(Others(), la.OthersUsed)
enter_rule(DestroyedForBearer(), la.DestroyedForBearer)
enter_rule(Stays(), la.StaysAsSpell)
enter_rule(Falls(), la.Falls)
enter_rule(Untargetable(), la.Untargetable)
enter_rule(OneAtATime(), la.OneAtATime)
enter_rule(BanishedWhenLeaving(), la.BanishedWhenLeaving)
enter_rule(UnderDeckWhenLeaving(), la.UnderDeckWhenLeaving)
enter_rule(NotSummoned(), la.NotSpecialSummoned)
enter_rule(OnlyOne(), la.OnlyOne)
enter_rule(LowestTakesNoDamage(), la.LowestTakesNoDamage)
enter_rule(Toll(), la.Toll)
enter_rule(FromHand(), la.FromHand)
enter_rule(SummonsOnce(), la.SummonsOnce)
enter_rule(SummonsAtMost(), la.SummonsAtMost)
