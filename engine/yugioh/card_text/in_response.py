"""To what an activation that is answered was itself an answer: "in response to your \"A\" monster's
effect activation".
"""

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.causes import possessive
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters


def in_response(reading: Reading) -> Filter:
    """The cards of which something was activated before."""
    reader = reading.reader
    reader.expect("in", "response", "to")
    before = reader.take_words("the activation of your")
    if not before:
        reader.expect("your")
    item: Filter = ANY
    if not reader.take_words("card or effect"):
        possessive(reading)
        item = cards(reader, reading.lexicon)
        if is_monsters(item):
            reader.take("'s")
            reader.expect("effect")
            item = joined([item, ~la.InPlace(v.SZONE)])
        elif not isinstance(item, la.Series) or not reader.take("or", "effect"):
            raise reader.lost('"card or effect" or a monster\'s effect')
    if not before and not reader.take("activation"):
        raise reader.lost('"activation"')
    return item
