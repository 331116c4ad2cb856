"""The terms of filters: what a filter can ask of a card that is not printed on it."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.counters import counters
from engine.yugioh.position.slots import (
    ACTIVATED, AS_TRAP, CONTROL, FLIPPED, HOW, LOC, MARKED, NEGATED, NEGATED_TURN, NEW, POSITION,
    REVEALED, SENT_SO, STATUS, USED_BY, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import new_name
from engine.yugioh.queries.term import Filtering, Term, enter_term
from engine.yugioh.queries.traits import attribute_left, attribute_now, is_tuner, type_now
from engine.yugioh.queries.waiting import notice_zones

from engine.yugioh.vocabulary import (
    DECK, DEFENSE, FACEDOWN, FACEUP, FIELD_PLACES, GRAVE, HAND, MONSTER, MZONE, R_DESTROY, R_EFFECT,
    R_DISCARD, R_THEIRS, R_TRIBUTE, SZONE, TUNER,
)  # fmt: skip

_COUNT: Final = 256  # a kind of counters, and at least how many


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


class Other(Term):
    """It is not the card of the effect."""

    CODE: Final = 4

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return card != me


class Flipped(Term):
    """It was flipped face-up this turn."""

    CODE: Final = 38

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.turn_marks |= FLIPPED
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & FLIPPED != 0


class Activated(Term):
    """It was activated this turn, as a card, and has not moved since."""

    CODE: Final = 85

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.turn_marks |= ACTIVATED
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & ACTIVATED != 0


class ActivatedOpposite(Term):
    """The opponent activated its effect in a Monster Zone this turn."""

    CODE: Final = 62

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.tells_used_by = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & USED_BY << 1 - player != 0


class AsSpell(Term):
    """It is a monster card in a Spell & Trap Zone, and no Trap there."""

    CODE: Final = 7

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.data[STATUS + card] & AS_TRAP:
            return False
        return s.data[LOC + card] == SZONE and s.t.type[s.definition[card]] & MONSTER != 0


class AsTrap(Term):
    """It is a monster card that is treated as a Continuous Trap."""

    CODE: Final = 84

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[STATUS + card] & AS_TRAP != 0


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
    "sent-destroyed-by-opponent": (R_DESTROY | R_THEIRS, 0),
    "sent-tributed": (R_TRIBUTE, 0),
    "sent-discarded-by-opponent": (R_DISCARD | R_EFFECT | R_THEIRS, HAND),
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


class InDefense(Term):
    """It is a monster in Defense Position."""

    CODE: Final = 14

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == MZONE and s.data[POSITION + card] & DEFENSE != 0


class Revealed(Term):
    """It is in a hand, and stays revealed."""

    CODE: Final = 57

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return s.data[LOC + card] == HAND and s.data[STATUS + card] & REVEALED != 0


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


class HasNewName(Term):
    """An effect has given it another name."""

    CODE: Final = 42

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return new_name(s, card) != 0


class NewName(Term):
    """An effect has given it another name, and this is it or is in a series."""

    CODE: Final = 43

    def argument(self, c: Filtering, leaf: la.NewName) -> int:
        return c.name_row(leaf.filter)

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        new = new_name(s, card)
        if not new:
            return False
        return s.t.name_static[argument * len(s.t.name_group) + new - 1] != 0


class AttributeLeft(Term):
    """Its Attribute is not used up for the effects of cards named like that of the effect."""

    CODE: Final = 16

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return me >= 0 and attribute_left(s, card, me, player)


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


class InZones(Term):
    """It is on the field, in one of these zones (bits)."""

    CODE: Final = 22

    def argument(self, c: Filtering, leaf: la.Zones) -> int:
        c.zones_matter = True
        return leaf.mask

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.data[LOC + card] == SZONE:
            notice_zones(s)
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
enter_term(Other(), "other")
enter_term(Flipped(), "flipped")
enter_term(Activated(), "activated-this-turn")
enter_term(ActivatedOpposite(), "activated-opposite")
enter_term(AsSpell(), "as-spell")
enter_term(AsTrap(), "as-trap")
enter_term(New(), "this-turn")
enter_term(Sent(), "sent-this-turn")
enter_term(SentSo(), *SENT_WAYS, la.SentForEffectOf)
enter_term(Controlled(), "controlled")
enter_term(Owned(), "owned")
enter_term(InDefense(), "defense-position")
enter_term(Marked(), "marked")
enter_term(Revealed(), "revealed")
enter_term(Renamed(), "renamed")
enter_term(HasNewName(), "new-name")
enter_term(NewName(), la.NewName)
enter_term(AttributeLeft(), "attribute-left")
enter_term(InPlace(), la.InPlace)
enter_term(Summoned(), la.Summoned)
enter_term(InZones(), la.Zones)
enter_term(HasCounters(), la.HasCounter)
enter_term(OfType(), la.Race)
enter_term(OfKind(), la.Type)
enter_term(OfAttribute(), la.Attribute)
