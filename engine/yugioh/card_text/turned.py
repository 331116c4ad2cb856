"""The change of a battle position as an event: "the battle position of this card is changed"."""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.seen import is_monsters, parts_of, shows


def turned(reading: Reading) -> tuple[la.Event, ...]:
    """ "the battle position of a face-up \"A\" monster you control is changed" """
    reader = reading.reader
    if not reader.take_words("the battle position of"):
        raise reader.lost('"the battle position of"')
    on = la.Event("turned")
    if reader.take_words("this card") or reader.take_words("this face-up card on the field"):
        reading.last = THIS
    else:
        who = one_card(reading)
        where = place(reader, is_monsters(who))
        if where is None or where.places != v.MZONE or where.zones or not is_monsters(who):
            raise reader.lost("monsters on the field")
        if shows(who) and la.FACE_UP not in parts_of(who):
            who = joined([who, la.FACE_UP])  # only of a face-up monster it is known
        on = replace(on, who=who, whose=where.whose)
        reading.event = Mention(noun="monster", node=la.EventCards())
    if not reader.take_words("is changed"):
        raise reader.lost('"is changed"')
    return (on,)
