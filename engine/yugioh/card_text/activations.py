"""Activations that an effect waits for: "your opponent activates a monster effect"."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from engine.filters import AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.causes import possessive
from engine.yugioh.card_text.happenings import FIELD
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import parts_of, is_monsters
from engine.yugioh.card_text.tokens import Reader


_IN_HAND_OR_GRAVE: Final = "in the hand or GY"


def activates(reading: Reading) -> tuple[la.Event, ...]:
    """ "your opponent activates a monster effect", "a \"A\" you control activates an effect" """
    reader = reading.reader
    for words, whose in (("your opponent activates", v.OPPONENT), ("you activate", v.YOU)):
        if reader.take_words(words):
            if reading.card.type & v.EQUIP and reader.take_words("the equipped monster's effect"):
                return (la.Event("activated", la.BEARER.filter, how=v.MONSTER, whose=whose),)
            what = reading.attempt(partial(_activation, whose=whose))
            if what is not None and what.how == v.MONSTER and reader.take_words(_IN_HAND_OR_GRAVE):
                what = replace(what, from_=v.HAND | v.GRAVE)
            return (what or _activated_card(reading, whose),)
    if reader.take("your"):
        return (_your_effect(reading),)
    for rule in (_activation, _activated_card):
        found = reading.attempt(partial(_is_activated, rule=rule))
        if found is not None:
            return (found,)
    who = one_card(reading)
    where = place(reader, is_monsters(who))
    if where is None or where.places & ~FIELD or where.zones:
        raise reader.lost("cards on the field")
    if not reader.take_words("activates an effect"):
        raise reader.lost('"activates an effect"')
    from_ = v.MZONE if is_monsters(who) else FIELD
    return (la.Event("activated", who, from_=from_, whose=where.whose),)


def _activated_card(reading: Reading, whose: int) -> la.Event:
    """ "a \"A\" Quick-Play Spell Card", "\"B\"": the activation of a Spell or Trap Card itself,
    not that of its effects.
    """
    reader = reading.reader
    start = reader.next
    who = one_card(reading)
    if not _is_spell_trap(who) or not _says_card(reader, start):
        raise reader.lost("a Spell or Trap Card")
    parts = [part for part in parts_of(who) if part != ~la.FACE_UP]
    was = v.FACEDOWN if len(parts) < len(parts_of(who)) else 0
    return la.Event("activated", joined(parts), whose=whose, was=was, card_itself=True)


def _is_activated(reading: Reading, rule: Callable[[Reading, int], la.Event]) -> la.Event:
    """ "a Set Spell/Trap Card is activated", "a \"A\" Spell Card or effect is activated" """
    found = rule(reading, v.EITHER)
    if not reading.reader.take_words("is activated"):
        raise reading.reader.lost('"is activated"')
    if found.how == v.MONSTER and reading.reader.take_words("in the GY"):
        return replace(found, from_=v.GRAVE)
    if found.how == v.MONSTER and reading.reader.take(",", "except"):
        spared = cards(reading.reader, reading.lexicon)
        if not isinstance(spared, la.Named) or found.who is None:
            raise reading.reader.lost("the name of a card")
        return replace(found, who=joined([found.who, ~spared]))
    if found.card_itself and reading.reader.take_words("in this card's column"):
        reading.event = Mention(deed="activated")
        return replace(found, who=joined([found.who or AllOf(), la.State("its-column")]))
    return found


def _is_spell_trap(who: Filter) -> bool:
    """Whether each of these cards is a Spell or Trap, or has a name: no monster is activated."""
    if isinstance(who, AnyOf):
        return all(_is_spell_trap(one) for one in who.of)
    kinds = (la.SPELL, la.TRAP, la.SPELL_TRAP)
    return any(part in kinds or isinstance(part, la.Named) for part in parts_of(who))


def _says_card(reader: Reader, start: int) -> bool:
    """Whether a kind of Spells or Traps that was just read is that of cards, not of effects."""
    words = [word.text for word in reader.words[start : reader.next]]
    kinds = ("Spell", "Trap", "Spell/Trap")
    return all(words[at + 1 : at + 2] == ["Card"] for at, word in enumerate(words) if word in kinds)


def _your_effect(reading: Reading) -> la.Event:
    """ "your other \"A\" monster's effect is activated", behind its first word"""
    reader = reading.reader
    parts: list[Filter] = [la.OTHER] if reader.take("other") else []
    possessive(reading)
    who = cards(reader, reading.lexicon)
    if not is_monsters(who) or not reader.take_words("'s effect is activated"):
        raise reader.lost('"monster\'s effect is activated"')
    return la.Event("activated", joined([who, *parts]), how=v.MONSTER, whose=v.YOU)


_KINDS: Final = {
    "card or effect": 0, "monster effect": v.MONSTER, "Spell Card or effect": v.SPELL,
    "Trap Card or effect": v.TRAP, "Spell/Trap Card or effect": v.SPELL | v.TRAP,
    "Spell/Trap or effect": v.SPELL | v.TRAP,
}  # fmt: skip


def _activation(reading: Reading, whose: int) -> la.Event:
    """ "a monster effect", "a \"A\" card or effect": of which series, of which kinds of cards"""
    reader = reading.reader
    if not (reader.take("a") or reader.take("an")):
        raise reader.lost('"a"')
    series = None
    other = reader.take("non-")
    word = reader.peek()
    if other or (word is not None and word.quoted):
        series = ~reading.series() if other else reading.series()
    kind = reader.take_one_of(_KINDS)
    if kind is None:
        raise reader.lost("what is activated")
    return la.Event("activated", series or AllOf(), how=_KINDS[kind], whose=whose)
