"""Spells that draw cards, or look at them."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Activate, Limit, spell
from engine.yugioh.cards.traits import MONSTER_EFFECT
from engine.yugioh.language import MONSTER, Among, Choose, Rest, ThisTurn, exists
from engine.yugioh.language import (
    AddToHand, Banish, BanishTop, Discard, Draw, Excavate, Ban, GainLife, OneOf,
    ReduceDamage, TakeControl, Then, ToDeck,
)  # fmt: skip

POT_OF_GREED = spell(55144522, "Pot of Greed", effects=(Activate(do=(Draw(2),)),))

UPSTART_GOBLIN = spell(
    70368879, "Upstart Goblin",
    series=(0xAC,),
    effects=(Activate(do=(Draw(1), Then((GainLife(1000, v.OPPONENT),)))),),
)  # fmt: skip

GRACEFUL_CHARITY = spell(
    79571449, "Graceful Charity",
    effects=(Activate(do=(Draw(3), Then((Discard(Choose(ANY, v.HAND, 2, 2)),)))),),
)  # fmt: skip

POT_OF_DESIRES = spell(
    35261759, "Pot of Desires",
    effects=(
        Activate(
            limit=Limit("oath"),
            # The two cards to draw lie under the ten.
            condition=(exists(ANY, v.DECK, least=12),),
            cost=(BanishTop(10),),
            do=(Draw(2),),
        ),
    ),
)  # fmt: skip

# "Cannot draw cards by card effects the turn you activate this card": neither before nor after.
_NO_DRAWS = ThisTurn("draw", ANY, v.YOU, most=0)


POT_OF_PROSPERITY = spell(
    84211599, "Pot of Prosperity",
    effects=(
        # One effect: as many cards are excavated as were banished, three or six.
        *(
            Activate(
                limit=Limit("oath", 1, "prosperity"),
                condition=(_NO_DRAWS, exists(ANY, v.DECK, least=count)),
                cost=(
                    Ban(("draw",)),
                    Banish(Choose(ANY, v.EXTRA, count, count), face_down=True),
                ),
                do=(
                    ReduceDamage(),
                    Excavate(count),
                    AddToHand(Among("excavated")),
                    ToDeck(Rest("excavated"), "bottom"),
                ),
            )
            for count in (3, 6)
        ),
    ),
)  # fmt: skip

TRIPLE_TACTICS_TALENT = spell(
    25311006, "Triple Tactics Talent",
    effects=(
        Activate(
            limit=Limit("oath"),
            condition=(ThisTurn("activate", MONSTER_EFFECT, v.OPPONENT, phase="main"),),
            do=(
                OneOf((
                    (Draw(2),),
                    (TakeControl(Choose(MONSTER, v.MZONE, whose=v.OPPONENT), until="end"),),
                    (ToDeck(Choose(ANY, v.HAND, whose=v.OPPONENT)),),
                )),
            ),
        ),
    ),
)  # fmt: skip
