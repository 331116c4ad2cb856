"""What would happen, for effects that interrupt it: "would leave the battle area"."""

from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.someone import Someone, cause, or_other, someone
from engine.digimon.card_text.adjectives import adjectives
from engine.digimon.card_text.nouns import noun, plain, with_
from engine.digimon.card_text.reading import Reading
from engine.digimon.language import card as c
from engine.digimon.language.words import WouldHappen
from engine.filters import ANY, Filter

_WOULD: Final[tuple[tuple[str, WouldHappen], ...]] = (
    ("leave the battle area", "leave"),
    ("be deleted or returned to the hand or deck", "deleted-or-returned"),
    ("be returned to the hand or deck", "returned"),
    ("be deleted", "deleted"), ("suspend", "suspend"),
)  # fmt: skip


def would(reading: Reading) -> c.Would:
    """What is about to happen, as it follows "when". Raises NotUnderstood."""
    return reading.one_of(
        (_would_play, _would_be_played, _would_link, _would_digivolve, _would_leave),
        "what would happen",
    )


def _would_leave(reading: Reading) -> c.Would:
    reader = reading.reader
    who, condition = _held(reading)
    reader.expect("would")
    for words, what in _WOULD:
        if reader.take_words(words):
            reading.would = what
            return c.Would(what=what, who=who.filter, whose=who.whose, by=cause(reading),
                           condition=condition)  # fmt: skip
    raise reader.lost("what would happen to the card")


def _held(reading: Reading) -> tuple[Someone, tuple[la.Is, ...]]:
    """Who it would happen to; what must hold of this card is a condition."""
    reader = reading.reader
    such = reading.attempt(_such)
    who = Someone(None, v.YOU) if such is not None else someone(reading)
    if who.filter is None and reader.take("with"):
        held = with_(reading)
        return who, (la.Is(held if such is None else plain(such & held)),)
    return who, () if such is None else (la.Is(such),)


def _such(reading: Reading) -> Filter:
    """ "this yellow Digimon": this Digimon, if it is yellow."""
    reader = reading.reader
    reader.expect("this")
    found: Filter = ANY
    for part in adjectives(reader):
        found = found & part
    if found == ANY:
        raise reader.lost("what it must be")
    reader.expect(reading.this)
    reading.event, reading.own_event = reading.this, True
    return plain(found)


def _would_digivolve(reading: Reading) -> c.Would:
    reader = reading.reader
    if reader.take_words("this Digimon or any of your Tamers") and reading.this == "Digimon":
        who = Someone(la.THIS_ONE | la.TAMER, v.YOU)
        condition: tuple[la.Is, ...] = ()
    else:
        who, condition = _held(reading)
    reader.expect("would", "digivolve")
    into: Filter = ANY
    if reader.take("into", "this", "card"):
        into = la.THIS_ONE
    elif reader.take("into"):
        reader.take("a") or reader.take("an")
        into = noun(reading).filter
        while reader.comes("or"):
            more = reading.attempt(or_other)
            if more is None:
                break
            into = into | more.filter
    origin = 0
    if reader.take("in", "the", "hand") or reader.take("from", "the", "hand"):
        origin = v.HAND
    elif reader.take("from", "the", "trash"):
        origin = v.TRASH
    if into == la.THIS_ONE:
        if who.filter is None or who.whose != v.YOU:
            raise reader.lost("what digivolves into this card")
        reading.would, reading.event, reading.own_event = "digivolve", "card", False
        return c.Would(what="digivolve", who=who.filter, where=v.HAND)
    reading.would, reading.event, reading.own_event = "digivolve", "card", who.filter is None
    return c.Would(what="digivolve", who=who.filter, whose=who.whose, into=into, by=cause(reading),
                   condition=condition, origin=origin)  # fmt: skip


def _would_be_played(reading: Reading) -> c.Would:
    """ "any Digimon cards with the [X] trait would be played from your hand"."""
    reader = reading.reader
    reader.take("any") or reader.take("a")
    what = noun(reading)
    if not what.card:
        raise reader.lost("cards of the hand")
    reader.expect("would", "be", "played", "from", "your", "hand")
    reading.would, reading.event, reading.own_event = "play", "card", False
    return c.Would(what="play", who=what.filter, origin=v.HAND)


def _would_link(reading: Reading) -> c.Would:
    """ "a card with the [X] trait would link to this Digimon"."""
    reader = reading.reader
    reader.expect("a")
    what = noun(reading)
    if not what.card:
        raise reader.lost("a card that would link")
    reader.expect("would", "link", "to", "this", "Digimon")
    reading.would, reading.event, reading.own_event = "link", "card", False
    return c.Would(what="link", into=what.filter)


def _would_play(reading: Reading) -> c.Would:
    """ "you would play this card", "you would use a red Option card"."""
    reader = reading.reader
    reader.expect("you", "would")
    what: WouldHappen = "play"
    if reader.take("use"):
        what = "use"
    else:
        reader.expect("play")
    reading.would = what
    where = 0
    who: Filter | None = None
    if reader.take("this", "card"):
        if reader.take_words("from your hand") or reader.take_words("from the hand"):
            where = v.HAND
    else:
        reader.take("a") or reader.take("an")
        who = noun(reading).filter
    origin = v.HAND if who is not None and reader.take_words("from your hand") else 0
    reading.event, reading.own_event = "card", who is None
    return c.Would(what=what, who=who, where=where, origin=origin)
