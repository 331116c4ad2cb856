"""Booster BT-03, Union Impact."""

from engine.digimon.card import Trigger, WHEN_ATTACKING, digi_egg
from engine.digimon.language import security
from engine.digimon.operations import Draw
from engine.digimon.vocabulary import YELLOW

UPAMON = digi_egg(
    "BT3-003", "Upamon", YELLOW, traits=("In-Training", "Amphibian"),
    inherited=(
        Trigger(on=WHEN_ATTACKING, limit=1, condition=(security("<=", 3),), do=(Draw(1),)),
    ),
)  # fmt: skip
