"""What is done with security stacks, as clauses: "trash your top security card"."""

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import operations as op
from engine.digimon.wording import words as w
from engine.digimon.wording.meant import thing
from engine.digimon.wording.operations import clause, top
from engine.digimon.wording.phrase import Clause, Telling
from engine.digimon.wording.places import piles
from engine.effects import Node


def _of_security(where: str, count: Node | int, whose: int, telling: Telling) -> str:
    if isinstance(count, la.Plus) and isinstance(count.right, Node):
        telling.added["number"], count = count.right, count.left
    if count == 1 and whose != v.EITHER:
        return f"{w.OWNERS[whose]} {where} security card"
    return top(where, count, piles(v.SECURITY, whose), telling)


@clause.register
def _(item: op.TrashSecurity, telling: Telling) -> Clause:
    return Clause("trash", tail=_of_security(item.where, item.count, item.whose, telling))


@clause.register
def _(item: op.SecurityToHand, telling: Telling) -> Clause:
    where = f"{item.where} face-down" if item.face_down else item.where
    cards = _of_security(where, item.count, item.whose, telling)
    return Clause("add", tail=f"{cards} to {'the' if item.whose == v.YOU else 'their'} hand")


@clause.register
def _(item: op.ToSecurity, telling: Telling) -> Clause:
    what = thing(item.what, telling)
    whose = getattr(item.what, "whose", v.YOU)
    owner = "the" if whose == v.YOU else w.OWNERS[whose]
    if whose == v.EITHER:
        owner = "their owners'" if what.several else "its owner's"
    face = "face up " if item.face_up else ""
    s = "s" if what.several else ""
    return Clause("place", (what,), f"{face}as {owner} {item.where} security card{s}")


@clause.register
def _(item: op.FlipSecurity, telling: Telling) -> Clause:
    now, then = ("face-down", "face up") if item.face_up else ("face-up", "face down")
    return Clause("flip", tail=f"{w.OWNERS[item.whose]} top {now} security card {then}")
