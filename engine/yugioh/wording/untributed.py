"""What a monster is that was Normal Summoned, without Tributing or in whatever way."""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w

_THIS: Final = ~la.OTHER
_OWN: Final = la.LevelOf(la.SELF)
# Unaffected by monsters that are lower than it.
BY_LOWER: Final = la.Unaffected(
    la.MONSTER
    & (la.Measured("original level", "<", _OWN) | la.Measured("rank", "<", _OWN)),
    activated=True,
)  # fmt: skip
BY_LOWER_ONES: Final = (
    "it is unaffected by activated effects from any monster whose original Level/Rank is lower "
    "than this card's current Level"
)


def of_normal_summon(item: la.While) -> str:
    """The sentence of what holds under such a condition; empty for any other condition."""
    held = item.condition[0] if len(item.condition) == 1 else None
    if not isinstance(held, la.WasSummoned) or not (held.untributed or held.or_set):
        return ""
    if held.or_set:
        if item.rules != (BY_LOWER,):
            raise TypeError("no words for what a monster that was Set is")
        return f"If this card is Normal Summoned/Set, {BY_LOWER_ONES}."
    special = ", or is Special Summoned" if held.how & v.BY_SPECIAL else ""
    rules = " and ".join(map(_becomes, item.rules))
    return f"If this card is Normal Summoned without Tributing{special}, {rules}."


def _becomes(rule: Node) -> str:
    if isinstance(rule, la.FieldLevels) and rule.to and rule.filter == _THIS:
        return f"its Level becomes {rule.to}"
    if isinstance(rule, la.FieldStats) and isinstance(rule.to, int) and rule.filter == _THIS:
        return f"its {'original ' * rule.original}{w.STATS[rule.stats]} becomes {rule.to}"
    raise TypeError("no words for what becomes of a monster Normal Summoned without Tributing")
