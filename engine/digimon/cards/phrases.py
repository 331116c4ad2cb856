"""What many cards say in the same words, so that each is written once."""

from typing import Final

from engine.digimon.language.card import (
    START_OF_YOUR_TURN,
    WHEN_ATTACKING,
    Security,
    Trigger,
    Would,
)
from engine.digimon.language import (
    DIGIMON,
    NO_DIGIVOLUTION_CARDS,
    THIS,
    Choose,
    Compare,
    Each,
    Is,
    Memory,
    NameHas,
    Named,
    name_has,
)
from engine.digimon.language.operations import (
    ActivateMain,
    By,
    LoseMemory,
    Play,
    Prevent,
    SetMemory,
    Trash,
)
from engine.digimon.vocabulary import OPPONENT, UNDER
from engine.filters import ANY

ONE_OF_YOURS: Final = Choose(DIGIMON)
ONE_OF_THEIRS: Final = Choose(DIGIMON, whose=OPPONENT)
ALL_YOUR_SECURITY_DIGIMON: Final = Each(ANY, 0, security_digimon=True)
WITHOUT_DIGIVOLUTION_CARDS: Final = DIGIMON & NO_DIGIVOLUTION_CARDS

# The [Security] effect of most Tamers, and of most Options.
PLAY_THIS_CARD: Final = Security(do=(Play(),))
ACTIVATE_MAIN_EFFECT: Final = Security(do=(ActivateMain(),))

LOSE_2_WHEN_ATTACKING: Final = Trigger(on=WHEN_ATTACKING, do=(LoseMemory(2),))
# If you have 2 memory or less at the start of your turn.
SET_MEMORY_TO_3: Final = Trigger(
    on=START_OF_YOUR_TURN, condition=(Compare(Memory(), "<=", 2),), do=(SetMemory(3),)
)

GREYMON_IN_NAME: Final = NameHas("Greymon")
GREYMON_OR_OMNIMON_IN_NAME: Final = name_has("Greymon", "Omnimon")
X_ANTIBODY: Final = Named("X Antibody")

# When this Digimon with [Greymon] or [Omnimon] in its name would leave by an effect.
TRASH_2_OF_ONE_LEVEL: Final = Would(
    what="deleted-or-returned", by="effect", condition=(Is(GREYMON_OR_OMNIMON_IN_NAME),),
    do=(By((Trash(Choose(ANY, UNDER, 2, of=THIS, joint="same-level")),), (Prevent(),)),),
)  # fmt: skip
