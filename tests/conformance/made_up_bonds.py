"""Made-up cards that hold on to each other, for random play: Unions, and what holds others."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    SELF,
    SPELL_TRAP,
    Activate,
    AddToHand,
    AsLevel,
    Banish,
    ByItself,
    Card,
    ChangePosition,
    Choose,
    Chosen,
    Destroy,
    DestroyedForBearer,
    DestroyedWithBonded,
    DestroysBonded,
    Draw,
    Each,
    Equip,
    EquipStats,
    FitFor,
    Indestructible,
    InPlace,
    InsteadOfDestruction,
    KeepPosition,
    NegateBonded,
    NegatesActivated,
    NormalSummonNow,
    OneUnion,
    Race,
    SendToGrave,
    SpecialSummon,
    StayRevealed,
    TributesAlso,
    Type,
    TypesSent,
    Union,
    spell,
)
from tests.engine.yugioh.table import body, fiend, fresh, ignition, played

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

# Tributes that are no monsters.
KING = fiend("King", TributesAlso(Type(v.CONTINUOUS) & SPELL_TRAP), level=5)
OATH = spell(fresh(), "Oath", v.CONTINUOUS, effects=(
    ignition(NormalSummonNow(MONSTER, tributing=True), where=v.SZONE, limit=ONCE_PER_TURN),
    ignition(Draw(TypesSent(ANY)), where=v.SZONE, limit=EACH_ONCE_PER_TURN),
))  # fmt: skip

HAND: list[Card] = [TANK, OLD, CALLER, BOOM, BACK]
MAIN: list[Card] = [*HAND, TANK, OFF, AGAIN, body()]
# What keeps monsters in their positions.
DOWN = fiend(
    "Down",
    ignition(ChangePosition(Choose(MONSTER & FACE_UP, v.MZONE), v.FACEDOWN_DEFENSE, kept=True),
             limit=EACH_ONCE_PER_TURN),
    ignition(KeepPosition(SELF, "end"), limit=EACH_ONCE_PER_TURN),
    procedures=FREE,
)  # fmt: skip

# A Spell in the place of such a Trap, which would have to be Set for a turn.
CALL = spell(fresh(), "Call", v.CONTINUOUS, effects=(
    Activate(target=(Choose(MONSTER, v.GRAVE),), do=(SpecialSummon(Chosen()),)),
    DestroysBonded(), DestroyedWithBonded(),
))  # fmt: skip

CHAIN = spell(fresh(), "Chain", v.CONTINUOUS, effects=(
    Activate(target=(Choose(MONSTER & FACE_UP, v.MZONE),), do=(NegateBonded(),)),
    DestroyedWithBonded(),
))  # fmt: skip
# What saves another from the hand or the GY, and is itself of several Levels.
KEEPER = fiend(
    "Keeper",
    InsteadOfDestruction(MONSTER & InPlace(v.MZONE), (Banish(SELF),), where=v.HAND | v.GRAVE,
                         alone=True),
    AsLevel((3, 5)),
    NegatesActivated(MONSTER, places=v.GRAVE),
    ignition(StayRevealed((Indestructible(~FACE_UP, whose=v.EITHER),)), where=v.HAND,
             limit=ONCE_PER_TURN),
)  # fmt: skip

HAND_2: list[Card] = [KING, OATH, CALL, DOWN, BOOM, CHAIN, KEEPER]
MAIN_2: list[Card] = [*HAND_2, CALL, OFF, AGAIN, OATH, body()]
