"""Booster BT-06, Double Diamond."""

from engine.digimon.language.card import (
    DP,
    Delay,
    Event,
    Main,
    START_OF_YOUR_TURN,
    Security,
    Trigger,
    option,
    tamer,
)
from engine.digimon.cards.phrases import ACTIVATE_MAIN_EFFECT, ONE_OF_THEIRS, PLAY_THIS_CARD
from engine.digimon.language import Choose, Color, Compare, Count, DIGIMON
from engine.digimon.language.operations import (
    By,
    GainMemory,
    Give,
    PlaceInBattleArea,
    RevealTop,
    Suspend,
    ToSecurity,
)
from engine.digimon.vocabulary import OPPONENT, REVEALED, SECURITY, THIS_TURN, YELLOW, YOU
from engine.filters import ANY

TK_TAKAISHI_AND_KARI_KAMIYA = tamer(
    "BT6-089", "T.K. Takaishi & Kari Kamiya", YELLOW, 4,
    effects=(
        Trigger(
            on=START_OF_YOUR_TURN,
            condition=(Compare(Count(ANY, SECURITY), "<", Count(ANY, SECURITY, OPPONENT)),),
            do=(GainMemory(2),),
        ),
        Trigger(on=Event("attacked", DIGIMON & Color(YELLOW)), turn=YOU, do=(
            By((Suspend(),), (Give((DP(-1000),), ONE_OF_THEIRS, THIS_TURN),)),
        )),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

REINFORCING_MEMORY_BOOST = option(
    "BT6-100", "Reinforcing Memory Boost!", YELLOW, 6,
    effects=(
        Main(do=(
            RevealTop(2, (ToSecurity(Choose(ANY, REVEALED)),), rest="hand"),
            PlaceInBattleArea(),
        )),
        Delay(do=(GainMemory(3),)),
    ),
    security=(Security(do=(PlaceInBattleArea(),)),),
)  # fmt: skip

WYVERNS_BREATH = option(
    "BT6-101", "Wyvern's Breath", YELLOW, 8,
    effects=(Main(do=(Give((DP(-15000),), ONE_OF_THEIRS, THIS_TURN),)),),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
