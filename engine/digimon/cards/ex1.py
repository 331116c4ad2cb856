"""Theme Booster EX-01, Classic Collection."""

from engine.digimon.language.card import (
    Ban,
    Main,
    Security,
    Trigger,
    WHEN_ATTACKING,
    digimon,
    digivolve,
    option,
)
from engine.digimon.language import (
    Choose,
    Named,
    Players,
    cost,
)
from engine.digimon.language.operations import (
    AddToHand,
    Give,
    May,
    Play,
)
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_NEXT_TURN,
    HAND,
    RED,
    THIS_TURN,
    WHITE,
)

GREYMON = digimon(
    "EX1-004", "Greymon", RED, 4, 5, 5000, digivolve(RED, 3, 2),
    traits=("Champion", "Vaccine", "Dinosaur"),
    inherited=(
        Trigger(on=WHEN_ATTACKING, limit=1, do=(
            May((Play(Choose(Named("Tai Kamiya") & cost(most=3), HAND)),)),
        )),
    ),
)  # fmt: skip

EMERGENCY_PROGRAM_SHUTDOWN = option(
    "EX1-072", "Emergency Program Shutdown!", WHITE, 3,
    effects=(Main(do=(Give((Ban("use"),), Players(), END_OF_OPPONENTS_NEXT_TURN),)),),
    security=(Security(do=(Give((Ban("use"),), Players(), THIS_TURN), AddToHand())),),
)  # fmt: skip
