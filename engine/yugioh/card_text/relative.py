"""Cards that are held against others: "with the same Level as that monster, but a different name".

Where the words do not say which other card is meant, it is the only one that was spoken of before;
where there is none, the card of the effect itself.
"""

from typing import Final

from engine.effects import Node
from engine.filters import ANY, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount
from engine.yugioh.card_text.adjectives import trait
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.described import after_noun
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.spoken import by_deed, meant, possessive, spoken
from engine.yugioh.language.words import Comparison, Number, Shared
from engine.yugioh.wording import words as w

# The ATK of the Synchro Monster that the card was material for, 0 once it is not there face-up.
MADE_OF_IT: Final = la.SumOf("attack", la.FACE_UP & la.State("made-of-it"), v.MZONE, v.EITHER)
_MADE_OF_IT: Final = "than the Synchro Monster that used this card as material"
# What an effect of the card has equipped to it.
EQUIPPED_BY_IT: Final = la.Each(la.State("equipped-by-it"), v.SZONE, v.EITHER)
_SHARED: Final[dict[str, Shared]] = {
    "name": "name", "Type": "type", "Attribute": "attribute", "card type": "card type",
    "monster card type": "monster card type",
}  # fmt: skip
_ORIGINAL: Final[dict[str, Shared]] = {
    "name": "original name", "Type": "original type", "Attribute": "original attribute",
}  # fmt: skip
_NUMBERS: Final[dict[str, Number]] = {
    "Level": "level", "Rank": "rank", "Link Rating": "link", "ATK": "attack", "DEF": "defense",
    "original Level": "original level", "original ATK": "original attack",
    "original DEF": "original defense", "Pendulum Scale": "scale",
    "original Pendulum Scale": "original scale",
}  # fmt: skip
_RELATIONS: Final[dict[str, Comparison]] = {
    "less than or equal to": "<=", "equal to or less than": "<=", "equal to or lower than": "<=",
    "lower than or equal to": "<=", "lower than": "<", "less than": "<", "equal to": "=",
    "higher than": ">", "more than": ">", "greater than": ">",
    "greater than or equal to": ">=", "more than or equal to": ">=",
    "higher than or equal to": ">=", "equal to or higher than": ">=",
    "equal to or greater than": ">=", "different from": "!=",
}  # fmt: skip
_LOWER: Final[dict[str, Comparison]] = {
    "an equal or lower": "<=", "an equal or higher": ">=", "a lower": "<", "a higher": ">",
    "less": "<", "equal or less": "<=", "more": ">",
}  # fmt: skip


@after_noun("with the same", "with its same", "that has the same", "that have the same")
def _(reading: Reading) -> Filter:
    """ "with the same original Type and Attribute as that monster, but a different name" """
    same = _shared(reading)
    if reading.reader.take("or"):
        original = "original " * same[0].startswith("original ")
        same += [f"{original}{word}" for word in _shared(reading)]
        one = _reference(reading, ("as",)) or _only(reading)
        return AnyOf(tuple(_alike(same, one, True)))
    if reading.reader.comes("as", "each", "other"):
        raise reading.reader.lost("another card")
    of = _reference(reading, ("as",))
    different: list[str] = []
    reader = reading.reader
    at = reader.next
    reader.take(",")
    if reader.take("but") and (reader.take_words("with a different") or
                               reader.take_words("a different")):  # fmt: skip
        different = _shared(reading)
        if of is None:
            of = _reference(reading, ("from", "than"))
        else:
            _reference(reading, ("from", "than"))
    else:
        reader.next = at
    other = of or _only(reading)
    return joined([*_alike(same, other, True), *_alike(different, other, False)])


@after_noun("with the same original Attribute as the")
def _(reading: Reading) -> Filter:
    """ "with the same original Attribute as the \"A\" monster used for its Synchro Summon" """
    item = cards(reading.reader, reading.lexicon)
    way = w.material_of(reading.card.type)
    if not way or not reading.reader.take_words(f"used for its {way}Summon"):
        raise reading.reader.lost("the material of this card")
    return la.LikeMaterial(item)


@after_noun("with a different", "that has a different")
def _(reading: Reading) -> Filter:
    """ "with a different name from the cards you control" """
    different = _shared(reading)
    of = _reference(reading, ("from", "than"))
    itself = different == ["name"]
    return joined(_alike(different, of or _only(reading, itself), False))


@after_noun("of the third card type")
def _(reading: Reading) -> Filter:
    """One that is neither of the card type of the target, nor of that of the other card."""
    others = [mention for mention in reading.mentions if mention is not THIS]
    if len(others) != 2 or any(one.several for one in others):
        raise reading.reader.lost("two cards of different types")
    return joined([~la.Like("card type", _card(reading, one)) for one in others])


@after_noun("with")
def _(reading: Reading) -> Filter:
    """ "with \"A\", \"B\", or \"C\" in its original name" """
    reader = reading.reader
    found: list[Filter] = [la.Original(reading.series())]
    while reader.take(",", "or") or reader.take("or") or reader.take(","):
        found.append(la.Original(reading.series()))
    if not reader.take_one_of(("in its original name", "in their original names")):
        raise reader.lost('"in its original name"')
    return found[0] if len(found) == 1 else AnyOf(tuple(found))


@after_noun("whose original Type is", "whose original Attribute is")
def _(reading: Reading) -> Filter:
    """ "whose original Type is Machine" """
    what = reading.reader.words[reading.reader.next - 2].text.casefold()
    kind, bits = trait(reading.reader)
    if kind != what:
        raise reading.reader.lost(what)
    return la.Original(la.Race(bits) if kind == "type" else la.Attribute(bits))


@after_noun("that activated their effects this turn in your opponent's Monster Zone")
def _(reading: Reading) -> Filter:
    return la.State("activated-opposite")


@after_noun("whose name is mentioned on")
def _(reading: Reading) -> Filter:
    """ "whose name is mentioned on that monster" """
    mention = spoken(reading)
    if mention is None or mention.several:
        raise reading.reader.lost("one other card")
    return la.Like("mentioned", _card(reading, mention))


@after_noun("that mentions", "that mention")
def _(reading: Reading) -> Filter:
    """ "that mentions that card" """
    mention = spoken(reading)
    if mention is None or mention.several:
        raise reading.reader.lost("one other card")
    return la.Like("mentions", _card(reading, mention))


@after_noun("whose name includes")
def _(reading: Reading) -> Filter:
    """ "whose name includes the Tributed monster's name" """
    mention = possessive(reading)
    if mention.several or not reading.reader.take("name"):
        raise reading.reader.lost("the name of one other card")
    return la.Like("name within", _card(reading, mention))


@after_noun("whose")
def _(reading: Reading) -> Filter:
    """ "whose Level is less than or equal to that monster's" """
    reader = reading.reader
    reader.take("current")
    number = reader.take_one_of(_NUMBERS)
    if number is None:
        raise reader.lost("a number of the card")
    if reader.take("equals"):
        op: Comparison = "="
    else:
        reader.expect("is")
        if (bound := reading.attempt(_bound)) is not None:
            return la.Measured(_NUMBERS[number], *bound)
        op = _relation(reading)
    its = reading.attempt(_its)
    if its is not None:
        return la.Measured(_NUMBERS[number], op, la.LevelOf(la.IT, what=its))
    return _measured(reading, _NUMBERS[number], op)


def _bound(reading: Reading) -> tuple[Comparison, int]:
    """ "4 or lower": what a number of the card comes to at most, or at least."""
    reader = reading.reader
    number = reader.number()
    words = reader.take_one_of(_BOUNDS) if number is not None else None
    if number is None or words is None:
        raise reader.lost('"or lower"')
    return _BOUNDS[words], number


_BOUNDS: Final[dict[str, Comparison]] = {"or lower": "<=", "or higher": ">="}


def _its(reading: Reading) -> Number:
    """ "its original ATK", "its own DEF": another number of the card itself."""
    reader = reading.reader
    reader.expect("its")
    own = reader.take("own")
    number = reader.take_one_of(_NUMBERS)
    if number is None or not (own or number.startswith("original")):
        raise reader.lost("a number of the card itself")
    return _NUMBERS[number]


@after_noun("with", "that has", "that have")
def _(reading: Reading) -> Filter:
    """ "with ATK less than or equal to that target's", "with a lower Level than that monster" """
    reader = reading.reader
    lower = reader.take_one_of(_LOWER)
    if lower in ("less", "more") and reader.take("than"):
        count = reader.number()
        name = reader.take_one_of(("ATK", "DEF"))
        if count is None or name is None:
            raise reader.lost("a number of ATK or DEF")
        return la.Measured(_NUMBERS[name], _LOWER[lower], count)
    if lower is not None:
        number = reader.take_one_of(_NUMBERS)
        if number is None:
            raise reader.lost("a number of the card")
        if number == "ATK" and reader.take_words(_MADE_OF_IT):
            return la.Measured("attack", _LOWER[lower], MADE_OF_IT)
        of = _reference(reading, ("than", "as")) or _only(reading)
        return la.Measured(_NUMBERS[number], _LOWER[lower], la.LevelOf(of, what=_NUMBERS[number]))
    reader.take("a") or reader.take("an")
    number = reader.take_one_of(_NUMBERS)
    if number is None:
        raise reader.lost("a number of the card")
    return _measured(reading, _NUMBERS[number], _relation(reading))


@after_noun("that is", "that are")
def _(reading: Reading) -> Filter:
    """ "that is 1 Rank higher than that monster" """
    reader = reading.reader
    steps = reader.number()
    number = reader.take_one_of(("Rank", "Ranks", "Level", "Levels")) if steps else None
    way = reader.take_one_of(_WAYS) if number is not None else None
    either = way == "higher" and reader.take("or", "lower")
    if steps is None or number is None or way is None:
        raise reader.lost('"1 Rank higher"')
    of = _reference(reading, ("than",))
    if of is None or isinstance(of, la.Each):
        raise reader.lost("another card")
    what = _NUMBERS[number.removesuffix("s")]
    found = [
        la.Measured(what, "=", la.Plus(la.LevelOf(of, what=what), steps * each))
        for each in ((1, -1) if either else (_WAYS[way],))
    ]
    return AnyOf(tuple(found)) if either else found[0]


_WAYS: Final = {"higher": 1, "lower": -1}


def _relation(reading: Reading) -> Comparison:
    found = reading.reader.take_one_of(_RELATIONS)
    if found is None:
        raise reading.reader.lost('"less than"')
    return _RELATIONS[found]


def _measured(reading: Reading, what: Number, op: Comparison) -> Filter:
    """A number against an amount, or against that of a card: "that monster's"."""
    other = reading.attempt(lambda reading: _own(reading, what))
    return la.Measured(what, op, amount(reading) if other is None else other)


def _own(reading: Reading, what: Number) -> Node:
    reader = reading.reader
    mention = reading.attempt(possessive)
    if mention is None:
        mention = spoken(reading)
        if mention is None:
            raise reader.lost("another card")
        if mention.deed == "send":
            reader.take_words("in the GY")
    else:
        number = reader.take_one_of(_NUMBERS)
        if number is not None and _NUMBERS[number] != what:
            raise reader.lost(what)
    word = reader.peek()
    if word is not None and word.text in ("x", "+", "had"):
        raise reader.lost("another card")
    return la.LevelOf(_card(reading, mention), what=what)


def _shared(reading: Reading) -> list[str]:
    """ "Type, Attribute, and Level", "original name" """
    reader = reading.reader
    original = "original " if reader.take("original") else ""
    found: list[str] = []
    while True:
        word = reader.take_one_of((*_SHARED, "Level", "Rank", "ATK", "DEF"))
        if word is None:
            raise reader.lost("what cards have in common")
        found.append(original + word)
        at = reader.next
        comma = reader.take(",")
        if (reader.take("and") or comma) and reader.take_one_of(_NUMBERS.keys() | _SHARED.keys()):
            reader.next -= 1
            continue
        reader.next = at
        return found


def _alike(words: list[str], of: Node, same: bool) -> list[Filter]:
    found: list[Filter] = []
    for word in words:
        plain = word.removeprefix("original ")
        if word in _NUMBERS:
            what = _NUMBERS[word]
            if isinstance(of, la.Each):
                raise ValueError("a number of several cards")
            found.append(la.Measured(what, "=" if same else "!=", la.LevelOf(of, what=what)))
        else:
            like = la.Like((_SHARED if plain == word else _ORIGINAL)[plain], of)
            found.append(like if same else ~like)
    return found


# ------------------------------------------------------------ the other card


def _reference(reading: Reading, joints: tuple[str, ...]) -> Node | None:
    """The other card, if the words say it: "as that monster", "from the cards you control"."""
    reader, at = reading.reader, reading.reader.next
    if not any(reader.take(joint) for joint in joints):
        return None
    if reader.take_words("that equipped monster"):
        return EQUIPPED_BY_IT
    if reading.card.type & v.XYZ and reader.take_words("this card's material"):
        return la.Attached()
    several = reading.attempt(_each)
    if several is not None:
        return several
    mention = reading.attempt(by_deed) or spoken(reading)
    if mention is None:
        reader.next = at  # "with a different Attribute from your Deck"
        return None
    if not reader.take_words("in the GY") and mention.places & v.MZONE:
        reader.take_words("you control")
    if reader.comes("had") or reader.comes("that") or reader.comes("or"):
        raise reader.lost("where the other card is")
    return _card(reading, mention)


def _card(reading: Reading, mention: Mention) -> Node:
    found = meant(mention)
    if isinstance(found, la.Chosen) and len(found.names) != 1:
        raise reading.reader.lost("one other card")
    if not isinstance(found, la.Chosen | la.This | la.Answered):
        raise reading.reader.lost("a card that was chosen")
    return found


def _each(reading: Reading) -> Node:
    """ "the cards you control", "a monster your opponent controls or in their GY" """
    reader = reading.reader
    if not any(reader.take(word) for word in ("the", "a", "an", "any", "every")):
        raise reader.lost("cards in some place")
    item = cards(reader, reading.lexicon)
    where = place(reader, is_monsters(item))
    if where is None or where.zones or where.face_up:
        raise reader.lost("where the cards are")
    places = where.places
    at = reader.next
    if reader.take_words("or is") or reader.take("and"):
        more = place(reader, is_monsters(item))
        if more is not None and more.whose == where.whose and not more.zones:
            places |= more.places
        else:
            reader.next = at
    return la.Each(item if item != ANY else ANY, places, where.whose)


def _only(reading: Reading, itself: bool = False) -> Node:
    """The one card that was spoken of before; where there is none, the card of the effect, if it
    can be meant by itself: "another one with a different name".
    """
    others = [mention for mention in reading.mentions if mention is not THIS]
    if not others and reading.event is None and itself:
        return la.SELF
    if not others and reading.event is not None and isinstance(reading.event.node, la.Answered):
        return reading.event.node
    if len(others) != 1 or others[0].several:
        raise reading.reader.lost("which other card is meant")
    return _card(reading, others[0])
