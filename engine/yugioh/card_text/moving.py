"""Clauses that move cards: "add 1 \"A\" card from your Deck to your hand"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.made import set_but
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import seen
from engine.yugioh.card_text.spoken import meant, possessive
from engine.yugioh.card_text.things import Thing, done, excepted, thing
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import InDeck, SetAs, Until

_FIELD = v.FIELD_PLACES
_WITH_THIS = v.HAND | v.GRAVE | v.BANISHED


def things(reading: Reading, default: int = 0, whose: int = v.YOU) -> list[Thing]:
    """What an operation is done to: one thing, or two with "and" between them."""
    reader = reading.reader
    both = not reader.comes("both", "cards") and reader.take("both")
    if both and (after := reader.peek()) is not None and after.text in ("into", "to", "from"):
        reader.next -= 1
    found = [_moved(reading, default, whose)]
    while True:
        at = reading.reader.next
        more = reading.attempt(lambda reading: _and(reading, default, whose))
        if more is None:
            reading.reader.next = at
            return found
        found.append(more)
        if found[0].mention.node is la.SELF and more.draft is not None:
            # "banish this card and 1 monster from your GY": both of them from there.
            reading.where = reading.where or more.draft.places & _WITH_THIS


def _and(reading: Reading, default: int, whose: int) -> Thing:
    reading.reader.expect("and")
    return _moved(reading, default, whose)


def _moved(reading: Reading, default: int, whose: int) -> Thing:
    """One thing; of this card also where it is taken from, which is where its effect is used."""
    found = thing(reading, default, whose)
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
    if not (reader.take("your", "hand") or reader.take("the", "hand")):
        raise reader.lost('"your hand"')
    if any(one.draft is not None and one.draft.whose == v.OPPONENT for one in found):
        raise reader.lost("cards of your own")  # what is added goes to its owner's hand
    excepted(reading, found[-1].draft)
    _all(reading, found, "add")
    return tuple(la.AddToHand(one) for one in nodes(found))


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


@verb("banish")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    found = things(reading)
    _this_from(reading, found)
    face_down = reader.take("face-down") or reader.take(",", "face-down")
    until: Until = ""
    if reader.take("until", "the", "End", "Phase"):
        until = "end"
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
        name = getattr(one, "name", "")
        result.append(la.Destroy(one, name if isinstance(one, la.Each) else ""))
    return tuple(result)


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
    found = things(reading, v.MZONE)
    excepted(reading, found[-1].draft)
    _all(reading, found, "Tribute")
    return tuple(la.Tribute(one) for one in nodes(found))


@verb("return")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    found = things(reading)
    reader.expect("to")
    if not (reader.take("the") or reader.take("your") or reader.take("its", "owner's")):
        raise reader.lost('"the hand" or "the Extra Deck"')
    if reader.take("hand"):
        excepted(reading, found[-1].draft)
        if reading.cost:
            # Tokens and monsters of the Extra Deck never reach the hand, so they pay no cost.
            for one in found:
                if one.draft is not None and one.draft.places & v.MZONE:
                    one.draft.extra.append(~la.Type(v.TOKEN | v.EXTRA_DECK_TYPES))
        _all(reading, found, "return")
        return tuple(la.AddToHand(one) for one in nodes(found))
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
    if not reader.take_one_of(("Deck", "Main Deck", "Deck/Extra Deck")):
        raise reader.lost('"Deck"')
    excepted(reading, found[-1].draft)
    if reading.cost:
        for one in found:
            if one.draft is not None and one.draft.places & _FIELD:
                one.draft.extra.append(~la.Type(v.TOKEN))
    result: list[Node] = []
    for one_thing in nodes(found):
        if isinstance(one_thing, la.Each):
            result.append(la.ShuffleAll(one_thing.filter, one_thing.places, one_thing.whose))
        else:
            result.append(la.ToDeck(one_thing))
    return tuple(result)


@verb("place")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    found = things(reading)
    places: tuple[InDeck, ...] = ("top", "bottom")
    for where in places:
        at = reader.next
        if not reader.take("on"):
            break
        reader.take("the")
        if reader.take(where, "of", "the", "Deck") or reader.take(where, "of", "your", "Deck"):
            reader.take_words("in any order")
            excepted(reading, found[-1].draft)
            return tuple(la.ToDeck(one, where) for one in nodes(found))
        reader.next = at
    if reader.take_words("in your Pendulum Zone"):
        excepted(reading, found[-1].draft)
        return tuple(la.PlaceAsScale(one) for one in nodes(found))
    reader.take(",")
    if reader.take_one_of(("face-up in your Spell & Trap Zone", "face-up on your field")):
        reader.take_words("as a Continuous Spell") or reader.take_words("as Continuous Spells")
        excepted(reading, found[-1].draft)
        return tuple(la.PlaceAsSpell(one) for one in nodes(found))
    raise reader.lost("where they are placed")


@verb("Set")
def _(reading: Reading) -> Steps:
    found = things(reading)
    reading.reader.take_one_of(("to your field", "to your side of the field"))
    excepted(reading, found[-1].draft)
    _all(reading, found, "Set")
    words = reading.reader.take_one_of(_SET_AS)
    can = "" if words is None else _SET_AS[words]
    but = set_but(reading)
    return tuple(la.SetCard(one, can, but) for one in nodes(found))


_SET_AS: Final[dict[str, SetAs]] = {
    ", and it can be activated this turn": "at-once",
    ", and they can be activated this turn": "at-once",
    ", but it cannot be activated this turn": "not-this-turn",
    ", but they cannot be activated this turn": "not-this-turn",
}


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


@verb("attach")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    before = reading.last, len(reading.mentions)
    found = things(reading)
    reader.expect("to")
    host = host_of(reading, *before)
    reader.take_one_of(("as additional material", "as material", "as an Xyz Material"))
    excepted(reading, found[-1].draft)
    for one in found:
        if one.draft is not None and one.draft.places & _FIELD:
            one.draft.extra.append(~la.Type(v.TOKEN))
    to = host.node()
    return tuple(la.Attach(one, to) for one in nodes(found))


@verb("detach")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    number = reader.number()
    if number is None:
        raise reader.lost("a number of materials")
    if not reader.take_one_of(("material", "materials", "Xyz Material", "Xyz Materials")):
        raise reader.lost('"material"')
    reader.expect("from")
    if reader.take("this", "card"):
        return (la.Detach(number),)
    if number != 1:
        raise reader.lost('"this card"')
    own = reader.take("your")
    if own:
        item = seen(cards(reader, reading.lexicon), v.MZONE, v.YOU)
        return (la.DetachFrom(1, item),)
    # Which monster it is from is not kept, so nothing later is done to it.
    mentions, last = list(reading.mentions), reading.last
    host = thing(reading).node()
    reading.mentions, reading.last = mentions, last
    if not isinstance(host, la.Choose) or (host.places, host.whose) != (v.MZONE, v.YOU):
        raise reader.lost("a monster you control")
    return (la.DetachFrom(1, host.filter),)


@verb("take control of")
def _(reading: Reading) -> Steps:
    found = thing(reading)
    until: Until = ""
    if reading.reader.take_words("until the End Phase"):
        until = "end"
    return (la.TakeControl(found.node(), until),)


@verb("reveal")
def _(reading: Reading) -> Steps:
    found = things(reading)
    if len(found) == 1 and found[0].mention.node is la.SELF:
        if reading.reader.take_words("in your hand"):
            reading.where = v.HAND
    _all(reading, found, "reveal")
    return tuple(la.Reveal(one) for one in nodes(found))


@verb("change")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    whose = reading.attempt(_battle_position)
    if whose is not None:
        return (la.ChangePosition(_turned(whose, 0)),)
    found = thing(reading)
    reader.take(",")
    reader.expect("to")
    for words, position in (
        ("face-up Attack Position", v.FACEUP_ATTACK), ("Attack Position", v.FACEUP_ATTACK),
        ("face-down Defense Position", v.FACEDOWN_DEFENSE),
        ("face-up Defense Position", v.FACEUP_DEFENSE), ("Defense Position", v.FACEUP_DEFENSE),
    ):  # fmt: skip
        if reader.take_words(words):
            return (la.ChangePosition(_turned(found.node(), position), position),)
    raise reader.lost("a battle position")


def _battle_position(reading: Reading) -> Node:
    """ "the battle position of 1 monster on the field", "its battle position" """
    reader = reading.reader
    if reader.take_words("the battle position of") or reader.take_words("the battle positions of"):
        return thing(reading).node()
    found = meant(possessive(reading))
    if not (reader.take_words("battle position") or reader.take_words("battle positions")):
        raise reader.lost("a battle position")
    return found


def _turned(what: Node, position: int) -> Node:
    """Cards to turn, of those that can be: no Link Monster is ever in Defense Position."""
    if not isinstance(what, (la.Choose, la.Each)) or position == v.FACEUP_ATTACK:
        return what
    parts = [what.filter, ~la.Type(v.LINK)]
    if position == v.FACEDOWN_DEFENSE:
        parts = [what.filter, la.FACE_UP, ~la.Type(v.TOKEN | v.LINK)]
    return replace(what, filter=joined(parts))
