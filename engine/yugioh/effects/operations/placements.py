"""Cards are placed on the field without being summoned, moved there, or change sides."""

from typing import Final

from mypy_extensions import i64

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.movement.cards import (
    equip, itself_again, lift, make_room_for_field, record_placed,
)  # fmt: skip
from engine.yugioh.movement.control import can_take, move_to, take_control
from engine.yugioh.movement.set_down import set_down
from engine.yugioh.movement.pendulum_zones import free_pendulum_zone, place_scale
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.arrivals import MOVED, arrival
from engine.yugioh.position.bonds import bond
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import first_meant
from engine.yugioh.position.slots import (
    AS_SPELL, AS_TRAP, BANISH_LEAVING, BOTTOM_LEAVING, CONTROL, LEAVING, LEVELS, LEVEL_SET, LOC,
    NEGATED, NEW, NOT_SUMMONED, NO_TRIBUTE, POSITION, SILENT, STATUS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, player_of
from engine.yugioh.position.steps import begin_summon
from engine.yugioh.position.summon_zones import TO_MAIN, TO_POINTED
from engine.yugioh.position.zones import free_main, free_spell, free_spells
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.candidates import pointed_by
from engine.yugioh.queries.bans import ban
from engine.yugioh.queries.controlling import another_of_one
from engine.yugioh.queries.field_levels import FieldLevels, gives_level
from engine.yugioh.queries.in_force import banned
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.relative import bears
from engine.yugioh.queries.gone import is_gone, zones_given_up
from engine.yugioh.summoning.special import can_special_summon
from engine.yugioh.vocabulary import (
    BY_SPECIAL, DECK, EQUIP, FACEDOWN, FACEDOWN_DEFENSE, FACEUP_ATTACK, FIELD, FIELD_ZONE, HAND,
    MONSTER, MZONE, OPPONENT, PENDULUM, PZONE, R_EFFECT, SPELL, SZONE, TRAP,
)  # fmt: skip


def _own_zone(s: State, look: Look) -> i64:
    """1 if the card itself is a Spell or Trap that will take a zone when it is activated."""
    kind = s.t.type[s.definition[look.me]]
    if kind & (SPELL | TRAP) and not kind & FIELD and s.data[LOC + look.me] == HAND:
        return 1 if is_gone(look.gone, look.me) else 0
    return 0


def zones_for(s: State, number: i64, look: Look, beside: i64 = 0) -> bool:
    """Whether there are Spell & Trap Zones for the cards of a register, or the card ITSELF, and for
    some more `beside` them.
    """
    if number >= 0 and s.found and s.t.type[s.definition[s.candidates[0]]] & FIELD:
        return True  # a Field Spell goes to the Field Zone
    needed: i64 = look.wanted if number >= 0 else 1
    return free_spells(s, look.player) - _own_zone(s, look) >= needed + beside


def zone_for(s: State, card: i64, player: i64) -> i64:
    """The zone in which the player's card is placed as a Spell or Trap, or -1."""
    if s.t.type[s.definition[card]] & FIELD:
        return make_room_for_field(s, card, player)
    return free_spell(s, player)


_EQUIPPED_BUT: Final = {
    "not-special-summoned-this-turn": NOT_SUMMONED, "name-forbidden-if-of-deck": 0,
}  # fmt: skip


class Equip(EachCard):
    """Equip to a monster, as an Equip Spell with these continuous effects."""

    CODE: Final = 16
    TO: Final = 2  # register of the monster, or ITSELF
    GRANTS: Final = 3
    OWN: Final = 4  # a Union, as by its own effect
    STATE: Final = 5  # status bits that it gets
    FORBIDS: Final = 6  # filter + 1 of what is not Special Summoned by its name, if of the Deck

    def write(self, c: Steps, word: la.Equip, reason: int) -> None:
        what = c.place(word.what)
        forbids = c.filter(ANY) + 1 if "name-forbidden-if-of-deck" in word.but else 0
        c.row(Equip, WHAT=what, TO=c.place(word.to), GRANTS=c.grants_of(word.grants),
              OWN=int(word.own), STATE=sum(_EQUIPPED_BUT[one] for one in word.but),
              FORBIDS=forbids)  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return SZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if s.t.ops[at + Equip.WHAT] < 0 and s.t.type[s.definition[look.me]] & (SPELL | TRAP):
            if s.data[LOC + look.me] & (HAND | SZONE):
                return True  # it stays in the zone in which it is activated
        return free_spells(s, look.player) > _own_zone(s, look)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        data = s.data
        player = player_of(s, link)
        zone = free_spell(s, player)
        monster = first_meant(s, link, s.t.ops[at + Equip.TO])
        if monster < 0 or (zone < 0 and not data[STATUS + card] & LEAVING):
            return 0
        if another_of_one(s, card, player):
            return 0
        if data[LOC + monster] != MZONE or data[POSITION + monster] & FACEDOWN or monster == card:
            return 0
        grants = s.t.ops[at + Equip.GRANTS]
        kind = s.definition[card]
        if s.t.type[kind] & EQUIP or s.t.ops[at + Equip.OWN]:
            if s.t.ops[at + Equip.WHAT] >= 0 and not bears(s, card, monster, player):
                return 0
            if s.t.equip_grants[kind]:
                grants = s.t.equip_grants[kind]
        if s.t.ops[at + Equip.FORBIDS] and data[LOC + card] == DECK:
            name = s.t.name_group[kind] + 1
            ban(s, player, tb.BAN_SPECIAL, s.t.ops[at + Equip.FORBIDS] - 1, name)
        if s.t.worn[kind]:
            grants += s.t.worn[kind]
        equip(s, card, monster, player, zone, grants)
        if s.t.shifts_levels and not unaffected(s, monster, card):
            # What changed the Level before is not seen any more.
            if gives_level(s, grants, FieldLevels.TO):
                s.put(LEVELS + monster, 0)
            if gives_level(s, grants, FieldLevels.TO) or gives_level(s, grants, FieldLevels.BY):
                s.put(STATUS + monster, data[STATUS + monster] & ~LEVEL_SET)
        if s.t.ops[at + Equip.STATE]:
            s.put(STATUS + card, data[STATUS + card] | s.t.ops[at + Equip.STATE])
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "equip", ""

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        if s.t.ops[at + Equip.TO] == register:
            return "equip to", ""
        return super().used_for(s, at, register)


class Bond(Operation):
    """Link the card itself to a monster."""

    CODE: Final = 136
    TO: Final = 1  # register of the monster

    def write(self, c: Steps, word: la.Bond | la.GoesWith, reason: int) -> None:
        c.row(Bond, TO=c.place(word.to))

    def act(self, s: State, at: i64, link: i64) -> None:
        card = card_of(s, link)
        monster = first_meant(s, link, s.t.ops[at + Bond.TO])
        if monster < 0 or s.data[LOC + monster] != MZONE or s.data[POSITION + monster] & FACEDOWN:
            return
        up = s.data[LOC + card] == MZONE and not s.data[POSITION + card] & FACEDOWN
        if up or s.data[LOC + card] == SZONE:
            bond(s, card, monster)


class PlaceAsSpell(EachCard):
    """Place face-up in a Spell & Trap Zone, a monster as a Continuous Spell or Trap."""

    CODE: Final = 17
    WHOSE: Final = 2  # zone: its owner's (0), or the opponent's
    TRAP: Final = 3  # a monster as a Trap
    BESIDE: Final = 4  # more cards that take a zone

    def write(self, c: Steps, word: la.PlaceAsSpell, reason: int) -> None:
        c.row(PlaceAsSpell, WHAT=c.place(word.what), WHOSE=word.whose, TRAP=int(word.trap),
              BESIDE=word.beside)  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return SZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        beside = s.t.ops[at + PlaceAsSpell.BESIDE]
        return zones_for(s, s.t.ops[at + PlaceAsSpell.WHAT], look, beside)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        side = s.owner[card]
        if s.t.ops[at + PlaceAsSpell.WHOSE] == OPPONENT:
            side = 1 - player_of(s, link)
        zone = zone_for(s, card, side)
        if zone < 0 or another_of_one(s, card, side):
            return 0
        card = itself_again(s, card)
        before = lift(s, card)
        s.set_down(card, SZONE, side, zone, FACEUP_ATTACK)
        if s.t.type[s.definition[card]] & MONSTER:
            trap = s.t.ops[at + PlaceAsSpell.TRAP] != 0
            s.put(STATUS + card, s.data[STATUS + card] | AS_SPELL | (AS_TRAP if trap else 0))
        if zone != FIELD_ZONE:
            record_placed(s, card, before, R_EFFECT)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "place", "in the Spell & Trap Zone"


class PlaceAsScale(EachCard):
    """Place a Pendulum Monster in the player's Pendulum Zone."""

    CODE: Final = 62

    def write(self, c: Steps, word: la.PlaceAsScale, reason: int) -> None:
        c.row(PlaceAsScale, WHAT=c.place(word.what))

    def brings(self, row: list[int]) -> int:
        return SZONE | PZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return free_pendulum_zone(s, look.player, look.gone) >= 0

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        player = player_of(s, link)
        zone = free_pendulum_zone(s, player)
        if zone < 0 or not s.t.type[s.definition[card]] & PENDULUM:
            return 0
        place_scale(s, card, player, zone)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "place", "in the Pendulum Zone"


# A card that can be activated at once is like one that was Set on an earlier turn.
_SET_AS: Final = {"": NEW, "at-once": 0, "not-this-turn": NEW | SILENT}


class SetDown(EachCard):
    """Set a Spell or Trap; a monster is Special Summoned in face-down Defense Position.

    Source: the rulings on Toadally Awesome, which Sets whatever card it negated.
    """

    CODE: Final = 18
    STATE: Final = 2  # status bits
    ANSWERED: Final = 3  # the card that is answered, whatever it is
    OTHER: Final = 4  # on the field of the other player than that of the effect, who chose it

    def write(self, c: Steps, word: la.SetCard, reason: int) -> None:
        if "bottom-when-it-leaves" in word.but:
            c.order_matters = True
        state = _SET_AS[word.can] | sum(_SET_BUT[one] for one in word.but)
        c.row(SetDown, WHAT=c.place(word.what), STATE=state,
              ANSWERED=int(isinstance(word.what, la.Answered)),
              OTHER=int(isinstance(word.what, la.Choose) and word.what.by == OPPONENT))  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return SZONE | MZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        number = s.t.ops[at + SetDown.WHAT]
        if s.t.ops[at + SetDown.OTHER]:
            return free_spells(s, 1 - look.player) > 0
        card = s.candidates[0]
        if s.t.ops[at + SetDown.ANSWERED] and s.t.type[s.definition[card]] & MONSTER:
            room = free_main(s, look.player, zones_given_up(s, look.gone, look.player))
            return room != 0 and can_special_summon(s, card, look.player, look.me)
        return zones_for(s, number, look)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        player = player_of(s, link)
        if s.t.ops[at + SetDown.OTHER]:
            player = 1 - player
        if s.t.type[s.definition[card]] & MONSTER:
            if not can_special_summon(s, card, player, card_of(s, link)):
                return 0
            begin_summon(s, card, arrival(player, BY_SPECIAL, FACEDOWN_DEFENSE), TO_MAIN, link)
            return 1
        zone = zone_for(s, card, player)
        if zone < 0 or banned(s, tb.BAN_SET, card, player):
            return 0
        set_down(s, card, player, zone, s.t.ops[at + SetDown.STATE])
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "Set", ""


_SET_BUT: Final = {
    "banished-when-it-leaves": BANISH_LEAVING, "bottom-when-it-leaves": BOTTOM_LEAVING,
    # No later turn is played.
    "banished-in-your-next-end-phase": 0, "banished-in-next-end-phase": 0,
}  # fmt: skip


_TAKEN_BUT: Final = {
    "negated": NEGATED, "cannot-activate": SILENT, "not-tributed": NO_TRIBUTE,
    # No battle is played.
    "cannot-attack": 0, "cannot-attack-this-turn": 0,
}  # fmt: skip


class TakeControl(EachCard):
    """Take control of monsters of the opponent, or give the opponent control of some."""

    CODE: Final = 60
    UNTIL_END: Final = 2
    STATE: Final = 3  # status bits that it gets
    GIVES: Final = 4  # 1: to the opponent

    def write(self, c: Steps, word: la.TakeControl, reason: int) -> None:
        state = sum(_TAKEN_BUT[one] for one in word.but)
        c.row(TakeControl, WHAT=c.place(word.what), UNTIL_END=int(word.until == "end"), STATE=state,
              GIVES=int(word.to == OPPONENT))  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return MZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if s.t.ops[at + TakeControl.GIVES]:
            return free_main(s, 1 - look.player, 0) != 0
        return self.some_could(s, at, look) and _zone_left(s, look)

    def could(self, s: State, at: i64, player: i64, card: i64) -> bool:
        return s.data[CONTROL + card] != player

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        player = player_of(s, link)
        if s.t.ops[at + TakeControl.GIVES]:
            player = 1 - player
        if not can_take(s, card, player):
            return 0
        take_control(s, card, player, s.t.ops[at + TakeControl.UNTIL_END])
        state = s.t.ops[at + TakeControl.STATE]
        if state & NEGATED and s.data[POSITION + card] & FACEDOWN:
            state -= NEGATED
        s.put(STATUS + card, s.data[STATUS + card] | state)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return ("give control of" if s.t.ops[at + TakeControl.GIVES] else "take control of"), ""


def _zone_left(s: State, look: Look) -> bool:
    leaving = zones_given_up(s, look.gone, look.player) | look.freed
    return free_main(s, look.player, leaving) != 0


class MoveZone(EachCard):
    """Move to another Main Monster Zone of the controller."""

    CODE: Final = 61
    POINTED: Final = 2  # to a zone that the card of the effect points to

    def write(self, c: Steps, word: la.MoveZone, reason: int) -> None:
        c.zones_matter = True
        c.row(MoveZone, WHAT=c.place(word.what), POINTED=int(word.pointed))

    def brings(self, row: list[int]) -> int:
        return MZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if s.t.ops[at + MoveZone.POINTED]:
            leaving = zones_given_up(s, look.gone, look.player) | look.freed
            return free_main(s, look.player, leaving) & pointed_by(s, look.me) != 0
        return _zone_left(s, look)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        side = s.data[CONTROL + card]
        if s.data[LOC + card] != MZONE or not free_main(s, side, 0):
            return 0
        if not s.t.ops[at + MoveZone.POINTED]:
            move_to(s, card, side)
        elif free_main(s, side, 0) & pointed_by(s, card_of(s, link)):
            begin_summon(s, card, arrival(side, 0, 0) | MOVED, TO_POINTED, link)
        else:
            return 0
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "move", ""


register(Equip(), la.Equip)
register(Bond(), la.Bond, la.GoesWith)
register(PlaceAsSpell(), la.PlaceAsSpell)
register(PlaceAsScale(), la.PlaceAsScale)
register(SetDown(), la.SetCard)
register(TakeControl(), la.TakeControl)
register(MoveZone(), la.MoveZone)
