"""What is declared, and cards of it: "declare 1 Attribute", "monsters with that Attribute"."""

from typing import Final

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import after_noun
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, clause, verb
from engine.yugioh.language.words import Declarable

_DECLARED: Final[dict[str, tuple[Declarable, bool]]] = {
    "Attribute": ("attribute", False), "monster Attribute on the field": ("attribute", True),
    "Monster Type": ("type", False), "Type": ("type", False),
    "Monster Type on the field": ("type", True),
}  # fmt: skip
_KINDS: Final = {name[:1].upper() + name[1:]: bit for bit, name in v.TYPE_NAMES.items()}


@verb("declare 1")
def _(reading: Reading) -> Steps:
    """ "declare 1 Attribute", "declare 1 monster card type (Ritual or Fusion)" """
    reader = reading.reader
    if not reading.cost or reading.declared:
        raise reader.lost("what is done, and not declared")
    every = reader.take_one_of(("card type (", "type of card ("))
    words = reader.take_one_of(_DECLARED) if every is None else None
    if words is not None:
        what, on_field = _DECLARED[words]
        reading.declared = "type" if what == "type" else "attribute"
        return (la.DeclareOne(what, 0, on_field),)
    if every is None and not reader.take_words("monster card type ("):
        raise reader.lost("what is declared")
    bits = 0
    while (name := reader.take_one_of(_KINDS)) is not None:
        bits |= _KINDS[name]
        reader.take(",")
        reader.take("or")
    reader.expect(")")
    if bool(bits & (v.MONSTER | v.SPELL | v.TRAP)) != bool(every):
        raise reader.lost("kinds of cards, or of monsters")
    reading.declared = "card type"
    return (la.DeclareOne("card type", bits),)


_OF_DECLARED: Final = {
    "Attribute": "attribute", "Type": "type", "declared Attribute": "attribute",
    "declared Type": "type",
}  # fmt: skip


@after_noun("with that", "with the")
def _(reading: Reading) -> Filter:
    """ "with that Attribute" """
    words = reading.reader.take_one_of(_OF_DECLARED)
    if words is None or _OF_DECLARED[words] != reading.declared:
        raise reading.reader.lost("what was declared")
    return la.OfDeclared()


@after_noun("of that type", "of the declared type")
def _(reading: Reading) -> Filter:
    """ "of the declared type" """
    if reading.declared != "card type":
        raise reading.reader.lost("what was declared")
    return la.OfDeclared()


@clause
def _(reading: Reading) -> Steps:
    """ "negate the effects of all monsters of that type while they are on the field" """
    reader = reading.reader
    if not reader.take_words("negate the effects of all monsters of that type while they are on"):
        raise reader.lost('"negate the effects of all monsters"')
    reader.expect("the", "field")
    if reading.declared != "card type" or "for the rest of this turn" not in reader.text:
        raise reader.lost("what was declared, and for how long")
    there = la.MONSTER & la.OfDeclared() & la.InPlace(v.MZONE)
    return (la.Ban(("effect",), there, whose=v.EITHER),)
