"""Link Summons: a Link Monster counts as one material or as its Link Rating.

Sources: Yu-Gi-Oh rules reference L1 to L3; Yu-Gi-Oh solo rules 3.8.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.slots import CONTROL, MONSTERS, POSITION, ZONE, ZONES_EACH
from engine.yugioh.position.state import State
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.procedure import Proceeding, enter_procedure, procedure_row
from engine.yugioh.queries.others_used import others_fit
from engine.yugioh.queries.in_force import (
    FIRST, banned, next_rule, rule_row, rule_source,
)  # fmt: skip
from engine.yugioh.queries.matching import match, name_now, treated_as
from engine.yugioh.queries.material_rules import Namesake
from engine.yugioh.queries.sets import all_joined, size_of
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.summoning.linked_from_hand import (
    add_from_hand, count_from_hand, linked_from_hand,
)  # fmt: skip
from engine.yugioh.summoning.materials import ByMaterials, gather_field
from engine.yugioh.vocabulary import (
    BY_LINK,
    EITHER,
    EXTRA,
    EXTRA_LEFT,
    FACEDOWN,
    LINK,
    MONSTER_ZONES,
    YOU,
)


# As what a candidate can be used, where a card lets a Link Monster be the entire material.
_ONE_OF_THEM: Final = 1
_ENTIRE: Final = 2
_NOTHING: Final = -1  # no card lets a monster be that


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
        each = s.t.procedures[at + LinkSummon.EACH]
        gathered = each
        if s.t.links_as:
            gathered = 0
        gather_field(s, gathered, whose, card, player, must_use)
        if must_use >= 0 and not s.t.procedures[at + LinkSummon.MAIN_ONLY]:
            add_from_hand(s, gathered, card, player)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            material = s.candidates[index]
            index += 1
            if s.data[POSITION + material] & FACEDOWN:
                continue
            if s.t.procedures[at + LinkSummon.MAIN_ONLY] and s.data[ZONE + material] >= EXTRA_LEFT:
                continue
            if s.t.links_as and not _could_be(s, each, material, card, player):
                continue
            if _may_be_material(s, material, card, player):
                s.candidates[kept] = material
                s.weights[kept] = _ONE_OF_THEM
                kept += 1
        s.found = kept
        if s.t.rule_kinds >> Namesake.CODE & 1 and must_use >= 0:
            _find_namesakes(s, card, player)

    def fits(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        if not s.t.links_as or self._all_match(s, at, card, player, chosen, False):
            if self._usual(s, at, card, player, chosen, must_use):
                return True
        if not s.t.links_as:
            return False
        # All that can be treated as other cards are, or none is.
        _treat(s, chosen, True)
        found = self._all_match(s, at, card, player, chosen, True) and self._fits(
            s, at, card, player, chosen, must_use
        )
        _treat(s, chosen, False)
        return found

    def _all_match(self, s: State, at: i64, card: i64, player: i64, chosen: i64,
                   every: bool) -> bool:  # fmt: skip
        """Whether the chosen candidates are such as all materials are; only with `every` also those
        that a card lets be the entire material.
        """
        each = s.t.procedures[at + LinkSummon.EACH]
        index: i64 = 0
        while chosen >> index:
            if chosen >> index & 1 and (every or s.weights[index] & _ONE_OF_THEM):
                if not match(s, each, s.candidates[index], card, player):
                    return False
            index += 1
        return True

    def _usual(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        """The same, of materials that are no other cards than they are."""
        size = size_of(chosen)
        if s.t.rule_kinds >> Namesake.CODE & 1 and must_use >= 0:
            uses = _uses(s, chosen)
            if size == 1 and uses & _ENTIRE:
                return True
            if not uses & _ONE_OF_THEM:
                return False
        return self._fits(s, at, card, player, chosen, must_use)

    def _fits(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        """The same by what the Link Monster says of its materials."""
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
        if not linked_from_hand(s, chosen, player):
            return False
        return included and sums >> rating & 1 != 0 and others_fit(s, tb.USE_LINK, chosen)

    def before(self, s: State, at: i64, card: i64, player: i64) -> None:
        """Count the uses of what lets materials be such, or the one material be the entire one."""
        count_from_hand(s, player)
        chosen = s.register(0, 0)
        if not s.t.rule_kinds >> Namesake.CODE & 1 or s.data[chosen] != 1:
            return
        material = card_in(s, chosen + 1)
        self.find(s, at, card, player, 0)
        index: i64 = 0
        while index < s.found and s.candidates[index] != material:
            index += 1
        if index == s.found or not s.weights[index] & _ENTIRE:
            return
        if s.weights[index] & _ONE_OF_THEM and self._fits(s, at, card, player, 1 << index, 0):
            return
        group = _entire_by(s, material, card, player)
        if group:
            count_limit(s, player, group - 1)

    def how(self) -> i64:
        return BY_LINK


def _could_be(s: State, each: i64, material: i64, card: i64, player: i64) -> bool:
    """Whether a material is such as all are, or can be treated so."""
    if match(s, each, material, card, player):
        return True
    s.treated[material] = treated_as(s, material)
    found = match(s, each, material, card, player)
    s.treated[material] = 0
    return found


def _treat(s: State, chosen: i64, begins: bool) -> None:
    """Suppose that the chosen candidates are what they can be treated as, or no more."""
    index: i64 = 0
    while chosen >> index:
        if chosen >> index & 1:
            material = s.candidates[index]
            s.treated[material] = treated_as(s, material) if begins else 0
        index += 1


def _find_namesakes(s: State, card: i64, player: i64) -> None:
    """Let the player's monsters that can be the entire material be so, and be candidates."""
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        material = s.data[MONSTERS + player * ZONES_EACH + zone] - 1
        zone += 1
        if material < 0 or not _is_namesake(s, material, card, player):
            continue
        index: i64 = 0
        while index < s.found and s.candidates[index] != material:
            index += 1
        if index == s.found:
            s.candidates[index] = material
            s.weights[index] = 0
            s.found += 1
        s.weights[index] |= _ENTIRE


def _is_namesake(s: State, material: i64, card: i64, player: i64) -> bool:
    """Whether a face-up card lets this monster be the entire material of the other one."""
    if s.data[POSITION + material] & FACEDOWN or not s.t.type[s.definition[material]] & LINK:
        return False
    if name_now(s, material) != s.t.name_group[s.definition[card]]:
        return False
    if not _may_be_material(s, material, card, player):
        return False
    return _entire_by(s, material, card, player) != _NOTHING


def _entire_by(s: State, material: i64, card: i64, player: i64) -> i64:
    """What lets it be the entire material: a limit group + 1 that is left, 0 for no limit."""
    found: i64 = _NOTHING
    cursor = next_rule(s, Namesake.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        number = s.t.rules[row + Namesake.FILTER]
        if s.data[CONTROL + source] == player and match(s, number, card, source, player):
            if match(s, number, material, source, player):
                group = s.t.rules[row + Namesake.GROUP]
                if not group:
                    return 0
                if not s.data[limit_slot(player, group - 1)]:
                    found = group
        cursor = next_rule(s, Namesake.CODE, cursor)
    return found


def _uses(s: State, chosen: i64) -> i64:
    """As what all of the chosen candidates can be used (bits)."""
    uses: i64 = _ONE_OF_THEM | _ENTIRE
    index: i64 = 0
    while chosen >> index:
        if chosen >> index & 1:
            uses &= s.weights[index]
        index += 1
    return uses


def _may_be_material(s: State, material: i64, monster: i64, player: i64) -> bool:
    """Whether no text of its own, and no ban, keeps it from being the player's Link Material."""
    if not usable_for(s, tb.USE_LINK, material, monster):
        return False
    return not banned(s, tb.BAN_LINK_MATERIAL, material, player)


enter_procedure(LinkSummon(), la.LinkSummon)
