"""Which cards are not among those that a clause chooses, though its words do not say so."""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from engine.effects import Node
from engine.filters import Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.drafts import Draft
from engine.yugioh.card_text.verbs import Steps
from engine.yugioh.compiler.filters import holds

_FACTS = (la.Named, la.Series, la.Type, la.Race, la.Attribute)


def for_all(drafts: Sequence[Draft]) -> None:
    """See that no earlier cards of a clause may be what its last ones may not.

    In "banish 1 LIGHT and 1 DARK monster, except \\"A\\"" the exception was read of the last cards
    alone; it is said of the earlier ones too. It need not be if "A" is this card and no LIGHT
    monster, or if the earlier cards have a name of their own.
    """
    *before, last = drafts
    for never in last.extra:
        if isinstance(never, NoneOf) and isinstance(never.of, la.Named):
            for one in before:
                if never not in one.extra and _may_be(one, never.of):
                    one.extra.append(never)


def _may_be(found: Draft, item: la.Named) -> bool:
    card = found.reading.card
    facts = [part for part in parts_of(found.filter) if isinstance(part, _FACTS)]
    if item.passcode != card.passcode:
        return not any(isinstance(part, la.Named) and part != item for part in facts)
    if card.type & v.EXTRA_DECK_TYPES and not found.places & ~(v.HAND | v.DECK):
        return False  # it is never there
    return all(holds(part, card) for part in facts)


def by_others(cost: Steps, where: int) -> Steps:
    """The cost without the card itself, which is not there to pay it, or pays in another way."""
    paid = []
    for step in cost:
        what = getattr(step, "what", None)
        if isinstance(what, la.Choose) and what.places & where:
            leaves = parts_of(what.filter)
            if la.OTHER not in leaves:
                step = replace(step, what=replace(what, filter=joined([*leaves, la.OTHER])))
        paid.append(step)
    return tuple(paid)


def other_than_paid(reading: Reading, target: Draft) -> None:
    """See that "1 other monster in your GY" is none that was sent there for the cost."""
    paid = [one for one in reading.mentions if one.paid and one.name]
    if target.places != v.GRAVE or la.OTHER not in parts_of(target.filter) or not paid:
        return
    if len(paid) > 1 or paid[0].several or reading.where & v.GRAVE:
        raise reading.reader.lost("which others are meant")
    kept = [part for part in parts_of(target.filter) if part != la.OTHER]
    target.filter = joined([*kept, ~la.Like("card", la.Chosen((paid[0].name,)))])


def but_itself(item: Any) -> Any:
    """An activation of a card on the field, which is never among the cards that it is about."""
    if isinstance(item, tuple):
        return tuple(but_itself(one) for one in item)
    if not isinstance(item, Node):
        return item
    if isinstance(item, la.Like):
        return item  # this card has what it has
    if isinstance(item, la.Choose | la.Each):
        parts = parts_of(item.filter)
        if item.places & v.SZONE and item.whose & v.YOU and la.MONSTER not in parts:
            return replace(item, filter=joined([*parts, la.OTHER]))
    named = {one.name: getattr(item, one.name) for one in fields(item)}
    changed = {name: new for name, old in named.items() if (new := but_itself(old)) != old}
    return replace(item, **changed) if changed else item


def unlike_the_activated(reading: Reading) -> Filter:
    """None with the name of the card whose activation triggers the effect."""
    event = reading.event
    if event is None or event.deed != "activated" or reading.taken is None:
        raise reading.reader.lost("a card whose activation triggers the effect")
    name = reading.new_name()
    reading.taken.append(la.Take(la.EventCards(name=name, every=True)))
    return ~la.Like("name", la.Chosen((name,)))
