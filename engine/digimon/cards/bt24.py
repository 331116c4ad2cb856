"""Booster BT-24, Time Stranger."""

from engine.digimon.card import IgnoreColors, Link, Main, Trigger, WHEN_ATTACKING, option
from engine.digimon.cards.phrases import ACTIVATE_MAIN_EFFECT
from engine.digimon.language import DIGIMON, TAMER, THIS_CARD, Choose, Trait, exists, level
from engine.digimon.operations import Delete, LinkTo, May
from engine.digimon.vocabulary import FIELD, OPPONENT, PURPLE

_TS = Trait("TS")

SOUL_FEAR = option(
    "BT24-097", "Soul Fear", PURPLE, 5, traits=("TS",), ways=(Link(_TS, 3, 2000),),
    effects=(
        IgnoreColors((exists(_TS & (DIGIMON | TAMER), FIELD),)),
        Main(do=(
            Delete(Choose(DIGIMON & level(6, 99), whose=OPPONENT)),
            May((LinkTo(THIS_CARD, Choose(DIGIMON, FIELD)),)),
        )),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
    link=(
        Trigger(on=WHEN_ATTACKING, limit=1, do=(
            Delete(Choose(DIGIMON & level(0, 5), whose=OPPONENT)),
        )),
    ),
)  # fmt: skip
