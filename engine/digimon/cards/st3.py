"""Starter Deck Heaven's Yellow: DP reduction, recovery, and strong security."""

from engine.digimon.language.card import (
    DP,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Event,
    Keyword,
    Main,
    Security,
    Static,
    Trigger,
    digi_egg,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.cards.phrases import (
    ACTIVATE_MAIN_EFFECT,
    ALL_YOUR_SECURITY_DIGIMON,
    LOSE_2_WHEN_ATTACKING,
    ONE_OF_THEIRS,
    ONE_OF_YOURS,
    PLAY_THIS_CARD,
)
from engine.digimon.language import DIGIMON, THIS, Each, security
from engine.digimon.language.operations import AddToHand, GainMemory, Give, Recover
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_NEXT_TURN,
    OPPONENT,
    THIS_TURN,
    YELLOW,
    YOU,
)

_THEIRS_DROPS_TO_0_DP = Event("deleted", DIGIMON, OPPONENT, by="zero-dp")

TOKOMON = digi_egg(
    "ST3-01", "Tokomon", YELLOW, traits=("In-Training", "Lesser"),
    inherited=(
        Trigger(on=_THEIRS_DROPS_TO_0_DP, turn=YOU, limit=1,
                do=(Give((DP(1000),), THIS, THIS_TURN),)),
    ),
)  # fmt: skip

SALAMON = digimon(
    "ST3-02", "Salamon", YELLOW, 3, 2, 3000, digivolve(YELLOW, 2, 0),
    traits=("Rookie", "Vaccine", "Mammal"),
)  # fmt: skip

TAPIRMON = digimon(
    "ST3-03", "Tapirmon", YELLOW, 3, 3, 4000, digivolve(YELLOW, 2, 0),
    traits=("Rookie", "Vaccine", "Holy Beast"),
)  # fmt: skip

PATAMON = digimon(
    "ST3-04", "Patamon", YELLOW, 3, 3, 1000, digivolve(YELLOW, 2, 0),
    traits=("Rookie", "Data", "Mammal"),
    inherited=(Trigger(on=_THEIRS_DROPS_TO_0_DP, turn=YOU, limit=1, do=(GainMemory(1),)),),
)  # fmt: skip

ANGEMON = digimon(
    "ST3-05", "Angemon", YELLOW, 4, 5, 4000, digivolve(YELLOW, 3, 2),
    traits=("Champion", "Vaccine", "Angel"),
    inherited=(
        Trigger(on=WHEN_ATTACKING, condition=(security(">=", 4),), do=(GainMemory(1),)),
    ),
)  # fmt: skip

GATOMON = digimon(
    "ST3-06", "Gatomon", YELLOW, 4, 4, 5000, digivolve(YELLOW, 3, 2),
    traits=("Champion", "Vaccine", "Holy Beast"),
)  # fmt: skip

UNIMON = digimon(
    "ST3-07", "Unimon", YELLOW, 4, 5, 6000, digivolve(YELLOW, 3, 2),
    traits=("Champion", "Vaccine", "Mythical Beast"),
    effects=(Keyword("Blocker"), LOSE_2_WHEN_ATTACKING),
)  # fmt: skip

MAGNA_ANGEMON = digimon(
    "ST3-08", "MagnaAngemon", YELLOW, 5, 7, 7000, digivolve(YELLOW, 4, 3),
    traits=("Ultimate", "Vaccine", "Archangel"),
    inherited=(
        Trigger(on=WHEN_ATTACKING, do=(Give((DP(-1000),), ONE_OF_THEIRS, THIS_TURN),)),
    ),
)  # fmt: skip

ANGEWOMON = digimon(
    "ST3-09", "Angewomon", YELLOW, 5, 6, 7000, digivolve(YELLOW, 4, 3),
    traits=("Ultimate", "Vaccine", "Archangel"),
    effects=(Trigger(on=WHEN_DIGIVOLVING, condition=(security("<=", 3),), do=(Recover(1),)),),
)  # fmt: skip

MAGNADRAMON = digimon(
    "ST3-10", "Magnadramon", YELLOW, 6, 10, 12000, digivolve(YELLOW, 5, 2),
    traits=("Mega", "Vaccine", "Holy Dragon", "Four Great Dragons"),
)  # fmt: skip

SERAPHIMON = digimon(
    "ST3-11", "Seraphimon", YELLOW, 6, 12, 10000, digivolve(YELLOW, 5, 4),
    traits=("Mega", "Vaccine", "Seraph", "Three Great Angels"),
    effects=(Trigger(on=WHEN_ATTACKING, do=(Give((DP(-4000),), ONE_OF_THEIRS, THIS_TURN),)),),
)  # fmt: skip

TK_TAKAISHI = tamer(
    "ST3-12", "T.K. Takaishi", YELLOW, 2,
    effects=(Static(DP(2000), ALL_YOUR_SECURITY_DIGIMON, turn=OPPONENT),),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

HEAVENS_GATE = option(
    "ST3-13", "Heaven's Gate", YELLOW, 1,
    effects=(Main(do=(Give((DP(3000),), ONE_OF_YOURS, THIS_TURN),)),),
    security=(
        Security(do=(
            Give((DP(5000),), Each(DIGIMON, security_digimon=True), THIS_TURN), AddToHand(),
        )),
    ),
)  # fmt: skip

HEAVENS_CHARM = option(
    "ST3-14", "Heaven's Charm", YELLOW, 2,
    effects=(Main(do=(Give((DP(-2000),), ONE_OF_THEIRS, THIS_TURN),)),),
    security=(Security(do=(AddToHand(),)),),
)  # fmt: skip

HOLY_FLAME = option(
    "ST3-15", "Holy Flame", YELLOW, 2,
    effects=(
        Main(do=(
            Give((Keyword("Security Attack", -3),), ONE_OF_THEIRS, END_OF_OPPONENTS_NEXT_TURN),
        )),
    ),
    security=(
        Security(do=(
            Give((Keyword("Security Attack", -1),), Each(DIGIMON, whose=OPPONENT), THIS_TURN),
        )),
    ),
)  # fmt: skip

SEVEN_HEAVENS = option(
    "ST3-16", "Seven Heavens", YELLOW, 7,
    effects=(Main(do=(Give((DP(-10000),), ONE_OF_THEIRS, THIS_TURN),)),),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
