"""A card that was just Set, and cannot be activated this turn while something is so."""

from engine.effects import Node
from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.phrase import Telling

_MARKED = la.State("marked")


def not_while(held: Node, card: Node) -> la.IfDone:
    """What makes it so: it is marked, and such cards are forbidden."""
    return la.IfDone((la.Ban(("activate-card",), _MARKED & la.Provided(held)), la.Mark(card)))


def not_activated(step: la.IfDone | la.Then | la.Also, telling: Telling) -> str:
    """ "it cannot be activated this turn while you have no \"A\" monster …"; or nothing."""
    ban = step.do[0] if len(step.do) == 2 else None
    if not isinstance(ban, la.Ban) or not isinstance(ban.filter, AllOf):
        return ""
    last = ban.filter.of[-1]
    if not isinstance(last, la.Provided) or not isinstance(step.do[1], la.Mark):
        return ""
    if step != not_while(last.condition, step.do[1].what):
        return ""
    return f"it cannot be activated this turn while {condition(last.condition, telling)}"
