"""Starter Deck Cocytus Blue: Digimon without digivolution cards are held back and punished."""

from engine.digimon.language.card import (
    DP,
    START_OF_YOUR_TURN,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Cannot,
    Keyword,
    Main,
    Security,
    Static,
    Trigger,
    digi_egg,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.cards.phrases import (
    ACTIVATE_MAIN_EFFECT,
    LOSE_2_WHEN_ATTACKING,
    ONE_OF_THEIRS,
    PLAY_THIS_CARD,
    WITHOUT_DIGIVOLUTION_CARDS,
)
from engine.digimon.language import DIGIMON, Battling, Choose, HasUnder, exists, level
from engine.digimon.language.operations import (
    AddToHand,
    GainMemory,
    Give,
    Play,
    TrashUnder,
    Unsuspend,
)
from engine.digimon.vocabulary import (
    BLUE,
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_YOUR_NEXT_TURN,
    OPPONENT,
    UNDER,
    YOU,
)

_THEY_HAVE_ONE_WITHOUT = exists(WITHOUT_DIGIVOLUTION_CARDS, whose=OPPONENT)
_ONE_WITHOUT = Choose(WITHOUT_DIGIVOLUTION_CARDS, whose=OPPONENT)
_CANNOT_ATTACK_OR_BLOCK = (Cannot("attack"), Cannot("block"))

TSUNOMON = digi_egg(
    "ST2-01", "Tsunomon", BLUE, traits=("In-Training", "Lesser"),
    inherited=(
        Static(DP(1000), turn=YOU, condition=(Battling(WITHOUT_DIGIVOLUTION_CARDS),)),
    ),
)  # fmt: skip

GOMAMON = digimon(
    "ST2-02", "Gomamon", BLUE, 3, 2, 3000, digivolve(BLUE, 2, 0),
    traits=("Rookie", "Vaccine", "Sea Beast"),
)  # fmt: skip

GABUMON = digimon(
    "ST2-03", "Gabumon", BLUE, 3, 3, 2000, digivolve(BLUE, 2, 0),
    traits=("Rookie", "Data", "Reptile"),
    inherited=(
        Trigger(on=WHEN_ATTACKING, do=(
            TrashUnder(1, Choose(DIGIMON & level(0, 5), whose=OPPONENT)),
        )),
    ),
)  # fmt: skip

BEARMON = digimon(
    "ST2-04", "Bearmon", BLUE, 3, 3, 4000, digivolve(BLUE, 2, 0),
    traits=("Rookie", "Vaccine", "Beast"),
)  # fmt: skip

IKKAKUMON = digimon(
    "ST2-05", "Ikkakumon", BLUE, 4, 4, 5000, digivolve(BLUE, 3, 2),
    traits=("Champion", "Vaccine", "Sea Beast"),
)  # fmt: skip

GARURUMON = digimon(
    "ST2-06", "Garurumon", BLUE, 4, 5, 4000, digivolve(BLUE, 3, 2),
    traits=("Champion", "Vaccine", "Beast"),
    inherited=(Trigger(on=WHEN_ATTACKING, do=(TrashUnder(1, ONE_OF_THEIRS),)),),
)  # fmt: skip

GRIZZLYMON = digimon(
    "ST2-07", "Grizzlymon", BLUE, 4, 5, 6000, digivolve(BLUE, 3, 2),
    traits=("Champion", "Vaccine", "Beast"),
    effects=(Keyword("Blocker"), LOSE_2_WHEN_ATTACKING),
)  # fmt: skip

WERE_GARURUMON = digimon(
    "ST2-08", "WereGarurumon", BLUE, 5, 7, 7000, digivolve(BLUE, 4, 3),
    traits=("Ultimate", "Vaccine", "Beastkin"),
    inherited=(
        Static(Keyword("Security Attack", 1), turn=YOU, condition=(_THEY_HAVE_ONE_WITHOUT,)),
    ),
)  # fmt: skip

ZUDOMON = digimon(
    "ST2-09", "Zudomon", BLUE, 5, 6, 7000, digivolve(BLUE, 4, 3),
    traits=("Ultimate", "Vaccine", "Sea Beast"),
    effects=(Trigger(on=WHEN_DIGIVOLVING, do=(TrashUnder(2, ONE_OF_THEIRS),)),),
)  # fmt: skip

PLESIOMON = digimon(
    "ST2-10", "Plesiomon", BLUE, 6, 10, 12000, digivolve(BLUE, 5, 2),
    traits=("Mega", "Data", "Plesiosaur"),
)  # fmt: skip

METAL_GARURUMON = digimon(
    "ST2-11", "MetalGarurumon", BLUE, 6, 12, 11000, digivolve(BLUE, 5, 4),
    traits=("Mega", "Data", "Cyborg"),
    effects=(Trigger(on=WHEN_ATTACKING, limit=1, do=(Unsuspend(),)),),
)  # fmt: skip

MATT_ISHIDA = tamer(
    "ST2-12", "Matt Ishida", BLUE, 2,
    effects=(
        Trigger(on=START_OF_YOUR_TURN, condition=(_THEY_HAVE_ONE_WITHOUT,), do=(GainMemory(1),)),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

HAMMER_SPARK = option(
    "ST2-13", "Hammer Spark", BLUE, 0,
    effects=(Main(do=(GainMemory(1),)),),
    security=(Security(do=(GainMemory(2),)),),
)  # fmt: skip

SORROW_BLUE = option(
    "ST2-14", "Sorrow Blue", BLUE, 2,
    effects=(
        Main(do=(Give(_CANNOT_ATTACK_OR_BLOCK, _ONE_WITHOUT, END_OF_OPPONENTS_NEXT_TURN),)),
    ),
    security=(
        Security(do=(Give(_CANNOT_ATTACK_OR_BLOCK, _ONE_WITHOUT, END_OF_YOUR_NEXT_TURN),)),
    ),
)  # fmt: skip

KAISER_NAIL = option(
    "ST2-15", "Kaiser Nail", BLUE, 4,
    effects=(
        Main(do=(Play(Choose(DIGIMON, UNDER, of=Choose(DIGIMON & HasUnder(DIGIMON)))),)),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip

COCYTUS_BREATH = option(
    "ST2-16", "Cocytus Breath", BLUE, 7,
    effects=(Main(do=(AddToHand(ONE_OF_THEIRS),)),),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
