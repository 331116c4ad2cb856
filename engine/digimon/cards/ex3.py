"""Theme Booster EX-03, Draconic Roar."""

from engine.digimon.language.card import ON_PLAY, Trigger, digimon, digivolve
from engine.digimon.language import Choose, Chosen, Color, Is
from engine.digimon.language.operations import AddToHand, If, Recover, SearchSecurity
from engine.digimon.vocabulary import SECURITY, YELLOW
from engine.filters import ANY

AIRDRAMON = digimon(
    "EX3-029", "Airdramon", YELLOW, 4, 5, 5000, digivolve(YELLOW, 3, 2),
    traits=("Champion", "Vaccine", "Mythical Beast"),
    effects=(
        Trigger(on=ON_PLAY, do=(
            SearchSecurity((
                AddToHand(Choose(ANY, SECURITY, name="it")),
                If(Is(Color(YELLOW), Chosen("it")), (Recover(1),)),
            )),
        )),
    ),
)  # fmt: skip
