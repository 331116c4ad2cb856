"""Definitions in one canonical form, so that what is written by hand can be held against a text.

Two definitions are equal in it if they play alike: the order of the parts of a filter, the names of
choices and "monster" where only monsters can be meant are no difference.
"""

from dataclasses import fields, replace
from typing import Any, Final

from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.naming import named

# Words whose filter is about monsters and nothing else.
_OF_MONSTERS: Final = (
    la.FieldStats, la.Materials, la.OnlySpecialSummon, la.SummonedOnly, la.FusionSummon,
    la.SummonFromExtraNow,
)  # fmt: skip
_FLAGS: Final = (
    "only_by_itself", "first_by_itself", "special_only", "one_on_field", "one_summon_per_turn",
    "treated_as",
)  # fmt: skip


def canonical(item: Any) -> Any:
    """A definition in the one spelling in which two of them that play alike are equal."""
    if isinstance(item, tuple):
        return tuple(canonical(one) for one in item)
    if not isinstance(item, Node):
        return item
    if isinstance(item, la.Effect):
        item = named(item)
    made = replace(item, **{one.name: canonical(getattr(item, one.name)) for one in fields(item)})
    if isinstance(made, AllOf | AnyOf):
        return _in_order(made)
    if isinstance(made, la.Between) and made.what == "level" and made.least == 1 != made.most:
        return replace(made, least=0)
    if isinstance(made, la.Event) and made.how & v.BY_NORMAL:
        return replace(made, how=made.how | v.BY_TRIBUTE)
    if isinstance(made, la.Limit) and made.group:
        return replace(made, group="one")
    if isinstance(made, la.Mentions):
        return replace(made, name="")
    if isinstance(made, la.LinkSummon):
        return replace(made, each=_without_monster(made.each))
    held: Any = made
    of_monsters = isinstance(made, _OF_MONSTERS) or getattr(made, "places", 0) == v.MZONE
    if of_monsters and isinstance(getattr(made, "filter", None), Filter):
        return replace(held, filter=_without_monster(held.filter))
    return made


def _in_order(item: AllOf | AnyOf) -> Filter:
    """The parts of a filter in one order, each of them once, and none where all cards match."""
    parts: list[Filter] = []
    for part in item.of:
        inner = part.of if type(part) is type(item) else (part,)
        parts += [one for one in inner if one not in parts and one != AllOf()]
    if isinstance(item, AnyOf):
        bits = [one.bits for one in parts if isinstance(one, la.Type)]
        rest = [one for one in parts if not isinstance(one, la.Type)]
        parts = [*rest, la.Type(sum(bits))] if bits else rest
    parts.sort(key=repr)
    return parts[0] if len(parts) == 1 else type(item)(tuple(parts))


def _without_monster(item: Filter) -> Filter:
    """A filter of monsters without the word: in each of its alternatives, too."""
    if item == la.MONSTER:
        return AllOf()
    if isinstance(item, AnyOf):
        return _in_order(AnyOf(tuple(_without_monster(one) for one in item.of)))
    if isinstance(item, AllOf):
        return _in_order(AllOf(tuple(one for one in item.of if one != la.MONSTER)))
    return item


def differences(card: la.Card, by_hand: la.Card) -> tuple[list[Any], list[Any]]:
    """What a definition says, in canonical form, that the other does not, and the other way."""
    mine, theirs = _said(card), _said(by_hand)
    return (
        [item for item in mine if item not in theirs],
        [item for item in theirs if item not in mine],
    )


def _said(card: la.Card) -> list[Any]:
    found = [
        canonical(item)
        for item in (*card.effects, *card.procedures)
        if not isinstance(item, la.Note) and not (isinstance(item, la.Effect) and item.inert)
    ]
    return found + [(name, value) for name in _FLAGS if (value := getattr(card, name))]
