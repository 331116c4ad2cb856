"""The terms of filters that ask where Link Arrows point.

Source: Yu-Gi-Oh rules reference, Link Monsters: a monster is linked if it points to a monster or is
pointed to by one, and co-linked with one that both is so.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import BOTH_SIDES, LOC, MONSTERS
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import co_linked, points_to
from engine.yugioh.queries.term import Term, enter_term
from engine.yugioh.vocabulary import MZONE


class Pointed(Term):
    """The card of the effect points to its zone."""

    CODE: Final = 5

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return me >= 0 and s.data[LOC + card] == MZONE and points_to(s, me, card)


class CoLinked(Term):
    """It points to a Link Monster that points to it."""

    CODE: Final = 6

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return co_linked(s, card)


class Linked(Term):
    """It points to a monster, or a monster points to it."""

    CODE: Final = 47

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.data[LOC + card] != MZONE:
            return False
        slot: i64 = 0
        while slot < BOTH_SIDES:
            other = s.data[MONSTERS + slot] - 1
            if other >= 0 and other != card:
                if points_to(s, card, other) or points_to(s, other, card):
                    return True
            slot += 1
        return False


class PointedTo(Term):
    """A Link Monster points to its zone."""

    CODE: Final = 37

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if s.data[LOC + card] != MZONE:
            return False
        slot: i64 = 0
        while slot < BOTH_SIDES:
            other = s.data[MONSTERS + slot] - 1
            if other >= 0 and other != card and points_to(s, other, card):
                return True
            slot += 1
        return False


class LinkedWithIt(Term):
    """It and the card of the effect point to each other."""

    CODE: Final = 48

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if me < 0 or me == card or s.data[LOC + card] != MZONE or s.data[LOC + me] != MZONE:
            return False
        return points_to(s, me, card) and points_to(s, card, me)


class LinkedToIt(Term):
    """It points to the card of the effect, or that points to it."""

    CODE: Final = 81

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if me < 0 or me == card or s.data[LOC + card] != MZONE or s.data[LOC + me] != MZONE:
            return False
        return points_to(s, me, card) or points_to(s, card, me)


enter_term(Pointed(), "pointed")
enter_term(CoLinked(), "co-linked")
enter_term(Linked(), "linked")
enter_term(PointedTo(), "pointed-to")
enter_term(LinkedWithIt(), "its-co-linked")
enter_term(LinkedToIt(), "its-linked")
