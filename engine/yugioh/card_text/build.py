"""Compile the card library: python -m engine.yugioh.card_text.build CARDS.cdb STRINGS.conf

The database (SQLite, tables `datas` and `texts`) and the names of the series are those that the
Yu-Gi-Oh simulators use. What is written are definitions, never card texts.
"""

import json
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from engine.effects import Node, to_json
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, NotUnderstood, understood_materials
from engine.yugioh.language import Card

_QUERY: Final = (
    "SELECT id, alias, type, level, name, desc FROM datas JOIN texts USING (id) ORDER BY id"
)
_SERIES: Final = re.compile(r"!setname (0x[0-9a-f]+) ([^|\t\n]+)")
# The scales of a Pendulum Monster stand above its Level.
_SCALES: Final = 1 << 16
# An alias this near is another picture of the same card.
_ARTWORK: Final = 10


class Text(NamedTuple):
    """A card as its database has it."""

    passcode: int
    alias: int
    kind: int
    level: int
    name: str
    text: str

    @property
    def is_artwork(self) -> bool:
        """Whether this is another picture of a card."""
        return self.alias != 0 and abs(self.alias - self.passcode) <= _ARTWORK


def texts(database: Path) -> list[Text]:
    """All cards of a database, by passcode. Raises sqlite3.Error where it is none."""
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as cards:
        return [Text(*row) for row in cards.execute(_QUERY)]


def lexicon(cards: list[Text], strings: str) -> Lexicon:
    """The names of these cards, and of the series in a `strings.conf`."""
    names = {card.name: card.passcode for card in reversed(cards) if not card.is_artwork}
    series = {name.strip(): int(code, 16) for code, name in _SERIES.findall(strings)}
    return Lexicon(names, series)


def materials(cards: list[Text], known: Lexicon) -> Iterator[tuple[Text, tuple[Node, ...]]]:
    """The procedures of the Extra Deck monsters whose material line is understood."""
    for card in cards:
        if card.kind & v.EXTRA_DECK_TYPES and not (card.kind & v.PENDULUM or card.is_artwork):
            line = card.text.splitlines()[0].strip() if card.text else ""
            facts = Card(card.passcode, card.name, card.kind, level=card.level % _SCALES)
            try:
                yield card, understood_materials(facts, line, known)
            except NotUnderstood:
                continue


def table(cards: list[Text], strings: str) -> str:
    """The table of the library: passcode and procedures as JSON, a line for each card."""
    return "".join(
        f"{card.passcode}\t{json.dumps([to_json(item) for item in found], separators=(',', ':'))}\n"
        for card, found in materials(cards, lexicon(cards, strings))
    )


def main() -> int:
    if len(sys.argv) != 3:
        print("usage: python -m engine.yugioh.card_text.build CARDS.cdb STRINGS.conf")
        return 2
    try:
        made = table(texts(Path(sys.argv[1])), Path(sys.argv[2]).read_text(encoding="utf-8"))
    except (OSError, sqlite3.Error) as error:
        print(f"{sys.argv[1]}, {sys.argv[2]}: {error}", file=sys.stderr)
        return 3
    target = Path(str(files("engine.yugioh.library").joinpath("materials.tsv")))
    target.write_text(made, encoding="utf-8", newline="\n")
    print(f"{target}: {made.count(chr(10)):,} cards", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
