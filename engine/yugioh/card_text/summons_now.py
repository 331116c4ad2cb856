"""Summons immediately after an effect, and those beyond the one of the turn."""

from typing import Final

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.spoken import meant, spoken
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import Way


@verb("immediately after this effect resolves ,")
def _(reading: Reading) -> Steps:
    """ "immediately after this effect resolves, you can Normal Summon 1 Insect monster" """
    reader = reading.reader
    can = reader.take("you", "can")
    if reader.take("Normal", "Summon", "1"):
        item = cards(reader, reading.lexicon)
        reader.take_words("from your hand")
        parts = [item, numbers(reading) or ANY]
        if reader.take(",", "except"):
            parts.append(~cards(reader, reading.lexicon))
        found: Node = la.NormalSummonNow(joined(parts))
    elif reader.take("Normal", "Summon"):
        found = la.NormalSummonNow(what=_in_the_hand(reading))
    elif reader.take("Tribute", "Summon", "1"):
        item = cards(reader, reading.lexicon)
        reader.take("face-up")
        found = la.NormalSummonNow(item, tributing=True)
    elif reader.take("Tribute", "Summon"):
        found = la.NormalSummonNow(what=_in_the_hand(reading), tributing=True)
        reader.take_words("from your hand")
    else:
        found = _from_extra(reading)
    return (la.Optional((found,)) if can else found,)


def _in_the_hand(reading: Reading) -> Node:
    """ "it", "the revealed monster": one card in the hand that was spoken of"""
    found = spoken(reading)
    if found is None or found.several or "|" in found.name:
        raise reading.reader.lost("one card in your hand")
    if found.node is None and found.places & v.FIELD_PLACES:
        raise reading.reader.lost("one card in your hand")
    if found.node is not None and found.node != la.SELF:
        raise reading.reader.lost("one card in your hand")
    return meant(found)


@verb("Normal Summon 1")
def _(reading: Reading) -> Steps:
    """ "Normal Summon 1 Fiend monster during your Main Phase this turn, in addition to …" """
    return (la.ForTheTurn(more_normal(reading, "during your Main Phase this turn")),)


@verb("during your Main Phase this turn , you can Normal Summon 1")
def _(reading: Reading) -> Steps:
    return (la.ForTheTurn(more_normal(reading)),)


def more_normal(reading: Reading, when: str = "") -> la.ExtraNormalSummon:
    """ "Fiend monster in addition to your Normal Summon/Set" """
    reader = reading.reader
    items = [cards(reader, reading.lexicon), numbers(reading) or ANY]
    if when and not reader.take_words(when):
        raise reader.lost(when)
    reader.take(",")
    if reader.take("except"):
        items.append(~cards(reader, reading.lexicon))
        reader.take(",")
    if not reader.take_words("in addition to your Normal Summon/Set"):
        raise reader.lost('"in addition to your Normal Summon/Set"')
    reader.take_words("( you can only gain this effect once per turn )")
    return la.ExtraNormalSummon(joined(items))


_WAYS: Final[dict[str, Way]] = {"Link": "link", "Synchro": "synchro", "Xyz": "xyz"}


def _from_extra(reading: Reading) -> Node:
    """ "Link Summon 1 Link Monster using materials you control, including this card" """
    reader = reading.reader
    kinds: list[Way] = []
    while True:
        name = reader.take_one_of(_WAYS)
        if name is None:
            raise reader.lost("a summon from the Extra Deck")
        kinds.append(_WAYS[name])
        if not reader.take("or"):
            break
    reader.expect("Summon")
    item: Filter = ANY
    if reader.take("1"):
        own = {
            la.Type({"link": v.LINK, "synchro": v.SYNCHRO, "xyz": v.XYZ}[kind]) for kind in kinds
        }
        item = cards(reader, reading.lexicon)
        leaves = parts_of(item)
        item = joined([leaf for leaf in leaves if leaf not in (*own, la.MONSTER)])
    if reader.take(",", "except"):
        item = joined([item, ~cards(reader, reading.lexicon)])
    reader.take(",")
    if not reader.take("using"):
        return la.SummonFromExtraNow(tuple(kinds), item)
    only = reader.take("only")
    this = reader.take_one_of(("this card you control", "this card")) is not None
    if only and not this:
        each = reading.attempt(_each)
        if each is not None:
            this = reader.take(",", "including", "this", "card")
            return la.SummonFromExtraNow(tuple(kinds), item, this, each=each)
    if only:
        return la.SummonFromExtraNow(tuple(kinds), item, this, _others(reading, this))
    if not this:
        if not reader.take_one_of(("materials you control", "monsters you control")):
            raise reader.lost("materials you control")
        reader.take("as", "material")
        if reader.take(",", "including", "a") or reader.take(",", "including", "an"):
            including = cards(reader, reading.lexicon)
            return la.SummonFromExtraNow(tuple(kinds), item, including=including)
        this = reader.take(",", "including", "this", "card")
    reader.take("as", "material")
    return la.SummonFromExtraNow(tuple(kinds), item, this)


def _each(reading: Reading) -> Filter:
    """ "\"A\" monsters you control", of which all materials are"""
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    if la.MONSTER not in parts_of(item) or not reader.take_words("you control"):
        raise reader.lost("monsters you control")
    return item


def _others(reading: Reading, this: bool) -> Node:
    """ "and that monster", behind this card; or "those monsters" """
    reader = reading.reader
    if this:
        reader.expect("and")
    found = spoken(reading)
    if found is None or found.node is not None or found.several == this:
        raise reader.lost("which cards alone are the materials")
    reader.take_words("you control")
    reader.take("as", "material")
    return meant(found)
