"""The `.ydk` deck file of the Yu-Gi-Oh simulators.

One passcode a line, under the headings `#main`, `#extra` and `!side`; every other line that
starts with `#` is a comment, the first of them usually `#created by NAME`. Knows no card: a
passcode is any number that fits 32 bits.
"""

from typing import Final

from decklists.deck import SECTIONS, Deck, DeckError, Game, Lines, Section
from decklists.lines import numbered, shown

NAME = "a .ydk file (#main, then one passcode a line)"
GAME: Final[Game] = "yugioh"

_HEADINGS: Final[dict[str, Section]] = {
    # The side deck's mark is `!`, but some programs write `#` for all three. Taken for a comment,
    # such a line would put the side deck into the extra deck without a word.
    mark + section: section
    for mark in "#!"
    for section in SECTIONS
}
_CREATED_BY: Final = "#created by"
_LARGEST_PASSCODE: Final = 2**32 - 1


def recognises(text: str) -> int | None:
    """The first line of this text that can only come from a `.ydk` file, if any."""
    for number, line in numbered(text):
        if line.lower() in _HEADINGS or line.isdecimal():
            return number
    return None


def read(text: str, source: str, name: str) -> Deck:
    """The deck in this text; `source` is the name for error messages.

    Raises DeckError at the first line that is neither heading, comment nor passcode, and at a
    passcode before the first heading.
    """
    cards: dict[Section, list[int]] = {section: [] for section in SECTIONS}
    lines: dict[Section, list[int]] = {section: [] for section in SECTIONS}
    created_by = ""
    section: Section | None = None
    for number, line in numbered(text):
        lowered = line.lower()
        if lowered in _HEADINGS:
            section = _HEADINGS[lowered]
        elif lowered.startswith(_CREATED_BY):
            created_by = created_by or line[len(_CREATED_BY) :].strip()
        elif line.startswith("#"):
            continue
        else:
            passcode = _passcode(line, source, number)
            if section is None:
                raise DeckError(
                    source,
                    number,
                    f"expected #main before the first card, found {passcode}",
                    "put a line #main above it",
                )
            cards[section].append(passcode)
            lines[section].append(number)
    return Deck(
        name,
        source,
        "yugioh",
        tuple(cards["main"]),
        tuple(cards["extra"]),
        tuple(cards["side"]),
        Lines(tuple(lines["main"]), tuple(lines["extra"]), tuple(lines["side"])),
        created_by,
    )


def write(deck: Deck) -> str:
    """The text of a `.ydk` file with this deck: LF line ends, all three headings, in order."""
    author = " ".join(deck.created_by.split()) or "endboard"
    return "".join(
        f"{line}\n"
        for line in (
            f"{_CREATED_BY} {author}",
            "#main",
            *deck.main,
            "#extra",
            *deck.extra,
            "!side",
            *deck.side,
        )
    )


def _passcode(line: str, source: str, number: int) -> int:
    # A comment may follow on the same line: some programs write the card's name there.
    digits = line.partition("#")[0].strip()
    if not (digits.isascii() and digits.isdecimal()):
        raise DeckError(
            source,
            number,
            "expected a passcode (a number such as 14558127) or one of #main, #extra, !side, "
            f"found {shown(line)}",
            "write the card's passcode, or put # in front to make the line a comment",
        )
    # The length comes first: Python refuses to convert thousands of digits.
    if len(digits.lstrip("0")) > 10 or int(digits) > _LARGEST_PASSCODE:
        raise DeckError(
            source,
            number,
            f"expected a passcode of at most {_LARGEST_PASSCODE}, found {shown(line)}",
            "write one passcode a line",
        )
    return int(digits)
