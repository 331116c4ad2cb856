"""Made-up Digimon cards with link cards and DUAL cards: all that needs them, within few choices."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    THIS,
    THIS_CARD,
    Choose,
    Color,
    Count,
    Each,
    HasLinked,
    Is,
    Named,
    Trait,
    dp,
    level,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    START_OF_YOUR_TURN,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    WHEN_LINKING,
    AppFusion,
    Card,
    Digivolve,
    DnaDigivolve,
    Event,
    IgnoreColors,
    Keyword,
    Link,
    Main,
    OptionSide,
    Security,
    Static,
    Trigger,
    Would,
    digi_egg,
    digimon,
    dual,
    option,
    tamer,
)  # fmt: skip
from engine.digimon.language.operations import (
    ActivateMain,
    AddToHand,
    AppFuseInto,
    By,
    DeDigivolve,
    Delete,
    DnaDigivolveInto,
    Draw,
    GainMemory,
    Give,
    LinkTo,
    May,
    Play,
    ReduceCost,
    RevealTop,
    Suspend,
    Trash,
    TrashSecurity,
    Unsuspend,
)  # fmt: skip
from engine.filters import ANY

APP = Trait("App")
RED = Color(v.RED)
THEIRS = Choose(DIGIMON, whose=v.OPPONENT)


def _one(name: str, lv: int, power: int, *effects: object, **rest: object) -> Card:
    ways = (Digivolve(RED & level(lv - 1), max(0, lv - 3)), *rest.pop("ways", ()))  # type: ignore[misc]
    rest.setdefault("traits", ("App",))
    return digimon(name, name, v.RED, lv, lv, power, *ways, effects=effects, **rest)


CARDS = [
    digi_egg("Egg", "Egg", v.RED, traits=("App",), inherited=(
        Trigger(on=Event("linked"), turn=v.YOU, limit=1, do=(Draw(1),)),)),
    _one("Search", 3, 2000, Trigger(on=ON_PLAY, do=(
        RevealTop(3, (AddToHand(Choose(APP, v.REVEALED)),)),)), ways=(Link(APP, 1, 2000),),
        link=(Keyword("Raid"),)),
    _one("Navi", 3, 1000, Trigger(on=Event("linked"), limit=1, do=(GainMemory(1),)),
         ways=(Link(APP, 1, 1000),), link=(Keyword("Piercing"), Keyword("Blocker"))),
    _one("Time", 3, 3000, Keyword("Detach", cards=(APP,)), ways=(Link(APP, 2, 3000),), link=(
        Trigger(on=WHEN_LINKING, do=(DeDigivolve(1, THEIRS),)),
        Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),)))),
    _one("Plain", 3, 4000, traits=("None",), inherited=(Keyword("Jamming"),)),
    _one("Hack", 4, 4000, Keyword("Blocker"), Trigger(on=Event("link-trashed", by="effect"), do=(
        GainMemory(1),)), ways=(AppFusion((Named("Search"), Named("Navi"), Named("Time")), 0),
                                Link(APP | Trait("None"), 2, 3000)), link=(
        Would(what="leave", limit=1, do=(By((Trash(Choose(ANY, v.LINKED, of=THIS)),), ()),)),
        Static(DP(500), Each(DIGIMON & level(3))),)),
    _one("Super", 4, 6000, Keyword("Rush"), Keyword("Link", 1), Trigger(
        on=WHEN_DIGIVOLVING, do=(May((LinkTo(Choose(DIGIMON, v.HAND | v.UNDER, of=THIS)),)),)),
        ways=(AppFusion((Named("Search"), Named("Time")), 0), Link(APP, 2, 2000)),
        link=(Trigger(on=WHEN_LINKING, do=(Unsuspend(),)),)),
    _one("Global", 5, 9000, Keyword("Security Attack", 1), Keyword("Link", 1), Trigger(
        on=WHEN_DIGIVOLVING, do=(May((LinkTo(Choose(level(3, 4), v.HAND | v.TRASH, 2, up_to=True)),
                                      )),)),
         Trigger(on=Event("linked"), turn=v.YOU, limit=1, do=(Delete(Choose(
             DIGIMON & dp(most=6000), whose=v.OPPONENT)),)),
         ways=(AppFusion((Named("Hack"), Named("Super")), 0),)),
    _one("Dna", 5, 9000, Keyword("Blast DNA Digivolve", cards=(Named("Hack"), Named("Super"))),
         Trigger(on=WHEN_DIGIVOLVING, do=(TrashSecurity(1),)), overflow=2,
         ways=(DnaDigivolve((Named("Super"), level(4)), 0),)),
    _one("Heir", 6, 12000, Keyword("Succession", cards=(level(5),)), Keyword("Barrier")),
    _one("Lone", 6, 11000, Static(Keyword("Link", 1), Each(DIGIMON)), Trigger(
        on=WHEN_ATTACKING, do=(Trash(Choose(ANY, v.LINKED, whose=v.OPPONENT)),)),
        traits=("None",)),
    dual("Dual", "Dual", v.RED, 5, 8000, OptionSide("Blast", v.RED, 2, effects=(
        IgnoreColors((Is(ANY, THIS_CARD),)), Main(do=(Give((DP(-4000),), THEIRS), Draw(1))),)),
        Digivolve(RED & level(4), 3), traits=("App",), effects=(
            Trigger(on=WHEN_DIGIVOLVING, do=(By((Suspend(Choose(DIGIMON)),), (GainMemory(1),)),)),),
        security=(Security(do=(ActivateMain(),)),)),
    tamer("Haru", "Haru", v.RED, 2, traits=("App",), effects=(
        Trigger(on=START_OF_YOUR_TURN, do=(GainMemory(1),)),
        Trigger(on=Event("linked", DIGIMON), turn=v.YOU, do=(
            By((Suspend(),), (May((AppFuseInto(Choose(DIGIMON, v.HAND)),)),)),)),
        Main(limit=1, do=(May((DnaDigivolveInto(Choose(DIGIMON, v.HAND)),)),)),
    ), security=(Security(do=(Play(),)),)),
    tamer("Coach", "Coach", v.RED, 2, effects=(
        Main(do=(By((Suspend(),), (LinkTo(
            Choose(APP, v.HAND | v.TRASH), Choose(DIGIMON), "pay", 1),)),)),
        Would(what="link", who=HasLinked(Named("Navi")), do=(ReduceCost(1),)),
    ), security=(Security(do=(Play(),)),)),
    option("Chip", "Chip", v.RED, 2, traits=("App",), ways=(Link(DIGIMON, 2, 1000),), effects=(
        Main(do=(Delete(Choose(DIGIMON & dp(most=4000), whose=v.OPPONENT)),
                 May((LinkTo(THIS_CARD, Choose(DIGIMON, v.FIELD)),)))),),
        link=(Keyword("Security Attack", Count(ANY, v.LINKED, of=THIS, per=2)),),
        security=(Security(do=(ActivateMain(),)),)),
]  # fmt: skip
