"""Events of Life Points: what a player gains, and damage that is taken.

Of damage the card is the one whose effect inflicts it; no battle is played.
"""

from typing import Final

from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.causes import possessive
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import is_monsters


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
    """ "you take effect damage", "your opponent takes damage by a \"A\" monster's effect" """
    reader = reading.reader
    inflicted = reading.attempt(_inflicts)
    if inflicted is not None:
        reading.event = Mention(deed="hurt")
        return (la.Event("hurt", inflicted, whose=v.OPPONENT),)
    words = reader.take_one_of(_HURT)
    whose = _HURT[words] if words is not None else v.EITHER
    who: Filter = AllOf()
    if words is None:
        side = reader.take_one_of(_HURT_BY)
        if side is None:
            raise reader.lost("who takes damage")
        whose, who = _HURT_BY[side], reading.attempt(_by_monsters) or _by_cards(reading)
    reading.event = Mention(deed="hurt")
    return (la.Event("hurt", who, whose=whose),)


_HURT: Final = {
    "you take battle or effect damage": v.YOU, "you take effect damage": v.YOU,
    "your opponent takes battle or effect damage": v.OPPONENT,
    "your opponent takes effect damage": v.OPPONENT, "effect damage is inflicted": v.EITHER,
}  # fmt: skip
_HURT_BY: Final = {"you take damage": v.YOU, "your opponent takes damage": v.OPPONENT}


def _inflicts(reading: Reading) -> Filter:
    """ "a \"A\" monster you control inflicts battle or effect damage to your opponent" """
    reader = reading.reader
    if reading.card.type & v.EQUIP and reader.take_words("the equipped monster"):
        who = la.BEARER.filter
    else:
        who = joined([one_card(reading), la.InPlace(v.MZONE), la.State("controlled")])
        if not is_monsters(who) or not reader.take("you", "control"):
            raise reader.lost("a monster you control")
    if not reader.take_words("inflicts battle or effect damage to your opponent"):
        raise reader.lost('"inflicts battle or effect damage"')
    return who


def _by_monsters(reading: Reading) -> Filter:
    """ "by a \"A\" monster's effect" """
    reader = reading.reader
    reader.expect("by")
    possessive(reading)
    who = one_card(reading)
    if not is_monsters(who) or not reader.take_words("'s effect"):
        raise reader.lost("a monster's effect")
    return who


def _by_cards(reading: Reading) -> Filter:
    """ "from a card effect", with ", except \"A\"" """
    reader = reading.reader
    if not reader.take_words("from a card effect"):
        raise reader.lost("by what")
    if not reader.comes(",", "except"):
        return AllOf()
    reader.next += 2
    return ~one_card(reading)
