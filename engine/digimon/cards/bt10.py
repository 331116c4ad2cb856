"""Booster BT-10, Xros Encounter."""

from engine.digimon.language.card import (
    Cannot,
    DP,
    Event,
    IgnoreColors,
    Keyword,
    Main,
    Static,
    Trigger,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
    option,
)
from engine.digimon.cards.phrases import (
    ACTIVATE_MAIN_EFFECT,
    ONE_OF_THEIRS,
)
from engine.digimon.language import (
    AnyCondition,
    Choose,
    DIGIMON,
    Each,
    HasKeyword,
    HasUnder,
    Named,
    THIS_CARD,
    exists,
    level,
    security,
)
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    Give,
    If,
    ToSecurity,
)
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_TURN,
    OPPONENT,
    PURPLE,
    THIS_TURN,
    TRASH,
    YELLOW,
)
from engine.filters import (
    ANY,
)

_PULSEMON = Named("Pulsemon")
_WITH_SECURITY_ATTACK = DIGIMON & HasKeyword("Security Attack")

VENUSMON = digimon(
    "BT10-042", "Venusmon", YELLOW, 6, 13, 12000, digivolve(YELLOW, 5, 4),
    traits=("Mega", "Vaccine", "Shaman", "Olympos XII"),
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(
            Give((Keyword("Security Attack", -1),), Each(DIGIMON, whose=OPPONENT),
                 END_OF_OPPONENTS_TURN),
        )),
        Static(Cannot("be-attacked", _WITH_SECURITY_ATTACK), turn=OPPONENT),
        Static((Cannot("activate", timing="attacked"), Cannot("activate", timing="digivolved")),
               Each(_WITH_SECURITY_ATTACK, whose=OPPONENT), turn=OPPONENT),
    ),
)  # fmt: skip

LXF3NKHE_ADISTAKTO = option(
    "BT10-101", "LxF3nkhē Adistakto", YELLOW, 8,
    mentions=("Pulsemon",),
    effects=(
        IgnoreColors((
            AnyCondition((exists(_PULSEMON), exists(DIGIMON & HasUnder(_PULSEMON)))),
        )),
        Main(do=(
            If(security(">=", 3), (Give((DP(-12000),), ONE_OF_THEIRS, THIS_TURN),)),
            If(security("<=", 3), (ToSecurity(ONE_OF_THEIRS),)),
        )),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip

DEATH_THE_CANNON = option(
    "BT10-108", "Death the Cannon", PURPLE, 8,
    effects=(
        Trigger(on=Event("trashed-from-deck"), do=(AddToHand(THIS_CARD),)),
        Main(do=(
            If(
                exists(ANY, TRASH, least=10),
                (Delete(Choose(DIGIMON & level(0, 7), whose=OPPONENT)),),
                otherwise=(Delete(Choose(DIGIMON & level(0, 6), whose=OPPONENT)),),
            ),
        )),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
