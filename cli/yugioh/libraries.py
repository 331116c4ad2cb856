"""Libraries of Yu-Gi-Oh! cards, for `endboard cards diff`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cli.differences import Kind
from cli.yugioh import cards as facts
from engine.yugioh.language import Card
from engine.yugioh.library import BUNDLED, Entry, Library
from engine.yugioh.wording import card_text

__all__ = ["BUNDLED", "KIND"]


def _entries(file: Path) -> Iterator[tuple[int, Entry]]:
    return ((entry.passcode, entry) for entry in Library(file))


def _text(entry: Entry) -> list[str]:
    """A definition as lines, on the facts of the table where it says none."""
    known = facts.card(entry.passcode)
    card = entry.card(Card(entry.passcode) if known is None else facts.facts_of(known))
    lines = [] if entry.status == "none" else card_text(card, facts.name)
    return [*lines, *(f"Not played: {one}" for one in card.unsupported)]


KIND: Final = Kind(facts.ID, _entries, _text, facts.name)
