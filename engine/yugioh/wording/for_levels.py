"""What a monster is revealed for: so many cards for its Levels."""

from collections.abc import Sequence
from dataclasses import replace

from engine.effects import Node
from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.meant import STATIC
from engine.yugioh.wording.operations import clause, done_to
from engine.yugioh.wording.phrase import Telling


def for_levels(steps: Sequence[Node], telling: Telling) -> str:
    """ "reveal 1 \"A\" monster in your Extra Deck, and for every 4 Levels it has …"; or nothing."""
    first, then = steps[0], steps[1] if len(steps) > 1 else None
    what = first.what if isinstance(first, la.Reveal) else None
    step = then.do[0] if isinstance(then, la.IfDone) and len(then.do) == 1 else None
    if not isinstance(what, la.Choose) or not isinstance(step, la.SendToGrave | la.ToDeck):
        return ""
    paid = step.what
    if not isinstance(paid, la.Choose):
        return ""
    many = paid.most
    if not isinstance(many, la.Every) or many.amount != la.LevelOf(la.Chosen((what.name,))):
        return ""
    parts = what.filter.of if isinstance(what.filter, AllOf) else ()
    enough = la.levels_paid(paid.filter, paid.places, many.number)
    if enough not in parts or (paid.least, paid.exactly) != (1, True):
        raise TypeError("no words for other numbers of cards for Levels")
    rest = AllOf(tuple(part for part in parts if part != enough))
    told = done_to(replace(what, filter=rest), telling, STATIC, "reveal")
    one = clause(replace(step, what=replace(paid, most=1, exactly=False)), telling)
    on_field = paid.places & v.FIELD_PLACES and la.FACE_UP not in paid.filter.walk()
    seen = " (if face-down, reveal it)" * bool(on_field)
    telling.last = telling.named(what.name)
    return (
        f"reveal {told.whole}{told.end}, and for every {many.number} Levels it has (round down), "
        f"{one}{seen}"
    )
