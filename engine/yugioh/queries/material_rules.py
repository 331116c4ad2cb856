"""Continuous effects on what a monster is used as: their rows (`language/material_rules`)."""

from typing import Final

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.queries.rule import Rule, Ruling, enter_rule, rule_row


class TwoTributes(Rule):
    """Monsters that match can be treated as several Tributes."""

    CODE: Final = 52
    OF: Final = 1  # for the Tribute Summon of a monster that matches
    FILTER: Final = 2
    WORTH: Final = 3  # as so many

    def write(self, c: Ruling, word: la.TwoTributes) -> list[int]:
        return rule_row(
            TwoTributes, OF=c.filter(word.of), FILTER=c.filter(word.filter), WORTH=word.worth
        )


class TributesAlso(Rule):
    """Spells and Traps that match can be Tributed for it, face-up."""

    CODE: Final = 56
    FILTER: Final = 1

    def write(self, c: Ruling, word: la.TributesAlso) -> list[int]:
        return rule_row(TributesAlso, FILTER=c.filter(word.filter))


class OneTribute(Rule):
    """One monster that matches is enough to Tribute for it, face-up or for its Set too."""

    CODE: Final = 58
    FILTER: Final = 1
    SETS: Final = 2

    def write(self, c: Ruling, word: la.OneTribute) -> list[int]:
        return rule_row(OneTribute, FILTER=c.filter(word.filter), SETS=int(word.sets))


class TributesTheirs(Rule):
    """Monsters of the opponent that match can be Tributed for a Tribute Summon."""

    CODE: Final = 57
    FILTER: Final = 1

    def write(self, c: Ruling, word: la.TributesTheirs) -> list[int]:
        return rule_row(TributesTheirs, FILTER=c.filter(word.filter))


class SendsForTributes(Rule):
    """An own monster and a card of the opponent can be sent to the GY instead of two Tributes."""

    CODE: Final = 49


class AsNonTuner(Rule):
    """It can be treated as a non-Tuner."""

    CODE: Final = 53
    OF: Final = 1  # for the Synchro Summon of a monster that matches

    def write(self, c: Ruling, word: la.AsNonTuner) -> list[int]:
        return rule_row(AsNonTuner, OF=c.filter(word.of))


class FusionSubstitute(Rule):
    """It can stand in for one Fusion material that is named, in these places."""

    CODE: Final = 39
    PLACES: Final = 1
    OF: Final = 2
    ASKS: Final = 3  # of which materials, as in `tables.SLOT_ASKS`

    def write(self, c: Ruling, word: la.FusionSubstitute) -> list[int]:
        places = word.places or v.HAND | v.FIELD_PLACES | v.GRAVE
        return rule_row(FusionSubstitute, PLACES=places, OF=c.filter(word.of),
                        ASKS=2 if word.for_attribute else 1)  # fmt: skip


class FusionsWithOthers(Rule):
    """Effects of any card can Fusion Summon the monsters that match."""

    CODE: Final = 31
    FILTER: Final = 1

    def write(self, c: Ruling, word: la.FusionsWithOthers) -> list[int]:
        return rule_row(FusionsWithOthers, FILTER=c.filter(la.SummonedOnlyWith(word.passcode)))


class AsLevel(Rule):
    """It can be treated as of another Level."""

    CODE: Final = 59
    OF: Final = 1  # for the Xyz Summon of a monster that matches
    LEVELS: Final = 2  # a bit for each Level

    def write(self, c: Ruling, word: la.AsLevel) -> list[int]:
        levels = sum(1 << level for level in word.levels)
        return rule_row(AsLevel, OF=c.filter(word.of), LEVELS=levels)


class BanishedAsMaterial(Rule):
    """It is banished when it is used as Synchro Material, if it matches."""

    CODE: Final = 46
    FILTER: Final = 1

    def write(self, c: Ruling, word: la.BanishedAsMaterial) -> list[int]:
        return rule_row(BanishedAsMaterial, FILTER=c.filter(word.filter))


class ForTuner(Rule):
    """It can be used in place of another Tuner; of which, the Synchro Summon says."""

    CODE: Final = 54


class Namesake(Rule):
    """A Link Monster of the same name can be the entire material of a Link Summon."""

    CODE: Final = 55
    FILTER: Final = 1  # that both match
    GROUP: Final = 2  # limit group + 1

    def write(self, c: Ruling, word: la.Namesake) -> list[int]:
        group = c.new_group() + 1 if word.once else 0
        return rule_row(Namesake, FILTER=c.filter(word.filter), GROUP=group)


class LinkedFromHand(Rule):
    """In the hand it can be Link Material as well, with a monster on the field that matches."""

    CODE: Final = 48
    FILTER: Final = 1
    OF: Final = 2
    GROUP: Final = 3  # limit group + 1

    def write(self, c: Ruling, word: la.LinkedFromHand) -> list[int]:
        group = c.new_group() + 1 if word.once else 0
        return rule_row(
            LinkedFromHand, FILTER=c.filter(word.filter), OF=c.filter(word.of), GROUP=group
        )


class DetachesForRituals(Rule):
    """Its materials are monsters for a Ritual Summon."""

    CODE: Final = 34

    def write(self, c: Ruling, word: la.DetachesForRituals) -> list[int]:
        return rule_row(DetachesForRituals)


class WithoutDetaching(Rule):
    """Monsters that match activate effects without detaching for them."""

    CODE: Final = 28
    FILTER: Final = 1

    def write(self, c: Ruling, word: la.WithoutDetaching) -> list[int]:
        return rule_row(WithoutDetaching, FILTER=c.filter(word.filter))


enter_rule(WithoutDetaching(), la.WithoutDetaching)


class OneLess(Rule):
    """Monsters that match can be Normal Summoned for 1 less Tribute."""

    CODE: Final = 36
    FILTER: Final = 1
    BOTH: Final = 2  # by either player

    def write(self, c: Ruling, word: la.OneLessTribute) -> list[int]:
        if word.whose == v.OPPONENT:
            raise CompileError("fewer Tributes of the opponent alone")
        return rule_row(OneLess, FILTER=c.filter(word.filter), BOTH=int(word.whose == v.EITHER))


enter_rule(OneLess(), la.OneLessTribute)
enter_rule(DetachesForRituals(), la.DetachesForRituals)
enter_rule(Namesake(), la.Namesake)
enter_rule(LinkedFromHand(), la.LinkedFromHand)
enter_rule(TwoTributes(), la.TwoTributes)
enter_rule(SendsForTributes(), la.SendsForTributes)
enter_rule(TributesAlso(), la.TributesAlso)
enter_rule(OneTribute(), la.OneTribute)
enter_rule(TributesTheirs(), la.TributesTheirs)
enter_rule(AsNonTuner(), la.AsNonTuner)
enter_rule(AsLevel(), la.AsLevel)
enter_rule(BanishedAsMaterial(), la.BanishedAsMaterial)
enter_rule(ForTuner(), la.ForTuner)
enter_rule(FusionSubstitute(), la.FusionSubstitute)
enter_rule(FusionsWithOthers(), la.FusionsWithOthers)
