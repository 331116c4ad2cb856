"""Theme Booster EX-02, Digital Hazard."""

from engine.digimon.language.card import Event, Trigger, digi_egg
from engine.digimon.language import OPTION, cost
from engine.digimon.language.operations import Draw
from engine.digimon.vocabulary import YELLOW, YOU

VIXIMON = digi_egg(
    "EX2-003", "Viximon", YELLOW, traits=("In-Training", "Lesser"),
    inherited=(
        Trigger(on=Event("option-used", OPTION & cost(least=2)), turn=YOU, limit=1, do=(Draw(1),)),
    ),
)  # fmt: skip
