"""Made-up cards that bring many mechanisms together, for random play."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    FACE_UP,
    MONSTER,
    NON_LINK,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    SPELL,
    AddToHand,
    Among,
    Ban,
    Banish,
    ByItself,
    Card,
    ChangeLevel,
    ChangePosition,
    ChangeStats,
    Choose,
    Chosen,
    Compare,
    CreateToken,
    Damage,
    Destroy,
    Detach,
    Discard,
    Draw,
    Each,
    EachTime,
    Equip,
    EquipStats,
    Event,
    Excavate,
    ForTheTurn,
    FusionSummon,
    GainLife,
    HoldsAtMost,
    IfDone,
    InsteadOfDestruction,
    Limit,
    Materials,
    MaterialsIncluded,
    MaterialsUsed,
    Mill,
    MoveZone,
    Named,
    Negate,
    NormalSummons,
    OneOf,
    OnlySpecialSummon,
    Optional,
    PlaceAsSpell,
    PlaceCounter,
    Race,
    Random,
    RemoveCounter,
    Rest,
    RollDice,
    Rolled,
    SendToGrave,
    SetCard,
    SpecialSummon,
    StaysAsSpell,
    Then,
    ThisTurn,
    ToDeck,
    TossCoins,
    Tribute,
    Trigger,
    When,
    flipped,
    level,
    sent_to_grave,
    summoned,
)
from tests.engine.yugioh.table import (
    body,
    contact,
    fiend,
    fusion,
    ignition,
    link,
    played,
    quick,
    xyz,
)

TOKEN = fiend("Token", type=v.TOKEN | v.NORMAL, level=1)

STARTER = fiend(
    "Starter",
    Trigger(v.MZONE, limit=ONCE_PER_TURN, on=summoned(),
            do=(AddToHand(Choose(MONSTER & level(1, 4), v.DECK)),)),
    ignition(ChangeStats(SELF, 300, "end"), limit=EACH_ONCE_PER_TURN),
)  # fmt: skip
TALL = fiend("Tall", ignition(Draw(1), cost=(Tribute(Choose(OTHER, v.MZONE)),),
                              limit=ONCE_PER_TURN), level=5)  # fmt: skip
BLADE = fiend(
    "Blade",
    ignition(Equip(SELF, Chosen(), (EquipStats(200),)), where=v.GRAVE | v.HAND,
             limit=EACH_ONCE_PER_TURN, target=(Choose(FACE_UP & MONSTER & OTHER, v.MZONE),)),
)  # fmt: skip
PHOENIX = fiend(
    "Phoenix",
    Trigger(v.GRAVE, on=sent_to_grave(v.HAND, v.R_DISCARD), optional=False,
            limit=ONCE_PER_TURN, do=(SpecialSummon(SELF),)),
    Trigger(v.GRAVE, on=sent_to_grave(v.MZONE), missable=True, limit=ONCE_PER_TURN,
            do=(Banish(Choose(ANY, v.GRAVE), until=""),)),
)  # fmt: skip
GHOST = fiend(
    "Ghost",
    quick(Banish(Choose(MONSTER, v.MZONE), until="end"), limit=ONCE_PER_TURN),
    ignition(ChangeLevel(SELF, 1), limit=Limit("soft", 2)),
    procedures=(ByItself(v.HAND, cost=(Discard(Choose(ANY, v.HAND)),)),),
)
GUARD = fiend(
    "Guard",
    InsteadOfDestruction(MONSTER, (SendToGrave(Choose(ANY, v.HAND)),)),
    # Nothing but its use tells before and after apart.
    ignition(Damage(0), limit=EACH_ONCE_PER_TURN),
)

MAKER = played("Maker", CreateToken(TOKEN.passcode, 2))
LOCK = played("Lock", OnlySpecialSummon(Race(v.FIEND)), Draw(1))
BOOM = played("Boom", Destroy(Each(MONSTER & level(0, 3), v.MZONE, v.EITHER)), type=v.QUICK_PLAY)
BULLETS = played("Bullets", OneOf((
    (SpecialSummon(Choose(MONSTER, v.GRAVE)),),
    (ToDeck(Choose(ANY, v.GRAVE)), Then((Draw(1),))),
    (SetCard(Choose(Named(BOOM.passcode), v.DECK)),),
)))  # fmt: skip
POLY = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE),)))
LOSS = played("Loss", SendToGrave(Random(ANY, v.HAND, 1, v.YOU)),
              Optional((AddToHand(Choose(MONSTER, v.GRAVE)),)))  # fmt: skip
TWICE = played("Twice", NormalSummons(2))
ASIDE = played("Aside", PlaceAsSpell(Choose(FACE_UP & MONSTER & NON_LINK, v.MZONE)))
SILENCE = played("Silence", Negate(Choose(FACE_UP & MONSTER, v.MZONE, whose=v.EITHER), "end"),
                 IfDone((ChangeStats(Each(FACE_UP & MONSTER, v.MZONE), 100),)),
                 type=v.CONTINUOUS)  # fmt: skip

# What lasts for the turn, chance, counters, flips and zones: the second hand.
KEEPER = fiend(
    "Keeper",
    EachTime(v.MZONE, on=Event("resolved", SPELL), do=(PlaceCounter("Spell"),)),
    ignition(SendToGrave(Choose(MONSTER, v.DECK)), cost=(RemoveCounter("Spell", 2),)),
    HoldsAtMost("Spell", 3),
)
GEM = fiend("Gem", StaysAsSpell(), ignition(Damage(0), limit=Limit("stay")))
FLIPPER = fiend(
    "Flipper",
    Trigger(v.MZONE, on=flipped(), do=(Draw(1),)),
    ignition(ChangePosition(SELF, v.FACEDOWN_DEFENSE), limit=EACH_ONCE_PER_TURN),
)
DIG = played("Dig", Excavate(2), AddToHand(Among("excavated", ANY)),
             ToDeck(Rest("excavated"), "bottom"))  # fmt: skip
STACK = played("Stack", ToDeck(Choose(MONSTER, v.GRAVE | v.HAND), "top"), Then((Draw(1),)))
GAMBLE = played(
    "Gamble",
    RollDice(1),
    When(Compare(Rolled(), ">=", 5), (SpecialSummon(Choose(MONSTER, v.HAND)),)),
)
TOSS = played("Toss", TossCoins(2), When(Compare(Rolled(), "=", 1), (Mill(1),)))
LASTING = played("Lasting", ForTheTurn(EachTime(0, on=summoned(v.BY_SPECIAL, MONSTER),
                                                do=(GainLife(100),))))  # fmt: skip
HUSH = played("Hush", AddToHand(Choose(MONSTER, v.DECK, name="it")),
              Ban(("effect", "normal-summon"), MONSTER, Chosen(("it",))))  # fmt: skip
SHIFT = played("Shift", MoveZone(Choose(MONSTER, v.MZONE)), type=v.QUICK_PLAY)
COUNTED = fiend("Counted", ignition(Damage(0), condition=(ThisTurn("summon", MONSTER, least=2),),
                                    limit=Limit("duel")),
                procedures=(ByItself(v.HAND),))  # fmt: skip

# Positions that differ in one number only: the third hand.  Nothing else is left of what these do.
AWAY = fiend(
    "Away",
    ignition(Banish(Choose(MONSTER & OTHER, v.MZONE), until="end"), limit=ONCE_PER_TURN),
    procedures=(ByItself(v.HAND),),
)
HUSHER = fiend(
    "Husher",
    ignition(Ban(("effect",), MONSTER, Choose(MONSTER, v.GRAVE)), limit=ONCE_PER_TURN),
    procedures=(ByItself(v.HAND),),
)
LEAVER = fiend("Leaver", ignition(SendToGrave(SELF)), procedures=(ByItself(v.HAND),))
OTHER_LEAVER = fiend("Other leaver", ignition(SendToGrave(SELF)), procedures=(ByItself(v.HAND),),
                     race=v.WARRIOR)  # fmt: skip

RANK_4 = xyz("Rank 4", effects=(
    ignition(AddToHand(Choose(MONSTER & OTHER, v.MZONE)), cost=(Detach(1),), limit=ONCE_PER_TURN),
))  # fmt: skip
LINK_1 = link("Link 1", 1, v.BOTTOM, each=NON_LINK)
LINK_2 = link("Link 2", 2, v.BOTTOM_LEFT | v.BOTTOM_RIGHT, effects=(
    Trigger(v.MZONE, on=summoned(v.BY_LINK), limit=ONCE_PER_TURN,
            do=(SpecialSummon(Choose(MONSTER & level(1, 4), v.HAND), zones="pointed"),)),
))  # fmt: skip
FUSED = fusion("Fused", Materials(Race(v.FIEND), 2, 2), effects=(
    ignition(SpecialSummon(Choose(MONSTER, v.BANISHED)), limit=ONCE_PER_TURN),
))  # fmt: skip

SUM = contact("Sum", Materials(MONSTER, 1, 2), effects=(
    ignition(Damage(0), condition=(Compare(MaterialsUsed(), ">=", 2),), limit=ONCE_PER_TURN),
    ignition(Damage(0), condition=(MaterialsIncluded(Race(v.WARRIOR)),), limit=ONCE_PER_TURN),
))  # fmt: skip

BODY = body()
HAND: list[Card] = [GUARD, MAKER, BULLETS, GHOST, POLY]
MAIN: list[Card] = [
    *HAND, STARTER, STARTER, TALL, BLADE, BLADE, PHOENIX, GHOST, GUARD, LOCK, BOOM, BOOM, LOSS,
    TWICE, ASIDE, SILENCE, BODY, BODY,
]  # fmt: skip
HAND_2: list[Card] = [KEEPER, DIG, GAMBLE, LASTING, COUNTED]
MAIN_2: list[Card] = [
    *HAND_2, GEM, GEM, FLIPPER, FLIPPER, STACK, TOSS, HUSH, SHIFT, SHIFT, BOOM, BOOM, STARTER,
    KEEPER, COUNTED, BODY, DIG, TWICE,
]  # fmt: skip
HAND_3: list[Card] = [AWAY, HUSHER, LEAVER, LEAVER, OTHER_LEAVER]
MAIN_3: list[Card] = [*HAND_3, BODY]
EXTRA: list[Card] = [RANK_4, RANK_4, LINK_1, LINK_2, FUSED]
EXTRA_3: list[Card] = [SUM, SUM]
HANDS = ((HAND, MAIN, EXTRA), (HAND_2, MAIN_2, EXTRA), (HAND_3, MAIN_3, EXTRA_3))
OPPONENT: list[Card] = [fiend("Watcher", quick(
    Banish(Choose(MONSTER, v.MZONE, whose=v.OPPONENT)), where=v.HAND, cost=(Discard(SELF),),
    answers="opponent",
))] * 3  # fmt: skip
