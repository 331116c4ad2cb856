"""Spells and hand traps that fit in any deck.

A hand trap does nothing for a player alone; what counts is that it is held on
the opponent's turn, so `interrupts` says what it does where the language cannot.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card import ONCE_PER_TURN, Activate, Quick, monster, spell
from engine.yugioh.language import MONSTER, SELF, Choose, Chosen, none
from engine.yugioh.operations import (
    Discard,
    NegateActivation,
    NormalSummons,
    SendToGrave,
    SpecialSummon,
)

DOUBLE_SUMMON = spell(
    43422537, "Double Summon", effects=(Activate(do=(NormalSummons(2),)),)
)  # fmt: skip

MONSTER_REBORN = spell(
    83764718, "Monster Reborn",
    effects=(
        Activate(
            target=(Choose(MONSTER, v.GRAVE, whose=v.EITHER),),
            do=(SpecialSummon(Chosen()),),
        ),
    ),
)  # fmt: skip

ASH_BLOSSOM = monster(
    14558127, "Ash Blossom & Joyous Spring", v.FIRE, v.ZOMBIE, 3, 0, 1800,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            answers="opponent",
            cost=(Discard(SELF),),
            do=(NegateActivation("effect"),),
            unsupported="it answers only what searches, Special Summons or sends a card from "
            "the Deck, and your own activations as well",
        ),
    ),
)  # fmt: skip

DROLL = monster(
    94145021, "Droll & Lock Bird", v.WIND, v.SPELLCASTER, 1, 0, 0,
    effects=(
        Quick(
            v.HAND,
            answers="opponent",
            cost=(SendToGrave(SELF),),
            unsupported="after the opponent's search or draw outside the Draw Phase, no card goes "
            "from a Deck to a hand for the rest of the turn",
            interrupts="lock",
        ),
    ),
)  # fmt: skip

FUWALOS = monster(
    42141493, "Mulcharmy Fuwalos", v.WIND, v.WINGED_BEAST, 4, 100, 600,
    series=(0x1AC,),
    effects=(
        Quick(
            v.HAND,
            condition=(none(ANY, v.MZONE | v.SZONE),),
            cost=(Discard(SELF),),
            unsupported="this turn it draws for the opponent's Special Summons from Deck and "
            'Extra Deck, with a hand limit in the End Phase; one other "Mulcharmy" effect a turn',
        ),
    ),
)  # fmt: skip
