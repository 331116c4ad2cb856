"""Conditions on how many of the cards to which something was done are such: "you shuffled a …"."""

from engine.effects import Node
from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling

IN_DECK = la.InPlace(v.DECK | v.EXTRA)


def done_to_some(item: la.Compare, telling: Telling) -> str:
    """The words for it, or none where it is another condition."""
    left, right = item.left, item.right
    if not isinstance(left, la.HowMany):
        return ""
    deed = telling.deed(left.name)
    if deed == "destroyed" and item.op == "!=":
        return f"this effect did not destroy {right} cards"
    if deed == "shuffled into the Deck" and (item.op, right) == (">=", 1):
        return f"you shuffled {noun(_such(left.filter), telling, default='card').one}"
    return ""


def _such(item: Filter) -> Filter:
    """The filter without that the cards are in the Deck now."""
    parts: tuple[Node, ...] = item.of if isinstance(item, AllOf) else (item,)
    return AllOf(tuple(part for part in parts if isinstance(part, Filter) and part != IN_DECK))
