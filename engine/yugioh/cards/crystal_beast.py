"""The "Crystal Beast" monsters and the "Ultimate Crystal" monster behind them.

Destroyed in a Monster Zone a Crystal Beast stays as a Continuous Spell, and from there it is
Special Summoned again; seven of them with different names bring out Rainbow Dragon.
"""

from typing import Any

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, ByItself, Card, Ignition, Note, Quick, StaysAsSpell,
    Trigger, monster, summoned,
)  # fmt: skip
from engine.yugioh.language import (
    EQUIP_CARD, FACE_UP, MONSTER, OTHER, SELF, SPELL_TRAP, Choose, Chosen, Compare, Each, FreeZones,
    HowMany, Names, Series, State, Times, level, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Banish, ChangeStats, IfDone, PlaceAsSpell, SendToGrave, SpecialSummon, ToDeck,
    Tribute,
)  # fmt: skip

_FIELD = v.MZONE | v.SZONE

CRYSTAL = Series(0x34, "Crystal")
CRYSTAL_BEAST = Series(0x1034, "Crystal Beast")
ULTIMATE_CRYSTAL = Series(0x2034, "Ultimate Crystal")

BEAST_MONSTER = CRYSTAL_BEAST & MONSTER
ULTIMATE_MONSTER = ULTIMATE_CRYSTAL & MONSTER
CRYSTAL_SPELL_TRAP = CRYSTAL & SPELL_TRAP
# A Crystal Beast on the field, as a monster or as a Continuous Spell.
BEAST_CARD = CRYSTAL_BEAST & FACE_UP


def _beast(
    passcode: int, name: str, attribute: int, race: int, level: int, attack: int, defense: int,
    *effects: Any,
) -> Card:  # fmt: skip
    """A Crystal Beast: destroyed face-up in a Monster Zone it can stay as a Continuous Spell."""
    return monster(
        passcode, f"Crystal Beast {name}", attribute, race, level, attack, defense,
        series=(CRYSTAL_BEAST.code,), effects=(*effects, StaysAsSpell()),
    )  # fmt: skip


# ------------------------------------------------------------ Crystal Beasts

SAPPHIRE_PEGASUS = _beast(
    7093411, "Sapphire Pegasus", v.WIND, v.BEAST, 4, 1800, 1200,
    Trigger(
        v.MZONE,
        on=summoned(),
        missable=True,
        do=(PlaceAsSpell(Choose(BEAST_MONSTER, v.HAND | v.DECK | v.GRAVE)),),
    ),
)  # fmt: skip

RUBY_CARBUNCLE = _beast(
    32710364, "Ruby Carbuncle", v.LIGHT, v.FAIRY, 3, 300, 300,
    Trigger(
        v.MZONE,
        on=summoned(v.BY_SPECIAL),
        missable=True,
        do=(SpecialSummon(Choose(BEAST_CARD & MONSTER, v.SZONE, 1, FreeZones(), as_many=True)),),
    ),
)  # fmt: skip

COBALT_EAGLE = _beast(
    21698716, "Cobalt Eagle", v.WIND, v.WINGED_BEAST, 4, 1400, 800,
    Ignition(
        v.MZONE,
        limit=EACH_ONCE_PER_TURN,
        target=(Choose(BEAST_CARD, _FIELD),),
        do=(ToDeck(Chosen(), "top"),),
    ),
)  # fmt: skip

AMETHYST_CAT = _beast(
    32933942, "Amethyst Cat", v.EARTH, v.BEAST, 3, 1200, 400,
    Note("it can attack directly, for half the damage"),
)  # fmt: skip

TOPAZ_TIGER = _beast(
    95600067, "Topaz Tiger", v.EARTH, v.BEAST, 4, 1600, 1000,
    Note("attacking a monster, it gains 400 ATK during the Damage Step"),
)  # fmt: skip

AMBER_MAMMOTH = _beast(
    69937550, "Amber Mammoth", v.EARTH, v.BEAST, 4, 1700, 1600,
    Note("it can draw an attack on another Crystal Beast to itself"),
)  # fmt: skip

EMERALD_TORTOISE = _beast(
    68215963, "Emerald Tortoise", v.WATER, v.AQUA, 3, 600, 2000,
    Note("once per turn it can turn a monster that attacked to Defense Position"),
)  # fmt: skip

RAINBOW_BEAST = _beast(
    36795102, "Rainbow Dragon", v.LIGHT, v.DRAGON, 8, 3000, 0,
    Note("when a Crystal Beast attacks or is attacked, it can be Special Summoned from the hand"),
    Ignition(
        v.SZONE,
        limit=ONCE_PER_TURN,
        # Treated as a Continuous Spell, not equipped.
        condition=(none(~OTHER & (EQUIP_CARD | State("as-trap")), v.SZONE),),
        cost=(Banish(SELF),),
        do=(
            SpecialSummon(Choose(level(1, 4) & BEAST_MONSTER, v.DECK), but=("negated",)),
            IfDone((AddToHand(Choose(ULTIMATE_MONSTER, v.DECK)),)),
        ),
    ),
)  # fmt: skip

# --------------------------------------------------------- their companions

_SUMMONED_EARLIER = none(~OTHER & State("this-turn"), v.MZONE)

RAINBOW_DRAGON = monster(
    79856792, "Rainbow Dragon", v.LIGHT, v.DRAGON, 10, 4000, 0,
    series=(ULTIMATE_CRYSTAL.code,),
    special_only=True,
    only_by_itself=True,
    procedures=(
        ByItself(condition=(Compare(Names(BEAST_CARD, _FIELD | v.GRAVE), ">=", 7),)),
    ),
    effects=(
        Quick(
            v.MZONE,
            condition=(_SUMMONED_EARLIER,),
            cost=(SendToGrave(Each(BEAST_CARD & MONSTER, v.MZONE, name="sent")),),
            do=(ChangeStats(SELF, Times(HowMany("sent"), 1000)),),
        ),
        Ignition(
            v.MZONE,
            condition=(_SUMMONED_EARLIER,),
            cost=(Banish(Each(BEAST_MONSTER, v.GRAVE)),),
            do=(ToDeck(Each(ANY, _FIELD, v.EITHER)),),
        ),
    ),
)  # fmt: skip

CRYSTAL_MASTER = monster(
    87475570, "Crystal Master", v.DARK, v.SPELLCASTER, 3, 1300, 1000,
    type=v.PENDULUM | v.EFFECT,
    series=(CRYSTAL.code,),
    scale=5,
    effects=(
        Note(
            "in the Pendulum Zone it keeps the opponent's effects from targeting "
            '"Ultimate Crystal" monsters and "Crystal Beast" cards'
        ),
        Ignition(
            v.MZONE,
            cost=(Tribute(SELF),),
            do=(
                AddToHand(Choose(ULTIMATE_MONSTER | BEAST_MONSTER | CRYSTAL_SPELL_TRAP, v.DECK)),
            ),
        ),
    ),
)  # fmt: skip
