"""The two "Speedroid" monsters that many decks play: two bodies for one card."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import ONCE_PER_TURN, ByItself, Ignition, Trigger, monster, summoned
from engine.yugioh.language import (
    FACE_UP, MONSTER, SELF, Attribute, Choose, Named, Series, Type, exists, none,
)  # fmt: skip
from engine.yugioh.language import AddToHand, Also, OnlySpecialSummon, SpecialSummon, Tribute

_TERRORTOP = 81275020

_SPEEDROID = Series(0x2016, "Speedroid")
_WIND = Attribute(v.WIND)

TERRORTOP = monster(
    _TERRORTOP, "Speedroid Terrortop", v.WIND, v.MACHINE, 3, 1200, 600,
    series=(_SPEEDROID.code,),
    procedures=(ByItself(condition=(none(ANY, v.MZONE),)),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_NORMAL | v.BY_SPECIAL),
            missable=True,
            do=(AddToHand(Choose(_SPEEDROID & MONSTER & ~Named(_TERRORTOP), v.DECK)),),
        ),
    ),
)  # fmt: skip

TAKETOMBORG = monster(
    53932291, "Speedroid Taketomborg", v.WIND, v.MACHINE, 3, 600, 1200,
    series=(_SPEEDROID.code,),
    procedures=(ByItself(condition=(exists(FACE_UP & _WIND & MONSTER, v.MZONE),)),),
    one_summon_per_turn=True,
    effects=(
        Ignition(
            v.MZONE,
            cost=(Tribute(SELF),),
            do=(
                SpecialSummon(Choose(_SPEEDROID & Type(v.TUNER) & MONSTER, v.DECK)),
                Also((OnlySpecialSummon(_WIND),)),
            ),
        ),
    ),
)  # fmt: skip
