"""Pendulum Scales, and Pendulum Summons of what has no Level, in words."""

from engine.yugioh import language as la
from engine.yugioh.wording.amounts import amount
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.operations import ENDS, clause
from engine.yugioh.wording.operations import statement as said_of
from engine.yugioh.wording.phrase import Clause, Telling, sentence


@statement.register
def _(item: la.PendulumAs, telling: Telling) -> str:
    return (
        f"If you can Pendulum Summon Level {item.level}, you can Pendulum Summon this face-up card "
        "from your Extra Deck."
    )


@statement.register
def _(item: la.ScaleIs, telling: Telling) -> str:
    return sentence(f"this card's Pendulum Scale becomes {item.to}")


@clause.register
def _(step: la.ChangeScale, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    telling.last = what.spoken
    if what.spoken.several or not what.possessive:
        raise TypeError("no words for the Pendulum Scales of several cards")
    end = f" {ENDS[step.until]}" if step.until else ""
    to = step.to if isinstance(step.to, int) else amount(step.to, telling)
    return said_of(f"{what.possessive} Pendulum Scale", False, "become", "becomes", f"{to}{end}")
