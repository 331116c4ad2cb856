"""Clauses about cards of the opponent that the player looks at.

"Look at 1 random card in your opponent's hand, then, if it was a monster, you can Special Summon
it to your field."
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.verbs import Steps, verb


@verb("look at 1 random card in your opponent's hand")
def _(reading: Reading) -> Steps:
    mention = Mention(reading.new_name(), "card", places=v.HAND, deed="look", whose=v.OPPONENT)
    reading.speaks(mention)
    return (la.Take(la.Random(places=v.HAND, whose=v.OPPONENT, name=mention.name)),)
