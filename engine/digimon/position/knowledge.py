"""What a player knows of a card: the one place that says what is public.

Sources: comprehensive rules 3-2-2, 3-3-2 (decks), 3-5-3 (hand), 3-7-2 (security stack), 4-7-10
(face-down cards under a card).  How many cards lie anywhere is public; which card it is, is hidden
in decks and face-down in the security stack for everybody, in the hand for everybody but its
player, and face-down under a card for everybody but the player of that card.
"""

from engine.digimon.position import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.position.state import State


def knows(state: State, player: int | None, card: int) -> bool:
    """Whether a player may know which card this is; None is somebody who sees every card."""
    if player is None:
        return True
    area = int(state.data[sl.AREA + card])
    flags = int(state.data[sl.FLAGS + card])
    if flags & sl.UNKNOWN or area & (v.DECK | v.EGGS):
        return False
    if area == v.SECURITY:
        return bool(flags & sl.FACE_UP)
    if area == v.HAND or (area == v.UNDER and flags & sl.FACE_DOWN):
        return int(state.owner[card]) == player
    return True


def sees(state: State, player: int, card: int) -> bool:
    """Whether a player who may choose this card sees which it is.

    A pile is searched by whoever chooses from it; a face-down card under another stays hidden.
    """
    area = int(state.data[sl.AREA + card])
    return bool(area & (v.DECK | v.EGGS | v.HAND | v.SECURITY)) or knows(state, player, card)
