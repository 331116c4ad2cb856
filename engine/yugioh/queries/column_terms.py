"""The terms of filters that ask for columns of the field.

Source: Yu-Gi-Oh field zones, *columns*: the zones of both players that lie opposite each other.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.slots import CONTROL, LOC, MONSTERS, POSITION, ZONE, ZONES_EACH
from engine.yugioh.position.state import State
from engine.yugioh.position.zones import column_of, free_main
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.term import Filtering, Term, enter_term
from engine.yugioh.queries.waiting import notice_zones
from engine.yugioh.vocabulary import FACEDOWN, MAIN_ZONES, MONSTER_ZONES, MZONE, SZONE


def column_in(s: State, card: i64) -> i64:
    """The column that a card on the field lies in, as the first player counts; -1 for none."""
    zone = s.data[ZONE + card]
    if s.data[LOC + card] == MZONE:
        zone = column_of(zone)
    elif s.data[LOC + card] != SZONE or zone >= MAIN_ZONES:
        return -1
    else:
        notice_zones(s)
    return zone if s.data[CONTROL + card] == 0 else MAIN_ZONES - 1 - zone


class ItsColumn(Term):
    """It lies in the column of the card of the effect, on either side of the field."""

    CODE: Final = 52

    def argument(self, c: Filtering, leaf: la.State) -> int:
        c.has_columns = c.zones_matter = True
        return 0

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        if me < 0:
            return False
        column = column_in(s, card)
        return column >= 0 and column == column_in(s, me)


class InColumnOf(Term):
    """It lies in the column of a face-up monster of the player that matches."""

    CODE: Final = 63

    def argument(self, c: Filtering, leaf: la.InColumnOf) -> int:
        c.has_columns = c.zones_matter = True
        return c.filter(leaf.filter)

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        column = column_in(s, card)
        slot: i64 = 0
        while column >= 0 and slot < MONSTER_ZONES:
            other = s.data[MONSTERS + player * ZONES_EACH + slot] - 1
            if other >= 0 and not s.data[POSITION + other] & FACEDOWN:
                if column_in(s, other) == column and match(s, argument, other, me, player):
                    return True
            slot += 1
        return False


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
        notice_zones(s)
        return free_main(s, s.data[CONTROL + card], 0) >> zone & 1 != 0


enter_term(ItsColumn(), "its-column")
enter_term(InColumnOf(), la.InColumnOf)
enter_term(FreeColumn(), "free-column")
