"""The Levels of two monsters that become the sum of both."""

from engine.yugioh import language as la
from engine.yugioh.card_text.numbers import until_end
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.things import thing
from engine.yugioh.card_text.verbs import Steps, clause


@clause
def _(reading: Reading) -> Steps:
    """ "the Levels of both that monster and this card become the combined original Levels of …" """
    reader = reading.reader
    if not reader.take_words("the Levels of both"):
        raise reader.lost('"the Levels of both"')
    found = thing(reading)
    if found.draft is not None or found.mention.several or not found.mention.target:
        raise reader.lost("the one target")
    if not reader.take_words("and this card become the combined"):
        raise reader.lost('"and this card become the combined"')
    original = reader.take("original")
    if not reader.take_words("Levels of those 2 monsters"):
        raise reader.lost('"Levels of those 2 monsters"')
    return (la.CombineLevels(found.node(), original, until_end(reading)),)
