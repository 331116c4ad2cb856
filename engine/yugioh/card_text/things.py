"""Which cards a step is about: cards to choose, all that match, cards spoken of before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.effects import Node, walk
from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.exceptions import unlike_the_activated
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.drafts import (
    AMOUNT, ANY_NUMBER, EVENT, EXCAVATED, Draft, counted, total,
)  # fmt: skip
from engine.yugioh.card_text.how_many import how_many, that_many
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.of_those import of_the_event, of_those_done_to
from engine.yugioh.card_text.qualified import are_monsters, qualified
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import noun_of, parts_of, seen
from engine.yugioh.card_text.spoken import by_deed_before, meant, spoken


def draft(reading: Reading, default: int = 0, whose: int = v.YOU) -> Draft:
    """Cards that are chosen, or all that match, with where they are.

    `default` are the places where they are if the words do not say.
    """
    reader, before = reading.reader, reading.last
    numbered = reading.attempt(_up_to_an_amount)
    if numbered is not None:
        return numbered
    another = reader.comes("another")
    if reader.comes("the", "1"):
        reader.next += 1  # "the 1 monster with the lowest ATK"
    so_many = reading.attempt(that_many)
    least, most, as_many, random = how_many(reading) if so_many is None else so_many
    if reader.take("of", "those"):
        of_them = reading.attempt(lambda reading: of_those_done_to(reading, least, most))
        return of_the_event(reading, least, most) if of_them is None else of_them
    banished = reader.take("banished")
    other = reader.take_words("of your other banished")
    own = other or reader.take_words("of your banished")
    own = own or (most == ANY_NUMBER and reader.take_words("your banished"))
    own = own or (whose == v.OPPONENT and reader.take_words("of their banished"))
    among = _among(reading)
    if least == most == 1 and reader.comes("of", "the", "Fusion", "Materials", "whose", "name"):
        reader.next += 4
        item: Filter = la.MONSTER  # and what it is mentioned on
    else:
        item = AllOf(()) if among == "them" else cards(reader, reading.lexicon)
    possible = as_many and reader.take("as", "possible")
    found = Draft(reading, least, most, item, Mention(), default, whose, as_many=as_many,
                  random=random, before=before)  # fmt: skip
    if banished:
        found.places, found.whose = v.BANISHED, v.EITHER
    if own:
        found.places = v.BANISHED
    if other or another:
        found.extra.append(la.OTHER)
    if among:
        found.among, found.places = EXCAVATED, v.DECK
    monsters = are_monsters(reading, item)
    said = bool(among) or qualified(reading, found, monsters)
    if as_many and not possible:
        # "as many monsters on the field as possible", and what more is said of them
        if not reader.take("as", "possible"):
            raise reader.lost('"as possible"')
        said = qualified(reading, found, monsters, said)
    if as_many and reader.take_words(", but not more than"):
        found.most = AMOUNT[0](reading)
    if found.extreme is not None:
        reader.take_words("( your choice , if tied )")
    if not said and least == most == 1 and found.extra and not found.places:
        said = reading.attempt(lambda reading: _or_of_these(reading, found, monsters)) or False
    if said and least == most == 1:
        if reader.comes(",", "or", "if"):
            reading.attempt(lambda reading: _or_if(reading, found))
        elif reader.comes("or", "1") or reader.comes(",", "or", "1"):
            reading.attempt(lambda reading: _or_from(reading, found))
    if not said and not found.places and _has_position(item):
        found.places, found.whose, said = v.MZONE, v.EITHER, True
    if not said and not banished and not own and not default and not reader.comes("and", "1"):
        raise reader.lost("where the cards are")
    if said or found.places:
        reading.attempt(lambda reading: _or_more(reading, found))
    several = found.least is None or found.most != 1
    found.mention = Mention(
        reading.new_name(), noun_of(item, found.places), several, found.places, reading.targeting,
        paid=reading.cost, whose=found.whose,
    )  # fmt: skip
    reading.speaks(found.mention)
    return found


def _or_more(reading: Reading, found: Draft) -> bool:
    """ ", or up to 5 if \"A\" is on the field": how many more under a condition."""
    reader = reading.reader
    if found.least != 1 or not isinstance(found.most, int) or found.as_many or found.random:
        raise reader.lost("a number of cards")
    _but_not(reading, found)
    if not reader.take_words(", or up to"):
        raise reader.lost('", or up to"')
    more = reader.number()
    reader.take("instead")
    if more is None or more <= found.most or not reader.take("if"):
        raise reader.lost("a higher number, and when")
    held = CONDITION[0](reading)
    if not isinstance(held, la.Compare):
        raise reader.lost("a condition on cards or numbers")
    found.most = la.or_more(found.most, more, held)
    return True


def _or_of_these(reading: Reading, found: Draft, monsters: bool) -> bool:
    """ ", or 1 \"B\" Spell, from your Deck", behind what is held against the first card alone."""
    reader = reading.reader
    reader.take(",")
    if not reader.take("or") or reader.number() != 1:
        raise reader.lost('"or 1"')
    other = cards(reader, reading.lexicon)
    found.filter, found.extra = joined([*parts_of(found.filter), *found.extra]) | other, []
    if not qualified(reading, found, monsters) or found.places & v.FIELD_PLACES:
        raise reader.lost("where both of them are")
    return True


def _or_from(reading: Reading, found: Draft) -> bool:
    """ "or 1 \"B\" from your GY": another card, from another place of the same player."""
    reader = reading.reader
    reader.take(",")
    if not reader.take("or") or reader.number() != 1:
        raise reader.lost('"or 1"')
    item = cards(reader, reading.lexicon)
    other = Draft(reading, 1, 1, item, Mention(), 0, found.whose)
    said = qualified(reading, other, are_monsters(reading, item))
    if said and other.whose == v.EITHER - found.whose:
        return _or_of_the_other(reading, found, other)
    if not said or other.whose != found.whose or other.places & found.places:
        raise reader.lost("another place")
    if other.zones or found.zones:
        raise reader.lost("where the other cards are")
    first, second = (
        joined([*parts_of(one.filter), *one.extra]) & la.InPlace(one.places)
        for one in (found, other)
    )
    found.filter, found.extra = first | second, []
    found.places |= other.places
    return True


def _or_of_the_other(
    reading: Reading, found: Draft, other: Draft, held: Sequence[Filter] = ()
) -> bool:
    """ "1 monster your opponent controls or 1 \"A\" monster in your GY": of either player"""
    places = found.places | other.places
    if places & ~(v.FIELD_PLACES | v.GRAVE):
        raise reading.reader.lost("cards on the field or in the GY")
    if other.zones or found.zones or found.extreme is not None:
        raise reading.reader.lost("where the other cards are")
    mine = la.State("controlled")
    first, second = (
        joined([
            *parts_of(seen(joined([*parts_of(one.filter), *one.extra]), one.places, one.whose)),
            *([la.InPlace(one.places)] if one.places != places else []),
            mine if one.whose == v.YOU else ~mine,
        ])
        for one in (found, other)
    )  # fmt: skip
    found.filter, found.extra = first | joined([second, *held]), []
    found.whose, found.places = v.EITHER, places
    found.of_either = True
    return True


def _or_if(reading: Reading, found: Draft) -> bool:
    """ ", or if you control a monster, instead 1 \"B\" from your GY": what else may be chosen."""
    reader = reading.reader
    reader.expect(",", "or", "if")
    held = [CONDITION[0](reading)]
    while reader.take("and"):
        held.append(CONDITION[0](reading))
    if not all(isinstance(one, la.Compare) for one in held):
        raise reader.lost("a condition on cards or numbers")
    reader.expect(",", "instead")
    if reader.number() != 1:
        raise reader.lost("1 card")
    item = cards(reader, reading.lexicon)
    other = Draft(reading, 1, 1, item, Mention(), found.places, found.whose)
    qualified(reading, other, are_monsters(reading, item))
    provided = [*map(la.Provided, held)]
    if other.whose == v.EITHER - found.whose:
        return _or_of_the_other(reading, found, other, provided)
    if other.whose != found.whose or other.zones or found.zones:
        raise reader.lost("where the other cards are")
    first, second = (joined([*parts_of(one.filter), *one.extra]) for one in (found, other))
    if other.places != found.places:
        first, second = first & la.InPlace(found.places), second & la.InPlace(other.places)
    found.filter, found.extra = first | joined([second, *provided]), []
    found.places |= other.places
    return True


def _has_position(item: Filter) -> bool:
    """Whether the noun says a battle position, which only monsters on the field have."""
    position = la.State("defense-position")
    return any(part in (position, ~position) for part in parts_of(item))


def _among(reading: Reading) -> str:
    """ "excavated", or "of them" where cards were just excavated: what is said."""
    reader = reading.reader
    if all(mention.name != EXCAVATED for mention in reading.mentions):
        return ""
    if reader.take("excavated"):
        return EXCAVATED
    if reading.last is not None and reading.last.name == EXCAVATED and reader.take("of", "them"):
        return "them"
    return ""


# How a condition is read; `conditions` puts its rule here.
CONDITION: Final[list[Callable[[Reading], Node]]] = []


def _up_to_an_amount(reading: Reading) -> Draft:
    """ "Spells/Traps your opponent controls, up to the number of …": so many, or fewer.

    The number may stand at the end of the clause: "… to the hand, up to the number of …".
    """
    reader = reading.reader
    word = reader.peek()
    if word is None or word.text[:1].isdigit() or word.text in ("all", "a", "an", "this", "it"):
        raise reader.lost("cards without a number")
    banished = reader.take("banished")
    item = cards(reader, reading.lexicon)
    found = Draft(reading, 1, ANY_NUMBER, item, Mention(), before=reading.last)
    if banished:
        found.places, found.whose = v.BANISHED, v.EITHER
    monsters = are_monsters(reading, item)
    if not qualified(reading, found, monsters, banished) and not banished:
        raise reader.lost("where the cards are")
    if found.total is not None:
        return _added_up(reading, found)
    found.counted_later = True
    counted(reading, found)
    if found.counted_later and not any(reader.comes(word) for word in ("to", "in", "into")):
        raise reader.lost('", up to the number of"')
    found.mention = Mention(
        reading.new_name(), noun_of(item, found.places), True, found.places, reading.targeting
    )
    reading.speaks(found.mention)
    return found


def _added_up(reading: Reading, found: Draft) -> Draft:
    """Cards of which alone what they come to says how many they are."""
    found.mention = Mention(
        reading.new_name(), noun_of(found.filter, found.places), True, found.places,
        reading.targeting, paid=reading.cost, whose=found.whose,
    )  # fmt: skip
    reading.speaks(found.mention)
    return found


def excepted(reading: Reading, found: "Draft | None") -> None:
    """ ", except \"A\"" at the end of a clause, said of the cards that it chose."""
    if found is None:
        return
    if found.extreme is not None:
        reading.reader.take_words("( your choice , if tied )")
    _described_later(reading, found)
    counted(reading, found)
    _but_not(reading, found)
    counted(reading, found)


def _but_not(reading: Reading, found: Draft) -> None:
    reader = reading.reader
    if reading.cost and found.most == ANY_NUMBER and found.least == 1:
        found.with_this |= reader.take(",", "including", "this", "card")
    at = reader.next
    if reader.take_words(", but not a card with the same name as that activated card"):
        found.extra.append(unlike_the_activated(reading))
        return
    if not reader.take(",", "except"):
        return
    if reader.take("this", "card"):
        found.extra.append(la.OTHER)
        return
    before = reading.last
    another = reading.attempt(by_deed_before)
    if another is not None:
        reading.last = before
        found.extra.append(~la.Like("card", meant(another)))
        return
    reader.take("a") or reader.take("an")
    item = reader.attempt(lambda: cards(reader, reading.lexicon))
    if item is None:
        reader.next = at
        return
    found.extra.append(~joined([item, numbers(reading) or ANY]))


def _described_later(reading: Reading, found: Draft) -> None:
    """ "to your hand, with a different name from that monster", said of the cards to be added."""
    reader = reading.reader
    others = [one for one in reading.mentions if one is not found.mention]
    mentions, last = reading.mentions, reading.last
    reading.mentions, reading.last = others, None  # they are not held against themselves
    while True:
        at = reader.next
        reader.take(",")
        if (all_of_them := reading.attempt(partial(total, found=found))) is not None:
            found.total = all_of_them
            continue
        more = numbers(reading)
        if more is None:
            break
        found.extra.append(more)
    reader.next = at
    reading.mentions, reading.last = mentions, last


@dataclass
class Thing:
    """What an operation is done to: cards spoken of before, or a draft of cards to choose."""

    mention: Mention
    draft: Draft | None = None

    def node(self) -> Node:
        """The words of the language for it."""
        return meant(self.mention) if self.draft is None else self.draft.node()


_MADE_OF_THIS: Final = la.Each(joined([la.Type(v.LINK), la.State("made-of-it")]), v.MZONE, v.EITHER)


def thing(reading: Reading, default: int = 0, whose: int = v.YOU) -> Thing:
    """What an operation is done to."""
    top = next((one for one in reading.mentions if one.name == EXCAVATED), None)
    if top is not None and not top.several and reading.reader.take_words("the excavated card"):
        reading.last = top  # whatever was to be done to it otherwise
        return Thing(top)
    known = spoken(reading)
    if known is not None:
        return reading.attempt(partial(_such_of_the_event, known=known)) or Thing(known)
    if _is_equipped(reading) and reading.reader.take_words("the equipped monster"):
        bearer = Mention(noun="monster", places=v.MZONE, node=la.BEARER)
        return Thing(reading.speaks(bearer))
    if reading.reader.take_words("the Link Monster that used this card as material"):
        made = Mention(noun="monster", places=v.MZONE, node=_MADE_OF_THIS)
        return Thing(reading.speaks(made))
    if any(one.name == EXCAVATED for one in reading.mentions):
        if reading.reader.take_one_of(("the rest", "the remaining cards", "any remaining cards")):
            rest = Mention(several=True, places=v.DECK, node=la.Rest(EXCAVATED))
            return Thing(reading.speaks(rest))
    if reading.reader.take("your", "entire", "hand"):
        hand = Mention(reading.new_name(), several=True, places=v.HAND)
        found = Draft(reading, None, ANY_NUMBER, AllOf(), hand, v.HAND)
        reading.speaks(found.mention)
        return Thing(found.mention, found)
    chosen = draft(reading, default, whose)
    return Thing(chosen.mention, chosen)


_OWN_EQUIP: Final = la.State("equipped-by-own-effect")


def _is_equipped(reading: Reading) -> bool:
    """Whether this is an Equip Spell, or a card of which it was said that it is equipped."""
    return bool(reading.card.type & v.EQUIP) or _OWN_EQUIP in walk(reading.held)


def _such_of_the_event(reading: Reading, known: Mention) -> Thing:
    """ "that monster with 1500 or more ATK": of the cards of the event those that still are so."""
    node = known.node
    more = numbers(reading) if isinstance(node, la.EventCards) and node.every else None
    if more is None or not known.places:
        raise reading.reader.lost("what is said of the cards of an event")
    mention = Mention(reading.new_name(), known.noun, False, known.places)
    found = Draft(reading, None, ANY_NUMBER, more, mention, known.places, v.EITHER, among=EVENT)
    reading.speaks(mention)
    return Thing(mention, found)


def done(reading: Reading, what: Thing, deed: str) -> None:
    """Remember what was done to cards, by which a later step tells them from others."""
    if not what.mention.name:
        return
    new = replace(what.mention, deed=deed)
    if deed == "Special Summon":
        new = replace(new, noun="monster")  # whatever they were called before
    reading.mentions = [new if one is what.mention else one for one in reading.mentions]
    if reading.last is what.mention:
        reading.last = new
    what.mention = new
    if what.draft is not None:
        what.draft.mention = new
