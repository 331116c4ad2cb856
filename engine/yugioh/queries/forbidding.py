"""What continuous effects forbid, and what is banished instead."""

from typing import Final

from engine.filters import ANY, AllOf, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.vocabulary import EITHER, FIELD_PLACES, MZONE
from engine.yugioh.queries.rule import Modifying, Rule, rule_row

USES: Final = {
    "tribute": tb.USE_TRIBUTE | tb.USE_TRIBUTE_SUMMON, "tribute-summon": tb.USE_TRIBUTE_SUMMON,
    "fusion": tb.USE_FUSION, "synchro": tb.USE_SYNCHRO, "xyz": tb.USE_XYZ, "link": tb.USE_LINK,
}  # fmt: skip

BANS: Final = {
    "special-summon": tb.BAN_SPECIAL, "normal-summon": tb.BAN_NORMAL,
    "tribute-summon": tb.BAN_NORMAL, "pendulum-summon": tb.BAN_PENDULUM, "set": tb.BAN_SET,
    "activate": tb.BAN_ACTIVATE,
    "activate-card": tb.BAN_ACTIVATE_CARD, "add": tb.BAN_ADD,
    "search": tb.BAN_SEARCH, "draw": tb.BAN_DRAW,
    "effect": tb.BAN_EFFECT, "link-material": tb.BAN_LINK_MATERIAL,
    "link-summon": tb.BAN_LINK_SUMMON, "flip-summon": tb.BAN_FLIP,
    "banish": tb.BAN_BANISH,
}  # fmt: skip

LESS_DAMAGE: Final = {
    "half": tb.HALF_DAMAGE, "none": tb.NO_DAMAGE, "none of theirs": tb.NO_DAMAGE_BY_THEIRS,
}  # fmt: skip


def ban_bits(word: la.Ban) -> int:
    """What a ban forbids, as bits.

    A Pendulum Monster is activated as a Spell, and is one in its zone: the effects of monsters are
    none of these.  Source: Yu-Gi-Oh field zones, *Pendulum Zone*.
    """
    if "banish" in word.what and (word.filter != ANY or word.whose != EITHER or word.name_of):
        raise CompileError("neither player can banish any cards")
    bits = sum(BANS[one] for one in word.what)
    parts = word.filter.of if isinstance(word.filter, AllOf) else (word.filter,)
    if "activate" in word.what and la.MONSTER in parts:
        bits += tb.BAN_MONSTER - tb.BAN_ACTIVATE
    return bits


def banned_filter(word: la.Ban) -> Filter:
    """The cards that a ban is about: a Tribute Summon is one that takes Tributes.

    Source: Yu-Gi-Oh solo rules 3.3.
    """
    if "tribute-summon" not in word.what:
        return word.filter
    if word.what != ("tribute-summon",):
        raise CompileError("a ban of Tribute Summons is one by itself")
    return word.filter & la.level(5)


def banished_instead(word: la.BanishInstead) -> Filter:
    """The cards on their way to the GY that are banished, where they come from."""
    return word.filter & la.InPlace(word.from_) if word.from_ else word.filter


class Forbids(Rule):
    """Something is forbidden to players, or cards have their effects negated."""

    CODE: Final = 6
    FILTER: Final = 1
    WHAT: Final = 2  # bits (tables.BAN_...)
    WHOSE: Final = 3
    CONTROLLED: Final = 4  # only while that player controls the monster to which it was given

    def write(
        self, c: Modifying,
        word: la.Ban | la.BanishInstead | la.OnlySpecialSummon | la.ReduceDamage,
    ) -> list[int]:  # fmt: skip
        if isinstance(word, la.BanishInstead):
            return rule_row(Forbids, FILTER=c.filter(banished_instead(word)),
                            WHAT=tb.INTO_BANISHMENT, WHOSE=word.whose, CONTROLLED=0)  # fmt: skip
        if isinstance(word, la.ReduceDamage):
            return rule_row(Forbids, FILTER=0, WHAT=LESS_DAMAGE[word.to], WHOSE=word.whose,
                            CONTROLLED=0)  # fmt: skip
        if isinstance(word, la.OnlySpecialSummon):
            return rule_row(Forbids, FILTER=c.filter(~word.filter), WHAT=tb.BAN_SPECIAL,
                            WHOSE=word.whose, CONTROLLED=int(word.controlled))  # fmt: skip
        if word.name_of is not None:
            raise CompileError("a continuous effect forbids nothing with the name of a card")
        which = banned_filter(word)
        if "effect" in word.what:
            # A Pendulum Monster in its zone is a Spell there.
            of_monsters = la.MONSTER in (which.of if isinstance(which, AllOf) else (which,))
            which &= la.InPlace(MZONE if of_monsters else FIELD_PLACES)
        return rule_row(Forbids, FILTER=c.filter(which), WHAT=ban_bits(word),
                        WHOSE=word.whose, CONTROLLED=0)  # fmt: skip
