"""What happens to several cards: "2 or more monsters are sent to the GY at the same time"."""

from engine.yugioh import language as la
from engine.yugioh.card_text.happenings import verb_of
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import noun_of


def at_once(reading: Reading) -> tuple[la.Event, ...]:
    """The event, from the number of the cards on."""
    reader = reading.reader
    least = reader.number()
    if least is None or least < 2 or not reader.take("or", "more"):
        raise reader.lost('"2 or more"')
    who = cards(reader, reading.lexicon)
    reading.event = Mention(noun=noun_of(who, 0), several=True, node=la.EventCards(every=True))
    found = verb_of(reading, la.Event("sent", who, least=least))
    if found.what != "sent" or not reader.take_words("at the same time"):
        raise reader.lost('"at the same time"')
    return (found,)
