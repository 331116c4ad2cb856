"""Theme Booster EX-03, Draconic Roar."""

from engine.digimon.card import ON_PLAY, Trigger, digimon, digivolve
from engine.digimon.vocabulary import YELLOW

AIRDRAMON = digimon(
    "EX3-029", "Airdramon", YELLOW, 4, 5, 5000, digivolve(YELLOW, 3, 2),
    traits=("Champion", "Vaccine", "Mythical Beast"),
    effects=(
        Trigger(on=ON_PLAY,
                unsupported="searching the security stack for a card to add to the hand, and "
                "<Recovery +1 (Deck)> for a yellow one"),
    ),
)  # fmt: skip
