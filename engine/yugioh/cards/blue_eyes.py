"""The "Blue-Eyes" monsters: the White Dragon, the Tuners that find it, and what they end on.

Level 1 LIGHT Tuners fetch each other and the Spells and Traps that mention the
White Dragon; Synchro, Fusion, Xyz and Link Monsters are made of the dragon.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    OneAtATime, EACH_ONCE_PER_TURN, ONCE_PER_TURN, ByItself, Contact, Event, FusionMaterials,
    Ignition, Indestructible, LinkSummon, Materials, Note, Quick, OnlySpecialSummon, SynchroSummon,
    Trigger, Unaffected, XyzSummon, link_monster, monster, sent_to_grave, summoned,
)  # fmt: skip
from engine.yugioh.cards.traits import EFFECT, FUSION, LIGHT, NORMAL, SYNCHRO
from engine.yugioh.language import (
    FACE_UP, MONSTER, OTHER, SELF, TRAP, Answering, Choose, Chosen, During, Each, EquippedWith,
    InPlace, Mentions, Named, Race, Series, State, Type, WasSummoned, Zones, exists, level,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Banish, ChangeStats, ChangeLevel, Detach, Discard, IfDone, Negate, NegateActivation,
    OneOf, PlaceAsSpell, SendToGrave, SpecialSummon, Tribute,
)  # fmt: skip

_SAGE = 8240199
_ULTIMATE_DRAGON = 23995346
_MAUSOLEUM = 24382602
_SEA_HORSE = 54332792
_SPIRIT_DRAGON = 59822133
_TRUE_LIGHT = 62089826
_WHITE_DRAGON = 89631139

_FIELD = v.MZONE | v.SZONE
# A card in the GY is never hidden; a banished card may be.
_OPEN = ~State("face-down")

BLUE_EYES = Series(0xDD, "Blue-Eyes")
DRAGON = Race(v.DRAGON)
WHITE = Named(_WHITE_DRAGON)
MENTIONS_IT = Mentions(_WHITE_DRAGON)
LIGHT_TUNER = level(1, 1) & LIGHT & Type(v.TUNER) & MONSTER
# The White Dragon on the player's field or in the GY.
_WHITE_IS_NEAR = exists(FACE_UP & WHITE, _FIELD | v.GRAVE)

# ---------------------------------------------------------------- Main Deck

WHITE_DRAGON = monster(
    _WHITE_DRAGON, "Blue-Eyes White Dragon", v.LIGHT, v.DRAGON, 8, 3000, 2500,
    type=v.NORMAL,
    series=(BLUE_EYES.code,),
)  # fmt: skip

SAGE = monster(
    _SAGE, "Sage with Eyes of Blue", v.LIGHT, v.SPELLCASTER, 1, 0, 1500,
    type=v.TUNER | v.EFFECT,
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_NORMAL),
            missable=True,
            do=(AddToHand(Choose(LIGHT_TUNER & ~Named(_SAGE), v.DECK)),),
        ),
        Ignition(
            v.HAND,
            limit=ONCE_PER_TURN,
            cost=(Discard(SELF),),
            target=(Choose(FACE_UP & EFFECT & MONSTER, v.MZONE, name="sent"),),
            do=(
                SendToGrave(Chosen(("sent",))),
                IfDone((SpecialSummon(Choose(BLUE_EYES & MONSTER, v.DECK)),)),
            ),
        ),
    ),
)  # fmt: skip

MAIDEN = monster(
    17947697, "Maiden of White", v.LIGHT, v.SPELLCASTER, 1, 0, 0,
    type=v.TUNER | v.EFFECT,
    mentions=(_WHITE_DRAGON,),
    effects=(
        Ignition(
            v.HAND | v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(SendToGrave(SELF),),
            do=(PlaceAsSpell(Choose(Named(_TRUE_LIGHT), v.HAND | v.DECK | v.GRAVE)),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=Event("summoned", WHITE, how=v.BY_SPECIAL, whose=v.YOU),
            do=(SpecialSummon(SELF),),
        ),
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(Answering(v.EITHER, targets_this=True),),
            do=(SpecialSummon(Choose(WHITE | LIGHT_TUNER, v.GRAVE)),),
        ),
        Note("the same in answer to an attack on it"),
    ),
)  # fmt: skip

JET_DRAGON = monster(
    30576089, "Blue-Eyes Jet Dragon", v.LIGHT, v.DRAGON, 8, 3000, 0,
    series=(BLUE_EYES.code,),
    mentions=(_WHITE_DRAGON,),
    effects=(
        Indestructible(OTHER, by=v.OPPONENT),
        Trigger(
            v.HAND | v.GRAVE,
            limit=ONCE_PER_TURN,
            condition=(_WHITE_IS_NEAR,),
            # By battle or effect: not by the rules, and not as a cost.
            on=Event("destroyed", ANY, from_=_FIELD, reason=(v.R_BATTLE, v.R_EFFECT)),
            do=(SpecialSummon(SELF),),
        ),
        Note("when it battles, it can return a card of the opponent to the hand"),
    ),
)  # fmt: skip

DICTATOR = monster(
    66961194, "Dictator of D.", v.DARK, v.SPELLCASTER, 4, 1200, 1100,
    mentions=(_WHITE_DRAGON,),
    effects=(
        Note('you choose what the opponent attacks while you control a "Blue-Eyes" monster'),
        Ignition(
            v.HAND,
            limit=ONCE_PER_TURN,
            cost=(SendToGrave(Choose(WHITE, v.HAND | v.DECK)),),
            do=(SpecialSummon(SELF),),
        ),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(Discard(Choose(WHITE | MENTIONS_IT, v.HAND)),),
            target=(Choose(BLUE_EYES & MONSTER, v.GRAVE),),
            do=(SpecialSummon(Chosen()),),
        ),
    ),
)  # fmt: skip

SEA_HORSE = monster(
    _SEA_HORSE, "Neo Kaiser Sea Horse", v.LIGHT, v.DRAGON, 4, 1700, 1650,
    type=v.TUNER | v.EFFECT,
    mentions=(_WHITE_DRAGON,),
    effects=(
        Ignition(
            v.HAND,
            limit=ONCE_PER_TURN,
            condition=(exists(FACE_UP & WHITE, _FIELD),),
            do=(SpecialSummon(SELF),),
        ),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            target=(Choose(FACE_UP & LIGHT & Type(v.TUNER) & MONSTER, v.MZONE),),
            do=(
                OneOf((
                    (ChangeLevel(Chosen(), by=1),), (ChangeLevel(Chosen(), by=-1),),
                ), at="resolution"),
            ),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(_FIELD),
            do=(
                SendToGrave(Choose(
                    (BLUE_EYES | MENTIONS_IT) & MONSTER & ~Named(_SEA_HORSE), v.DECK
                )),
            ),
        ),
    ),
)  # fmt: skip

WHITE_STONE = monster(
    79814787, "The White Stone of Legend", v.LIGHT, v.DRAGON, 1, 300, 250,
    type=v.TUNER | v.EFFECT,
    mentions=(_WHITE_DRAGON,),
    effects=(
        Trigger(
            v.GRAVE,
            on=sent_to_grave(),
            optional=False,
            do=(AddToHand(Choose(WHITE, v.DECK)),),
        ),
    ),
)  # fmt: skip

# --------------------------------------------------------------- Extra Deck

SPIRIT_DRAGON = monster(
    _SPIRIT_DRAGON, "Blue-Eyes Spirit Dragon", v.LIGHT, v.DRAGON, 9, 2500, 3000,
    type=v.SYNCHRO | v.EFFECT,
    series=(BLUE_EYES.code,),
    procedures=(SynchroSummon(others=BLUE_EYES),),
    effects=(
        OneAtATime(),
        Quick(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            condition=(Answering(v.EITHER, places=v.GRAVE),),
            do=(NegateActivation("activation"),),
        ),
        Quick(
            v.MZONE,
            condition=(WasSummoned(v.BY_SYNCHRO),),
            cost=(Tribute(SELF),),
            do=(
                SpecialSummon(
                    Choose(LIGHT & DRAGON & SYNCHRO & MONSTER & ~Named(_SPIRIT_DRAGON), v.EXTRA),
                    v.FACEUP_DEFENSE,
                    but=("destroyed-in-end-phase",),
                ),
            ),
        ),
    ),
)  # fmt: skip

SPIRIT_WITH_EYES = link_monster(
    42097666, "Spirit with Eyes of Blue", v.LIGHT, v.DRAGON, 1, 300, v.BOTTOM_LEFT,
    procedures=(LinkSummon(level(1, 4) & Race(v.DRAGON | v.SPELLCASTER), 1),),
    effects=(
        OnlySpecialSummon(DRAGON),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_LINK),
            do=(
                OneOf((
                    (AddToHand(Choose(Named(_MAUSOLEUM), v.DECK)),),
                    (SendToGrave(Choose(Named(_MAUSOLEUM), v.DECK)),),
                ), at="resolution"),
            ),
        ),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(Tribute(SELF),),
            # An Effect Monster from the GY comes negated, any other monster as it is.
            do=(
                OneOf((
                    (SpecialSummon(Choose(
                        BLUE_EYES & (InPlace(v.HAND) | ~EFFECT) & MONSTER, v.HAND | v.GRAVE
                    )),),
                    (SpecialSummon(Choose(BLUE_EYES & EFFECT & MONSTER, v.GRAVE),
                                   but=("negated",)),),
                ), at="resolution"),
            ),
        ),
    ),
)  # fmt: skip

TWIN_BURST = monster(
    2129638, "Blue-Eyes Twin Burst Dragon", v.LIGHT, v.DRAGON, 10, 3000, 2500,
    type=v.FUSION | v.EFFECT,
    series=(BLUE_EYES.code,),
    mentions=(_WHITE_DRAGON,),
    procedures=(Contact(v.MZONE), FusionMaterials((Materials(WHITE, 2, 2),))),
    only_by_itself=True,
    effects=(
        Note("battles do not destroy it, and it can attack two monsters"),
        Note("it banishes a monster that survives its attack"),
    ),
)  # fmt: skip

NEO_ULTIMATE = monster(
    56532353, "Neo Blue-Eyes Ultimate Dragon", v.LIGHT, v.DRAGON, 12, 4500, 3800,
    type=v.FUSION | v.EFFECT,
    series=(BLUE_EYES.code,),
    mentions=(_WHITE_DRAGON,),
    procedures=(FusionMaterials((Materials(WHITE, 3, 3),)),),
    effects=(
        Note('it can attack again by sending "Blue-Eyes" Fusion Monsters from the Extra Deck'),
        Quick(
            v.GRAVE,
            condition=(
                Answering(
                    v.EITHER,
                    targets=FACE_UP & BLUE_EYES & MONSTER & InPlace(v.MZONE) & State("controlled"),
                ),
            ),
            cost=(Banish(SELF),),
            do=(NegateActivation("activation", "destroy"),),
        ),
    ),
)  # fmt: skip

TYRANT = monster(
    11443677, "Blue-Eyes Tyrant Dragon", v.LIGHT, v.DRAGON, 8, 3400, 2900,
    type=v.FUSION | v.EFFECT,
    series=(BLUE_EYES.code,),
    mentions=(_WHITE_DRAGON,),
    procedures=(
        ByItself(
            v.EXTRA,
            cost=(Tribute(Choose(FACE_UP & WHITE & EquippedWith(FUSION & MONSTER), v.MZONE)),),
        ),
        FusionMaterials((Materials(WHITE), Materials(DRAGON & MONSTER))),
    ),
    first_by_itself=True,
    effects=(
        Unaffected(TRAP),
        Note("it can attack every monster of the opponent, and after that Set a Trap from the GY"),
    ),
)  # fmt: skip

SILVER_DRAGON = monster(
    16699558, "Indigo-Eyes Silver Dragon", v.LIGHT, v.DRAGON, 8, 4000, 0,
    type=v.XYZ | v.EFFECT,
    procedures=(XyzSummon(DRAGON, 2),),
    effects=(
        Note("without a Normal Monster as material it cannot attack directly"),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_XYZ),
            do=(Negate(Each(FACE_UP & State("negatable"), _FIELD, v.OPPONENT)),),
        ),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(Detach(1),),
            target=(Choose(_OPEN & NORMAL & MONSTER, v.GRAVE | v.BANISHED),),
            do=(SpecialSummon(Chosen()), IfDone((ChangeStats(Chosen(), 1000),))),
        ),
    ),
)  # fmt: skip

HEAVENLY_SPHERES = link_monster(
    24361622, "Hieratic Seal of the Heavenly Spheres", v.LIGHT, v.DRAGON, 2, 0,
    v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    series=(0x69,),
    procedures=(LinkSummon(DRAGON, 2),),
    effects=(
        Quick(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            condition=(During(v.OPPONENT), exists(~OTHER & Zones(0b1100000), v.MZONE)),
            cost=(Tribute(Choose(MONSTER, v.HAND | v.MZONE)),),
            do=(AddToHand(Choose(FACE_UP, _FIELD, whose=v.EITHER)),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=Event("sent", reason=v.R_TRIBUTE),
            optional=False,
            do=(
                SpecialSummon(Choose(DRAGON & MONSTER, v.HAND | v.DECK, name="dragon")),
                IfDone((
                    ChangeStats(Chosen(("dragon",)), to=0, stats=v.ATK | v.DEF),
                )),
            ),
        ),
    ),
)  # fmt: skip
