"""How a monster was summoned: "Normal or Special Summoned", "using \"A\" as material"."""

from typing import Final

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import after_noun, one_card
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.language.words import Comparison
from engine.yugioh.wording import words as w

# From where this card was Special Summoned.
SUMMONED_FROM: Final = {
    f"Special Summoned from the {place}": how for how, place in w.SUMMONED_FROM.items()
}


def ways(reading: Reading) -> int:
    """ "Normal or Special", "Normal, Flip, or Special": the ways of being summoned."""
    reader = reading.reader
    by_name = {name: bit for bit, name in w.SUMMONS.items()}
    how = 0
    while True:
        name = reader.take_one_of(by_name)
        if name is None:
            if how:
                raise reader.lost("a way of being Summoned")
            raise reader.lost('"Summoned", or a way of being Summoned')
        how |= by_name[name]
        comma = reader.take(",")
        at = reader.next
        if reader.take("Summoned", "or"):
            if (after := reader.peek()) is not None and after.text in by_name:
                continue
            reader.next = at
        if not reader.take("or") and not comma:
            break
    if how & v.BY_NORMAL:
        how |= v.BY_TRIBUTE
    return how


def made_by(card: la.Card) -> int:
    """The Summon of this card that uses materials, or 0."""
    return next((how for bit, how in w.MADE_BY.items() if card.type & bit), 0)


def _number(reader: Reader) -> tuple[Comparison, int]:
    """ "3 or more", "exactly 4" """
    exactly = reader.take("exactly")
    number = reader.number()
    more = not exactly and reader.take("or", "more")
    if number is None or not (exactly or more):
        raise reader.lost("a number of materials")
    return "=" if exactly else ">=", number


def so_many(reader: Reader) -> tuple[Comparison, int]:
    """ "3 or more materials", "exactly 4 materials" """
    found = _number(reader)
    reader.expect("materials")
    return found


def so_many_such(reading: Reading) -> la.Compare:
    """ "2 or more Ritual Monsters", behind "using" """
    op, number = _number(reading.reader)
    item = cards(reading.reader, reading.lexicon)
    if not is_monsters(item):
        raise reading.reader.lost("monsters")
    return la.Compare(la.MaterialsUsed(filter=item), op, number)


def materials(reading: Reading) -> la.MaterialsIncluded:
    """ "a \"A\" monster as material", behind "using" """
    found = one_card(reading)
    reading.reader.expect("as")
    reading.reader.expect("material")
    return la.MaterialsIncluded(found)


def tributed(reading: Reading) -> la.MaterialsIncluded:
    """ "a \"A\" monster", "2 \"A\" monsters", behind "by Tributing" """
    number = reading.reader.number()
    if number is None:
        return la.MaterialsIncluded(one_card(reading))
    item = cards(reading.reader, reading.lexicon)
    if not is_monsters(item):
        raise reading.reader.lost("monsters")
    return la.MaterialsIncluded(item, number)


def made_so(reading: Reading) -> Filter:
    """ "Xyz Summoned this turn using a \"A\" monster as material", behind "that was" """
    reader = reading.reader
    how = ways(reading)
    reader.expect("Summoned")
    turn = [la.State("this-turn")] if reader.take("this", "turn") else []
    if not reader.take_one_of(("by using", "using")):
        raise reader.lost('"using"')
    namesake = reader.take_words("a monster with its same name")
    item = la.MONSTER if namesake else one_card(reading)
    reader.expect("as", "material")
    return joined([la.MadeWith(item, how, bool(namesake)), *turn])


after_noun("that was")(made_so)
