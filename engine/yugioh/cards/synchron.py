"""The "Synchron" Tuners, the monsters they are played with, and the Synchro Monsters made.

Junk Synchron brings a Level 2 monster back from the GY, and the two become a
Level 5 Synchro Monster; what was sent as material leaves something behind.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    ONCE_PER_CHAIN, ONCE_PER_TURN, Activate, ByItself, Event, Ignition, Limit, LinkSummon, Note,
    Quick, SynchroSummon, Trigger, link_monster, monster, sent_to_grave, shared, spell, summoned,
)  # fmt: skip
from engine.yugioh.cards.traits import SYNCHRO
from engine.yugioh.language import (
    FACE_UP, MONSTER, SELF, SPELL_TRAP, AnyCondition, Choose, Chosen, Compare, During, Each,
    FreeZones, InPlace, Mentions, Named, Race, Series, State, SummonedOnly, SumOf, Type, exists,
    level, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Also, Banish, CannotActivate, ChangeStats, CreateToken, Draw, InEndPhase,
    IfDone, Mill, OnlySpecialSummon, SendToGrave, SpecialSummon, SummonFromExtraNow, Then, ToDeck,
    Tribute, When,
)  # fmt: skip

_JUNK_SYNCHRON = 63977008
_STARDUST_DRAGON = 44508094
_DOPPEL_TOKEN = 53855410
_SECOND_DOPPEL_TOKEN = 53855411

_SYNCHRON = Series(0x1017, "Synchron")
_JUNK = Series(0x43, "Junk")
_TUNER = Type(v.TUNER)
_DRAGON = Race(v.DRAGON)

# Sent to the GY as Synchro Material.
_USED = sent_to_grave(reason=v.R_SYNCHRO)
_ROOM_FOR_TWO = Compare(FreeZones(), ">=", 2)
_MADE_OF_IT = FACE_UP & MONSTER & State("made-of-it")
_A_TUNER_HERE = exists(FACE_UP & _TUNER & MONSTER, v.MZONE)
_ONLY_SYNCHRO_FROM_EXTRA = ~InPlace(v.EXTRA) | SYNCHRO

# -------------------------------------------------------------------- Tuners

JUNK_SYNCHRON = monster(
    _JUNK_SYNCHRON, "Junk Synchron", v.DARK, v.WARRIOR, 3, 1300, 500,
    type=v.TUNER | v.EFFECT,
    series=(_SYNCHRON.code, _JUNK.code),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_NORMAL),
            missable=True,
            target=(Choose(level(1, 2) & MONSTER, v.GRAVE),),
            do=(SpecialSummon(Chosen(), v.FACEUP_DEFENSE, but=("negated",)),),
        ),
    ),
)  # fmt: skip

HYPER_SYNCHRON = monster(
    40348946, "Hyper Synchron", v.LIGHT, v.MACHINE, 4, 1600, 800,
    type=v.TUNER | v.EFFECT,
    series=(_SYNCHRON.code,),
    effects=(
        Trigger(
            v.GRAVE,
            on=_USED,
            optional=False,
            condition=(exists(_MADE_OF_IT & _DRAGON, v.MZONE),),
            do=(
                ChangeStats(Each(_MADE_OF_IT, v.MZONE, v.EITHER, name="made"), 800),
                Also((InEndPhase(Chosen(("made",)), "banish"),)),
            ),
        ),
    ),
)  # fmt: skip

JET_SYNCHRON = monster(
    9742784, "Jet Synchron", v.FIRE, v.MACHINE, 1, 500, 0,
    type=v.TUNER | v.EFFECT,
    series=(_SYNCHRON.code,),
    effects=(
        Trigger(
            v.GRAVE,
            limit=shared("jet"),
            on=_USED,
            do=(AddToHand(Choose(_JUNK & MONSTER, v.DECK)),),
        ),
        Ignition(
            v.GRAVE,
            limit=shared("jet"),
            cost=(SendToGrave(Choose(ANY, v.HAND)),),
            do=(SpecialSummon(SELF, but=("banished-when-it-leaves",)),),
        ),
    ),
)  # fmt: skip

STARDUST_SYNCHRON = monster(
    37799519, "Stardust Synchron", v.LIGHT, v.MACHINE, 4, 1500, 1000,
    type=v.TUNER | v.EFFECT,
    series=(0xA3, _SYNCHRON.code),
    effects=(
        Ignition(
            v.HAND | v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Tribute(Choose(MONSTER, v.MZONE)),),
            do=(
                SpecialSummon(SELF, but=("banished-when-it-leaves",)),
                Also((OnlySpecialSummon(_ONLY_SYNCHRO_FROM_EXTRA),)),
            ),
        ),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_NORMAL | v.BY_SPECIAL),
            do=(AddToHand(Choose(Mentions(_STARDUST_DRAGON) & SPELL_TRAP, v.DECK)),),
        ),
    ),
)  # fmt: skip

FLEUR_SYNCHRON = monster(
    19642774, "Fleur Synchron", v.LIGHT, v.MACHINE, 2, 400, 200,
    type=v.TUNER | v.EFFECT,
    series=(_SYNCHRON.code,),
    effects=(
        Trigger(
            v.GRAVE, on=_USED, do=(SpecialSummon(Choose(level(1, 2) & MONSTER, v.HAND)),)
        ),
    ),
)  # fmt: skip

PLAGUESPREADER_ZOMBIE = monster(
    33420078, "Plaguespreader Zombie", v.DARK, v.ZOMBIE, 2, 400, 200,
    type=v.TUNER | v.EFFECT,
    effects=(
        Ignition(
            v.GRAVE,
            cost=(ToDeck(Choose(ANY, v.HAND), "top"),),
            do=(SpecialSummon(SELF, but=("banished-when-it-leaves",)),),
        ),
    ),
)  # fmt: skip

GLOW_UP_BULB = monster(
    67441435, "Glow-Up Bulb", v.EARTH, v.PLANT, 1, 100, 100,
    type=v.TUNER | v.EFFECT,
    effects=(
        Ignition(
            v.GRAVE, limit=Limit("duel"), do=(Mill(1), IfDone((SpecialSummon(SELF),)))
        ),
    ),
)  # fmt: skip

# ---------------------------------------------------------------- non-Tuners

DOPPELWARRIOR = monster(
    53855409, "Doppelwarrior", v.DARK, v.WARRIOR, 2, 800, 800,
    series=(0x2066,),
    effects=(
        Trigger(
            v.HAND,
            on=Event("summoned", MONSTER, how=v.BY_SPECIAL, from_=v.GRAVE, whose=v.YOU),
            missable=True,
            do=(SpecialSummon(SELF),),
        ),
        Trigger(
            v.GRAVE,
            on=_USED,
            do=(
                When(
                    _ROOM_FOR_TWO,
                    (
                        CreateToken(_DOPPEL_TOKEN, position=v.FACEUP_ATTACK),
                        CreateToken(_SECOND_DOPPEL_TOKEN, position=v.FACEUP_ATTACK),
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip

DOPPEL_TOKEN = monster(
    _DOPPEL_TOKEN, "Doppel Token", v.DARK, v.WARRIOR, 1, 400, 400,
    type=v.TOKEN | v.NORMAL,
)  # fmt: skip

SECOND_DOPPEL_TOKEN = monster(
    _SECOND_DOPPEL_TOKEN, "Doppel Token", v.DARK, v.WARRIOR, 1, 400, 400,
    type=v.TOKEN | v.NORMAL,
)  # fmt: skip

QUILLBOLT_HEDGEHOG = monster(
    23571046, "Quillbolt Hedgehog", v.EARTH, v.MACHINE, 2, 800, 800,
    effects=(
        Ignition(
            v.GRAVE,
            # To activate it and to resolve it.
            do=(When(_A_TUNER_HERE, (SpecialSummon(SELF, but=("banished-when-it-leaves",)),)),),
        ),
    ),
)  # fmt: skip

SYNCHRON_EXPLORER = monster(
    36643046, "Synchron Explorer", v.EARTH, v.MACHINE, 2, 0, 700,
    series=(_SYNCHRON.code,),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_NORMAL),
            missable=True,
            target=(Choose(_SYNCHRON & MONSTER, v.GRAVE),),
            do=(SpecialSummon(Chosen(), but=("negated",)),),
        ),
    ),
)  # fmt: skip

RUSH_WARRIOR = monster(
    36736723, "Rush Warrior", v.WIND, v.WARRIOR, 2, 300, 1200,
    series=(0x2066,),
    effects=(
        Note('sent from the hand, it doubles the ATK of a "Warrior" Synchro Monster in battle'),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            target=(Choose(_SYNCHRON & MONSTER, v.GRAVE),),
            do=(AddToHand(Chosen()),),
        ),
    ),
)  # fmt: skip

JUNK_FORWARD = monster(
    56410040, "Junk Forward", v.EARTH, v.WARRIOR, 3, 900, 1500,
    series=(_JUNK.code,),
    procedures=(ByItself(condition=(none(ANY, v.MZONE),)),),
)  # fmt: skip

TUNING = spell(
    96363153, "Tuning",
    effects=(
        Activate(do=(AddToHand(Choose(_SYNCHRON & _TUNER & MONSTER, v.DECK)), Then((Mill(1),)))),
    ),
)  # fmt: skip

# ---------------------------------------------------------- Synchro Monsters

FORMULA_SYNCHRON = monster(
    50091196, "Formula Synchron", v.LIGHT, v.MACHINE, 2, 200, 1500,
    type=v.TUNER | v.SYNCHRO | v.EFFECT,
    series=(_SYNCHRON.code,),
    procedures=(SynchroSummon(more=False),),
    effects=(
        Trigger(v.MZONE, on=summoned(v.BY_SYNCHRO), missable=True, do=(Draw(1),)),
        Quick(
            v.MZONE,
            limit=ONCE_PER_CHAIN,
            condition=(During(v.OPPONENT, "main"),),
            do=(SummonFromExtraNow(("synchro",), MONSTER, including_this=True),),
        ),
    ),
)  # fmt: skip

JUNK_WARRIOR = monster(
    60800381, "Junk Warrior", v.DARK, v.WARRIOR, 5, 2300, 1300,
    type=v.SYNCHRO | v.EFFECT,
    series=(_JUNK.code, 0x2066),
    procedures=(SynchroSummon(Named(_JUNK_SYNCHRON)),),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_SYNCHRO),
            optional=False,
            do=(ChangeStats(SELF, SumOf("attack", FACE_UP & level(1, 2) & MONSTER)),),
        ),
    ),
)  # fmt: skip

JUNK_SPEEDER = monster(
    77075360, "Junk Speeder", v.WIND, v.WARRIOR, 5, 1800, 1000,
    type=v.SYNCHRO | v.EFFECT,
    series=(_JUNK.code,),
    procedures=(SynchroSummon(_SYNCHRON),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(SummonedOnly(_ONLY_SYNCHRO_FROM_EXTRA),),
            on=summoned(v.BY_SYNCHRO),
            cost=(OnlySpecialSummon(_ONLY_SYNCHRO_FROM_EXTRA),),
            do=(
                SpecialSummon(
                    Choose(
                        _SYNCHRON & _TUNER & MONSTER, v.DECK, 1, FreeZones(),
                        joint="different-levels", as_many=True,
                    ),
                    v.FACEUP_DEFENSE,
                ),
            ),
        ),
        Note("it can fight with double ATK in the turn it is Synchro Summoned"),
    ),
)  # fmt: skip

# ------------------------------------------------------------- Link Monster

HALQIFIBRAX = link_monster(
    50588353, "Crystron Halqifibrax", v.WATER, v.MACHINE, 2, 1500, v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    series=(0xEA,),
    procedures=(LinkSummon(least=2, including=_TUNER),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_LINK),
            do=(
                SpecialSummon(
                    Choose(level(1, 3) & _TUNER & MONSTER, v.HAND | v.DECK, name="tuner"),
                    v.FACEUP_DEFENSE,
                ),
                IfDone((CannotActivate(Chosen(("tuner",))),)),
            ),
        ),
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(
                AnyCondition((During(v.OPPONENT, "main"), During(v.OPPONENT, "battle"))),
            ),
            cost=(Banish(SELF),),
            do=(SpecialSummon(Choose(_TUNER & SYNCHRO & MONSTER, v.EXTRA), how=v.BY_SYNCHRO),),
        ),
    ),
)  # fmt: skip
