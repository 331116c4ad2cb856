"""Starter Deck Gaia Red: plain attackers, DP, and additional security checks."""

from engine.digimon.language.card import (
    DP,
    WHEN_DIGIVOLVING,
    Event,
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
    ALL_YOUR_SECURITY_DIGIMON,
    LOSE_2_WHEN_ATTACKING,
    ONE_OF_THEIRS,
    ONE_OF_YOURS,
    PLAY_THIS_CARD,
)
from engine.digimon.language import DIGIMON, THIS, Between, Choose, Count, Each, Is, dp
from engine.digimon.language.operations import Delete, GainMemory, Give
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

KOROMON = digi_egg(
    "ST1-01", "Koromon", RED, traits=("In-Training", "Lesser"),
    inherited=(Static(DP(1000), turn=YOU, condition=(Is(Between("under", 4)),)),),
)  # fmt: skip

BIYOMON = digimon(
    "ST1-02", "Biyomon", RED, 3, 2, 3000, digivolve(RED, 2, 0),
    traits=("Rookie", "Vaccine", "Bird"),
)  # fmt: skip

AGUMON = digimon(
    "ST1-03", "Agumon", RED, 3, 3, 2000, digivolve(RED, 2, 0),
    traits=("Rookie", "Vaccine", "Reptile"),
    inherited=(Static(DP(1000), turn=YOU),),
)  # fmt: skip

DRACOMON = digimon(
    "ST1-04", "Dracomon", RED, 3, 3, 4000, digivolve(RED, 2, 0),
    traits=("Rookie", "Data", "Dragon"),
)  # fmt: skip

BIRDRAMON = digimon(
    "ST1-05", "Birdramon", RED, 4, 4, 5000, digivolve(RED, 3, 2),
    traits=("Champion", "Vaccine", "Giant Bird"),
)  # fmt: skip

COREDRAMON = digimon(
    "ST1-06", "Coredramon", RED, 4, 5, 6000, digivolve(RED, 3, 2),
    traits=("Champion", "Virus", "Dragon"),
    effects=(Keyword("Blocker"), LOSE_2_WHEN_ATTACKING),
)  # fmt: skip

GREYMON = digimon(
    "ST1-07", "Greymon", RED, 4, 5, 4000, digivolve(RED, 3, 2),
    traits=("Champion", "Vaccine", "Dinosaur"),
    inherited=(Keyword("Security Attack", 1),),
)  # fmt: skip

GARUDAMON = digimon(
    "ST1-08", "Garudamon", RED, 5, 6, 7000, digivolve(RED, 4, 3),
    traits=("Ultimate", "Vaccine", "Birdkin"),
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(Give((DP(3000),), ONE_OF_YOURS, THIS_TURN),)),
    ),
)  # fmt: skip

METAL_GREYMON = digimon(
    "ST1-09", "MetalGreymon", RED, 5, 7, 7000, digivolve(RED, 4, 3),
    traits=("Ultimate", "Vaccine", "Cyborg"),
    inherited=(Trigger(on=Event("blocked"), turn=YOU, do=(GainMemory(3),)),),
)  # fmt: skip

PHOENIXMON = digimon(
    "ST1-10", "Phoenixmon", RED, 6, 10, 12000, digivolve(RED, 5, 2),
    traits=("Mega", "Vaccine", "Holy Beast"),
)  # fmt: skip

WAR_GREYMON = digimon(
    "ST1-11", "WarGreymon", RED, 6, 12, 12000, digivolve(RED, 5, 4),
    traits=("Mega", "Vaccine", "Dragonkin"),
    effects=(
        Static(Keyword("Security Attack", Count(ANY, UNDER, of=THIS, per=2)), turn=YOU),
    ),
)  # fmt: skip

TAI_KAMIYA = tamer(
    "ST1-12", "Tai Kamiya", RED, 2, traits=("Vaccine",),
    effects=(Static(DP(1000), Each(DIGIMON), turn=YOU),),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

SHADOW_WING = option(
    "ST1-13", "Shadow Wing", RED, 1,
    effects=(Main(do=(Give((DP(3000),), ONE_OF_YOURS, THIS_TURN),)),),
    security=(
        Security(do=(
            Give((Keyword("Security Attack", 1),), Each(DIGIMON), END_OF_YOUR_NEXT_TURN),
        )),
    ),
)  # fmt: skip

STARLIGHT_EXPLOSION = option(
    "ST1-14", "Starlight Explosion", RED, 2,
    effects=(Main(do=(Give((DP(7000),), ALL_YOUR_SECURITY_DIGIMON, END_OF_OPPONENTS_NEXT_TURN),)),),
    security=(Security(do=(Give((DP(7000),), ALL_YOUR_SECURITY_DIGIMON, THIS_TURN),)),),
)  # fmt: skip

GIGA_DESTROYER = option(
    "ST1-15", "Giga Destroyer", RED, 6,
    effects=(
        Main(do=(Delete(Choose(DIGIMON & dp(most=4000), most=2, whose=OPPONENT, up_to=True)),)),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip

GAIA_FORCE = option(
    "ST1-16", "Gaia Force", RED, 8,
    effects=(Main(do=(Delete(ONE_OF_THEIRS),)),),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
