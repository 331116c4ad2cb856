"""Events of trashed cards, and of cards placed below others: "this card is trashed from"."""

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.someone import FROM, cause, someone
from engine.digimon.card_text.tokens import named
from engine.digimon.language import card as c
from engine.digimon.language.words import Cause, Happened
from engine.filters import ANY


def trashed(reading: Reading) -> c.Event:
    """ "this card is trashed from the hand"."""
    reader = reading.reader
    trashed = reader.take("effects", "trash", "this", "card")
    if not trashed and not reader.comes("this"):
        return _one_trashed(reading)
    if not trashed:
        reader.expect("this", "card", "is", "trashed")
    for words, what in FROM:
        if reader.take_words(words):
            reading.event, reading.own_event, reading.trashed = "card", True, True
            return c.Event(what, by="effect" if trashed else cause(reading))
    if not trashed and reading.this == "card" and reader.take_words("in the battle area"):
        reading.event, reading.own_event, reading.trashed = "card", True, True
        return c.Event("option-trashed", by=cause(reading))
    if reader.take_words("from the digivolution cards of"):
        reader.take("a") or reader.take("an")
        host = noun(reading)
        reading.event, reading.own_event, reading.trashed = "card", True, True
        by: Cause = "effect" if trashed else cause(reading)
        return c.Event("trashed-from-under", other=host.filter, by=by)
    raise reader.lost("from where")


def _one_trashed(reading: Reading) -> c.Event:
    """ "a card is trashed from your deck", "your hand is trashed from"."""
    reader = reading.reader
    pile = reading.attempt(_pile_trashed)
    if pile is not None:
        return pile
    below = reading.attempt(_below) or reading.attempt(lambda one: placed_below(one, ""))
    if below is not None:
        return below
    reader.take("a") or reader.take("an")
    what = noun(reading)
    if not what.card or not (reader.take("is", "trashed") or reader.take("are", "trashed")):
        raise reader.lost("a card that is trashed")
    for words, kind in FROM:
        if kind != "trashed-from-under" and reader.take_words(words):
            reading.event, reading.own_event = "card", False
            return c.Event(kind, what.filter, by=cause(reading))
    if reader.take("from"):
        kind = _theirs(reading)
        reading.event, reading.own_event = "card", False
        return c.Event(kind, what.filter, v.OPPONENT, cause(reading))
    raise reader.lost("from where")


def _theirs(reading: Reading) -> Happened:
    """ "your opponent's hand", "your opponent's deck": from where it is trashed."""
    reader = reading.reader
    reader.expect("your", "opponent's")
    if reader.take("hand"):
        return "trashed-from-hand"
    reader.expect("deck")
    return "trashed-from-deck"


def _pile_trashed(reading: Reading) -> c.Event:
    """ "your hand is trashed from", "your opponent's deck is trashed from": however many cards."""
    reader = reading.reader
    whose = v.OPPONENT
    if reader.comes("your", "opponent's"):
        kind = _theirs(reading)
    else:
        whose = v.YOU
        reader.expect("your")
        kind = "trashed-from-hand" if reader.take("hand") else "trashed-from-deck"
        if kind == "trashed-from-deck":
            reader.expect("deck")
    reader.expect("is", "trashed", "from")
    reading.event = ""
    return c.Event(kind, ANY, whose, cause(reading))


def _below(reading: Reading) -> c.Event:
    """ "a digivolution card of one of your opponent's Digimon is trashed"."""
    reader = reading.reader
    reader.take("a")
    what: Happened = "trashed-under" if reader.take("digivolution", "card") else "link-trashed"
    if what == "link-trashed":
        reader.expect("link", "card")
    reader.expect("of")
    who = someone(reading)
    reader.expect("is", "trashed")
    return c.Event(what, who.filter, who.whose, cause(reading))


def placed_below(reading: Reading, by: Cause) -> c.Event:
    """ "a card with the [X] trait in this Digimon's digivolution cards", behind "places"."""
    reader = reading.reader
    reader.take("a") or reader.take("an")
    named_ = named(reader.peek())
    what = noun(reading)
    if not what.card and not named_:
        raise reader.lost("which card")
    if not reader.take("in"):
        reader.expect("is", "placed", "in")
    if reader.take("this", f"{reading.this}'s"):
        who = None
        reading.event, reading.own_event = reading.this, True
    else:
        reader.expect("one", "of", "your", "Digimon's")
        who = la.DIGIMON
        reading.event, reading.own_event = "Digimon", False
    reader.expect("digivolution", "cards")
    return c.Event("placed-under", who, by=by, other=what.filter)
