"""Materials of a Fusion Summon that "you can also" banish or use, said in a sentence of its own."""

from dataclasses import replace
from typing import Final, cast

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.made import replaced
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters, parts_of

_AS_MATERIAL: Final = ("as material", "as Fusion Material", "as Fusion Materials")


def also_banishing(item: la.Effect, reading: Reading) -> la.Effect:
    """The effect with the sources of materials that a sentence adds. Raises NotUnderstood."""
    reader = reading.reader
    steps = [step for step in item.walk() if isinstance(step, la.FusionSummon)]
    if len(steps) != 1 or steps[0].into != "grave":
        raise reader.lost("one Fusion Summon before it")
    monster: Filter = ANY
    held: list[Node] = []
    if reader.take_words("if Summoning"):
        found = one_card(reading)
        monster = joined([part for part in parts_of(found) if part != la.Type(v.FUSION)])
        if not reader.take_words("this way ,"):
            raise reader.lost('"this way"')
    elif reader.take("if"):
        held.append(condition(reading))
        while reader.take("and"):
            held.append(condition(reading))
        if not all(isinstance(one, la.Compare) for one in held):
            raise reader.lost("a condition on cards or numbers")
        reader.expect(",")
    (step,) = steps
    if held and reader.take_words("you can also use"):
        made = replace(step, sources=(*step.sources, _used(reading, held)))
        return cast(la.Effect, replaced(item, step, made))
    if not reader.take_words("you can also banish"):
        raise reader.lost('"you can also banish"')
    which = cards(reader, reading.lexicon)
    if not is_monsters(which):
        raise reader.lost("monsters")
    which = joined([which, *map(la.Provided, held)])
    sources = _sources(reading, which)
    if not reader.take_one_of(_AS_MATERIAL):
        raise reader.lost('"as material"')
    beside: Filter | None = None
    if reader.take(",", "if", "you", "use"):
        beside = cards(reader, reading.lexicon)
        if not reader.take_words(
            "as Fusion Material from your hand , field , or by banishing itself from your GY"
        ):
            raise reader.lost("from where that material is")
    reader.end()
    if monster == ANY and not held and beside is None:
        raise reader.lost("when they can be used")
    more = tuple(la.AlsoBanished(one, monster, beside) for one in sources)
    made = replace(step, sources=(*step.sources, *more))
    return cast(la.Effect, replaced(item, step, made))


def _sources(reading: Reading, which: Filter) -> tuple[la.Each, ...]:
    reader = reading.reader
    if reader.take_words("from your field and/or either player's GY"):
        return la.Each(which, v.MZONE), la.Each(which, v.GRAVE, v.EITHER)
    where = place(reader, True)
    if where is None or where.whose != v.YOU or where.zones or where.places & ~(v.MZONE | v.GRAVE):
        raise reader.lost("your field or GY")
    return (la.Each(which, where.places),)


def _used(reading: Reading, held: list[Node]) -> la.AlsoUsed:
    """ "up to 2 \"A\" monsters in your Extra Deck as material" """
    reader = reading.reader
    reader.take_words("up to")
    most = reader.number()
    which = cards(reader, reading.lexicon)
    where = place(reader, True)
    if most is None or not is_monsters(which):
        raise reader.lost("so many monsters")
    if where is None or where.whose != v.YOU or where.places & ~(v.DECK | v.EXTRA):
        raise reader.lost("your Deck or Extra Deck")
    if not reader.take_one_of(_AS_MATERIAL):
        raise reader.lost('"as material"')
    reader.end()
    return la.AlsoUsed(la.Each(joined([which, *map(la.Provided, held)]), where.places), most)
