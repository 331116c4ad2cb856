"""Booster BT-24, Time Stranger."""

from engine.digimon.language.card import (
    IgnoreColors,
    Link,
    Main,
    ON_DELETION,
    ON_PLAY,
    Trigger,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
    option,
)
from engine.digimon.cards.phrases import (
    ACTIVATE_MAIN_EFFECT,
)
from engine.digimon.language import (
    Choose,
    Compare,
    Count,
    DIGIMON,
    TAMER,
    THIS_CARD,
    Trait,
    exists,
    level,
)
from engine.digimon.language.operations import (
    Delete,
    LinkTo,
    May,
    Play,
)
from engine.digimon.vocabulary import (
    FIELD,
    HAND,
    OPPONENT,
    PURPLE,
    TRASH,
)
from engine.filters import (
    ANY,
)

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

WAR_GROWLMON = digimon(
    "BT24-076", "WarGrowlmon", PURPLE, 5, 7, 7000, digivolve(PURPLE, 4, 3),
    traits=("Ultimate", "Virus", "Cyborg", "Dark Dragon"), mentions=("Evil Dragon",),
    effects=(
        Main(where=TRASH, condition=(Compare(Count(ANY, HAND), "<=", 4),), do=(
            Play(THIS_CARD, "pay", 2),
        )),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            Delete(Choose(DIGIMON & level(0, 4), whose=OPPONENT)),
        )),
    ),
    inherited=(
        Trigger(on=ON_DELETION, do=(
            May((
                Play(Choose(
                    DIGIMON & level(0, 4) & (Trait("Dark Dragon") | Trait("Evil Dragon")), TRASH
                )),
            )),
        )),
    ),
)  # fmt: skip
