"""Names of choices: only those that a later step needs keep theirs."""

from dataclasses import fields, replace
from typing import Any

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la


def named(item: la.Effect) -> la.Effect:
    """The effect with one canonical spelling of its names.

    Where the targets alone are spoken of, or without targets the latest choice, `Chosen()` needs
    no name; names that no step speaks of are left out, the others are "a", "b", ….  All cards that
    match (`Each`) are no choice.
    """
    used = _spoken(item)
    targets = tuple(_names(item.target))
    plain = targets if targets else None
    if plain is None:
        chosen = list(_names((*item.cost, *item.do)))
        every = {node.name for node in item.walk() if isinstance(node, la.Each)}
        plain = tuple(chosen) if len(chosen) == 1 and chosen[0] not in every else None
    gone = [node.name for node in item.walk() if isinstance(node, la.Destroy) and node.name]
    keep = [name for name in dict.fromkeys((*_names((*item.cost, *item.target, *item.do)), *gone))
            if any(name in one and one != plain for one in used)]  # fmt: skip
    short = {name: chr(ord("a") + number) for number, name in enumerate(keep)}
    found = _renamed(item, short, plain)
    assert isinstance(found, la.Effect)
    return found


def all_named(item: la.Effect) -> bool:
    """Whether all cards that a step speaks of by a name were given it before."""
    given = {getattr(node, "name", "") for node in item.walk() if not isinstance(node, Filter)}
    given |= {node.found for node in item.walk() if isinstance(node, la.Excavate)}
    return all(name in given for names in _spoken(item) for name in names if name)


def _spoken(item: Any) -> list[tuple[str, ...]]:
    """The names of every `Chosen` in it."""
    found: list[tuple[str, ...]] = []
    for node in item.walk():
        if isinstance(node, la.Chosen):
            found.append(node.names)
        for name in ("of", "but", "also"):
            value = getattr(node, name, None)
            if isinstance(value, str) and value and not isinstance(node, la.Answering):
                found.append((value, ""))
        if isinstance(node, _SPOKEN) and node.name:
            found.append((node.name, ""))
    return found


def _names(steps: tuple[Node, ...]) -> list[str]:
    found = []
    for step in steps:
        for node in step.walk():
            if isinstance(node, _CHOSEN) and node.name:
                found.append(node.name)
    return found


_CHOSEN = (
    la.Choose, la.Each, la.Random, la.EventCards, la.CreateToken, la.Among, la.DetachKinds,
    la.FusionSummon, la.RitualSummon, la.AnsweredCard, la.ReturnMaterial,
)  # fmt: skip
_NAMED = (*_CHOSEN, la.Destroy)
_SPOKEN = (la.TotalOf, la.HowMany)
_OF = (la.Among, la.Random, la.Rest)


def _renamed(item: Any, short: dict[str, str], plain: tuple[str, ...] | None) -> Any:
    if isinstance(item, tuple):
        return tuple(_renamed(one, short, plain) for one in item)
    if isinstance(item, la.Chosen):
        if item.names == plain:
            return la.Chosen()
        return la.Chosen(tuple(short.get(name, name) for name in item.names))
    if not isinstance(item, Node):
        return item
    changed: dict[str, Any] = {}
    for one in fields(item):
        value = getattr(item, one.name)
        if isinstance(value, str):
            if one.name == "name" and isinstance(item, _SPOKEN):
                changed[one.name] = short.get(value, value)
            elif one.name == "name" and isinstance(item, _NAMED):
                changed[one.name] = short.get(value, "")
            elif one.name in ("but", "also") or (one.name == "of" and isinstance(item, _OF)):
                changed[one.name] = short.get(value, value)
            continue
        new = _renamed(value, short, plain)
        if new is not value and new != value:
            changed[one.name] = new
    return replace(item, **changed) if changed else item
