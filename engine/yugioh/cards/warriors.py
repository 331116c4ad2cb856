"""Warriors that bring other monsters along, and Summoner Monk, who does as much."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    ONCE_PER_TURN,
    FieldStats,
    HowMany,
    Ignition,
    LinkSummon,
    Measured,
    Note,
    NotUsedFor,
    Trigger,
    link_monster,
    monster,
    summoned,
)
from engine.yugioh.language import MONSTER, SELF, SPELL, Choose, Chosen, Race, Type, level
from engine.yugioh.language import (
    AddToHand, ChangePosition, Discard, Ban, IfDone, SendToGrave, SpecialSummon, Then,
)  # fmt: skip

_WARRIOR = Race(v.WARRIOR)
_EQUIP_SPELL = Type(v.EQUIP) & SPELL

# -------------------------------------------------------- on a Normal Summon

MARAUDING_CAPTAIN = monster(
    2460565, "Marauding Captain", v.EARTH, v.WARRIOR, 3, 1200, 400,
    effects=(
        Note("the opponent's monsters cannot attack your other Warriors"),
        Trigger(
            v.MZONE,
            on=summoned(v.BY_NORMAL),
            missable=True,
            do=(SpecialSummon(Choose(level(1, 4) & MONSTER, v.HAND)),),
        ),
    ),
)  # fmt: skip

GOBLINDBERGH = monster(
    25259669, "Goblindbergh", v.EARTH, v.WARRIOR, 4, 1400, 0,
    series=(0xAC,),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_NORMAL),
            missable=True,
            do=(
                SpecialSummon(Choose(level(1, 4) & MONSTER, v.HAND)),
                Then((ChangePosition(SELF, v.FACEUP_DEFENSE),)),
            ),
        ),
    ),
)  # fmt: skip

SUMMONER_MONK = monster(
    423585, "Summoner Monk", v.DARK, v.SPELLCASTER, 4, 800, 1600,
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_NORMAL | v.BY_FLIP),
            optional=False,
            do=(ChangePosition(SELF, v.FACEUP_DEFENSE),),
        ),
        NotUsedFor(("tribute",)),
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            cost=(Discard(Choose(SPELL, v.HAND)),),
            do=(SpecialSummon(Choose(level(4, 4) & MONSTER, v.DECK)),),
        ),
        Note("the monster it brings cannot attack this turn"),
    ),
)  # fmt: skip

# ------------------------------------------------------------------- bodies

COMMAND_KNIGHT = monster(
    10375182, "Command Knight", v.FIRE, v.WARRIOR, 4, 1200, 1900,
    effects=(
        FieldStats(400, _WARRIOR),
        Note("it cannot be attacked while you control another monster"),
    ),
)  # fmt: skip

COMRADE_SWORDSMAN = monster(
    83602069, "Comrade Swordsman of Landstar", v.EARTH, v.WARRIOR, 3, 500, 1200,
    type=v.TUNER | v.EFFECT,
    effects=(FieldStats(400, _WARRIOR),),
)  # fmt: skip

GOBLIN_ATTACK_FORCE = monster(
    78658564, "Goblin Attack Force", v.EARTH, v.WARRIOR, 4, 2300, 0,
    series=(0xAC,),
    effects=(Note("after it attacked, it is in Defense Position and stays there a turn"),),
)  # fmt: skip

# ------------------------------------------------------------------- Isolde

ISOLDE = link_monster(
    59934749, "Isolde, Two Tales of the Noble Knights", v.LIGHT, v.WARRIOR, 2, 1600,
    v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    series=(0x107A,),
    procedures=(LinkSummon(_WARRIOR, 2),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_LINK),
            do=(
                AddToHand(Choose(_WARRIOR & MONSTER, v.DECK, name="found")),
                IfDone((
                    Ban(
                        ("normal-summon", "set", "special-summon", "activate"), MONSTER,
                        Chosen(("found",)),
                    ),
                )),
            ),
        ),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(
                SendToGrave(
                    Choose(_EQUIP_SPELL, v.DECK, 1, 100, name="sent", joint="different-names")
                ),
            ),
            do=(
                SpecialSummon(
                    Choose(
                        _WARRIOR & MONSTER & Measured("level", "=", HowMany("sent")), v.DECK
                    )
                ),
            ),
        ),
    ),
)  # fmt: skip
