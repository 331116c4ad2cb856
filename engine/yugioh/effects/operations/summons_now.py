"""Summons that an effect lets the player make now, in the ways of the monsters themselves."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import WAYS, Operation, Steps, register
from engine.yugioh.position.commands import pack_way, way_card, way_procedure
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import HEAD, LOC, NEXT, POSITION
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.steps import (
    BY_EFFECT, RunStep, begin_normal, begin_procedure, card_of, done, next_row, player_of,
)  # fmt: skip
from engine.yugioh.queries.in_force import banned
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.sets import alike, unique_candidates
from engine.yugioh.summoning.link import LinkSummon
from engine.yugioh.summoning.materials import material_sets
from engine.yugioh.summoning.synchro import SynchroSummon
from engine.yugioh.summoning.tribute import can_normal_summon
from engine.yugioh.summoning.xyz import XyzSummon
from engine.yugioh.vocabulary import EXTRA, HAND

_KINDS: Final = {"link": LinkSummon.CODE, "synchro": SynchroSummon.CODE, "xyz": XyzSummon.CODE}


class SummonFromExtra(Operation):
    """Summon a monster from the Extra Deck in the way of its kind."""

    CODE: Final = 63
    KINDS: Final = 1  # bits of procedures
    FILTER: Final = 2
    WITH_THIS: Final = 3  # the card itself is a material

    def write(self, c: Steps, word: la.SummonFromExtraNow, reason: int) -> None:
        c.row(SummonFromExtra, KINDS=sum(1 << _KINDS[kind] for kind in word.kinds),
              FILTER=c.filter(word.filter), WITH_THIS=int(word.including_this))  # fmt: skip

    def does(self, word: la.SummonFromExtraNow, source: int) -> int:
        return tb.DOES_SUMMON

    def _fits(self, s: State, at: i64, way: i64, me: i64, player: i64) -> bool:
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
        must_use: i64 = me + 1 if ops[at + SummonFromExtra.WITH_THIS] else 0
        return material_sets(s, procedure, card, player, True, must_use) > 0

    def possible(self, s: State, at: i64, look: Look) -> bool:
        way: i64 = 0
        ways: i64 = len(s.way_card)
        while way < ways:
            if self._fits(s, at, way, look.me, look.player):
                return True
            way += 1
        return False

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        me = card_of(s, link)
        player = player_of(s, link)
        s.listing = 0
        way: i64 = 0
        ways: i64 = len(s.way_card)
        while way < ways:
            option = pack_way(s.way_procedure[way], s.way_card[way])
            if not _listed(s, option) and self._fits(s, at, way, me, player):
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
        must_use: i64 = card_of(s, link) + 1 if s.t.ops[at + SummonFromExtra.WITH_THIS] else 0
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

    def write(self, c: Steps, word: la.NormalSummonNow, reason: int) -> None:
        c.row(NormalSummonOne, FILTER=c.filter(word.filter))

    def _fits(self, s: State, at: i64, card: i64, me: i64, player: i64) -> bool:
        if not match(s, s.t.ops[at + NormalSummonOne.FILTER], card, me, player):
            return False
        return can_normal_summon(s, card, player) and not banned(s, tb.BAN_NORMAL, card, player)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        card = s.data[HEAD + pile_of(look.player, HAND)]
        while card:
            if self._fits(s, at, card - 1, look.me, look.player):
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
            if self._fits(s, at, card - 1, me, player):
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
        begin_normal(s, option, BY_EFFECT, link)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "Normal Summon", ""


register(SummonFromExtra(), la.SummonFromExtraNow)
register(NormalSummonOne(), la.NormalSummonNow)
