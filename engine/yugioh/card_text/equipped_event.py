"""The event that a monster is equipped with a card.

Sources: the card texts of Ha-Re the Sword Mikanko, Noble Knight Iyvanne and Infernoble Knight
Emperor Charles.
"""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.seen import is_monsters

_SIDES: Final = {
    "you control": v.YOU, "your opponent controls": v.OPPONENT, "on the field": v.EITHER,
}  # fmt: skip


def equipped(reading: Reading) -> tuple[la.Event, ...]:
    """ "an Equip Card becomes equipped to this card", "… to a monster you control" """
    reader = reading.reader
    card = one_card(reading)
    by = None if card == la.EQUIP_CARD else card
    if not reader.take_words("becomes equipped to"):
        raise reader.lost('"becomes equipped to"')
    if reader.take("this", "card"):
        reading.event, reading.last = None, THIS
        return (la.Event("equipped", by=by),)
    who = one_card(reading)
    side = reader.take_one_of(_SIDES)
    if side is None or not is_monsters(who):
        raise reader.lost("monsters on the field")
    reading.event = Mention(noun="monster", node=la.EventCards())
    return (la.Event("equipped", joined([who]), whose=_SIDES[side], by=by),)
