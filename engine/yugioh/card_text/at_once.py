"""What happens to several cards: "2 or more monsters are sent to the GY at the same time"."""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.happenings import verb_of
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import noun_of


def at_once(reading: Reading) -> tuple[la.Event, ...]:
    """The event, from the number of the cards on."""
    reader = reading.reader
    apart = reading.attempt(_apart)
    if apart is not None:
        return (apart,)
    least = reader.number()
    if least is None or least < 2 or not reader.take("or", "more"):
        raise reader.lost('"2 or more"')
    who = cards(reader, reading.lexicon)
    reading.event = Mention(noun=noun_of(who, 0), several=True, node=la.EventCards(every=True))
    found = verb_of(reading, la.Event("sent", who, least=least))
    if found.what not in ("sent", "summoned") or not reader.take_words("at the same time"):
        raise reader.lost('"at the same time"')
    return (found,)


def _apart(reading: Reading) -> la.Event:
    """ "2 monsters with different original Levels are Pendulum Summoned at the same time to the
    zones this card points to", of which there are two; or "2 monsters are Special Summoned …"
    """
    reader = reading.reader
    if reading.card.markers.bit_count() != 2:
        raise reader.lost("a card that points to two zones")
    reader.expect("2")
    who = cards(reader, reading.lexicon)
    apart = reader.take_words("with different original Levels are Pendulum Summoned")
    if not apart and not reader.take_words("are Special Summoned"):
        raise reader.lost('"with different original Levels", or "are Special Summoned"')
    if not reader.take_words("at the same time to the zones this card points to"):
        raise reader.lost('"at the same time"')
    reading.event = Mention(noun=noun_of(who, 0), several=True, node=la.EventCards(every=True))
    how = v.BY_PENDULUM if apart else v.BY_SPECIAL
    return la.Event("summoned", joined([who, la.POINTED]), how, least=2, apart=apart)
