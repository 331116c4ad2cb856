"""Theme Booster EX-01, Classic Collection."""

from engine.digimon.card import WHEN_ATTACKING, Trigger, digimon, digivolve
from engine.digimon.language import Choose, Named, cost
from engine.digimon.operations import May, Play
from engine.digimon.vocabulary import HAND, RED

GREYMON = digimon(
    "EX1-004", "Greymon", RED, 4, 5, 5000, digivolve(RED, 3, 2),
    traits=("Champion", "Vaccine", "Dinosaur"),
    inherited=(
        Trigger(on=WHEN_ATTACKING, limit=1, do=(
            May((Play(Choose(Named("Tai Kamiya") & cost(most=3), HAND)),)),
        )),
    ),
)  # fmt: skip
