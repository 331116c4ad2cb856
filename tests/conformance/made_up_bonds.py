"""Made-up cards that hold on to each other, for random play: Unions, and what holds others."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    SELF,
    AddToHand,
    ByItself,
    Card,
    Choose,
    Destroy,
    DestroyedForBearer,
    Each,
    Equip,
    EquipStats,
    FitFor,
    OneUnion,
    Race,
    SendToGrave,
    SpecialSummon,
    Type,
    Union,
)
from tests.engine.yugioh.table import body, fiend, ignition, played

FREE = (ByItself(v.HAND),)
UNION = v.EFFECT | v.UNION

TANK = fiend("Tank", Union(Race(v.FIEND)), EquipStats(500), DestroyedForBearer(), type=UNION,
             procedures=FREE)  # fmt: skip
OLD = fiend("Old", Union(MONSTER), OneUnion(), type=UNION, procedures=FREE)
CALLER = fiend(
    "Caller",
    ignition(
        Equip(Choose(Type(v.UNION) & MONSTER & FitFor(SELF), v.DECK | v.GRAVE), SELF, own=True,
              but=("not-special-summoned-this-turn",)),
        limit=ONCE_PER_TURN,
    ),
    procedures=FREE,
)  # fmt: skip
BOOM = played("Boom", Destroy(Each(MONSTER, v.MZONE, v.EITHER)), type=v.QUICK_PLAY)
BACK = played("Back", SpecialSummon(Choose(MONSTER, v.GRAVE)))
OFF = played("Off", SendToGrave(Choose(ANY, v.SZONE)))
AGAIN = played("Again", AddToHand(Choose(ANY, v.GRAVE)))

HAND: list[Card] = [TANK, OLD, CALLER, BOOM, BACK]
MAIN: list[Card] = [*HAND, TANK, OFF, AGAIN, body()]
