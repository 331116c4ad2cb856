"""How many cards match, or how many counters there are: "cards in your hand"."""

import re
from typing import Final

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import Place, place
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.seen import is_monsters, seen
from engine.yugioh.language.words import Differing


def kind_of_counter(reading: Reading) -> str:
    """ "Spell Counters": the name of the kind."""
    reader = reading.reader
    words: list[str] = []
    while (word := reader.peek()) is not None and word.text[:1].isupper() and not word.quoted:
        reader.next += 1
        if word.text in ("Counter", "Counters") and words:
            return " ".join(words)
        words.append(word.text)
    raise reader.lost("a kind of counters")


def _counters(reading: Reading) -> Node:
    """ "Spell Counters on this card" """
    name = kind_of_counter(reading)
    if reading.reader.take_one_of(("on your field", "you control")):
        return la.CountersThere(name)
    before = " ".join(word.text for word in reading.reader.words[: reading.reader.next])
    if re.search(r"\bsend this card\b[^;]*(?:;|, then target)", before):
        if not reading.reader.take_one_of(("on this card", "that were on this card")):
            raise reading.reader.lost('"on this card"')
        return la.CountersHad(name)
    if re.search(r"\b(?:send|Tribute|banish|discard|return|shuffle|destroy) this card\b", before):
        raise reading.reader.lost("a card that is still there")  # with its counters
    reading.reader.expect("on", "this", "card")
    return la.Counters(name)


_TOLD_APART: Final[dict[str, Differing]] = {
    "with a different name": "name", "with different names": "name",
    "with a different Type": "type", "with a different Attribute": "attribute",
}  # fmt: skip

_AMONG: Final[dict[str, Differing]] = {
    "different original Attributes among the": "original attribute",
    "different Monster Types among the": "type",
    "different Monster Type among the": "type",
    "different Attributes among the": "attribute",
}


_OWN_FACE_DOWN: Final = (
    "of your face-down banished cards", "of your currently face-down banished cards",
    "your face-down banished cards", "face-down banished cards you have",
)  # fmt: skip


def counted(reading: Reading) -> Node:
    """How many cards match, in these places: "cards in your hand"; or how many counters."""
    reader = reading.reader
    counters = reading.attempt(_counters)
    if counters is not None:
        return counters
    if reader.take_one_of(("currently banished card", "banished card", "banished cards")):
        return la.Count(places=v.BANISHED, whose=v.EITHER)
    if reader.take_one_of(_OWN_FACE_DOWN):
        return la.Count(la.State("face-down"), v.BANISHED)
    if reader.take_one_of(("face-down banished card", "face-down banished cards")):
        return la.Count(la.State("face-down"), v.BANISHED, v.EITHER)
    if reader.take("banished"):
        every = cards(reader, reading.lexicon)
        return la.Count(seen(every, v.BANISHED, v.EITHER), v.BANISHED, v.EITHER)
    if reader.take_one_of(("of your banished", "your banished")):
        own = cards(reader, reading.lexicon)
        if reader.comes("with"):
            raise reader.lost("cards that are not told apart")
        return la.Count(seen(own, v.BANISHED, v.YOU), v.BANISHED)
    among = reader.take_one_of(_AMONG)
    if among is not None:
        monsters = cards(reader, reading.lexicon)
        there = place(reader, is_monsters(monsters))
        if there is None or there.zones or there.places != v.MZONE:
            raise reader.lost("monsters on the field")
        seen_ones = joined([monsters, la.FACE_UP])
        return la.Names(seen_ones, v.MZONE, there.whose, _AMONG[among])
    start = reader.next
    item = cards(reader, reading.lexicon)
    names = reader.take_one_of(_TOLD_APART)
    more = numbers(reading)
    linked = reader.take_words("co-linked to this card")
    pointed = reader.take_words("this card points to")
    if not pointed and not reading.mentions:
        pointed = reader.take_words("it points to")  # of nothing else was spoken
    on_field = Place(v.MZONE, v.EITHER)
    where = on_field if pointed or linked else place(reader, is_monsters(item))
    if where is None and reader.take_words("that is banished or in the GYs"):
        where = Place(v.BANISHED | v.GRAVE, v.EITHER)
    if where is None:
        raise reader.lost("where the cards are")
    names = names or reader.take_one_of(("with different names", "with a different name"))
    more = more or numbers(reading)
    parts = [item, more or ANY]
    if pointed:
        parts.append(la.POINTED)
    if linked:
        parts.append(la.State("its-co-linked"))
    if where.places & v.FIELD_PLACES and reader.take_words("in this card's column"):
        parts.append(la.State("its-column"))
    if reader.take_words(", except this card"):
        parts.append(la.OTHER)
    elif names is not None and reader.take_words(", except"):
        parts.append(~cards(reader, reading.lexicon))
    if where.zones:
        parts.append(la.Zones(where.zones))
    if where.face_up:
        parts.append(la.FACE_UP)
    different = sum(word.text == "different" for word in reader.words[start : reader.next])
    if different > (names is not None):
        raise reader.lost("cards that are not told apart")
    if names is not None:
        whole = seen(joined(parts), where.places, where.whose)
        return la.Names(whole, where.places, where.whose, _TOLD_APART[names])
    return la.Count(seen(joined(parts), where.places, where.whose), where.places, where.whose)


_SENT_TYPES: Final = "types ( Monster , Spell , and Trap ) sent from the field to the GY this turn"


def types_sent(reading: Reading) -> Node:
    """ "the number of \"A\" card types (Monster, Spell, and Trap) sent from the field …" """
    reader = reading.reader
    if not reader.take_words("the number of"):
        raise reader.lost('"the number of"')
    item = cards(reader, reading.lexicon)
    if not reader.take_words(_SENT_TYPES):
        raise reader.lost("card types")
    return la.TypesSent(item)
