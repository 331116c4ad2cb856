"""What a monster that is equipped to another lends it."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.statements import Rules, having

_NUMBERED: Final = {"1 st": 1, "2 nd": 2, "3 rd": 3}


@having("listed")
def _(reading: Reading) -> Rules:
    """ "A \"A\" monster equipped with this card gains 700 ATK, also it can activate the 2nd effect
    listed above as if it were \"B\"."
    """
    reader = reading.reader
    item = one_card(reading)
    if not is_monsters(item) or not reader.take_words("equipped with this card gains"):
        raise reader.lost('"equipped with this card gains"')
    attack = reader.number()
    if attack is None or not reader.take_words("ATK , also it can activate the"):
        raise reader.lost('"ATK, also it can activate the"')
    number = reader.take_one_of(_NUMBERED)
    if number is None or not reader.take_words("effect listed above as if it were"):
        raise reader.lost("an effect of this card")
    reading.own_name()
    return Rules((la.LentToBearer(item, attack, _NUMBERED[number]),))
