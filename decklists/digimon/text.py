"""Digimon decklists as text, one card a line, the way deck sites and simulators write them.

    4 Agumon ST1-03               digimoncard.io; digimoncard.dev fills the name with spaces
    ST1-03 Agumon 4               digimoncard.app
    4 (ST1-03)                    digimonmeta.com
    4 Agumon (DCG) (ST1-03)       untap.in

The number may be left out where one card alone has the name. Lines that start with `//` or `#` are
comments. Which deck a card belongs in is told from the card, not from headings: most formats have
none. Only what stands under `Sideboard` is left out, as no Digimon deck has one.
"""

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from decklists.counts import readings
from decklists.deck import DeckError, DigimonDeck, Game, Section
from decklists.digimon import number
from decklists.digimon.card import DigimonCard
from decklists.digimon.catalog import digimon_catalog
from decklists.digimon.divide import divided
from decklists.lines import COMMENT, heading, numbered, shown
from decklists.names import MOST_NEAR, name_key

NAME: Final = "a Digimon decklist (lines such as `4 Agumon ST1-03`)"
GAME: Final[Game] = "digimon"

# Longer than any card's name with all that is written around it.
_LONGEST_LINE: Final = 200
_ASIDE: Final = frozenset(("side", "side deck", "sideboard"))
_LISTED: Final = "main digi-egg digi-eggs egg eggs digimon tamer tamers option options"
_HEADINGS: Final = _ASIDE | {
    f"{words}{deck}" for words in _LISTED.split() for deck in ("", " deck", " cards")
}
_NUMBER: Final = number.ANYWHERE.pattern
_COUNT: Final = r"(?P<count>\d{1,3})\s*[xX]?"
# The orders in which sites write count, name and card number. The number of a line that has two
# (ADR-02 is a name) is at one of its ends.
_LINES: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_COUNT}\s+(?:.*[\s(\[])?(?P<card>{_NUMBER})[)\]]?",
        rf"(?P<card>{_NUMBER})\s+(?:.*\s)?{_COUNT}",
        rf"{_COUNT}\s+(?P<card>{_NUMBER})\s+.*",
        rf".*\s(?P<card>{_NUMBER})\s+{_COUNT}",
        rf"(?P<card>{_NUMBER})",
    )
)


def recognises(text: str) -> int | None:
    """The first line of this text that can only come from a Digimon decklist, if any."""
    for line, card_line in numbered(text):
        if not card_line.startswith(COMMENT) and is_card(card_line):
            return line
    return None


def is_card(line: str) -> bool:
    """Whether a line has the number of a Digimon card, of a known series of sets.

    Names of other games have such numbers too: "K9-17 Izuna", "Myutant ST-46".
    """
    parsed = _parsed(line)
    return parsed is not None and number.series(parsed[1]) in digimon_catalog().series


def read(text: str, source: str, name: str) -> DigimonDeck:
    """The deck in this text; `source` is the name for error messages.

    Raises DeckError at the first line that is neither a comment nor a card with its count.
    """
    cards: list[tuple[str, int]] = []
    aside = False
    for line, card_line in numbered(text):
        words = heading(card_line)
        if words in _HEADINGS:
            aside = words in _ASIDE
        if aside or words in _HEADINGS or card_line.startswith(COMMENT):
            continue
        parsed = _parsed(card_line) or _by_name(card_line, source, line)
        if parsed is None:
            raise DeckError(
                source,
                line,
                "expected a card with its count and number, such as `4 Agumon ST1-03`, "
                f"found {shown(card_line)}",
                "complete the line, or put // in front to make it a comment",
            )
        count, card = parsed
        if count == 0:
            raise DeckError(
                source,
                line,
                f"expected a count of 1 or more, found {shown(card_line)}",
                "correct the count, or remove the line",
            )
        others = _cards_in(card_line)
        if len(others) > 1:
            raise DeckError(
                source,
                line,
                f"expected one card a line, found {' and '.join(others)}",
                "give each card a line of its own",
            )
        _agree(card, card_line, source, line)
        cards += [(card, line)] * count
    return divided(cards, source, name)


def _parsed(line: str) -> tuple[int, str] | None:
    """The count and the card number in a line, None where it is no card."""
    if len(line) > _LONGEST_LINE:
        return None
    # Some programs put a mark behind the card.
    line = line.partition(" //")[0].rstrip()
    for pattern in _LINES:
        found = pattern.fullmatch(line)
        if found is not None:
            return int(found.groupdict().get("count") or 1), found["card"]
    return None


def _by_name(text: str, source: str, line: int) -> tuple[int, str] | None:
    """The count and the card of a line without a number, where one card alone has that name.

    Raises DeckError where several have it.
    """
    for count, name in readings(text.partition(" //")[0].rstrip()):
        cards = digimon_catalog().named(name)
        if len(cards) == 1:
            return count, cards[0].number
        if cards:
            raise without_number(cards, source, line)
    return None


def without_number(cards: Sequence[DigimonCard], source: str, line: int) -> DeckError:
    """The error for the name of these cards alone, which may be of more than one."""
    numbers = ", ".join(card.number for card in cards[:MOST_NEAR])
    return DeckError(
        source,
        line,
        f"{cards[0].name} is a Digimon card, found without its number",
        f"write the number beside it: {numbers}{', ...' if cards[MOST_NEAR:] else ''}",
    )


def _cards_in(line: str) -> list[str]:
    """The different cards whose numbers stand in a line."""
    line = line.partition(" //")[0]
    found = dict.fromkeys(number.fold(match[0]) for match in number.ANYWHERE.finditer(line))
    return [card for card in found if card in digimon_catalog()]


# What else than the name stands in a line: numbers of cards, counts, the mark of untap.in.
_NO_NAME: Final = re.compile(
    rf"[(\[]?{_NUMBER}[)\]]?|\(DCG\)|^\s*\d{{1,3}}\s*[xX]?\s|\s\d{{1,3}}\s*$", re.IGNORECASE
)


def _agree(card: str, text: str, source: str, line: int) -> None:
    """Raise DeckError where the name in a line is that of other cards than its number."""
    cards = digimon_catalog()
    known = cards.get(number.fold(card))
    name = name_key(_NO_NAME.sub(" ", text.partition(" //")[0]))
    if known is None or not name or name == name_key(known.name):
        return
    others = [one.number for one in cards.named(name)]
    if not others:
        return  # A name in another language or spelling: the number counts.
    called = cards[others[0]].name
    same_set = [one for one in others if one.split("-")[0] == card.upper().split("-")[0]]
    near = ", ".join((same_set or others)[:MOST_NEAR])
    raise DeckError(
        source,
        line,
        f"{known.number} is {known.name}, found the name {called} beside it",
        f"{called} is {near}{', ...' if len(same_set or others) > MOST_NEAR else ''}; correct the "
        "name or the number",
    )


# ------------------------------------------------------------------ writing

# How one line is made of count, name and card number, with the width of the longest name.
_Line = Callable[[int, str, str, int], str]


def _sections(deck: DigimonDeck, line: _Line) -> dict[Section, list[str]]:
    """The lines of each section: one for each run of a card."""
    cards = digimon_catalog()
    known = {card: cards.get(number.fold(card)) for _, card, _ in deck.entries()}
    names = {card: "" if facts is None else facts.name for card, facts in known.items()}
    width = max(map(len, names.values()), default=0)
    return {
        section: [
            line(len(list(run)), names[card], card, width)
            for card, run in groupby(deck.cards_of(section))
        ]
        for section in deck.sections
    }


def _words(*words: object) -> str:
    """The words that are not empty, with a space between."""
    return " ".join(text for text in map(str, words) if text)


def _padded(count: int, name: str, card: str, width: int, mark: str = "") -> str:
    return f"{count} {name:<{width}}   {_words(mark, card)}"


def write_io(deck: DigimonDeck) -> str:
    """As digimoncard.io: `4 Agumon ST1-03`, the Digi-Egg deck under a heading of its own."""
    lines = _sections(deck, lambda count, name, card, _: _words(count, name, card))
    eggs = ["// Egg Deck", *lines["eggs"]] if deck.eggs else []
    return _text(["// Digimon Deck List", *lines["main"], *eggs])


def write_dev(deck: DigimonDeck) -> str:
    """As digimoncard.dev: `4 Agumon    ST1-03`, the numbers in a column."""
    return _listed(deck, _padded)


def write_app(deck: DigimonDeck) -> str:
    """As digimoncard.app: `ST1-03 Agumon 4`."""
    return _listed(deck, lambda count, name, card, _: _words(card, name, count))


def write_meta(deck: DigimonDeck) -> str:
    """As digimonmeta.com: `4 (ST1-03)`."""
    return _plain(deck, lambda count, _name, card, _width: f"{count} ({card})")


def write_untap(deck: DigimonDeck) -> str:
    """As untap.in: `4 Agumon    (DCG) (ST1-03)`."""

    def line(count: int, name: str, card: str, width: int) -> str:
        return _padded(count, name, f"({card})", width, "(DCG)")

    return _plain(deck, line)


def _listed(deck: DigimonDeck, line: _Line) -> str:
    return "// Digimon DeckList\n\n" + _plain(deck, line)


def _plain(deck: DigimonDeck, line: _Line) -> str:
    lines = _sections(deck, line)
    return _text([*lines["main"], *lines["eggs"]])


def _text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
