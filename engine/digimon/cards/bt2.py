"""Booster BT-02, Ultimate Power."""

from engine.digimon.language.card import ON_DELETION, Trigger, digimon, digivolve
from engine.digimon.language import security
from engine.digimon.language.operations import Recover
from engine.digimon.vocabulary import YELLOW

SALAMON = digimon(
    "BT2-034", "Salamon", YELLOW, 3, 4, 2000, digivolve(YELLOW, 2, 0),
    traits=("Rookie", "Vaccine", "Mammal"),
    effects=(Trigger(on=ON_DELETION, condition=(security("<=", 3),), do=(Recover(1),)),),
)  # fmt: skip
