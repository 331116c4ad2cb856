"""Exodia the Forbidden One, its four limbs, and Spells that draw towards them."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, Activate, Ignition, LowestTakesNoDamage, Note, WinsWith, monster, spell,
)  # fmt: skip
from engine.yugioh.cards.traits import NORMAL
from engine.yugioh.language import (
    MONSTER, SELF, SPELL, Attribute, Choose, Chosen, Each, Named, Series, exists, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Banish, Destroy, Discard, Draw, GainLife, OneOf, PayLifePoints, SendToGrave, Then,
    ToDeck, When,
)  # fmt: skip

_LEFT_ARM = 7902349
_RIGHT_LEG = 8124921
_THUNDER_DRAGON = 31786629
_LEFT_LEG = 44519536
_RIGHT_ARM = 70903634

FORBIDDEN_ONE = Series(0x40, "Forbidden One")
TOON = Series(0x62, "Toon")
_DARK_IN_HAND = Attribute(v.DARK) & MONSTER

# ------------------------------------------------------------ the five parts

EXODIA = monster(
    33396948, "Exodia the Forbidden One", v.DARK, v.SPELLCASTER, 3, 1000, 1000,
    series=(FORBIDDEN_ONE.code, 0xDE),
    effects=(WinsWith((_RIGHT_LEG, _LEFT_LEG, _RIGHT_ARM, _LEFT_ARM)),),
)  # fmt: skip

RIGHT_LEG = monster(
    _RIGHT_LEG, "Right Leg of the Forbidden One", v.DARK, v.SPELLCASTER, 1, 200, 300,
    type=v.NORMAL,
    series=(FORBIDDEN_ONE.code,),
)  # fmt: skip

LEFT_LEG = monster(
    _LEFT_LEG, "Left Leg of the Forbidden One", v.DARK, v.SPELLCASTER, 1, 200, 300,
    type=v.NORMAL,
    series=(FORBIDDEN_ONE.code,),
)  # fmt: skip

RIGHT_ARM = monster(
    _RIGHT_ARM, "Right Arm of the Forbidden One", v.DARK, v.SPELLCASTER, 1, 200, 300,
    type=v.NORMAL,
    series=(FORBIDDEN_ONE.code,),
)  # fmt: skip

LEFT_ARM = monster(
    _LEFT_ARM, "Left Arm of the Forbidden One", v.DARK, v.SPELLCASTER, 1, 200, 300,
    type=v.NORMAL,
    series=(FORBIDDEN_ONE.code,),
)  # fmt: skip

SCARECROW = monster(
    18964575, "Swift Scarecrow", v.EARTH, v.MACHINE, 1, 0, 0,
    effects=(Note("discarded, it stops a direct attack and ends the Battle Phase"),),
)  # fmt: skip

# ----------------------------------------------------------- draws and thinning

THUNDER_DRAGON = monster(
    _THUNDER_DRAGON, "Thunder Dragon", v.LIGHT, v.THUNDER, 5, 1600, 1500,
    series=(0x11C,),
    effects=(
        Ignition(
            v.HAND,
            cost=(Discard(SELF),),
            do=(AddToHand(Choose(Named(_THUNDER_DRAGON), v.DECK, 1, 2)),),
        ),
    ),
)  # fmt: skip

ALLURE = spell(
    1475311, "Allure of Darkness",
    effects=(
        Activate(
            do=(
                Draw(2),
                # Asked first: a hand whose last DARK monster was banished is kept.
                Then((
                    When(none(_DARK_IN_HAND, v.HAND), (SendToGrave(Each(ANY, v.HAND)),)),
                    When(exists(_DARK_IN_HAND, v.HAND), (Banish(Choose(_DARK_IN_HAND, v.HAND)),)),
                )),
            ),
        ),
    ),
)  # fmt: skip

CHICKEN_GAME = spell(
    67616300, "Chicken Game", v.FIELD,
    effects=(
        LowestTakesNoDamage(),
        Ignition(
            v.SZONE,
            limit=EACH_ONCE_PER_TURN,
            cost=(PayLifePoints(1000),),
            by_turn_player=True,
            unanswered=v.EITHER,
            do=(OneOf(((Draw(1),), (Destroy(SELF),), (GainLife(1000, v.OPPONENT),))),),
        ),
    ),
)  # fmt: skip

TOON_TABLE = spell(
    89997728, "Toon Table of Contents",
    series=(TOON.code,),
    effects=(Activate(do=(AddToHand(Choose(TOON, v.DECK)),)),),
)  # fmt: skip

DARK_FACTORY = spell(
    90928333, "Dark Factory of Mass Production",
    effects=(
        Activate(
            target=(Choose(NORMAL & MONSTER, v.GRAVE, 2, 2),),
            do=(AddToHand(Chosen()),),
        ),
    ),
)  # fmt: skip

POT_OF_AVARICE = spell(
    67169062, "Pot of Avarice",
    effects=(
        Activate(
            target=(Choose(MONSTER, v.GRAVE, 5, 5),),
            do=(ToDeck(Chosen()), Then((Draw(2),))),
        ),
    ),
)  # fmt: skip

STONE_EXCAVATION = spell(
    98494543, "Magical Stone Excavation",
    effects=(
        Activate(
            cost=(Discard(Choose(ANY, v.HAND, 2, 2)),),
            target=(Choose(SPELL, v.GRAVE, name="spell"),),
            do=(AddToHand(Chosen(("spell",))),),
        ),
    ),
)  # fmt: skip

MONSTER_REINCARNATION = spell(
    74848038, "Monster Reincarnation",
    effects=(
        Activate(
            cost=(Discard(Choose(ANY, v.HAND)),),
            target=(Choose(MONSTER, v.GRAVE, name="monster"),),
            do=(AddToHand(Chosen(("monster",))),),
        ),
    ),
)  # fmt: skip
