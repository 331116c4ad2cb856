"""Compile the card library: python -m engine.yugioh.card_text.build CARDS.cdb STRINGS.conf [DATE]

The database (SQLite, tables `datas` and `texts`) and the names of the series are those that the
Yu-Gi-Oh simulators use; DATE is that of the database. What is
written are definitions, never card texts: of a part that is not played its number, and the one word
at which understanding stopped.
"""

import re
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from engine.effects import Node
from engine.yugioh import library
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.facts import FORM, TOKEN, facts_of_token
from engine.yugioh.language import Card, Effect

# Raised with a release in which texts are compiled otherwise than in the one before.
GRAMMAR: Final = 1

_QUERY: Final = """
    SELECT id, alias, setcode, type, atk, def, level, race, attribute, name, desc
    FROM datas JOIN texts USING (id)
    ORDER BY id
"""
_SERIES: Final = re.compile(r"!setname (0x[0-9a-f]+) ([^|\t\n]+)")
# An alias this near is another picture of the same card.
_ARTWORK: Final = 10


class Text(NamedTuple):
    """A card as its database has it: in the encoding of its columns, with its text."""

    passcode: int
    alias: int
    setcode: int
    kind: int
    attack: int
    defense: int
    level: int
    race: int
    attribute: int
    name: str
    text: str

    @property
    def is_artwork(self) -> bool:
        """Whether this is another picture of a card."""
        return self.alias != 0 and abs(self.alias - self.passcode) <= _ARTWORK

    @property
    def facts(self) -> Card:
        """The printed facts, without what only the text says."""
        link = bool(self.kind & v.LINK)
        codes = (self.setcode >> shift & 0xFFFF for shift in (0, 16, 32, 48))
        return Card(
            self.passcode, self.name, self.kind, self.attribute, self.race,
            # The scales of a Pendulum Monster stand above its Level, arrows in the place of DEF.
            self.level & 0xFFFF,
            max(self.attack, 0),
            0 if link else max(self.defense, 0),
            series=tuple(code for code in codes if code),
            markers=self.defense if link else 0,
            scale=self.level >> 24 & 0xFF if self.kind & v.PENDULUM else 0,
            treated_as=0 if self.is_artwork else self.alias,
        )  # fmt: skip

    @property
    def digest(self) -> str:
        """A name for all of this: the same for the same facts and words."""
        words = " ".join(self.text.split())
        said = "\t".join(map(str, (*self[:-2], self.name, words)))
        return sha256(said.encode()).hexdigest()[:12]


def texts(database: Path) -> list[Text]:
    """All cards of a database, by passcode. Raises sqlite3.Error where it is none."""
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as cards:
        return [Text(*row) for row in cards.execute(_QUERY)]


def series_of(strings: str) -> dict[str, int]:
    """The set codes by name in a `strings.conf`."""
    return {name.strip(): int(code, 16) for code, name in _SERIES.findall(strings)}


def lexicon(cards: Iterable[Text], series: dict[str, int]) -> Lexicon:
    """The names of these cards, and of the series.

    A name is that of the card itself before one that is treated as it, the first of those.
    """
    known = list(cards)
    names: dict[str, int] = {}
    for card in sorted(known, key=lambda card: card.alias != 0):
        if not card.is_artwork:
            names.setdefault(card.name, card.passcode)
    return Lexicon(names, series, _tokens(known))


def _tokens(cards: Sequence[Text]) -> dict[str, int]:
    """The passcodes of Tokens, by name and facts: the first free one after a card that makes it."""
    taken = {card.passcode for card in cards}
    own = {f"{card.name} ({facts_of_token(card.facts)})": card.passcode for card in cards
           if card.kind & v.TOKEN}  # fmt: skip
    found: dict[str, int] = dict(own)
    for card in sorted(cards, key=lambda card: card.passcode):
        if card.is_artwork:
            continue
        for described in TOKEN.finditer(card.text.replace("(s)", "").replace("-Type", "")):
            named = f"{described[1].removesuffix('s')} ({described[2]})"
            if named not in found:
                found[named] = _free(card, taken)
        for described in FORM.finditer(card.text.replace("-Type", "")):
            found[f"{card.name} ({described[1]})"] = _free(card, taken)
    return found


def _free(card: Text, taken: set[int]) -> int:
    """The first passcode after that of a card which is free; it is taken from now on."""
    passcode = next(n for n in count(card.passcode + 1) if n not in taken)
    taken.add(passcode)
    return passcode


def compiled(cards: Iterable[Text], known: Lexicon) -> Iterator[library.Entry]:
    """The entries of these cards and of the Tokens that they make.

    None for other pictures, and for cards whose text is not known or says nothing.
    """
    tokens: dict[int, Card] = {}
    for card in cards:
        plain = card.kind & v.NORMAL and not card.kind & v.PENDULUM
        if card.is_artwork or plain or card.kind & v.TOKEN or not card.text:
            continue
        facts = card.facts
        found = compile_card(facts, card.text, known)
        yield library.entry(_kept(found), facts, card.digest, _understood(found))
        for token in found.tokens:
            # Where one text says more of a Token than another, it holds for all of its name.
            known_one = tokens.get(token.passcode)
            if known_one is None or len(token.effects) > len(known_one.effects):
                tokens[token.passcode] = token
    for token in tokens.values():
        yield library.entry(token, Card(), "", "token")


def _understood(found: Compiled) -> library.Understood:
    """How much is played of a card, beside its materials and what it is treated as."""
    if found.whole:
        return "whole"
    played = any(part.status == "played" and part.sentences for part in found.parts)
    return "part" if played and found.card.defined else "none"


def _kept(found: Compiled) -> Card:
    """The definition; of a card of which nothing is played only how it is summoned, and why not."""
    if _understood(found) != "none":
        return found.card
    card = found.card
    left_out = tuple(item for item in card.effects if isinstance(item, Effect) and item.unsupported)
    return replace(card, effects=left_out, procedures=_materials(found), defined=False)


def _materials(found: Compiled) -> tuple[Node, ...]:
    """The materials of a monster of the Extra Deck, if they are understood."""
    first = found.parts[0]
    is_line = bool(found.card.type & v.EXTRA_DECK_TYPES) and first.status == "played"
    return found.card.procedures[:1] if is_line else ()


def made(cards: Sequence[Text], strings: str, digest: str, date: str) -> bytes:
    """The library of these cards, as the bytes of its file."""
    series = series_of(strings)
    return library.write(compiled(cards, lexicon(cards, series)), digest, date, GRAMMAR, series)


def _date(database: Path, digest: str) -> str:
    """The date of a database: as it was told when the library was made, else that of the file."""
    with suppress(library.LibraryError):
        before = library.Library(library.BUNDLED).manifest
        if before.database == digest:
            return before.date
    return datetime.fromtimestamp(database.stat().st_mtime, UTC).date().isoformat()


def main() -> int:
    if len(sys.argv) not in (3, 4):
        print(__doc__.partition("\n")[0].partition(": ")[2], file=sys.stderr)
        return 2
    database, strings = map(Path, sys.argv[1:3])
    try:
        digest = sha256(database.read_bytes()).hexdigest()
        date = sys.argv[3] if len(sys.argv) == 4 else _date(database, digest)
        rows = made(texts(database), strings.read_text(encoding="utf-8"), digest, date)
    except (OSError, sqlite3.Error) as error:
        print(f"{database}, {strings}: {error}", file=sys.stderr)
        return 3
    library.BUNDLED.write_bytes(rows)
    print(f"{library.BUNDLED}: {rows.count(10) - 1:,} cards", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
