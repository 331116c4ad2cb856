"""Clauses about counters: "place 1 Spell Counter on this card"."""

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount, for_each
from engine.yugioh.card_text.counting import kind_of_counter
from engine.yugioh.card_text.described import after_noun
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.things import thing
from engine.yugioh.card_text.verbs import Steps, verb


@after_noun("with", "that have", "that has")
def _(reading: Reading) -> Filter:
    """ "with a Spell Counter", "that have Spell Counters" """
    reading.reader.take("a") or reading.reader.take("an")
    return la.HasCounter(kind_of_counter(reading))


@after_noun("that has an effect that places", "with an effect that places")
def _(reading: Reading) -> Filter:
    """ "that has an effect that places a Spell Counter" """
    reading.reader.take("a") or reading.reader.take("an")
    return la.PlacesCounters(kind_of_counter(reading))


@verb("place")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    number = reader.number()
    name = kind_of_counter(reading)
    reader.expect("on")
    host = thing(reading)
    if host.draft is not None:
        host.draft.extra.append(la.FACE_UP)
    of_event = reader.comes("for", "each", "sent", "card")
    if number == 1 and host.draft is None and not of_event and reader.take("for", "each"):
        return (la.PlaceCounter(name, for_each(reading, 1), host.node()),)
    if number is not None:
        return (la.PlaceCounter(name, number, host.node()),)
    reader.take(",")
    reader.expect("equal", "to")
    return (la.PlaceCounter(name, amount(reading), host.node()),)


@starting("cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot hold more than 3 Spell Counters." """
    reader = reading.reader
    most = reader.number() if reader.take_words("cannot hold more than") else None
    if most is None:
        raise reader.lost('"cannot hold more than"')
    return Rules((la.HoldsAtMost(kind_of_counter(reading), most),))


@verb("remove all")
def _(reading: Reading) -> Steps:
    """ "remove all A Counters from this card (min. 7)" """
    reader = reading.reader
    name = kind_of_counter(reading)
    if not reader.take_words("from this card ( min ."):
        raise reader.lost("how many there must be")
    least = reader.number()
    if not least:
        raise reader.lost("a number of counters")
    reader.expect(")")
    return (la.RemoveCounter(name, off=la.SELF, least=least),)


@verb("remove")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    number = reader.number()
    if number is None:
        raise reader.lost("a number of counters")
    name = kind_of_counter(reading)
    reader.expect("from")
    for words, whose in (("your field", v.YOU), ("anywhere on the field", v.EITHER)):
        if reader.take_words(words):
            return (la.RemoveCounters(name, number, whose),)
    reader.expect("this", "card")
    return (la.RemoveCounter(name, number, la.SELF),)
