"""Spells and Traps that wait in the hand of the turn player until the end of the turn to be Set.

Commands lead to the same positions whether such a card is Set before them or after them, unless
something asks for what that changes: for cards in the hand or Set, for the zone of another Spell
or Trap, which may be another one then, or for the Field Zone.  Who asks says so: the position is
`minded`.  What asks for more than that keeps Sets from waiting in the first place
(`compiler.waiting_sets`).
"""

from mypy_extensions import i64

from engine.yugioh.position.slots import HEAD, LOC, NEXT, PLAYER, SPELLS, ZONES_EACH
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.vocabulary import FIELD, FIELD_ZONE, HAND, OPPONENT, YOU


def waits(s: State, card: i64) -> bool:
    """Whether a card is in the hand of the turn player, and to Set it can wait: a Field Spell as
    long as it sends no other one to the GY.
    """
    player = s.data[PLAYER]
    definition = s.definition[card]
    if s.data[LOC + card] != HAND or s.owner[card] != player or not s.t.waits[definition]:
        return False
    free = s.data[SPELLS + player * ZONES_EACH + FIELD_ZONE] == 0
    return free or not s.t.type[definition] & FIELD


def waiting_found(s: State) -> i64:
    """How many of the candidates wait."""
    total: i64 = 0
    index: i64 = 0
    while index < s.found:
        if waits(s, s.candidates[index]):
            total += 1
        index += 1
    return total


def notice(s: State, number: i64, places: i64, whose: i64, player: i64) -> None:
    """This filter is held against the hand, or what is Set, of these players: note it if a card
    that waits may match, where it is or Set.
    """
    turn_player = s.data[PLAYER]
    if s.minded or not whose & (YOU if turn_player == player else OPPONENT):
        return
    if not places & HAND and s.t.filter_face_up[number]:
        return
    at = s.data[HEAD + pile_of(turn_player, HAND)]
    while at and not s.minded:
        definition = s.definition[at - 1]
        at = s.data[NEXT + at - 1]
        s.mind(s.t.waits[definition] != 0 and _may_match(s, number, definition))


def _may_match(s: State, number: i64, definition: i64) -> bool:
    """Whether such a card matches by what is printed on it: of the rest nothing is known before it
    is Set.
    """
    t = s.t
    at = t.filter_from[number]
    while at < t.filter_from[number + 1]:
        if t.static[t.alternative_row[at] * t.defs + definition]:
            return True
        at += 1
    return False


def notice_field(s: State, card: i64) -> None:
    """This card comes to a Field Zone: note it if another Field Spell waits, which it would send to
    the GY where that is Set before.
    """
    at = s.data[HEAD + pile_of(s.data[PLAYER], HAND)]
    while at and not s.minded:
        definition = s.definition[at - 1]
        another = at - 1 != card and s.t.type[definition] & FIELD != 0
        at = s.data[NEXT + at - 1]
        s.mind(another and s.t.waits[definition] != 0)


def notice_zones(s: State) -> None:
    """It is asked in which zones Spells and Traps lie: note it if a card waits."""
    notice(s, 0, HAND, YOU, s.data[PLAYER])
