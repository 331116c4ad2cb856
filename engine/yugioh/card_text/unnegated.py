"""Activated effects that cannot be negated, for the turn or as long as a card is there, and those
that are.
"""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.forbidding import REST
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.verbs import Steps, clause

_OF: Final = ("activated effects of", "the activated effects of")


@clause
def _(reading: Reading) -> Steps:
    """ "this turn, activated effects of \"A\" cards cannot be negated", whoever activates them"""
    reader = reading.reader
    first = reader.take_one_of(REST) is not None and reader.take(",")
    if not reader.take_one_of(_OF):
        raise reader.lost('"activated effects of"')
    item = cards(reader, reading.lexicon)
    if not reader.take_words("cannot be negated"):
        raise reader.lost('"cannot be negated"')
    if not first and reader.take_one_of(REST) is None:
        raise reader.lost("for how long")
    return (la.EffectsUnnegated(item),)


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The activation and effects of \"A\" cards activated on your field cannot be negated." """
    reader = reading.reader
    if reader.take_words("the activated effects of your"):
        item = cards(reader, reading.lexicon)
        if not reader.take_words("cannot be negated"):
            raise reader.lost('"cannot be negated"')
        return Rules((la.ActivationsUnnegated(item, effects=True),))
    if not reader.take_words("the activation and effects of"):
        raise reader.lost('"the activation and effects of"')
    item = cards(reader, reading.lexicon)
    if not reader.take_words("activated on your field cannot be negated"):
        raise reader.lost('"activated on your field cannot be negated"')
    return Rules((la.ActivationsUnnegated(item),))


@clause
def _(reading: Reading) -> Steps:
    """ "until the end of this turn, negate any monster effects your opponent activates" """
    reader = reading.reader
    if reader.take_one_of(REST) is None or not reader.take_words(_NEGATE):
        raise reader.lost("what is negated for the turn")
    return (la.ForTheTurn(la.NegatesActivated(whose=v.OPPONENT)),)


_NEGATE: Final = ", negate any monster effects your opponent activates"
