"""A Yu-Gi-Oh decklist by names, the way deck sites, simulators and trackers copy it.

    Monsters (20)
    3 Ash Blossom & Joyous Spring
    2x Effect Veiler
    Maxx "C" x3
    Extra Deck:
    1 S:P Little Knight
    Side Deck:
    14558127

A line is a card: its name, the beginning of a name that fits one card alone, or its passcode, with
a count in front or behind; one copy where there is none. Whether a card is of the main or the extra
deck is told from the card, and only the side deck from a heading. Lines that start with `//` or `#`
are comments, or headings; so are those of a `.ydk` file. Lines of signs alone separate.
"""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final, Literal

from decklists.catalog import Catalog, catalog
from decklists.counts import readings
from decklists.deck import SECTION_NAMES, SECTIONS, Deck, DeckError, Game, Lines, Section
from decklists.digimon import text as digimon_text
from decklists.digimon.catalog import digimon_catalog
from decklists.lines import COMMENT, heading, numbered, shown
from decklists.names import MOST_NEAR, proposal

NAME: Final = "a list of names (3 Ash Blossom & Joyous Spring)"
GAME: Final[Game] = "yugioh"

_LARGEST_PASSCODE: Final = 2**32 - 1
_BULLET: Final = re.compile(r"[-*\u2022]\s+")
# The sections of a deck, and the kinds of cards under which some sites list them.
_PARTS: Final[dict[str, Section]] = {
    "main": "main", "main deck": "main", "maindeck": "main", "deck": "main",
    "extra": "extra", "extra deck": "extra", "extradeck": "extra",
    "side": "side", "side deck": "side", "sidedeck": "side", "sideboard": "side",
}  # fmt: skip
_KINDS: Final = re.compile(
    r"(?:(?:effect|normal|ritual|pendulum|fusion|synchro|xyz|link|tuner|spell|trap|magic|monster)"
    r"s?(?:\s?(?:&|/|and)?\s?))+(?:cards?)?",
    re.IGNORECASE,
)


def recognises(text: str) -> int | None:
    """The first line of this text that is a card of Yu-Gi-Oh by its name, if any."""
    for line, words in numbered(text):
        if words[0] in "#!" or words.isdecimal() or digimon_text.is_card(words):
            continue
        if any(catalog().find(name) is not None for _, name in _readings(words)):
            return line
    return None


def resembles(text: str) -> bool:
    """Whether this may be a list whose names nobody knows: cards with counts, or headings."""
    return any(
        (words[0].isdecimal() and not words.isdecimal() and len([*_readings(words)]) > 1)
        or _heading(words) is not None
        for _, words in numbered(text)
    )


def read(text: str, source: str, name: str) -> Deck:
    """The deck in this text; `source` is the name for error messages.

    Raises DeckError at the first line that is no heading, no comment and no card.
    """
    found: dict[Section, list[tuple[int, int]]] = {section: [] for section in SECTIONS}
    cards = catalog()
    part: Section = "main"
    lines = list(numbered(text))
    for index, (line, words) in enumerate(lines):
        begun = _heading(words)
        if begun is not None:
            part = part if begun == "kind" else begun
        elif not words.startswith(COMMENT) and any(map(str.isalnum, words)):
            following = lines[index + 1][1] if index + 1 < len(lines) else ""
            if index == 0 and _heading(following) and _is_title(words, cards):
                continue
            count, passcode = _card_at(words, source, line, cards)
            section = part if part == "side" else _place(passcode, part, cards)
            found[section] += [(passcode, line)] * count
    main, extra, side = ([card for card, _ in found[section]] for section in SECTIONS)
    return Deck(
        name,
        source,
        "yugioh",
        tuple(main),
        tuple(extra),
        tuple(side),
        Lines(*(tuple(line for _, line in found[section]) for section in SECTIONS)),
    )


def write(deck: Deck) -> str:
    """The sections that have cards, each under its name: `3 Ash Blossom & Joyous Spring`.

    A card whose name is not known, or is that of another card too, is written by its passcode.
    Pictures are not kept.
    """
    cards = catalog()
    parts = []
    for section in SECTIONS:
        runs = groupby(cards.fold(card) for card in deck.cards_of(section))
        lines = [f"{len(list(run))} {_called(card, cards)}" for card, run in runs]
        if lines:
            heading = SECTION_NAMES[section].title()
            parts.append("".join(f"{line}\n" for line in (f"{heading}:", *lines)))
    return "\n".join(parts)


def _heading(words: str) -> Section | Literal["kind"] | None:
    """What a heading begins: a section, or a kind of cards within one; None for no heading."""
    bare = heading(words)
    return _PARTS.get(bare) or ("kind" if _KINDS.fullmatch(bare) else None)


def _is_title(words: str, cards: Catalog) -> bool:
    """Whether a line is the name of the deck: no card, and without a count."""
    return len([*_readings(words)]) == 1 and _card(words, cards) is None


def _readings(words: str) -> Iterator[tuple[int, str]]:
    return readings(_BULLET.sub("", words, count=1) if _BULLET.match(words) else words)


def _card(words: str, cards: Catalog) -> tuple[int, int] | None:
    """The count and the passcode in a line; None where it has no card that is known by its name."""
    for count, name in _readings(words):
        card = cards.find(name)
        if card is not None:
            return count, card.id
    for count, name in _readings(words):
        if name.isascii() and name.isdecimal() and len(name) <= 10:
            return count, int(name)
    for count, name in _readings(words):
        starting = cards.starting(name)
        if len(starting) == 1:
            return count, starting[0]
    return None


def _card_at(words: str, source: str, line: int, cards: Catalog) -> tuple[int, int]:
    """The count and the passcode in a line. Raises DeckError where there is none."""
    found = _card(words, cards)
    if found is None:
        *_, (_, name) = _readings(words)
        raise _unknown(name, source, line, cards)
    count, passcode = found
    if count < 1:
        raise DeckError(
            source,
            line,
            f"expected a count of 1 or more, found {shown(words)}",
            "correct the count, or remove the line",
        )
    if not 0 < passcode <= _LARGEST_PASSCODE:
        raise DeckError(
            source,
            line,
            f"expected a passcode of at most {_LARGEST_PASSCODE}, found {shown(words)}",
            "correct it, or write the name of the card",
        )
    return found


def _unknown(name: str, source: str, line: int, cards: Catalog) -> DeckError:
    starting = cards.starting(name)
    if starting:
        some = " or ".join(cards[passcode].name for passcode in starting[:MOST_NEAR])
        return DeckError(
            source, line, f"{shown(name)} is not clear; {len(starting)} names begin so",
            f"give more of the name: {some}",
        )  # fmt: skip
    digimon = digimon_catalog().named(name)
    if digimon:
        return digimon_text.without_number(digimon, source, line)
    near = proposal(cards.suggest(name))
    return DeckError(
        source,
        line,
        f"no card has the name {shown(name)}",
        near or "write the name as it is on the card, or the passcode",
    )


def _place(passcode: int, part: Section, cards: Catalog) -> Section:
    """Where a card that is not of the side deck belongs; of an unknown one the heading says."""
    card = cards.get(passcode)
    if card is None:
        return part
    return "extra" if card.is_extra_deck else "main"


def _called(passcode: int, cards: Catalog) -> str:
    """The name of a card, where it means no other card, else its passcode."""
    card = cards.get(passcode)
    found = None if card is None else cards.find(card.name)
    return found.name if found is not None and found.id == passcode else str(passcode)
