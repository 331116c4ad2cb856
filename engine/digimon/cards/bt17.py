"""Booster BT-17, Secret Crisis."""

from engine.digimon.language.card import (
    Event,
    Main,
    Trigger,
    option,
)
from engine.digimon.cards.phrases import (
    ACTIVATE_MAIN_EFFECT,
)
from engine.digimon.language import (
    Choose,
    DIGIMON,
    NameHas,
    level,
    named,
)
from engine.digimon.language.operations import (
    DigivolveInto,
    May,
    PlaceInBattleArea,
    Play,
    delayed,
)
from engine.digimon.vocabulary import (
    HAND,
    OPPONENT,
    RED,
    TRASH,
)

CRIMSON_SAVIOR = option(
    "BT17-096", "Crimson Savior", RED, 3, traits=("Option",),
    mentions=("Guilmon", "Takato Matsuki", "Gallantmon"),
    effects=(
        Main(do=(
            May((Play(Choose(named("Guilmon", "Takato Matsuki"), HAND | TRASH)),)),
            PlaceInBattleArea(),
        )),
        Trigger(on=Event("played", DIGIMON & level(5, 7), whose=OPPONENT), do=(
            delayed(
                May((
                    DigivolveInto(Choose(DIGIMON & NameHas("Gallantmon"), HAND), Choose(DIGIMON)),
                )),
            ),
        )),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
