"""Conditions on Life Points and on totals: "your LP are 2000 or less"."""

from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import LIFE, worked_out
from engine.yugioh.card_text.counting import counted
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.language.words import Comparison


def life(reading: Reading) -> Node:
    """ "your LP are 2000 or less", "your opponent's LP are at least 2000 higher than yours" """
    reader = reading.reader
    if reader.take("you", "have"):
        return _so_many(reading, la.LifePoints(), "LP")
    whose = reader.take_one_of(LIFE)
    if whose is None or not (reader.take("are") or reader.take("is")):
        raise reader.lost('"your LP"')
    mine = la.LifePoints(LIFE[whose])
    theirs = la.LifePoints(v.EITHER - LIFE[whose])
    than = "your opponent's" if mine.whose == v.YOU else "yours"
    for words, op in (("higher than", ">"), ("lower than", "<"), ("less than or equal to", "<=")):
        if reader.take(*words.split(), *than.split()):
            return la.Compare(mine, op, theirs)  # type: ignore[arg-type]
    if reader.take("at", "least"):
        number = reader.number()
        if number is None or not reader.take("higher", "than", *than.split()):
            raise reader.lost('"higher than"')
        return la.Compare(la.Excess(mine, theirs), ">=", number)
    return _so_many(reading, mine)


def _so_many(reading: Reading, left: Node, unit: str = "") -> Node:
    """ "2000 or less", "1000 LP or less" """
    reader = reading.reader
    number = reader.number()
    comparisons: dict[str, Comparison] = {"or less": "<=", "or more": ">="}
    words = None
    if number is not None and (not unit or reader.take(unit)):
        words = reader.take_one_of(comparisons)
    if number is None or words is None:
        raise reader.lost("a number of LP")
    return la.Compare(left, comparisons[words], number)


def total(reading: Reading) -> Node:
    """ "the total Levels and Ranks of all Effect Monsters you control are 8 or lower" """
    reader = reading.reader
    if not reader.comes("the", "total"):
        raise reader.lost('"the total"')
    found = worked_out(reading)
    if isinstance(found, la.SumOf) and reader.take_words("is more than that of all"):
        return _more_in_all(reading, found)
    number = reader.number() if reader.take("are") or reader.take("is") else None
    ends: dict[str, Comparison] = {
        "or lower": "<=", "or less": "<=", "or higher": ">=", "or more": ">=",
    }  # fmt: skip
    words = reader.take_one_of(ends) if number is not None else None
    if not isinstance(found, la.SumOf) or number is None or words is None:
        raise reader.lost("a total of cards")
    return la.Compare(found, ends[words], number)


def _more_in_all(reading: Reading, more: la.SumOf) -> Node:
    """ "the total ATK of all monsters your opponent controls is more than that of all monsters you
    control": of those that have it, which are face-up
    """
    there = counted(reading)
    if not isinstance(there, la.Count) or more.what not in ("attack", "defense"):
        raise reading.reader.lost("the ATK or DEF of monsters")
    less = la.SumOf(more.what, there.filter, there.places, there.whose)
    if (more.places, less.places) != (v.MZONE, v.MZONE):
        raise reading.reader.lost("monsters on the field")
    seen_more, seen_less = (
        replace(one, filter=joined([*parts_of(one.filter), la.FACE_UP])) for one in (more, less)
    )
    return la.Compare(seen_more, ">", seen_less)
