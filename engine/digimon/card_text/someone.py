"""Who an event happens to, and what causes it: "one of your Digimon", "by an effect"."""

from dataclasses import dataclass
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.nouns import Noun, noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import compared
from engine.digimon.card_text.where import owner
from engine.digimon.language.words import Cause, Happened
from engine.filters import Filter

_CAUSES: Final[tuple[tuple[str, Cause], ...]] = (
    ("by an effect", "effect"), ("by effects", "effect"), ("by one of your effects", "your-effect"),
    ("by one of your opponent's effects", "opponents-effect"), ("in battle", "battle"),
    ("by dropping to 0 DP", "zero-dp"), ("other than by your effects or in battle",
                                         "not-battle-or-your-effect"),
    ("other than by your effects", "not-your-effect"), ("other than in battle", "not-battle"),
    ("by activating <Digi-Burst>", "digi-burst"),
)  # fmt: skip
FROM: Final[tuple[tuple[str, Happened], ...]] = (
    ("from the hand", "trashed-from-hand"), ("from your hand", "trashed-from-hand"),
    ("from the deck", "trashed-from-deck"), ("from your deck", "trashed-from-deck"),
    ("from the security stack", "trashed-from-security"),
    ("from your security stack", "trashed-from-security"),
    ("from digivolution cards", "trashed-from-under"),
)  # fmt: skip


@dataclass(frozen=True)
class Someone:
    """A card to which something happens; the card of the effect itself without a filter."""

    filter: Filter | None
    whose: int


def someone(reading: Reading) -> Someone:
    """ "this Digimon", "one of your opponent's Digimon", "a Digimon"."""
    reader = reading.reader
    if reader.take("this", reading.this):
        reading.event, reading.own_event = reading.this, True
        return Someone(None, v.YOU)
    another = False
    if reader.take("one", "of") or reader.take("any", "of") or reader.comes("your"):
        found = owner(reader)
        if found is None:
            raise reader.lost("whose")
        whose = found
    elif reader.take("an", "opponent's"):
        whose = v.OPPONENT
    else:
        another = reader.take("another")
        articles = another or any(reader.take(word) for word in ("a", "an", "any"))
        if not articles and not reader.comes("Digimon") and not reader.comes("other"):
            raise reader.lost("to which card something happens")
        whose = v.EITHER
    what = noun(reading)
    while reader.comes("or"):
        more = reading.attempt(or_other)
        if more is None:
            break
        what = more if more == what else Noun(what.filter | more.filter, more.card, "card")
    if what.card and not reader.comes("is", "played"):
        raise reader.lost("a card on the field")
    reading.event, reading.own_event = what.head, False
    filter = compared(what.filter, whose)
    return Someone(filter & la.OTHER if another else filter, whose)


def or_other(reading: Reading) -> Noun:
    """ "or Tamer with …", behind other cards."""
    reading.reader.expect("or")
    reading.reader.take("a") or reading.reader.take("an")
    return noun(reading)


def cause(reading: Reading) -> Cause:
    """By what it happens; "" where nothing is said."""
    for words, found in _CAUSES:
        if reading.reader.take_words(words):
            return found
    return ""
