"""The Spells and Traps of the Blue-Eyes deck, which mention the White Dragon, and its draws."""

from dataclasses import replace

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, Activate, ExtraNormalSummon, EquipStats, Ignition, Limit,
    Quick, Trigger, Untargetable, sent_to_grave, shared, spell, trap,
)  # fmt: skip
from engine.yugioh.cards.blue_eyes import BLUE_EYES, DRAGON, LIGHT_TUNER, MENTIONS_IT, WHITE
from engine.yugioh.cards.traits import FUSION, NORMAL
from engine.yugioh.language import (
    FACE_UP, MONSTER, SELF, SPELL_TRAP, Between, Choose, Chosen, Compare, Count, During, Each,
    InPlace, LevelOf, Like, Mentions, Named, Rolled, State, exists, level, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Also, Banish, ChangeStats, Destroy, Discard, Draw, Equip, FusionSummon, IfDone,
    OneOf, OnlySpecialSummon, Optional, RitualSummon, SendToGrave, SetCard, SpecialSummon, Then,
    When,
)  # fmt: skip

_BURST_STREAM = 17655904
_ULTIMATE_DRAGON = 23995346
_MAUSOLEUM = 24382602
_TRUE_LIGHT = 62089826
_WISHES = 80326401
_WHITE_DRAGON = 89631139

_FIELD = v.MZONE | v.SZONE
# A card in the GY is never hidden; a banished card may be.
_OPEN = ~State("face-down")
_NEW_NAME = ~Like("name", Each(places=_FIELD | v.GRAVE))
_MENTIONS_ULTIMATE = Mentions(_ULTIMATE_DRAGON, "Blue-Eyes Ultimate Dragon")

TRUE_LIGHT = trap(
    _TRUE_LIGHT, "True Light", v.CONTINUOUS,
    mentions=(_WHITE_DRAGON,),
    effects=(
        Untargetable(WHITE & InPlace(v.MZONE)),
        Trigger(
            v.GRAVE,
            on=replace(sent_to_grave(v.SZONE), was=v.FACEUP),
            optional=False,
            do=(Destroy(Each(MONSTER, v.MZONE)),),
        ),
        Quick(
            v.SZONE,
            limit=shared("one of these"),
            do=(SpecialSummon(Choose(WHITE, v.HAND | v.GRAVE)),),
        ),
        Quick(
            v.SZONE,
            limit=shared("one of these"),
            do=(
                SetCard(Choose(SPELL_TRAP & MENTIONS_IT & _NEW_NAME, v.DECK)),
            ),
        ),
    ),
)  # fmt: skip

_REACH = v.DECK | v.GRAVE | v.BANISHED
_WHITE_ON_FIELD = exists(FACE_UP & WHITE, _FIELD)

ROAR = spell(
    17725109, "Roar of the Blue-Eyed Dragons",
    mentions=(_WHITE_DRAGON,),
    effects=(
        Activate(
            limit=shared("roar"),
            do=(
                When(_WHITE_ON_FIELD, (
                    SpecialSummon(Choose(_OPEN & BLUE_EYES & MONSTER, _REACH), v.FACEUP_DEFENSE),
                )),
                When(none(FACE_UP & WHITE, _FIELD), (
                    SpecialSummon(Choose(_OPEN & WHITE, _REACH), v.FACEUP_DEFENSE),
                )),
                Also((OnlySpecialSummon(~InPlace(v.EXTRA) | DRAGON),)),
            ),
        ),
        Ignition(
            v.GRAVE,
            limit=shared("roar"),
            cost=(Banish(SELF),),
            do=(
                FusionSummon(
                    FUSION, (Each(MONSTER, v.HAND | v.MZONE),), including=BLUE_EYES & MONSTER
                ),
            ),
        ),
    ),
)  # fmt: skip

MAUSOLEUM = spell(
    _MAUSOLEUM, "Mausoleum of White", v.FIELD,
    effects=(
        ExtraNormalSummon(LIGHT_TUNER),
        Ignition(
            v.SZONE,
            limit=EACH_ONCE_PER_TURN,
            target=(Choose(FACE_UP & MONSTER, v.MZONE, name="target"),),
            do=(
                SendToGrave(Choose(NORMAL & MONSTER, v.HAND | v.DECK, name="sent")),
                IfDone((
                    ChangeStats(
                        Chosen(("target",)), LevelOf(Chosen(("sent",)), 100), until="end",
                        stats=v.ATK | v.DEF,
                    ),
                )),
            ),
        ),
        Ignition(
            v.GRAVE,
            cost=(Banish(SELF),),
            do=(AddToHand(Choose(Named(_BURST_STREAM), v.DECK)),),
        ),
    ),
)  # fmt: skip

WISHES = spell(
    _WISHES, "Wishes for Eyes of Blue",
    mentions=(_WHITE_DRAGON,),
    effects=(
        Activate(
            limit=ONCE_PER_TURN,
            cost=(Discard(Choose(ANY, v.HAND)),),
            do=(
                AddToHand(Choose(LIGHT_TUNER, v.DECK)),
                AddToHand(Choose(SPELL_TRAP & MENTIONS_IT & ~Named(_WISHES), v.DECK)),
            ),
        ),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            target=(Choose(FACE_UP & WHITE, v.MZONE, name="bearer"),),
            do=(
                Equip(
                    Choose(BLUE_EYES & MONSTER, v.EXTRA), Chosen(("bearer",)),
                    grants=(EquipStats(400),),
                ),
            ),
        ),
    ),
)  # fmt: skip

BURST_STREAM = spell(
    _BURST_STREAM, "Burst Stream of Destruction",
    mentions=(_WHITE_DRAGON,),
    effects=(
        Activate(
            condition=(_WHITE_ON_FIELD,),
            do=(Destroy(Each(MONSTER, v.MZONE, v.OPPONENT)),),
            unsupported='your "Blue-Eyes White Dragon" cannot attack that turn',
            inert=True,
        ),
    ),
)  # fmt: skip

MAJESTY = trap(
    43219114, "Majesty of the White Dragons",
    mentions=(_WHITE_DRAGON,),
    effects=(
        Activate(
            limit=ONCE_PER_TURN,
            condition=(exists(FACE_UP & WHITE, v.HAND | v.MZONE | v.GRAVE),),
            # A deck has three copies at most, so that at most three are shown.
            do=(
                Destroy(Choose(
                    ANY, _FIELD, 1, Count(FACE_UP & WHITE, v.HAND | v.MZONE | v.GRAVE),
                    whose=v.OPPONENT,
                )),
            ),
        ),
        Quick(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            do=(RitualSummon(exactly=True, tributes=WHITE),),
        ),
    ),
)  # fmt: skip

ULTIMATE_FUSION = spell(
    71143015, "Ultimate Fusion", v.QUICK_PLAY,
    series=(0x46,),
    mentions=(_WHITE_DRAGON, _ULTIMATE_DRAGON),
    effects=(
        Activate(
            limit=Limit("oath"),
            condition=(During(v.EITHER, "main"),),
            do=(
                FusionSummon(
                    FUSION & (MENTIONS_IT | _MENTIONS_ULTIMATE),
                    (Each(MONSTER, v.HAND | v.MZONE | v.GRAVE),),
                    into="deck",
                    counting=(WHITE | Named(_ULTIMATE_DRAGON)) & InPlace(v.MZONE),
                ),
                Then((
                    When(Compare(Rolled(), ">=", 1), (
                        Optional((
                            Destroy(Choose(FACE_UP, _FIELD, 1, Rolled(), whose=v.OPPONENT)),
                        )),
                    )),
                )),
            ),
        ),
    ),
)  # fmt: skip

TRADE_IN = spell(
    38120068, "Trade-In",
    effects=(Activate(cost=(Discard(Choose(level(8, 8) & MONSTER, v.HAND)),), do=(Draw(2),)),),
)  # fmt: skip

MELODY = spell(
    48800175, "The Melody of Awakening Dragon",
    effects=(
        Activate(
            cost=(Discard(Choose(ANY, v.HAND)),),
            do=(
                AddToHand(Choose(
                    DRAGON & Between("attack", 3000) & Between("defense", 0, 2500) & MONSTER,
                    v.DECK, 1, 2,
                )),
            ),
        ),
    ),
)  # fmt: skip

DRAGON_SHRINE = spell(
    41620959, "Dragon Shrine",
    effects=(
        Activate(
            limit=Limit("oath"),
            do=(
                OneOf((
                    (
                        SendToGrave(Choose(DRAGON & NORMAL & MONSTER, v.DECK)),
                        Then((Optional((SendToGrave(Choose(DRAGON & MONSTER, v.DECK)),)),)),
                    ),
                    (SendToGrave(Choose(DRAGON & ~NORMAL & MONSTER, v.DECK)),),
                ), at="resolution"),
            ),
        ),
    ),
)  # fmt: skip
