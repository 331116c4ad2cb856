"""Amounts of materials: how many were used, and the numbers of those that a card has."""

import re
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.language.words import Number
from engine.yugioh.wording import words as w

_BOTH: Final[dict[str, Number]] = {
    "original ATK/DEF": "original attack/defense", "ATK/DEF": "attack/defense",
    "original ATK": "original attack", "original DEF": "original defense",
    "ATK": "attack", "DEF": "defense",
}  # fmt: skip
_EQUIPPED: Final = la.State("equipped-by-it")


def of_cards_it_has(reading: Reading) -> Node:
    """ "the ATK of all "A" monsters attached to it", "the ATK of the monster it points to" """
    reader = reading.reader
    if reader.take_words("that equipped monster's"):
        found = reader.take_one_of(_BOTH) or reading.stats
        if not found:
            raise reader.lost("a number of the monster")
        return la.SumOf(_BOTH[found], _EQUIPPED, v.SZONE, v.EITHER)
    reader.expect("the")
    total = reader.take("total") or reader.take("combined")
    name = reader.take_one_of(_BOTH)
    if name is None or not reader.take("of"):
        raise reader.lost("a number of the monsters")
    if not total and reader.take_words("the monster equipped to it by its effect"):
        return la.SumOf(_BOTH[name], _EQUIPPED, v.SZONE, v.EITHER)
    at = reader.next
    if not total and reader.take_one_of(_POINTED_AT):
        if reader.words[at].text == "the" and reading.card.markers.bit_count() != 1:
            raise reader.lost("a card that points to one zone")
        return la.SumOf(_BOTH[name], joined([la.FACE_UP, la.POINTED]), v.MZONE, v.EITHER)
    if not total and reader.take("each"):
        item = cards(reader, reading.lexicon)
        if not is_monsters(item) or not reader.take_one_of(("this card points to", "it points to")):
            raise reader.lost('"this card points to"')
        there = joined([item, la.FACE_UP, la.POINTED])
        return la.SumOf(_BOTH[name], there, v.MZONE, v.EITHER)
    reader.expect("all")
    item = cards(reader, reading.lexicon)
    if not reader.take_one_of(_ATTACHED):
        raise reader.lost('"attached to it"')
    reader.take_words("as material")
    return la.MaterialTotal(_BOTH[name], item)


_POINTED_AT: Final = (
    "the monster this card points to", "any monster this card points to",
    "the monster it points to", "any monster it points to",
)  # fmt: skip
_ATTACHED: Final = ("attached to it", "attached to this card")


def _such_materials(reading: Reading) -> la.MaterialsUsed:
    """ "the number of non-Tuner monsters", "… of different original Attributes of the monsters" """
    reader = reading.reader
    reader.expect("the", "number", "of")
    attributes = reader.take_words("different original Attributes of the")
    item = cards(reader, reading.lexicon)
    return la.MaterialsUsed(filter=item, attributes=bool(attributes))


def materials_used(reading: Reading) -> Node:
    """ "the number of materials used for its Link Summon", "the combined original Levels of …" """
    reader = reading.reader
    way = w.material_of(reading.card.type)
    for summon in (way, "Special "):
        levels = f"the combined original Levels of the monsters used for its {summon}Summon x"
        if summon == way and way and reader.take_words(levels):
            number = reader.number()
            if number is None:
                raise reader.lost("a number")
            return la.Times(la.MaterialsUsed(levels=True), number)
        if way and reader.take_one_of(
            (
                f"the number of materials used for its {summon}Summon",
                f"the number of {way}Materials used for its {summon}Summon",
            )
        ):
            return la.MaterialsUsed()
    if way and reader.take_words("the combined original ATK of the materials used to Summon it"):
        return la.MaterialsUsed(attack=True)
    such = reading.attempt(_such_materials)
    if such is not None and way and reader.take_words(f"used for its {way}Summon"):
        return such
    raise reader.lost("materials that were used")


# It must have had some: an effect that can do nothing is not activated.
_LEFT: Final = re.compile(
    r"(?i)\bthis (?:face-up |\w+ Summoned )?card\b[^:]*? (?:is destroyed|leaves the field)\b"
)


def materials_had(reading: Reading) -> Node:
    """ "the number of materials this card had", of one that had some when it moved"""
    reader = reading.reader
    if not reader.take_words("the number of materials this card had"):
        raise reader.lost('"materials this card had"')
    reader.take_words("on the field")
    opening = " ".join(word.text for word in reader.words[: reader.next]).partition(":")[0]
    if not _LEFT.search(opening) or not reading.card.type & v.XYZ:
        raise reader.lost("a card that had materials")
    return la.MaterialsHad()
