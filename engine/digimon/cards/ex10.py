"""Extra Booster EX-10, Sinister Order."""

from engine.digimon.language.card import (
    Cannot,
    Main,
    ON_DELETION,
    ON_PLAY,
    Trigger,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
)
from engine.digimon.language import (
    Choose,
    DIGIMON,
    SUSPENDED,
    TAMER,
    THIS_CARD,
    TextHas,
    level,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    Give,
    May,
    Play,
    Suspend,
)
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_TURN,
    GREEN,
    OPPONENT,
    PURPLE,
    TRASH,
)

_THEIRS = Choose(DIGIMON | TAMER, most=2, whose=OPPONENT)

VENOM_MYOTISMON = digimon(
    "EX10-054", "VenomMyotismon", PURPLE | GREEN, 6, 12, 12000,
    digivolve(PURPLE, 5, 4), digivolve(GREEN, 5, 4),
    traits=("Mega", "Virus", "Dark Animal"),
    effects=(
        Main(where=TRASH, do=(
            By(
                (Delete(Choose(DIGIMON & level(5) & TextHas("Myotismon"))),),
                (Play(THIS_CARD, "pay", 7),),
            ),
        )),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            May((Suspend(_THEIRS),)),
            Give((Cannot("unsuspend"),), _THEIRS, END_OF_OPPONENTS_TURN),
        )),
        Trigger(on=ON_DELETION, do=(Delete(Choose(DIGIMON & SUSPENDED, whose=OPPONENT)),)),
    ),
)  # fmt: skip
