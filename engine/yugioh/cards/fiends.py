"""Level 3 Fiends that come from the Deck, and the Rank 3 Xyz Monster made of them."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, Ignition, Trigger, XyzSummon, monster, sent_to_grave,
    summoned,
)  # fmt: skip
from engine.yugioh.cards.traits import FIEND
from engine.yugioh.language import MONSTER, Between, Choose, Chosen, State, level
from engine.yugioh.language import AddToHand, Detach, Ban, IfDone, SpecialSummon

TOUR_GUIDE = monster(
    10802915, "Tour Guide From the Underworld", v.DARK, v.FIEND, 3, 1000, 600,
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_NORMAL),
            missable=True,
            do=(
                SpecialSummon(
                    Choose(level(3, 3) & FIEND & MONSTER, v.HAND | v.DECK),
                    but=("negated", "not-synchro-material"),
                ),
            ),
        ),
    ),
)  # fmt: skip

SANGAN = monster(
    26202165, "Sangan", v.DARK, v.FIEND, 3, 1000, 600,
    effects=(
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(v.MZONE | v.SZONE),
            optional=False,
            do=(
                AddToHand(Choose(Between("attack", 0, 1500) & MONSTER, v.DECK, name="found")),
                IfDone((Ban(("activate",), ANY, Chosen(("found",))),)),
            ),
        ),
    ),
)  # fmt: skip

LEVIAIR = monster(
    95992081, "Leviair the Sea Dragon", v.WIND, v.AQUA, 3, 1800, 1600,
    type=v.XYZ | v.EFFECT,
    procedures=(XyzSummon(least=2),),
    effects=(
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            cost=(Detach(1),),
            target=(
                Choose(
                    ~State("face-down") & level(0, 4) & MONSTER, v.BANISHED, whose=v.EITHER
                ),
            ),
            do=(SpecialSummon(Chosen()),),
        ),
    ),
)  # fmt: skip
