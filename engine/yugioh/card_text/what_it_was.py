"""Conditions on cards that an earlier step was about: "if it was a Link Monster"."""

from typing import Final

from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.spoken import meant, spoken

# What was done to cards, as "you" did it.
_DEEDS: Final = {
    "added": "add", "sent": "send", "banished": "banish", "discarded": "discard",
    "destroyed": "destroy", "Tributed": "Tribute", "revealed": "reveal", "returned": "return",
    "Special Summoned": "Special Summon", "excavated": "excavate", "shuffled": "shuffle",
}  # fmt: skip
_HOW: Final = (
    "to activate this effect", "to activate this card", "when you activated this card",
    "when you activated this effect", "by this effect", "this way", "with this effect",
)  # fmt: skip
_DECLARED: Final = "the same Level as the one declared by your opponent"
# What is printed on a card, wherever it is.
_PRINTED: Final = (
    la.Named, la.Series, la.Type, la.Race, la.Attribute, la.Mentions, AllOf, AnyOf, NoneOf,
)  # fmt: skip
_IN_DECK: Final = la.InPlace(v.DECK | v.EXTRA)


def was(reading: Reading) -> Node:
    """ "it was a Link Monster", "the discarded card was not \"A\"", "you added a monster" """
    reader = reading.reader
    item: Filter
    if reader.take_words("you targeted an opponent's monster"):
        aimed = [one for one in reading.mentions if one.target]
        if len(aimed) != 1 or aimed[0].several or aimed[0].noun != "monster":
            raise reader.lost("one monster that was targeted")
        reading.last = aimed[0]
        return la.Is(meant(aimed[0]), ~la.State("controlled"))
    if reader.take("you"):
        deed = reader.take_one_of(_DEEDS)
        found = [one for one in reading.mentions if deed and one.deed == _DEEDS[deed]]
        if len(found) != 1:
            raise reader.lost("what was done to one card")
        mention = found[0]
        item = _what_it_was(reading)
        if deed == "sent" and not reader.take_words("to the GY"):
            raise reader.lost('"to the GY"')
        reader.take_one_of(_HOW)
        if deed == "shuffled" and mention.several:
            return la.Compare(la.HowMany(mention.name, joined([item, _IN_DECK])), ">=", 1)
    else:
        known = spoken(reading)
        if known is None:
            raise reader.lost("a card that was spoken of")
        mention = known
        present = reader.take("is")
        if not (present or reader.take("was")):
            raise reader.lost('"was"')
        if present and reader.take_words(_DECLARED):
            item = la.Measured("level", "=", la.Declared())
        elif present and reader.comes("Level"):
            item = _level_of_it(reading)
        else:
            item = _what_it_was(reading)
    card = meant(mention)
    if mention.several or not isinstance(card, la.Chosen):
        raise reader.lost("one card that was chosen")
    return la.Is(card, item)


def _level_of_it(reading: Reading) -> Filter:
    """ "Level 2 or higher", as it is now"""
    reader = reading.reader
    reader.expect("Level")
    least = reader.number()
    if least is None or not reader.take("or", "higher"):
        raise reader.lost('"or higher"')
    return la.MONSTER & la.Between("level", least)


def _what_it_was(reading: Reading) -> Filter:
    reader = reading.reader
    negative = reader.take("not")
    reader.take("a") or reader.take("an")
    item = cards(reader, reading.lexicon)
    for node in item.walk():
        level = isinstance(node, la.Between) and node.what in ("rank", "link")
        if not level and not isinstance(node, _PRINTED):
            raise reader.lost("what is printed on the card")
    return ~item if negative else item


_SENT_BY_IT: Final = (
    "were sent to the GY by this effect", "were sent to either GY by this effect",
)  # fmt: skip


def any_sent(reading: Reading) -> Node:
    """ "any \"A\" monsters were sent to the GY by this effect" """
    reader = reading.reader
    reader.expect("any")
    item = cards(reader, reading.lexicon)
    sent = [one for one in reading.mentions if one.deed == "send" and one.several and one.name]
    if len(sent) != 1 or not reader.take_one_of(_SENT_BY_IT):
        raise reader.lost("cards that were sent to the GY")
    return la.Compare(la.HowMany(sent[0].name, joined([item, la.InPlace(v.GRAVE)])), ">=", 1)
