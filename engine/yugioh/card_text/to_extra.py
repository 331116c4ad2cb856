"""The event that this card, a Pendulum Monster, goes to the Extra Deck, where it lies face-up.

Sources: the card texts of Superheavy Samurai Prodigy Wakaushi and Junoldo the Shadespirit Power
Patron.
"""

from dataclasses import replace
from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading

_WHY: Final = {
    "added to your Extra Deck face-up": 0,
    "added to the Extra Deck face-up": 0,
    "used as Synchro Material and added to your Extra Deck face-up": v.R_SYNCHRO,
    "Tributed and added to the Extra Deck face-up": v.R_TRIBUTE,
}


def to_extra(reading: Reading, on: la.Event) -> la.Event:
    """ "added to your Extra Deck face-up", of this card"""
    words = reading.reader.take_one_of(_WHY)
    kind = reading.card.type
    there = v.FIELD_PLACES if words is not None and _WHY[words] == v.R_TRIBUTE else 0
    if words is None or replace(on, what="summoned") != la.Event(from_=there):
        raise reading.reader.lost("this card, and where it goes")
    if not kind & v.PENDULUM or kind & v.EXTRA_DECK_TYPES:
        raise reading.reader.lost("a Pendulum Monster of the Main Deck")
    return replace(on, what="sent", reason=_WHY[words], to=v.EXTRA)
