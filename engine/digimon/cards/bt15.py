"""Booster BT-15, Exceed Apocalypse."""

from engine.digimon.card import (
    DP,
    Event,
    Keyword,
    Note,
    ON_PLAY,
    Security,
    Trigger,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
    option,
)
from engine.digimon.cards.phrases import ONE_OF_THEIRS
from engine.digimon.language import DIGIMON, Each, security
from engine.digimon.operations import By, Give, OneOf, Recover, TrashSecurity
from engine.digimon.vocabulary import END_OF_OPPONENTS_TURN, END_OF_YOUR_TURN, OPPONENT, YELLOW, YOU

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
        Note("activating its [Security] effects when an effect trashes it from the security stack"),
        Note("[Main], which searches the security stack for a yellow Level 4 or lower Digimon to "
             "play, and may put this card on top of it"),
    ),
    security=(
        Security(do=(
            Give((DP(-5000),), Each(DIGIMON, whose=OPPONENT, security_digimon=True),
                 END_OF_YOUR_TURN),
        )),
    ),
)  # fmt: skip
