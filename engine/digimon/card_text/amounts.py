"""Numbers that are counted: "for each card in your hand", "for every 2 of your Tamers"."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import below_area, owner, place
from engine.effects import Node
from engine.filters import ANY


def for_each(reading: Reading, unit: int) -> Node | None:
    """ "for each …" behind something of which there are `unit`; None if nothing of it comes."""
    reader = reading.reader
    if not reader.comes("for", "each") and not reader.comes("for", "every"):
        return None
    reader.next += 1
    return counted(reading, unit)


def counted(reading: Reading, unit: int) -> Node:
    """ "each card in your hand", "every 2 of your Tamers", times `unit`."""
    reader = reading.reader
    per = 1
    if reader.take("every"):
        number = reader.number()
        if number is None:
            raise reader.lost("how many")
        per = number
    else:
        reader.expect("each")
    cards = _cards(reading)
    return replace(cards, per=per, times=unit)


def _cards(reading: Reading) -> la.Count:
    """The cards that are counted."""
    reader = reading.reader
    if reader.take("of"):
        if reader.take("this", f"{reading.this}'s") or reader.take("its"):
            return la.Count(ANY, below_area(reader), v.YOU, la.THIS)
        whose = owner(reader)
        if whose is None:
            raise reader.lost("whose")
        what = noun(reading)
        if what.card:
            raise reader.lost("cards on the field")
        return la.Count(what.filter, v.BATTLE, whose)
    what = noun(reading)
    if what.card:
        reader.expect("in")
        where = place(reading)
        return la.Count(what.filter, where.areas, where.whose, where.of)
    return la.Count(what.filter, v.BATTLE, v.EITHER)
