"""What an Equip Spell says of its monster: "Equip only to a \"A\" monster. It gains 500 ATK."."""

from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.standing import gained
from engine.yugioh.card_text.statements import Rules, statement


def _equip_spell(reading: Reading) -> None:
    if reading.card.type & (v.SPELL | v.EQUIP) != v.SPELL | v.EQUIP:
        raise reading.reader.lost("an Equip Spell")


@statement
def _(reading: Reading) -> Rules:
    """ "Equip only to a \"A\" monster you control." """
    reader = reading.reader
    _equip_spell(reading)
    if not reader.take_words("equip only to"):
        raise reader.lost('"Equip only to"')
    if reader.take_words("an opponent's monster"):
        return Rules((la.EquipOnlyTo(whose=v.OPPONENT),))
    item = one_card(reading)
    kept = tuple(part for part in parts_of(item) if part not in (la.MONSTER, la.FACE_UP))
    whose = v.YOU if reader.take_words("you control") else v.EITHER
    return Rules((la.EquipOnlyTo(kept[0] if len(kept) == 1 else AllOf(kept), whose),))


@statement
def _(reading: Reading) -> Rules:
    """ "The equipped monster gains 300 ATK for each \"A\" card you control." """
    _equip_spell(reading)
    if not reading.reader.take_words("the equipped monster"):
        raise reading.reader.lost('"The equipped monster"')
    by, stats = gained(reading)
    return Rules((la.EquipStats(by, stats),))
