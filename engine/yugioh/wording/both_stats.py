"""ATK and DEF that change alike are said together: "ATK/DEF"."""

from dataclasses import replace
from typing import Any

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v


def both_stats(first: la.ChangeStats, second: la.ChangeStats) -> la.ChangeStats | None:
    """ATK and DEF that change by the same two numbers of the same cards."""
    if (first.stats, second.stats) != (v.ATK, v.DEF):
        return None
    both = replace(first, stats=v.ATK | v.DEF)
    if first.to is None:
        by = _both(first.by, second.by)
        if by is None:
            return None
        both = replace(both, by=by)
        same = replace(second, stats=both.stats, by=by) == both
    else:
        to = _both(first.to, second.to)
        both = replace(both, to=to)
        same = to is not None and replace(second, stats=both.stats, to=to) == both
    return both if same else None


def _both(attack: Node | int, defense: Node | int | None) -> Node | int | None:
    """One amount for an amount of ATK and the same of DEF."""
    if isinstance(attack, la.Half) and isinstance(defense, la.Half):
        half = _both(attack.amount, defense.amount)
        return la.Half(half) if isinstance(half, Node) else None
    if isinstance(attack, la.LevelOf | la.TotalOf) and isinstance(defense, type(attack)):
        # A word of card texts, not of definitions.
        what: Any = attack.what.replace("attack", "attack/defense")
        other: Any = defense.what.replace("defense", "attack/defense")
        if replace(attack, what=what) == replace(defense, what=other):
            return replace(attack, what=what)
    return attack if attack == defense else None
