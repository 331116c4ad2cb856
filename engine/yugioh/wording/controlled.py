"""Conditions on all monsters of a player, and on how this effect was activated."""

from engine.yugioh import language as la
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling


@condition.register
def _(item: la.AllAre, telling: Telling) -> str:
    face_up = "face-up " if item.face_up else ""
    nouns = noun(item.filter, telling, default="monster")
    return f"all {face_up}monsters you control are {nouns.several}{nouns.but}"


@condition.register
def _(item: la.AtActivation, telling: Telling) -> str:
    if item == la.DISCARDED_BY_OPPONENT:
        return "this card was discarded from your hand to your GY by an opponent's card effect"
    if item.failed:
        raise TypeError("no words for what did not hold then")
    held = condition(item.condition, telling).replace(" is ", " was ", 1)
    return f"{held} when this effect was activated"


@condition.register
def _(item: la.WasSet, telling: Telling) -> str:
    return "this card was Set before activation and is on the field at resolution"


@condition.register
def _(item: la.Unused, telling: Telling) -> str:
    return f"you did not apply effect {item.number + 1} of these this turn"
