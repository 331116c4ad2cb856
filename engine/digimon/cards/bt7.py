"""Booster BT-07, Next Adventure."""

from engine.digimon.language.card import ON_PLAY, Trigger, Would, digimon, digivolve
from engine.digimon.language import Choose, Compare, Count, DIGIMON, Each, OPTION, TraitHas, dp
from engine.digimon.language.operations import Delete, If, ReduceCost, ToDeck
from engine.digimon.vocabulary import EITHER, HAND, OPPONENT, RED, TRASH

_THREE_MUSKETEERS = TraitHas("Three Musketeers")
_RETURNED = _THREE_MUSKETEERS | OPTION
_RETURN_ALL = ToDeck(Each(_RETURNED, TRASH, EITHER))

AVENGE_KIDMON = digimon(
    "BT7-015", "AvengeKidmon", RED, 6, 12, 11000, digivolve(RED, 5, 3),
    traits=("Mega", "Virus", "Dragonkin"), mentions=("Three Musketeers",),
    effects=(
        Would(what="play", where=HAND, do=(ReduceCost(Count(OPTION, TRASH, EITHER)),)),
        Trigger(on=ON_PLAY, do=(
            # All that match are returned, so that their number is known before.
            If(
                Compare(Count(_RETURNED, TRASH, EITHER), ">=", 7),
                (
                    _RETURN_ALL,
                    Delete(Choose(DIGIMON & (_THREE_MUSKETEERS | dp(most=8000)), whose=OPPONENT)),
                ),
                (_RETURN_ALL,),
            ),
        )),
    ),
)  # fmt: skip
