"""Where cards are: whose, and in which areas."""

from dataclasses import dataclass
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.adjectives import adjectives
from engine.digimon.card_text.nouns import plain
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import Reader
from engine.effects import Node
from engine.filters import Filter

_PILES: Final = {
    "hand": v.HAND, "hands": v.HAND, "trash": v.TRASH, "trashes": v.TRASH, "deck": v.DECK,
    "security": v.SECURITY,
}  # fmt: skip
_OWNERS: Final = (
    (("your", "opponent's"), v.OPPONENT), (("both", "players'"), v.EITHER), (("your",), v.YOU),
    (("their",), v.OPPONENT), (("the",), v.YOU), (("its", "owner's"), v.YOU),
)  # fmt: skip

_UNDER_TAMERS: Final = (
    "under 1 of your Tamers", "under one of your Tamers", "under any of your Tamers",
    "under your Tamers",
    "from under one of your Tamers", "from under any of your Tamers", "from under your Tamers",
)  # fmt: skip


@dataclass(frozen=True)
class Place:
    """Where cards are: the areas, whose, and of what the digivolution or link cards are."""

    areas: int
    whose: int
    of: Node | None = None


def owner(reader: Reader) -> int | None:
    """ "your", "your opponent's", "the": whose; None if nothing of it comes."""
    for words, whose in _OWNERS:
        if reader.take(*words):
            return whose
    return None


def place(reading: Reading) -> Place:
    """ "your hand or trash", "this Digimon's digivolution cards"."""
    reader = reading.reader
    own = reading.attempt(below_cards)
    if own is not None:
        return own
    whose = owner(reader)
    if whose is None:
        raise reader.lost("whose hand, trash or digivolution cards")
    areas = _pile(reader)
    of: Node | None = None
    while True:
        at = reader.next
        comma, or_ = reader.take(","), reader.take("or")
        if not (comma or or_) or (comma and not or_ and _trashing(reader)):
            reader.next = at
            return Place(areas, whose, of)
        below = reading.attempt(below_cards)
        if below is not None:
            areas, of = areas | below.areas, below.of
            continue
        owner(reader)
        more = reading.attempt(lambda reading: _pile(reading.reader))
        if more is None:
            reader.next = at
            return Place(areas, whose, of)
        areas |= more


def _trashing(reader: Reader) -> bool:
    """Whether a clause begins: ", trash your opponent's top security card", no list of places."""
    listed = reader.comes("trash", ",") or reader.comes("trash", "or")
    return reader.comes("trash") and not listed


def _pile(reader: Reader) -> int:
    word = reader.peek()
    area = _PILES.get(word.text.casefold(), 0) if word is not None else 0
    if not area:
        raise reader.lost('"hand", "trash", "deck" or "security stack"')
    reader.next += 1
    if area == v.SECURITY and not reader.take("stacks"):
        reader.expect("stack")
    return area


def below_cards(reading: Reading) -> Place:
    """ "this Digimon's digivolution cards", "your Digimon's digivolution cards"."""
    reader = reading.reader
    for words, whose in ((("your", "opponent's", "Digimon's"), v.OPPONENT),
                         (("your", "Digimon's"), v.YOU)):  # fmt: skip
        if reader.take(*words):
            return Place(below_area(reader), whose, la.Each(la.DIGIMON, whose=whose))
    hosts = reading.attempt(_one_of_yours)
    if hosts is not None:
        return Place(below_area(reader), v.YOU, la.Each(hosts))
    if any(reader.take_words(words) for words in _UNDER_TAMERS):
        return Place(v.UNDER, v.YOU, la.Each(la.TAMER))
    if reader.take("the", "digivolution", "cards", "of", "your", "Digimon", "in", "the",
                   "breeding", "area"):  # fmt: skip
        return Place(v.UNDER, v.YOU, la.Each(la.DIGIMON, v.BREEDING))
    if reader.take("under", "this", reading.this):
        return Place(v.UNDER, v.YOU, la.THIS)
    if not reading.own_event and reading.event == "Digimon" and not reading.chosen:
        if reader.take("that", "Digimon's"):
            return Place(below_area(reader), v.YOU, la.EventCards())
    if not reader.take("this", f"{reading.this}'s"):
        reader.expect("its")
        if (reading.event and not reading.own_event) or reading.chosen:
            raise reader.lost("whose digivolution cards")
    return Place(below_area(reader), v.YOU, la.THIS)


def _one_of_yours(reading: Reading) -> Filter:
    """ "one of your blue Digimon's": a card of any of these."""
    reader = reading.reader
    reader.expect("one", "of", "your")
    filter: Filter = la.DIGIMON
    for part in adjectives(reader):
        filter = filter & part
    reader.expect("Digimon's")
    return plain(filter)


def below_area(reader: Reader) -> int:
    """ "digivolution cards", "link cards"."""
    if reader.take("digivolution", "cards") or reader.take("digivolution", "card"):
        return v.UNDER
    if reader.take("link", "cards") or reader.take("link", "card"):
        return v.LINKED
    raise reader.lost('"digivolution cards" or "link cards"')
