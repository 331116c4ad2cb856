"""The Levels of a target and of this card, which are sent to the GY together."""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.spoken import meant


def with_this(reading: Reading) -> Node:
    """The original Levels of the one target and of this card, which were both sent there."""
    sent = [one for one in reading.mentions if one.deed == "send" and one.target]
    both = "send both it and this card to the GY, then"
    if len(sent) != 1 or sent[0].several or both not in reading.reader.text:
        raise reading.reader.lost("a target that was sent together with this card")
    if not reading.card.level:
        raise reading.reader.lost("a card with a Level")
    return la.Plus(la.LevelOf(meant(sent[0]), 1, "original level"), reading.card.level)
