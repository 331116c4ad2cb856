"""Monsters Set as Spells, in words."""

from engine.yugioh import language as la
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.made import riders
from engine.yugioh.wording.meant import MOVED
from engine.yugioh.wording.operations import clause, done_to
from engine.yugioh.wording.phrase import Clause, Telling


@statement.register
def _(item: la.SetsAsSpell, telling: Telling) -> str:
    return "You can Set this card from your hand to your Spell & Trap Zone as a Spell."


@clause.register
def _(step: la.SetAsSpell, telling: Telling) -> Clause:
    what = done_to(step.what, telling, MOVED, "Set", "as a Spell")
    several = what.spoken.several
    tail = "as Spells" if several else "as a Spell"
    return Clause("Set", (what,), tail + riders(step.but, several))
