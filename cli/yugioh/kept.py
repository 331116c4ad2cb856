"""Where the player's own card databases are kept, and what is made of them: the data folder.

    databases/NAME.db       each database as it was read: facts, texts, names of series
    facts.tsv, cards.tsv    what they know and the package does not, or not so well

The second are made from the first and the bundled library, anew whenever either has changed: see
`update`. Card texts never leave this folder.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cli.exit_codes import CommandError, ExitCode
from decklists.own import data_folder

if TYPE_CHECKING:
    from engine.yugioh.card_text.build import Text


def folder() -> Path:
    """Where all of this is kept; it need not exist."""
    return data_folder() / "yugioh"


def library_file() -> Path:
    """The library of what was compiled from the player's databases."""
    return folder() / "cards.tsv"


@dataclass(frozen=True)
class Source:
    """A database as it is kept: what it was read from, and the date of that.

    Without `codes` it does not know the set codes of its cards.
    """

    file: Path
    path: str
    date: str
    codes: bool
    size: int

    @property
    def name(self) -> str:
        """What the player calls it."""
        return self.file.stem

    def cards(self, passcode: int | None = None) -> "list[Text]":
        """Its cards in the order of passcodes, or the one with this passcode."""
        # With it comes the compiler of texts, which few commands need.
        from engine.yugioh.card_text.build import Text

        where, values = ("", ()) if passcode is None else ("WHERE passcode = ?", (passcode,))
        with closing(_opened(self.file)) as rows:
            query = f"SELECT {', '.join(Text._fields)} FROM cards {where} ORDER BY passcode"
            return [Text(*row) for row in rows.execute(query, values)]

    def series(self) -> dict[str, int]:
        """The set codes of series by name."""
        with closing(_opened(self.file)) as rows:
            return dict(rows.execute("SELECT name, code FROM series").fetchall())


def sources() -> list[Source]:
    """The player's databases, the oldest first. Raises CommandError where one is damaged."""
    found = []
    for file in sorted((folder() / "databases").glob("*.db")):
        try:
            with closing(_opened(file)) as rows:
                ((path, date, codes),) = rows.execute("SELECT path, date, codes FROM source")
                ((size,),) = rows.execute("SELECT count(*) FROM cards")
        except (sqlite3.Error, ValueError) as error:
            raise CommandError(
                ExitCode.BAD_INPUT,
                f"{file}: damaged ({error}); `endboard cards update --remove {file.stem}` removes "
                "it, then update from its path again",
            ) from None
        found.append(Source(file, path, date, bool(codes), size))
    return sorted(found, key=lambda source: (source.date, source.name))


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
