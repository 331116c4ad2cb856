"""Booster BT-11, Dimensional Phase."""

from engine.digimon.language.card import (
    DP,
    DigiXros,
    Digivolve,
    Event,
    Keyword,
    Main,
    ON_PLAY,
    Security,
    Static,
    Trigger,
    Unaffected,
    WHEN_DIGIVOLVING,
    Would,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.cards.phrases import (
    GREYMON_IN_NAME,
    GREYMON_OR_OMNIMON_IN_NAME,
    PLAY_THIS_CARD,
    SET_MEMORY_TO_3,
    X_ANTIBODY,
)
from engine.digimon.language import (
    ANY_NUMBER,
    Between,
    Choose,
    Color,
    DIGIMON,
    Each,
    EventCards,
    EventWas,
    Extreme,
    HasKeyword,
    HasUnder,
    Is,
    Named,
    NumberOf,
    TAMER,
    THIS,
    TraitHas,
    exists,
    level,
)
from engine.digimon.language.operations import (
    Attack,
    By,
    Delete,
    Give,
    If,
    May,
    Play,
    Prevent,
    ReduceCost,
    Suspend,
    ToDeck,
)
from engine.digimon.vocabulary import (
    BLACK,
    END_OF_OPPONENTS_TURN,
    GREEN,
    OPPONENT,
    OPTION,
    PURPLE,
    RED,
    TRASH,
    UNDER,
    YOU,
)

GREYMON_X = digimon(
    "BT11-064", "Greymon (X Antibody)", BLACK | RED, 4, 5, 6000,
    digivolve(BLACK, 3, 3), digivolve(RED, 3, 3), Digivolve(Named("Greymon"), 0),
    traits=("Champion", "Virus", "Dinosaur", "X Antibody"), mentions=("Omnimon",),
    effects=(
        Would(what="digivolve", into=GREYMON_IN_NAME, turn=YOU, do=(
            ReduceCost(NumberOf("colors", EventCards())),
        )),
    ),
    inherited=(
        Would(
            what="deleted-or-returned", by="effect", condition=(Is(GREYMON_OR_OMNIMON_IN_NAME),),
            do=(By((ToDeck(Choose(X_ANTIBODY, UNDER, of=THIS)),), (Prevent(),)),),
        ),
    ),
)  # fmt: skip

YUUYA_KUGA = tamer(
    "BT11-093", "Yuuya Kuga", BLACK, 4,
    effects=(
        SET_MEMORY_TO_3,
        Trigger(on=Event("digivolved", DIGIMON & GREYMON_IN_NAME), turn=YOU, do=(
            By((Suspend(),), (
                Give((DP(2000),), EventCards(), END_OF_OPPONENTS_TURN),
                If(EventWas("same-level"), (
                    Give((Unaffected(OPTION),), EventCards(), END_OF_OPPONENTS_TURN),
                )),
            )),
        )),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

HADES_FORCE = option(
    "BT11-107", "Hades Force", BLACK | RED, 7,
    effects=(
        Would(what="use", condition=(exists(DIGIMON & HasUnder(X_ANTIBODY)),),
              do=(ReduceCost(2),)),
        Main(do=(
            Delete(Choose(
                DIGIMON | TAMER, most=ANY_NUMBER, up_to=True, whose=OPPONENT,
                total=("cost", NumberOf("cost", Choose(DIGIMON & GREYMON_IN_NAME))),
            )),
            May((Attack(Choose(DIGIMON & GREYMON_IN_NAME), at="player"),)),
        )),
    ),
    security=(Security(do=(Delete(Choose(DIGIMON & Extreme("cost"), whose=OPPONENT)),)),),
)  # fmt: skip

TAIGA = tamer(
    "BT11-091", "Taiga", GREEN, 3,
    effects=(
        Static(DP(1000), Each(DIGIMON), turn=YOU),
        Would(what="digivolve", who=DIGIMON & Color(GREEN), into=level(5, 7), turn=YOU, do=(
            By((Suspend(),), (ReduceCost(1),)),
        )),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

_XROS_HEART = TraitHas("Xros Heart")
_SMALL = DIGIMON & Between("level", 0, 4) & (Color(PURPLE) | _XROS_HEART)

MERVAMON = digimon(
    "BT11-086", "Mervamon", PURPLE, 6, 11, 12000,
    digivolve(PURPLE, 5, 4), digivolve(BLACK, 5, 4),
    DigiXros(3, (DIGIMON & _XROS_HEART,), trash=True),
    traits=("Mega", "Virus", "Shaman", "Xros Heart"),
    mentions=("Blocker", "Retaliation", "Rush"),
    effects=(
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            If(EventWas("digixros"), (May((Play(Choose(_SMALL, TRASH, 2)),)),),
               (May((Play(Choose(_SMALL, TRASH)),)),)),
        )),
        Static((Keyword("Rush"), Keyword("Blocker")),
               Each(DIGIMON & (_XROS_HEART | HasKeyword("Retaliation")))),
    ),
)  # fmt: skip
