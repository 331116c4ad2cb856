"""The text of one Yu-Gi-Oh! card compiled, for `endboard cards compile`."""

from pathlib import Path

from cli.explained import Explained, explained, not_there, text_in, unknown_text
from cli.yugioh import cards as facts
from cli.yugioh import own, update
from cli.yugioh.databases import read
from cli.yugioh.kept import KEPT
from decklists.names import name_key
from engine.effects import to_json
from engine.yugioh.card_text import compile_card
from engine.yugioh.card_text.build import Text
from engine.yugioh.library import library
from engine.yugioh.wording import card_text


def compiled(card: int | str, text: Path | None, database: Path | None) -> Explained:
    """The text of this card, compiled anew.

    `card` is a passcode, or with `database` a name or passcode in there; `text` is a file with the
    text, if it is another. Raises CommandError where there is no such card, or its text is not
    known.
    """
    series = dict(library().manifest.series)
    if database is not None:
        found = read(database, series)
        series = found.series | series
        own_cards = list(found.cards.values())
        known = _named(str(card), own_cards)
        if known is None:
            raise not_there(database, str(card))
    else:
        own_cards = list(update.counting(KEPT.sources()).values())
        known = _named(str(card), own_cards) or _bundled(int(card))
    if text is not None:
        known = known._replace(text=text_in(text))
    if not known.text.strip():
        raise unknown_text(known.name)
    made = compile_card(known.facts, known.text, update.lexicon(own_cards, series))
    names = {token.passcode: token.name for token in made.tokens}
    names |= {one.passcode: one.name for one in own_cards}
    tokens = (f"{one.name}: {facts.line_of_definition(one)}" for one in made.tokens)
    return Explained(
        facts.ID, made.card.passcode, made.card.name, made.whole, made.card.defined,
        explained(made.parts),
        card_text(made.card, lambda passcode: names.get(passcode) or facts.name(passcode)),
        to_json(made.card), tuple(to_json(token) for token in made.tokens), tuple(tokens),
    )  # fmt: skip


def _bundled(passcode: int) -> Text:
    """A card of the package, with its text if one of the player's databases has it."""
    known = facts.card(passcode)
    assert known is not None
    return update.as_text(known)._replace(text=own.text(known.id))


def _named(card: str, cards: list[Text]) -> Text | None:
    key = name_key(card)
    fits = (one for one in cards if str(one.passcode) == card or name_key(one.name) == key)
    return next((one for one in fits if not one.is_artwork), None)
