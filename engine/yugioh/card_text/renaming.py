"""What becomes of the name of a card: "its name becomes "A""."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount
from engine.yugioh.card_text.numbers import until_end
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.spoken import meant, possessive
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.verbs import Steps, clause, verb
from engine.yugioh.wording import words as w


def _certain(reading: Reading) -> tuple[int, tuple[int, ...]]:
    """The name of a card in quotation marks: its passcode, and the series whose names it holds."""
    word = reading.reader.peek()
    named = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if word is None or not isinstance(named, la.Named):
        raise reading.reader.lost("the name of a card")
    reading.reader.next += 1
    return named.passcode, reading.lexicon.series_in(word.quoted)


@verb("make")
@clause
def _(reading: Reading) -> Steps:
    """ "this card's name becomes \"A\" until …", "its name becomes that monster's name" """
    reader = reading.reader
    owner = possessive(reading)
    if not reader.take_one_of(("name becomes", "name become", "names become")):
        raise reader.lost('"name becomes"')
    word = reader.peek()
    to: Node | int
    if word is not None and word.quoted:
        to = la.ThatName(*_certain(reading))
    else:
        found = reading.attempt(amount)
        to = found or la.LevelOf(meant(possessive(reading)), what="name")
    if not isinstance(to, la.ThatName | la.LevelOf):
        raise reader.lost("the name of a card")
    if isinstance(to, la.LevelOf) and to.what not in ("name", "original name"):
        raise reader.lost("the name of a card")
    until = until_end(reading)
    at = reader.next
    if not until and reader.take(","):
        until = until_end(reading)
        reader.next = reader.next if until else at
    return (la.ChangeName(meant(owner), to, until),)


@starting("this")
def _(reading: Reading) -> Rules:
    """ "This card\'s name becomes \"A\" while on the field or in the GY." """
    reader = reading.reader
    if not reader.take_words("this card's name becomes"):
        raise reader.lost('"this card\'s name becomes"')
    passcode, series = _certain(reading)
    reader.take("while")
    reader.take_words("it is") or reader.take_words("it's")
    only = {words: places for places, words in w.WHILE_ONLY_IN.items()}
    there = reader.take_one_of(only)
    if there is not None:
        return Rules((la.NameBecomes(passcode, only[there], series),))
    if reading.card.type & v.FIELD and reader.take_words(w.WHILE_IN_FIELD_ZONE):
        return Rules((la.NameBecomes(passcode, v.SZONE, series),))
    places = 0
    by_words = {words: places for places, words in w.WHILE_IN} | {"GY": v.GRAVE}
    while (words := reader.take_one_of(by_words)) is not None:
        places |= by_words[words]
        reader.take("or")
    if not places:
        raise reader.lost("where it has the name")
    still = reading.attempt(_still) or ANY
    return Rules((la.NameBecomes(passcode, places, series, still),))


def _still(reading: Reading) -> Filter:
    """ ", but is still treated as an \"A\" card" """
    reader = reading.reader
    if not reader.take_one_of((", but is still treated as a", ", but is still treated as an")):
        raise reader.lost('"but is still treated as"')
    series = reading.series()
    reader.expect("card")
    return series
