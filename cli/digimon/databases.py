"""Digimon card databases as players have them: JSON files of the public ones, read.

What a database lacks is said in one line each, and the rest of it is kept. Nothing is written here.
A card is kept in the shape from which the package is made: see `normal`.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from cli.digimon import exports
from cli.exit_codes import CommandError, ExitCode
from decklists.data import build_digimon as facts_table
from decklists.digimon.number import fold, is_number
from engine.digimon.card_text.build import facts_of

Row = dict[str, Any]

_TEXTS: Final = ("effectText", "inheritedEffectText", "securityEffectText")
_LISTS: Final = ("kinds", "colors", "forms", "attributes", "types")
# How many a deck may have of a card that says nothing else (Comprehensive Rules 1-2-3).
_COPIES: Final = 4
# What says that a card is ACE, for whoever does not say what its Overflow costs.
_ACE: Final = "Blast D"


@dataclass
class Database:
    """What was read: cards by number, when it was written; `warnings` are a line each.

    One that is not `complete` knows one digivolution requirement of a card at most, and no
    Overflow.
    """

    cards: dict[str, Row] = field(default_factory=dict)
    date: str = ""
    warnings: list[str] = field(default_factory=list)
    complete: bool = True


def cards_in(path: Path) -> list[Row] | None:
    """The cards of a file of a Digimon database, as they stand there; None for any other file."""
    try:
        with path.open("rb") as stream:
            if stream.read(64).lstrip(b"\xef\xbb\xbf \t\r\n")[:1] not in (b"{", b"["):
                return None
        data = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return None
    if isinstance(data, dict):
        data = data.get("data", data.get("cards"))
    if not isinstance(data, list) or not data or not isinstance(data[0], dict):
        return None
    return data if exports.shape(data[0]) is not None else None


def read(path: Path, known: Iterable[str] = ()) -> Database:
    """The Digimon database at this path; `known` are the numbers that the package knows.

    Raises CommandError where it is none, or nothing in it can be used.
    """
    cards = cards_in(path)
    if cards is None:
        raise CommandError(ExitCode.BAD_INPUT, f"{path}: this is no JSON of Digimon cards")
    shape = exports.shape(cards[0])
    assert shape is not None
    found = Database(complete=shape.complete, date=_date(path))
    known = frozenset(known)
    for card in cards:
        number = exports.number_of(card)
        try:
            if not is_number(number):
                raise ValueError(f"{number!r} is no card number")
            row = normal(shape.row(card))
            if not shape.complete and row["cardId"] not in known and _ACE in row["effectText"]:
                raise ValueError("an ACE card whose Overflow this database does not know")
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            why = f"it lacks {error}" if isinstance(error, KeyError) else error
            found.warnings.append(f"{path}: {number or 'a card'}: {why}; the card is left out")
            continue
        # Other printings of a card come after it.
        found.cards.setdefault(row["cardId"], row)
    if not found.cards:
        raise CommandError(ExitCode.BAD_INPUT, f"{path}: no card is in it")
    return found


def normal(card: Row) -> Row:
    """A card with every fact in its place, of its type.

    Raises ValueError, TypeError or KeyError where one cannot be: what is wrong, in words.
    """
    row: Row = {
        "cardId": fold(str(card["cardId"])),
        "nameEn": _word(card["nameEn"]),
        **{name: [_word(one) for one in card.get(name) or ()] for name in _LISTS},
        "level": _number(card.get("level"), 9),
        "playCost": _number(card.get("playCost"), 99),
        "dp": _number(card.get("dp"), 99_999),
        "overflowMemory": _number(card.get("overflowMemory"), 10),
        "maxCountInDeck": _number(card.get("maxCountInDeck"), 99) or _COPIES,
        "evoCosts": [
            {
                "color": _word(way["color"]),
                "level": _number(way["level"], 9),
                "memoryCost": _number(way["memoryCost"], 99),
            }
            for way in card.get("evoCosts") or ()
        ],
        **{name: _text(card.get(name)) for name in _TEXTS},
    }
    # Raises where the package could not read it either.
    facts_table.row(row)
    facts_of(row)
    return row


def _word(value: object) -> str:
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise ValueError(f"expected a word, found {value!r}")
    return value


def _text(value: object) -> str:
    if value is None or value == "-":
        return ""
    if not isinstance(value, str):
        raise ValueError(f"expected a text, found {value!r}")
    return value


def _number(value: object, most: int) -> int:
    """A number that a card can have; 0 where it has none."""
    if value is None:
        return 0
    if type(value) is not int or not -most <= value <= most:
        raise ValueError(f"expected a number up to {most}, found {value!r}")
    return value


def _date(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime, UTC).date().isoformat()
