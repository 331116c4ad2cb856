"""Theme Booster EX-06, Infernal Ascension."""

from engine.digimon.card import (
    DnaDigivolve, Keyword, ON_PLAY, Trigger, Unaffected, WHEN_DIGIVOLVING, digimon, digivolve,
)  # fmt: skip
from engine.digimon.cards.phrases import ONE_OF_THEIRS
from engine.digimon.language import BLACK as BLACK_CARD, DIGIMON, Each, EventWas, Named, level
from engine.digimon.language import RED as RED_CARD, THIS
from engine.digimon.operations import DeDigivolve, Delete, Give, If, TrashSecurity
from engine.digimon.vocabulary import BLACK, END_OF_OPPONENTS_TURN, OPPONENT, RED

RAGNA_LOARDMON = digimon(
    "EX6-011", "RagnaLoardmon", RED | BLACK, 7, 9, 15000, digivolve(RED, 6, 5),
    digivolve(BLACK, 6, 5), DnaDigivolve((RED_CARD & level(6), BLACK_CARD & level(6)), 0),
    traits=("Mega", "Virus", "Unique", "Legend-Arms"), overflow=5,
    effects=(
        Keyword("Blast DNA Digivolve", cards=(Named("Durandamon"), Named("BryweLudramon"))),
        Keyword("Raid"),
        Keyword("Reboot"),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            TrashSecurity(1),
            Give((Unaffected(),), THIS, END_OF_OPPONENTS_TURN),
            If(EventWas("dna"), (
                DeDigivolve(1, Each(DIGIMON, whose=OPPONENT)), Delete(ONE_OF_THEIRS),
            )),
        )),
    ),
)  # fmt: skip
