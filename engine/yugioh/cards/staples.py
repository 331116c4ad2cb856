"""Spells that fit in any deck."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import Activate, spell
from engine.yugioh.language import MONSTER, Choose, Chosen
from engine.yugioh.language import NormalSummons, SpecialSummon

DOUBLE_SUMMON = spell(
    43422537, "Double Summon", effects=(Activate(do=(NormalSummons(2),)),)
)  # fmt: skip

MONSTER_REBORN = spell(
    83764718, "Monster Reborn",
    effects=(
        Activate(
            target=(Choose(MONSTER, v.GRAVE, whose=v.EITHER),),
            do=(SpecialSummon(Chosen()),),
        ),
    ),
)  # fmt: skip
