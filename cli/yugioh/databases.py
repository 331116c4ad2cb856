"""Card databases as players have them, read: a folder of a simulator, a `.cdb`, YGOPRODeck's JSON.

What a database lacks is said in one line each, and the rest of it is kept. Nothing is written here.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh.ygoprodeck import read_cards
from decklists import DeckError, Limits
from decklists.limits import load
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.build import Text, series_of

_QUERY: Final = """
    SELECT datas.id, alias, setcode, type, atk, def, level, race, attribute, name, desc
    FROM datas LEFT JOIN texts USING (id)
    WHERE NOT coalesce(ot, 0) & ?
    ORDER BY datas.id
"""
# In the column `ot`: cards of other games (Speed Duel skills, Rush Duel), and hidden entries.
_OTHER_GAMES: Final = 0x40 | 0x200 | 0x1000
# Folders of translations, a folder for each language: of EDOPro, and of what derives from ygopro.
_TRANSLATIONS: Final = ("languages", "locales")
_SETCODES: Final = 0xFFFF_FFFF_FFFF_FFFF


@dataclass
class Database:
    """What was read: cards by passcode, set codes of series by name, when it was written.

    `warnings` are what could not be used, a line each. With `codes` the set codes are its own;
    otherwise it knows at most one series of each card. `limits` are forbidden and limited lists.
    """

    cards: dict[int, Text] = field(default_factory=dict)
    series: dict[str, int] = field(default_factory=dict)
    date: str = ""
    warnings: list[str] = field(default_factory=list)
    codes: bool = True
    limits: list[Limits] = field(default_factory=list)


def read(path: Path, known_series: dict[str, int]) -> Database:
    """The database at this path. `known_series` are the set codes known without it.

    Raises CommandError where there is none, or nothing in it can be used.
    """
    found = Database()
    if path.is_dir():
        _read_folder(path, found)
    elif not path.exists():
        raise CommandError(ExitCode.BAD_INPUT, f"{path}: there is no such file or folder")
    else:
        _read_file(path, found, known_series)
    return found


def _read_folder(folder: Path, found: Database) -> None:
    """All databases and series of a folder and those in it; of a card the newest counts."""
    files = [file for file in folder.rglob("*.cdb") if _is_english(file.relative_to(folder))]
    files.sort(key=lambda file: (file.stat().st_mtime, str(file)))
    if not files:
        raise CommandError(ExitCode.BAD_INPUT, f"{folder}: no card database (*.cdb) is in it")
    for strings in sorted(folder.rglob("strings.conf")):
        if not _is_english(strings.relative_to(folder)):
            continue
        try:
            found.series |= series_of(strings.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            found.warnings.append(f"{strings}: cannot be read: {error}")
    for lists in sorted(folder.rglob("*.conf")):
        if "lflist" not in str(lists.relative_to(folder)).casefold():
            continue
        try:
            found.limits += load(lists, "yugioh")
        except DeckError as error:
            found.warnings.append(str(error))
    for file in files:
        try:
            _read_file(file, found, {})
        except CommandError as error:
            found.warnings.append(error.message)
    if not found.cards:
        raise CommandError(ExitCode.BAD_INPUT, "; ".join(found.warnings))


def _is_english(file: Path) -> bool:
    """Whether a file of a simulator is none of its translations: `config/languages/Deutsch/…`."""
    folders = [name.casefold() for name in file.parts[:-1]]
    for place, folder in enumerate(folders):
        if folder in _TRANSLATIONS and not "".join(folders[place + 1 :][:1]).startswith("en"):
            return False
    return True


def _read_file(file: Path, found: Database, known_series: dict[str, int]) -> None:
    """One file. Raises CommandError where it cannot be used."""
    try:
        with file.open("rb") as stream:
            is_json = stream.read(64).lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in (b"{", b"[")
        date = datetime.fromtimestamp(file.stat().st_mtime, UTC).date().isoformat()
        if is_json:
            found.codes = False
            cards = read_cards(json.loads(file.read_text(encoding="utf-8-sig")), known_series)
        else:
            cards = _rows(file)
    except OSError as error:
        why = f"cannot be read: {error.strerror or error}"
        raise CommandError(ExitCode.BAD_INPUT, f"{file}: {why}") from None
    except sqlite3.Error as error:
        why = f"damaged, or no card database: {error}"
        raise CommandError(ExitCode.BAD_INPUT, f"{file}: {why}") from None
    except json.JSONDecodeError as error:
        why = f"expected JSON: {error.msg[:1].lower()}{error.msg[1:]}"
        raise CommandError(ExitCode.BAD_INPUT, f"{file}:{error.lineno}: {why}") from None
    except (ValueError, RecursionError) as error:
        raise CommandError(ExitCode.BAD_INPUT, f"{file}: {error}") from None
    kept = 0
    for card in _usable(file, cards, found.warnings):
        found.cards[card.passcode] = card
        kept += 1
    if not kept:
        raise CommandError(ExitCode.BAD_INPUT, f"{file}: no card is in it")
    found.date = max(found.date, date)


def _rows(file: Path) -> list[tuple[Any, ...]]:
    """The rows of a simulator's database. Raises sqlite3.Error where it is none."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as cards:
        return cards.execute(_QUERY, (_OTHER_GAMES,)).fetchall()


def _usable(file: Path, cards: list[tuple[Any, ...]], warnings: list[str]) -> Iterator[Text]:
    """The rows that are cards; of the others, and of cards without a text, a warning each."""
    for passcode, *facts, name, text in cards:
        if not (type(passcode) is int and 0 < passcode < 1 << 40):
            warnings.append(f"{file}: {passcode!r} is no passcode; the card is left out")
        elif not isinstance(name, str) or not name.strip() or not name.isprintable():
            warnings.append(f"{file}: {passcode} has no name; the card is left out")
        elif not all(type(fact) is int for fact in facts):
            warnings.append(f"{file}: {name} ({passcode}) has no facts; the card is left out")
        else:
            words = text.replace("\r\n", "\n").strip() if isinstance(text, str) else ""
            card = Text._make((passcode, *facts, name.strip(), words))
            if not words and not card.kind & v.TOKEN and not card.is_artwork:
                warnings.append(
                    f"{file}: {name} ({passcode}) has no text; only its facts are known"
                )
            yield card._replace(setcode=card.setcode & _SETCODES)
