"""Normal Summons and activations that continuous effects allow, and how many Summons they do."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling


@statement.register
def _(item: la.WithoutTributes, telling: Telling) -> str:
    if item.filter == ~la.OTHER:
        return "You can Normal Summon this card without Tributing."
    nouns = noun(item.filter, telling, default="monster")
    return f"You can Normal Summon {nouns.several}{nouns.but} without Tributing."


@statement.register
def _(item: la.OneLessTribute, telling: Telling) -> str:
    who = {v.YOU: "You", v.EITHER: "Both players"}[item.whose]
    nouns = noun(item.filter, telling, default="monster")
    return f"{who} can Normal Summon {nouns.several}{nouns.but} for 1 less Tribute."


@statement.register
def _(item: la.ExtraNormalSummon, telling: Telling) -> str:
    nouns = noun(item.filter, telling, v.HAND, "monster")
    return (
        f"During your Main Phase, you can Normal Summon{'/Set' * item.sets} "
        f"{nouns.counted('1', False)}{nouns.but} in addition to your Normal Summon/Set. (You can "
        "only gain this effect once per turn.)"
    )


@statement.register
def _(item: la.FromHand, telling: Telling) -> str:
    nouns = noun(item.filter, telling, v.HAND, "Spell/Trap")
    return f"You can activate {nouns.several}{nouns.but} from your hand."


@statement.register
def _(item: la.SummonsAtMost, telling: Telling) -> str:
    return f"Neither player can Summon more than {_TIMES[item.times]} per turn."


_TIMES: Final = {1: "once", 2: "two times"}


@statement.register
def _(item: la.SummonsOnce, telling: Telling) -> str:
    return "Each player can only Special Summon once per turn."


@statement.register
def _(item: la.OneAtATime, telling: Telling) -> str:
    return "Neither player can Special Summon 2 or more monsters at the same time."
