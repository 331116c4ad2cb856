"""What follows a noun: "with 1500 or less ATK", "that mentions \"A\"", and what families add."""

from collections.abc import Callable
from typing import Final

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined, mentioning
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.strength import with_strength

# What follows a noun, by the first of the words it begins with; its families register their rules.
_AFTER_NOUN: Final[dict[str, list[tuple[tuple[str, ...], Callable[[Reading], Filter]]]]] = {}


def after_noun(*phrases: str) -> Callable[[Callable[[Reading], Filter]], None]:
    """Register the rule for what follows a noun with one of these phrases."""

    def register(rule: Callable[[Reading], Filter]) -> None:
        for phrase in phrases:
            words = tuple(phrase.split())
            rules = _AFTER_NOUN.setdefault(words[0].casefold(), [])
            rules.append((words, rule))
            rules.sort(key=lambda item: -len(item[0]))

    return register


def _by_first_words(reading: Reading) -> Filter:
    reader, at = reading.reader, reading.reader.next
    first = reader.peek()
    for words, rule in _AFTER_NOUN.get(first.text.casefold(), ()) if first else ():
        reader.next = at
        if reader.take(*words) and (found := reading.attempt(rule)) is not None:
            return found
    reader.next = at
    raise reader.lost("what is said of the cards")


@after_noun("with no", "that has no", "that have no")
def _(reading: Reading) -> Filter:
    """ "with no material" """
    return ~_material(reading)


@after_noun("with", "that has", "that have")
def _(reading: Reading) -> Filter:
    """ "that has material" """
    return _material(reading)


# This card, equipped by an effect of its own.
_OF_ITS_OWN: Final = joined([~la.OTHER, la.State("equipped-by-own-effect")])


@after_noun(
    "equipped with this card by this effect", "equipped with this card by this card's effect"
)
def _(reading: Reading) -> Filter:
    """Said on a monster: its effect is used while it is an Equip Card."""
    if not reading.card.type & v.MONSTER:
        raise reading.reader.lost("a monster that is an Equip Card")
    reading.where = v.SZONE
    return la.EquippedWith(_OF_ITS_OWN)


@after_noun("owned by your opponent")
def _(reading: Reading) -> Filter:
    return ~la.State("owned")


@after_noun("equipped with")
def _(reading: Reading) -> Filter:
    """ "equipped with a Fusion Monster" """
    return la.EquippedWith(one_card(reading))


@after_noun("equipped to", "that are equipped to")
def _(reading: Reading) -> Filter:
    """ "equipped to a Machine monster" """
    return la.EquippedTo(one_card(reading))


@after_noun("that cannot be", "that can be")
def _(reading: Reading) -> Filter:
    """ "that cannot be Normal Summoned/Set" """
    reader = reading.reader
    never = reader.words[reader.next - 2].text == "cannot"
    if not reader.take_words("Normal Summoned/Set"):
        raise reader.lost('"Normal Summoned/Set"')
    return la.NotNormal() if never else ~la.NotNormal()


@after_noun("that point to this card", "that points to this card")
def _(reading: Reading) -> Filter:
    return la.State("pointing")


@after_noun("whose effects are negated")
def _(reading: Reading) -> Filter:
    return la.State("negated")


@after_noun("that was Special Summoned this turn", "that were Special Summoned this turn")
def _(reading: Reading) -> Filter:
    return la.State("this-turn") & la.Summoned(v.BY_SPECIAL)


@after_noun(
    "that was Normal or Special Summoned this turn",
    "that were Normal or Special Summoned this turn",
)
def _(reading: Reading) -> Filter:
    return la.State("this-turn") & la.Summoned(v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL)


@after_noun("that has a Level", "that have a Level")
def _(reading: Reading) -> Filter:
    if reading.reader.comes("equal"):
        raise reading.reader.lost("a monster of any Level")
    return la.Between("level")


@after_noun("that were Normal or Special Summoned , or were Set , this turn")
def _(reading: Reading) -> Filter:
    return la.Arrived()


def _material(reading: Reading) -> Filter:
    if not reading.reader.take_one_of(_MATERIAL):
        raise reading.reader.lost('"material"')
    return la.State("materials")


_MATERIAL: Final = ("material", "materials", "Xyz Material", "Xyz Materials")
_FROM_EXTRA: Final = tuple(
    f"{words}Special Summoned from the Extra Deck"
    for words in ("", "that was ", "that were ", "that is ", "that are ")
)


_FROM_GRAVE: Final = tuple(words.replace("Extra Deck", "GY") for words in _FROM_EXTRA)


def one_card(reading: Reading) -> Filter:
    """ "a \"A\" monster", "another monster" """
    reader = reading.reader
    parts: list[Filter] = []
    if reader.take("another"):
        parts.append(la.OTHER)
    elif not (reader.take("a") or reader.take("an") or reader.take("1")):
        word = reader.peek()
        if word is None or not word.quoted:
            raise reader.lost('"a"')
    item = cards(reader, reading.lexicon)
    more = numbers(reading)
    if more is not None:
        parts.append(more)
    return joined([item, *parts])


def numbers(reading: Reading) -> Filter | None:
    """What is said of a card after its noun: "with 1500 or less ATK", "that mentions \"A\"".

    None where something else comes.
    """
    reader = reading.reader
    if reader.comes("with") or reader.comes("that", "has"):
        found = reader.attempt(lambda: with_strength(reader)) or reading.attempt(_with_material)
        if found is not None:
            return found
    more = reading.attempt(_by_first_words)
    if more is not None:
        return more
    if reader.take_one_of(_FROM_EXTRA):
        return la.Summoned(v.BY_FROM_EXTRA)
    if reader.take_one_of(_FROM_GRAVE):
        return la.Summoned(v.BY_FROM_GRAVE)
    if reader.comes("that", "mentions") or reader.comes("that", "mention"):
        return mentioning(reader, reading.lexicon)
    return None


def _with_material(reading: Reading) -> Filter:
    """ "with a DARK Xyz Monster as material" """
    reader = reading.reader
    reader.expect("with")
    number = reader.number()
    if number is not None:
        if not reader.take("or", "more") or not reader.take_one_of(_MATERIAL) or number < 2:
            raise reader.lost("a number of materials")
        return la.WithMaterial(least=number)
    found = one_card(reading)
    if not reader.take_one_of(("as material", "as Xyz Material", "as an Xyz Material")):
        raise reader.lost('"as material"')
    return la.WithMaterial(found)
