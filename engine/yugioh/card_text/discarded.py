"""This card is or was discarded: to where, and by what.

That it was discarded by the opponent's effect is a fact of when its effect is activated.
"""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.tokens import Reader

# Said of this card, by its reasons.
_BY: Final = {
    "to the GY by card effect": v.R_DISCARD | v.R_EFFECT,
    "from your hand to your GY by an opponent's card effect": (
        v.R_DISCARD | v.R_EFFECT | v.R_THEIRS
    ),
}


def discarded(reader: Reader, on: la.Event) -> la.Event:
    """ "to the GY by card effect", "from your hand to your GY by an opponent's card effect" """
    by = reader.take_one_of(_BY) if on.who is None else None
    if by is not None:
        return replace(on, what="sent", to=v.GRAVE, reason=_BY[by])
    if reader.take_words("to the GY"):
        return replace(on, what="sent", to=v.GRAVE, reason=v.R_DISCARD)
    return replace(on, what="discarded")


_OWN: Final = "this card is discarded to the GY by card effect"
_BY_OPPONENT: Final = "was discarded from your hand to your GY by an opponent's card effect"


def discarded_by_opponent(reading: Reading) -> Node:
    """ "it was discarded from your hand to your GY by an opponent's card effect": this card, of
    which the opening says that it was discarded
    """
    reader = reading.reader
    opening = " ".join(word.text for word in reader.words).partition(":")[0]
    if not reader.take_one_of(("it", "this card")) or not reader.take_words(_BY_OPPONENT):
        raise reader.lost('"was discarded by an opponent\'s card effect"')
    if _OWN not in opening:
        raise reader.lost("an effect of this card that was discarded")
    return la.DISCARDED_BY_OPPONENT
