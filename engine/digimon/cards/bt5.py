"""Booster BT-05, Battle of Omni."""

from engine.digimon.language.card import (
    Ban,
    DP,
    Static,
    Trigger,
    WHEN_ATTACKING,
    digi_egg,
    digimon,
    digivolve,
)
from engine.digimon.cards.phrases import (
    GREYMON_IN_NAME,
)
from engine.digimon.language import (
    DIGIMON,
    Each,
    Is,
    NameHas,
    Named,
    OTHER,
    Players,
    name_has,
)
from engine.digimon.language.operations import (
    Draw,
)
from engine.digimon.vocabulary import (
    OPPONENT,
    RED,
    YOU,
)

_OTHER_GREYMON = name_has("DoruGreymon", "BurningGreymon", "DexDoruGreymon")

KOROMON = digi_egg(
    "BT5-001", "Koromon", RED, traits=("In-Training", "Lesser"), mentions=("Omnimon",),
    inherited=(
        Trigger(
            on=WHEN_ATTACKING, limit=1,
            condition=(Is(NameHas("Omnimon") | GREYMON_IN_NAME & ~_OTHER_GREYMON),),
            do=(Draw(1),),
        ),
    ),
)  # fmt: skip

GAOSSMON = digimon(
    "BT5-008", "Gaossmon", RED, 3, 3, 2000, digivolve(RED, 2, 0),
    traits=("Rookie", "Virus", "Reptile"),
    effects=(
        Static(DP(3000), Each(DIGIMON & Named("Gaossmon") & OTHER), turn=YOU),
        Static(Ban("reduce-digivolution-costs"), Players(), turn=OPPONENT),
    ),
)  # fmt: skip
