"""Terms of filters that hold a card against other cards, or a number on it against an amount, or
that ask for a condition beside the card.

Which cards were chosen is in the registers of the chain link that asks (`steps.asking`); where
they are yet to be chosen, `legality/supposed` goes through what they could be.
"""

from typing import Final

from mypy_extensions import i64

from engine.comparing import SIGNS, compare
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions.tables import AMOUNT_SIZE, DEF_FORM
from engine.yugioh.position.registers import card_in, first_in
from engine.yugioh.position.slots import AS_TRAP, CONTROL, LOC, NEXT, OVERLAYS, POSITION, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import asking
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.amounts import THE_CARD_CHANGED, OfCard, answered
from engine.yugioh.queries.numbers import ASKED, has_number, number_of
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.gathering import gather_sides, gather_unnoticed
from engine.yugioh.queries.matching import match, name_now
from engine.yugioh.queries.term import Filtering, Term, enter_term
from engine.yugioh.queries.traits import attribute_now, type_now
from engine.yugioh.vocabulary import (
    FACEDOWN, FUSION, HAND, LINK, MONSTER, OPPONENT, PENDULUM, SPELL, SYNCHRO, SZONE, TRAP, XYZ,
    YOU,
)  # fmt: skip

# What cards have in common.
NAME: Final = 0
TYPE: Final = 1
ATTRIBUTE: Final = 2
ORIGINAL_NAME: Final = 3
ORIGINAL_TYPE: Final = 4
ORIGINAL_ATTRIBUTE: Final = 5
CARD_TYPE: Final = 6
MENTIONED: Final = 7
NAME_WITHIN: Final = 8
MONSTER_CARD_TYPE: Final = 9
CARD: Final = 10  # they are the same one
MENTIONS: Final = 11
_MONSTER_CARD_TYPES: Final = FUSION | SYNCHRO | XYZ | PENDULUM | LINK
_SHARED: Final = {
    "name": NAME, "type": TYPE, "attribute": ATTRIBUTE,
    "original name": ORIGINAL_NAME, "original type": ORIGINAL_TYPE,
    "original attribute": ORIGINAL_ATTRIBUTE, "card type": CARD_TYPE, "mentioned": MENTIONED,
    "name within": NAME_WITHIN, "monster card type": MONSTER_CARD_TYPE,
    "card": CARD, "mentions": MENTIONS,
}  # fmt: skip
# The parts of an argument: how many values each of the lower ones can have.
_WHAT: Final = 32  # what is in common, or which number
_WHOSE: Final = 4
_PLACES: Final = 4096
_HOW: Final = 8  # how numbers are compared
_ROWS: Final = 256  # how many rows a condition can have
# In place of a register, the card that others are held against.
_OF_ATTACHED: Final = 13
_OF_ITSELF: Final = 14
_OF_ANSWERED: Final = 15


def _card_type(s: State, card: i64) -> i64:
    """Whether a card is a Monster, a Spell or a Trap; a monster among the Spells is one of them."""
    kind = s.t.type[s.definition[card]]
    if kind & MONSTER and s.data[LOC + card] == SZONE:
        return TRAP if s.data[STATUS + card] & AS_TRAP else SPELL
    return kind & (MONSTER | SPELL | TRAP)


def _have_in_common(s: State, what: i64, a: i64, b: i64) -> bool:
    t = s.t
    one = s.definition[a]
    other = s.definition[b]
    if what == CARD:
        return a == b
    if what == NAME:
        return name_now(s, a) == name_now(s, b)
    if what == ORIGINAL_NAME:
        return t.name_group[one] == t.name_group[other]
    if what == TYPE:
        return type_now(s, a) & type_now(s, b) != 0
    if what == ATTRIBUTE:
        return attribute_now(s, a) & attribute_now(s, b) != 0
    if what == MENTIONED:
        return t.names_on[other * len(t.name_group) + name_now(s, a)] != 0
    if what == MENTIONS:
        return t.names_on[one * len(t.name_group) + name_now(s, b)] != 0
    if what == NAME_WITHIN:
        return t.names_within[one * len(t.type) + other] != 0
    if what == CARD_TYPE:
        return _card_type(s, a) & _card_type(s, b) != 0
    if what == MONSTER_CARD_TYPE:
        return t.type[one] & t.type[other] & _MONSTER_CARD_TYPES != 0
    if what == ORIGINAL_TYPE:
        return t.race[one] & t.race[other] != 0
    return t.attribute[one] & t.attribute[other] != 0


def _like_material(s: State, what: i64, card: i64, me: i64) -> bool:
    """Whether a card has this in common with a material of the Xyz Monster `me`."""
    at = 0 if s.t.flags[s.definition[me]] & DEF_FORM else s.data[OVERLAYS + me]
    while at:
        if _have_in_common(s, what, card, at - 1):
            return True
        at = s.data[NEXT + at - 1]
    return False


class Like(Term):
    """It has something in common with one of the cards of a register, or with another card."""

    CODE: Final = 24

    def argument(self, c: Filtering, leaf: la.Like) -> int:
        if isinstance(leaf.of, la.This):
            which = _OF_ITSELF
        elif isinstance(leaf.of, la.Answered):
            which = _OF_ANSWERED
        elif isinstance(leaf.of, la.Attached):
            which = _OF_ATTACHED
        else:
            which = c.one_register(leaf.of)
        if leaf.what in ("mentioned", "mentions"):
            c.tells_names_on = True
        if leaf.what == "name within":
            c.tells_names_within = True
        return which * _WHAT + _SHARED[leaf.what]

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        what = argument % _WHAT
        which = argument // _WHAT
        if which == _OF_ITSELF:
            return me >= 0 and _have_in_common(s, what, card, me)
        if which == _OF_ATTACHED:
            return me >= 0 and _like_material(s, what, card, me)
        link = asking(s)
        if which == _OF_ANSWERED:
            return _have_in_common(s, what, card, answered(s, link))
        if s.supposed[which]:
            return _have_in_common(s, what, card, s.supposed[which] - 1)
        if link < 0:
            return False
        slot = s.register(link, which)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            if _have_in_common(s, what, card, card_in(s, slot)):
                return True
        return False


class LikeEach(Term):
    """It has something in common with a card that matches, in these places."""

    CODE: Final = 32

    def argument(self, c: Filtering, leaf: la.Like) -> int:
        of = leaf.of
        if not isinstance(of, la.Each):
            raise CompileError(f"nothing to be like in {of.kind}")
        if leaf.what in ("mentioned", "mentions", "name within"):
            raise CompileError("a name is mentioned on one card, or within one name")
        argument = c.filter(of.filter) * _PLACES + of.places
        return (argument * _WHOSE + of.whose) * _WHAT + _SHARED[leaf.what]

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        what = argument % _WHAT
        argument //= _WHAT
        whose = argument % _WHOSE
        argument //= _WHOSE
        # Found behind the candidates at hand, which stay as they are.
        before = s.found
        number, places = argument // _PLACES, argument % _PLACES
        if places & HAND:
            gather_sides(s, number, places, whose, me, player)
        else:  # face-down cards are left out
            gather_unnoticed(s, number, places, whose, me, player)
        index = before
        found = False
        while index < s.found and not found:
            other = s.candidates[index]
            index += 1
            if not s.data[POSITION + other] & FACEDOWN:
                found = _have_in_common(s, what, card, other)
        s.found = before
        return found


class Measured(Term):
    """A number on it stands in some relation to an amount."""

    CODE: Final = 33

    def argument(self, c: Filtering, leaf: la.Measured) -> int:
        number = c.amount(leaf.amount) * _WHAT + ASKED[leaf.what]
        return number * _HOW + SIGNS[leaf.op]

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        how = argument % _HOW
        argument //= _HOW
        what = argument % _WHAT
        if not has_number(s, card, what):
            return False
        at = argument // _WHAT * AMOUNT_SIZE
        of_itself = s.t.amounts[at + OfCard.WHICH] == THE_CARD_CHANGED
        if s.t.amounts[at] == OfCard.CODE and of_itself:
            # "whose ATK equals its own DEF": a Link Monster has none.
            if not has_number(s, card, s.t.amounts[at + OfCard.WHAT]):
                return False
        other = amount(s, argument // _WHAT, me, player, asking(s), card)
        return compare(how, number_of(s, card, what), other)


class Provided(Term):
    """A condition holds, whichever card this is."""

    CODE: Final = 40

    def argument(self, c: Filtering, leaf: la.Provided) -> int:
        first, last = c.condition_rows((leaf.condition,))
        return first * _ROWS + last - first

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        first = argument // _ROWS
        return conditions_hold(s, first, first + argument % _ROWS, me, player)


class FitFor(Term):
    """An Equip Spell or a Union that could be equipped to a monster, or such a monster."""

    CODE: Final = 54

    def argument(self, c: Filtering, leaf: la.FitFor) -> int:
        if leaf.bearer:
            return -1 - c.one_register(leaf.of)
        return _OF_ITSELF if isinstance(leaf.of, la.This) else c.one_register(leaf.of)

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if argument < 0:
            equip = first_in(s, asking(s), -1 - argument)
            return equip >= 0 and bears(s, equip, card, player)
        monster = me if argument == _OF_ITSELF else first_in(s, asking(s), argument)
        return monster >= 0 and bears(s, card, monster, player)


def bears(s: State, card: i64, monster: i64, player: i64) -> bool:
    """Whether a monster is one that the player's Equip Spell, or Union, can be equipped to.

    Of one that is not understood that is not known.
    """
    kind = s.definition[card]
    side: i64 = YOU if s.data[CONTROL + monster] == player else OPPONENT
    wanted = s.t.equip_to[kind]
    if not wanted or not s.t.equip_whose[kind] & side:
        return False
    return match(s, wanted - 1, monster, card, player)


enter_term(Like(), la.Like)
enter_term(FitFor(), la.FitFor)
enter_term(LikeEach(), "like each")
enter_term(Measured(), la.Measured)
enter_term(Provided(), la.Provided)
