"""The player's own card databases kept and compiled: what `endboard cards update` does.

Of a card that several databases know, the newest counts, by the date of the database; the package
is one of them.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cli.kept import Source, Update, told
from cli.output import write
from cli.yugioh.databases import Database, read
from cli.yugioh.kept import KEPT, fill
from cli.yugioh.kept import cards as cards_of
from cli.yugioh.kept import series as series_of
from decklists import Card
from decklists.card import decode
from decklists.catalog import bundled
from decklists.data import build as facts_table
from engine.yugioh import language as la
from engine.yugioh.card_text import Lexicon, build
from engine.yugioh.card_text.build import Text
from engine.yugioh.library import Library, library
from engine.yugioh.library import write as library_of


def update(path: Path) -> Update:
    """Keep the database at this path, in the place of an earlier one from there, and compile it.

    Raises CommandError where there is no database; then nothing was changed.
    """
    series = library().manifest.series
    found = read(path, series)
    source = KEPT.keep(path, found.date, found.codes, lambda rows: fill(rows, found))
    lists = KEPT.keep_limits(source, found.limits)
    renew()
    lacking = _lacking(found, series | found.series)
    words = _told(source)
    if lists:
        words += f"; forbidden and limited lists: {', '.join(map(str, lists))}"
    return Update(source, words, (*found.warnings, *lacking))


def renew() -> None:
    """Make facts and library of the player's databases, for the package that is installed."""
    sources = KEPT.sources()
    if not sources:
        KEPT.forget_made()
        return
    cards = counting(sources)
    rows = [_row(card) for card in cards.values()]
    better = [row for row in rows if decode(row) != bundled().get(decode(row).id)]
    series: dict[str, int] = {}
    for source in sources:
        series |= series_of(source)
    series |= library().manifest.series
    entries = build.compiled(_differing(cards.values()), lexicon(cards.values(), series))
    made = library_of(entries, library().manifest.rows, sources[-1].date, build.GRAMMAR, series)
    write(KEPT.facts_file, "\n".join((facts_table.HEADER, *better)) + "\n")
    write(KEPT.library_file, made)


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


def _told(source: Source) -> str:
    """What is new in a database, in words."""
    made = list(Library(KEPT.library_file))
    new = sum(one.passcode not in bundled() for one in made if one.status != "token")
    older = source.date <= library().manifest.date
    return told(Counter(one.status for one in made), new, older=older)


def counting(sources: Sequence[Source]) -> dict[int, Text]:
    """The cards of these databases, the oldest first, of which none newer knows better."""
    known, date = bundled(), library().manifest.date
    found: dict[int, Text] = {}
    for source in sources:
        for card in cards_of(source):
            before = known.get(card.passcode)
            if before is not None and source.date <= date:
                continue
            if before is not None and not source.complete:
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
