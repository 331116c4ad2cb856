"""Equip Spells and Union monsters: to which monsters they are equipped, what they give there, the
plain activation of a Spell, and the one effect of a Union.

Sources: the official rulebook, Equip Spell Cards: activated by choosing a face-up monster of either
player, unless the card says which; the card texts of Union monsters.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v


def is_equip_spell(card: la.Card) -> bool:
    """Whether it is an Equip Spell that is played."""
    return card.defined and card.type & (v.SPELL | v.EQUIP) == v.SPELL | v.EQUIP


def union_of(card: la.Card) -> la.Union | None:
    """How a Union is equipped."""
    return next((item for item in card.effects if isinstance(item, la.Union)), None)


def of_equip_card(card: la.Card, item: Node) -> bool:
    """Whether it is said of the monster of an Equip Card, for which there are tables."""
    if isinstance(item, la.OneUnion):
        return union_of(card) is not None
    if card.type & (v.SPELL | v.EQUIP) != v.SPELL | v.EQUIP and union_of(card) is None:
        return False
    if isinstance(item, la.While) and not (item.scale or item.firm or item.as_trap):
        return all(isinstance(rule, la.EquipStats) for rule in item.rules)
    return isinstance(item, la.EquipOnlyTo | la.EquipStats | la.BearerHas | la.DestroyedForBearer)


def given(card: la.Card) -> tuple[Node, ...]:
    """What the Equip Card gives its monster."""
    return tuple(
        rule
        for item in card.effects
        if of_equip_card(card, item) and not isinstance(item, la.EquipOnlyTo | la.OneUnion)
        for rule in (item.rules if isinstance(item, la.BearerHas) else (item,))
    )


def bearers(card: la.Card, cards: list[la.Card]) -> la.EquipOnlyTo:
    """The monsters that an Equip Spell, or a Union among these cards, can be equipped to."""
    item: Filter = la.MONSTER & la.FACE_UP
    union = union_of(card)
    if union is not None:
        parts = [item, *_without_union(card, cards), *([union.to] if union.to != ANY else [])]
        return la.EquipOnlyTo(AllOf(tuple(parts)), union.whose)
    only = [item for item in card.effects if isinstance(item, la.EquipOnlyTo)]
    if not only:
        return la.EquipOnlyTo(item)
    return replace(only[0], filter=item if only[0].filter == ANY else item & only[0].filter)


def _without_union(card: la.Card, cards: list[la.Card]) -> list[Filter]:
    """That no other Union is on the monster, where one of the two texts wants to be alone.

    Source: card texts ("A monster can only be equipped with 1 Union monster at a time"), which the
    newer Unions do not have.
    """
    alone = la.OneUnion() in card.effects
    others = [
        la.Named(one.passcode)
        for one in cards
        if union_of(one) is not None and (alone or la.OneUnion() in one.effects)
    ]
    if not others:
        return []
    return [~la.EquippedWith(AnyOf(tuple(others)) & la.State("equipped-by-own-effect"))]


def united(card: la.Card, cards: list[la.Card]) -> Iterator[Node]:
    """The effects of a card, with the one of a Union as two that share their use in a turn."""
    for item in card.effects:
        if not isinstance(item, la.Union):
            yield item
            continue
        once = la.Limit("soft", 1, "union")
        to = bearers(card, cards)
        target = la.Choose(to.filter & la.OTHER, v.MZONE, whose=to.whose)
        yield la.Ignition(
            v.MZONE, limit=once, target=(target,), do=(la.Equip(la.SELF, la.Chosen(), own=True),)
        )
        there = la.exists(~la.OTHER & la.State("equipped-by-own-effect"), v.SZONE)
        back = la.SpecialSummon(la.SELF, position=item.position)
        yield la.Ignition(v.SZONE, limit=once, condition=(there,), do=(back,))


def equipping(card: la.Card, item: la.Effect) -> la.Effect:
    """The activation of a card that stays on the field: what it does then need not be possible, but
    that of an Equip Spell that says nothing else equips it to a monster.
    """
    if la.Remains() in card.effects and isinstance(item, la.Activate):
        return replace(item, do=(la.Also(item.do),))
    plain = isinstance(item, la.Activate) and not item.do and not item.target
    if not plain or not is_equip_spell(card):
        return item
    to = bearers(card, [])
    target = la.Choose(to.filter, v.MZONE, whose=to.whose)
    held = item.condition
    if la.HoldsBearer() in card.effects:
        held = (*held, la.Compare(la.FreeZones(), ">=", 1))
    return replace(item, condition=held, target=(target,), do=(la.Equip(la.SELF, la.Chosen()),))
