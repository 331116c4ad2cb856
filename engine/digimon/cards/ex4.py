"""Theme Booster EX-04, Alternative Being."""

from engine.digimon.language.card import (
    DP,
    Digivolve,
    Event,
    ON_DELETION,
    Trigger,
    digimon,
    digivolve,
)
from engine.digimon.cards.phrases import ONE_OF_THEIRS
from engine.digimon.language import Count, Named
from engine.digimon.language.operations import DeDigivolve, Give, Recover
from engine.digimon.vocabulary import BLACK, OPPONENT, SECURITY, THIS_TURN, YELLOW
from engine.filters import ANY

SHADOW_SERAPHIMON = digimon(
    "EX4-050", "ShadowSeraphimon", BLACK | YELLOW, 6, 12, 12000,
    digivolve(BLACK, 5, 4), digivolve(YELLOW, 5, 4), Digivolve(Named("Seraphimon"), 1),
    traits=("Mega", "Virus", "Seraph"),
    effects=(
        Trigger(on=Event("security-removed"), turn=OPPONENT, do=(DeDigivolve(1, ONE_OF_THEIRS),)),
        Trigger(on=ON_DELETION, do=(
            Recover(1),
            Give((DP(Count(ANY, SECURITY, times=-4000)),), ONE_OF_THEIRS, THIS_TURN),
        )),
    ),
)  # fmt: skip
