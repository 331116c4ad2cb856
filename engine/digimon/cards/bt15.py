"""Booster BT-15, Exceed Apocalypse."""

from engine.digimon.language.card import (
    DP,
    Event,
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
from engine.digimon.cards.phrases import ONE_OF_THEIRS
from engine.digimon.language import (
    DIGIMON, TAMER, Choose, Color, Each, NameHas, exists, level, security,
)  # fmt: skip
from engine.digimon.language.operations import (
    ActivateSecurity, By, Give, If, May, OneOf, Play, Recover, SearchSecurity, ToSecurity,
    TrashSecurity,
)  # fmt: skip
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_TURN, END_OF_YOUR_TURN, OPPONENT, SECURITY, YELLOW, YOU,
)  # fmt: skip

ANGEWOMON = digimon(
    "BT15-038", "Angewomon", YELLOW, 5, 4, 7000, digivolve(YELLOW, 4, 3),
    traits=("Ultimate", "Vaccine", "Archangel"), overflow=3,
    effects=(
        Keyword("Blast Digivolve"),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            By(
                (OneOf((
                    (TrashSecurity(1, YOU, "top"),),
                    (TrashSecurity(1, YOU, "bottom"),),
                )),),
                (Give((DP(-6000),), ONE_OF_THEIRS, END_OF_OPPONENTS_TURN),),
            ),
        )),
        Trigger(on=Event("security-removed"), limit=1, condition=(security("<=", 3),),
                do=(Recover(1),)),
    ),
)  # fmt: skip

REVELATION_OF_LIGHT = option(
    "BT15-092", "Revelation of Light", YELLOW, 4,
    effects=(
        Trigger(on=Event("trashed-from-security", by="effect"), do=(ActivateSecurity(),)),
        Main(do=(
            SearchSecurity((
                May((Play(Choose(DIGIMON & Color(YELLOW) & level(0, 4), SECURITY)),)),
            )),
            If(exists(TAMER & NameHas("Kari Kamiya")), (ToSecurity(),)),
        )),
    ),
    security=(
        Security(do=(
            Give((DP(-5000),), Each(DIGIMON, whose=OPPONENT, security_digimon=True),
                 END_OF_YOUR_TURN),
        )),
    ),
)  # fmt: skip
