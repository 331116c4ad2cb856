"""The terms of filters: what a filter can ask of a card that is not printed on it."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions.tables import DEF_FORM
from engine.yugioh.position.bonds import was_bonded_to
from engine.yugioh.position.counters import counters
from engine.yugioh.position.entries import material_entry, pack_entry
from engine.yugioh.position.slots import (
    CONTROL, GRANTS, HOST, HOW, LOC, MADE_OF, MARKED, MATERIAL_OF, MONSTERS, MOVES, NEGATED,
    NEGATED_TURN, FLIPPED, NEW, NEXT, OVERLAYS, POSITION, SENT_SO, SPELLS, STATUS, USED_BY, ZONE,
    ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import negated
from engine.yugioh.queries.matching import (
    as_material,
    match,
)
from engine.yugioh.queries.term import Filtering, Term, enter_term
from engine.yugioh.queries.traits import attribute_left, attribute_now, is_tuner, type_now
from engine.yugioh.position.zones import column_of
from engine.yugioh.vocabulary import (
    DECK, DEFENSE, EFFECT, FACEDOWN, FACEUP, FIELD_PLACES, GRAVE, HAND, MAIN_ZONES, MONSTER,
    MZONE, R_DESTROY, R_EFFECT, R_TRIBUTE, SPELL, SZONE, TRAP, TUNER,
)  # fmt: skip

_SIDES: Final = 16  # zones of both players
_CHECKS: Final = 64  # of materials
_COUNT: Final = 256  # a kind of counters or a filter, and at least how many


class FaceUp(Term):
    """It lies face-up, or where that makes no difference."""

    CODE: Final = 1

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] & (HAND | DECK | GRAVE) != 0 or (
            s.data[POSITION + card] & FACEUP != 0
        )


class FaceDown(Term):
    """It lies face-down."""

    CODE: Final = 2

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[POSITION + card] & FACEDOWN != 0


class Equipped(Term):
    """It is equipped to a monster."""

    CODE: Final = 3

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == SZONE and s.data[HOST + card] != 0


class Other(Term):
    """It is not the card of the effect."""

    CODE: Final = 4

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return card != me


class Flipped(Term):
    """It was flipped face-up this turn."""

    CODE: Final = 38

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.tells_flipped = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & FLIPPED != 0


class ActivatedOpposite(Term):
    """The opponent activated its effect in a Monster Zone this turn."""

    CODE: Final = 62

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.tells_used_by = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & USED_BY << 1 - player != 0


class AsSpell(Term):
    """It is a monster card in a Spell & Trap Zone."""

    CODE: Final = 7

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == SZONE and s.t.type[s.definition[card]] & MONSTER != 0


class Negatable(Term):
    """It lies face-up on the field and has effects that are not negated."""

    CODE: Final = 8

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return (
            s.data[LOC + card] & FIELD_PLACES != 0
            and s.data[POSITION + card] & FACEUP != 0
            and s.t.type[s.definition[card]] & (EFFECT | SPELL | TRAP) != 0
            and not negated(s, card)
        )


class HasMaterials(Term):
    """It has Xyz Materials."""

    CODE: Final = 9

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        form = s.t.flags[s.definition[card]] & DEF_FORM != 0
        return s.data[OVERLAYS + card] != 0 and not form


class New(Term):
    """It was summoned this turn."""

    CODE: Final = 10

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & NEW != 0


class Sent(Term):
    """It lies in the GY, and was sent there this turn."""

    CODE: Final = 34

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == GRAVE and s.data[STATUS + card] & NEW != 0


class SentSo(Term):
    """It lies in the GY, and was sent there this turn in the way that its text asks about."""

    CODE: Final = 61

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == GRAVE and s.data[STATUS + card] & SENT_SO != 0


# Those ways: for which reasons, and from where (0: from anywhere).
SENT_WAYS: Final = {
    "sent-destroyed": (R_DESTROY, 0),
    "sent-destroyed-on-field": (R_DESTROY, FIELD_PLACES),
    "sent-destroyed-on-field-by-effect": (R_DESTROY | R_EFFECT, FIELD_PLACES),
    "sent-destroyed-by-effect": (R_DESTROY | R_EFFECT, 0),
    "sent-tributed": (R_TRIBUTE, 0),
}


class Controlled(Term):
    """The player of the effect controls it."""

    CODE: Final = 11

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[CONTROL + card] == player


class Owned(Term):
    """The player of the effect owns it."""

    CODE: Final = 53

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.owner[card] == player


class ItsMaterial(Term):
    """It was material for the summon of the card of the effect, and has not moved since."""

    CODE: Final = 12

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.keeps_materials = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return me >= 0 and s.data[MATERIAL_OF + card] == as_material(s, card, me)


class MadeOfIt(Term):
    """The card of the effect was material for its summon, and it has not moved since."""

    CODE: Final = 31

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.keeps_materials = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        entry = pack_entry(card, s.data[MOVES + card])
        return me >= 0 and material_entry(s.data[MATERIAL_OF + me]) == entry


class EquippedByIt(Term):
    """It is equipped to the card of the effect, by its effect."""

    CODE: Final = 13

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        data = s.data
        return (
            me >= 0
            and data[LOC + card] == SZONE
            and data[HOST + card] == me + 1
            and data[GRANTS + card] != 0
            and s.t.grant_definition[data[GRANTS + card] - 1] == s.definition[me]
        )


class Bonded(Term):
    """The card of the effect is linked to it, or was until it left the field."""

    CODE: Final = 55

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return me >= 0 and was_bonded_to(s, me, card)


class EquippedByOwnEffect(Term):
    """It is equipped to a monster, by an effect of its own."""

    CODE: Final = 50

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        data = s.data
        return (
            data[LOC + card] == SZONE
            and data[HOST + card] != 0
            and data[GRANTS + card] != 0
            and s.t.grant_definition[data[GRANTS + card] - 1] == s.definition[card]
        )


class InDefense(Term):
    """It is a monster in Defense Position."""

    CODE: Final = 14

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == MZONE and s.data[POSITION + card] & DEFENSE != 0


class Marked(Term):
    """An effect has marked it."""

    CODE: Final = 15

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & MARKED != 0


_NEGATED: Final = NEGATED | NEGATED_TURN


class Renamed(Term):
    """Its text gives it another name where it is, and is not negated."""

    CODE: Final = 35

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        data = s.data
        if not data[LOC + card] & s.t.rename_places[s.definition[card]]:
            return False
        if not data[LOC + card] & FIELD_PLACES:
            return True
        # What negates continuously is not asked: it may be about the name.
        return data[POSITION + card] & FACEUP != 0 and not data[STATUS + card] & _NEGATED


class AttributeLeft(Term):
    """Its Attribute is not used up for the effects of cards named like that of the effect."""

    CODE: Final = 16

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return me >= 0 and attribute_left(s, card, me, player)


class ItsColumn(Term):
    """It lies in the column of the card of the effect, on either side of the field."""

    CODE: Final = 52

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.has_columns = c.zones_matter = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if me < 0:
            return False
        column = _column(s, card, s.data[CONTROL + me])
        return column >= 0 and column == _column(s, me, s.data[CONTROL + me])


def _column(s: State, card: i64, player: i64) -> i64:
    """The column that a card on the field lies in, as this player counts them; -1 for none."""
    zone = s.data[ZONE + card]
    if s.data[LOC + card] == MZONE:
        zone = column_of(zone)
    elif s.data[LOC + card] != SZONE or zone >= MAIN_ZONES:
        return -1
    return zone if s.data[CONTROL + card] == player else MAIN_ZONES - 1 - zone


class FreeColumn(Term):
    """It is in a Spell & Trap Zone, and its controller's monster zone in that column is free."""

    CODE: Final = 17

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.has_columns = c.zones_matter = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        zone = s.data[ZONE + card]
        if s.data[LOC + card] != SZONE or zone >= MAIN_ZONES:
            return False
        return s.data[MONSTERS + s.data[CONTROL + card] * ZONES_EACH + zone] == 0


class InPlace(Term):
    """It is in one of these places."""

    CODE: Final = 18

    def argument(self, c: Filtering, leaf: la.InPlace) -> int:
        return leaf.places

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return (s.data[LOC + card] | s.place(card)) & argument != 0


class Summoned(Term):
    """It is on the field, summoned in one of these ways."""

    CODE: Final = 19

    def argument(self, c: Filtering, leaf: la.Summoned) -> int:
        return leaf.how

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == MZONE and s.data[HOW + card] & argument != 0


class EquippedWith(Term):
    """A card that matches is equipped to it."""

    CODE: Final = 20

    def argument(self, c: Filtering, leaf: la.EquippedWith) -> int:
        return c.filter(leaf.filter)

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.data[LOC + card] != MZONE:
            return False
        slot: i64 = 0
        while slot < _SIDES:
            equip = s.data[SPELLS + slot]
            if equip and s.data[HOST + equip - 1] == card + 1:
                if match(s, argument, equip - 1, me, player):
                    return True
            slot += 1
        return False


class WithMaterial(Term):
    """So many cards that match are among its materials."""

    CODE: Final = 36

    def argument(self, c: Filtering, leaf: la.WithMaterial) -> int:
        return c.filter(leaf.filter) * _COUNT + leaf.least

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.t.flags[s.definition[card]] & DEF_FORM:
            return False
        at = s.data[OVERLAYS + card]
        left = argument % _COUNT
        while at and left:
            if match(s, argument // _COUNT, at - 1, me, player):
                left -= 1
            at = s.data[NEXT + at - 1]
        return left == 0


class MadeWith(Term):
    """It was summoned in one of these ways, with a material that met a check."""

    CODE: Final = 39

    def argument(self, c: Filtering, leaf: la.MadeWith) -> int:
        # The monster that is summoned is the card that its materials are seen from.
        item = leaf.filter & la.Like("name", la.SELF) if leaf.namesake else leaf.filter
        return c.check(item) + _CHECKS * leaf.how

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if not s.data[HOW + card] & argument // _CHECKS:
            return False
        return s.data[MADE_OF + card] >> argument % _CHECKS & 1 != 0


class EquippedTo(Term):
    """It is equipped to a monster that matches."""

    CODE: Final = 21

    def argument(self, c: Filtering, leaf: la.EquippedTo) -> int:
        return c.filter(leaf.filter)

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        host = s.data[HOST + card]
        return (
            s.data[LOC + card] == SZONE and host != 0 and match(s, argument, host - 1, me, player)
        )


class InZones(Term):
    """It is on the field, in one of these zones (bits)."""

    CODE: Final = 22

    def argument(self, c: Filtering, leaf: la.Zones) -> int:
        c.zones_matter = True
        return leaf.mask

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] & FIELD_PLACES != 0 and argument >> s.data[ZONE + card] & 1 != 0


class HasCounters(Term):
    """At least so many counters of a kind lie on it."""

    CODE: Final = 23

    def argument(self, c: Filtering, leaf: la.HasCounter) -> int:
        return c.counter(leaf.name) * _COUNT + leaf.least

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return counters(s, card, argument // _COUNT) >= argument % _COUNT


class OfType(Term):
    """It is of one of these Types now, where Types change."""

    CODE: Final = 45

    def argument(self, c: Filtering, leaf: la.Race) -> int:
        return leaf.bits

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return type_now(s, card) & argument != 0


class OfKind(Term):
    """It is of one of these kinds, such as a Tuner, where monsters are treated as Tuners."""

    CODE: Final = 41

    def argument(self, c: Filtering, leaf: la.Type) -> int:
        return leaf.bits

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        printed = s.t.type[s.definition[card]] & argument & ~TUNER
        return printed != 0 or (argument & TUNER != 0 and is_tuner(s, card))


class OfAttribute(Term):
    """It has one of these Attributes now, where they change."""

    CODE: Final = 46

    def argument(self, c: Filtering, leaf: la.Attribute) -> int:
        return leaf.bits

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return attribute_now(s, card) & argument != 0


enter_term(FaceUp(), "face-up")
enter_term(FaceDown(), "face-down")
enter_term(Equipped(), "equip")
enter_term(Other(), "other")
enter_term(Flipped(), "flipped")
enter_term(ActivatedOpposite(), "activated-opposite")
enter_term(AsSpell(), "as-spell")
enter_term(Negatable(), "negatable")
enter_term(HasMaterials(), "materials")
enter_term(New(), "this-turn")
enter_term(Sent(), "sent-this-turn")
enter_term(SentSo(), *SENT_WAYS)
enter_term(Controlled(), "controlled")
enter_term(Owned(), "owned")
enter_term(ItsMaterial(), "its-material")
enter_term(MadeOfIt(), "made-of-it")
enter_term(EquippedByIt(), "equipped-by-it")
enter_term(Bonded(), "bonded")
enter_term(EquippedByOwnEffect(), "equipped-by-own-effect")
enter_term(InDefense(), "defense-position")
enter_term(Marked(), "marked")
enter_term(Renamed(), "renamed")
enter_term(AttributeLeft(), "attribute-left")
enter_term(FreeColumn(), "free-column")
enter_term(ItsColumn(), "its-column")
enter_term(InPlace(), la.InPlace)
enter_term(Summoned(), la.Summoned)
enter_term(EquippedWith(), la.EquippedWith)
enter_term(WithMaterial(), la.WithMaterial)
enter_term(MadeWith(), la.MadeWith)
enter_term(EquippedTo(), la.EquippedTo)
enter_term(InZones(), la.Zones)
enter_term(HasCounters(), la.HasCounter)
enter_term(OfType(), la.Race)
enter_term(OfKind(), la.Type)
enter_term(OfAttribute(), la.Attribute)
