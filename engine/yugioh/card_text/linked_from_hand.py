"""Link Materials in the hand: "this card in your hand can also be used as material"."""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.statements import Rules, starting


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If a Cyberse monster you control would be used as Link Material for a \"A\" monster, this
    card in your hand can also be used as material."
    """
    reader = reading.reader
    if not reading.card.type & v.MONSTER or not reader.take("if"):
        raise reader.lost('"If"')
    with_ = one_card(reading)
    if not is_monsters(with_) or not reader.take_words(
        "you control would be used as Link Material for"
    ):
        raise reader.lost('"would be used as Link Material"')
    of = one_card(reading)
    if not is_monsters(of) or not reader.take_words(
        ", this card in your hand can also be used as material"
    ):
        raise reader.lost('"this card in your hand"')
    return Rules((la.LinkedFromHand(with_, of),))
