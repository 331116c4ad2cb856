"""The event of the card that is drawn: "when you draw this card"."""

from engine.yugioh import language as la
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.wording.known_events import DRAWN


def drawn(reading: Reading) -> tuple[la.Event, ...]:
    """ "you draw this card" """
    if not reading.reader.take_words("you draw this card"):
        raise reading.reader.lost('"you draw this card"')
    reading.last = THIS
    return (DRAWN,)
