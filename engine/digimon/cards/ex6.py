"""Theme Booster EX-06, Infernal Ascension."""

from engine.digimon.language.card import (
    DP,
    Digivolve,
    DnaDigivolve,
    Event,
    Keyword,
    Main,
    ON_PLAY,
    Static,
    Trigger,
    Unaffected,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
)
from engine.digimon.cards.phrases import (
    ONE_OF_THEIRS,
)
from engine.digimon.language import (
    BLACK as BLACK_CARD,
    Choose,
    Chosen,
    DIGIMON,
    Each,
    EventWas,
    Named,
    RED as RED_CARD,
    THIS,
    THIS_CARD,
    Trait,
    level,
)
from engine.digimon.language.operations import (
    By,
    DeDigivolve,
    Delete,
    Give,
    If,
    PayCost,
    PlaceUnder,
    TrashSecurity,
)
from engine.digimon.vocabulary import (
    BLACK,
    END_OF_OPPONENTS_TURN,
    HAND,
    OPPONENT,
    RED,
    YOU,
)

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

_LEGEND_ARMS = Trait("Legend-Arms")

ZUBA_EAGERMON = digimon(
    "EX6-008", "ZubaEagermon", RED, 4, 5, 4000,
    digivolve(RED, 3, 2), Digivolve(_LEGEND_ARMS & level(3), 2),
    traits=("Champion", "Vaccine", "Weapon", "Legend-Arms"),
    effects=(
        Main(where=HAND, do=(
            By(
                (
                    PayCost(1),
                    PlaceUnder(
                        THIS_CARD, Choose(DIGIMON & (level(4) | _LEGEND_ARMS), name="it")
                    ),
                ),
                (Give((DP(4000),), Chosen("it")),),
            ),
        )),
        Trigger(on=Event("placed-under", by="effect"), turn=YOU, limit=1, do=(
            Give((Keyword("Raid"), Keyword("Piercing"))),
        )),
    ),
    inherited=(Static(DP(2000), turn=YOU),),
)  # fmt: skip
