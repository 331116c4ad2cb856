"""The deck code `DCG…` of heroi.cc, in which sites pass a Digimon deck in one word.

After `DCG` comes base64url of: version and number of Digi-Egg entries; checksum of what follows the
length up to the name; length of the name; from version 2 on the number of sideboard entries; the
cards in groups; the name. A group is a set in base 36, the digits of its numbers, how many entries
it has, and for each entry the copies, the parallel art, and by how much its number is higher than
the one before. Numbers that do not fit into their bits go on in further bytes, the lowest first.
https://github.com/niamu/digimon-card-game/tree/main/codec

The sideboard is not part of the deck and is left out. Which deck a card belongs in is told from the
card.
"""

import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from decklists.deck import DeckError, DigimonDeck, Game
from decklists.digimon.divide import divided
from decklists.digimon.number import fold
from decklists.lines import numbered, shown

NAME: Final = "a Digimon deck code (DCG...)"
GAME: Final[Game] = "digimon"

_CODE: Final = re.compile(r"(?:https?://\S*[/=])?DCG([A-Za-z0-9_-]{8,})=*")
_PARALLEL: Final = re.compile(r"_P([1-7])$", re.IGNORECASE)
_CARD: Final = re.compile(r"([A-Z]+\d*)-(\d{1,4})")
_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NEWEST: Final = 5
# The first with a sideboard count: what all decoders of today read.
_WRITTEN: Final = 2
_LONGEST_NAME: Final = 63
# Bytes that the checksum leaves out: version, checksum, length of the name.
_HEAD: Final = 3
_COPY_AGAIN: Final = "copy the whole code again"


def recognises(text: str) -> int | None:
    """The line of the code, None where the text does not begin with one."""
    line, first = next(numbered(text), (1, ""))
    return line if _CODE.fullmatch(first) else None


def read(text: str, source: str, name: str) -> DigimonDeck:
    """The deck in this code, which may have blank lines around it, or stand in a URL.

    The deck is called as the code calls it. Raises DeckError where the code is not whole.
    """
    (line, first), *others = list(numbered(text))
    if others:
        raise DeckError(
            source,
            others[0][0],
            f"expected nothing after the deck code, found {shown(others[0][1])}",
            "keep one deck only",
        )
    found = _CODE.fullmatch(first)
    if found is None:
        raise DeckError(source, line, f"expected DCG..., found {shown(first)}", _COPY_AGAIN)
    code = found[1].replace("-", "+").replace("_", "/")
    try:
        data = a2b_base64(code + "=" * (-len(code) % 4), strict_mode=True)
        called, entries = _decoded(data)
    except (ValueError, IndexError) as error:
        why = "it is not whole" if isinstance(error, IndexError) else str(error)
        raise DeckError(source, line, f"expected a deck code, but {why}", _COPY_AGAIN) from None
    cards = [(card, line) for card, copies in entries for _ in range(copies)]
    return divided(cards, source, called or name)


def write(deck: DigimonDeck) -> str:
    """The code of this deck on one line: its name, and of pictures the parallel arts 1 to 7."""
    parts = [_entries(cards) for cards in (deck.eggs, deck.main)]
    cards = b"".join(_groups(part) for part in parts)
    called = deck.name.encode()[:_LONGEST_NAME].decode(errors="ignore").strip().encode()
    head = bytes([_WRITTEN << 4 | len(parts[0]), sum(cards) & 0xFF, len(called), 0])
    encoded = b2a_base64(head + cards + called, newline=False).decode("ascii")
    return f"DCG{encoded.rstrip('=').replace('+', '-').replace('/', '_')}\n"


# ------------------------------------------------------------------ reading


class _Bytes:
    """The bytes of a code, read one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def next(self) -> int:
        """The next byte. Raises IndexError at the end."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self, first: int, bits: int) -> int:
        """A number whose lowest bits, and whether it goes on, are the last `bits` of a byte."""
        found, shift, more = first & (1 << bits - 1) - 1, bits - 1, first >> bits - 1 & 1
        while more:
            byte = self.next()
            found |= (byte & 0x7F) << shift
            shift, more = shift + 7, byte >> 7
        return found


def _decoded(data: bytes) -> tuple[str, list[tuple[str, int]]]:
    """The name of the deck, and its cards with their copies.

    Raises ValueError, or IndexError where bytes are missing.
    """
    bytes_ = _Bytes(data)
    version = bytes_.next() >> 4
    checksum, length = bytes_.next(), bytes_.next()
    if version > _NEWEST:
        raise ValueError(f"it is of version {version}, and {_NEWEST} is the newest known")
    side = bytes_.next() if version >= 2 else 0
    icon = version >= 4 and side >> 7
    end = len(data) - (length & _LONGEST_NAME if version >= 5 else length)
    if end < bytes_.at or sum(data[_HEAD:end]) & 0xFF != checksum:
        raise ValueError("its checksum is wrong")
    bytes_.data = data[:end]
    entries: list[tuple[str, int]] = []
    while bytes_.at < end:
        entries += _group(bytes_, version)
    called = data[end:].decode(errors="replace")
    called = called[8:] if icon else called  # before it the card of its picture
    kept = len(entries) - (side & 0x7F if version >= 4 else side)
    return "".join(filter(str.isprintable, called)).strip(), entries[: max(kept, 0)]


def _group(bytes_: _Bytes, version: int) -> list[tuple[str, int]]:
    """The cards of one set with their copies."""
    if version == 0:
        set_ = "".join(chr(bytes_.next()) for _ in range(4)).strip()
    else:
        set_, more = "", 1
        while more:
            byte = bytes_.next()
            set_, more = set_ + _DIGITS[byte & 0x3F], byte >> 7
    head = bytes_.next()
    size = bytes_.number(head, 6) if version >= 2 else head & 0x3F
    entries, number = [], 0
    for _ in range(size):
        first = bytes_.next()
        if version == 0:
            copies, parallel, bits = (first >> 6) + 1, first >> 3 & 7, 3
        else:
            copies = first + 1
            first = bytes_.next()
            parallel, bits = first >> 5, 5
        number += bytes_.number(first, bits)
        card = f"{set_}-{number:0{(head >> 6) + 1}}"
        if not _CARD.fullmatch(card):
            raise ValueError(f"{shown(card)} is no card number")
        entries.append((f"{card}_P{parallel}" if parallel else card, copies))
    return entries


# ------------------------------------------------------------------ writing


def _entries(cards: Sequence[str]) -> list[tuple[str, str, int, int]]:
    """Set, digits, parallel art and copies of each run of a card."""
    entries = []
    for card, run in groupby(cards):
        found = _CARD.fullmatch(fold(card))
        if found is None:
            raise ValueError(f"{card!r} is no card number")
        parallel = _PARALLEL.search(card)
        entries.append((found[1], found[2], int(parallel[1]) if parallel else 0, len(list(run))))
    return entries


def _groups(entries: Sequence[tuple[str, str, int, int]]) -> bytes:
    """The entries in groups; one of a lower number than the one before begins a new group."""
    groups: list[list[tuple[str, str, int, int]]] = []
    for entry in entries:
        before = groups[-1][-1] if groups else ("", "", 0, 0)
        same = before[0] == entry[0] and len(before[1]) == len(entry[1])
        if same and int(before[1]) <= int(entry[1]):
            groups[-1].append(entry)
        else:
            groups.append([entry])
    written = bytearray()
    for group in groups:
        set_, digits, _, _ = group[0]
        written += bytes(_DIGITS.index(char) | 0x80 for char in set_[:-1])
        written.append(_DIGITS.index(set_[-1]))
        written += _number(len(group), 6, len(digits) - 1 << 6)
        last = 0
        for _, digits, parallel, copies in group:
            written.append(copies - 1)
            written += _number(int(digits) - last, 5, parallel << 5)
            last = int(digits)
    return bytes(written)


def _number(number: int, bits: int, above: int) -> bytes:
    """A number that begins in the last `bits` of a byte, with what is above them in it."""
    rest = number >> bits - 1
    written = [above | number & (1 << bits - 1) - 1 | (1 << bits - 1 if rest else 0)]
    while rest:
        written.append(rest & 0x7F | (0x80 if rest >> 7 else 0))
        rest >>= 7
    return bytes(written)
