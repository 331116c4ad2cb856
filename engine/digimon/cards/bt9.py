"""Booster BT-09, X Record: X Antibody."""

from engine.digimon.language.card import (
    Ban,
    Cannot,
    DP,
    Digivolve,
    Event,
    IgnoreColors,
    Keyword,
    Main,
    ON_PLAY,
    Security,
    Static,
    Trigger,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Would,
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
    Choose,
    Count,
    DIGIMON,
    Each,
    EventWas,
    Extreme,
    HasUnder,
    Is,
    Named,
    OPTION,
    Players,
    TAMER,
    THIS,
    TraitHas,
    exists,
    level,
    named,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    DeDigivolve,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    PlaceUnder,
    ReduceCost,
    RevealTop,
    Suspend,
)
from engine.digimon.vocabulary import (
    BLACK,
    EITHER,
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_OPPONENTS_TURN,
    HAND,
    OPPONENT,
    PURPLE,
    RED,
    REVEALED,
    WHITE,
    YELLOW,
    YOU,
)

_X_ANTIBODY_TRAIT = TraitHas("X Antibody")

AGUMON_X = digimon(
    "BT9-008", "Agumon (X Antibody)", RED, 3, 3, 2000,
    digivolve(RED, 2, 0), Digivolve(Named("Agumon"), 0),
    traits=("Rookie", "Vaccine", "Dinosaur", "X Antibody"), mentions=("Omnimon",),
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
    traits=("Champion", "Vaccine", "Dinosaur", "X Antibody"), mentions=("Omnimon",),
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

PILLOMON = digimon(
    "BT9-033", "Pillomon", YELLOW, 3, 3, 2000, digivolve(YELLOW, 2, 0),
    traits=("Rookie", "Vaccine", "Mammal"),
    effects=(Static(Ban("play-by-effect", DIGIMON), Players(EITHER)),),
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

DEATH_X_MON = digimon(
    "BT9-112", "DeathXmon", PURPLE | BLACK, 7, 20, 15000,
    digivolve(BLACK, 6, 6), digivolve(PURPLE, 6, 6),
    traits=("Mega", "Virus", "Unanalyzable", "X Program"),
    effects=(
        Would(what="play", do=(
            ReduceCost(Count(DIGIMON | TAMER, whose=OPPONENT, times=3)),
        )),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            DeDigivolve(1, Each(DIGIMON, whose=OPPONENT)),
            Delete(Each(DIGIMON & level(0, 4), whose=OPPONENT)),
        )),
        Trigger(on=Event("turn-end", whose=OPPONENT), limit=1, do=(
            Delete(Each(DIGIMON & Extreme("cost", highest=False), whose=OPPONENT)),
        )),
    ),
)  # fmt: skip
