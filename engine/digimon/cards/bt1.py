"""Booster BT-01, New Evolution."""

from engine.digimon.language.card import DP, ON_PLAY, Static, Trigger, digimon, digivolve
from engine.digimon.language import Count
from engine.digimon.language.operations import Recover
from engine.digimon.vocabulary import SECURITY, YELLOW, YOU
from engine.filters import ANY

MAGNA_ANGEMON = digimon(
    "BT1-060", "MagnaAngemon", YELLOW, 5, 7, 6000, digivolve(YELLOW, 4, 3),
    traits=("Ultimate", "Vaccine", "Archangel"),
    effects=(Trigger(on=ON_PLAY, do=(Recover(1),)),),
    inherited=(Static(DP(Count(ANY, SECURITY, per=3, times=1000)), turn=YOU),),
)  # fmt: skip
