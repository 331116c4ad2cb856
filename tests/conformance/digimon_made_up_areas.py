"""Made-up Digimon cards: effects in hand, trash and security stack, bans, orders, searches."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OPTION,
    TAMER,
    THIS_CARD,
    Choose,
    Color,
    Compare,
    Count,
    Each,
    EventCards,
    Players,
    level,
)
from engine.digimon.language.card import (
    DP,
    END_OF_OPPONENTS_TURN,
    END_OF_YOUR_TURN,
    ON_DELETION,
    ON_PLAY,
    START_OF_YOUR_MAIN_PHASE,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Ban,
    Cannot,
    Card,
    Digivolve,
    Event,
    Gains,
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
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    Hatch,
    LoseMemory,
    May,
    MoveToBattle,
    OneOf,
    PayCost,
    Pending,
    PlaceInBattleArea,
    PlaceUnder,
    Play,
    Prevent,
    ReduceCost,
    SearchSecurity,
    Suspend,
    ToDeck,
    ToSecurity,
    Trash,
    TrashSecurity,
    TrashTop,
    Unsuspend,
    UseOption,
    delayed,
)
from engine.filters import ANY

RED = Color(v.RED)
THEIRS = Choose(DIGIMON, whose=v.OPPONENT)


def _one(name: str, lv: int, power: int, *effects: object, **rest: object) -> Card:
    way = Digivolve(RED & level(lv - 1), max(0, lv - 3))
    return digimon(name, name, v.RED, lv, lv, power, way, effects=effects, **rest)


CARDS = [
    digi_egg("Egg", "Egg", v.RED, inherited=(
        Trigger(on=Event("trashed-from-security", ANY), limit=1, do=(Draw(1),)),)),
    _one("Helper", 3, 2000, Main(where=v.HAND, do=(
        By((ToSecurity(THIS_CARD, "bottom", face_up=True),), (Draw(1),)),)),
        Static(DP(1000), Each(DIGIMON), where=v.SECURITY)),
    _one("Guard", 3, 3000, Would(what="leave", who=DIGIMON, by="opponents-effect", where=v.HAND,
                                 do=(By((Trash(THIS_CARD),), (Prevent(),)),)),
         Trigger(on=Event("trashed-from-hand"), do=(May((Play(THIS_CARD),)),))),
    _one("Zombie", 4, 5000, Main(where=v.TRASH, condition=(
        Compare(Count(ANY, v.HAND), "<=", 4),), do=(Play(THIS_CARD, "pay", reduced=2),)),
         Keyword("Retaliation")),
    _one("Shadow", 4, 6000, Static(Cannot("be-returned", by="opponents-effect")),
         Trigger(on=Event("played", DIGIMON), where=v.TRASH, turn=v.YOU, do=(
        May((DigivolveInto(THIS_CARD, Choose(DIGIMON)),)),)),
        Trigger(on=WHEN_DIGIVOLVING, do=(TrashTop(2), Trash(Choose(ANY, v.HAND))))),
    _one("Dragon", 5, 8000, Would(what="deleted", who=level(4), where=v.TRASH, do=(
        By((DigivolveInto(THIS_CARD, EventCards()),), (Prevent(),)),)), Keyword("Blocker")),
    _one("Base", 3, 1000,
         Static(Keyword("Scapegoat"), Each(DIGIMON & level(4, 7)), where=v.SECURITY),
         Trigger(on=END_OF_OPPONENTS_TURN, where=v.SECURITY, do=(Play(THIS_CARD),)),
         Trigger(on=ON_DELETION, do=(May((ToSecurity(THIS_CARD, face_up=True),)),))),
    _one("Nest", 3, 2000, Main(where=v.BREEDING, limit=1, do=(GainMemory(1),)),
         Main(where=v.HAND, do=(By((PayCost(2),), (Play(THIS_CARD, to=v.BREEDING),)),)),
         Trigger(on=Event("played", DIGIMON), where=v.BREEDING, limit=1, do=(Draw(1),)),
         Static(DP(1000), Each(DIGIMON), where=v.BREEDING),
         Would(what="play", who=DIGIMON, where=v.BREEDING, limit=1, do=(May((ReduceCost(1),)),))),
    _one("Wave", 5, 7000, Trigger(on=ON_PLAY, do=(
        ToDeck(Each(DIGIMON & level(3, 4), whose=v.OPPONENT)),)),
        Would(what="play", do=(By((Delete(Choose(DIGIMON & level(3))),), (ReduceCost(3),)),)),
        Trigger(on=WHEN_ATTACKING, limit=1, do=(
            By((Trash(Choose(ANY, v.HAND, 2)),), (TrashSecurity(1),)),))),
    _one("Storm", 6, 11000, Trigger(on=WHEN_DIGIVOLVING, do=(
        Delete(THEIRS), Pending("turn", (Delete(EventCards()),), of=Choose(DIGIMON)))),
        Static(Ban("play-by-effect", DIGIMON), Players(v.EITHER))),
    tamer("Seer", "Seer", v.RED, 3, effects=(
        Trigger(on=ON_PLAY, do=(SearchSecurity((May((Play(Choose(TAMER, v.SECURITY)),)),)),)),
        Trigger(on=START_OF_YOUR_MAIN_PHASE, do=(
            Give((Ban("use"), Ban("gain-memory", ~TAMER)), Players(), v.END_OF_OPPONENTS_TURN),)),
        Main(limit=1, do=(By((Suspend(),), (
            ToSecurity(Choose(ANY, v.TRASH, 2), "bottom", face_up=True),)),)),
        Main(limit=1, do=(OneOf(((Hatch(),), (MoveToBattle(),))),)),
    ), security=(Security(do=(Play(),)),)),
    tamer("Giver", "Giver", v.RED, 2, effects=(
        Static(Gains(Trigger(on=Event("suspended"), limit=1, do=(
            By((Trash(Choose(ANY, v.HAND)),), (Unsuspend(), LoseMemory(1))),))), Each(DIGIMON)),
        Would(what="digivolve", who=DIGIMON, do=(By((Suspend(),), (ReduceCost(1),)),)),
    )),
    option("Loan", "Loan", v.RED, 0, inherited=(
        Trigger(on=WHEN_ATTACKING, limit=1, do=(May((UseOption(Choose(OPTION, v.HAND)),)),)),
        Trigger(on=Event("trashed-from-under"), do=(Draw(1),)),
    ), effects=(
        Main(do=(GainMemory(2), Pending("turn", (LoseMemory(2),)))),
        Trigger(on=Event("trashed-from-deck"), do=(AddToHand(THIS_CARD),)),
    )),
    option("Trap", "Trap", v.RED, 1, effects=(
        Main(do=(PlaceInBattleArea(),)),
        Trigger(on=Event("attacked", DIGIMON, whose=v.OPPONENT), do=(delayed(Delete(THEIRS)),)),
        Would(what="deleted", who=DIGIMON, do=(delayed(Prevent()),)),
    ), security=(Security(do=(PlaceInBattleArea(),)),)),
    option("Grave", "Grave", v.RED, 2, effects=(
        Main(do=(PlaceUnder(Choose(DIGIMON, v.TRASH, 2), Choose(DIGIMON)),)),
        Trigger(on=Event("digivolved", level(5, 6)), where=v.TRASH, turn=v.YOU, do=(
            By((ToDeck(THIS_CARD),), (Delete(THEIRS),)),)),
        Trigger(on=END_OF_YOUR_TURN, where=v.TRASH, do=(May((AddToHand(THIS_CARD),)),), limit=1),
    )),
    option("Echo", "Echo", v.RED, 1, effects=(
        Main(do=(Give((Gains(Trigger(on=Event("deleted"), do=(Draw(1),))),), Each(DIGIMON)),)),
        Trigger(on=Event("trashed-from-security", by="effect"), do=(Draw(1),)),
    )),
]  # fmt: skip
# Where nature decides what lies in a security stack, searching it has very many outcomes, which
# the comparison of keys would go through one by one.
FEW_OUTCOMES = [card for card in CARDS if card.name != "Seer"]
