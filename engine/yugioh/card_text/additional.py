"""How those are spoken of that are targeted anyway, and the target beside them."""

from typing import Final

from engine.yugioh.card_text.reading import Mention, Reading

ADDITIONAL: Final = "additional"


def of_additional(reading: Reading) -> Mention | None:
    """ "the first targets", which are those that are targeted anyway, or "the additional target
    (if any)" """
    reader = reading.reader
    more = next((one for one in reading.mentions if one.deed == ADDITIONAL), None)
    if more is None:
        return None
    if reader.take_words("the additional target ( if any )"):
        reading.last = more
        return more
    if reader.take_one_of(("the first targets", "the first target")) is None:
        return None
    names = [one.name for one in reading.mentions if one.target]
    reading.last = Mention("|".join(names), several=True, target=True)
    return reading.last
