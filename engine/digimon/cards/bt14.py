"""Booster BT-14, Blast Ace."""

from engine.digimon.card import DP, Keyword, ON_PLAY, Trigger, WHEN_DIGIVOLVING, digimon, digivolve
from engine.digimon.cards.phrases import ONE_OF_THEIRS
from engine.digimon.language import Count, security
from engine.digimon.operations import Give, If, Recover
from engine.digimon.vocabulary import SECURITY, THIS_TURN, YELLOW
from engine.filters import ANY

MAGNA_ANGEMON = digimon(
    "BT14-037", "MagnaAngemon", YELLOW, 5, 4, 8000, digivolve(YELLOW, 4, 3),
    traits=("Ultimate", "Vaccine", "Archangel"), overflow=3,
    effects=(
        Keyword("Blast Digivolve"),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            If(security("<=", 5), (Recover(1),)),
            Give((DP(Count(ANY, SECURITY, times=-1000)),), ONE_OF_THEIRS, THIS_TURN),
        )),
    ),
)  # fmt: skip
