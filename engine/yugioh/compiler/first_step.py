"""What an effect does first must come to something, or it is not activated: said more narrowly.

Source: the walks of the reference engine.  "Its Level becomes 4" is for a monster that has a Level,
and not 4; "counters equal to its Level" are placed on one that has a Level; "you cannot …, also
destroy that card" must be able to destroy it; "change it to Defense Position" is for one that is
not in it; "discard 1 monster; Special Summon this card from
your hand" is not paid with this card.  Said so before an effect is compiled, nothing of it has to
be asked while playing.
"""

from dataclasses import replace
from typing import Final

from engine.effects import Node, rebuilt, walk
from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v


def coming_to_something(item: la.Effect) -> la.Effect:
    """The effect, its first step such that it must come to something."""
    return _measuring(_leveling(_changing(_beyond_a_lock(_sparing_itself(item)))))


def _leveling(item: la.Effect) -> la.Effect:
    """With a target that has a Level, where that is all that becomes of it, whenever it does."""
    target = item.target[0] if len(item.target) == 1 else None
    spoken = [node for node in walk(item.do) if node == la.Chosen()]
    changes = [node for node in walk(item.do)
               if isinstance(node, la.ChangeLevel | la.CombineLevels)
               and node.what == la.Chosen()]  # fmt: skip
    if not isinstance(target, la.Choose) or not changes or len(changes) < len(spoken):
        return item
    ranks = all(getattr(change, "ranks", False) for change in changes)
    fits = _WITH_LEVEL_OR_RANK if ranks else _WITH_LEVEL
    return replace(item, target=(_narrowed(target, fits),))


def _measuring(item: la.Effect) -> la.Effect:
    """With its choice among the monsters that have the Level by which its first step is measured.

    A monster chosen before has none, and so measures nothing, if it is an Xyz or a Link Monster.
    """
    first = item.do[0] if item.do else None
    for field in _NUMBERS:
        number = getattr(first, field, None)
        if isinstance(number, la.LevelOf) and number.what in _LEVELS:
            if isinstance(number.of, la.Chosen):
                return _chosen_with_level(item, number.of.names)
    return item


def _chosen_with_level(item: la.Effect, names: tuple[str, ...]) -> la.Effect:
    """With the one choice that is meant, of a target or else of what is paid, among such cards."""
    found = [step for step in item.target if isinstance(step, la.Choose)]
    paid = [what for step in item.cost
            if isinstance(what := getattr(step, "what", None), la.Choose)]  # fmt: skip
    named = [one for one in (*found, *paid) if one.name in names]
    meant = named if names else found or paid[-1:]
    if len(meant) != 1:
        return item

    def narrowed(node: Node) -> Node:
        return _narrowed(meant[0], _WITH_LEVEL) if node == meant[0] else node

    return replace(item, target=rebuilt(item.target, narrowed), cost=rebuilt(item.cost, narrowed))


def _sparing_itself(item: la.Effect) -> la.Effect:
    """With a cost that is not paid with the card itself, where that is Special Summoned then."""
    first = item.do[0] if item.do else None
    if not isinstance(first, la.SpecialSummon) or not isinstance(first.what, la.This):
        return item
    return replace(item, cost=tuple(_with_another(step, item.where) for step in item.cost))


def _with_another(step: Node, where: int) -> Node:
    if isinstance(step, _TAKE_AWAY) and isinstance(step.what, la.Choose):
        if step.what.places & where and la.OTHER not in step.what.filter.walk():
            return replace(step, what=_narrowed(step.what, la.OTHER))
    return step


def _beyond_a_lock(item: la.Effect) -> la.Effect:
    """With what stands beside a lock that is said first as what the effect does."""
    if len(item.do) == 2 and isinstance(item.do[0], la.OnlySpecialSummon | la.Ban):
        lock, beside = item.do
        if isinstance(beside, la.Also):
            return replace(item, do=(lock, *beside.do))
    return item


def _changing(item: la.Effect) -> la.Effect:
    """With its choice among the monsters whose Level, Attribute, Type or battle position it would
    change.
    """
    first = item.do[0] if item.do else None
    if isinstance(first, la.OneOf):
        options = tuple(map(_all_that_change, first.options))
        return replace(item, do=(replace(first, options=options), *item.do[1:]))
    if not isinstance(first, _CHANGES) or any(isinstance(step, _CHANGES) for step in item.do[1:]):
        return item
    changed = _changed_by(first)
    what = first.what
    target = item.target[0] if len(item.target) == 1 else None
    if changed is None:
        return item
    if isinstance(what, la.Each | la.Choose):
        if isinstance(first, la.ChangePosition) and any(map(_speaks_of_them, item.do[1:])):
            if isinstance(what, la.Each):
                return item  # also of those that were in that position before
        item = replace(item, do=(replace(first, what=_narrowed(what, changed)), *item.do[1:]))
        changed = _WITH_LEVEL  # the target is the one to whose Level they change
        if isinstance(first, la.ChangePosition) or first.to != la.LevelOf():
            return item
    elif not isinstance(what, la.This) and what != la.Chosen():
        return item
    if isinstance(target, la.Choose):
        return replace(item, target=(_narrowed(target, changed),))
    return item


def _all_that_change(option: tuple[Node, ...]) -> tuple[Node, ...]:
    """A bullet, with those of all monsters that it would change, where that is what it does."""
    if len(option) != 1 or not isinstance(option[0], _CHANGES):
        return option
    step, changed = option[0], _changed_by(option[0])
    if changed is None or not isinstance(step.what, la.Each | la.Choose):
        return option
    return (replace(step, what=_narrowed(step.what, changed)),)


def _speaks_of_them(step: Node) -> bool:
    return any(isinstance(node, la.Chosen) for node in step.walk())


def _changed_by(
    step: la.ChangeLevel | la.ChangeAttribute | la.ChangeType | la.ChangePosition,
) -> Filter | None:
    """The monsters that a step changes, or in whose likeness it changes the card itself; None where
    that is not known.
    """
    if isinstance(step, la.ChangePosition):
        return _IN_ANOTHER.get(step.position)
    itself = isinstance(step.what, la.This)
    if isinstance(step, la.ChangeLevel):
        if itself:
            return la.Measured("level", "!=", _OWN_LEVEL) if step.to == la.LevelOf() else None
        if not step.to:
            return _WITH_LEVEL_OR_RANK if step.ranks else _WITH_LEVEL
        likened = isinstance(step.what, la.Each) and isinstance(step.to, la.LevelOf)
        known = isinstance(step.to, int) or likened
        return la.Measured("level", "!=", step.to) if known else None
    if itself or not isinstance(step.to, int):
        return None
    return ~(la.Attribute if isinstance(step, la.ChangeAttribute) else la.Race)(step.to)


_TAKE_AWAY: Final = (la.Discard, la.SendToGrave, la.Banish, la.ToDeck)
_CHANGES: Final = (la.ChangeLevel, la.ChangeAttribute, la.ChangeType, la.ChangePosition)
_DEFENSE: Final = la.State("defense-position")
_IN_ANOTHER: Final = {  # monsters that are not in this position
    v.FACEUP_ATTACK: _DEFENSE,
    v.FACEUP_DEFENSE: ~(la.FACE_UP & _DEFENSE),
    v.FACEDOWN_DEFENSE: la.FACE_UP,
}
_WITH_LEVEL: Final = la.Between("level", 1)
_WITH_LEVEL_OR_RANK: Final = ~la.Type(v.LINK)  # of monsters
_LEVELS: Final = ("level", "original level")
_NUMBERS: Final = ("count", "amount", "by")  # fields of a step that say how much, or how many
_OWN_LEVEL: Final = la.LevelOf(la.SELF)


def _narrowed(what: la.Each | la.Choose, changed: Filter) -> la.Each | la.Choose:
    return replace(what, filter=AllOf((what.filter, changed)))
