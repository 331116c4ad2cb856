"""What the opponent takes at random of cards that are revealed from the Deck.

"Reveal 3 \"A\" monsters from your Deck, your opponent randomly picks 1 for you to add to your
hand (Special Summon, Set), and you shuffle the rest into your Deck."
"""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.things import draft, excepted
from engine.yugioh.card_text.verbs import Steps, verb

_PICKED: Final = ", your opponent randomly picks 1 for you to"
_SHUFFLED: Final = ", and you shuffle the rest into your Deck"
_SENT: Final = ", and you send the rest to the GY"
_LAST: Final = ", and you place the rest on the bottom of your Deck"


@verb("reveal 2", "reveal 3")
def _(reading: Reading) -> Steps:
    """ "reveal 3 \"A\" cards from your Deck, your opponent randomly picks 1 …" """
    reader = reading.reader
    reader.next -= 1
    found = draft(reading)
    if found.random or found.as_many or not isinstance(found.most, int) or found.most < 2:
        raise reader.lost("a number of cards to reveal")
    excepted(reading, found)
    if not reader.take_words(_PICKED) or (found.places, found.whose) != (v.DECK, v.YOU):
        raise reader.lost("what is picked at random of cards from your Deck")
    revealed = found.node()
    picked = _gained(reading, la.Random(places=v.DECK, whose=v.YOU, of=found.mention.name))
    rest: Node
    if reader.take_words(_SHUFFLED):
        rest = la.ShuffleDeck()
    elif reader.take_words(_SENT):
        rest = la.SendToGrave(la.Rest(found.mention.name))
    elif reader.take_words(_LAST):
        rest = la.ToDeck(la.Rest(found.mention.name), "bottom")
    else:
        raise reader.lost("what becomes of the rest")
    reading.last = None
    return la.Reveal(revealed), la.IfDone((picked, rest))


def _gained(reading: Reading, picked: la.Random) -> Node:
    """ "add to your hand": what is done with the card that is picked"""
    reader = reading.reader
    if reader.take_words("add to your hand"):
        return la.AddToHand(picked)
    if reader.take_words("Set"):
        return la.SetCard(picked)
    if not reader.take_words("Special Summon"):
        raise reader.lost("what is done with the card that is picked")
    return la.SpecialSummon(
        picked, ignoring=reader.take_words(", ignoring its Summoning conditions")
    )
