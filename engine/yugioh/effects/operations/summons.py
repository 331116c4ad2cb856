"""Special Summons of cards and of Tokens; the summons themselves go on the agenda."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.effects.operations.summons_onto import write_onto
from engine.yugioh.effects.operations.tokens import made_into
from engine.yugioh.legality.candidates import (
    linked_zones, pointed_by, pointed_by_event, twice_pointed,
)  # fmt: skip
from engine.yugioh.operation import IMPOSSIBLE, Operation, Steps, register
from engine.yugioh.position.arrivals import BY_THE_OTHER, PROPERLY, arrival
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in, itself_unmoved, unmoved
from engine.yugioh.position.slots import LOC, SUMMON_LIMIT
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.position.steps import begin_summon
from engine.yugioh.position.summon_zones import (
    FROM_EXTRA, TO_COLUMN, TO_EVENT_POINTED, TO_EXTRA, TO_MAIN, TO_POINTED, TO_TWICE_POINTED,
    to_linked,
)  # fmt: skip
from engine.yugioh.position.zones import MAIN_MASK, free_main
from engine.yugioh.queries.controlling import exclude_each_other
from engine.yugioh.queries.rules import OneAtATime
from engine.yugioh.queries.gone import also_gone, zones_given_up
from engine.yugioh.queries.in_force import FIRST, next_rule
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.sets import size_of
from engine.yugioh.summoning.special import (
    can_special_summon, can_summon_itself, barred_as, may_be_fusion_summoned, summoned_by_it,
)  # fmt: skip
from engine.yugioh.vocabulary import BY_FUSION, BY_SPECIAL, EXTRA

# To which zones.
ANY_ZONE: Final = 0
POINTED_ZONE: Final = 1  # that the card itself points to
EXTRA_ZONE: Final = 2
COLUMN_ZONE: Final = 3  # of the Spell & Trap Zone that the monster is in
TWICE_ZONE: Final = 4  # that two or more Link Monsters point to
EVENT_ZONE: Final = 5  # that the Link Monster of the event points to
_ZONES: Final = {
    "": ANY_ZONE, "pointed": POINTED_ZONE, "extra": EXTRA_ZONE, "column": COLUMN_ZONE,
    "twice-pointed": TWICE_ZONE, "event": EVENT_ZONE,
}  # fmt: skip


class Summon(Operation):
    """Special Summon."""

    CODE: Final = 11
    WHAT: Final = 1
    POSITIONS: Final = 2
    ZONES: Final = 3
    HOW: Final = 4  # beside being Special Summoned (BY_...)
    MADE: Final = 5  # what it makes of the summoned monster (MADE_...)
    ACROSS: Final = 6  # to the opponent's field
    LINKED: Final = 7  # filter + 1 of Link Monsters that point to the zone
    IGNORING: Final = 8  # whether its Summoning conditions are ignored

    def write(self, c: Steps, word: la.SpecialSummon, reason: int) -> None:
        if word.onto is not None:
            write_onto(c, word, made_into(c, word.but))
            return
        flags = ch.SUMMON | (ch.EXTRA_ZONE if word.zones == "extra" else 0)
        flags |= ch.IGNORING if word.ignoring else 0
        flags |= ch.ACROSS if word.whose == v.OPPONENT else 0
        flags |= ch.AS_FUSION if word.how & v.BY_FUSION else 0
        flags |= 0 if word.position & v.FACEUP_ATTACK else ch.IN_DEFENSE
        number = c.place(word.what, flags)
        c.will_be(number, flags & ~ch.EXTRA_ZONE)
        zones = _ZONES[word.zones]
        if zones in (POINTED_ZONE, COLUMN_ZONE, TWICE_ZONE, EVENT_ZONE) or word.linked is not None:
            c.zones_matter = True
        if zones == COLUMN_ZONE:
            c.has_columns = True
        c.row(Summon, WHAT=number, POSITIONS=word.position, ZONES=zones, HOW=word.how,
              MADE=made_into(c, word.but), ACROSS=int(word.whose == v.OPPONENT),
              LINKED=0 if word.linked is None else c.filter(word.linked) + 1,
              IGNORING=int(word.ignoring))  # fmt: skip

    def does(self, word: la.SpecialSummon, source: int) -> int:
        bits = tb.DOES_SUMMON | (tb.DOES_SUMMON_DECK if source & v.DECK else 0)
        return bits | (tb.DOES_SUMMON_GRAVE if source & v.GRAVE else 0)

    def brings(self, row: list[int]) -> int:
        return v.MZONE

    def needs(self, row: list[int]) -> int:
        return v.MZONE

    def room_wanted(self, row: list[int], from_extra: bool) -> int:
        if row[Summon.ZONES] == EXTRA_ZONE:
            return ch.MAKES_ROOM | ch.EXTRA_ZONE
        if row[Summon.ACROSS] or row[Summon.LINKED]:
            return 0
        return ch.MAKES_ROOM if row[Summon.ZONES] == ANY_ZONE and not from_extra else 0

    def possible(self, s: State, at: i64, look: Look) -> bool:
        itself = s.t.ops[at + Summon.WHAT] < 0
        side: i64 = 1 - look.player if s.t.ops[at + Summon.ACROSS] else look.player
        if itself and not can_summon_itself(s, look.me, look.player, side):
            return False
        wanted: i64 = 1 if itself else look.wanted
        if side != look.player:
            given_up = zones_given_up(s, look.gone, side)
            return size_of(free_main(s, side, given_up) & _told(s, at, look, side)) >= wanted
        if look.from_extra:
            return True  # the candidates were those with a zone
        leaving = zones_given_up(s, look.gone, look.player)
        zones = _told(s, at, look, look.player)
        # Of the zones that the cards chosen before could leave, as many as there are such cards.
        free = free_main(s, look.player, leaving | look.freed)
        if size_of(free & zones) < wanted or size_of(free) < wanted + look.taken:
            return False
        free = free_main(s, look.player, leaving)
        if size_of(free & zones) + look.freed_most < wanted:
            return False
        return size_of(free) + look.freed_most >= wanted + look.taken

    def leave(self, s: State, at: i64, look: Look) -> None:
        """It is no more where it is summoned from, and there is one zone less for what follows."""
        itself = s.t.ops[at + Summon.WHAT] < 0
        if not s.t.ops[at + Summon.ACROSS]:
            if itself:
                look.taken += 1
            elif not look.from_extra:
                look.taken += look.wanted
        if itself:
            look.gone = also_gone(look.gone, look.me)

    def bound_to_come(self, s: State, at: i64, look: Look) -> i64:
        """There must be a zone for it; whether this card itself may be summoned is seen then."""
        itself = s.t.ops[at + Summon.WHAT] < 0
        if not itself and not self.possible(s, at, look):
            return IMPOSSIBLE
        self.leave(s, at, look)
        return at + tb.OP_SIZE

    def act(self, s: State, at: i64, link: i64) -> None:
        """Put the summons on the agenda, the first card on top."""
        ops = s.t.ops
        me = card_of(s, link)
        player = player_of(s, link)
        number = ops[at + Summon.WHAT]
        done(s, link, 0)
        how = ops[at + Summon.HOW]
        positions = ops[at + Summon.POSITIONS]
        side: i64 = 1 - player if ops[at + Summon.ACROSS] else player
        word = arrival(side, BY_SPECIAL | how, positions, ops[at + Summon.MADE])
        if how:
            word |= PROPERLY
        if side != player:
            word |= BY_THE_OTHER
        if number < 0:
            if itself_unmoved(s, link) and can_summon_itself(s, me, player, side):
                by_own = s.t.flags[s.definition[me]] & tb.DEF_BY_OWN_EFFECT != 0
                if by_own or summoned_by_it(s, me, me, player):
                    word |= PROPERLY
                begin_summon(s, me, word, _zones(s, at, me), link)
            return
        first = s.register(link, number)
        slot = first + s.data[first]
        if s.data[first] > 1 and (
            next_rule(s, OneAtATime.CODE, FIRST) or not _side_by_side(s, first)
        ):
            return
        while slot > first:
            card = card_in(s, slot)
            ignoring = ops[at + Summon.IGNORING] != 0
            again = how != 0 and barred_as(s, card, player, how)
            may = not again and (
                can_special_summon(s, card, player, me, ignoring, side)
                or (how & BY_FUSION != 0 and may_be_fusion_summoned(s, card, player, me))
            )
            if may and unmoved(s, slot):
                if not unaffected(s, card, me, link > 0):
                    proper: i64 = PROPERLY if summoned_by_it(s, card, me, player) else 0
                    begin_summon(s, card, word | proper, _zones(s, at, card), link)
            slot -= 1

    def still_may(self, s: State, at: i64, link: i64) -> bool:
        """Whether the chosen card may be Special Summoned now, zone included."""
        number = s.t.ops[at + Summon.WHAT]
        if number < 0:
            return True
        slot = s.register(link, number)
        player = player_of(s, link)
        side: i64 = 1 - player if s.t.ops[at + Summon.ACROSS] else player
        if not s.data[slot] or not unmoved(s, slot + 1) or not free_main(s, side, 0):
            return False
        ignoring = s.t.ops[at + Summon.IGNORING] != 0
        card = card_in(s, slot + 1)
        return can_special_summon(s, card, player, card_of(s, link), ignoring, side)

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        return ("Special Summon", "") if s.t.ops[at + Summon.WHAT] == register else ("", "")


def _side_by_side(s: State, first: i64) -> bool:
    """Whether a player can control all cards of a register, which begins at this slot."""
    slot = first + s.data[first]
    while slot > first:
        other = first + 1
        while other < slot:
            if exclude_each_other(s, card_in(s, slot), card_in(s, other)):
                return False
            other += 1
        slot -= 1
    return True


def _told(s: State, at: i64, look: Look, side: i64) -> i64:
    """Mask of the zones of that side to which a row allows the summon, free or not."""
    linked = s.t.ops[at + Summon.LINKED]
    if linked:
        leaving = zones_given_up(s, look.gone, side)
        return linked_zones(s, linked - 1, look.me, look.player, side, leaving)
    wanted = s.t.ops[at + Summon.ZONES]
    if wanted == TWICE_ZONE:
        return twice_pointed(s, side, zones_given_up(s, look.gone, side))
    if wanted == EVENT_ZONE:
        return pointed_by_event(s, look)
    return pointed_by(s, look.me) if wanted == POINTED_ZONE else MAIN_MASK


def _zones(s: State, at: i64, card: i64) -> i64:
    """To which zones a row may summon this card."""
    wanted = s.t.ops[at + Summon.ZONES]
    linked = s.t.ops[at + Summon.LINKED]
    if linked:
        return to_linked(linked - 1)
    if wanted == EXTRA_ZONE:
        return TO_EXTRA
    if wanted == POINTED_ZONE:
        return TO_POINTED
    if wanted == COLUMN_ZONE:
        return TO_COLUMN
    if wanted == TWICE_ZONE:
        return TO_TWICE_POINTED
    if wanted == EVENT_ZONE:
        return TO_EVENT_POINTED
    return FROM_EXTRA if s.data[LOC + card] == EXTRA else TO_MAIN


class AllowNormalSummons(Operation):
    """This turn this many Normal Summons or Sets may be made in all."""

    CODE: Final = 29
    COUNT: Final = 1

    def write(self, c: Steps, word: la.NormalSummons, reason: int) -> None:
        c.row(AllowNormalSummons, COUNT=word.count)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return s.data[SUMMON_LIMIT + look.player] < s.t.ops[at + AllowNormalSummons.COUNT]

    def act(self, s: State, at: i64, link: i64) -> None:
        slot = SUMMON_LIMIT + player_of(s, link)
        if s.data[slot] < s.t.ops[at + AllowNormalSummons.COUNT]:
            s.put(slot, s.t.ops[at + AllowNormalSummons.COUNT])
        done(s, link, 1)


register(Summon(), la.SpecialSummon)
register(AllowNormalSummons(), la.NormalSummons)
