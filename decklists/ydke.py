"""The `ydke://` URL, in which simulators and deck sites pass a Yu-Gi-Oh deck in one line.

`ydke://MAIN!EXTRA!SIDE!`, each section the base64 of its passcodes as little-endian unsigned
32-bit numbers. Knows no card. https://github.com/edo9300/edopro/issues/171
"""

import struct
from binascii import a2b_base64, b2a_base64
from typing import Final

from decklists.deck import SECTIONS, Deck, DeckError, Game, Section
from decklists.lines import numbered, shown

NAME = "a ydke:// URL"
GAME: Final[Game] = "yugioh"

_SCHEME: Final = "ydke://"
_COPY_AGAIN: Final = "copy the whole URL again"


def recognises(text: str) -> int | None:
    """The line of the URL, None where the text does not begin with one."""
    line, first = next(numbered(text), (1, ""))
    return line if first.lower().startswith(_SCHEME) else None


def read(text: str, source: str, name: str) -> Deck:
    """The deck in this URL, which may have blank lines around it.

    The entries have no line numbers: a URL has but one line. Raises DeckError where the URL does
    not have three sections, or a section is not base64 of whole passcodes.
    """
    (_, url), *others = list(numbered(text)) or [(1, "")]
    if others:
        line, found = others[0]
        raise DeckError(
            source,
            line,
            f"expected nothing after the ydke URL, found {shown(found)}",
            "keep one deck only",
        )
    if not url.lower().startswith(_SCHEME):
        raise DeckError(source, None, f"expected {_SCHEME}, found {shown(url)}", _COPY_AGAIN)
    sections = url[len(_SCHEME) :].split("!")
    if len(sections) == len(SECTIONS) + 1 and not sections[-1]:
        sections.pop()
    if len(sections) != len(SECTIONS):
        raise DeckError(
            source,
            None,
            "expected ydke://MAIN!EXTRA!SIDE!, three sections each closed by !, "
            f"found {len(sections)}",
            _COPY_AGAIN + ", and put it in single quotes: shells read ! as a command",
        )
    main, extra, side = (
        _passcodes(encoded, section, source)
        for section, encoded in zip(SECTIONS, sections, strict=True)
    )
    return Deck(name, source, "yugioh", main, extra, side)


def write(deck: Deck) -> str:
    """The URL of this deck, without a line end."""
    return _SCHEME + "".join(f"{_encoded(deck.cards_of(section))}!" for section in SECTIONS)


def _passcodes(encoded: str, section: Section, source: str) -> tuple[int, ...]:
    try:
        # Some sites leave the padding out, as browsers accept it without.
        data = a2b_base64(encoded + "=" * (-len(encoded) % 4), strict_mode=True)
    except ValueError as error:
        raise DeckError(
            source, None, f"expected base64 in the {section} deck section: {error}", _COPY_AGAIN
        ) from None
    if len(data) % 4:
        raise DeckError(
            source,
            None,
            f"expected 4 bytes a card in the {section} deck section, found {len(data)} bytes",
            _COPY_AGAIN,
        )
    return struct.unpack(f"<{len(data) // 4}I", data)


def _encoded(passcodes: tuple[int, ...]) -> str:
    data = struct.pack(f"<{len(passcodes)}I", *passcodes)
    return b2a_base64(data, newline=False).decode("ascii")
