"""Spells that fetch a card from the Deck: to the hand, to the GY, to the field."""

from engine.yugioh import vocabulary as v
from engine.yugioh.card import Activate, Limit, spell
from engine.yugioh.language import MONSTER, SPELL, SPELL_TRAP, Choose, Race, Type, level
from engine.yugioh.operations import AddToHand, SendToGrave, SpecialSummon

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

TRIPLE_TACTICS_THRUST = spell(
    35269904, "Triple Tactics Thrust",
    effects=(
        Activate(
            limit=_ONE_ACTIVATION,
            unsupported="once a monster effect of the opponent was activated this turn, it Sets a "
            "Normal Spell or Trap from the Deck, or adds it to the hand if they control a monster",
        ),
    ),
)  # fmt: skip
