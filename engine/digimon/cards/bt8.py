"""Booster BT-08, New Awakening."""

from engine.digimon.language.card import (
    Ban,
    DP,
    Event,
    Main,
    Trigger,
    WHEN_DIGIVOLVING,
    Would,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.cards.phrases import (
    ACTIVATE_MAIN_EFFECT,
    ONE_OF_THEIRS,
    PLAY_THIS_CARD,
    SET_MEMORY_TO_3,
)
from engine.digimon.language import (
    ANY_NUMBER,
    Between,
    Choose,
    Color,
    Count,
    DIGIMON,
    Each,
    HasUnder,
    Is,
    Players,
    TAMER,
    While,
    dp,
    level,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    May,
    Play,
    ReduceCost,
    Suspend,
    Unsuspend,
)
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_TURN,
    BLACK,
    HAND,
    OPPONENT,
    PURPLE,
    RED,
    THIS_TURN,
    TRASH,
    WHITE,
    YELLOW,
    YOU,
)

BLACK_WAR_GREYMON = digimon(
    "BT8-070", "BlackWarGreymon", BLACK | RED, 6, 12, 12000,
    digivolve(BLACK, 5, 4), digivolve(RED, 5, 4),
    traits=("Mega", "Virus", "Dragonkin"),
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

KARI_KAMIYA = tamer(
    "BT8-090", "Kari Kamiya", YELLOW, 4,
    effects=(
        SET_MEMORY_TO_3,
        Trigger(on=Event("security-added"), turn=YOU, do=(By((Suspend(),), (GainMemory(1),)),)),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

DIGIMON_EMPEROR = tamer(
    "BT8-094", "Digimon Emperor", WHITE, 3,
    effects=(
        Trigger(on=Event("deleted", DIGIMON & level(0, 5), OPPONENT), do=(
            By((Suspend(),), (Draw(1),)),
        )),
        Trigger(on=Event("moved", DIGIMON & level(3), OPPONENT), turn=OPPONENT,
                do=(GainMemory(2),)),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

FLAME_HELLSCYTHE = option(
    "BT8-109", "Flame Hellscythe", PURPLE | YELLOW, 6,
    effects=(
        Main(do=(
            Give((DP(-6000),), ONE_OF_THEIRS, THIS_TURN),
            May((Play(Choose(
                DIGIMON & Color(PURPLE | YELLOW) & Between("original-dp", 0, 6000), TRASH,
            )),)),
        )),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip

CRIMSON_BLAZE = option(
    "BT8-097", "Crimson Blaze", RED, 6,
    effects=(
        Would(what="use", where=HAND, do=(ReduceCost(Count(DIGIMON, whose=OPPONENT)),)),
        Main(do=(
            Give((Ban("play-by-effect", DIGIMON),), Players(), END_OF_OPPONENTS_TURN),
            Delete(Each(DIGIMON & dp(most=6000), whose=OPPONENT)),
        )),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
