"""Made-up Digimon cards: every keyword and mechanism that is played, within few choices."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    Choose,
    Color,
    Count,
    Each,
    Named,
    dp,
    level,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    END_OF_YOUR_TURN,
    ON_DELETION,
    ON_PLAY,
    START_OF_YOUR_TURN,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Assembly,
    BurstDigivolve,
    Cannot,
    Card,
    Delay,
    Digivolve,
    DigiXros,
    DnaDigivolve,
    Event,
    Keyword,
    Main,
    Security,
    Static,
    Trigger,
    Would,
    digi_egg,
    digimon,
    option,
    tamer,
)  # fmt: skip
from engine.digimon.language.operations import (
    ActivateMain,
    AddToHand,
    By,
    DeDigivolve,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    May,
    OneOf,
    Pending,
    PlaceInBattleArea,
    PlaceUnder,
    Play,
    Prevent,
    Recover,
    ReduceCost,
    RevealTop,
    Suspend,
    ToDeck,
    ToSecurity,
    Trash,
    TrashSecurity,
    TrashTop,
    TrashUnder,
    Unsuspend,
)  # fmt: skip
from engine.filters import ANY

RED = Color(v.RED)
THEIRS = Choose(DIGIMON, whose=v.OPPONENT)


def _one(name: str, lv: int, power: int, *effects: object, **rest: object) -> Card:
    ways = (Digivolve(RED & level(lv - 1), max(0, lv - 3)), *rest.pop("ways", ()))  # type: ignore[misc]
    return digimon(name, name, v.RED, lv, lv, power, *ways, effects=effects, **rest)


CARDS = [
    digi_egg("Egg", "Egg", v.RED, inherited=(Static(DP(500), turn=v.YOU),)),
    _one("Search", 3, 2000, Trigger(on=ON_PLAY, do=(
        RevealTop(3, (AddToHand(Choose(level(4), v.REVEALED)),)),)), inherited=(
        Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),)),)),
    _one("Saver", 3, 3000, Trigger(on=ON_DELETION, do=(Keyword("Save"),)), Keyword("Rush"),
         inherited=(Would(what="leave", by="effect", do=(
             By((Trash(Choose(ANY, v.UNDER, 1)),), (Prevent(),)),)),)),
    _one("Wall", 3, 3000, Keyword("Blocker"), Keyword("Barrier"), Keyword("Decoy"),
         inherited=(Keyword("Piercing"),)),
    _one("Purge", 4, 4000, Keyword("Armor Purge"), Keyword("Retaliation"), inherited=(
        Static(Keyword("Security Attack", Count(ANY, v.UNDER, of=None, per=4))),)),
    _one("Raider", 4, 5000, Keyword("Raid"), Keyword("Reboot"), Keyword("Evade"), inherited=(
        Trigger(on=Event("blocked"), do=(GainMemory(2),)),)),
    _one("Ally", 4, 5000, Keyword("Alliance"), Keyword("Fortitude"), Would(
        what="digivolve", do=(ReduceCost(1),))),
    _one("Storm", 4, 6000, Keyword("Vortex"), Keyword("Collision"), Keyword("Scapegoat"),
         Trigger(on=WHEN_DIGIVOLVING, do=(OneOf(((Draw(1),), (DeDigivolve(2, THEIRS),))),))),
    _one("Ace", 5, 8000, Keyword("Blast Digivolve"), Keyword("Jamming"), overflow=2),
    _one("Dna", 5, 9000, Trigger(on=WHEN_DIGIVOLVING, do=(
        Delete(Choose(DIGIMON & dp(most=5000), most=2, whose=v.OPPONENT, up_to=True)),)),
         ways=(DnaDigivolve((level(4), level(4)), 0),), inherited=(Keyword("Evade"),)),
    _one("Xros", 5, 7000, Keyword("Partition", cards=(level(3), level(4))), Keyword("Fragment", 2),
         ways=(DigiXros(1, (level(3), level(4))),)),
    _one("Crowd", 6, 11000, Keyword("Execute"), Keyword("Decode", cards=(level(3),)),
         ways=(Assembly(4, (level(3), level(3))),)),
    _one("Burst", 6, 12000, Keyword("Overclock", cards=(level(3),)), Keyword("Iceclad"),
         Trigger(on=WHEN_ATTACKING, limit=1, do=(May((Unsuspend(),)),)),
         ways=(BurstDigivolve(level(5), Named("Tai"), 1),)),
    _one("Boss", 6, 12000, Trigger(on=WHEN_ATTACKING, do=(
        Give((DP(-3000),), THEIRS), TrashUnder(1, THEIRS),)), Static(Cannot("be-blocked")),
         Trigger(on=END_OF_YOUR_TURN, limit=1, do=(GainMemory(3),))),
    tamer("Tai", "Tai", v.RED, 2, effects=(
        Static(DP(1000), Each(DIGIMON), turn=v.YOU),
        Trigger(on=START_OF_YOUR_TURN, do=(GainMemory(1),)),
        Main(limit=1, do=(By((Suspend(),), (Draw(1),)),)),
        Trigger(on=Event("played", DIGIMON), do=(
            By((Trash(Choose(ANY, v.HAND)),), (Recover(1), TrashTop(1))),)),
    ), security=(Security(do=(Play(),)),)),
    option("Bolt", "Bolt", v.RED, 2, effects=(
        Main(do=(Delete(THEIRS), Pending("turn", (Draw(1),)))),), security=(
        Security(do=(ActivateMain(),)),)),
    option("Bounce", "Bounce", v.RED, 1, effects=(
        Main(do=(ToDeck(Choose(DIGIMON & level(4, 6), whose=v.OPPONENT)), TrashSecurity(1))),),
        security=(Security(do=(AddToHand(),)),)),
    option("Boost", "Boost", v.RED, 1, effects=(
        Main(do=(Give((DP(2000), Keyword("Blocker")), Choose(DIGIMON), v.END_OF_OPPONENTS_TURN),
                 PlaceInBattleArea())),
        Delay(do=(GainMemory(2), ToSecurity(Choose(ANY, v.HAND)))),),
        security=(Security(do=(Give((DP(3000),), Each(ANY, 0, security_digimon=True)),)),)),
    option("Link", "Link", v.RED, 0, effects=(
        Main(do=(PlaceUnder(under=Choose(DIGIMON)),)),), inherited=(
        Trigger(on=WHEN_ATTACKING, do=(
            May((DigivolveInto(Choose(DIGIMON, v.HAND), cost="pay", reduced=1),)),)),),
        security=(Security(do=(Suspend(Choose(DIGIMON | TAMER, whose=v.OPPONENT)),)),)),
]  # fmt: skip
