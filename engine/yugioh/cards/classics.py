"""Cards of the early years, and the Fusion, Ritual and Synchro Monsters made with them."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    ONCE_PER_TURN,
    Activate,
    FusionMaterials,
    Ignition,
    Limit,
    Materials,
    Note,
    Quick,
    SynchroSummon,
    monster,
    spell,
)
from engine.yugioh.cards.traits import FUSION
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    SPELL,
    Answering,
    Attribute,
    Choose,
    Chosen,
    Each,
    Like,
    Named,
    Series,
    Type,
    exists,
    level,
)
from engine.yugioh.language import (
    AddToHand,
    Banish,
    Destroy,
    Draw,
    FusionSummon,
    GainLife,
    IfDone,
    Mill,
    NegateActivation,
    Optional,
    PayLifePoints,
    RitualSummon,
    SpecialSummon,
    Then,
    ToDeck,
    When,
)

_BLACK_LUSTER_SOLDIER = 5405694
_POLYMERIZATION = 24094653

_EARTH = Attribute(v.EARTH)
_KOZMO = Series(0xD2, "Kozmo")
_FIELD_SPELL = Type(v.FIELD) & SPELL
_ANOTHER_FIELD_SPELL = _FIELD_SPELL & ~Like("name", Chosen(("destroyed",)))
# The card of the effect is face-up on the field.
_STILL_FACE_UP = exists(~OTHER & FACE_UP, v.MZONE)

# ------------------------------------------------------------------- Fusion

POLYMERIZATION = spell(
    _POLYMERIZATION, "Polymerization",
    series=(0x46,),
    effects=(Activate(do=(FusionSummon(FUSION, (Each(MONSTER, v.HAND | v.MZONE),)),)),),
)  # fmt: skip

FUSION_SUBSTITUTE = spell(
    74335036, "Fusion Substitute",
    series=(0x46,),
    treated_as=_POLYMERIZATION,
    effects=(
        Activate(do=(FusionSummon(FUSION, (Each(MONSTER, v.MZONE),)),)),
        Ignition(
            v.GRAVE,
            cost=(Banish(SELF),),
            target=(Choose(FUSION & MONSTER, v.GRAVE),),
            do=(ToDeck(Chosen()), Then((Draw(1),))),
        ),
    ),
)  # fmt: skip

INSTANT_FUSION = spell(
    1845204, "Instant Fusion",
    series=(0x46,),
    effects=(
        Activate(
            limit=Limit("oath"),
            cost=(PayLifePoints(1000),),
            do=(
                SpecialSummon(
                    Choose(level(1, 5) & FUSION & MONSTER, v.EXTRA),
                    how=v.BY_FUSION,
                    but=("cannot-attack", "destroyed-in-end-phase"),
                ),
            ),
        ),
        Note("the monster cannot attack"),
    ),
)  # fmt: skip

GAIA_THE_DRAGON_CHAMPION = monster(
    66889139, "Gaia the Dragon Champion", v.WIND, v.DRAGON, 7, 2600, 2100,
    type=v.FUSION,
    procedures=(FusionMaterials((Materials(Named(6368038)), Materials(Named(28279543)))),),
)  # fmt: skip

# ------------------------------------------------------------------- Ritual

BLACK_LUSTER_RITUAL = spell(
    55761792, "Black Luster Ritual", v.RITUAL,
    series=(0xCF,),
    effects=(Activate(do=(RitualSummon(Named(_BLACK_LUSTER_SOLDIER)),)),),
)  # fmt: skip

BLACK_LUSTER_SOLDIER = monster(
    _BLACK_LUSTER_SOLDIER, "Black Luster Soldier", v.EARTH, v.WARRIOR, 8, 3000, 2500,
    type=v.RITUAL,
    series=(0x10CF,),
)  # fmt: skip

KOZMO_FARMGIRL = monster(
    31061682, "Kozmo Farmgirl", v.LIGHT, v.PSYCHIC, 3, 1500, 1000,
    series=(_KOZMO.code,),
    effects=(
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            do=(SpecialSummon(Choose(level(4) & _KOZMO & MONSTER, v.HAND)),),
        ),
        Note('its battle damage and 500 LP search a "Kozmo" card'),
    ),
)  # fmt: skip

# ------------------------------------------------------------------ Synchro

ANCIENT_FAIRY_DRAGON = monster(
    25862681, "Ancient Fairy Dragon", v.LIGHT, v.DRAGON, 7, 2100, 3000,
    type=v.SYNCHRO | v.EFFECT,
    procedures=(SynchroSummon(),),
    effects=(
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            do=(SpecialSummon(Choose(level(1, 4) & MONSTER, v.HAND)),),
        ),
        Note("in a turn in which that effect is activated there is no Battle Phase"),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            do=(
                Destroy(Each(_FIELD_SPELL, v.SZONE, v.EITHER), name="destroyed"),
                IfDone((GainLife(1000),)),
                Then((
                    Optional((
                        AddToHand(Choose(_ANOTHER_FIELD_SPELL, v.DECK)),
                    )),
                )),
            ),
        ),
    ),
)  # fmt: skip

NATURIA_BEAST = monster(
    33198837, "Naturia Beast", v.EARTH, v.BEAST, 5, 2200, 1700,
    type=v.SYNCHRO | v.EFFECT,
    series=(0x2A,),
    procedures=(SynchroSummon(_EARTH, _EARTH),),
    effects=(
        Quick(
            v.MZONE,
            condition=(Answering(v.EITHER, types=v.SPELL, of="card"),),
            cost=(Mill(2),),
            do=(When(_STILL_FACE_UP, (NegateActivation("activation", "destroy"),)),),
        ),
    ),
)  # fmt: skip
