"""Booster BT-03, Union Impact."""

from engine.digimon.language.card import (
    Ban,
    Static,
    Trigger,
    WHEN_ATTACKING,
    digi_egg,
    digimon,
    digivolve,
)
from engine.digimon.language import (
    Players,
    TAMER,
    security,
)
from engine.digimon.language.operations import (
    Draw,
)
from engine.digimon.vocabulary import (
    GREEN,
    YELLOW,
)

UPAMON = digi_egg(
    "BT3-003", "Upamon", YELLOW, traits=("In-Training", "Amphibian"),
    inherited=(
        Trigger(on=WHEN_ATTACKING, limit=1, condition=(security("<=", 3),), do=(Draw(1),)),
    ),
)  # fmt: skip

TERRIERMON = digimon(
    "BT3-046", "Terriermon", GREEN, 3, 3, 2000, digivolve(GREEN, 2, 0),
    traits=("Rookie", "Vaccine", "Beast"),
    effects=(Static(Ban("gain-memory", ~TAMER), Players()),),
)  # fmt: skip
