"""Events that are told by words of their own."""

from typing import Final

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v

# A card leaves the Extra Deck: it is Summoned from there, or goes to another place.
LEAVES_EXTRA: Final = (
    la.Event("sent", ANY, from_=v.EXTRA), la.Event("summoned", ANY, from_=v.EXTRA),
)  # fmt: skip
# A card that its owner, the opponent, has is banished face-down.
THEIRS_FACE_DOWN: Final = la.Event(
    "sent", la.State("face-down"), to=v.BANISHED, whose=v.OPPONENT, side=v.OPPONENT,
    from_=v.HAND | v.DECK | v.GRAVE | v.EXTRA | v.FIELD_PLACES,
)  # fmt: skip
DRAWN: Final = la.Event("sent", None, from_=v.DECK, to=v.HAND, reason=v.R_DRAW)  # this card
# From where a card comes that does not come from the field; what is detached does not either.
OFF_FIELD: Final = v.HAND | v.DECK | v.EXTRA | v.BANISHED | v.OVERLAY
# Why a card moves that is Tributed, wherever it goes: for anything, or by an effect.
TRIBUTED: Final = (v.R_TRIBUTE, v.R_TRIBUTE | v.R_EFFECT)
FACE_DOWN_WORDS: Final = "a card your opponent owns and possesses is banished face-down"
