"""Libraries of Digimon cards, for `endboard cards diff`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cli.differences import Kind
from cli.digimon import cards as facts
from decklists import digimon_catalog
from engine.digimon.language.card import Card
from engine.digimon.library import BUNDLED, Entry, Library
from engine.digimon.wording import card_text

__all__ = ["BUNDLED", "KIND"]


def _entries(file: Path) -> Iterator[tuple[str, Entry]]:
    return ((entry.number, entry) for entry in Library(file))


def _text(entry: Entry) -> list[str]:
    """A definition as lines, on the facts of the table where it says none."""
    known = digimon_catalog().get(entry.number)
    card = entry.card(Card(entry.number) if known is None else facts.facts_of(known))
    lines = [] if entry.status == "none" else card_text(card)
    return [*lines, *(f"Not played: {one}" for one in card.unsupported)]


KIND: Final = Kind(facts.ID, _entries, _text, facts.name)
