"""What a player knows of a card by the rules: the one place that says what is public.

Sources: Yu-Gi-Oh field zones, *Graveyard*, *Deck Zone*, *Extra Deck Zone*,
*Hand*, *Face-down banished*; Yu-Gi-Oh rules reference G1, B2.  How many cards
lie anywhere is public; which card it is, is not where it is hidden: in a Deck
for everybody, in the hand, face-down on the field, in the Extra Deck or
banished for everybody but its player.  A card of a hand is public as long as an
effect keeps it revealed.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.position.slots import CONTROL, LOC, POSITION, REVEALED, STATUS
from engine.yugioh.position.state import State


def knows(state: State, player: int | None, card: int) -> bool:
    """Whether a player may know which card this is; None is somebody who sees every card."""
    if player is None:
        return True
    data = state.data
    place = int(data[LOC + card])
    position = int(data[POSITION + card])
    if place == v.DECK:
        return False
    if place & v.FIELD_PLACES:
        return not position & v.FACEDOWN or int(data[CONTROL + card]) == player
    hidden = bool(position & v.FACEDOWN) or (place == v.EXTRA and not position)
    if place == v.HAND:
        hidden = not data[STATUS + card] & REVEALED
    return not hidden or int(state.owner[card]) == player
