"""Xyz Summons, and Xyz Summons onto a monster.

Sources: Yu-Gi-Oh rules reference X1; Yu-Gi-Oh solo rules 3.7, 4.5.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import become_material, move
from engine.yugioh.position.arrivals import MADE_SILENT
from engine.yugioh.position.contexts import open_context
from engine.yugioh.position.registers import card_in, first_in
from engine.yugioh.position.slots import LOC, OVERLAYS, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import begin, begin_clearing
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.position.zones import free_extra, zones_left
from engine.yugioh.procedure import Proceeding, enter_procedure, procedure_row
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.gathering import gather, gather_sides
from engine.yugioh.queries.others_used import others_fit
from engine.yugioh.queries.in_force import in_force, own_rule, reaches_grave
from engine.yugioh.queries.matching import has_level, level, match
from engine.yugioh.queries.material_rules import AsLevel
from engine.yugioh.queries.sets import all_joined, may_add, size_of
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.summoning.materials import ByMaterials, gather_field
from engine.yugioh.vocabulary import (
    BY_XYZ, EXTRA, FACEDOWN, GRAVE, HAND, MZONE, R_COST, R_DISCARD, R_EFFECT, TOKEN,
)  # fmt: skip


class XyzSummon(ByMaterials):
    """Xyz Summon with monsters whose Level is its Rank, or of any Level if it says so."""

    CODE: Final = 2
    EACH: Final = 2
    LEAST: Final = 3
    OR_MORE: Final = 4
    MOST: Final = 5
    ANY_LEVEL: Final = 6
    JOINT: Final = 7
    TREATED: Final = 8  # a filter + 1 of what counts as of its Level, or 0

    def write(self, c: Proceeding, word: la.XyzSummon) -> list[int]:
        return procedure_row(
            XyzSummon, WHERE=EXTRA, EACH=c.filter(word.each), LEAST=word.least,
            OR_MORE=int(word.more), MOST=word.most, ANY_LEVEL=int(word.any_level),
            JOINT=ch.JOINTS[word.joint],
            TREATED=0 if word.treated is None else c.filter(word.treated) + 1,
        )  # fmt: skip

    def find(self, s: State, at: i64, card: i64, player: i64, must_use: i64) -> None:
        gather_field(s, s.t.procedures[at + XyzSummon.EACH], 1, card, player, must_use)
        rank = s.t.level[s.definition[card]]
        any_level = s.t.procedures[at + XyzSummon.ANY_LEVEL] != 0
        treated = s.t.procedures[at + XyzSummon.TREATED]
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            material = s.candidates[index]
            index += 1
            # Only monsters with a Level count.
            if not any_level and (not has_level(s, material) or level(s, material) != rank):
                if not treated or not match(s, treated - 1, material, card, player):
                    if not _as_level(s, material, rank, card, player):
                        continue
            if may_be_xyz_material(s, material, card):
                s.candidates[kept] = material
                kept += 1
        s.found = kept

    def fits(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        rows = s.t.procedures
        size = size_of(chosen)
        least = rows[at + XyzSummon.LEAST]
        most = rows[at + XyzSummon.MOST] if rows[at + XyzSummon.OR_MORE] else least
        if size < least or size > most or not others_fit(s, tb.USE_XYZ, chosen):
            return False
        joint = rows[at + XyzSummon.JOINT]
        return joint == ch.NOT_JOINT or all_joined(s, joint, chosen)

    def how(self) -> i64:
        return BY_XYZ


class XyzOnto(ByMaterials):
    """Xyz Summon by using one monster, whose materials come along."""

    CODE: Final = 6
    ONTO: Final = 2
    GROUP: Final = 3  # limit group + 1
    CONDITIONS: Final = 4  # first row, and past the last
    CONDITIONS_END: Final = 5
    SILENT: Final = 6  # it cannot activate its effects this turn
    PAYING: Final = 7  # filter + 1 of a card in the hand that goes to the GY for it
    DISCARDED: Final = 8  # that card is discarded
    AFTER: Final = 9  # what holds once it was summoned this way: first row, and past the last
    AFTER_END: Final = 10

    def write(self, c: Proceeding, word: la.XyzOnto) -> list[int]:
        group = c.new_group() + 1 if word.limit else 0
        conditions = c.condition_rows(word.condition)
        after = c.steps(word.after, R_EFFECT)
        return procedure_row(
            XyzOnto, WHERE=EXTRA, ONTO=c.filter(word.onto), GROUP=group, CONDITIONS=conditions[0],
            CONDITIONS_END=conditions[1], SILENT=int(word.silent),
            PAYING=0 if word.paying is None else c.filter(word.paying) + 1,
            DISCARDED=int(word.discarded), AFTER=after[0], AFTER_END=after[1],
        )  # fmt: skip

    def material_sets(self, s: State, at: i64, card: i64, player: i64, only_one: bool,
                      must_use: i64) -> i64:  # fmt: skip
        group = s.t.procedures[at + XyzOnto.GROUP]
        if group and s.data[limit_slot(player, group - 1)]:
            return 0
        first = s.t.procedures[at + XyzOnto.CONDITIONS]
        last = s.t.procedures[at + XyzOnto.CONDITIONS_END]
        if not conditions_hold(s, first, last, card, player):
            return 0
        gather(s, s.t.procedures[at + XyzOnto.ONTO], MZONE, 1, card, player)
        hosts = s.found
        paying = s.t.procedures[at + XyzOnto.PAYING]
        if paying:
            gather_sides(s, paying - 1, HAND, 1, card, player)
        index: i64 = 0
        while index < hosts:
            chosen: i64 = 1 << index
            if may_be_xyz_material(s, s.candidates[index], card):
                if free_extra(s, player, s.definition[card], zones_left(s, chosen, player)):
                    if paying:
                        self._with_paid(s, at, chosen, hosts)
                    else:
                        s.offer(chosen)
            index += 1
        return s.count

    def _with_paid(self, s: State, at: i64, chosen: i64, hosts: i64) -> None:
        """Offer this host with each card in the hand that can be paid."""
        index = hosts
        while index < s.found:
            if s.t.procedures[at + XyzOnto.DISCARDED] or reaches_grave(s, s.candidates[index]):
                if may_add(s, ch.NOT_JOINT, index, chosen):
                    s.offer(chosen | 1 << index)
            index += 1

    def before(self, s: State, at: i64, card: i64, player: i64) -> None:
        group = s.t.procedures[at + XyzOnto.GROUP]
        if group:
            count_limit(s, player, group - 1)
        if s.t.procedures[at + XyzOnto.PAYING]:
            self._pay(s, at)
        transfer_materials(s, first_in(s, 0, 0), card)

    def how(self) -> i64:
        return BY_XYZ

    def _pay(self, s: State, at: i64) -> None:
        """Send the card in the hand away; only the host is material."""
        slot = s.register(0, 0)
        last = slot + s.data[slot]
        host: i64 = -1
        paid: i64 = -1
        while slot < last:
            slot += 1
            if s.data[LOC + card_in(s, slot)] == HAND:
                paid = card_in(s, slot)
            else:
                host = card_in(s, slot)
        discarded = s.t.procedures[at + XyzOnto.DISCARDED] != 0
        move(s, paid, GRAVE, R_COST | R_DISCARD if discarded else R_COST)
        s.empty(0, 0)
        s.keep(0, 0, host)

    def made(self, s: State, at: i64) -> i64:
        return MADE_SILENT if s.t.procedures[at + XyzOnto.SILENT] else 0

    def after(self, s: State, at: i64, card: i64, player: i64) -> None:
        first = s.t.procedures[at + XyzOnto.AFTER]
        last = s.t.procedures[at + XyzOnto.AFTER_END]
        if first < last:
            begin_clearing(s, 0)
            begin(s, 0, first, last)
            open_context(s, 0, card, player)

    def group(self, row: list[int]) -> int:
        return row[XyzOnto.GROUP]

    def rows(self, row: list[int]) -> list[int]:
        return list(range(row[XyzOnto.AFTER], row[XyzOnto.AFTER_END]))


def _as_level(s: State, material: i64, rank: i64, card: i64, player: i64) -> bool:
    """Whether its own effect lets this monster be of this Level for this monster."""
    row = own_rule(s, AsLevel.CODE, material)
    if row < 0 or not in_force(s, material) or not s.t.rules[row + AsLevel.LEVELS] >> rank & 1:
        return False
    return match(s, s.t.rules[row + AsLevel.OF], card, material, player)


def transfer_materials(s: State, host: i64, card: i64) -> None:
    """The materials of one monster become those of another."""
    while s.data[OVERLAYS + host]:
        become_material(s, s.data[OVERLAYS + host] - 1, card)


def may_be_xyz_material(s: State, card: i64, monster: i64 = -1) -> bool:
    """Whether it is face-up, no Token, and nothing keeps it from being Xyz Material."""
    if s.data[POSITION + card] & FACEDOWN or s.t.type[s.definition[card]] & TOKEN:
        return False
    return usable_for(s, tb.USE_XYZ, card, monster)


enter_procedure(XyzSummon(), la.XyzSummon)
enter_procedure(XyzOnto(), la.XyzOnto)
