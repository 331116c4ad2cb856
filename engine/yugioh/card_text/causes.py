"""By whose effect something happens: "by the effect of a \"A\" card", "by your card's effect"."""

from typing import Final

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.tokens import Word


def not_by(reading: Reading) -> Filter:
    """ ", except \"A\"": not by the effects of such a card."""
    reader = reading.reader
    reader.next += 2
    reader.take("by")
    return ~one_card(reading)


def by_effect(reading: Reading) -> Filter | None:
    """ "by the effect of a \"A\" card", "by a Spell Card or effect", "by a \"A\" card effect" """
    reader = reading.reader
    if reader.take_words("by a Spell Card or effect"):
        return la.SPELL
    if reader.take_one_of(_THEIR_MONSTER):
        return joined([la.MONSTER, ~la.State("controlled")])
    own = reading.attempt(_your_effect)
    if own is not None:
        return own
    if reader.take_words("by the effect of") or reader.take_words("by an effect of"):
        return _you_control(reading, one_card(reading))
    return reading.attempt(_by_its_effect)


def _you_control(reading: Reading, item: Filter) -> Filter:
    """The card whose effect it is, with ", except \"A\"" behind a monster "you control"."""
    reader = reading.reader
    if not is_monsters(item) or not reader.take("you", "control"):
        return item
    parts = [item, la.InPlace(v.MZONE), la.State("controlled")]
    return joined([*parts, *([not_by(reading)] if reader.comes(",", "except") else [])])


def _your_effect(reading: Reading) -> Filter:
    """ "by your Normal Trap effect" """
    reader = reading.reader
    reader.expect("by", "your")
    _possessive_of_effect(reading)
    item = cards(reader, reading.lexicon)
    reader.take("'s")
    if item == ANY or not reader.take("effect"):
        raise reader.lost("whose effect")
    return joined([item, la.State("controlled")])


_THEIR_MONSTER: Final = (
    "by your opponent's activated monster effect", "by your opponent's monster effect",
    "by an opponent's monster effect",
)  # fmt: skip


def _possessive_of_effect(reading: Reading) -> None:
    """Take "card's" apart, if it is its effect that is spoken of."""
    reader = reading.reader
    words = reader.words
    possessive(reading)
    at = reader.next
    while at < len(reader.words) and reader.words[at].text not in ("'s", "effect", ",", "and"):
        at += 1
    if at == len(reader.words) or reader.words[at].text != "'s":
        reader.words = words  # what is possessive stands elsewhere


def _by_its_effect(reading: Reading) -> Filter:
    """ "by a monster effect", "by a \"A\" monster's effect" """
    reader = reading.reader
    reader.expect("by")
    _possessive_of_effect(reading)
    item = one_card(reading)
    reader.take("'s")
    reader.expect("effect")
    if item == ANY:
        raise reader.lost("whose effect")
    return item


def possessive(reading: Reading) -> None:
    """Take the next "monster's" apart."""
    reader = reading.reader
    for at in range(reader.next, len(reader.words)):
        word = reader.words[at]
        if word.text.endswith("'s"):
            cut = len(word.text) - 2
            apart = [Word(word.text[:cut], word.at), Word("'s", word.at + cut)]
            reader.words = [*reader.words[:at], *apart, *reader.words[at + 1 :]]
            return
