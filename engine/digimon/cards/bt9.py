"""Booster BT-09, X Record: X Antibody."""

from engine.digimon.card import (
    DP,
    ON_PLAY,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Cannot,
    Digivolve,
    Event,
    IgnoreColors,
    Keyword,
    Main,
    Security,
    Static,
    Trigger,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.cards.phrases import (
    GREYMON_OR_OMNIMON_IN_NAME,
    PLAY_THIS_CARD,
    TRASH_2_OF_ONE_LEVEL,
    X_ANTIBODY,
)
from engine.digimon.language import (
    DIGIMON,
    OPTION,
    THIS,
    Choose,
    EventWas,
    HasUnder,
    Is,
    Named,
    TraitHas,
    exists,
    named,
)
from engine.digimon.operations import (
    AddToHand,
    By,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    PlaceUnder,
    RevealTop,
    Suspend,
)
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_OPPONENTS_TURN,
    HAND,
    RED,
    REVEALED,
    WHITE,
    YOU,
)

_X_ANTIBODY_TRAIT = TraitHas("X Antibody")

AGUMON_X = digimon(
    "BT9-008", "Agumon (X Antibody)", RED, 3, 3, 2000,
    digivolve(RED, 2, 0), Digivolve(Named("Agumon"), 0),
    traits=("Rookie", "Vaccine", "Dinosaur", "X Antibody"),
    effects=(
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            RevealTop(3, (
                AddToHand(Choose(GREYMON_OR_OMNIMON_IN_NAME, REVEALED)),
                AddToHand(Choose(X_ANTIBODY, REVEALED)),
            )),
        )),
    ),
)  # fmt: skip

GREYMON_X = digimon(
    "BT9-012", "Greymon (X Antibody)", RED, 4, 5, 6000,
    digivolve(RED, 3, 2), Digivolve(Named("Greymon"), 0),
    traits=("Champion", "Vaccine", "Dinosaur", "X Antibody"),
    inherited=(TRASH_2_OF_ONE_LEVEL,),
)  # fmt: skip

METAL_GREYMON_X = digimon(
    "BT9-015", "MetalGreymon (X Antibody)", RED, 5, 8, 8000,
    digivolve(RED, 4, 3), Digivolve(Named("MetalGreymon"), 0),
    traits=("Ultimate", "Vaccine", "Cyborg", "X Antibody"),
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(
            Give((Keyword("Security Attack", 1),), THIS, END_OF_OPPONENTS_TURN),
            If(Is(HasUnder(named("MetalGreymon", "X Antibody"))), (
                Give((DP(3000),), THIS, END_OF_OPPONENTS_NEXT_TURN),
            )),
        )),
    ),
)  # fmt: skip

COOL_BOY = tamer(
    "BT9-092", "Cool Boy", WHITE, 2,
    effects=(
        Trigger(on=ON_PLAY, do=(
            RevealTop(3, (
                AddToHand(Choose(DIGIMON & _X_ANTIBODY_TRAIT, REVEALED)),
                AddToHand(Choose(OPTION & _X_ANTIBODY_TRAIT, REVEALED)),
            )),
        )),
        Trigger(
            on=Event("digivolved", DIGIMON & _X_ANTIBODY_TRAIT), turn=YOU,
            condition=(EventWas("same-level"),),
            do=(By((Suspend(),), (GainMemory(1), Draw(1))),),
        ),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

X_ANTIBODY_OPTION = option(
    "BT9-109", "X Antibody", WHITE, 0, traits=("X Antibody",),
    effects=(
        IgnoreColors((exists(DIGIMON),)),
        Main(do=(PlaceUnder(under=Choose(DIGIMON & ~HasUnder(X_ANTIBODY))),)),
    ),
    inherited=(
        Static(Cannot("trash-under", X_ANTIBODY)),
        Trigger(on=WHEN_ATTACKING, do=(
            May((DigivolveInto(Choose(DIGIMON & _X_ANTIBODY_TRAIT, HAND), cost="pay"),)),
        )),
    ),
    security=(Security(do=(GainMemory(1), AddToHand())),),
)  # fmt: skip
