"""Spells that fetch a card from the Deck: to the hand, to the GY, to the field."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import Activate, Limit, spell
from engine.yugioh.cards.traits import MONSTER_EFFECT
from engine.yugioh.language import (
    MONSTER, SPELL, SPELL_TRAP, Choose, Chosen, Named, Race, ThisTurn, Type, exists, level, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, CannotActivate, IfDone, OneOf, SendToGrave, SetCard, SpecialSummon, When,
)  # fmt: skip

_ONE_ACTIVATION = Limit("oath")

FOOLISH_BURIAL = spell(
    81439173, "Foolish Burial",
    effects=(Activate(do=(SendToGrave(Choose(MONSTER, v.DECK)),)),),
)  # fmt: skip

FOOLISH_BURIAL_GOODS = spell(
    35726888, "Foolish Burial Goods",
    effects=(Activate(limit=_ONE_ACTIVATION, do=(SendToGrave(Choose(SPELL_TRAP, v.DECK)),)),),
)  # fmt: skip

REINFORCEMENT_OF_THE_ARMY = spell(
    32807846, "Reinforcement of the Army",
    effects=(
        Activate(do=(AddToHand(Choose(level(1, 4) & Race(v.WARRIOR) & MONSTER, v.DECK)),)),
    ),
)  # fmt: skip

BONFIRE = spell(
    85106525, "Bonfire",
    effects=(
        Activate(
            limit=_ONE_ACTIVATION,
            do=(AddToHand(Choose(level(1, 4) & Race(v.PYRO) & MONSTER, v.DECK)),),
        ),
    ),
)  # fmt: skip

TERRAFORMING = spell(
    73628505, "Terraforming",
    effects=(Activate(do=(AddToHand(Choose(Type(v.FIELD) & SPELL, v.DECK)),)),),
)  # fmt: skip

ONE_FOR_ONE = spell(
    2295440, "One for One",
    effects=(
        Activate(
            cost=(SendToGrave(Choose(MONSTER, v.HAND)),),
            do=(SpecialSummon(Choose(level(1, 1) & MONSTER, v.HAND | v.DECK)),),
        ),
    ),
)  # fmt: skip

_TRIPLE_TACTICS_THRUST = 35269904
_NORMAL_SPELL_TRAP = SPELL_TRAP & ~Type(
    v.QUICK_PLAY | v.CONTINUOUS | v.EQUIP | v.FIELD | v.RITUAL | v.COUNTER
)
_THRUST_FINDS = Choose(_NORMAL_SPELL_TRAP & ~Named(_TRIPLE_TACTICS_THRUST), v.DECK, name="found")
_SET_IT = (SetCard(_THRUST_FINDS), IfDone((CannotActivate(Chosen(("found",))),)))
_THEY_HAVE_A_MONSTER = (MONSTER, v.MZONE, v.OPPONENT)

TRIPLE_TACTICS_THRUST = spell(
    _TRIPLE_TACTICS_THRUST, "Triple Tactics Thrust",
    effects=(
        Activate(
            limit=_ONE_ACTIVATION,
            condition=(ThisTurn("activate", MONSTER_EFFECT, v.OPPONENT),),
            do=(
                When(none(*_THEY_HAVE_A_MONSTER), _SET_IT),
                When(exists(*_THEY_HAVE_A_MONSTER), (
                    OneOf((_SET_IT, (AddToHand(_THRUST_FINDS),)), at="resolution"),
                )),
            ),
        ),
    ),
)  # fmt: skip
