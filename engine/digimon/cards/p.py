"""Promotion cards."""

from engine.digimon.language.card import (
    DP,
    WHEN_DIGIVOLVING,
    Delay,
    Main,
    Security,
    Static,
    Trigger,
    digimon,
    digivolve,
    option,
)
from engine.digimon.cards.phrases import GREYMON_IN_NAME, TRASH_2_OF_ONE_LEVEL
from engine.digimon.language import DIGIMON, TAMER, Choose, Color, Is, dp, exists
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    GainMemory,
    PlaceInBattleArea,
    RevealTop,
)
from engine.digimon.vocabulary import OPPONENT, RED, REVEALED, YOU

AGUMON = digimon(
    "P-009", "Agumon", RED, 3, 3, 2000, digivolve(RED, 2, 0),
    traits=("Rookie", "Vaccine", "Reptile"),
    inherited=(Static(DP(2000), turn=YOU, condition=(Is(GREYMON_IN_NAME),)),),
)  # fmt: skip

RED_MEMORY_BOOST = option(
    "P-035", "Red Memory Boost!", RED, 3,
    effects=(
        Main(do=(
            RevealTop(4, (AddToHand(Choose(DIGIMON & Color(RED), REVEALED)),)),
            PlaceInBattleArea(),
        )),
        Delay(do=(GainMemory(2),)),
    ),
    security=(Security(do=(PlaceInBattleArea(),)),),
)  # fmt: skip

METAL_GREYMON_ALTEROUS_MODE = digimon(
    "P-072", "MetalGreymon: Alterous Mode", RED, 5, 7, 7000, digivolve(RED, 4, 3),
    traits=("Ultimate", "Vaccine", "Cyborg"), mentions=("Omnimon",), names=("MetalGreymon",),
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, condition=(exists(TAMER),), do=(
            Delete(Choose(DIGIMON & dp(most=5000), whose=OPPONENT)),
        )),
    ),
    inherited=(TRASH_2_OF_ONE_LEVEL,),
)  # fmt: skip
