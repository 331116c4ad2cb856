"""The cards of some places that match a filter: counted, or gathered as candidates.

Who looks at the hand, or at what is Set, may mind what waits to be Set: see `queries.waiting`.
"""

from mypy_extensions import i64

from engine.yugioh.queries import matching
from engine.yugioh.queries.waiting import notice
from engine.yugioh.instructions.tables import DEF_FORM
from engine.yugioh.position.slots import (
    BANISHED_PILE, COUNT, DECK_PILE, EXTRA_PILE, GRAVE_PILE, HAND_PILE, HEAD, MONSTERS, NEXT,
    OVERLAYS, PILES_EACH, POSITION, SPELLS, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.vocabulary import (
    BANISHED, DECK, EXTRA, FACEDOWN, GRAVE, HAND, MAIN_ZONES, MONSTER_ZONES, MZONE, OPPONENT,
    OVERLAY, PZONE, SZONE, YOU,
)  # fmt: skip


def count(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> i64:
    """How many cards match, in these places of these players."""
    if number == 0 and not places & (OVERLAY | PZONE):
        if places & (HAND | SZONE):
            notice(s, 0, places, whose, player)
        return _count_all(s, places, whose, player)
    # Counted behind the candidates at hand, which stay as they are.
    before = s.found
    gather_sides(s, number, places, whose, me, player)
    total = s.found - before
    s.found = before
    return total


def _count_all(s: State, places: i64, whose: i64, player: i64) -> i64:
    data = s.data
    total: i64 = 0
    side: i64 = 0
    while side < 2:
        if whose & (YOU if side == player else OPPONENT):
            place: i64 = 1
            while place <= EXTRA:
                if places & place:
                    total += data[COUNT + pile_of(side, place)]
                place <<= 1
            slot: i64 = 0
            while slot < ZONES_EACH:
                if places & MZONE and data[MONSTERS + side * ZONES_EACH + slot]:
                    total += 1
                if places & SZONE and data[SPELLS + side * ZONES_EACH + slot]:
                    total += 1
                slot += 1
        side += 1
    return total


def gather(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> None:
    """Fill the candidates with the cards that match.

    Order: for each player, from the player of the effect: hand, monsters, materials, spells (or
    only scales), GY, banished, Deck, Extra Deck.
    """
    s.found = 0
    gather_sides(s, number, places, whose, me, player)


def gather_some(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> None:
    """The same for a choice of some of them: with more cards in the hand there is more to choose
    from, and what can be chosen with fewer of them can be chosen then.
    """
    s.found = 0
    if places & SZONE:
        notice(s, number, places, whose, player)
    gather_unnoticed(s, number, places, whose, me, player)


def gather_sides(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> None:
    """Add the cards that match behind the candidates at hand."""
    if places & (HAND | SZONE):
        notice(s, number, places, whose, player)
    gather_unnoticed(s, number, places, whose, me, player)


def gather_unnoticed(
    s: State, number: i64, places: i64, whose: i64, me: i64, player: i64
) -> None:  # fmt: skip
    """The same for who leaves out what waits to be Set."""
    if whose & YOU:
        _gather_side(s, number, places, player, me, player)
    if whose & OPPONENT:
        _gather_side(s, number, places, 1 - player, me, player)


def _gather_side(s: State, number: i64, places: i64, side: i64, me: i64, player: i64) -> None:
    """Append the cards of one player's side that match to the candidates."""
    if places & HAND:
        _gather_pile(s, number, side * PILES_EACH + HAND_PILE, me, player)
    if places & MZONE:
        _gather_zones(s, number, MONSTERS + side * ZONES_EACH, me, player)
    if places & OVERLAY:
        _gather_overlays(s, number, side, me, player)
    if places & SZONE:
        _gather_zones(s, number, SPELLS + side * ZONES_EACH, me, player)
    elif places & PZONE:
        _gather_scales(s, number, side, me, player)
    if places & GRAVE:
        _gather_pile(s, number, side * PILES_EACH + GRAVE_PILE, me, player)
    if places & BANISHED:
        _gather_banished(s, number, side * PILES_EACH + BANISHED_PILE, me, player)
    if places & DECK:
        s.look_through(side, number)
        _gather_pile(s, number, side * PILES_EACH + DECK_PILE, me, player)
    if places & EXTRA:
        _gather_pile(s, number, side * PILES_EACH + EXTRA_PILE, me, player)


def _gather_pile(s: State, number: i64, pile: i64, me: i64, player: i64) -> None:
    data = s.data
    t = s.t
    at = data[HEAD + pile]
    pure = t.filter_pure[number]
    if pure >= 0:
        # As in `match`: what a card is says all.
        pure *= t.defs
        while at:
            if t.static[pure + s.definition[at - 1]]:
                s.candidates[s.found] = at - 1
                s.found += 1
            at = data[NEXT + at - 1]
        return
    while at:
        if matching.match(s, number, at - 1, me, player):
            s.candidates[s.found] = at - 1
            s.found += 1
        at = data[NEXT + at - 1]


def _gather_banished(s: State, number: i64, pile: i64, me: i64, player: i64) -> None:
    """Like a pile; of face-down cards nothing is known but that they are.  Yu-Gi-Oh field zones,
    *Face-down banished*.
    """
    at = s.data[HEAD + pile]
    blind = number == 0 or s.t.filter_face_down[number] != 0
    while at:
        if blind or not s.data[POSITION + at - 1] & FACEDOWN:
            if matching.match(s, number, at - 1, me, player):
                s.candidates[s.found] = at - 1
                s.found += 1
        at = s.data[NEXT + at - 1]


def _gather_zones(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    slot: i64 = 0
    while slot < MONSTER_ZONES:
        at = s.data[base + slot]
        if at and matching.match(s, number, at - 1, me, player):
            s.candidates[s.found] = at - 1
            s.found += 1
        slot += 1


def _gather_overlays(s: State, number: i64, side: i64, me: i64, player: i64) -> None:
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        monster = s.data[MONSTERS + side * ZONES_EACH + zone]
        at = s.data[OVERLAYS + monster - 1] if monster else 0
        if monster and s.t.flags[s.definition[monster - 1]] & DEF_FORM:
            at = 0  # the card that is this monster is no material
        while at:
            if matching.match(s, number, at - 1, me, player):
                s.candidates[s.found] = at - 1
                s.found += 1
            at = s.data[NEXT + at - 1]
        zone += 1


def _gather_scales(s: State, number: i64, side: i64, me: i64, player: i64) -> None:
    """The cards in the Pendulum Zones.  Yu-Gi-Oh field zones, *Pendulum Zone*."""
    slot: i64 = 0
    while slot < MAIN_ZONES:
        at = s.data[SPELLS + side * ZONES_EACH + slot]
        if at and s.place(at - 1) == PZONE and matching.match(s, number, at - 1, me, player):
            s.candidates[s.found] = at - 1
            s.found += 1
        slot += 1
