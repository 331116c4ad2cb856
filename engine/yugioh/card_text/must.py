"""Conditions that hold at activation and at resolution: "You must control … to activate and …"."""

from dataclasses import replace
from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.tokens import Word

# What must be, by the words of the same as a condition.
_MUST: Final = {
    "you must control": "you control",
    "you must have": "you have",
    "this card must be": "this card is",
    "you must control this face-up card": "this card is face-up on the field",
    "there must be": "there is",
}
_ALWAYS: Final = ("to activate and to resolve this effect", "to activate or resolve this effect")


def must_hold(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You must control no monsters to activate and to resolve this effect." """
    reader = reading.reader
    if reader.take_words("this card must be in your GY"):
        if item.where != v.GRAVE or not reader.take_one_of(_ALWAYS):
            raise reader.lost("an effect in the GY")
        reader.end()
        return replace(item, do=(la.When(la.exists(~la.OTHER, v.GRAVE), item.do),))
    before, at = reader.words, reader.next
    named = reader.peek()
    if named is not None and named.quoted:
        # ""A" must be in your GY": that it is there.
        reader.next += 1
        reader.expect("must", "be")
        rest = before[reader.next :]
        reader.words, reader.next = [*before[:at], named, Word("is", named.at), *rest], at
    else:
        words = reader.take_one_of(_MUST)
        if words is None:
            raise reader.lost("what must be")
        start, rest = before[at].at, before[reader.next :]
        plain = [Word(word, start) for word in _MUST[words].split()]
        reader.words, reader.next = [*before[:at], *plain, *rest], at
    if not reading.card.type & v.MONSTER and reader.comes("this", "card"):
        raise reader.lost("a monster")
    held = condition(reading)
    reader.take("on", "the", "field")
    if not reader.take_one_of(_ALWAYS):
        raise reader.lost('"to activate and to resolve this effect"')
    reader.end()
    return replace(item, do=(la.When(held, item.do),))
