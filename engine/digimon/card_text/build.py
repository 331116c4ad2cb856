"""Compile the Digimon card library: python -m engine.digimon.card_text.build CARDS.json [DATE]

CARDS is a list of cards as the public card databases export them: `cardId`, `nameEn`, `kinds`,
`effectText` and so on.  What is written are definitions, never card texts: of a part that is not
played the one word at which understanding stopped.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from engine.digimon import library
from engine.digimon import vocabulary as v
from engine.digimon.card_text import Compiled, Texts, compile_card
from engine.digimon.language import card as c

# Raised with a release in which texts are compiled otherwise than in the one before.
GRAMMAR: Final = 1
# What of a row reaches the definition.
_SAID: Final = (
    "cardId", "nameEn", "kinds", "colors", "level", "playCost", "dp", "evoCosts", "forms",
    "attributes", "types", "overflowMemory", "effectText", "inheritedEffectText",
    "securityEffectText",
)  # fmt: skip
_COLORS: Final = {name.capitalize(): bit for bit, name in v.COLOR_NAMES.items()}
_KINDS: Final = {name.replace("-", ""): bit for bit, name in v.KIND_NAMES.items()}


# Traits that the list of cards also spells otherwise than their texts do.
_SPACED: Final = {"BlueFlare": "Blue Flare", "NODATA": "NO DATA", "X-Antibody": "X Antibody"}


def facts_of(row: Mapping[str, Any]) -> c.Card:
    """The printed facts of a card. Raises KeyError where one is missing or unknown."""
    kinds = sum(_KINDS[kind.replace("-", "")] for kind in row["kinds"])
    egg = bool(kinds & v.DIGI_EGG)
    return c.Card(
        row["cardId"],
        row["nameEn"],
        kinds,
        sum(_COLORS[color] for color in row["colors"]),
        row.get("level", 0) or 0,
        -1 if egg else row["playCost"],
        row["dp"] if kinds & v.DIGIMON else -1,
        tuple(
            c.digivolve(_COLORS[way["color"]], way["level"], way["memoryCost"])
            for way in row["evoCosts"]
            if way["color"] in _COLORS
        ),
        tuple(
            _SPACED.get(trait, trait)
            for field in ("forms", "attributes", "types")
            for trait in row.get(field, ())
            if trait != "-"
        ),
        overflow=row.get("overflowMemory", 0) or 0,
    )


def texts_of(row: Mapping[str, Any]) -> Texts:
    """The texts of a card."""
    fields = ("effectText", "inheritedEffectText", "securityEffectText")
    return Texts(*(row.get(field) or "" for field in fields))


def digest(row: Mapping[str, Any]) -> str:
    """A name for the facts and texts of a card; what a row lacks may be there and empty."""
    said = json.dumps([row.get(name) or None for name in _SAID], sort_keys=True, ensure_ascii=False)
    return sha256(" ".join(said.split()).encode()).hexdigest()[:12]


def compiled(rows: Iterable[Mapping[str, Any]]) -> Iterator[library.Entry]:
    """The entries of all cards that have a text."""
    for row in rows:
        texts = texts_of(row)
        if any(texts):
            facts = facts_of(row)
            found = compile_card(facts, texts)
            yield library.entry(found.card, facts, digest(row), understood(found))


def understood(found: Compiled) -> library.Understood:
    """How much is played of a card."""
    if found.whole:
        return "whole"
    return "part" if found.card.defined else "none"


def made(rows: Iterable[Mapping[str, Any]], database: str, date: str) -> bytes:
    """The library of these cards, as the bytes of its file."""
    return library.write(compiled(rows), database, date, GRAMMAR)


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print(__doc__.partition("\n")[0].partition(": ")[2], file=sys.stderr)
        return 2
    database = Path(sys.argv[1])
    try:
        data = database.read_bytes()
        rows = json.loads(data)
        date = datetime.fromtimestamp(database.stat().st_mtime, UTC).date().isoformat()
        known = sha256(data).hexdigest()
        if library.BUNDLED.exists() and library.Library(library.BUNDLED).database == known:
            date = library.Library(library.BUNDLED).date
        table = made(rows, known, sys.argv[2] if len(sys.argv) == 3 else date)
    except (OSError, ValueError, KeyError) as error:
        print(f"{database}: {error!r}", file=sys.stderr)
        return 3
    library.BUNDLED.write_bytes(table)
    print(f"{library.BUNDLED}: {table.count(10) - 1:,} cards", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
