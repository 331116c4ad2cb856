"""What a card is with, compared with another: "as much or less DP as this Digimon"."""

from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import Reader
from engine.digimon.language.filters import NO_BOUND
from engine.filters import ANY, Filter


def compared_with(reading: Reading) -> Filter:
    """A number that is bounded by that of another card. Raises NotUnderstood."""
    reader = reading.reader
    if reader.take("as", "many", "or", "fewer", "digivolution", "cards", "as"):
        return la.Between("under", 0, la.NumberOf("under", _other(reading)))
    if reader.take("as", "many", "or", "more", "digivolution", "cards", "as"):
        return la.Between("under", la.NumberOf("under", _other(reading)))
    if reader.take("more", "digivolution", "cards", "than"):
        return ~la.Between("under", 0, la.NumberOf("under", _other(reading)))
    if reader.take("as", "high", "or", "lower", "a", "use", "cost", "as", "your", "opponent's",
                   "memory"):  # fmt: skip
        return la.Between("cost", 0, la.Memory(v.OPPONENT))
    if reading.event == "Digimon" and not reading.own_event and not reading.chosen:
        if reader.take_words("as high or lower a use cost as that Digimon's level"):
            return la.Between("cost", 0, la.NumberOf("level", la.EventCards()))
    if reader.take("as", "much", "or", "less", "DP", "as"):
        return la.dp(most=la.NumberOf("dp", _other(reading)))
    if reader.take("as", "much", "or", "more", "DP", "as"):
        return la.dp(least=la.NumberOf("dp", _other(reading)))
    if reader.take("as", "high", "or", "lower", "a", "play", "cost", "as"):
        number = _counted(reading)
        if number is not None:
            return la.cost(most=number)
        return la.cost(most=la.NumberOf("cost", _other(reading)))
    if reader.take("as", "high", "or", "lower", "a", "level", "as"):
        number = _counted(reading)
        if number is not None:
            return la.Between("level", 0, number)
        return la.Between("level", 0, la.NumberOf("level", _other(reading)))
    if reader.take("as", "high", "or", "higher", "a", "level", "as"):
        number = _counted(reading)
        if number is not None:
            return la.Between("level", number)
    raise reader.lost("what it is compared with")


_COUNTED: Final = (
    ("cards in your security stack", la.Count(ANY, v.SECURITY)),
    ("cards in both players' security stacks", la.Count(ANY, v.SECURITY, v.EITHER)),
    ("this Digimon's digivolution cards", la.Count(ANY, v.UNDER, of=la.THIS)),
)


def _counted(reading: Reading) -> la.Count | None:
    """ "the number of cards in your security stack"; None where no number comes."""
    reader = reading.reader
    if not reader.take("the", "number", "of"):
        return None
    for words, count in _COUNTED:
        if reader.take_words(words):
            return count
    raise reader.lost("what is counted")


def same_level(reading: Reading) -> Filter:
    """ "2 or more same-level cards in its stack"."""
    reader = reading.reader
    number = reader.number()
    if number is None:
        raise reader.lost("how many")
    least, most = bounds(reader, number)
    reader.expect("same-level", "cards", "in", "its", "stack")
    return la.Between("same-level", least, most)


def _other(reading: Reading) -> la.This | la.Chosen | la.EventCards:
    """The card with whose number it is compared."""
    reader = reading.reader
    if reader.take("this", reading.this):
        return la.THIS
    chosen, event = reading.chosen, "" if reading.own_event else reading.event
    if chosen in ("Digimon", "Tamer") and not event and reader.take("that", chosen):
        return la.Chosen()
    if event in ("Digimon", "Tamer") and not chosen and reader.take("that", event):
        return la.EventCards()
    raise reader.lost("this card")


def bounds(reader: Reader, number: int) -> tuple[int, int]:
    if reader.take("or", "less") or reader.take("or", "fewer") or reader.take("or", "lower"):
        return 0, number
    if reader.take("or", "more") or reader.take("or", "higher"):
        return number, NO_BOUND
    return number, number
