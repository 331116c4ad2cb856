"""The terms of filters that ask for the materials, the Equip Cards and the bonds of a card."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions.tables import DEF_FORM
from engine.yugioh.position.bonds import was_bonded_to
from engine.yugioh.position.entries import material_entry, pack_entry, pack_material
from engine.yugioh.position.slots import (
    BOTH_SIDES,
    GRANTS,
    HOST,
    HOW,
    LOC,
    MADE_OF,
    MATERIAL_OF,
    MOVES,
    NEXT,
    OVERLAYS,
    SPELLS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import as_material, match
from engine.yugioh.queries.term import Filtering, Term, enter_term
from engine.yugioh.vocabulary import MZONE, SZONE

_CHECKS: Final = 64  # of materials
_COUNT: Final = 256  # a filter, and at least how many


class Equipped(Term):
    """It is equipped to a monster."""

    CODE: Final = 3

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == SZONE and s.data[HOST + card] != 0


class HasMaterials(Term):
    """It has Xyz Materials."""

    CODE: Final = 9

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        form = s.t.flags[s.definition[card]] & DEF_FORM != 0
        return s.data[OVERLAYS + card] != 0 and not form


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


class UsedWithIt(Term):
    """It was material for the same summon as the card of the effect; neither has moved since."""

    CODE: Final = 56

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.keeps_materials = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if me < 0 or not s.data[MATERIAL_OF + me]:
            return False
        entry = material_entry(s.data[MATERIAL_OF + me])
        if s.data[MATERIAL_OF + me] != pack_material(entry, s.data[MOVES + me]):
            return False
        return s.data[MATERIAL_OF + card] == pack_material(entry, s.data[MOVES + card])


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


class EquippedWith(Term):
    """A card that matches is equipped to it."""

    CODE: Final = 20

    def argument(self, c: Filtering, leaf: la.EquippedWith) -> int:
        return c.filter(leaf.filter)

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.data[LOC + card] != MZONE:
            return False
        slot: i64 = 0
        while slot < BOTH_SIDES:
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


enter_term(Equipped(), "equip")


enter_term(HasMaterials(), "materials")


enter_term(ItsMaterial(), "its-material")


enter_term(MadeOfIt(), "made-of-it")


enter_term(UsedWithIt(), "used-with-it")


enter_term(EquippedByIt(), "equipped-by-it")


enter_term(Bonded(), "bonded")


enter_term(EquippedByOwnEffect(), "equipped-by-own-effect")


enter_term(EquippedWith(), la.EquippedWith)


enter_term(WithMaterial(), la.WithMaterial)


enter_term(MadeWith(), la.MadeWith)


enter_term(EquippedTo(), la.EquippedTo)
