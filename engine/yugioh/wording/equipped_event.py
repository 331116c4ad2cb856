"""The event that a monster is equipped with a card."""

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.event_subjects import control, subject
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling


def equipped(on: la.Event, telling: Telling) -> str:
    """ "an Equip Card becomes equipped to this card" """
    card = noun(on.by or la.EQUIP_CARD, telling, v.SZONE).one
    if on.who is None:
        return f"{card} becomes equipped to this card"
    who = subject(on, telling)
    if not who.monsters or on.who == ANY:
        raise TypeError("no words for what is equipped")
    return f"{card} becomes equipped to {who.text} {control(on.whose)}{who.but}"
