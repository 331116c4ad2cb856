"""The player's own Digimon databases kept and compiled: what `endboard cards update` does.

Of a card that several databases know, the newest counts, by the date of the database; the package
is one of them.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from cli.digimon.databases import Row, read
from cli.digimon.kept import KEPT, cards, fill
from cli.kept import Source, Update, told
from cli.output import write
from decklists.data import build_digimon as facts_table
from decklists.digimon.card import DigimonCard, decode
from decklists.digimon.catalog import bundled
from engine.digimon.card_text import build
from engine.digimon.library import Library, library
from engine.digimon.library import write as library_of


def update(path: Path) -> Update:
    """Keep the database at this path, in the place of an earlier one from there, and compile it.

    Raises CommandError where there is no database; then nothing was changed.
    """
    found = read(path, bundled())
    source = KEPT.keep(path, found.date, found.complete, lambda rows: fill(rows, found))
    renew()
    made = list(Library(KEPT.library_file))
    new = sum(one.number not in bundled() for one in made)
    older = source.date <= library().date
    words = told(Counter(one.status for one in made), new, older=older)
    return Update(source, words, tuple(found.warnings))


def renew() -> None:
    """Make facts and library of the player's databases, for the package that is installed."""
    sources = KEPT.sources()
    if not sources:
        KEPT.forget_made()
        return
    counted = counting(sources)
    table = facts_table.table(list(counted.values())) if counted else facts_table.HEADER + "\n"
    header, *rows = table.removesuffix("\n").split("\n")
    better = [row for row in rows if decode(row) != bundled().get(decode(row).number)]
    entries = build.compiled(
        card
        for card in counted.values()
        if (known := library().get(card["cardId"])) is None or known.digest != build.digest(card)
    )
    made = library_of(entries, library().rows, sources[-1].date, build.GRAMMAR)
    write(KEPT.facts_file, "\n".join((header, *better)) + "\n")
    write(KEPT.library_file, made)


def counting(sources: Sequence[Source]) -> dict[str, Row]:
    """The cards of these databases, the oldest first, of which none newer knows better."""
    known, date = bundled(), library().date
    found: dict[str, Row] = {}
    for source in sources:
        for card in cards(source):
            before = known.get(card["cardId"])
            if before is not None and source.date <= date:
                continue
            if before is not None and not source.complete:
                card |= _facts_of(before)
            found[card["cardId"]] = card
    return found


def _facts_of(card: DigimonCard) -> Row:
    """What a database that is not complete lacks of a card that the package knows."""
    return {
        "overflowMemory": card.overflow,
        "maxCountInDeck": card.copies,
        "evoCosts": [
            {"color": way.color, "level": way.level, "memoryCost": way.cost}
            for way in card.digivolution
        ],
    }
