"""Noun phrases as filters: "red Digimon with 3000 DP or less", "card with the [X] trait"."""

from dataclasses import dataclass, replace
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.adjectives import (
    adjectives, bracketed, bracketed_after, colors, levels, names,
)  # fmt: skip
from engine.digimon.card_text.comparing import bounds, compared_with, same_level
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import Reader, icon, named
from engine.digimon.language.card import KEYWORDS
from engine.digimon.language.words import Alike, Number
from engine.effects import Node, rebuilt
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf, alternatives

_KINDS: Final = {
    "digimon": v.DIGIMON, "tamer": v.TAMER, "tamers": v.TAMER, "option": v.OPTION,
    "digi-egg": v.DIGI_EGG,
}  # fmt: skip


@dataclass(frozen=True)
class Noun:
    """A noun phrase: which cards, whether they are called cards, and how they are spoken of."""

    filter: Filter
    card: bool
    head: str = "card"


def noun(reading: Reading) -> Noun:
    """A noun phrase without article and number. Raises NotUnderstood."""
    reader = reading.reader
    if reader.take("Tokens") or reader.take("Token"):
        return _tokens(reading)
    before = adjectives(reader)
    head, card = _head(reader)
    after = _endings(reading)
    found: Filter = ANY
    for part in (*before[:1], head, *before[1:], *after):
        found = found & (_printed(part) if card else part)
    of = found.of if isinstance(found, AllOf) else (found,)
    kinds = {part.bits for part in of if isinstance(part, la.Kind)}
    if v.DIGIMON | v.TAMER in kinds:  # "the highest play cost" is then that of either
        found = rebuilt(found, _among_both)
    spoken = {v.DIGIMON: "Digimon", v.TAMER: "Tamer"}.get(kinds.pop() if kinds else 0, "card")
    return Noun(plain(found), card, "card" if card else spoken)


def _among_both(item: Node) -> Node:
    both = la.Kind(v.DIGIMON | v.TAMER)
    return replace(item, among=both) if isinstance(item, la.Extreme) else item


def _tokens(reading: Reading) -> Noun:
    """ "Tokens", "Tokens or other Digimon with the [X] trait"."""
    reader = reading.reader
    if not reader.take("or") and not reader.take("and"):
        return Noun(la.TOKEN, False, "Digimon")
    return Noun(la.TOKEN | noun(reading).filter, False, "Digimon")


def _printed(item: Filter) -> Filter:
    """What is asked of a card that is not in play: its printed DP."""
    if isinstance(item, la.Between) and item.what == "dp":
        return la.Between("original-dp", item.least, item.most)
    if isinstance(item, (AllOf, AnyOf)):
        return replace(item, of=tuple(_printed(part) for part in item.of))
    return NoneOf(_printed(item.of)) if isinstance(item, NoneOf) else item


def plain(item: Filter) -> Filter:
    return item.of[0] if isinstance(item, AllOf) and len(item.of) == 1 else item


def _head(reader: Reader) -> tuple[Filter, bool]:
    """The noun itself, and whether it is called a card."""
    word = reader.peek()
    if named(word):
        return names(reader), _card(reader)
    if _card(reader):
        return ANY, True
    reader.take("total")
    if _card(reader):
        return ANY, True
    bits = _kind(reader)
    card = _card(reader)
    at = reader.next
    while reader.take("or") or reader.take("and") or reader.take(","):
        word = reader.peek()
        if word is None or word.text.casefold() not in _KINDS:
            reader.next = at
            break
        bits |= _kind(reader)
        card = _card(reader) or card
        at = reader.next
    return la.Kind(bits), card


def _kind(reader: Reader) -> int:
    word = reader.peek()
    if word is None or word.text.casefold() not in _KINDS:
        raise reader.lost('a name, "Digimon", "Tamer", "Option" or "card"')
    reader.next += 1
    return _KINDS[word.text.casefold()]


def _card(reader: Reader) -> bool:
    return reader.take("card") or reader.take("cards")


# What begins with "with" and is said of all of the cards, or of a cost.
_ELSE: Final = (("different",), ("the", "same", "level", "as", "each"), ("the", "cost"))


def _endings(reading: Reading) -> list[Filter]:
    """What stands behind the noun."""
    reader = reading.reader
    found: list[Filter] = []
    while True:
        if any(reader.comes("with", *words) for words in _ELSE):
            return found
        if reader.take("with"):
            found.append(with_(reading))
        elif not reader.comes("without", "paying") and reader.take("without"):
            found.append(~with_(reading))
        elif reader.take("other", "than"):
            found.append(~_excepted(reading))
        elif reader.take("that's") or reader.take("that", "is"):
            found.append(_being(reading))
        elif reader.take("that", "has"):
            found.append(_having(reading))
        elif not reader.comes("whose", "total") and reader.take("whose"):
            found.append(_no_more_than(reading))
        elif reading.chosen and reader.take("that", "share", "a", "name", "with", "it"):
            found.append(la.Same("name", la.Chosen()))
        else:
            return found


def _no_more_than(reading: Reading) -> Filter:
    """ "whose level is less than or equal to that Digimon's level", of a card chosen before."""
    reader = reading.reader
    what: Number = "level" if reader.take("level") else "dp" if reader.take("DP") else "cost"
    if what == "cost":
        reader.expect("play", "cost")
    reader.expect("is", "less", "than", "or", "equal", "to", "that")
    if not reading.chosen or not reader.take(f"{reading.chosen}'s"):
        raise reader.lost("a card that was chosen")
    reader.expect(*{"level": ("level",), "dp": ("DP",)}.get(what, ("play", "cost")))
    return la.Between(what, 0, la.NumberOf(what, la.Chosen()))


def _being(reading: Reading) -> Filter:
    """ "that's level 3 or has the [X] trait"."""
    reader = reading.reader
    found = levels(reader) if reader.comes("level") else colors(reader)
    while reader.take("or", "has"):
        found = found | with_(reading)
    return found


def _having(reading: Reading) -> Filter:
    """ "that has [X] in its name or is level 5 or higher", "… or that's yellow"."""
    reader = reading.reader
    found = with_(reading)
    while reader.take("or", "is") or reader.take("or", "that's") or reader.take("or", "that", "is"):
        found = found | (levels(reader) if reader.comes("level") else colors(reader))
    return found


def _excepted(reading: Reading) -> Filter:
    reader = reading.reader
    if reader.comes("this"):
        raise reader.lost("which other cards")
    if named(reader.peek()):
        return names(reader)
    return noun(reading).filter


def with_(reading: Reading) -> Filter:
    """What a card is with: "[X] in its name or the [Y] trait", "3000 DP or less"."""
    reader = reading.reader
    found = [_item(reading)]
    joint = ""
    alone = reader.next
    while True:
        at = reader.next
        comma = reader.take(",")
        joined = "or" if reader.take("or") else "and" if reader.take("and") else ""
        reader.take("with")
        more = reading.attempt(_item) if joined or comma else None
        if more is None or (joint and joined and joined != joint):
            reader.next = at
            if more is not None and joint:
                raise reader.lost('"and" or "or" alone')
            break
        found.append(more)
        joint = joined or joint
    if len(found) == 1:
        return found[0]
    if not joint:  # what stands behind a comma is another thing
        reader.next = alone
        return found[0]
    whole = found[0]
    for part in found[1:]:
        whole = whole | part if joint == "or" else whole & part
    return whole


def _item(reading: Reading) -> Filter:
    """One thing that a card is with."""
    reader = reading.reader
    word = reader.peek()
    if named(word):
        texts = bracketed(reader)
        but = bracketed_after(reader)
        reader.expect("in")
        if not (reader.take("its") or reader.take("their")):
            raise reader.lost('"its name", "its text" or "its traits"')
        found = _text_of(reading, texts)
        but = but or bracketed_after(reader)
        if not but:
            return found
        first = next(iter(alternatives(found)))[0][0]
        if isinstance(first, la.TraitHas) and len(but) == 1:  # of its other traits
            others: Filter = rebuilt(
                found,
                lambda one: replace(one, but=but[0]) if isinstance(one, la.TraitHas) else one,
            )
            return others
        if not isinstance(first, la.NameHas):
            raise reader.lost("a name")
        return found & ~la.named(*but)
    if icon(word) and icon(word) in KEYWORDS:
        reader.next += 1
        if reader.take("in"):
            reader.take("its") or reader.take("their")
            if not (reader.take("text") or reader.take("texts")):
                raise reader.lost('"text"')
            return la.TextHas(icon(word))
        return la.HasKeyword(icon(word))
    if reader.take("an", "inherited", "effect") or reader.take("inherited", "effects"):
        return la.HasInherited()
    if reader.take("an", "[On Play]", "effect") or reader.take("[On Play]", "effects"):
        return la.HasTiming("played")
    if reader.take("an", "[On Deletion]", "effect"):
        return la.HasTiming("deleted")
    if reader.take("DigiXros", "requirements"):
        return la.HasDigiXros()
    if reader.take("face-down", "digivolution", "cards"):
        return la.HasUnder(la.FACE_DOWN)
    if reader.comes("digivolution", "cards") or reader.comes("link", "cards"):
        return la.Between(_below(reader), 1)
    if reader.take("no"):
        return la.Between(_below(reader), 0, 0)
    if reader.take("the"):
        return _the(reading)
    reader.take("a") or reader.take("an")
    if reader.take("digivolution", "card"):
        return la.Between("under", 1)
    under = reading.attempt(_under)
    if under is not None:
        return under
    than = reading.attempt(compared_with) or reading.attempt(same_level)
    if than is not None:
        return than
    what: Number | None = _number(reader)
    if what is not None:
        reader.expect("of")
        number = reader.number()
    else:
        number = reader.number()
        if number is not None:
            if reader.take("DP"):
                what = "dp"
            else:
                return _cards_below(reader, number)
    if number is None or what is None:
        raise reader.lost("what the card is with")
    return la.Between(what, *bounds(reader, number))


def _under(reading: Reading) -> Filter:
    """ "black digivolution card", "Tamer card in its digivolution cards"."""
    reader = reading.reader
    at = reader.next
    color = reading.attempt(lambda reading: colors(reading.reader))
    if color is not None and reader.take("digivolution", "card"):
        return la.HasUnder(color)
    reader.next = at
    what = noun(reading)
    if not reader.take("in"):
        raise reader.lost("its digivolution cards")
    if not (reader.take("its") or reader.take("their")):
        raise reader.lost("its digivolution cards")
    reader.expect("digivolution", "cards")
    return la.HasUnder(what.filter)


def _number(reader: Reader) -> Number | None:
    if reader.take("play", "or", "use", "cost"):
        return "cost"
    if reader.take("play", "cost") or reader.take("use", "cost") or reader.take("cost"):
        return "cost"
    return "original-dp" if reader.take("original", "DP") else None


def _below(reader: Reader) -> Number:
    if reader.take("cards", "under", "it") or reader.take("cards", "under", "them"):
        return "under"
    if reader.take("digivolution", "cards") or reader.take("digivolution", "card"):
        return "under"
    if reader.take("link", "cards") or reader.take("link", "card"):
        return "links"
    raise reader.lost('"digivolution cards" or "link cards"')


def _cards_below(reader: Reader, number: int) -> Filter:
    least, most = bounds(reader, number)
    if reader.take("colors"):
        return la.Between("colors", least, most)
    return la.Between(_below(reader), least, most)


def _the(reading: Reading) -> Filter:
    """ "the [X] trait", "the highest DP"."""
    reader = reading.reader
    if named(reader.peek()):
        found: Filter | None = None
        for text in bracketed(reader):
            found = la.Trait(text) if found is None else found | la.Trait(text)
        while reader.comes("and") and named(reader.peek(1)):
            reader.next += 1
            found = la.Trait(bracketed(reader)[0]) & (ANY if found is None else found)
        if not (reader.take("trait") or reader.take("traits")):
            raise reader.lost('"trait"')
        assert found is not None
        return found
    if reader.take("same"):
        return _same(reading)
    if reader.take("fewest", "digivolution", "cards"):
        return la.Extreme("under", highest=False)
    highest = reader.take("highest")
    if not highest and not reader.take("lowest"):
        raise reader.lost('"highest", "lowest" or a trait')
    if reader.take("DP"):
        return la.Extreme("dp", highest)
    if reader.take("level"):
        return la.Extreme("level", highest)
    reader.expect("play", "cost")
    return la.Extreme("cost", highest)


def _same(reading: Reading) -> Filter:
    """ "the same name as the cards in the battle area or trash"."""
    reader = reading.reader
    what: Alike = "name" if reader.take("name") or reader.take("names") else "color"
    if what == "color" and reader.take("level"):
        what = "level"
    if what == "color":
        reader.expect("color")
    reader.expect("as")
    if reading.chosen == "card" and reader.take("that", "card"):
        return la.Same(what, la.Chosen())
    if reader.take("this", reading.this):
        return la.Same(what, la.THIS)
    if reading.event == "Digimon" and not (reading.own_event or reading.chosen):
        if reader.take("that", "Digimon"):
            return la.Same(what, la.EventCards())
    if reader.take_words("the cards in the battle area or trash"):
        return la.Same(what, la.Each(ANY, v.BATTLE | v.TRASH))
    reader.expect("any", "of", "your")
    cards = noun(reading)
    if cards.card:
        raise reader.lost("cards on the field")
    areas = v.FIELD if reader.take("on", "the", "field") else v.BATTLE
    return la.Same(what, la.Each(cards.filter, areas))


def _text_of(reading: Reading, texts: list[str]) -> Filter:
    """ "[A] or [B]" in the name, the text, a trait or the digivolution cards of a card."""
    reader = reading.reader
    if reader.take("name") or reader.take("names"):
        return la.name_has(*texts)
    if reader.take("text") or reader.take("texts"):
        return _any_of([la.TextHas(text) for text in texts])
    if reader.take("traits") or reader.take("trait"):
        return _any_of([la.TraitHas(text) for text in texts])
    if reader.take("digivolution", "cards"):
        return la.HasUnder(la.named(*texts))
    raise reader.lost('"name", "text", "traits" or "digivolution cards"')


def _any_of(items: list[Filter]) -> Filter:
    return items[0] if len(items) == 1 else AnyOf(tuple(items))
