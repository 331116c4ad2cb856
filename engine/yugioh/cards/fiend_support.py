"""Fiend monsters and cards that a deck of Fiends goes through or ends on."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    ONCE_PER_TURN,
    Activate,
    ByItself,
    Contact,
    EquipStats,
    Event,
    FusionMaterials,
    Ignition,
    Indestructible,
    InsteadOfDestruction,
    LinkSummon,
    Materials,
    NotUsedFor,
    Note,
    Quick,
    Trigger,
    XyzSummon,
    link_monster,
    monster,
    sent_to_grave,
    spell,
    summoned,
)
from engine.yugioh.cards.traits import (
    DARK_CONTRACT,
    EFFECT,
    FIEND,
    FIEND_OR_FAIRY,
    FIEND_OR_ZOMBIE,
    ILLUSION,
    LIGHT_OR_DARK,
    SNAKE_EYE,
)
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    Answering,
    AnyCondition,
    Choose,
    Chosen,
    During,
    Each,
    EquippedWith,
    EventCards,
    InPlace,
    Named,
    Series,
    State,
    Type,
    Zones,
    level,
)
from engine.yugioh.language import (
    AddToHand,
    Also,
    Banish,
    ChangeStats,
    Destroy,
    Detach,
    Discard,
    Draw,
    Equip,
    FusionSummon,
    IfDone,
    Negate,
    NegateActivation,
    NormalSummonNow,
    OneOf,
    OnlySpecialSummon,
    Optional,
    PlaceAsSpell,
    SendToGrave,
    SpecialSummon,
    Then,
    Tribute,
)

_AERIAL_EATER = 28143384
_MUTINY = 71593652
_MUCKRAKER = 71607202

_FIELD = v.MZONE | v.SZONE
# The first and the last Main Monster Zone.
_OUTER_ZONES = Zones(0b10001)

# ---------------------------------------------------------------- Main Deck

BUIO = monster(
    19000848, "Buio the Dawn's Light", v.DARK, v.FIEND, 3, 1000, 1500,
    effects=(
        Indestructible(_OUTER_ZONES),
        Ignition(
            v.HAND,
            limit=ONCE_PER_TURN,
            target=(Choose(FACE_UP & FIEND & EFFECT & MONSTER & State("negatable"), v.MZONE),),
            do=(Negate(Chosen()), IfDone((SpecialSummon(SELF),))),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(),
            do=(AddToHand(Choose(Named(_MUTINY), v.DECK)),),
        ),
    ),
)  # fmt: skip

MUTINY = spell(
    _MUTINY, "Mutiny in the Sky",
    effects=(
        Activate(
            limit=ONCE_PER_TURN,
            do=(
                FusionSummon(
                    FIEND_OR_FAIRY, (Each(FIEND_OR_FAIRY & MONSTER, v.GRAVE),), into="deck"
                ),
            ),
        ),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(
                SendToGrave(Choose(
                    FIEND_OR_FAIRY & MONSTER & (FACE_UP | InPlace(v.HAND)), v.HAND | v.MZONE
                )),
            ),
            do=(AddToHand(SELF),),
        ),
    ),
)  # fmt: skip

# ---------------------------------------------------------- Fusion Monsters

AERIAL_EATER = monster(
    _AERIAL_EATER, "Aerial Eater", v.WIND, v.FIEND, 6, 2100, 2600,
    type=v.FUSION | v.EFFECT,
    procedures=(FusionMaterials((Materials(FIEND & MONSTER, 2, 2),), joint="same-attribute"),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_FUSION),
            do=(SendToGrave(Choose(FIEND & MONSTER, v.DECK)),),
        ),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(
                Banish(Choose(
                    level(6) & FIEND & MONSTER & ~Named(_AERIAL_EATER), v.GRAVE, 2, 2,
                    joint="same-attribute",
                )),
            ),
            do=(SpecialSummon(SELF),),
        ),
    ),
)  # fmt: skip

# Its materials are in the GY already, so only what fuses from the GY makes it.
LUCE = monster(
    45409943, "Luce the Dusk's Dark", v.DARK, v.FIEND, 8, 3500, 3000,
    type=v.FUSION | v.EFFECT,
    procedures=(FusionMaterials((Materials(FIEND_OR_FAIRY & MONSTER & InPlace(v.GRAVE), 3, 3),)),),
    effects=(
        Indestructible(_OUTER_ZONES),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            target=(Choose(ANY, _FIELD, whose=v.OPPONENT, name="target"),),
            do=(
                SendToGrave(Choose(FIEND_OR_FAIRY & MONSTER, v.DECK)),
                IfDone((Destroy(Chosen(("target",))),)),
            ),
        ),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=Event("destroyed", OTHER, from_=_FIELD, reason=v.R_EFFECT, whose=v.YOU),
            target=(Choose(ANY, _FIELD, whose=v.EITHER),),
            do=(Destroy(Chosen()),),
        ),
    ),
)  # fmt: skip

DUKE = monster(
    45445571, "The Duke of Demise", v.DARK, v.FIEND, 6, 2000, 1700,
    type=v.FUSION | v.EFFECT,
    procedures=(FusionMaterials((Materials(FIEND_OR_ZOMBIE & MONSTER, 2, 2),)),),
    effects=(
        Note("each of your Standby Phases costs 500 LP, or this card is destroyed"),
        Note("battles do not destroy it"),
        Ignition(v.MZONE, limit=ONCE_PER_TURN, do=(NormalSummonNow(MONSTER),)),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            target=(Choose(OTHER & level(4) & FIEND_OR_ZOMBIE & MONSTER, v.GRAVE),),
            do=(AddToHand(Chosen()),),
        ),
    ),
)  # fmt: skip

NECROQUIP_PRINCESS = monster(
    93860227, "Necroquip Princess", v.DARK, v.FIEND, 6, 2000, 2000,
    type=v.FUSION | v.EFFECT,
    procedures=(
        Contact(),
        FusionMaterials(
            (Materials(MONSTER & EquippedWith(MONSTER)), Materials(FIEND & MONSTER)),
            by_effect=False,
        ),
    ),
    only_by_itself=True,
    one_on_field=True,
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(v.HAND, v.R_COST, MONSTER, without=v.R_SUMMON),
            do=(
                OneOf((
                    (Equip(EventCards(MONSTER, v.GRAVE), SELF, grants=(EquipStats(500),)),),
                    (Draw(1),),
                )),
            ),
        ),
    ),
)  # fmt: skip

# A face-up Pendulum Monster goes to the Extra Deck.
_SENT_TO_GRAVE = FACE_UP & MONSTER & ~Type(v.TOKEN | v.PENDULUM)

DOOMED_DRAGON = monster(
    58071334, "Snake-Eyes Doomed Dragon", v.FIRE, v.DRAGON, 8, 3000, 2500,
    type=v.FUSION | v.EFFECT,
    series=(SNAKE_EYE.code,),
    procedures=(
        FusionMaterials((Materials(SNAKE_EYE & MONSTER), Materials(ILLUSION & MONSTER))),
        ByItself(v.EXTRA, cost=(SendToGrave(Choose(_SENT_TO_GRAVE, v.SZONE, 2, 2)),)),
    ),
    only_by_itself=True,
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_SPECIAL),
            target=(Choose(FACE_UP & MONSTER & ~Type(v.TOKEN), v.MZONE, whose=v.EITHER),),
            do=(PlaceAsSpell(Chosen()),),
        ),
    ),
)  # fmt: skip

# -------------------------------------------------- Xyz and Link Monsters

_D_D = Series(0xAF, "D/D")

CAESAR = monster(
    79559912, "D/D/D Wave High King Caesar", v.WATER, v.FIEND, 6, 2800, 1800,
    type=v.XYZ | v.EFFECT,
    series=(0x10AF,),
    procedures=(XyzSummon(FIEND, 2),),
    effects=(
        Quick(
            v.MZONE,
            # A Spell or Trap Card, or a monster effect.
            condition=(
                AnyCondition((
                    Answering(v.EITHER, ("summon",), v.SPELL | v.TRAP, of="card"),
                    Answering(v.EITHER, ("summon",), v.MONSTER),
                )),
            ),
            cost=(Detach(1),),
            do=(
                NegateActivation("activation", "destroy"),
                Then((
                    Optional((
                        ChangeStats(Choose(_D_D & OTHER & FACE_UP & MONSTER, v.MZONE), 1800, "end"),
                        ChangeStats(SELF, 1800, "end"),
                    )),
                )),
            ),
        ),
        Trigger(
            v.GRAVE,
            on=sent_to_grave(_FIELD),
            do=(AddToHand(Choose(DARK_CONTRACT, v.DECK)),),
        ),
    ),
)  # fmt: skip

A_BAO_A_QU = link_monster(
    4731783, "A Bao A Qu, the Lightless Shadow", v.DARK, v.FIEND, 4, 2800,
    v.BOTTOM_LEFT | v.BOTTOM_RIGHT | v.LEFT | v.RIGHT,
    procedures=(LinkSummon(least=2, including=FIEND),),
    effects=(
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(During(v.EITHER, "main"),),
            cost=(Discard(Choose(ANY, v.HAND)),),
            do=(
                OneOf((
                    (Destroy(Choose(ANY, _FIELD, whose=v.EITHER)),),
                    (
                        Banish(SELF, until="end"),
                        IfDone((SpecialSummon(Choose(LIGHT_OR_DARK & MONSTER, v.GRAVE)),)),
                    ),
                )),
            ),
        ),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=Event("standby-phase", whose=v.YOU),
            unsupported="in a later Standby Phase of yours it draws one card for each "
            "Monster Type in your GY and puts as many back under the Deck",
            inert=True,
        ),
    ),
)  # fmt: skip

MUCKRAKER = link_monster(
    _MUCKRAKER, "Muckraker From the Underworld", v.DARK, v.FIEND, 2, 1000, v.BOTTOM | v.LEFT,
    procedures=(LinkSummon(EFFECT, 2),),
    effects=(
        NotUsedFor(("link",), always=True, new=True),
        InsteadOfDestruction(
            MONSTER & InPlace(v.MZONE), (Tribute(Choose(FIEND & MONSTER, v.MZONE)),)
        ),
        Note("the same instead of destruction by battle"),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            target=(Choose(FIEND & MONSTER & ~Named(_MUCKRAKER), v.GRAVE, name="target"),),
            do=(
                Discard(Choose(ANY, v.HAND)),
                IfDone((SpecialSummon(Chosen(("target",))),)),
                Also((OnlySpecialSummon(FIEND),)),
            ),
        ),
    ),
)  # fmt: skip
