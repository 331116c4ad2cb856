"""Summons that an effect lets the player make now, in the ways of the monsters themselves."""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.supposed import enough
from engine.yugioh.operation import WAYS, Operation, Steps, register
from engine.yugioh.position.commands import pack_way, way_card, way_procedure
from engine.yugioh.position.look import NO_LINK, Look
from engine.yugioh.position.must_use import such_materials
from engine.yugioh.position.registers import card_in, first_meant, unmoved
from engine.yugioh.position.slots import HEAD, LOC, NEXT, POSITION
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.position.steps import (
    BY_EFFECT, BY_EFFECT_WITH_TRIBUTES, RunStep, begin_normal, begin_procedure, next_row,
)  # fmt: skip
from engine.yugioh.queries.bans import summoned_enough
from engine.yugioh.queries.gone import NOBODY, also_gone, gone_alone
from engine.yugioh.queries.controlling import exceeds
from engine.yugioh.queries.in_force import banned
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.sets import alike, unique_candidates
from engine.yugioh.summoning.special import not_normal_summoned
from engine.yugioh.summoning.link import LinkSummon
from engine.yugioh.summoning.materials import ARRIVING, material_sets
from engine.yugioh.summoning.synchro import SynchroSummon
from engine.yugioh.summoning.tribute import can_normal_summon, can_tribute
from engine.yugioh.summoning.xyz import XyzSummon
from engine.yugioh.vocabulary import EXTRA, GRAVE, HAND, MZONE

_KINDS: Final = {"link": LinkSummon.CODE, "synchro": SynchroSummon.CODE, "xyz": XyzSummon.CODE}


_GONE: Final = 1 << 32  # in place of a card: a material that is no more there


class SummonFromExtra(Operation):
    """Summon a monster from the Extra Deck in the way of its kind."""

    CODE: Final = 63
    KINDS: Final = 1  # bits of procedures
    FILTER: Final = 2
    WITH_THIS: Final = 3  # the card itself is a material
    ONLY: Final = 4  # register + 1 of the cards that, but for the card itself, alone are materials
    HELD: Final = 5  # that register, as a bit, where it is of one card that is chosen before
    SUCH: Final = 6  # what one of the materials, and what all of them must be (`such_materials`)

    def write(self, c: Steps, word: la.SummonFromExtraNow, reason: int) -> None:
        only = 0 if word.only is None else c.place(word.only) + 1
        held = 1 << only - 1 if only and word.including_this else 0
        if only < 0:
            raise CompileError("not the card itself alone as material")
        c.held_against(held)
        if only and not held:
            c.materials_of(only - 1)
        such = [0 if item is None else c.filter(item) + 1 for item in (word.including, word.each)]
        if only and any(such):
            raise CompileError("materials that are known, and what they are")
        c.row(SummonFromExtra, KINDS=sum(1 << _KINDS[kind] for kind in word.kinds),
              FILTER=c.filter(word.filter), WITH_THIS=int(word.including_this), ONLY=only,
              HELD=held, SUCH=such_materials(*such))  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return MZONE | GRAVE

    def does(self, word: la.SummonFromExtraNow, source: int) -> int:
        return tb.DOES_SUMMON

    def _materials(self, s: State, at: i64, me: i64, link: i64) -> i64:
        """The materials there must be, as the procedures take them (`must_use`)."""
        ops = s.t.ops
        must_use: i64 = me + 1 if ops[at + SummonFromExtra.WITH_THIS] else 0
        must_use |= ops[at + SummonFromExtra.SUCH]
        only = ops[at + SummonFromExtra.ONLY]
        if not only:
            return must_use
        given: i64 = gone_alone(me) if must_use else NOBODY
        if s.supposed[only - 1]:
            card = s.supposed[only - 1] - 1
            arriving: i64 = 0 if s.data[LOC + card] == MZONE else ARRIVING
            return -(also_gone(given, card) | arriving)
        slot = s.register(link, only - 1)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            given = also_gone(given, card_in(s, slot))
            if not unmoved(s, slot):
                return _GONE
        return -given if given else _GONE

    def _fits(self, s: State, at: i64, way: i64, me: i64, player: i64, must_use: i64) -> bool:
        """Whether the row can summon a card in this of the ways there are."""
        ops = s.t.ops
        procedure = s.way_procedure[way]
        card = s.way_card[way]
        kind = s.t.procedures[procedure * tb.PROCEDURE_SIZE]
        if s.data[LOC + card] != EXTRA or s.owner[card] != player:
            return False
        if not ops[at + SummonFromExtra.KINDS] >> kind & 1 or s.data[POSITION + card]:
            return False
        if not match(s, ops[at + SummonFromExtra.FILTER], card, me, player):
            return False
        return material_sets(s, procedure, card, player, True, must_use) > 0

    def possible(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        if ops[at + SummonFromExtra.HELD]:
            return enough(s, at, look)
        if ops[at + SummonFromExtra.ONLY]:
            return True  # which cards these are is not known yet
        return self._way(s, at, look, self._materials(s, at, look.me, NO_LINK))

    def _way(self, s: State, at: i64, look: Look, must_use: i64) -> bool:
        """Whether there is a way to summon with these materials."""
        way: i64 = 0
        ways: i64 = len(s.way_card)
        while way < ways:
            if self._fits(s, at, way, look.me, look.player, must_use):
                return True
            way += 1
        return False

    def makes_of(self, s: State, at: i64) -> i64:
        return s.t.ops[at + SummonFromExtra.ONLY] - 1

    def could_make(self, s: State, at: i64, look: Look, cards: i64) -> bool:
        return self._way(s, at, look, -(cards | ARRIVING))

    def speaks_of(self, s: State, at: i64) -> i64:
        return s.t.ops[at + SummonFromExtra.HELD]

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        """There is nothing to choose among; but whether there is a way can be told."""
        if s.data[LOC + look.me] != MZONE:
            s.found = 1  # the card itself is still to come
            return True
        found = self._way(s, at, look, self._materials(s, at, look.me, look.link))
        s.found = 1 if found else 0
        return True

    def found_enough(self, s: State, at: i64, look: Look) -> bool:
        return s.found > 0

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        me = card_of(s, link)
        player = player_of(s, link)
        must_use = self._materials(s, at, me, link)
        s.listing = 0
        way: i64 = 0
        ways: i64 = len(s.way_card)
        while way < ways:
            option = pack_way(s.way_procedure[way], s.way_card[way])
            if not _listed(s, option) and self._fits(s, at, way, me, player, must_use):
                s.enlist(option)
            way += 1
        if s.listing == 0:
            done(s, link, 0)
            return next_row(s, step)
        return s.offer_listed()

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        link = s.data[step + RunStep.LINK]
        done(s, link, 1)
        next_row(s, step)
        must_use = self._materials(s, at, card_of(s, link), link)
        begin_procedure(s, way_procedure(option), way_card(option), must_use)

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return WAYS

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "summon", ""


def _listed(s: State, option: i64) -> bool:
    """Whether the same way to summon a copy is listed already."""
    index: i64 = 0
    while index < s.listing:
        other = s.listed[index]
        if way_procedure(other) == way_procedure(option):
            if alike(s, way_card(other), way_card(option)):
                return True
        index += 1
    return False


class NormalSummonOne(Operation):
    """Normal Summon a monster from the hand, beyond the turn's own."""

    CODE: Final = 28
    FILTER: Final = 1
    TRIBUTING: Final = 2  # Tributes must be made
    OF: Final = 3  # register + 1 of the card that is meant

    def write(self, c: Steps, word: la.NormalSummonNow, reason: int) -> None:
        item = word.filter & la.level(5) if word.tributing else word.filter
        of = 0
        if isinstance(word.what, la.This):
            item &= ~la.OTHER
        elif word.what is not None:
            of = c.place(word.what) + 1
        c.row(NormalSummonOne, FILTER=c.filter(item), TRIBUTING=int(word.tributing), OF=of)

    def brings(self, row: list[int]) -> int:
        return MZONE | GRAVE

    def _fits(self, s: State, at: i64, card: i64, me: i64, player: i64, link: i64) -> bool:
        of = s.t.ops[at + NormalSummonOne.OF]
        if of and (link < 0 or first_meant(s, link, of - 1) != card):
            return False  # which card it is nobody knows before
        if not match(s, s.t.ops[at + NormalSummonOne.FILTER], card, me, player):
            return False
        if banned(s, tb.BAN_NORMAL, card, player) or exceeds(s, card, player):
            return False
        if summoned_enough(s, player) or not_normal_summoned(s, card):
            return False
        if s.t.ops[at + NormalSummonOne.TRIBUTING]:
            return can_tribute(s, card, player, True)
        return can_normal_summon(s, card, player)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        card = s.data[HEAD + pile_of(look.player, HAND)]
        while card:
            if self._fits(s, at, card - 1, look.me, look.player, look.link):
                return True
            card = s.data[NEXT + card - 1]
        return False

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        me = card_of(s, link)
        player = player_of(s, link)
        s.listing = 0
        card = s.data[HEAD + pile_of(player, HAND)]
        while card:
            if self._fits(s, at, card - 1, me, player, link):
                s.enlist(card - 1)
            card = s.data[NEXT + card - 1]
        s.found = 0
        while s.found < s.listing:
            s.candidates[s.found] = s.listed[s.found]
            s.found += 1
        unique_candidates(s)
        if s.found == 0:
            done(s, link, 0)
            return next_row(s, step)
        s.count = 0
        index: i64 = 0
        while index < s.found:
            s.offer(s.candidates[index])
            index += 1
        return s.count

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        link = s.data[step + RunStep.LINK]
        next_row(s, step)
        tributing = s.t.ops[at + NormalSummonOne.TRIBUTING]
        begin_normal(s, option, BY_EFFECT_WITH_TRIBUTES if tributing else BY_EFFECT, link)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "Normal Summon", ""


register(SummonFromExtra(), la.SummonFromExtraNow)
register(NormalSummonOne(), la.NormalSummonNow)
