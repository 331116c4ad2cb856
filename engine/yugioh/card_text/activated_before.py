"""What was activated this turn: "a \"A\" card or effect or a Normal Trap Card was activated this
turn, except \"B\"".
"""

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.wording.activated_before import NORMAL_TRAP


def cards_activated(reading: Reading) -> Node:
    """ "a \"A\" card or effect was activated this turn", by either player"""
    reader = reading.reader
    if not (reader.take("a") or reader.take("an")):
        raise reader.lost('"a"')
    series = reading.series()
    if not reader.take_words("card or effect"):
        raise reader.lost('"card or effect"')
    or_trap = reader.take_words("or a Normal Trap Card")
    if not reader.take_words("was activated this turn"):
        raise reader.lost('"was activated this turn"')
    spared = _spared(reading)
    found = la.ThisTurn("activate", joined([series, *spared]), v.EITHER)
    if not or_trap:
        return found
    trap = la.ThisTurn("activate", joined([*NORMAL_TRAP, *spared]), v.EITHER)
    return la.AnyCondition((found, trap))


def _spared(reading: Reading) -> list[Filter]:
    """ ", except \"B\"" """
    reader = reading.reader
    if not reader.take(",", "except"):
        return []
    word = reader.peek()
    card = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if card is None:
        raise reader.lost("the name of a card")
    reader.next += 1
    return [~card]
