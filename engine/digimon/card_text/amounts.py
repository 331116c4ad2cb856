"""Numbers that are counted: "for each card in your hand", "for every 2 of your Tamers"."""

from dataclasses import replace
from typing import Any, Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.where import below_area, owner, place
from engine.digimon.card_text.tokens import named
from engine.digimon.language import operations as op
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
    at = reader.next
    found = reading.attempt(_colors)
    if found is not None:
        return replace(found, per=per, times=unit)
    if per == 1 and (done := reading.attempt(_done)) is not None:
        return replace(done, times=unit)
    if per == 1 and reading.attempt(_deleted):
        return la.EventCount(unit)
    reader.next = at
    if per == 1 and reading.chosen and reader.take("of", "that", f"{reading.chosen}'s", "colors"):
        return la.NumberOf("colors", la.Chosen(), unit)
    if per == 1 and reader.take("of", "this", f"{reading.this}'s", "colors"):
        return la.NumberOf("colors", times=unit)
    cards = _cards(reading)
    if reader.take("with", "different", "names"):
        return la.DifferentNames(cards.filter, cards.areas, cards.whose, cards.of, per, unit)
    sum_: la.Count | la.Plus = replace(cards, per=per, times=unit)
    while per == 1 and reader.comes("and", "each"):
        reader.next += 2
        sum_ = la.Plus(sum_, replace(_cards(reading), times=unit))
    return sum_


def until_left(reading: Reading, cards: la.Count) -> la.Minus:
    """ "until they have 5 left", "so that it has 1 card left": of cards that are counted."""
    reader = reading.reader
    if not reader.take("until"):
        reader.expect("so", "that")
    if not (reader.take("it", "has") or reader.take("they", "have")):
        reader.expect("you", "have")
    number = reader.number()
    if number is None:
        raise reader.lost("how many are left")
    reader.take("cards") or reader.take("card")
    reader.expect("left")
    return la.Minus(cards, number)


def _colors(reading: Reading) -> la.DifferentColors:
    """ "each color among your Tamers", "every 2 colors your Tamers have", "each color in …"."""
    reader = reading.reader
    if reader.take("color", "in") or reader.take("colors", "in"):
        where = place(reading)
        return la.DifferentColors(ANY, where.areas, where.whose, where.of)
    if reader.take("color", "among") or reader.take("colors", "among"):
        whose = v.EITHER if reader.comes("Digimon") else owner(reader)
    elif reader.take("colors"):
        whose = owner(reader)
        what = noun(reading)
        reader.expect("have")
        if whose is None or what.card:
            raise reader.lost("whose colors")
        return la.DifferentColors(what.filter, v.BATTLE, whose)
    else:
        raise reader.lost("colors")
    what = noun(reading)
    if whose is None or what.card:
        raise reader.lost("whose colors")
    return la.DifferentColors(what.filter, v.BATTLE, whose)


def _deleted(reading: Reading) -> bool:
    """ "each Digimon deleted", or "each Digimon" alone: those of the event (rule 4-27-5)."""
    reader = reading.reader
    reader.expect("Digimon")
    if reading.happened != "deleted" or reading.own_event or reading.event != "Digimon":
        raise reader.lost("what happened to several")
    if not reader.take("deleted") and not (reader.peek() is None or reader.comes(".")):
        raise reader.lost("those of the event")
    return True


def _done(reading: Reading) -> la.Remembered:
    """ "each card trashed by this effect": what the step before did."""
    reader = reading.reader
    if not (reader.take("card") or reader.take("Tamer") or reader.take("Digimon")):
        raise reader.lost("a card")
    word = reader.peek()
    kinds = DEEDS.get(word.text) if word is not None else None
    before = reading.before
    if isinstance(before, op.May) and before.by == v.YOU and len(before.do) == 1:
        before = before.do[0]
    if word is None or kinds is None or not isinstance(before, kinds):
        raise reader.lost("what was done before")
    reader.next += 1
    reader.take("by", "this", "effect")
    deed: Any = word.text
    reading.counted = la.DoneBefore(deed)
    return la.Remembered("done")


DEEDS: Final[dict[str, tuple[type[Node], ...]]] = {
    "trashed": (op.Trash, op.TrashTop),
    "placed": (op.PlaceUnder, op.ToSecurity),
    "deleted": (op.Delete,),
    "suspended": (op.Suspend,),
    "returned": (op.ToDeck, op.AddToHand),
    "played": (op.Play,),
}


def _cards(reading: Reading) -> la.Count:
    """The cards that are counted."""
    reader = reading.reader
    if reader.take("of"):
        if reading.chosen in ("Digimon", "Tamer") and reader.take("that", f"{reading.chosen}'s"):
            return la.Count(ANY, below_area(reader), v.YOU, la.Chosen())
        would = reading.would == "digivolve" and reading.event == "card" and not reading.own_event
        if would and reader.take("that", "Digimon's", "face-down"):
            return la.Count(la.FACE_DOWN, below_area(reader), v.YOU, la.EventCause())
        if reader.take("this", f"{reading.this}'s") or reader.take("its"):
            which = la.FACE_DOWN if reader.take("face-down") else ANY
            return la.Count(which, below_area(reader), v.YOU, la.THIS)
        whose = owner(reader)
        if whose is None:
            raise reader.lost("whose")
        if reader.take("security", "cards"):
            return la.Count(ANY, v.SECURITY, whose)
        if reader.take("face-up", "security", "cards"):
            return la.Count(la.FACE_UP, v.SECURITY, whose)
        what = noun(reading)
        if what.card:
            raise reader.lost("cards on the field")
        return la.Count(what.filter, v.BATTLE, whose)
    what = noun(reading)
    while named(reader.peek(1)) and reader.take("or"):
        what = replace(what, filter=what.filter | noun(reading).filter)
    if reader.take("among", "them"):
        if not reading.looked or reading.searched:
            raise reader.lost("cards that are revealed")
        return la.Count(what.filter, v.REVEALED)
    if what.card or reader.comes("in"):
        reader.expect("in")
        where = place(reading)
        return la.Count(what.filter, where.areas, where.whose, where.of)
    return la.Count(what.filter, v.BATTLE, v.EITHER)
