"""The texts of one Digimon card compiled, for `endboard cards compile`."""

import re
from pathlib import Path
from typing import Final

from cli.digimon import cards as facts
from cli.digimon import own
from cli.digimon.databases import Row, read
from cli.exit_codes import CommandError, ExitCode
from cli.explained import Explained, explained, not_there, text_in, unknown_text
from decklists import digimon_catalog
from decklists.digimon.number import fold
from decklists.names import name_key
from engine.digimon.card_text import Texts, compile_card
from engine.digimon.card_text.build import facts_of, texts_of
from engine.digimon.wording import card_text
from engine.effects import to_json

# What stands before the lower texts, as `cards show` writes it.
_TITLE: Final = re.compile(rf"^({'|'.join(title for title in own.TITLES if title)}):", re.MULTILINE)


def compiled(card: str, text: Path | None, database: Path | None) -> Explained:
    """The texts of this card, compiled anew.

    `card` is a card number, or with `database` a name or number in there; `text` is a file with the
    texts, if they are others: the upper one, then each lower one behind its title. Raises
    CommandError where there is no such card, or no text of it is known.
    """
    if database is not None:
        row = _named(card, database)
        printed, texts = facts_of(row), texts_of(row)
    else:
        known = digimon_catalog()[card]
        found = own.texts(card)
        printed, texts = facts.facts_of(known), Texts(*found.values()) if found else Texts()
    if text is not None:
        texts = _divided(text_in(text))
    if not any(texts):
        raise unknown_text(f"{printed.name} ({printed.number})")
    made = compile_card(printed, texts)
    lines = card_text(made.card) if made.card.defined else []
    return Explained(
        facts.ID, made.card.number, made.card.name, made.whole, made.card.defined,
        explained(made.parts), lines, to_json(made.card),
    )  # fmt: skip


def _named(card: str, database: Path) -> Row:
    """The card of this number, or of this name where only one has it."""
    cards = read(database).cards
    if fold(card) in cards:
        return cards[fold(card)]
    fits = [row for row in cards.values() if name_key(row["nameEn"]) == name_key(card)]
    if not fits:
        raise not_there(database, card)
    if len(fits) > 1:
        numbers = ", ".join(row["cardId"] for row in fits)
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"{database}: {len(fits)} cards are named {card}; give the number of one: {numbers}",
        )
    return fits[0]


def _divided(text: str) -> Texts:
    """The texts in a file, by their titles."""
    divided = _TITLE.split(text)
    found = dict(zip(["", *divided[1::2]], divided[::2], strict=True))
    return Texts(*(found.get(title, "").strip() for title in own.TITLES))
