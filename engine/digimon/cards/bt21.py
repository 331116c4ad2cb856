"""Booster BT-21, World Convergence: Appmon that link and app fuse."""

from engine.digimon.language.card import (
    AppFusion, Digivolve, Event, Gains, Keyword, Link, ON_PLAY, START_OF_YOUR_MAIN_PHASE, Trigger,
    WHEN_ATTACKING, WHEN_DIGIVOLVING, WHEN_LINKING, Would, digi_egg, digimon, digivolve, tamer,
)  # fmt: skip
from engine.digimon.cards.phrases import ONE_OF_THEIRS, PLAY_THIS_CARD, SET_MEMORY_TO_3
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    THIS,
    Choose,
    Compare,
    Count,
    Named,
    NumberOf,
    Trait,
    dp,
    level,
)  # fmt: skip
from engine.digimon.language.operations import (
    AddToHand,
    AppFuseInto,
    Attack,
    By,
    DeDigivolve,
    Delete,
    Draw,
    Give,
    LinkTo,
    May,
    Play,
    Prevent,
    RevealTop,
    Suspend,
    Trash,
    TrashSecurity,
    Unsuspend,
)  # fmt: skip
from engine.digimon.vocabulary import (
    BLACK,
    END_OF_OPPONENTS_TURN,
    GREEN,
    HAND,
    LINKED,
    OPPONENT,
    PURPLE,
    RED,
    REVEALED,
    TRASH,
    UNDER,
    WHITE,
    YELLOW,
    YOU,
)  # fmt: skip
from engine.filters import ANY

_APPMON = Trait("Appmon")
_GETS_LINKED = Event("linked")
_AS_WEAK = Choose(DIGIMON & dp(most=NumberOf("dp", THIS)), whose=OPPONENT)

SWIPEMON = digi_egg(
    "BT21-005", "Swipemon", GREEN, traits=("Appmon", "Social", "Swipe (App Name)"),
    inherited=(Trigger(on=_GETS_LINKED, turn=YOU, limit=1, do=(Draw(1),)),),
)  # fmt: skip

GATCHMON = digimon(
    "BT21-009", "Gatchmon", RED, 3, 3, 2000, digivolve(RED, 2, 0),
    Digivolve(level(2) & (_APPMON | Trait("Hero")), 0), Link(_APPMON, 1, 2000),
    traits=("Stnd.", "Appmon", "Social", "Search", "Hero"),
    effects=(
        Trigger(on=_GETS_LINKED, turn=YOU, limit=1, condition=(Compare(Count(TAMER), "<=", 1),),
                do=(May((Play(Choose(Named("Haru Shinkai"), HAND)),)),)),
    ),
    link=(Keyword("Raid"),),
)  # fmt: skip

DO_GATCHMON = digimon(
    "BT21-018", "DoGatchmon", RED | GREEN, 4, 6, 6000, digivolve(RED, 3, 3), digivolve(GREEN, 3, 3),
    AppFusion((Named("Gatchmon"), Named("Navimon"), Named("Tweetmon")), 0), Link(_APPMON, 2, 3000),
    traits=("Sup.", "Appmon", "Social", "Super Search", "Hero"),
    effects=(
        Keyword("Rush"),
        Keyword("Raid"),
        Trigger(on=_GETS_LINKED, turn=YOU, limit=1, do=(May((Attack(),)),)),
    ),
    link=(Trigger(on=WHEN_LINKING, do=(May((Attack(),)),)),),
)  # fmt: skip

GLOBEMON = digimon(
    "BT21-023", "Globemon", RED | YELLOW, 5, 9, 10000,
    digivolve(RED, 4, 4), digivolve(YELLOW, 4, 4),
    AppFusion((Named("DoGatchmon"), Named("Timemon")), 0), Link(_APPMON, 3, 4000),
    traits=("Ult.", "Appmon", "Social", "Global", "Hero"),
    effects=(
        Keyword("Security Attack", 1),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            May((LinkTo(Choose(DIGIMON & level(0, 4), HAND | UNDER, of=THIS)),)),
        )),
        Trigger(on=_GETS_LINKED, turn=YOU, limit=1, do=(Delete(_AS_WEAK),)),
    ),
    link=(Trigger(on=WHEN_LINKING, do=(Delete(_AS_WEAK),)),),
)  # fmt: skip

NAVIMON = digimon(
    "BT21-047", "Navimon", GREEN, 3, 3, 1000, digivolve(GREEN, 2, 0),
    Digivolve(level(2) & _APPMON, 0), Link(_APPMON, 1, 2000),
    traits=("Stnd.", "Appmon", "Navi", "Navi"),
    effects=(
        Trigger(on=ON_PLAY, do=(RevealTop(3, (
            AddToHand(Choose(_APPMON, REVEALED)), AddToHand(Choose(Trait("App Driver"), REVEALED)),
        )),)),
    ),
    link=(Keyword("Piercing"),),
)  # fmt: skip

TIMEMON = digimon(
    "BT21-059", "Timemon", BLACK, 4, 5, 5000, digivolve(BLACK, 3, 2),
    AppFusion((Named("Watchmon"), Named("Savemon"), Named("Calendamon")), 0),
    Link(_APPMON, 2, 3000), traits=("Sup.", "Appmon", "Tool", "Time Slip"),
    effects=(
        Keyword("Blocker"),
        Trigger(on=_GETS_LINKED, turn=YOU, limit=1, do=(DeDigivolve(1, ONE_OF_THEIRS),)),
    ),
    link=(Trigger(on=WHEN_LINKING, do=(DeDigivolve(1, ONE_OF_THEIRS),)),),
)  # fmt: skip

CHARISMON = digimon(
    "BT21-073", "Charismon", PURPLE | BLACK, 5, 8, 8000,
    digivolve(PURPLE, 4, 4), digivolve(BLACK, 4, 4),
    AppFusion((Named("Sociamon"), Named("Gossipmon")), 0), Link(_APPMON, 3, 4000),
    traits=("Ult.", "Appmon", "Social", "Mind Control"),
    effects=(
        Keyword("Blocker"),
        Trigger(on=ON_PLAY | WHEN_DIGIVOLVING, do=(
            May((LinkTo(Choose(DIGIMON & level(0, 4), TRASH | UNDER, of=THIS)),)),
        )),
        Trigger(on=_GETS_LINKED, turn=YOU, limit=1, do=(
            Give((Gains(Trigger(on=START_OF_YOUR_MAIN_PHASE, do=(Attack(),))),), ONE_OF_THEIRS,
                 END_OF_OPPONENTS_TURN),
        )),
    ),
    link=(
        Would(what="leave", limit=1, do=(
            By((Trash(Choose(ANY, LINKED, of=THIS)),), (Prevent(),)),
        )),
    ),
)  # fmt: skip

HARU_SHINKAI = tamer(
    "BT21-084", "Haru Shinkai", RED, 4, traits=("App Driver", "Appmon", "Hero"),
    effects=(
        SET_MEMORY_TO_3,
        Trigger(on=Event("linked", DIGIMON), turn=YOU, do=(
            By((Suspend(),), (Draw(1), May((AppFuseInto(Choose(DIGIMON, HAND)),)))),
        )),
    ),
    security=(PLAY_THIS_CARD,),
)  # fmt: skip

GAIAMON = digimon(
    "BT21-101", "Gaiamon", WHITE | RED, 6, 13, 13000, digivolve(RED, 5, 5),
    AppFusion((Named("Globemon"), Named("Charismon")), 0),
    traits=("God", "Appmon", "God", "Creation"),
    effects=(
        Keyword("Blocker"),
        Keyword("Link", 1),
        Trigger(on=WHEN_DIGIVOLVING | WHEN_ATTACKING, do=(
            May((LinkTo(Choose(DIGIMON & _APPMON, HAND | UNDER, of=THIS), Choose(DIGIMON)),)),
        )),
        Trigger(on=Event("linked", DIGIMON), turn=YOU, limit=1, do=(
            By((Unsuspend(),), (TrashSecurity(1),)),
        )),
    ),
)  # fmt: skip
