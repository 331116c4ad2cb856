"""Theme Booster EX-03, Draconic Roar."""

from engine.digimon.card import Note, digimon, digivolve
from engine.digimon.vocabulary import YELLOW

AIRDRAMON = digimon(
    "EX3-029", "Airdramon", YELLOW, 4, 5, 5000, digivolve(YELLOW, 3, 2),
    traits=("Champion", "Vaccine", "Mythical Beast"),
    effects=(
        Note("[On Play], which searches the security stack for a card to add to the hand, and "
             "recovers 1 for a yellow one"),
    ),
)  # fmt: skip
