"""Activations that are answered: "your opponent activates a monster effect"."""

from dataclasses import dataclass, replace
from typing import Final, cast

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.summoned_how import ways
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.causes import possessive
from engine.yugioh.card_text.adjectives import spell_type
from engine.yugioh.card_text.in_response import in_response
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import parts_of, is_monsters, seen
from engine.yugioh.language.words import Activated, Does
from engine.yugioh.wording.acts import ACTS_ALONE, ACTS_INLINE

# What is activated: its types, and whether the card itself or an effect of it.
_WHAT: Final[dict[str, tuple[int, Activated]]] = {
    "card or effect": (0, ""), "card": (0, "card"), "effect": (0, "effect"),
    "monster effect": (v.MONSTER, ""), "Spell Card": (v.SPELL, "card"),
    "Trap Card": (v.TRAP, "card"), "Spell/Trap Card": (v.SPELL | v.TRAP, "card"),
    "Spell Card or effect": (v.SPELL, ""), "Trap Card or effect": (v.TRAP, ""),
    "Spell/Trap Card or effect": (v.SPELL | v.TRAP, ""),
    "Spell/Trap or effect": (v.SPELL | v.TRAP, ""),
    "Spell/Trap effect": (v.SPELL | v.TRAP, "effect"),
}  # fmt: skip
_SPELL_OR_MONSTER: Final = (
    la.Answering(types=v.SPELL | v.TRAP, of="card"), la.Answering(types=v.MONSTER),
)  # fmt: skip
_BOTH: Final = {
    "a Spell/Trap Card , or monster effect ,": _SPELL_OR_MONSTER,
    "a Spell/Trap Card , or monster effect": _SPELL_OR_MONSTER,
    "a monster effect , or Spell Card or effect ,": (
        la.Answering(types=v.MONSTER), la.Answering(types=v.SPELL)),
}  # fmt: skip
_WHERE: Final = {
    "hand": v.HAND, "GY": v.GRAVE, "field": v.FIELD_PLACES, "banishment": v.BANISHED,
}  # fmt: skip
_DOES: Final = {
    text: cast(Does, act) for act, text in (ACTS_INLINE | ACTS_ALONE).items()
}  # fmt: skip


def answering(reading: Reading) -> Node:
    """What is answered: activations, a summon that would be made, or either of them."""
    summon = reading.attempt(_would_summon)
    if summon is None:
        return _answering(reading)
    reading.event = Mention(noun="", node=la.Answered())
    reading.last = reading.event
    at = reading.reader.next
    reading.reader.take(",")
    if not reading.reader.take("or"):
        reading.reader.next = at
        return summon
    reading.reader.take("when")
    more = _answering(reading)
    return la.AnyCondition((summon, *(more.of if isinstance(more, la.AnyCondition) else (more,))))


def _would_summon(reading: Reading) -> la.WouldSummon:
    """ "a monster would be Special Summoned", "your opponent would Summon a monster" """
    reader = reading.reader
    if reader.take_words("your opponent would"):
        how = 0 if reader.comes("Summon") else ways(reading)
        reader.expect("Summon")
        if not (reader.take("a") or reader.take("an")):
            raise reader.lost('"a"')
        item = _monsters(reading)
        if reader.take_words("from their Extra Deck") or reader.take_words("from the Extra Deck"):
            item = joined([*parts_of(item), la.InPlace(v.EXTRA)])
        return la.WouldSummon(v.OPPONENT, how, item)
    if not (reader.take("a") or reader.take("an")):
        raise reader.lost('"a"')
    item = _monsters(reading)
    reader.expect("would", "be")
    how = 0 if reader.comes("Summoned") else ways(reading)
    reader.expect("Summoned")
    return la.WouldSummon(v.EITHER, how, item)


def _monsters(reading: Reading) -> Filter:
    item = cards(reading.reader, reading.lexicon)
    if not is_monsters(item):
        raise reading.reader.lost("monsters")
    return item


def _answering(reading: Reading) -> Node:
    """ "your opponent activates a card or effect", "a monster effect is activated" """
    reader = reading.reader
    words = reader.take_one_of(_WHO)
    whose = v.EITHER if words is None else _WHO[words]
    parts, where = _activated(reading, words is not None and words.endswith("opponent's"))
    if words is None or words.endswith("opponent's"):
        where = where or _where(reading)
        if not (reader.take_words("is activated") or reader.take_words("activates its effect")):
            raise reader.lost('"is activated"')
    if reader.take_words("on your opponent's field"):
        if where or whose == v.YOU or any(part.types != v.MONSTER for part in parts):
            raise reader.lost("where the effect is activated, once")
        where, whose = v.MZONE, v.OPPONENT
    where = where or _where(reading)
    spared = _except(reading)
    targets = _targets(reading)
    to = reading.attempt(in_response)
    reader.take_one_of(_OR_ATTACKED)
    act = reader.take_one_of(_DOES)
    does: tuple[Does, ...] = () if act is None else (_DOES[act],)
    if does == ("search",):
        does = ("search", "draw")  # drawing is adding from the Deck to the hand, too
    monsters = all(part.types == v.MONSTER for part in parts)
    if where & v.FIELD_PLACES and monsters:
        where = where & ~v.FIELD_PLACES | v.MZONE
    made = tuple(
        replace(
            part, whose=whose, places=where, targets_this=targets.itself, targets=targets.filter,
            does=does, card=_with(part.card, spared), targets_in=targets.places,
            targets_alone=targets.alone, to=to,
        )
        for part in parts
    )  # fmt: skip
    reading.event = Mention(noun="", node=la.Answered())
    reading.last = reading.event
    return made[0] if len(made) == 1 else la.AnyCondition(made)


_WHO: Final = {
    "your opponent activates": v.OPPONENT, "an opponent activates": v.OPPONENT,
    "you activate": v.YOU, "your opponent's": v.OPPONENT, "an opponent's": v.OPPONENT,
}  # fmt: skip


def _with(card: Filter | None, spared: Filter | None) -> Filter | None:
    return card if spared is None else joined([card or AllOf(), ~spared])


def _activated(reading: Reading, owned: bool) -> tuple[tuple[la.Answering, ...], int]:
    """What is activated, one or two kinds of cards and effects, and where a monster is.

    It has no article if it is `owned`: "your opponent's monster effect".
    """
    reader = reading.reader
    both = None if owned else reader.take_one_of(_BOTH)
    if both is not None:
        return _BOTH[both], 0
    if owned and (kind := reading.attempt(lambda reading: _kind(reading, None))) is not None:
        return (kind,), 0
    if not owned and reader.take_words("an effect of another card"):
        return (la.Answering(of="effect", card=la.OTHER),), 0
    if (spell := reading.attempt(_spell_or_monster)) is not None:
        return spell, 0
    plain = reading.attempt(_plain) or reading.attempt(_of_series)
    if plain is None or owned:
        one, where = _of_monsters(reading, owned)
        return (one,), where
    if reader.take("or"):
        return (plain, _one(reading)), 0
    return (plain,), 0


def _spell_or_monster(reading: Reading) -> tuple[la.Answering, ...]:
    """ "a Spell/Trap Card, or another monster's effect," """
    reader = reading.reader
    if not reader.take_words("a Spell/Trap Card , or another monster's effect"):
        raise reader.lost("another monster's effect")
    reader.take(",")
    return (_SPELL_OR_MONSTER[0], la.Answering(types=v.MONSTER, card=la.OTHER))


def _one(reading: Reading) -> la.Answering:
    """ "a Spell Card or effect", "another monster's effect", "a \"A\" monster effect" """
    found = reading.attempt(_plain) or reading.attempt(_of_series)
    if found is not None:
        return found
    return _of_monsters(reading, False)[0]


def _plain(reading: Reading) -> la.Answering:
    reader = reading.reader
    if not (reader.take("a") or reader.take("an")):
        raise reader.lost('"a"')
    return _kind(reading, None)


def _kind(reading: Reading, card: Filter | None) -> la.Answering:
    kind = spell_type(reading.reader)
    what = reading.reader.take_one_of(_WHAT)
    if what is None:
        raise reading.reader.lost("what is activated")
    types, of = _WHAT[what]
    if kind is not None:
        card = joined([card or ANY, kind])
    return la.Answering(types=types, of=of, card=card)


def _of_series(reading: Reading) -> la.Answering:
    reader = reading.reader
    if not (reader.take("a") or reader.take("an")):
        raise reader.lost('"a"')
    series = reading.series()
    return _kind(reading, series)


def _of_monsters(reading: Reading, owned: bool) -> tuple[la.Answering, int]:
    """ "another monster's effect", "a DARK monster on the field" that "activates its effect" """
    reader = reading.reader
    whole = reader.words
    possessive(reading)
    parts: list[Filter] = []
    if reader.take("another"):
        parts.append(la.OTHER)
    elif not (owned or reader.take("a") or reader.take("an")):
        raise reader.lost('"a"')
    parts.append(cards(reader, reading.lexicon))
    where = v.MZONE if reader.take_words("on the field") else 0
    if not where and reader.take_words("this card points to"):
        where = v.MZONE
        parts.append(la.POINTED)
    while (more := numbers(reading)) is not None:
        parts.append(more)
    spared = _except(reading)
    if spared is not None:
        reader.expect(",")
        parts.append(~spared)
    acts = reader.comes("activates", "its", "effect")
    if acts:
        reader.words = whole  # what is possessive stands elsewhere
    item = joined(parts)
    if not is_monsters(item) or not (acts or reader.take_words("'s effect")):
        raise reader.lost('"\'s effect"')
    kinds = [part for part in parts_of(item) if part != la.MONSTER]
    return la.Answering(types=v.MONSTER, card=joined(kinds) if kinds else None), where


def _where(reading: Reading) -> int:
    """ "on the field", "in the hand or GY" """
    reader = reading.reader
    if reader.take_words("on the field"):
        return v.FIELD_PLACES
    at = reader.next
    if not reader.take("in") or not (reader.take("the") or reader.take("their")):
        reader.next = at
        return 0
    places = 0
    while True:
        name = reader.take_one_of(_WHERE)
        if name is None:
            raise reader.lost("a place")
        places |= _WHERE[name]
        at = reader.next
        comma = reader.take(",")
        if not reader.take("or") and not (comma and reader.comes("GY")):
            reader.next = at
            return places


def _except(reading: Reading) -> Filter | None:
    """ ", except \"A\"" """
    reader = reading.reader
    if not reader.take(",", "except"):
        return None
    word = reader.peek()
    card = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if card is None:
        raise reader.lost("the name of a card")
    reader.next += 1
    return card


_THIS_CARD: Final = (
    "this card on the field", "this face-up card on the field", "this card", "this face-up card",
)  # fmt: skip
_ALONE: Final = "( and no other cards )"
# What only happens in battles.
_OR_ATTACKED: Final = (
    ", or when this card is targeted for an attack",
    ", or when a monster is targeted for an attack",
    ", or targets this card for an attack",
    ", or targets it for an attack",
)  # fmt: skip


def _or_of_yours(reading: Reading) -> Filter:
    """ "or a Set card you control": other cards that may be targeted as well"""
    reader = reading.reader
    reader.expect("or", "a")
    other = cards(reader, reading.lexicon)
    if not reader.take_words("you control"):
        raise reader.lost('"you control"')
    return other


@dataclass(frozen=True)
class _Targets:
    """What an activation targets."""

    itself: bool = False
    filter: Filter | None = None
    places: int = v.FIELD_PLACES
    alone: bool = False


def _targets(reading: Reading) -> _Targets:
    """ "that targets this card", "that targets 1 \"A\" card on the field (and no other cards)" """
    reader = reading.reader
    if not reader.take_words("that targets"):
        return _Targets()
    if reader.take_one_of(_THIS_CARD):
        return _Targets(itself=True)
    parts: list[Filter] = []
    exactly = reader.take("exactly")
    counted = reader.take("1")
    if not counted and reader.take("another"):
        parts.append(la.OTHER)
    elif not counted and (exactly or not (reader.take("a") or reader.take("an"))):
        raise reader.lost('"a"')
    item = cards(reader, reading.lexicon)
    alone = counted and reader.take_words(_ALONE)
    places = v.FIELD_PLACES
    other = None
    if reader.take_words("you control"):
        parts.append(la.State("controlled"))
        other = None if counted else reading.attempt(_or_of_yours)
    elif not reader.take_words("on the field"):
        if not alone or item != ANY:
            raise reader.lost('"you control" or "on the field"')
        places = 0
    alone = alone or (counted and reader.take_words(_ALONE))
    if counted and not alone:
        raise reader.lost('"(and no other cards)"')
    kinds = [item] if other is None else [item, other]
    known = [seen(one, places, v.EITHER) for one in kinds]  # of a face-down card nothing is known
    return _Targets(
        False, joined([known[0] if other is None else AnyOf(tuple(known)), *parts]), places, alone
    )


def answered_card(reading: Reading) -> la.AnsweredCard:
    """ "that monster", of which the activation of an effect on the field is answered"""
    event = reading.event
    if not reading.answers or event is None or event.node != la.Answered():
        raise reading.reader.lost("an activation that is answered")
    if not reading.reader.take_words("that monster"):
        raise reading.reader.lost('"that monster"')
    name = reading.new_name()
    reading.speaks(Mention(name, "monster", False, v.MZONE, True))
    return la.AnsweredCard(la.MONSTER & la.FACE_UP, v.MZONE, name)
