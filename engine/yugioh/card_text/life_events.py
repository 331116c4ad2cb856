"""Events of Life Points: what a player gains, and damage that is taken."""

from typing import Final

from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Mention, Reading


def gained(reading: Reading) -> tuple[la.Event, ...]:
    """ "you gain LP", "your opponent gains LP" """
    reader = reading.reader
    words = reader.take_one_of(_GAINING)
    if words is None:
        raise reader.lost("who gains LP")
    reader.take_words(", even during the Damage Step")  # there is none
    reading.event = None
    return (la.Event("gained", AllOf(), whose=_GAINING[words]),)


_GAINING: Final = {"you gain LP": v.YOU, "your opponent gains LP": v.OPPONENT}


def hurt(reading: Reading) -> tuple[la.Event, ...]:
    """ "you take battle or effect damage": no battle is played"""
    if not reading.reader.take_words("you take battle or effect damage"):
        raise reading.reader.lost("who takes damage")
    reading.event = Mention(deed="hurt")
    return (la.Event("hurt", AllOf(), whose=v.YOU),)
