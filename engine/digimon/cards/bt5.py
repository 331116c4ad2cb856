"""Booster BT-05, Battle of Omni."""

from engine.digimon.card import WHEN_ATTACKING, Trigger, digi_egg
from engine.digimon.cards.phrases import GREYMON_IN_NAME
from engine.digimon.language import Is, NameHas, name_has
from engine.digimon.operations import Draw
from engine.digimon.vocabulary import RED

_OTHER_GREYMON = name_has("DoruGreymon", "BurningGreymon", "DexDoruGreymon")

KOROMON = digi_egg(
    "BT5-001", "Koromon", RED, traits=("In-Training", "Lesser"), mentions=("Omnimon",),
    inherited=(
        Trigger(
            on=WHEN_ATTACKING, limit=1,
            condition=(Is(NameHas("Omnimon") | GREYMON_IN_NAME & ~_OTHER_GREYMON),),
            do=(Draw(1),),
        ),
    ),
)  # fmt: skip
