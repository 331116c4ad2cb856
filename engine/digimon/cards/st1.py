"""Starter Deck Gaia Red: plain attackers, DP, and additional security checks."""

from engine.digimon.card import (
    DP,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Event,
    Keyword,
    Security,
    Static,
    Trigger,
    Main,
    digi_egg,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.language import (
    DIGIMON,
    THIS,
    THIS_CARD,
    Between,
    Choose,
    Count,
    Each,
    Is,
    dp,
)
from engine.digimon.operations import (
    ActivateMain,
    Delete,
    GainMemory,
    Give,
    LoseMemory,
    Play,
)
from engine.digimon.vocabulary import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_YOUR_NEXT_TURN,
    OPPONENT,
    RED,
    THIS_TURN,
    UNDER,
    YOU,
)
from engine.filters import ANY

_ONE_OF_YOURS = Choose(DIGIMON)
_ONE_OF_THEIRS = Choose(DIGIMON, whose=OPPONENT)

KOROMON = digi_egg(
    "ST1-01", "Koromon", RED, traits=("In-Training", "Lesser"), rarity="U",
    inherited=(Static(DP(1000), turn=YOU, condition=(Is(Between("under", 4)),)),),
)  # fmt: skip

BIYOMON = digimon(
    "ST1-02", "Biyomon", RED, 3, 2, 3000, digivolve(RED, 2, 0),
    traits=("Rookie", "Vaccine", "Bird"), rarity="C",
)  # fmt: skip

AGUMON = digimon(
    "ST1-03", "Agumon", RED, 3, 3, 2000, digivolve(RED, 2, 0),
    traits=("Rookie", "Vaccine", "Reptile"), rarity="C",
    inherited=(Static(DP(1000), turn=YOU),),
)  # fmt: skip

DRACOMON = digimon(
    "ST1-04", "Dracomon", RED, 3, 3, 4000, digivolve(RED, 2, 0),
    traits=("Rookie", "Data", "Dragon"), rarity="C",
)  # fmt: skip

BIRDRAMON = digimon(
    "ST1-05", "Birdramon", RED, 4, 4, 5000, digivolve(RED, 3, 2),
    traits=("Champion", "Vaccine", "Giant Bird"), rarity="C",
)  # fmt: skip

COREDRAMON = digimon(
    "ST1-06", "Coredramon", RED, 4, 5, 6000, digivolve(RED, 3, 2),
    traits=("Champion", "Virus", "Dragon"), rarity="C",
    effects=(Keyword("Blocker"), Trigger(on=WHEN_ATTACKING, do=(LoseMemory(2),))),
)  # fmt: skip

GREYMON = digimon(
    "ST1-07", "Greymon", RED, 4, 5, 4000, digivolve(RED, 3, 2),
    traits=("Champion", "Vaccine", "Dinosaur"), rarity="U",
    inherited=(Keyword("Security Attack", 1),),
)  # fmt: skip

GARUDAMON = digimon(
    "ST1-08", "Garudamon", RED, 5, 6, 7000, digivolve(RED, 4, 3),
    traits=("Ultimate", "Vaccine", "Birdkin"), rarity="R",
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(Give((DP(3000),), _ONE_OF_YOURS, THIS_TURN),)),
    ),
)  # fmt: skip

METAL_GREYMON = digimon(
    "ST1-09", "MetalGreymon", RED, 5, 7, 7000, digivolve(RED, 4, 3),
    traits=("Ultimate", "Vaccine", "Cyborg"), rarity="C",
    inherited=(Trigger(on=Event("blocked"), turn=YOU, do=(GainMemory(3),)),),
)  # fmt: skip

PHOENIXMON = digimon(
    "ST1-10", "Phoenixmon", RED, 6, 10, 12000, digivolve(RED, 5, 2),
    traits=("Mega", "Vaccine", "Holy Beast"), rarity="R",
)  # fmt: skip

WAR_GREYMON = digimon(
    "ST1-11", "WarGreymon", RED, 6, 12, 12000, digivolve(RED, 5, 4),
    traits=("Mega", "Vaccine", "Dragonkin"), rarity="SR",
    effects=(
        Static(Keyword("Security Attack", Count(ANY, UNDER, of=THIS, per=2)), turn=YOU),
    ),
)  # fmt: skip

TAI_KAMIYA = tamer(
    "ST1-12", "Tai Kamiya", RED, 2, traits=("Vaccine",), rarity="U",
    effects=(Static(DP(1000), Each(DIGIMON), turn=YOU),),
    security=(Security(do=(Play(THIS_CARD),)),),
)  # fmt: skip

SHADOW_WING = option(
    "ST1-13", "Shadow Wing", RED, 1, rarity="U",
    effects=(Main(do=(Give((DP(3000),), _ONE_OF_YOURS, THIS_TURN),)),),
    security=(
        Security(do=(
            Give((Keyword("Security Attack", 1),), Each(DIGIMON), END_OF_YOUR_NEXT_TURN),
        )),
    ),
)  # fmt: skip

_SECURITY_DIGIMON = Each(ANY, 0, security_digimon=True)

STARLIGHT_EXPLOSION = option(
    "ST1-14", "Starlight Explosion", RED, 2, rarity="C",
    effects=(Main(do=(Give((DP(7000),), _SECURITY_DIGIMON, END_OF_OPPONENTS_NEXT_TURN),)),),
    security=(Security(do=(Give((DP(7000),), _SECURITY_DIGIMON, THIS_TURN),)),),
)  # fmt: skip

GIGA_DESTROYER = option(
    "ST1-15", "Giga Destroyer", RED, 6, rarity="R",
    effects=(
        Main(do=(Delete(Choose(DIGIMON & dp(most=4000), most=2, whose=OPPONENT, up_to=True)),)),
    ),
    security=(Security(do=(ActivateMain(),)),),
)  # fmt: skip

GAIA_FORCE = option(
    "ST1-16", "Gaia Force", RED, 8, rarity="U",
    effects=(Main(do=(Delete(_ONE_OF_THEIRS),)),),
    security=(Security(do=(ActivateMain(),)),),
)  # fmt: skip
