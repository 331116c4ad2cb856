"""What the opponent takes at random of cards that are revealed from the Deck."""

from collections.abc import Sequence
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.meant import MOVED
from engine.yugioh.wording.operations import done_to
from engine.yugioh.wording.phrase import Telling

_PICKS: Final = "your opponent randomly picks 1 for you to"
_DEEDS: Final = (la.AddToHand, la.SetCard, la.SpecialSummon)


def picked(steps: Sequence[Node], telling: Telling) -> str:
    """ "reveal 3 \"A\" cards from your Deck, your opponent randomly picks 1 …"; or nothing."""
    first = steps[0]
    then = steps[1] if len(steps) > 1 else None
    if not isinstance(first, la.Reveal) or not isinstance(first.what, la.Choose):
        return ""
    if not isinstance(then, la.IfDone) or not isinstance(then.do[0], _DEEDS):
        return ""
    one, name = then.do[0].what, first.what.name
    if not isinstance(one, la.Random) or not one.of:
        return ""
    if one != la.Random(places=v.DECK, whose=v.YOU, of=name) or len(then.do) != 2:
        raise TypeError("no words for what is picked at random of other cards")
    deed = _deed(then.do[0])
    cards = done_to(first.what, telling, MOVED, "reveal")
    telling.last = None
    if then.do[1] == la.ShuffleDeck():
        rest = "shuffle the rest into your Deck"
    elif then.do[1] == la.SendToGrave(la.Rest(name)):
        rest = "send the rest to the GY"
    elif then.do[1] == la.ToDeck(la.Rest(name), "bottom"):
        rest = "place the rest on the bottom of your Deck"
    else:
        raise TypeError("no words for what becomes of the rest")
    return f"reveal {cards.whole}{cards.end}, {_PICKS} {deed}, and you {rest}"


def _deed(step: Node) -> str:
    """What is done with the card that is picked."""
    if isinstance(step, la.AddToHand):
        return "add to your hand"
    if step == la.SetCard(step.what):  # type: ignore[attr-defined]
        return "Set"
    ignoring = ", ignoring its Summoning conditions"
    for words in ("", ignoring):
        if step == la.SpecialSummon(step.what, ignoring=bool(words)):  # type: ignore[attr-defined]
            return f"Special Summon{words}"
    raise TypeError("no words for what is done with the card that is picked")
