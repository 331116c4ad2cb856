"""Booster BT-19, Xros Evolution."""

from engine.digimon.language.card import (
    Event,
    Main,
    START_OF_YOUR_TURN,
    Security,
    Trigger,
    option,
)
from engine.digimon.language import (
    Choose,
    DIGIMON,
    Named,
    none,
)
from engine.digimon.language.operations import (
    May,
    PlaceInBattleArea,
    Play,
    TrashTop,
    delayed,
)
from engine.digimon.vocabulary import (
    PURPLE,
    TRASH,
)

BONDS_OF_TRUE_LOVE = option(
    "BT19-097", "Bonds of True Love", PURPLE, 3, traits=("Option",), mentions=("Impmon",),
    effects=(
        Trigger(on=Event("trashed-from-deck"), do=(May((PlaceInBattleArea(),)),)),
        Main(do=(TrashTop(2), PlaceInBattleArea())),
        Trigger(on=START_OF_YOUR_TURN, condition=(none(DIGIMON),), do=(
            delayed(May((Play(Choose(Named("Impmon"), TRASH)),))),
        )),
    ),
    security=(Security(do=(PlaceInBattleArea(),)),),
)  # fmt: skip
