"""Clauses that hold for the rest of the turn: "you cannot Special Summon …, except …"."""

from typing import Final

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.things import numbers
from engine.yugioh.card_text.verbs import Steps, clause
from engine.yugioh.language.words import Banned

_REST: Final = (
    "for the rest of this turn", "this turn", "during this turn", "until the end of this turn",
)  # fmt: skip


def restriction(reading: Reading) -> la.OnlySpecialSummon:
    """ "you cannot Special Summon monsters from the Extra Deck, except …" """
    reader = reading.reader
    if not reader.take_words("you cannot Special Summon"):
        raise reader.lost('"you cannot Special Summon"')
    reader.take("monsters")
    extra = reader.take_words("from the Extra Deck")
    reader.take(",")
    reader.expect("except")
    item = only(reading)
    return la.OnlySpecialSummon(~la.InPlace(v.EXTRA) | item if extra else item)


def only(reading: Reading) -> Filter:
    """ "\"A\" monsters": what may still be Special Summoned."""
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    more = numbers(reading)
    item = joined([item, more or ANY])
    return item


@clause
def _(reading: Reading) -> Steps:
    """ "you cannot Special Summon [monsters] [from the Extra Deck] for the rest of this turn,
    except …"
    """
    reader = reading.reader
    rest = reader.take_one_of(_REST)
    if rest is not None:
        reader.take(",")
    if not reader.take_words("you cannot Special Summon"):
        raise reader.lost('"you cannot Special Summon"')
    what: Filter = la.MONSTER
    if not (reader.comes("from") or reader.take("monsters")):
        found = reading.attempt(lambda reading: cards(reading.reader, reading.lexicon))
        if found is not None:
            raise reader.lost('"monsters" or "from the Extra Deck"')
    extra = reader.take_words("from the Extra Deck") or reader.take_words("from your Extra Deck")
    if rest is None:
        rest = reader.take_one_of(_REST)
        if rest is None:
            raise reader.lost('"for the rest of this turn"')
    extra |= reader.take_words("from the Extra Deck")
    if not reader.take(",", "except"):
        if extra:
            return (la.Ban(("special-summon",), what & la.InPlace(v.EXTRA)),)
        return (la.Ban(("special-summon",), what),)
    item = only(reading)
    if extra:
        return (la.OnlySpecialSummon(~la.InPlace(v.EXTRA) | item),)
    return (la.OnlySpecialSummon(item),)


@clause
def _(reading: Reading) -> Steps:
    """ "you cannot activate monster effects …" and the like, for the rest of this turn"""
    reader = reading.reader
    rest = reader.take_one_of(_REST)
    if rest is not None:
        reader.take(",")
    bans: dict[str, tuple[Banned, ...]] = {
        "you cannot Normal Summon/Set": ("normal-summon", "set"),
        "you cannot Normal Summon": ("normal-summon",),
    }
    words = reader.take_one_of(bans)
    if words is None:
        raise reader.lost("a restriction")
    reader.take("monsters")
    if rest is None and reader.take_one_of(_REST) is None:
        raise reader.lost('"for the rest of this turn"')
    return (la.Ban(bans[words], la.MONSTER),)
