"""What is declared, and cards of it: "declare 1 Attribute", "monsters with that Attribute"."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.describing import deny, say
from engine.yugioh.wording.description import Description
from engine.yugioh.wording.operations import clause, said
from engine.yugioh.wording.phrase import Clause, Telling
from engine.yugioh.wording.words import TYPES, listed

# What is declared, and how it is spoken of afterwards.
_DECLARED: Final = {
    "attribute": ("Attribute", "with that Attribute"), "type": ("Type", "with that Type"),
}  # fmt: skip


@clause.register
def _(step: la.DeclareOne, telling: Telling) -> Clause:
    if step.what == "card type":
        telling.declared = "of the declared type"
        names = listed([_name(bit) for bit in v.TYPE_NAMES if step.among & bit])
        monster = "" if step.among & v.MONSTER else "monster "
        return said(f"declare 1 {monster}card type ({names})")
    name, telling.declared = _DECLARED[step.what]
    if step.on_field:
        return said(f"declare 1 Monster {name} on the field")
    return said(f"declare 1 {'Monster ' if step.what == 'type' else ''}{name}")


def _name(bit: int) -> str:
    name = _EVERY.get(bit) or TYPES[bit]
    return name[:1].upper() + name[1:]


_EVERY: Final = {v.MONSTER: "Monster", v.SPELL: "Spell", v.TRAP: "Trap"}


@say.register
def _(item: la.OfDeclared, d: Description) -> None:
    if not d.telling.declared:
        raise TypeError("no words for cards of what was never declared")
    d.after.append(d.telling.declared)
    d.properties = True


@deny.register
def _(item: la.OfDeclared, d: Description) -> None:
    raise TypeError("no words for cards of anything else than what was declared")
