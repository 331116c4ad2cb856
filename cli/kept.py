"""Where the player's own card databases are kept, and what is made of them: the data folder.

    GAME/databases/NAME.db       each database as it was read: facts and texts
    GAME/limits/NAME.lflist.conf the forbidden and limited lists that were beside it
    GAME/facts.tsv, cards.tsv    what they know and the package does not, or not so well

The second are made from the first and the bundled library, anew whenever either has changed: see
`update` of each game. Card texts never leave this folder.
"""

import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from cli.exit_codes import CommandError, ExitCode
from cli.output import write as write_file
from decklists.deck import DeckError, Game
from decklists.limits import SUFFIX, Limits, load, newest, write
from decklists.own import data_folder, facts_file, limits_folder

_SOURCE: Final = "CREATE TABLE source(path text, date text, complete integer)"
_NO_NAME: Final = re.compile(r"[^\w-]+")


@dataclass(frozen=True)
class Source:
    """A database as it is kept: what it was read from, and the date of that.

    One that is not `complete` lacks facts of its cards: what the package knows of these counts.
    """

    file: Path
    path: str
    date: str
    complete: bool
    size: int

    @property
    def name(self) -> str:
        """What the player calls it."""
        return self.file.stem

    def open(self) -> sqlite3.Connection:
        """The database, to read from; its cards are in the table `cards`."""
        return _opened(self.file)


@dataclass(frozen=True)
class Kept:
    """The databases of one game."""

    game: Game

    @property
    def folder(self) -> Path:
        """Where all of this is kept; it need not exist."""
        return data_folder() / self.game

    @property
    def databases(self) -> Path:
        """Where the databases are; it need not exist."""
        return self.folder / "databases"

    @property
    def facts_file(self) -> Path:
        """The table of the cards that the player's databases know, or know better."""
        return facts_file(self.game)

    @property
    def library_file(self) -> Path:
        """The library of what was compiled from the player's databases."""
        return self.folder / "cards.tsv"

    def sources(self) -> list[Source]:
        """The player's databases, the oldest first. Raises CommandError where one is damaged."""
        found = []
        for file in self._files():
            try:
                with closing(_opened(file)) as rows:
                    ((path, date, complete),) = rows.execute("SELECT * FROM source")
                    ((size,),) = rows.execute("SELECT count(*) FROM cards")
            except (sqlite3.Error, ValueError) as error:
                raise CommandError(
                    ExitCode.BAD_INPUT,
                    f"{file}: damaged ({error}); `endboard cards update --remove {file.stem}` "
                    "removes it, then update from its path again",
                ) from None
            found.append(Source(file, path, date, bool(complete), size))
        return sorted(found, key=lambda source: (source.date, source.name))

    def keep(
        self, path: Path, date: str, complete: bool, fill: Callable[[sqlite3.Connection], int]
    ) -> Source:
        """Keep what was read from this path, in the place of an earlier one from there.

        `fill` makes the tables and returns the number of cards. All of it is written, or the
        earlier one stays; then CommandError is raised.
        """
        path = path.resolve()
        target = self._of_path(str(path)) or self._new_file(path)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=target.parent, suffix=".new", delete=False) as stream:
                new = Path(stream.name)
            try:
                with closing(sqlite3.connect(new)) as rows, rows:
                    rows.execute(_SOURCE)
                    rows.execute("INSERT INTO source VALUES (?, ?, ?)", (str(path), date, complete))
                    size = fill(rows)
                new.replace(target)
            finally:
                with suppress(FileNotFoundError):
                    new.unlink()
        except (OSError, sqlite3.Error) as error:
            raise CommandError(ExitCode.USAGE, f"{target}: cannot be written: {error}") from None
        return Source(target, str(path), date, complete, size)

    def keep_limits(self, source: Source, lists: list[Limits]) -> list[Limits]:
        """Keep the newest list of each format that came with a database; those that are kept.

        Raises CommandError where they cannot be written.
        """
        kept = list(newest(lists).values())
        file = self._limits_of(source.file)
        if kept:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_file(file, write(kept))
        else:
            file.unlink(missing_ok=True)
        return kept

    def limits(self, source: Source) -> list[Limits]:
        """The lists that came with a database. Raises CommandError where they are damaged."""
        file = self._limits_of(source.file)
        try:
            return load(file, self.game) if file.exists() else []
        except DeckError as error:
            raise CommandError(ExitCode.BAD_INPUT, str(error)) from None

    def forget(self, file: Path) -> None:
        """Remove a database, and what came with it."""
        file.unlink()
        self._limits_of(file).unlink(missing_ok=True)

    def _limits_of(self, file: Path) -> Path:
        """The file of the lists that came with a database."""
        return limits_folder(self.game) / f"{file.stem}{SUFFIX}"

    def named(self, name: str) -> Path | None:
        """The file of the database of this name, or that was read from this path."""
        called = next((file for file in self._files() if file.stem == name), None)
        return called or self._of_path(str(Path(name).resolve()))

    def names(self) -> list[str]:
        """What the player calls the databases."""
        return [file.stem for file in self._files()]

    def forget_made(self) -> None:
        """Remove what was made of databases."""
        for file in (self.facts_file, self.library_file):
            with suppress(FileNotFoundError):
                file.unlink()

    def _files(self) -> list[Path]:
        return sorted(self.databases.glob("*.db"), key=lambda file: file.stem)

    def _of_path(self, path: str) -> Path | None:
        """The file of the database that was read from this path."""
        return next((source.file for source in self.sources() if source.path == path), None)

    def _new_file(self, path: Path) -> Path:
        """A file for the database of this path, called as it is."""
        stem = _NO_NAME.sub("-", path.stem).strip("-") or "cards"
        names = chain([stem], (f"{stem}-{number}" for number in count(2)))
        files = (self.databases / f"{name}.db" for name in names)
        return next(file for file in files if not file.exists())


@dataclass(frozen=True)
class Update:
    """What came of an update: the database as it is kept, and what its reader should know.

    `told` says how many of its cards the package does not know, or not so, and what came of them.
    """

    source: Source
    told: str
    warnings: tuple[str, ...]


def told(statuses: Counter[str], new: int, *, older: bool) -> str:
    """What came of an update in words.

    `statuses` are those of the texts that were compiled, `new` how many are of cards that the
    package does not know; `older` is a database than the package.
    """
    which = "it is older than the package, which counts for the cards that both know; "
    which = which if older else ""
    compiled = statuses["whole"] + statuses["part"] + statuses["none"]
    if not compiled:
        return f"{which}the package knows all of its texts"
    return (
        f"{which}compiled {counted(compiled, 'text')} that the package has not, {new:,} of new "
        f"cards: {statuses['whole']:,} whole, {statuses['part']:,} in part, "
        f"{statuses['none']:,} not"
    )


def counted(number: int, thing: str) -> str:
    """A number of things in words."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
