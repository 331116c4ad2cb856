"""A card that takes the name and the effects of another monster, as a clause."""

from engine.yugioh import language as la
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.operations import clause, said, statement
from engine.yugioh.wording.phrase import Clause, Telling

_UNTIL = {"": "", "end": "until the End Phase, "}


@clause.register
def _(step: la.BecomesMonster, telling: Telling) -> Clause:
    of = thing(step.of, telling)
    if not of.possessive:
        raise TypeError("no words for the monster whose effects a card has")
    becomes = f"{of.possessive} original name, and replace this effect with "
    return statement(
        f"{_UNTIL[step.until]}this card's name", False, "become", "becomes",
        f"{becomes}{of.possessive} original effects",
    )  # fmt: skip


@clause.register
def _(step: la.LinkMaterialAs, telling: Telling) -> Clause:
    thing(step.of, telling)
    return said(
        "when you Link Summon this turn, you can treat this card as Link Material with the same "
        "name, Type, and Attribute as the revealed monster"
    )


@clause.register
def _(step: la.FusionMaterialAs, telling: Telling) -> Clause:
    thing(step.of, telling)
    return said(
        "the name of this face-up card on the field can be treated as the sent monster's, if used "
        "as Fusion Material this turn"
    )


@condition.register
def _(item: la.HasEffectsOf, telling: Telling) -> str:
    if not item.passcode:
        return "this card has its own effects"
    return f'this card has the original effects of "{telling.names(item.passcode)}"'
