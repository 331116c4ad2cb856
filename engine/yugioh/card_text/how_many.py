"""How many cards a step is about: "up to 2", "all", "that many", "1 random"."""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.drafts import ANY_NUMBER
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.tokens import Reader

THAT_MANY: Final = ("that many", "the same number of", "that same number of", "an equal number of")


def that_many(reading: Reading) -> "tuple[int | None, Node | int, bool, bool]":
    """ "that many": as many as were chosen last."""
    if not reading.reader.take_one_of(THAT_MANY):
        raise reading.reader.lost('"that many"')
    last = reading.mentions[-1] if reading.mentions else None
    if last is None or not last.name or not last.several:
        raise reading.reader.lost("cards of which there are some number")
    return 1, la.HowMany(last.name), False, False


def how_many(reading: Reading) -> tuple["int | None", "Node | int", bool, bool]:
    """How many: least (None for all), most, as many as possible, at random."""
    reader = reading.reader
    if reader.comes("both", "cards", "in", "your", "Pendulum", "Zones"):
        reader.next += 1
        return None, ANY_NUMBER, False, False
    if reader.take("all") or reader.take("every"):
        return None, ANY_NUMBER, False, False
    if reader.take("as", "many"):
        return 1, ANY_NUMBER, True, False
    if reader.take("any", "number", "of"):
        return 1, ANY_NUMBER, False, False
    if reader.take("up", "to"):
        number = reader.number()
        if number is None:
            raise reader.lost("a number")
        return 1, number, False, False
    if reader.take("another"):
        return 1, 1, False, False
    at = reader.next
    number = reader.number()
    if number is None:
        if reader.take("a") or reader.take("an"):
            number = 1
        else:
            raise reader.lost("a number of cards")
    either = reader.attempt(lambda: _or_random(reader, number))
    if either is not None:
        return number, either, False, True
    random = reader.take("random")
    if reader.take("or", "more"):
        return number, ANY_NUMBER, False, random
    if reader.take("to"):
        other = reader.number()
        if other is None:
            reader.next = at
            raise reader.lost("a number")
        return number, other, False, random
    return number, number, False, random


def _or_random(reader: Reader, number: int) -> Node:
    """ "or 6 random", behind a number"""
    reader.expect("or")
    other = reader.number()
    if other is None or other <= number or not reader.take("random"):
        raise reader.lost("another number of random cards")
    return la.EitherNumber(number, other)
