"""What is declared as an effect is activated: an Attribute, a Type, a kind of card.

It is as if the effect had a bullet for each of them (`declarations`), in which `Declared()` is what
was declared, and `OfDeclared()` a card of it.
"""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, Final

from engine.effects import Node, walk
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import words as w
from engine.yugioh.language.amounts import Declared
from engine.yugioh.language.conditions import exists, none
from engine.yugioh.language.filters import FACE_UP, OTHER, Attribute, Race, Type
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.changes import ChangeAttribute, ChangeType
from engine.yugioh.language.operations import Operation

__all__ = ["DeclareOne", "OfDeclared", "declarations"]


class DeclareOne(Operation):
    """Declare 1 Attribute or Type, or one of these kinds of cards (bits); it is part of the cost.

    With `on_field` one that a face-up monster on the field has.
    """

    what: w.Declarable = "attribute"
    among: int = 0
    on_field: bool = False


class OfDeclared(Filter):
    """A card of what was declared."""


_KINDS: Final[dict[str, type[Attribute | Race | Type]]] = {
    "attribute": Attribute, "type": Race, "card type": Type,
}  # fmt: skip
_EVERY: Final = {"attribute": v.ATTRIBUTE_NAMES, "type": v.RACE_NAMES, "card type": v.TYPE_NAMES}


def declares(item: Node) -> DeclareOne | None:
    """What an effect declares, if it does."""
    return next((step for step in getattr(item, "cost", ()) if isinstance(step, DeclareOne)), None)


def declarations(item: Any) -> Iterator[Any]:
    """The effect for each thing that can be declared, without the declaration.

    What a monster is already it does not become: that is not declared.
    """
    step = declares(item)
    if step is None:
        yield item
        return
    kind = _KINDS[step.what]
    rest = replace(item, cost=tuple(one for one in item.cost if one != step))
    becomes = any(
        isinstance(one, ChangeAttribute | ChangeType) and (one.what, one.to) == (SELF, Declared())
        for one in walk(rest.do)
    )
    for bit in _EVERY[step.what]:
        if step.among and not step.among & bit:
            continue
        made = _with(rest, bit, kind(bit))
        held = made.condition
        if step.on_field:
            held += (exists(FACE_UP & kind(bit), v.MZONE, v.EITHER),)
        if becomes:
            held += (none(~OTHER & kind(bit), v.MZONE),)
        yield replace(made, condition=held)


def _with(item: Any, bit: int, one: Filter) -> Any:
    """A phrase in which what was declared is this."""
    if isinstance(item, tuple):
        return tuple(_with(part, bit, one) for part in item)
    if item == Declared():
        return bit
    if item == OfDeclared():
        return one
    if not isinstance(item, Node) or item == ANY:
        return item
    changed = {field.name: _with(getattr(item, field.name), bit, one) for field in fields(item)}
    return replace(item, **changed)
