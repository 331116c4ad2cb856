"""Some of the cards that were spoken of: "1 of those targets", "1 of those destroyed monsters"."""

from typing import Final

from engine.effects import Node
from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.drafts import EVENT, Draft
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.spoken import DEEDS, NOUNS


def of_the_event(reading: Reading, least: int | None, most: "Node | int") -> Draft:
    """After "1 of those": the cards of the event."""
    reader, event = reading.reader, reading.event
    if event is None or not event.places or not isinstance(event.node, la.EventCards):
        raise reader.lost("cards of an event")
    reader.take_one_of((*DEEDS, "face-up", "Summoned", "Normal Summoned"))
    name = reader.take_one_of(NOUNS)
    if name is None or NOUNS[name] not in ("card", event.noun) or not isinstance(least, int):
        raise reader.lost("cards of the event")
    mention = Mention(reading.new_name(), event.noun, most != 1, event.places, reading.targeting,
                      paid=reading.cost)  # fmt: skip
    reading.speaks(mention)
    return Draft(reading, least, most, AllOf(()), mention, event.places, among=EVENT)


# Where cards are to which something was done.
_NOW_IN: Final = {"banish": v.BANISHED, "send": v.GRAVE, "Special Summon": v.MZONE}


def of_those_done_to(reading: Reading, least: int | None, most: "Node | int") -> Draft:
    """After "1 of those": "banished monsters", of those that an earlier step banished."""
    reader = reading.reader
    deed = DEEDS.get(reader.take_one_of(DEEDS) or "", "")
    if deed == "target":
        return _of_those_targets(reading, least, most)
    name = reader.take_one_of(NOUNS)
    last = reading.mentions[-1] if reading.mentions else None
    if last is None or not last.name or not last.several or last.paid or "|" in last.name:
        raise reader.lost("cards that something was done to")
    if name is None or deed not in _NOW_IN or last.deed != deed or not isinstance(least, int):
        raise reader.lost("cards that something was done to")
    places = _NOW_IN[deed]
    monsters = last.noun == "card" and NOUNS[name] == "monster" and deed == "send"
    if NOUNS[name] not in ("card", last.noun) and not monsters:
        raise reader.lost("cards that something was done to")
    item = joined([*([la.MONSTER] if monsters else []), la.InPlace(places)])
    noun = "monster" if monsters else last.noun
    mention = Mention(reading.new_name(), noun, most != 1, places)
    reading.speaks(mention)
    return Draft(reading, least, most, item, mention, places, among=last.name)


def _of_those_targets(reading: Reading, least: int | None, most: "Node | int") -> Draft:
    """After "1 of those targeted": "face-up cards", of the only targets"""
    reader = reading.reader
    targets = [one for one in reading.mentions if one.target]
    face_up = reader.take("face-up")
    name = reader.take_one_of(NOUNS)
    if len(targets) != 1 or not targets[0].several or name is None or not isinstance(least, int):
        raise reader.lost("cards that were targeted")
    (of,) = targets
    if NOUNS[name] not in ("card", of.noun) or of.places & ~v.FIELD_PLACES:
        raise reader.lost("cards that were targeted")
    mention = Mention(reading.new_name(), of.noun, most != 1, of.places)
    reading.speaks(mention)
    there = joined([la.InPlace(of.places), *([la.FACE_UP] if face_up else [])])
    return Draft(reading, least, most, there, mention, of.places, among=of.name)
