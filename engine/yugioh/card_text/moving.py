"""Clauses that move cards: "add 1 \"A\" card from your Deck to your hand"."""

from typing import Final

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.exceptions import for_all
from engine.yugioh.card_text.how_many import THAT_MANY
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.things import Thing, done, excepted, thing
from engine.yugioh.card_text.verbs import Steps, operation, verb
from engine.yugioh.language.words import BanishedUntil, InDeck

_FIELD = v.FIELD_PLACES
_WITH_THIS = v.HAND | v.GRAVE | v.BANISHED


# Where "both" stands for the cards that were spoken of.
_AFTER_BOTH: Final = ("into", "to", "from", "until", "and", ",", ".", ";")


def things(reading: Reading, default: int = 0, whose: int = v.YOU) -> list[Thing]:
    """What an operation is done to: one thing, or two with "and" between them."""
    reader = reading.reader
    both = not reader.comes("both", "cards") and reader.take("both")
    after = reader.peek()
    if both and (after is None or after.text in _AFTER_BOTH):
        reader.next -= 1
    reading.both |= both
    found = [_moved(reading, default, whose)]
    while True:
        at = reading.reader.next
        more = reading.attempt(lambda reading: _and(reading, default, whose))
        if more is None:
            reading.reader.next = at
            return found
        found.append(more)
        if found[0].mention.node is la.SELF and more.draft is not None and not reading.pendulum:
            # "banish this card and 1 monster from your GY": both of them from there.
            reading.where = reading.where or more.draft.places & _WITH_THIS


def _and(reading: Reading, default: int, whose: int) -> Thing:
    reading.reader.expect("and")
    return _moved(reading, default, whose)


_ON_FIELD: Final = ("you control", "on the field", "on your field")


def _moved(reading: Reading, default: int, whose: int) -> Thing:
    """One thing; of this card also where it is taken from, which is where its effect is used."""
    found = thing(reading, default, whose)
    if found.mention.node is la.SELF and reading.reader.take_one_of(_ON_FIELD):
        reading.where = v.MZONE if reading.card.type & v.MONSTER else v.SZONE
    if found.mention.node is la.SELF and reading.reader.comes("from"):
        at = reading.reader.next
        where = place(reading.reader, bool(reading.card.type & v.MONSTER))
        if where is not None and not where.zones:
            reading.where = where.places
            if not reading.card.type & v.MONSTER and where.places & v.MZONE:
                reading.where = where.places & ~v.MZONE
        else:
            reading.reader.next = at
    return found


def nodes(found: list[Thing]) -> list[Node]:
    """The words for the things; cards that were chosen apart are one thing together."""
    drafts = [one.draft for one in found if one.draft is not None]
    if len(found) > 1 and len(drafts) == len(found):
        # "1 monster and 1 Spell from your Deck": the place is said once.
        last = drafts[-1]
        for draft in drafts:
            if not draft.places:
                draft.places, draft.whose = last.places, last.whose
    for draft in drafts:
        if not draft.places:
            raise draft.reading.reader.lost("where the cards are")
    if drafts:
        for_all(drafts)
    chosen = [one.mention.name for one in found if one.mention.node is None and one.draft is None]
    if len(found) > 1 and len(chosen) == len(found):
        return [la.Chosen(tuple(chosen))]
    return [one.node() for one in found]


def _all(reading: Reading, found: list[Thing], deed: str) -> None:
    for one in found:
        done(reading, one, deed)


_THIS_FROM: Final = {
    "from your GY": v.GRAVE, "from the GY": v.GRAVE, "from your hand": v.HAND,
    "from your hand or GY": v.HAND | v.GRAVE,
}  # fmt: skip


def _this_from(reading: Reading, found: list[Thing]) -> None:
    """ "this card from your GY": where the effect is activated, if its cost says so."""
    if reading.cost and len(found) == 1 and found[0].node() == la.SELF:
        words = reading.reader.take_one_of(_THIS_FROM)
        if words is not None:
            reading.where = _THIS_FROM[words]


@verb("add")
def _(reading: Reading) -> Steps:
    found = things(reading)
    reader = reading.reader
    reader.expect("to")
    if reader.take_one_of(("your Extra Deck face-up", "the Extra Deck face-up")):
        excepted(reading, found[-1].draft)
        _all(reading, found, "add")
        return tuple(la.AddToExtra(_pendulum(reading, one)) for one in nodes(found))
    if not (reader.take("your", "hand") or reader.take("the", "hand")):
        raise reader.lost('"your hand"')
    if any(one.draft is not None and one.draft.whose == v.OPPONENT for one in found):
        raise reader.lost("cards of your own")  # what is added goes to its owner's hand
    excepted(reading, found[-1].draft)
    _all(reading, found, "add")
    return tuple(la.AddToHand(one) for one in nodes(found))


def _pendulum(reading: Reading, what: Node) -> Node:
    """Pendulum Monsters of the player's own, which alone lie face-up in the Extra Deck."""
    if what == la.SELF and reading.card.type & v.PENDULUM:
        return what
    if isinstance(what, la.Choose) and what.whose == v.YOU:
        if any(isinstance(part, la.Named) for part in parts_of(what.filter)):
            return what  # one that is no Pendulum Monster is left where it is
    own = isinstance(what, la.Choose) and what.whose == v.YOU and not what.places & _FIELD
    if not own or not any(part == la.Type(v.PENDULUM) for part in parts_of(what.filter)):  # type: ignore[attr-defined]
        raise reading.reader.lost("Pendulum Monsters of one's own")
    return what


@verb("send")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    found = things(reading)
    _this_from(reading, found)
    reader.expect("to")
    if not reader.take("the"):
        reader.take("your")
    if not (reader.take("GY") or reader.take("Graveyard")):
        raise reader.lost('"the GY"')
    excepted(reading, found[-1].draft)
    if reading.cost:
        for one in found:
            draft = one.draft
            if draft is not None and draft.places & _FIELD:
                draft.extra.append(_leaves_for_a_cost(draft.places))
    _all(reading, found, "send")
    return tuple(la.SendToGrave(one) for one in nodes(found))


def _leaves_for_a_cost(places: int) -> Filter:
    """Tokens and Pendulum Monsters never reach the GY from the field, so they pay no cost."""
    never = ~la.Type(v.TOKEN | v.PENDULUM)
    away = places & ~_FIELD
    return never | la.InPlace(away) if away else never


_RETURNS: Final[dict[str, BanishedUntil]] = {
    "until the End Phase": "end", "until your next Standby Phase": "later",
    "until the next Standby Phase": "later", "until the Standby Phase of your next turn": "later",
    "until the Standby Phase of the next turn": "later",
    "until your opponent's next Standby Phase": "later",
    "until your opponent's End Phase": "later",
}  # fmt: skip
_UNTIL: Final = {
    words.format(until): when
    for until, when in _RETURNS.items() for words in ("{}", ", {}", "( {} )")
}  # fmt: skip


def _in_any_turn(reading: Reading) -> bool:
    """Whether the effect may be used in the opponent's turn: it is none that needs an own phase."""
    return bool(reading.card.type & (v.TRAP | v.QUICK_PLAY)) or ":" in reading.reader.text


@verb("banish")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    found = things(reading)
    _this_from(reading, found)
    face_down = reader.take("face-down") or reader.take(",", "face-down")
    words = reader.take_one_of(_UNTIL)
    until: BanishedUntil = "" if words is None else _UNTIL[words]
    if words is not None and "opponent's End Phase" in words and _in_any_turn(reading):
        raise reader.lost("a phase that is not of this turn")
    excepted(reading, found[-1].draft)
    _all(reading, found, "banish")
    return tuple(la.Banish(one, until, face_down) for one in nodes(found))


@verb("destroy")
def _(reading: Reading) -> Steps:
    found = things(reading)
    excepted(reading, found[-1].draft)
    _all(reading, found, "destroy")
    result: list[Node] = []
    for one in nodes(found):
        mention = found[0].mention
        several = len(found) == 1 and mention.several and "|" not in mention.name
        name = mention.name if several else getattr(one, "name", "")
        result.append(la.Destroy(one, name if several or isinstance(one, la.Each) else ""))
    return tuple(result)


@verb("destroy them , then , if this effect did not destroy 2 cards , you can")
def _(reading: Reading) -> Steps:
    """What can be done where fewer than the two targets were destroyed."""
    aimed = [one for one in reading.mentions if one.target]
    if len(aimed) != 2 or any(one.several or not one.name for one in aimed):
        raise reading.reader.lost("two cards that were targeted")
    name = reading.new_name()
    fewer = la.Compare(la.HowMany(name), "!=", 2)
    more = la.When(fewer, (la.Optional(operation(reading)),))
    return la.Destroy(la.Chosen(tuple(one.name for one in aimed)), name), la.Then((more,))


@verb("discard")
def _(reading: Reading) -> Steps:
    found = things(reading, v.HAND)
    reading.reader.take_words("to the GY")
    excepted(reading, found[-1].draft)
    for one in found:
        if one.draft is not None and one.draft.places != v.HAND:
            raise reading.reader.lost("cards in the hand")
    _all(reading, found, "discard")
    return tuple(la.Discard(one) for one in nodes(found))


@verb("Tribute")
def _(reading: Reading) -> Steps:
    # "1 \"A\" and 1 \"B\" from your hand and/or field": the place behind is that of both.
    found = reading.attempt(things) or things(reading, v.MZONE)
    excepted(reading, found[-1].draft)
    for one in found:
        if one.draft is not None and la.POINTED in one.draft.extra:
            one.draft.whose = v.YOU  # wherever it points, one's own monsters are Tributed
        if one.draft is not None and isinstance(one.draft.filter, la.Named):
            one.draft.places &= ~v.SZONE  # a card that its name alone says is one in a Monster Zone
    if any(one.draft is not None and one.draft.places & v.SZONE for one in found):
        raise reading.reader.lost("monsters, which alone are Tributed")
    for one in found:
        if one.draft is not None:
            # Whoever Tributes a face-down monster of their own knows what it is.
            one.draft.tributed = one.draft.whose == v.YOU
    _all(reading, found, "Tribute")
    return tuple(la.Tribute(one) for one in nodes(found))


_RETURNED: Final[dict[str, InDeck]] = {
    f"{where} of {whose} Deck": where for where in ("top", "bottom") for whose in ("the", "your")
}


@verb("return")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    found = things(reading)
    reader.expect("to")
    if not reader.take_one_of(("the", "your", "its owner's", "their")):
        raise reader.lost('"the hand" or "the Extra Deck"')
    where = reader.take_one_of(_RETURNED)
    if where is not None:
        excepted(reading, found[-1].draft)
        return tuple(la.ToDeck(one, _RETURNED[where]) for one in nodes(found))
    extra = reader.take("hand/Extra", "Deck")
    if extra or reader.take("hand"):
        excepted(reading, found[-1].draft)
        if reading.cost:
            # Tokens and monsters of the Extra Deck never reach the hand, so they pay no cost.
            never = v.TOKEN | (0 if extra else v.EXTRA_DECK_TYPES)
            for one in found:
                if one.draft is not None and one.draft.places & v.MZONE:
                    one.draft.extra.append(~la.Type(never))
        _all(reading, found, "return")
        return tuple(la.AddToHand(one) for one in nodes(found))
    if reader.take("GY"):
        excepted(reading, found[-1].draft)
        if any(one.mention.places != v.BANISHED for one in found):
            raise reader.lost("banished cards, which alone return to the GY")
        _all(reading, found, "return")
        return tuple(la.ReturnToGrave(one) for one in nodes(found))
    if reader.take("Extra", "Deck"):
        excepted(reading, found[-1].draft)
        return tuple(la.ToDeck(one) for one in nodes(found))
    raise reader.lost('"hand" or "Extra Deck"')


@verb("shuffle")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    if reader.take("your", "Deck"):
        return (la.ShuffleDeck(),)
    found = things(reading)
    _this_from(reading, found)
    reader.take("back")
    reader.expect("into")
    if not (reader.take("the") or reader.take("your")):
        raise reader.lost('"the Deck"')
    deck = reader.take_one_of(("Deck", "Main Deck", "Deck/Extra Deck"))
    if deck is None:
        raise reader.lost('"Deck"')
    excepted(reading, found[-1].draft)
    # Monsters of the Extra Deck never reach the Main Deck, nor Tokens any.
    never = v.EXTRA_DECK_TYPES if deck == "Main Deck" else 0
    for one in found:
        if one.draft is not None:
            pays = v.TOKEN if reading.cost and one.draft.places & _FIELD else 0
            if never | pays:
                one.draft.extra.append(~la.Type(never | pays))
    _all(reading, found, "shuffle")
    result: list[Node] = []
    for one_thing in nodes(found):
        if isinstance(one_thing, la.Each) and not _counted(reading, one_thing):
            result.append(la.ShuffleAll(one_thing.filter, one_thing.places, one_thing.whose))
        else:
            result.append(la.ToDeck(one_thing))
    return tuple(result)


def _counted(reading: Reading, each: la.Each) -> bool:
    """Whether as many cards are drawn next as this whole hand has."""
    if each.places != v.HAND or each.whose != v.YOU or each.filter != ANY:
        return False
    reader = reading.reader
    at = reader.next
    drawn = reader.take_one_of(tuple(f", then draw {many} cards" for many in THAT_MANY))
    reader.next = at
    return drawn is not None


@verb("reveal")
def _(reading: Reading) -> Steps:
    found = things(reading)
    if len(found) == 1 and found[0].mention.node is la.SELF:
        if reading.reader.take_words("in your hand"):
            reading.where = v.HAND
    _all(reading, found, "reveal")
    return tuple(la.Reveal(one) for one in nodes(found))


def host_of(reading: Reading, last: Mention | None, known: int) -> Thing:
    """The monster that cards are attached or equipped to: none of these cards themselves.

    `last` and `known` are what was spoken of before them.
    """
    new = reading.mentions[known:]
    del reading.mentions[known:]
    reading.last = last
    found = thing(reading)
    reading.mentions += new
    return found
