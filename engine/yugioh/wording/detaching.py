"""Materials of Xyz Monsters as clauses: they are moved, detached, returned."""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.amounts import amount
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause, said
from engine.yugioh.wording.phrase import Clause, Spoken, Telling


@clause.register
def _(step: la.MoveMaterial, telling: Telling) -> Clause:
    nouns = noun(step.filter, telling, v.MZONE, default="monster")
    host = thing(step.to, telling)
    return said(f"attach {materials(step.count)} from {nouns.one} you control to {host.whole}")


@clause.register
def _(step: la.Detach, telling: Telling) -> Clause:
    several = step.count > 1 or step.or_more
    if step.name:
        telling.speaks(Spoken("card", several, v.GRAVE, deed="detached"), step.name)
    if step.or_more:
        number = "any number of" if step.count == 1 else f"{step.count} or more"
        return said(f"detach {number} materials from this card")
    return said(f"detach {materials(step.count)} from this card")


@clause.register
def _(step: la.ReturnMaterial, telling: Telling) -> Clause:
    one = noun(step.filter, telling).counted("1", False)
    telling.speaks(Spoken("monster", False, v.EXTRA, deed="returned"), step.name)
    return said(f"return {one} you own attached to this card to your Extra Deck")


@clause.register
def _(step: la.DetachEqual, telling: Telling) -> Clause:
    return said(f"detach materials from this card equal to {amount(step.count, telling)}")


@clause.register
def _(step: la.DetachSuch, telling: Telling) -> Clause:
    nouns = noun(step.filter, telling, default="card")
    return said(f"detach {materials(step.count)}{nouns.of[0].after}{nouns.but} from this card")


@clause.register
def _(step: la.DetachKinds, telling: Telling) -> Clause:
    telling.speaks(Spoken("card", True, v.GRAVE, deed="detached"), step.name)
    return said(f"detach up to {step.most} different types of materials from this card")


@clause.register
def _(step: la.DetachFrom, telling: Telling) -> Clause:
    nouns = noun(step.filter, telling, v.MZONE, default="monster")
    return said(f"detach {materials(step.count)} from {nouns.one} you control")


def materials(count: int) -> str:
    """A number of materials."""
    return f"{count} material{'s' if count > 1 else ''}"
