"""What an effect waits for: "this card is Normal or Special Summoned"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import ways
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.things import _noun_of, is_monsters, numbers, seen

_FIELD: Final = v.FIELD_PLACES
_MATERIAL: Final = {
    "as Synchro Material": v.R_SYNCHRO, "as Fusion Material": v.R_FUSION,
    "as Link Material": v.R_LINK,
}  # fmt: skip
_SOURCES: Final = {
    "hand": v.HAND, "field": _FIELD, "Deck": v.DECK, "Monster Zone": v.MZONE,
    "Spell & Trap Zone": v.SZONE, "GY": v.GRAVE, "Extra Deck": v.EXTRA, "Main Deck": v.DECK,
}  # fmt: skip


def event(reading: Reading) -> la.Event:
    """An event, as it follows "if" or "when". Raises NotUnderstood."""
    return reading.one_of((_this_event, _you_summon, _watched), "an event")


def _this_event(reading: Reading) -> la.Event:
    reader = reading.reader
    face_up = reader.take_words("this face-up card")
    if not face_up and not reader.take_words("this card"):
        raise reader.lost('"this card"')
    reading.last = THIS
    if reader.take("leaves", "the", "field"):
        return la.Event("sent", from_=_FIELD, was=v.FACEUP if face_up else 0)
    if not reader.take("is"):
        raise reader.lost('"is"')
    found = _happens(reading, None)
    return replace(found, was=v.FACEUP) if face_up else found


def _happens(reading: Reading, who: Filter | None) -> la.Event:
    """ "sent from the field to the GY", "Special Summoned", "destroyed by card effect"."""
    reader = reading.reader
    if reader.take("sent"):
        source = _from(reading)
        if not reader.take("to"):
            raise reader.lost('"to"')
        reader.take("the") or reader.take("your")
        reader.expect("GY")
        material = reader.take_one_of(_MATERIAL)
        return la.Event(
            "sent", who, to=v.GRAVE, from_=source, reason=_MATERIAL[material] if material else 0
        )
    if reader.take("added"):
        source = _from(reading)
        if not reader.take_words("to your hand"):
            raise reader.lost('"to your hand"')
        without = v.R_DRAW if reader.take_words(", except by drawing it") else 0
        return la.Event("sent", who, to=v.HAND, from_=source, without=without)
    if reader.take("banished"):
        source = _from(reading)
        return la.Event("sent", who, to=v.BANISHED, from_=source)
    if reader.take("discarded"):
        if reader.take_words("to the GY"):
            return la.Event("sent", who, to=v.GRAVE, reason=v.R_DISCARD)
        return la.Event("discarded", who)
    if reader.take("Tributed"):
        return la.Event("sent", who, to=v.GRAVE, reason=v.R_TRIBUTE)
    if reader.take("destroyed"):
        if reader.take_words("by battle or card effect"):
            return la.Event("destroyed", who, from_=_FIELD, without=v.R_RULE | v.R_COST)
        if reader.take_words("by card effect"):
            return la.Event("destroyed", who, from_=_FIELD, reason=v.R_EFFECT)
        return la.Event("destroyed", who, from_=0 if who is None else _FIELD)
    if reader.take("flipped", "face-up"):
        return la.Event("flipped", who)
    how = 0 if reader.comes("Summoned") else ways(reading)
    reader.expect("Summoned")
    source = _from(reading)
    return la.Event("summoned", who, how=how, from_=source)


def _from(reading: Reading) -> int:
    reader = reading.reader
    at = reader.next
    if not reader.take("from"):
        return 0
    if not (reader.take("the") or reader.take("your")):
        reader.next = at
        return 0
    places = 0
    while True:
        name = reader.take_one_of(_SOURCES)
        if name is None:
            raise reader.lost("a place")
        places |= _SOURCES[name]
        if not (reader.take("or") or reader.take("and/or")):
            return places


def _you_summon(reading: Reading) -> la.Event:
    """ "you Special Summon a \"A\" monster", "your opponent Summons a monster" """
    reader = reading.reader
    if reader.take("you"):
        whose = v.YOU
    elif reader.take("your", "opponent"):
        whose = v.OPPONENT
    else:
        raise reader.lost('"you" or "your opponent"')
    how = 0 if reader.comes("Summon") or reader.comes("Summons") else ways(reading)
    if not (reader.take("Summon") or reader.take("Summons")):
        raise reader.lost('"Summon"')
    who = _who(reading)
    return la.Event("summoned", who, how=how, whose=whose)


def _who(reading: Reading) -> Filter:
    """ "a \"A\" monster", "another monster" """
    reader = reading.reader
    parts: list[Filter] = []
    if reader.take("another"):
        parts.append(la.OTHER)
    elif not (reader.take("a") or reader.take("an") or reader.take("1")):
        raise reader.lost('"a"')
    item = cards(reader, reading.lexicon)
    more = numbers(reading)
    if more is not None:
        parts.append(more)
    return joined([item, *parts])


def _watched(reading: Reading) -> la.Event:
    """ "a monster you control is destroyed by card effect" """
    reader = reading.reader
    who = _who(reading)
    where = place(reader, is_monsters(who))
    reading.event = Mention(noun=_noun_of(who, 0), node=la.EventCards())
    if not (reader.take("is") or reader.take("are")):
        raise reader.lost('"is"')
    if where is not None and (where.zones or where.places & ~_FIELD):
        raise reader.lost("cards on the field")
    found = _happens(reading, who)
    if where is None:
        if found.what in ("sent",) and found.to in (v.GRAVE, v.BANISHED, v.HAND):
            if found.from_ & _FIELD == 0:
                return found
        return found
    if found.what == "summoned":
        raise reader.lost("an event of cards that were on the field")
    who = seen(who, where.places, where.whose)
    return replace(found, who=who, whose=where.whose, from_=where.places)


def place_of(on: la.Event, card: la.Card, item: "tuple[Node, ...]") -> int:
    """Where a trigger is that no words place: where its card is after the event.

    A watcher is where such a card stands: a monster in its zone, a Spell or Trap in its own.
    """
    if on.who is None:
        if on.what in ("summoned", "flipped", "turned"):
            return v.MZONE
        if on.to:
            return on.to
        return v.GRAVE | v.BANISHED | v.HAND | v.DECK | v.EXTRA if on.what == "sent" else (
            v.GRAVE | v.BANISHED
        )  # fmt: skip
    return v.MZONE if card.type & v.MONSTER else v.SZONE
