"""What a card is with, compared with another: "as much or less DP as this Digimon"."""

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import Reader
from engine.digimon.language.filters import NO_BOUND
from engine.filters import Filter


def compared_with(reading: Reading) -> Filter:
    """A number that is bounded by that of another card. Raises NotUnderstood."""
    reader = reading.reader
    if reader.take("as", "many", "or", "fewer", "digivolution", "cards", "as"):
        return la.Between("under", 0, la.NumberOf("under", _other(reading)))
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
        return la.cost(most=la.NumberOf("cost", _other(reading)))
    if reader.take("as", "high", "or", "lower", "a", "level", "as"):
        return la.Between("level", 0, la.NumberOf("level", _other(reading)))
    raise reader.lost("what it is compared with")


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
