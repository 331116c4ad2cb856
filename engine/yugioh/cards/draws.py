"""Spells that draw cards."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card import Activate, Limit, spell
from engine.yugioh.language import Choose, exists
from engine.yugioh.operations import BanishTop, Discard, Draw, GainLife, Then

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

POT_OF_PROSPERITY = spell(
    84211599, "Pot of Prosperity",
    effects=(
        Activate(
            limit=Limit("oath"),
            unsupported="three or six cards of the Extra Deck are banished face-down, as many "
            "cards on top of the Deck are looked at, one goes to the hand and the others under "
            "the Deck; this turn effects draw no cards and damage is halved",
        ),
    ),
)  # fmt: skip

TRIPLE_TACTICS_TALENT = spell(
    25311006, "Triple Tactics Talent",
    effects=(
        Activate(
            limit=Limit("oath"),
            unsupported="once a monster effect of the opponent was activated in your Main Phase, "
            "it draws two cards, takes one of their monsters until the End Phase, or shuffles a "
            "card of their hand into the Deck",
        ),
    ),
)  # fmt: skip
