"""What a monster that is equipped to another lends it, and what that one is meanwhile."""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.numbers import STATS
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.standing import gained
from engine.yugioh.card_text.statements import Rules, having, starting
from engine.yugioh.language.words import Number

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


@starting("while")
def _(reading: Reading) -> Rules:
    """ "While this card is equipped to a monster, that monster's Level is increased by 3, also it
    gains ATK/DEF equal to this card's ATK/DEF."
    """
    reader = reading.reader
    if reading.card.type & (v.MONSTER | v.UNION) != v.MONSTER:
        raise reader.lost("a monster that is no Union")
    if not reader.take_words("while this card is equipped to a monster , that"):
        raise reader.lost('"While this card is equipped to a monster"')
    found: tuple[Node, ...] = ()
    while True:
        if reader.take("monster's") or reader.take("its"):
            found += (_becomes(reading),)
        elif reader.take("monster") or reader.take("it"):
            found += _gains(reading)
        else:
            raise reader.lost("the equipped monster")
        if not reader.take(",", "also"):
            return Rules((la.Worn(found),))


def _becomes(reading: Reading) -> Node:
    """ "Level is increased by 3", "original ATK becomes 2400" """
    reader = reading.reader
    if reader.take_words("Level is increased by"):
        number = reader.number()
        if number is None:
            raise reader.lost("a number")
        return la.FieldLevels(number, ~la.OTHER)
    name = reader.take_one_of(STATS) if reader.take("original") else None
    number = reader.number() if name is not None and reader.take("becomes") else None
    if name is None or number is None:
        raise reader.lost("what it becomes")
    return la.EquipStats(0, STATS[name], number, original=True)


def _gains(reading: Reading) -> tuple[Node, ...]:
    """ "gains 500 ATK", "gains ATK/DEF equal to this card's ATK/DEF" """
    reader = reading.reader
    if reader.take_one_of(_BOTH) is None:
        by, stats = gained(reading)
        return (la.EquipStats(by, stats),)
    both: tuple[tuple[int, Number], ...] = ((v.ATK, "attack"), (v.DEF, "defense"))
    return tuple(la.EquipStats(la.LevelOf(la.SELF, what=name), stat) for stat, name in both)


_BOTH: Final = tuple(
    f"gains {both} equal to this card's {both}" for both in ("ATK and DEF", "ATK/DEF")
)
