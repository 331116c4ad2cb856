"""Link Summons: a Link Monster counts as one material or as its Link Rating.

Sources: Yu-Gi-Oh rules reference L1 to L3; Yu-Gi-Oh solo rules 3.8.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import CONTROL, POSITION, ZONE
from engine.yugioh.position.state import State
from engine.yugioh.procedure import Proceeding, enter_procedure, procedure_row
from engine.yugioh.queries.in_force import banned, others_fit, usable_for
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.sets import all_joined, size_of
from engine.yugioh.summoning.materials import ByMaterials, gather_field
from engine.yugioh.vocabulary import BY_LINK, EITHER, EXTRA, EXTRA_LEFT, FACEDOWN, LINK, YOU


class LinkSummon(ByMaterials):
    """Link Summon."""

    CODE: Final = 1
    EACH: Final = 2
    LEAST: Final = 3
    INCLUDING: Final = 4  # a filter + 1 that one of them matches
    JOINT: Final = 5
    THEIRS: Final = 6  # so many may be the opponent's
    MAIN_ONLY: Final = 7  # none is in an Extra Monster Zone

    def write(self, c: Proceeding, word: la.LinkSummon) -> list[int]:
        return procedure_row(
            LinkSummon, WHERE=EXTRA, EACH=c.filter(word.each), LEAST=word.least,
            INCLUDING=0 if word.including is None else c.filter(word.including) + 1,
            JOINT=ch.JOINTS[word.joint], THEIRS=word.theirs,
            MAIN_ONLY=int(word.main_only),
        )  # fmt: skip

    def find(self, s: State, at: i64, card: i64, player: i64, must_use: i64) -> None:
        if banned(s, tb.BAN_LINK_SUMMON, card, player):
            s.found = 0
            return
        whose: i64 = EITHER if s.t.procedures[at + LinkSummon.THEIRS] else YOU
        gather_field(s, s.t.procedures[at + LinkSummon.EACH], whose, card, player, must_use)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            material = s.candidates[index]
            index += 1
            if s.data[POSITION + material] & FACEDOWN:
                continue
            if s.t.procedures[at + LinkSummon.MAIN_ONLY] and s.data[ZONE + material] >= EXTRA_LEFT:
                continue
            if _may_be_material(s, material, card, player):
                s.candidates[kept] = material
                kept += 1
        s.found = kept

    def fits(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        t = s.t
        rating = t.level[s.definition[card]]
        size = size_of(chosen)
        if size < t.procedures[at + LinkSummon.LEAST] or size > rating:
            return False
        theirs = t.procedures[at + LinkSummon.THEIRS]
        including = t.procedures[at + LinkSummon.INCLUDING]
        joint = t.procedures[at + LinkSummon.JOINT]
        sums: i64 = 1  # bit n: the materials seen so far can count as n
        included = including == 0
        index: i64 = 0
        while index < s.found:
            if chosen >> index & 1:
                material = s.candidates[index]
                definition = s.definition[material]
                if must_use >= 0 and s.data[CONTROL + material] != player:
                    theirs -= 1
                    if theirs < 0:
                        return False
                if t.type[definition] & LINK:
                    sums = sums << 1 | sums << t.level[definition]
                else:
                    sums <<= 1
                if not included and match(s, including - 1, material, card, player):
                    included = True
            index += 1
        if joint and not all_joined(s, joint, chosen):
            return False
        return included and sums >> rating & 1 != 0 and others_fit(s, tb.USE_LINK, chosen)

    def how(self) -> i64:
        return BY_LINK


def _may_be_material(s: State, material: i64, monster: i64, player: i64) -> bool:
    """Whether no text of its own, and no ban, keeps it from being the player's Link Material."""
    if not usable_for(s, tb.USE_LINK, material, monster):
        return False
    return not banned(s, tb.BAN_LINK_MATERIAL, material, player)


enter_procedure(LinkSummon(), la.LinkSummon)
