"""The "Sky Striker" series: Spells for an empty Main Monster Zone and Link Monsters of Link 1.

Raye and the Token of the Hornet Drones go to the Extra Monster Zone as one
"Sky Striker Ace" after the other; the Spells grow with three of them in the GY.
"""

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, Activate, EachTime, Event, FieldStats, Ignition, LinkSummon,
    Note, NotUsedFor, Quick, Trigger, link_monster, monster, spell, summoned,
)  # fmt: skip
from engine.yugioh.cards.traits import EFFECT, LIGHT
from engine.yugioh.language import (
    FACE_UP, MONSTER, OTHER, SELF, SPELL, Attribute, Choose, Chosen, Compare, Count, Each,
    InPlace, Like, Named, Series, State, Summoned, Times, Type, Zones, exists, level, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Also, Banish, ChangeStats, CreateToken, Destroy, Draw, GainLife, IfDone,
    Negate, OneOf, OnlySpecialSummon, Optional, Protect, SendToGrave, SpecialSummon, TakeControl,
    Then, Tribute, When,
)  # fmt: skip

_RAYE = 26077387
_ROZE = 37351133
_TOKEN = 52340445
_ENGAGE = 63166095

_FIELD = v.MZONE | v.SZONE

SKY_STRIKER = Series(0x115, "Sky Striker")
ACE = Series(0x1115, "Sky Striker Ace")
DARK = Attribute(v.DARK)

# What nearly every Spell of the series asks for, and what makes it stronger.
_CLEAR = none(Zones(0b11111), v.MZONE)
_THREE_SPELLS = exists(SPELL, v.GRAVE, least=3)
_NOT_IN_GRAVE = ~Like("name", Each(places=v.GRAVE))
_SPELLS = Count(SPELL, v.GRAVE)


def _in_gear(*steps: Node) -> Then:
    """Then, with three or more Spells in the GY, the player may do this."""
    return Then((When(_THREE_SPELLS, (Optional(steps),)),))


# ---------------------------------------------------------------- Main Deck

RAYE = monster(
    _RAYE, "Sky Striker Ace - Raye", v.DARK, v.WARRIOR, 4, 1500, 1500,
    series=(ACE.code,),
    effects=(
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(Tribute(SELF),),
            do=(SpecialSummon(Choose(ACE & MONSTER, v.EXTRA), zones="extra"),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=Event(
                "sent", ACE & Type(v.LINK) & MONSTER, from_=v.MZONE,
                reason=v.R_EFFECT | v.R_THEIRS, whose=v.YOU, was=v.FACEUP,
            ),
            do=(SpecialSummon(SELF),),
        ),
        Note("the same after battle destroyed that Link Monster"),
    ),
)  # fmt: skip

ROZE = monster(
    _ROZE, "Sky Striker Ace - Roze", v.LIGHT, v.WARRIOR, 4, 1500, 1500,
    series=(ACE.code,),
    effects=(
        Trigger(
            v.HAND,
            limit=ONCE_PER_TURN,
            on=Event(
                "summoned", FACE_UP & ACE & MONSTER & ~Named(_ROZE),
                how=v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL,
            ),
            do=(SpecialSummon(SELF),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=Event(
                "sent", MONSTER, from_=v.MZONE, reason=v.R_EFFECT | v.R_THEIRS, whose=v.OPPONENT,
                zones=0b1100000,
            ),
            do=(
                SpecialSummon(SELF),
                Then((
                    Optional((
                        Negate(
                            Choose(
                                FACE_UP & MONSTER & State("negatable"), v.MZONE, whose=v.OPPONENT
                            ),
                            until="end",
                        ),
                    )),
                )),
            ),
        ),
        Note("the same after battle destroyed a monster there"),
    ),
)  # fmt: skip

TOKEN = monster(
    _TOKEN, "Sky Striker Ace Token", v.DARK, v.WARRIOR, 1, 0, 0,
    type=v.TOKEN | v.NORMAL,
    series=(ACE.code,),
    effects=(NotUsedFor(("tribute",)),),
)  # fmt: skip

# ------------------------------------------------------------------- Spells

ENGAGE = spell(
    _ENGAGE, "Sky Striker Mobilize - Engage!",
    series=(SKY_STRIKER.code,),
    effects=(
        Activate(
            condition=(_CLEAR,),
            do=(AddToHand(Choose(SKY_STRIKER & ~Named(_ENGAGE), v.DECK)), _in_gear(Draw(1))),
        ),
    ),
)  # fmt: skip

# No monster is in a Main Monster Zone before it, so that the Token there is the one just made.
HORNET_DRONES = spell(
    52340444, "Sky Striker Mecha - Hornet Drones", v.QUICK_PLAY,
    series=(SKY_STRIKER.code,),
    effects=(
        Activate(
            condition=(_CLEAR,),
            do=(
                CreateToken(_TOKEN, position=v.FACEUP_DEFENSE, name="token"),
                When(_THREE_SPELLS, (
                    ChangeStats(Chosen(("token",)), to=1500, stats=v.ATK | v.DEF),
                )),
            ),
        ),
    ),
)  # fmt: skip

WIDOW_ANCHOR = spell(
    98338152, "Sky Striker Mecha - Widow Anchor", v.QUICK_PLAY,
    series=(SKY_STRIKER.code,),
    effects=(
        Activate(
            condition=(_CLEAR,),
            target=(
                Choose(FACE_UP & EFFECT & MONSTER & State("negatable"), v.MZONE, whose=v.EITHER),
            ),
            do=(
                Negate(Chosen(), until="end"),
                Then((
                    When(_THREE_SPELLS, (Optional((TakeControl(Chosen(), until="end"),)),)),
                )),
            ),
        ),
    ),
)  # fmt: skip

SHARK_CANNON = spell(
    51227866, "Sky Striker Mecha - Shark Cannon", v.QUICK_PLAY,
    series=(SKY_STRIKER.code, 0x1AE),
    effects=(
        Activate(
            condition=(_CLEAR,),
            target=(Choose(MONSTER, v.GRAVE, whose=v.OPPONENT),),
            do=(
                When(Compare(_SPELLS, "<", 3), (Banish(Chosen()),)),
                When(_THREE_SPELLS, (
                    OneOf(((Banish(Chosen()),), (SpecialSummon(Chosen()),)), at="resolution"),
                )),
            ),
            unsupported="the monster that it Special Summons cannot attack",
            inert=True,
        ),
    ),
)  # fmt: skip

LINKAGE = spell(
    9726840, "Sky Striker Mobilize - Linkage!", v.QUICK_PLAY,
    series=(SKY_STRIKER.code,),
    effects=(
        Activate(
            condition=(_CLEAR,),
            do=(
                SendToGrave(Choose(OTHER, _FIELD)),
                IfDone((
                    SpecialSummon(Choose(ACE & MONSTER, v.EXTRA, name="ace"), zones="extra"),
                    IfDone((
                        When(exists(FACE_UP & ACE & LIGHT & MONSTER, v.MZONE | v.GRAVE), (
                            When(exists(FACE_UP & ACE & DARK & MONSTER, v.MZONE | v.GRAVE), (
                                ChangeStats(Chosen(("ace",)), 1000),
                            )),
                        )),
                    )),
                )),
                Also((OnlySpecialSummon(~InPlace(v.EXTRA) | ACE),)),
            ),
        ),
    ),
)  # fmt: skip

AFTERBURNERS = spell(
    99550630, "Sky Striker Maneuver - Afterburners!",
    series=(SKY_STRIKER.code,),
    effects=(
        Activate(
            condition=(_CLEAR,),
            target=(Choose(FACE_UP & MONSTER, v.MZONE, whose=v.EITHER, name="target"),),
            do=(
                Destroy(Chosen(("target",))),
                _in_gear(Destroy(Choose(OTHER, v.SZONE, whose=v.EITHER))),
            ),
        ),
    ),
)  # fmt: skip

JAMMING_WAVES = spell(
    25955749, "Sky Striker Maneuver - Jamming Waves!",
    series=(SKY_STRIKER.code,),
    effects=(
        Activate(
            condition=(_CLEAR,),
            target=(Choose(OTHER & State("face-down"), v.SZONE, whose=v.EITHER, name="target"),),
            do=(
                Destroy(Chosen(("target",))),
                _in_gear(Destroy(Choose(MONSTER, v.MZONE, whose=v.EITHER))),
            ),
        ),
    ),
)  # fmt: skip

SCISSORS_CROSS = spell(
    46271408, "Sky Striker Maneuver - Scissors Cross",
    series=(SKY_STRIKER.code,),
    effects=(
        Activate(
            condition=(_CLEAR,),
            target=(Choose(level(4, 4) & ACE & MONSTER, v.GRAVE),),
            do=(
                When(Compare(_SPELLS, "<", 3), (AddToHand(Chosen()),)),
                When(_THREE_SPELLS, (
                    OneOf(((AddToHand(Chosen()),), (SpecialSummon(Chosen()),)), at="resolution"),
                )),
            ),
        ),
    ),
)  # fmt: skip

# ------------------------------------------------------------ Link Monsters

KAGARI = link_monster(
    63288573, "Sky Striker Ace - Kagari", v.FIRE, v.MACHINE, 1, 1500, v.TOP_LEFT,
    series=(ACE.code,),
    procedures=(LinkSummon(ACE & ~Attribute(v.FIRE), 1),),
    one_summon_per_turn=True,
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_SPECIAL),
            target=(Choose(SKY_STRIKER & SPELL, v.GRAVE),),
            do=(AddToHand(Chosen()),),
        ),
        FieldStats(Times(_SPELLS, 100), ~OTHER),
    ),
)  # fmt: skip

SHIZUKU = link_monster(
    90673288, "Sky Striker Ace - Shizuku", v.WATER, v.MACHINE, 1, 1500, v.TOP_RIGHT,
    series=(ACE.code,),
    procedures=(LinkSummon(ACE & ~Attribute(v.WATER), 1),),
    one_summon_per_turn=True,
    effects=(
        FieldStats(Times(_SPELLS, -100), whose=v.OPPONENT, stats=v.ATK | v.DEF),
        Trigger(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            condition=(
                exists(~OTHER & Summoned(v.BY_SPECIAL) & State("this-turn"), v.MZONE),
            ),
            on=Event("end-phase"),
            do=(AddToHand(Choose(SKY_STRIKER & SPELL & _NOT_IN_GRAVE, v.DECK)),),
        ),
    ),
)  # fmt: skip

HAYATE = link_monster(
    8491308, "Sky Striker Ace - Hayate", v.WIND, v.MACHINE, 1, 1500, v.BOTTOM_LEFT,
    series=(ACE.code,),
    procedures=(LinkSummon(ACE & ~Attribute(v.WIND), 1),),
    one_summon_per_turn=True,
    effects=(
        Note("it can attack directly"),
        Note('after it battled, it can send a "Sky Striker" card from the Deck to the GY'),
    ),
)  # fmt: skip

KAINA = link_monster(
    12421694, "Sky Striker Ace - Kaina", v.EARTH, v.MACHINE, 1, 1500, v.BOTTOM_RIGHT,
    series=(ACE.code,),
    procedures=(LinkSummon(ACE & ~Attribute(v.EARTH), 1),),
    one_summon_per_turn=True,
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_SPECIAL),
            target=(Choose(FACE_UP & MONSTER, v.MZONE, whose=v.OPPONENT),),
            do=(Protect(text="the target cannot attack until the end of the opponent's turn"),),
        ),
        EachTime(
            v.MZONE, on=Event("resolved", SKY_STRIKER & SPELL).of(v.YOU), do=(GainLife(100),)
        ),
    ),
)  # fmt: skip

ZEKE = link_monster(
    75147529, "Sky Striker Ace - Zeke", v.DARK, v.MACHINE, 2, 1500, v.BOTTOM | v.TOP,
    series=(ACE.code,),
    procedures=(LinkSummon(least=2, including=ACE),),
    only_by_itself=True,
    one_summon_per_turn=True,
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_LINK),
            target=(Choose(FACE_UP & MONSTER, v.MZONE, whose=v.EITHER),),
            do=(Banish(Chosen()),),
            unsupported="the banished monster returns in the opponent's next End Phase",
            inert=True,
        ),
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            target=(Choose(OTHER, _FIELD, name="card"),),
            do=(ChangeStats(SELF, 1000), Then((SendToGrave(Chosen(("card",))),))),
        ),
    ),
)  # fmt: skip

AZALEA = link_monster(
    98462037, "Sky Striker Ace - Azalea", v.DARK, v.MACHINE, 2, 1500, v.BOTTOM_RIGHT | v.TOP_LEFT,
    series=(ACE.code,),
    procedures=(LinkSummon(Attribute(v.LIGHT | v.DARK), 2),),
    only_by_itself=True,
    one_summon_per_turn=True,
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_SPECIAL),
            target=(Choose(ANY, _FIELD, whose=v.EITHER, name="target"),),
            do=(
                Destroy(Chosen(("target",))),
                Then((When(Compare(_SPELLS, "<=", 3), (SendToGrave(SELF),)),)),
            ),
        ),
        Note("in battle, it can banish a Spell from the GY to destroy the opponent's monster"),
    ),
)  # fmt: skip
