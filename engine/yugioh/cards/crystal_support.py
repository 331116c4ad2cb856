"""The "Crystal" and "Rainbow Bridge" Spells and Traps of the Crystal Beast deck."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, Activate, EachTime, Event, ExtraNormalSummon, Ignition,
    Limit, Quick, Trigger, spell, trap,
)  # fmt: skip
from engine.yugioh.cards.crystal_beast import (
    BEAST_CARD, BEAST_MONSTER, CRYSTAL, CRYSTAL_BEAST, CRYSTAL_SPELL_TRAP, ULTIMATE_CRYSTAL,
    ULTIMATE_MONSTER,
)  # fmt: skip
from engine.yugioh.language import (
    FACE_UP, MONSTER, OTHER, SELF, SPELL, Answering, AnyCondition, Choose, Chosen, Compare,
    FormerMonster, FreeZones, Like, Named, Names, Type, exists, level, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Banish, Destroy, Draw, Equip, IfDone, NegateActivation, OneOf, PlaceAsSpell, Reveal,
    SendToGrave, ShuffleAll, SpecialSummon, Take, Then, When,
)  # fmt: skip

_RAINBOW_BRIDGE = 63945693
_HEART = 10938846
_SALVATION = 5611760
_BIFROST = 32236916
_RAINBOW_REFRACTION = 40854824

_FIELD = v.MZONE | v.SZONE
_OFF_FIELD = v.HAND | v.DECK | v.GRAVE | v.BANISHED

# The card tables give these cards no series of their own.
RAINBOW_BRIDGES = Named(_RAINBOW_BRIDGE) | Named(_HEART) | Named(_SALVATION) | Named(_BIFROST)
# A Crystal Beast comes to the player's Spell & Trap Zone.
_BEAST_PLACED = Event("placed", CRYSTAL_BEAST, whose=v.YOU)

_NOT_ADDED = BEAST_MONSTER & ~Like("name", Chosen(("added",)))
_NOT_TAKEN = BEAST_MONSTER & ~Like("name", Chosen(("monster",)))

# -------------------------------------------------------------------- Spells

CRYSTAL_BOND = spell(
    9334391, "Crystal Bond",
    series=(CRYSTAL.code,),
    effects=(
        Activate(
            limit=Limit("oath"),
            do=(
                AddToHand(Choose(BEAST_MONSTER, v.DECK, name="added")),
                IfDone((PlaceAsSpell(Choose(_NOT_ADDED, v.DECK)),)),
            ),
        ),
    ),
)  # fmt: skip

GOLDEN_RULE = spell(
    3574681, "Golden Rule", v.EQUIP,
    series=(CRYSTAL.code,),
    effects=(
        Activate(
            limit=Limit("oath"),
            condition=(Compare(FreeZones(), ">=", 1),),
            do=(
                # Chosen first, so that the other two can be chosen with other names.
                Take(Choose(BEAST_MONSTER, v.HAND | v.GRAVE, name="monster")),
                PlaceAsSpell(Choose(_NOT_TAKEN, v.DECK, 2, 2)),
                Then((
                    SpecialSummon(Chosen(("monster",))),
                    IfDone((Equip(SELF, Chosen(("monster",))),)),
                )),
            ),
        ),
        EachTime(_OFF_FIELD, on=Event("sent", from_=v.SZONE), do=(Destroy(FormerMonster()),)),
    ),
)  # fmt: skip

RAINBOW_BRIDGE = spell(
    _RAINBOW_BRIDGE, "Rainbow Bridge",
    series=(0x188,),
    effects=(Activate(do=(AddToHand(Choose(CRYSTAL_SPELL_TRAP, v.DECK)),)),),
)  # fmt: skip

_TAKE_A_BRIDGE = (
    Take(Choose(RAINBOW_BRIDGES | Named(_RAINBOW_REFRACTION), v.DECK, name="taken")),
    OneOf(
        ((AddToHand(Chosen(("taken",))),), (SendToGrave(Chosen(("taken",))),)), at="resolution"
    ),
)  # fmt: skip
_SUMMON_A_BEAST = (
    SpecialSummon(Choose(BEAST_CARD & MONSTER, v.HAND | v.DECK | v.GRAVE | v.SZONE)),
)

AWAKENING = spell(
    12877076, "Awakening of the Crystal Ultimates", v.QUICK_PLAY,
    series=(CRYSTAL.code,),
    effects=(
        Activate(
            limit=Limit("oath", group="awakening"),
            condition=(none(ULTIMATE_CRYSTAL & FACE_UP, v.MZONE),),
            cost=(Reveal(Choose(ULTIMATE_MONSTER, v.HAND)),),
            do=(OneOf((_TAKE_A_BRIDGE, _SUMMON_A_BEAST)),),
        ),
        Activate(
            limit=Limit("oath", group="awakening"),
            condition=(exists(ULTIMATE_CRYSTAL & FACE_UP, v.MZONE),),
            do=(OneOf((_TAKE_A_BRIDGE, _SUMMON_A_BEAST, (*_TAKE_A_BRIDGE, *_SUMMON_A_BEAST))),),
        ),
    ),
)  # fmt: skip

HEART = spell(
    _HEART, "Rainbow Bridge of the Heart", v.CONTINUOUS,
    series=(0x284, 0x188),
    effects=(
        ExtraNormalSummon(CRYSTAL_BEAST),
        Ignition(
            v.SZONE,
            limit=ONCE_PER_TURN,
            do=(
                Destroy(Choose(BEAST_CARD, _FIELD | v.HAND)),
                IfDone((AddToHand(Choose(CRYSTAL_SPELL_TRAP, v.DECK)),)),
            ),
        ),
        Trigger(
            v.SZONE,
            limit=ONCE_PER_TURN,
            on=_BEAST_PLACED,
            target=(Choose(ANY, _FIELD, whose=v.OPPONENT),),
            do=(
                # Both or neither.
                When(
                    exists(~OTHER & FACE_UP, v.SZONE),
                    (AddToHand(Chosen()), IfDone((AddToHand(SELF),))),
                ),
            ),
        ),
    ),
)  # fmt: skip

# --------------------------------------------------------------------- Traps

_HIGH = FACE_UP & level(10) & MONSTER

SALVATION = trap(
    _SALVATION, "Rainbow Bridge of Salvation",
    series=(0x188,),
    effects=(
        Activate(
            limit=Limit("duel"),
            condition=(Compare(Names(_HIGH, v.MZONE, v.EITHER, "type"), ">=", 2),),
            do=(
                ShuffleAll(OTHER, v.HAND | _FIELD | v.GRAVE, v.EITHER),
                Then((Draw(5, v.EITHER),)),
            ),
        ),
        Quick(
            v.GRAVE,
            limit=Limit("duel"),
            cost=(Banish(SELF),),
            do=(
                AddToHand(Choose(BEAST_MONSTER, v.DECK)),
                AddToHand(Choose(Type(v.FIELD) & SPELL, v.DECK)),
            ),
        ),
    ),
)  # fmt: skip

MIRACLE = trap(
    11155484, "Crystal Miracle", v.COUNTER,
    series=(CRYSTAL.code,),
    effects=(
        Activate(
            condition=(
                AnyCondition(
                    (
                        Answering(v.EITHER, types=v.SPELL | v.TRAP, of="card"),
                        Answering(v.EITHER, types=v.MONSTER),
                    )
                ),
            ),
            do=(
                Destroy(Choose(BEAST_CARD, _FIELD)),
                IfDone((NegateActivation("activation", "destroy"),)),
            ),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=_BEAST_PLACED,
            cost=(Banish(SELF),),
            do=(PlaceAsSpell(Choose(BEAST_MONSTER, v.HAND | v.DECK | v.GRAVE)),),
        ),
    ),
)  # fmt: skip

_NOT_TOGETHER = Limit("chain", group="not together")

CONCLAVE = trap(
    87259933, "Crystal Conclave", v.CONTINUOUS,
    series=(CRYSTAL.code,),
    effects=(
        Trigger(
            v.SZONE,
            limit=(EACH_ONCE_PER_TURN, _NOT_TOGETHER),
            on=Event(
                "destroyed", BEAST_MONSTER, from_=v.MZONE, reason=(v.R_BATTLE, v.R_EFFECT),
                whose=v.YOU, was=v.FACEUP,
            ),
            do=(SpecialSummon(Choose(BEAST_MONSTER, v.DECK)),),
        ),
        Quick(
            v.SZONE,
            limit=_NOT_TOGETHER,
            cost=(SendToGrave(SELF),),
            target=(
                Choose(OTHER & BEAST_CARD, _FIELD, name="yours"),
                Choose(OTHER, _FIELD, whose=v.EITHER, name="other"),
            ),
            do=(AddToHand(Chosen(("yours", "other"))),),
        ),
    ),
)  # fmt: skip
