"""What the opponent can pay to negate an effect, and what it does otherwise."""

from collections.abc import Callable, Sequence

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.phrase import Telling


def otherwise(
    steps: Sequence[Node], telling: Telling, told: Callable[[Sequence[Node], Telling], str]
) -> str:
    """ "your opponent can discard 1 card to negate this effect, otherwise …"; or nothing."""
    first, *rest = steps
    if not isinstance(first, la.Optional) or first.by != v.OPPONENT or len(first.do) != 1:
        return ""
    if len(rest) != 1 or not isinstance(rest[0], la.When):
        return ""
    (pays,) = first.do
    paid = getattr(pays, "what", None)
    if not isinstance(paid, la.Choose) or not paid.name:
        return ""
    if rest[0].condition != la.Compare(la.HowMany(paid.name), "=", 0):
        return ""
    same = la.Like("name", la.Chosen())
    of_name = la.Choose(same, v.DECK | v.EXTRA, whose=v.OPPONENT, name=paid.name, by=v.OPPONENT)
    any_card = la.Choose(places=v.HAND, whose=v.OPPONENT, name=paid.name, by=v.OPPONENT)
    if pays == la.Discard(any_card):
        price = "discard 1 card"
    elif pays == la.SendToGrave(of_name):
        price = "send 1 card with that monster's name from their Deck or Extra Deck to the GY"
    else:
        return ""
    done = told(rest[0].do, telling)
    return f"your opponent can {price} to negate this effect, otherwise {done}"
