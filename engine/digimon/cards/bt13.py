"""Booster BT-13, Versus Royal Knights."""

from engine.digimon.language.card import (
    DP,
    Digivolve,
    Event,
    Keyword,
    ON_PLAY,
    Trigger,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
)
from engine.digimon.cards.phrases import ONE_OF_THEIRS
from engine.digimon.language import (
    ANY_NUMBER,
    Choose,
    Chosen,
    Color,
    DIGIMON,
    Each,
    Is,
    NameHas,
    TAMER,
    Trait,
    dp,
    level,
    security,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    GainMemory,
    Give,
    If,
    IfDone,
    May,
    OneOf,
    Play,
    Recover,
    SearchSecurity,
    ToSecurity,
    Trash,
    TrashSecurity,
    Unsuspend,
)
from engine.digimon.vocabulary import (
    BLUE,
    BREEDING,
    EITHER,
    HAND,
    OPPONENT,
    RED,
    SECURITY,
    THIS_TURN,
    UNDER,
    WHITE,
    YELLOW,
    YOU,
)
from engine.filters import ANY

GEO_GREYMON = digimon(
    "BT13-012", "GeoGreymon", RED | YELLOW, 4, 5, 5000,
    digivolve(RED, 3, 3), digivolve(YELLOW, 3, 3),
    Digivolve(NameHas("Agumon") & Trait("Dinosaur") & level(3), 2),
    traits=("Champion", "Vaccine", "Dinosaur"), mentions=("Agumon",),
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(
            SearchSecurity((
                May((Play(Choose(TAMER & Color(RED | YELLOW), SECURITY)),)),
                IfDone((Recover(1),)),
            )),
        )),
    ),
    inherited=(
        Trigger(on=Event("suspended", TAMER & Color(RED | YELLOW)), turn=YOU, limit=1, do=(
            May((Delete(Choose(DIGIMON & dp(most=3000), whose=OPPONENT)),)),
        )),
    ),
)  # fmt: skip

KENTAUROSMON = digimon(
    "BT13-046", "Kentaurosmon", YELLOW, 6, 13, 13000,
    digivolve(YELLOW, 5, 5),
    traits=("Mega", "Vaccine", "Holy Warrior", "Royal Knight"),
    effects=(
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, condition=(security("<=", 6, EITHER),), do=(
            GainMemory(3),
            Choose(ANY, HAND, name="shown"),
            If(Is(Color(YELLOW), Chosen("shown")), (ToSecurity(Chosen("shown")),)),
        )),
        Trigger(on=WHEN_ATTACKING, limit=1, do=(
            By((TrashSecurity(1, YOU),), (
                Unsuspend(), Give((DP(-7000),), ONE_OF_THEIRS, THIS_TURN),
            )),
        )),
    ),
)  # fmt: skip

_KNIGHTS = Choose(DIGIMON & Trait("Royal Knight"), UNDER, ANY_NUMBER, joint="different-names",
                  of=Each(DIGIMON, BREEDING))  # fmt: skip

OMNIMON = digimon(
    "BT13-112", "Omnimon", WHITE, 7, 14, 14000,
    digivolve(RED, 6, 4), digivolve(BLUE, 6, 4),
    traits=("Mega", "Vaccine", "Holy Warrior", "Royal Knight"), mentions=("Royal Knight", "Rush"),
    effects=(
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            May((
                OneOf((
                    (Delete(ONE_OF_THEIRS),),
                    (
                        Play(_KNIGHTS),
                        IfDone((
                            Trash(Choose(DIGIMON, BREEDING)),
                            Give((Keyword("Rush"),), Each(DIGIMON), THIS_TURN),
                        )),
                    ),
                )),
            )),
        )),
    ),
)  # fmt: skip
