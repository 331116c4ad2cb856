"""Booster BT-14, Blast Ace."""

from engine.digimon.language.card import (
    DP,
    Keyword,
    Main,
    ON_PLAY,
    Security,
    Trigger,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
    option,
)
from engine.digimon.cards.phrases import (
    ONE_OF_THEIRS,
)
from engine.digimon.language import (
    Choose,
    Color,
    Count,
    DIGIMON,
    NameHas,
    Named,
    TAMER,
    Trait,
    exists,
    level,
    security,
)
from engine.digimon.language.operations import (
    AddToHand,
    DigivolveInto,
    Give,
    If,
    IfDone,
    May,
    Play,
    Recover,
    SearchSecurity,
)
from engine.digimon.vocabulary import (
    HAND,
    SECURITY,
    THIS_TURN,
    TRASH,
    YELLOW,
)
from engine.filters import (
    ANY,
)

MAGNA_ANGEMON = digimon(
    "BT14-037", "MagnaAngemon", YELLOW, 5, 4, 8000, digivolve(YELLOW, 4, 3),
    traits=("Ultimate", "Vaccine", "Archangel"), overflow=3,
    effects=(
        Keyword("Blast Digivolve"),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            If(security("<=", 5), (Recover(1),)),
            Give((DP(Count(ANY, SECURITY, times=-1000)),), ONE_OF_THEIRS, THIS_TURN),
        )),
    ),
)  # fmt: skip

EMISSARY_OF_HOPE = option(
    "BT14-093", "Emissary of Hope", YELLOW, 1, mentions=("Patamon", "T.K. Takaishi"),
    effects=(
        Main(do=(
            SearchSecurity((
                May((
                    DigivolveInto(
                        Choose(
                            DIGIMON & Color(YELLOW) & level(0, 6) & Trait("Vaccine"), SECURITY
                        ),
                        Choose(DIGIMON),
                    ),
                )),
            )),
            IfDone((If(exists(TAMER & NameHas("T.K. Takaishi")), (Recover(1),)),)),
        )),
    ),
    security=(
        Security(do=(May((Play(Choose(Named("Patamon"), HAND | TRASH)),)), AddToHand())),
    ),
)  # fmt: skip
