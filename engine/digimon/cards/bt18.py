"""Booster BT-18, Element Successor."""

from engine.digimon.language.card import (
    DP,
    Digivolve,
    ON_PLAY,
    Static,
    Trigger,
    digimon,
    digivolve,
)
from engine.digimon.language import (
    Choose,
    DIGIMON,
    Each,
    Trait,
    level,
)
from engine.digimon.language.operations import (
    By,
    SecurityToHand,
    ToSecurity,
)
from engine.digimon.vocabulary import (
    BLACK,
    GREEN,
    HAND,
    SECURITY,
    YOU,
)

_ROYAL_BASE = Trait("Royal Base")

FUN_BEEMON = digimon(
    "BT18-044", "FunBeemon", GREEN | BLACK, 3, 3, 1000,
    digivolve(GREEN, 2, 1), digivolve(BLACK, 2, 1), Digivolve(level(2) & _ROYAL_BASE, 0),
    traits=("Rookie", "Virus", "Insectoid", "X Antibody", "Royal Base"),
    effects=(
        Static(DP(1000), Each(DIGIMON & _ROYAL_BASE), where=SECURITY),
        Trigger(on=ON_PLAY, do=(
            By(
                (ToSecurity(Choose(DIGIMON & _ROYAL_BASE, HAND), "bottom", face_up=True),),
                (SecurityToHand(1, YOU),),
            ),
        )),
    ),
    inherited=(Static(DP(1000)),),
)  # fmt: skip
