"""Zones that cannot be used, in words."""

from engine.yugioh import language as la
from engine.yugioh.wording.operations import clause, statement
from engine.yugioh.wording.phrase import Clause, Telling, Thing


@clause.register
def _(step: la.ChooseZone, telling: Telling) -> Clause:
    return Clause("choose", (Thing("1 unused Main Monster Zone or Spell & Trap Zone"),))


@clause.register
def _(step: la.BarZone, telling: Telling) -> Clause:
    return statement(
        "it", False, "cannot", "cannot", "be used while this monster is face-up on the field"
    )
