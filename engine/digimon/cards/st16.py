"""Starter Deck ST-16, Wolf of Friendship."""

from engine.digimon.language.card import Gains, IgnoreColors, Main, ON_DELETION, Trigger, option
from engine.digimon.cards.phrases import ACTIVATE_MAIN_EFFECT
from engine.digimon.language import Choose, DIGIMON, NameHas, TAMER, exists
from engine.digimon.language.operations import AddToHand, Give, Play
from engine.digimon.vocabulary import END_OF_OPPONENTS_TURN, PURPLE, TRASH

LAMENT_OF_FRIENDSHIP = option(
    "ST16-15", "Lament of Friendship", PURPLE, 3,
    effects=(
        IgnoreColors((exists(TAMER & NameHas("Matt Ishida")),)),
        Main(do=(
            AddToHand(Choose(DIGIMON, TRASH)),
            Give((Gains(Trigger(on=ON_DELETION, do=(Play(),))),),
                 Choose(DIGIMON & NameHas("Garurumon")), END_OF_OPPONENTS_TURN),
        )),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
