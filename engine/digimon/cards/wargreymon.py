"""Cards of WarGreymon decks: the black and red line, X Antibody, and their Tamers."""

from engine.digimon.card import (
    DP,
    ON_PLAY,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Cannot,
    Delay,
    Digivolve,
    Event,
    IgnoreColors,
    Main,
    Security,
    Static,
    Trigger,
    Unaffected,
    Would,
    START_OF_YOUR_TURN,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.language import (
    ANY_NUMBER,
    DIGIMON,
    TAMER,
    THIS,
    Choose,
    Compare,
    EventCards,
    EventWas,
    Extreme,
    HasUnder,
    Is,
    Memory,
    NameHas,
    Named,
    NumberOf,
    Color,
    TraitHas,
    While,
    exists,
    name_has,
)
from engine.digimon.operations import (
    AddToHand,
    Attack,
    By,
    Delete,
    DigivolveInto,
    GainMemory,
    Give,
    If,
    May,
    PlaceInBattleArea,
    PlaceUnder,
    Play,
    Prevent,
    ReduceCost,
    RevealTop,
    SetMemory,
    Suspend,
    Trash,
    Unsuspend,
)
from engine.digimon import vocabulary as v
from engine.digimon.vocabulary import BLACK, OPPONENT, RED, REVEALED, UNDER, WHITE, YOU
from engine.filters import ANY

_GREYMON = NameHas("Greymon")
_GREYMON_OR_OMNIMON = name_has("Greymon", "Omnimon")
_X_ANTIBODY = Named("X Antibody")

AGUMON_X = digimon(
    "BT9-008", "Agumon (X Antibody)", RED, 3, 3, 2000,
    digivolve(RED, 2, 0), Digivolve(Named("Agumon"), 0),
    traits=("Rookie", "Vaccine", "Dinosaur", "X Antibody"), rarity="C",
    effects=(
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            RevealTop(3, (
                AddToHand(Choose(_GREYMON_OR_OMNIMON, REVEALED)),
                AddToHand(Choose(_X_ANTIBODY, REVEALED)),
            )),
        )),
    ),
)  # fmt: skip

GREYMON_X = digimon(
    "BT9-012", "Greymon (X Antibody)", RED, 4, 5, 6000,
    digivolve(RED, 3, 2), Digivolve(Named("Greymon"), 0),
    traits=("Champion", "Vaccine", "Dinosaur", "X Antibody"), rarity="C",
    inherited=(
        Would(what="leave", by="effect", condition=(Is(_GREYMON_OR_OMNIMON),), do=(
            By((Trash(Choose(ANY, UNDER, 2, of=THIS, joint="same-level")),), (Prevent(),)),
        )),
    ),
)  # fmt: skip

BLACK_WAR_GREYMON = digimon(
    "BT8-070", "BlackWarGreymon", BLACK | RED, 6, 12, 12000,
    digivolve(BLACK, 5, 4), digivolve(RED, 5, 4),
    traits=("Mega", "Virus", "Dragonkin"), rarity="SR",
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(
            Delete(Choose(
                (DIGIMON & While(Is(HasUnder(Color(RED)))))
                | (TAMER & While(Is(HasUnder(Color(BLACK))))),
                most=ANY_NUMBER, up_to=True, whose=OPPONENT, total=("cost", 6),
            )),
        )),
        Trigger(on=Event("deleted", DIGIMON, OPPONENT), limit=1, do=(May((Unsuspend(),)),)),
    ),
)  # fmt: skip

YUUYA_KUGA = tamer(
    "BT11-093", "Yuuya Kuga", BLACK, 4, rarity="R",
    effects=(
        Trigger(on=START_OF_YOUR_TURN, do=(If(Compare(Memory(), "<=", 2), (SetMemory(3),)),)),
        Trigger(on=Event("digivolved", _GREYMON), turn=YOU, do=(
            By((Suspend(),), (
                Give((DP(2000),), EventCards(), v.END_OF_OPPONENTS_TURN),
                If(EventWas("same-level"), (
                    Give((Unaffected(v.OPTION),), EventCards(), v.END_OF_OPPONENTS_TURN),
                )),
            )),
        )),
    ),
    security=(Security(do=(Play(),)),),
)  # fmt: skip

X_ANTIBODY = option(
    "BT9-109", "X Antibody", WHITE, 0, traits=("X Antibody",), rarity="U",
    effects=(
        IgnoreColors((exists(DIGIMON),)),
        Main(do=(PlaceUnder(under=Choose(DIGIMON & ~HasUnder(_X_ANTIBODY))),)),
    ),
    inherited=(
        Static(Cannot("trash-under", _X_ANTIBODY)),
        Trigger(on=WHEN_ATTACKING, do=(
            May((DigivolveInto(Choose(DIGIMON & TraitHas("X Antibody"), v.HAND), cost="pay"),)),
        )),
    ),
    security=(Security(do=(GainMemory(1), AddToHand())),),
)  # fmt: skip

RED_MEMORY_BOOST = option(
    "P-035", "Red Memory Boost!", RED, 3, rarity="P",
    effects=(
        Main(do=(
            RevealTop(4, (AddToHand(Choose(DIGIMON & Color(RED), REVEALED)),)),
            PlaceInBattleArea(),
        )),
        Delay(do=(GainMemory(2),)),
    ),
    security=(Security(do=(PlaceInBattleArea(),)),),
)  # fmt: skip

HADES_FORCE = option(
    "BT11-107", "Hades Force", BLACK | RED, 7, rarity="R",
    effects=(
        Would(what="use", condition=(exists(DIGIMON & HasUnder(_X_ANTIBODY)),),
              do=(ReduceCost(2),)),
        Main(do=(
            Delete(Choose(DIGIMON | TAMER, most=ANY_NUMBER, up_to=True, whose=OPPONENT,
                          total=("cost", NumberOf("cost", Choose(DIGIMON & _GREYMON))))),
            May((Attack(Choose(DIGIMON & _GREYMON), at="player"),)),
        )),
    ),
    security=(Security(do=(Delete(Choose(DIGIMON & Extreme("cost"), whose=OPPONENT)),)),),
)  # fmt: skip
