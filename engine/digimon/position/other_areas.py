"""Cards whose effects work elsewhere than in the battle area.

Sources: comprehensive rules 15-14-2 to 15-14-5: {Hand}, {Trash}, {Breeding}, and {Security} while
the card is face-up in the security stack.  What the rules ask of such effects (what triggers, what
they give, what they interrupt) is in the modules of those rules; here is only which cards there
are.  A game in which no card has such effects never comes here.
"""

from mypy_extensions import i64

from engine.digimon.position.slots import (
    AREA, FACE_UP, FLAGS, HALF, STACK, STACK_COUNT, TOP, UNKNOWN, USED, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State, pile_of
from engine.digimon.vocabulary import BREEDING, HAND, SECURITY


def sources(s: State, player: i64, areas: i64) -> i64:
    """Append the things of a player with effects that work in these areas to `s.sources`.

    Answers the end of the list; who asked sets `s.source_count` back to its beginning when done.
    """
    t = s.t
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last and areas & BREEDING:
        if s.data[TOP + stack] and s.data[WHERE + stack] == BREEDING:
            works = t.works_in[s.definition[s.data[TOP + stack] - 1]] | t.inherited_areas
            if works & BREEDING:
                s.add_source(STACK + stack)
        stack += 1
    area: i64 = HAND
    while area <= SECURITY:
        if areas & area:
            pile = pile_of(area)
            index: i64 = 0
            while index < s.size(player, pile):
                card = s.at(player, pile, index)
                if t.works_in[s.definition[card]] & area and _open(s, card, area):
                    s.add_source(card)
                index += 1
        area <<= 1
    return s.source_count


def _open(s: State, card: i64, area: i64) -> bool:
    """Whether a card in this pile can use effects: in the security stack only a face-up one."""
    if s.blind and s.data[FLAGS + card] & UNKNOWN:
        return False
    return area != SECURITY or s.data[FLAGS + card] & FACE_UP != 0


def place_of(s: State, thing: i64) -> i64:
    """The area a source is in."""
    return s.data[WHERE + thing - STACK] if thing >= STACK else s.data[AREA + thing]


def copy_before(s: State, first: i64, index: i64) -> bool:
    """Whether a card of hand or trash that can do the same comes earlier in the list."""
    card = s.sources[index]
    if card >= STACK or s.data[AREA + card] == SECURITY:
        return False
    area = s.data[AREA + card]
    other = first
    while other < index:
        twin = s.sources[other]
        if twin < STACK and s.definition[twin] == s.definition[card]:
            same = s.data[USED + twin] == s.data[USED + card]
            if same and s.data[AREA + twin] == area:
                return True
        other += 1
    return False
