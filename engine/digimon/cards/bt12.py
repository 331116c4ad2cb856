"""Booster BT-12, Across Time."""

from engine.digimon.language.card import (
    DP,
    Digivolve,
    Event,
    Keyword,
    Main,
    ON_PLAY,
    START_OF_YOUR_MAIN_PHASE,
    Static,
    Trigger,
    WHEN_DIGIVOLVING,
    digimon,
    digivolve,
    option,
    tamer,
)
from engine.digimon.cards.phrases import (
    ACTIVATE_MAIN_EFFECT,
    GREYMON_IN_NAME,
    GREYMON_OR_OMNIMON_IN_NAME,
    PLAY_THIS_CARD,
    SET_MEMORY_TO_3,
)
from engine.digimon.language import (
    Choose,
    Chosen,
    Color,
    DIGIMON,
    Extreme,
    Is,
    NameHas,
    Named,
    TAMER,
    THIS,
    THIS_CARD,
    cost,
    level,
    name_has,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    DigivolveInto,
    GainMemory,
    Give,
    May,
    PlaceUnder,
    Play,
    RevealTop,
    Suspend,
    ToDeck,
    Unsuspend,
)
from engine.digimon.vocabulary import (
    BLACK,
    EITHER,
    END_OF_OPPONENTS_TURN,
    HAND,
    OPPONENT,
    PURPLE,
    RED,
    REVEALED,
    THIS_TURN,
    TRASH,
    YOU,
)
from engine.filters import (
    ANY,
)

_ATTACK_TARGET_SWITCHED = Event("target-switched", ANY, EITHER)

AGUMON = digimon(
    "BT12-059", "Agumon", BLACK | RED, 3, 3, 2000,
    digivolve(BLACK, 2, 1), Digivolve(Named("Koromon"), 0),
    traits=("Rookie", "Vaccine", "Reptile"), mentions=("Omnimon",),
    effects=(
        Trigger(on=ON_PLAY, do=(
            RevealTop(4, (
                AddToHand(Choose(DIGIMON & GREYMON_OR_OMNIMON_IN_NAME, REVEALED)),
                AddToHand(Choose(TAMER & NameHas("Tai Kamiya"), REVEALED)),
            )),
        )),
    ),
    inherited=(Static(DP(1000), condition=(Is(GREYMON_OR_OMNIMON_IN_NAME),)),),
)  # fmt: skip

METAL_GREYMON = digimon(
    "BT12-068", "MetalGreymon", BLACK | RED, 5, 7, 7000,
    digivolve(BLACK, 4, 4), Digivolve(level(4) & GREYMON_IN_NAME, 3),
    traits=("Ultimate", "Vaccine", "Cyborg"), mentions=("Omnimon",),
    effects=(
        Keyword("Raid"),
        Trigger(on=_ATTACK_TARGET_SWITCHED, limit=1, do=(
            May((Play(Choose(TAMER & Color(BLACK | RED) & cost(most=4), HAND)),)),
        )),
    ),
    inherited=(
        Static(Keyword("Piercing"), turn=YOU, condition=(Is(GREYMON_OR_OMNIMON_IN_NAME),)),
    ),
)  # fmt: skip

WAR_GREYMON = digimon(
    "BT12-070", "WarGreymon", BLACK | RED, 6, 12, 12000,
    digivolve(BLACK, 5, 4), Digivolve(level(5) & NameHas("MetalGreymon"), 3),
    traits=("Mega", "Vaccine", "Dragonkin"),
    effects=(
        Keyword("Raid"),
        Trigger(on=WHEN_DIGIVOLVING, do=(
            Give((DP(3000), Keyword("Reboot")), THIS, END_OF_OPPONENTS_TURN),
        )),
        Trigger(on=_ATTACK_TARGET_SWITCHED, limit=1, do=(Unsuspend(),)),
    ),
)  # fmt: skip

TAI_KAMIYA = tamer(
    "BT12-095", "Tai Kamiya", BLACK, 3,
    mentions=("Omnimon",),
    effects=(
        Trigger(on=START_OF_YOUR_MAIN_PHASE | ON_PLAY, do=(
            Give((DP(1000), Keyword("Blocker")), Choose(DIGIMON & name_has("Agumon", "Greymon")),
                 END_OF_OPPONENTS_TURN),
        )),
        Trigger(on=Event("digivolved", DIGIMON & GREYMON_OR_OMNIMON_IN_NAME), turn=YOU, do=(
            By((Suspend(),), (GainMemory(1),)),
        )),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

_GROWLMONS = (Named("Growlmon"), Named("WarGrowlmon"))

TAKATO_MATSUKI = tamer(
    "BT12-089", "Takato Matsuki", RED, 4,
    mentions=("Gallantmon", "Growlmon", "Guilmon", "WarGrowlmon"),
    effects=(
        SET_MEMORY_TO_3,
        Main(limit=1, do=(
            By((PlaceUnder(Choose(_GROWLMONS[0] | _GROWLMONS[1], TRASH, 2, each=_GROWLMONS),
                           Choose(Named("Guilmon"), name="host")),
                PlaceUnder(THIS, Chosen("host"))), (
                May((
                    DigivolveInto(Choose(Named("Gallantmon"), HAND), Chosen("host"), "pay",
                                  any_level=True),
                    Give((DP(2000),), Chosen("host"), THIS_TURN),
                )),
            )),
        )),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

_LOWEST_LEVEL = Choose(DIGIMON & Extreme("level", highest=False), whose=OPPONENT)

SEVENTH_FULL_CLUSTER = option(
    "BT12-110", "Seventh Full Cluster", PURPLE, 7, traits=("Seven Great Demon Lords",),
    mentions=("Beelzemon (X Antibody)",),
    effects=(
        Trigger(
            on=Event("digivolved", Named("Beelzemon (X Antibody)")), where=TRASH, turn=YOU,
            do=(By((ToDeck(THIS_CARD),), (Delete(_LOWEST_LEVEL),)),),
        ),
        Main(do=(Delete(_LOWEST_LEVEL),)),
    ),
    security=(ACTIVATE_MAIN_EFFECT,),
)  # fmt: skip
