"""The player's own card databases kept and compiled: what `endboard cards update` does.

Of a card that several databases know, the newest counts, by the date of the database; the package
is one of them.
"""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from cli.exit_codes import CommandError, ExitCode
from cli.output import write
from cli.yugioh import kept
from cli.yugioh.databases import Database, read
from decklists import Card
from decklists.card import decode
from decklists.catalog import bundled
from decklists.data import build as facts_table
from decklists.own import facts_file
from engine.yugioh import language as la
from engine.yugioh.card_text import Lexicon, build
from engine.yugioh.card_text.build import Text
from engine.yugioh.library import Library, library
from engine.yugioh.library import write as library_of

_TABLES: Final = f"""
    CREATE TABLE source(path text, date text, codes integer);
    CREATE TABLE series(name text primary key, code integer);
    CREATE TABLE cards({Text._fields[0]} integer primary key, {", ".join(Text._fields[1:])});
"""
_NO_NAME: Final = re.compile(r"[^\w-]+")


@dataclass(frozen=True)
class Update:
    """What came of an update: the database as it is kept, and what its reader should know.

    `told` says how many of its cards the package does not know, or not so, and what came of them.
    """

    source: kept.Source
    told: str
    warnings: tuple[str, ...]


def update(path: Path) -> Update:
    """Keep the database at this path, in the place of an earlier one from there, and compile it.

    Raises CommandError where there is no database; then nothing was changed.
    """
    series = library().manifest.series
    found = read(path, series)
    source = _keep(path.resolve(), found)
    renew()
    lacking = _lacking(found, series | found.series)
    return Update(source, _told(source), (*found.warnings, *lacking))


def remove(name: str) -> str:
    """Forget a database, by its name or the path it was read from; its name.

    Raises CommandError where there is none.
    """
    files = list((kept.folder() / "databases").glob("*.db"))
    file = next((file for file in files if file.stem == name), None) or _file_of(name)
    if file is None:
        names = ", ".join(sorted(file.stem for file in files)) or "there are none"
        raise CommandError(
            ExitCode.BAD_INPUT, f"no card database is called {name}; yours are: {names}"
        )
    file.unlink()
    renew()
    return file.stem


def renew() -> None:
    """Make facts and library of the player's databases, for the package that is installed."""
    sources = kept.sources()
    files = (facts_file(), kept.library_file())
    if not sources:
        for file in files:
            with suppress(FileNotFoundError):
                file.unlink()
        return
    cards = counting(sources)
    rows = [_row(card) for card in cards.values()]
    better = [row for row in rows if decode(row) != bundled().get(decode(row).id)]
    series: dict[str, int] = {}
    for source in sources:
        series |= source.series()
    series |= library().manifest.series
    entries = build.compiled(_differing(cards.values()), lexicon(cards.values(), series))
    made = library_of(entries, library().manifest.rows, sources[-1].date, build.GRAMMAR, series)
    write(files[0], "\n".join((facts_table.HEADER, *better)) + "\n")
    write(files[1], made)


def lexicon(own_cards: Iterable[Text], series: dict[str, int]) -> Lexicon:
    """The names of all cards and Tokens of the package, of these cards, and of the series."""
    tokens = (one.token() for one in library() if one.status == "token")
    known = (*map(as_text, bundled().values()), *map(facts_in, tokens))
    return build.lexicon((*known, *own_cards), series)


def facts_in(token: la.Card) -> Text:
    """A Token of the library as a row."""
    return Text(
        token.passcode, 0, _packed(token.series), token.type, token.attack, token.defense,
        token.level, token.race, token.attribute, token.name, "",
    )  # fmt: skip


def _told(source: kept.Source) -> str:
    """What is new in a database, in words."""
    if source.date <= library().manifest.date:
        newer = "it is older than the package, which counts for the cards that both know; "
    else:
        newer = ""
    made = list(Library(kept.library_file()))
    found = Counter(one.status for one in made)
    new = sum(one.passcode not in bundled() for one in made if one.status != "token")
    compiled = found["whole"] + found["part"] + found["none"]
    if not compiled:
        return f"{newer}the package knows all of its texts"
    return (
        f"{newer}compiled {counted(compiled, 'text')} that the package has not, {new:,} of new "
        f"cards: {found['whole']:,} whole, {found['part']:,} in part, {found['none']:,} not"
    )


def counted(number: int, thing: str) -> str:
    """A number of things in words."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def _file_of(path: str) -> Path | None:
    """The file of the database that was read from this path."""
    wanted = str(Path(path).resolve())
    return next((source.file for source in kept.sources() if source.path == wanted), None)


def _new_file(path: Path) -> Path:
    """A file for the database of this path, called as it is."""
    stem = _NO_NAME.sub("-", path.stem).strip("-") or "cards"
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    files = (kept.folder() / "databases" / f"{name}.db" for name in names)
    return next(file for file in files if not file.exists())


def _keep(path: Path, found: Database) -> kept.Source:
    """Write a database to the user's folder: all of it, or the earlier one stays."""
    target = _file_of(str(path)) or _new_file(path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=target.parent, suffix=".new", delete=False) as stream:
            new = Path(stream.name)
        try:
            with closing(sqlite3.connect(new)) as rows, rows:
                rows.executescript(_TABLES)
                rows.execute(
                    "INSERT INTO source VALUES (?, ?, ?)", (str(path), found.date, found.codes)
                )
                rows.executemany("INSERT INTO series VALUES (?, ?)", found.series.items())
                marks = ", ".join("?" * len(Text._fields))
                signed = (
                    card._replace(setcode=_signed(card.setcode)) for card in found.cards.values()
                )
                rows.executemany(f"INSERT INTO cards VALUES ({marks})", signed)
            new.replace(target)
        finally:
            with suppress(FileNotFoundError):
                new.unlink()
    except (OSError, sqlite3.Error) as error:
        raise CommandError(ExitCode.USAGE, f"{target}: cannot be written: {error}") from None
    return kept.Source(target, str(path), found.date, found.codes, len(found.cards))


def _signed(number: int) -> int:
    """As SQLite keeps it: the fourth set code reaches the sign bit."""
    return number - (1 << 64) if number >> 63 else number


def counting(sources: Sequence[kept.Source]) -> dict[int, Text]:
    """The cards of these databases, the oldest first, of which none newer knows better."""
    known, date = bundled(), library().manifest.date
    found: dict[int, Text] = {}
    for source in sources:
        for card in source.cards():
            before = known.get(card.passcode)
            if before is not None and source.date <= date:
                continue
            if before is not None and not source.codes:
                card = card._replace(alias=before.alias, setcode=_packed(before.setcodes))
            found[card.passcode] = card
    return found


def _differing(cards: Iterable[Text]) -> Iterator[Text]:
    """The cards that the package does not know, or not with these facts and this text."""
    for card in cards:
        compiled = library().get(card.passcode)
        if compiled is None or compiled.digest != card.digest:
            yield card


def _row(card: Text) -> str:
    return facts_table.row(
        card.passcode, card.alias, card.setcode, card.kind, card.level, card.attack, card.defense,
        card.race, card.attribute, card.name, card.text,
    )  # fmt: skip


def as_text(card: Card) -> Text:
    """A card of the bundled table, whose text is not known."""
    return Text(
        card.id, card.alias, _packed(card.setcodes), card.kind, card.atk,
        card.link_marker or card.def_, card.lscale << 24 | card.rscale << 16 | card.level,
        card.race, card.attribute, card.name, "",
    )  # fmt: skip


def _packed(codes: Sequence[int]) -> int:
    return sum(code << 16 * place for place, code in enumerate(codes))


def _lacking(found: Database, series: dict[str, int]) -> Iterator[str]:
    """Where a card's name holds the name of a series whose set code its row lacks."""
    known = bundled()
    for card in found.cards.values():
        before = known.get(card.passcode)
        if card.is_artwork or (before is not None and not found.codes):
            continue
        for name, code in series.items():
            if name not in card.name or any(_is_of(one, code) for one in card.facts.series):
                continue
            if before is not None and not any(_is_of(one, code) for one in before.setcodes):
                continue
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", card.name):
                yield (
                    f"{card.name} ({card.passcode}): its name holds {name!r}, but its row lacks "
                    f"the set code {code:#x}; it does not count as a card of that series"
                )


def _is_of(code: int, series: int) -> bool:
    """Whether a set code is that of a series, or of a series within it."""
    return code & 0xFFF == series & 0xFFF and code & series & 0xF000 == series & 0xF000
