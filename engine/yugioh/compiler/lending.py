"""Effects that monsters have from their materials, or from a card that they are equipped with,
written into the monsters themselves.

Each copy of the material lends its effects anew; so an effect that can be used so often, or an
amount, stands there once for each copy that there may be.  Source: Yu-Gi-Oh modifiers and triggers,
*Xyz Materials*: an effect that a monster gains from its material is an effect of that monster.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import AllOf, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import Definition, holds

_COPIES: Final = 3
_SUMMONED: Final = {
    v.RITUAL: v.BY_RITUAL, v.FUSION: v.BY_FUSION, v.SYNCHRO: v.BY_SYNCHRO, v.XYZ: v.BY_XYZ,
    v.LINK: v.BY_LINK,
}  # fmt: skip
# What a rule of the material may be for the monster.
RULES: Final = (
    la.FieldStats, la.Indestructible, la.SparedOnce, la.Untargetable, la.Unaffected, la.InBattle,
)  # fmt: skip


def with_lent(cards: list[la.Card]) -> list[la.Card]:
    """The cards of a duel; monsters with what others may lend them behind their effects."""
    lenders = [(card, item) for card in cards if card.defined for item in card.effects
               if isinstance(item, la.Lent)]  # fmt: skip
    worn = [(card, item) for card in cards if card.defined for item in card.effects
            if isinstance(item, la.LentToBearer)]  # fmt: skip
    return [
        replace(card, effects=(*card.effects, *_lent_to(card, lenders), *_of_worn(card, worn)))
        for card in cards
    ]


def _of_worn(card: la.Card, worn: list[tuple[la.Card, la.LentToBearer]]) -> Iterator[Node]:
    """What this monster has while it is equipped with one of these."""
    if not card.defined or not card.type & v.MONSTER:
        return
    for lender, item in worn:
        if not all(holds(part, card) for part in _parts(item.filter) if _stays(part)):
            continue
        card_worn = Definition(lender.passcode) & la.State("negatable")
        own = (*_parts(item.filter), ~la.OTHER, la.EquippedWith(card_worn))
        there = la.exists(AllOf(own), v.MZONE)
        copies = la.Count(card_worn & la.EquippedTo(~la.OTHER), v.SZONE, v.EITHER)
        gain = la.FieldStats(la.Times(copies, item.attack), ~la.OTHER, stats=v.ATK)
        # It comes of the Equip Card, whatever becomes of the effects of the monster.
        yield la.While((there,), (gain,), firm=True)
        yield _shared(lender, item.number, there)


def _shared(lender: la.Card, number: int, there: Node) -> la.Effect:
    """An effect of the lender under this condition, with the uses by name that the lender has."""
    listed = [one for one in lender.effects[:number] if isinstance(one, la.Effect)]
    if len(listed) < number or not isinstance(listed[-1], la.Ignition | la.Quick):
        raise CompileError(f"{lender.name}: no effect of this number that is activated")
    lent = listed[-1]
    limit = lent.limit
    if not isinstance(limit, la.Limit) or limit.scope != "hard":
        raise CompileError(f"{lender.name}: a lent effect that is not limited by name")
    own = replace(limit, group=limit.group or f"#{number - 1}", of=lender.passcode)
    return replace(lent, limit=own, condition=(there, *lent.condition))


def borrower(card: la.Card, item: la.Lent) -> la.Card:
    """A monster that has these effects."""
    facts = la.monster(0, card.name, 0, 0, 4, 0, type=v.XYZ | v.EFFECT)
    return replace(facts, effects=tuple(_from(card, item)))


def _lent_to(card: la.Card, lenders: list[tuple[la.Card, la.Lent]]) -> Iterator[Node]:
    """What this card may have from others."""
    if not card.defined:
        return
    made = sum(how for kind, how in _SUMMONED.items() if card.type & kind)
    for lender, item in lenders:
        if item.summoned & made if item.summoned else card.type & v.XYZ:
            if all(holds(part, card) for part in _parts(item.filter) if _stays(part)):
                yield from _from(lender, item)


def _parts(item: Filter) -> tuple[Filter, ...]:
    return item.of if isinstance(item, AllOf) else (item,)


def _stays(part: Filter) -> bool:
    """Whether no effect changes whether this is so."""
    return isinstance(part, la.Original | la.Series | la.Type)


def _from(lender: la.Card, item: la.Lent) -> Iterator[Node]:
    """The effects, each under the condition that so many copies are among the materials, or were
    used for the summon.
    """
    there = la.exists(item.filter & ~la.OTHER, v.MZONE)
    used: Filter = Definition(lender.passcode)
    if item.on_field:
        used &= la.InPlace(v.MZONE)
    for copy in range(1, _COPIES + 1):
        count: Node = la.Compare(la.MaterialCount(1, used), ">=", copy)
        if item.summoned:
            count = la.MaterialsIncluded(used, copy, _of_such(item) if item.once else None)
        for lent in item.effects:
            if copy == 1 or (_adds_up(lent) and not item.once):
                yield _under((there, count), lent)


def _of_such(item: la.Lent) -> Filter:
    """The monsters that are summoned so and have the effects."""
    kinds = sum(kind for kind, how in _SUMMONED.items() if item.summoned & how)
    return item.filter & la.Type(kinds)


def _adds_up(lent: Node) -> bool:
    """Whether it says more to have it twice."""
    if isinstance(lent, la.While):
        return any(map(_adds_up, lent.rules))
    if isinstance(lent, la.Effect):
        return lent.limit is not None or isinstance(lent, la.Trigger)
    return isinstance(lent, la.FieldStats | la.SparedOnce)


def _under(held: tuple[Node, ...], lent: Node) -> Node:
    if isinstance(lent, la.Effect | la.While):
        return replace(lent, condition=(*held, *lent.condition))
    return la.While(held, (lent,))
