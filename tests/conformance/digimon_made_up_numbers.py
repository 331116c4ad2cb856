"""Made-up Digimon cards: changed numbers, effects of other effects, cards that lie face-down."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OTHER,
    TAMER,
    THIS,
    THIS_CARD,
    Between,
    Choose,
    Chosen,
    Color,
    Count,
    Each,
    EventCards,
    EventCount,
    HasUnder,
    Is,
    Named,
    NumberOf,
    Remembered,
    dp,
    exists,
    level,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    START_OF_YOUR_TURN,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Assembly,
    Card,
    DeletionDP,
    Digivolve,
    DigiXros,
    Event,
    Gains,
    Keyword,
    Main,
    OriginalDP,
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
    ActivateEffect,
    ActivateMain,
    AddToHand,
    By,
    DeDigivolve,
    Delete,
    Draw,
    EndAttack,
    GainMemory,
    Give,
    If,
    LoseMemory,
    May,
    OneOf,
    PlaceInBattleArea,
    PlaceTopUnder,
    PlaceUnder,
    Play,
    Prevent,
    Recover,
    Remember,
    RevealTop,
    Suspend,
    ToDeck,
    Trash,
    TrashSecurity,
    TrashTopCard,
    Unsuspend,
)  # fmt: skip
from engine.filters import ANY

RED = Color(v.RED)
THEIRS = Choose(DIGIMON, whose=v.OPPONENT)
UNDER = Choose(ANY, v.UNDER, of=THIS)


def _one(name: str, lv: int, power: int, *effects: object, **rest: object) -> Card:
    ways = (Digivolve(RED & level(lv - 1), max(0, lv - 3)), *rest.pop("ways", ()))  # type: ignore[misc]
    return digimon(name, name, v.RED, lv, lv, power, *ways, effects=effects, **rest)


CARDS = [
    digi_egg("Egg", "Egg", v.RED, inherited=(Static(DeletionDP(1000), turn=v.YOU),)),
    _one("Student", 3, 2000, Keyword("Training"), Keyword("Evade"), inherited=(
        Trigger(on=Event("placed-under"), limit=1, do=(GainMemory(1),)),)),
    _one("Shell", 3, 3000, Keyword("Fragment", 1), Trigger(
        on=ON_DELETION, condition=(Is(HasUnder(ANY)),), do=(Play(THIS_CARD),)),
        inherited=(Keyword("Fortitude"),)),
    _one("Mourner", 3, 3000, Trigger(on=Event("deleted", DIGIMON & OTHER, v.EITHER), limit=2, do=(
        Draw(EventCount()),)), Trigger(on=Event("played", DIGIMON & OTHER), do=(Delete(Choose(
            DIGIMON & Between("level", 0, NumberOf("level", EventCards())), whose=v.OPPONENT)),)),
         overflow=2),
    _one("Teacher", 4, 5000, Trigger(on=WHEN_DIGIVOLVING, do=(PlaceTopUnder(), Give((
        OriginalDP(1000),), THEIRS))), Trigger(on=WHEN_DIGIVOLVING, limit=1, do=(
            By((Trash(Choose(ANY, v.HAND)),), (Draw(2),)),)), Keyword("Armor Purge")),
    _one("Hide", 4, 4000, Keyword("Retaliation"), Trigger(on=ON_PLAY, do=(
        PlaceUnder(Choose(DIGIMON & OTHER, whose=v.EITHER), THIS),)), overflow=3),
    _one("Rip", 5, 7000, Trigger(on=WHEN_ATTACKING, do=(
        Remember(Count(ANY, v.UNDER, of=THIS), "cards"), Trash(UNDER),
        TrashSecurity(Remembered("cards")), ToDeck(Choose(
            DIGIMON, most=Remembered("cards"), whose=v.OPPONENT)))),
         Main(limit=1, do=(ActivateEffect("digivolved"),)), Trigger(on=WHEN_DIGIVOLVING, do=(
             OneOf(((DeDigivolve(2, THEIRS),), (If(exists(DIGIMON, whose=v.OPPONENT), (
                 Recover(1),)),), (GainMemory(1),)), all=True),))),
    _one("Crowd", 6, 9000, Keyword("Piercing"), Trigger(on=ON_PLAY, do=(
        Delete(Choose(DIGIMON & dp(most=5000), whose=v.OPPONENT)),)), Would(
            what="deleted", do=(By((Delete(Choose(DIGIMON & OTHER)),), (Prevent(),)),)),
         ways=(Assembly(5, (level(3), level(4))), DigiXros(2, (level(3), Named("Hide"))))),
    _one("Copy", 6, 11000, Keyword("Collision"), Trigger(on=WHEN_ATTACKING, limit=1, do=(
        PlaceUnder(Choose(DIGIMON, v.TRASH, name="it"), THIS),
        ActivateEffect("digivolved", Chosen("it"), as_own=True),)), Keyword("Execute")),
    tamer("Coach", "Coach", v.RED, 2, effects=(
        Trigger(on=START_OF_YOUR_TURN, do=(GainMemory(1),)),
        Trigger(on=Event("deleted", DIGIMON), do=(By((Suspend(),), (Delete(Choose(
            DIGIMON & dp(0, NumberOf("dp", EventCards())), whose=v.OPPONENT)),)),)),
        Static(DP(1000), Each(DIGIMON), condition=(exists(TAMER, least=2),)),
    ), security=(Security(do=(Play(),)),)),
    option("Call", "Call", v.RED, 3, effects=(Main(do=(
        Play(Choose(level(5, 6), v.HAND | v.TRASH, name="it"), "pay", 3),
        Give((Keyword("Rush"),), Chosen("it")))),), security=(Security(do=(ActivateMain(),)),)),
    option("Look", "Look", v.RED, 1, effects=(Main(do=(
        RevealTop(2, (May((AddToHand(Choose(DIGIMON, v.REVEALED)),)),), "top", security=True),
        PlaceInBattleArea())),), security=(Security(do=(EndAttack(),)),)),
    option("Strip", "Strip", v.RED, 2, effects=(Main(do=(
        May((TrashTopCard(Choose(DIGIMON, whose=v.EITHER)),)),
        PlaceUnder(THIS_CARD, Choose(DIGIMON, whose=v.OPPONENT)))),),
        security=(Security(do=(ActivateMain(),)),)),
]  # fmt: skip

# Nothing but how often what it gained was used tells some positions of a Digimon apart.
GAINED_USES = [
    CARDS[0],
    *(_one(f"Plain-{number}", 3, 2000) for number in range(3)),
    tamer("Giver", "Giver", v.RED, 2, effects=(
        Static(Gains(Trigger(on=Event("suspended"), limit=2, do=(
            May((GainMemory(1), LoseMemory(1))),))), Each(DIGIMON)),
        Main(limit=2, do=(Suspend(Choose(DIGIMON)), Unsuspend(Each(DIGIMON)))),
    ), security=(Security(do=(Play(),)),)),
]  # fmt: skip
