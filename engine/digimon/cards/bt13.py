"""Booster BT-13, Versus Royal Knights."""

from engine.digimon.language.card import (
    Digivolve,
    Event,
    Trigger,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
)
from engine.digimon.language import (
    Choose,
    Color,
    DIGIMON,
    NameHas,
    TAMER,
    Trait,
    dp,
    level,
)
from engine.digimon.language.operations import (
    Delete,
    IfDone,
    May,
    Play,
    Recover,
    SearchSecurity,
)
from engine.digimon.vocabulary import (
    OPPONENT,
    RED,
    SECURITY,
    YELLOW,
    YOU,
)

GEO_GREYMON = digimon(
    "BT13-012", "GeoGreymon", RED | YELLOW, 4, 5, 5000,
    digivolve(RED, 3, 3), digivolve(YELLOW, 3, 3),
    Digivolve(NameHas("Agumon") & Trait("Dinosaur") & level(3), 2),
    traits=("Champion", "Vaccine", "Dinosaur"), mentions=("Agumon",),
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(
            SearchSecurity((
                May((Play(Choose(TAMER & Color(RED | YELLOW), SECURITY)),)),
                IfDone((Recover(1),)),
            )),
        )),
    ),
    inherited=(
        Trigger(on=Event("suspended", TAMER & Color(RED | YELLOW)), turn=YOU, limit=1, do=(
            May((Delete(Choose(DIGIMON & dp(most=3000), whose=OPPONENT)),)),
        )),
    ),
)  # fmt: skip
