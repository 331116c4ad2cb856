"""Theme Booster EX-05, Animal Colosseum."""

from engine.digimon.language.card import (
    Keyword,
    ON_DELETION,
    ON_PLAY,
    Trigger,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
)
from engine.digimon.language import Choose, DIGIMON, Extreme, Trait, level
from engine.digimon.language.operations import AddToHand, Delete, Unsuspend
from engine.digimon.vocabulary import BLUE, OPPONENT, YELLOW

AZULONGMON = digimon(
    "EX5-024", "Azulongmon", BLUE | YELLOW, 6, 7, 12000,
    digivolve(BLUE, 5, 4), digivolve(YELLOW, 5, 4),
    traits=("Mega", "Data", "Holy Dragon", "Four Great Dragons", "Four Sovereigns"), overflow=4,
    effects=(
        Keyword("Blast Digivolve"),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            AddToHand(Choose(DIGIMON & level(0, 5), whose=OPPONENT)),
            Unsuspend(Choose(DIGIMON & (
                Trait("Deva") | Trait("Four Great Dragons") | Trait("Four Sovereigns")
            ))),
        )),
        Trigger(on=ON_DELETION, do=(
            Delete(Choose(DIGIMON & Extreme("level"), whose=OPPONENT)),
        )),
    ),
)  # fmt: skip
