"""Normal Summons without Tributing, and what such a monster is then.

"If this card is Normal Summoned without Tributing, its Level becomes 4."
"""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.forbidding import REST
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.numbers import STATS
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.verbs import Steps, clause
from engine.yugioh.wording.untributed import BY_LOWER, BY_LOWER_ONES

_THIS: Final = ~la.OTHER


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can Normal Summon this card without Tributing." """
    if not reading.reader.take_words("you can Normal Summon this card without Tributing"):
        raise reading.reader.lost('"without Tributing"')
    return Rules((la.WithoutTributes(_THIS),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can Normal Summon Level 7 monsters without Tributing." """
    reader = reading.reader
    if not reader.take_words("you can Normal Summon"):
        raise reader.lost('"You can Normal Summon"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("without Tributing"):
        raise reader.lost('"without Tributing"')
    return Rules((la.WithoutTributes(item),))


@starting("you", "both")
def _(reading: Reading) -> Rules:
    """ "Both players can Normal Summon \"A\" monsters for 1 less Tribute." """
    return Rules((_for_less(reading),))


@clause
def _(reading: Reading) -> Steps:
    """ "this turn, you can Normal Summon Winged Beast monsters for 1 less Tribute" """
    if reading.reader.take_one_of(REST) is None or not reading.reader.take(","):
        raise reading.reader.lost('"this turn"')
    return (la.ForTheTurn(_for_less(reading)),)


def _for_less(reading: Reading) -> la.OneLessTribute:
    reader = reading.reader
    who = reader.take_one_of(_WHO)
    if who is None:
        raise reader.lost('"can Normal Summon"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("for 1 less Tribute"):
        raise reader.lost('"for 1 less Tribute"')
    return la.OneLessTribute(item, _WHO[who])


_WHO: Final = {"you can Normal Summon": v.YOU, "both players can Normal Summon": v.EITHER}


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card is Normal Summoned without Tributing, or is Special Summoned, its Level
    becomes 4 and its original ATK becomes 1800."
    """
    reader = reading.reader
    if not reader.take_words("if this card is Normal Summoned without Tributing ,"):
        raise reader.lost('"Normal Summoned without Tributing"')
    special = v.BY_SPECIAL if reader.take_words("or is Special Summoned ,") else 0
    rules = [_becomes(reading)]
    while reader.take("and"):
        rules.append(_becomes(reading))
    return Rules((la.While((la.WasSummoned(v.BY_NORMAL | special, True),), tuple(rules)),))


def _becomes(reading: Reading) -> Node:
    """ "its Level becomes 4", "its original ATK becomes 1800" """
    reader = reading.reader
    if reader.take_words("its Level becomes"):
        number = reader.number()
        if number is None:
            raise reader.lost("a Level")
        return la.FieldLevels(0, _THIS, to=number)
    reader.expect("its")
    original = reader.take("original")
    stats = reader.take_one_of(STATS)
    number = reader.number() if stats is not None and reader.take("becomes") else None
    if stats is None or number is None or not original:
        raise reader.lost("what it becomes")
    return la.FieldStats(0, _THIS, stats=STATS[stats], to=number, original=True)


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card is Normal Summoned/Set, it is unaffected by activated effects from any monster
    whose original Level/Rank is lower than this card's current Level."
    """
    reader = reading.reader
    if not reader.take_words("if this card is Normal Summoned/Set ,"):
        raise reader.lost('"Normal Summoned/Set"')
    if not reader.take_words(BY_LOWER_ONES):
        raise reader.lost("of which monsters it is unaffected")
    normal = la.WasSummoned(v.BY_NORMAL | v.BY_TRIBUTE, or_set=True)
    return Rules((la.While((normal,), (BY_LOWER,)),))
