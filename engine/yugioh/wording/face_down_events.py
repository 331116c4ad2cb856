"""A card that its owner, the opponent, has is banished face-down: an event, and its words."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v

THEIRS_FACE_DOWN: Final = la.Event(
    "sent", la.State("face-down"), to=v.BANISHED, whose=v.OPPONENT, side=v.OPPONENT,
    from_=v.HAND | v.DECK | v.GRAVE | v.EXTRA | v.FIELD_PLACES,
)  # fmt: skip
FACE_DOWN_WORDS: Final = "a card your opponent owns and possesses is banished face-down"
