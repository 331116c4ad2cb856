"""Two monsters of different players change sides, or two of one player their zones.

Source: Yu-Gi-Oh field zones, *Extra Monster Zone*: a monster whose control changes goes to a free
Main Monster Zone of its new controller; both leave their zones at the same time.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.movement.control import exchange, move_to
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.contexts import card_of, done
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in, unmoved
from engine.yugioh.position.slots import CONTROL, LOC, ZONE
from engine.yugioh.position.state import State
from engine.yugioh.position.zones import free_main, lowest
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.summoning.special import already_controlled, destroy_one_too_many
from engine.yugioh.vocabulary import MAIN_ZONES, MZONE


class Switch(Operation):
    """Switch control of the two monsters of a register, one of each player; of both or of none."""

    CODE: Final = 206
    WHAT: Final = 1  # register
    EVERY: Final = 2  # 1: all that match, which must be two such monsters

    def write(self, c: Steps, word: la.SwitchControl, reason: int) -> None:
        c.row(Switch, WHAT=c.place(word.what), EVERY=int(isinstance(word.what, la.Each)))

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if not s.t.ops[at + Switch.EVERY]:
            return True
        return s.found == 2 and can_switch(s, s.candidates[0], s.candidates[1])

    def act(self, s: State, at: i64, link: i64) -> None:
        done(s, link, 0)
        slot = s.register(link, s.t.ops[at + Switch.WHAT])
        if s.data[slot] != 2 or not unmoved(s, slot + 1) or not unmoved(s, slot + 2):
            return
        one, other = card_in(s, slot + 1), card_in(s, slot + 2)
        source = card_of(s, link)
        if unaffected(s, one, source, link > 0) or unaffected(s, other, source, link > 0):
            return
        if not can_switch(s, one, other):
            return
        mine, theirs = s.data[CONTROL + one], s.data[CONTROL + other]
        alike = already_controlled(s, one, theirs) or already_controlled(s, other, mine)
        if s.all_zones and not alike and free_main(s, mine, 0) and free_main(s, theirs, 0):
            move_to(s, one, theirs)
            move_to(s, other, mine)
        else:
            exchange(s, one, other, _zone_left(s, other), _zone_left(s, one))
            destroy_one_too_many(s, one)
            destroy_one_too_many(s, other)
        done(s, link, 2)

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        return ("switch control of", "") if s.t.ops[at + Switch.WHAT] == register else ("", "")


def can_switch(s: State, one: i64, other: i64) -> bool:
    """Whether each of the two has a zone on the other side, if both leave theirs."""
    data = s.data
    if data[LOC + one] != MZONE or data[LOC + other] != MZONE:
        return False
    if data[CONTROL + one] == data[CONTROL + other]:
        return False
    return _has_room(s, one) and _has_room(s, other)


def _has_room(s: State, leaving: i64) -> bool:
    """Whether there is a Main Monster Zone on this side once this monster has left it."""
    return s.data[ZONE + leaving] < MAIN_ZONES or free_main(s, s.data[CONTROL + leaving], 0) != 0


def _zone_left(s: State, leaving: i64) -> i64:
    """The zone that is taken on this side: the one that is left, or a free one."""
    if s.data[ZONE + leaving] < MAIN_ZONES:
        return s.data[ZONE + leaving]
    return lowest(free_main(s, s.data[CONTROL + leaving], 0))


class SwitchPlaces(Operation):
    """This card and the monster of a register, of the same player, switch their zones."""

    CODE: Final = 218
    WHAT: Final = 1  # register

    def write(self, c: Steps, word: la.SwitchZones, reason: int) -> None:
        c.zones_matter = True
        c.row(SwitchPlaces, WHAT=c.place(word.what))

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return s.data[LOC + look.me] == MZONE and s.data[ZONE + look.me] < MAIN_ZONES

    def act(self, s: State, at: i64, link: i64) -> None:
        done(s, link, 0)
        data = s.data
        slot = s.register(link, s.t.ops[at + SwitchPlaces.WHAT])
        one = card_of(s, link)
        if data[slot] != 1 or not unmoved(s, slot + 1) or data[LOC + one] != MZONE:
            return
        other = card_in(s, slot + 1)
        if data[LOC + other] != MZONE or data[CONTROL + one] != data[CONTROL + other]:
            return
        if data[ZONE + one] >= MAIN_ZONES or data[ZONE + other] >= MAIN_ZONES:
            return
        if unaffected(s, one, one, link > 0) or unaffected(s, other, one, link > 0):
            return
        exchange(s, one, other, data[ZONE + other], data[ZONE + one])
        done(s, link, 2)

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        here = s.t.ops[at + SwitchPlaces.WHAT] == register
        return ("switch zones with", "") if here else ("", "")


register(Switch(), la.SwitchControl)
register(SwitchPlaces(), la.SwitchZones)
