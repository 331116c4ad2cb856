"""Equip Spells: to which monsters they are equipped, what they give, and their plain activation.

Source: the official rulebook, Equip Spell Cards: activated by choosing a face-up monster of either
player, unless the card says which.
"""

from dataclasses import replace

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v


def is_equip_spell(card: la.Card) -> bool:
    """Whether it is an Equip Spell that is played."""
    return card.defined and card.type & (v.SPELL | v.EQUIP) == v.SPELL | v.EQUIP


def of_equip_spell(card: la.Card, item: Node) -> bool:
    """Whether it is said of the monster of an Equip Spell, for which there are tables."""
    spell = card.type & (v.SPELL | v.EQUIP) == v.SPELL | v.EQUIP
    return spell and isinstance(item, la.EquipOnlyTo | la.EquipStats)


def bearers(card: la.Card) -> la.EquipOnlyTo:
    """The monsters that an Equip Spell can be equipped to."""
    only = [item for item in card.effects if isinstance(item, la.EquipOnlyTo)]
    item: Filter = la.MONSTER & la.FACE_UP
    if not only:
        return la.EquipOnlyTo(item)
    return replace(only[0], filter=item if only[0].filter == ANY else item & only[0].filter)


def equipping(card: la.Card, item: la.Effect) -> la.Effect:
    """The activation of an Equip Spell that says nothing else: it equips itself to a monster."""
    plain = isinstance(item, la.Activate) and not item.do and not item.target
    if not plain or not is_equip_spell(card):
        return item
    to = bearers(card)
    target = la.Choose(to.filter, v.MZONE, whose=to.whose)
    return replace(item, target=(target,), do=(la.Equip(la.SELF, la.Chosen()),))
