"""Replays of EDOPro and ygopro (`.yrp`, `.yrpX`), read as the decks that were played.

A replay is a header and a body, which is usually compressed: LZMA without a header of its own; its
properties and size stand in that of the replay. A `.yrp` begins with the names of the players, the
rules of the duel and their decks, main and extra; a `.yrpX` is a stream of messages, of which one
is the `.yrp` of the duel. Side decks are in neither. Numbers are little-endian, of 32 bits unless
said otherwise.
https://github.com/edo9300/edopro/blob/master/gframe/replay.cpp
https://github.com/Fluorohydride/ygopro/blob/master/gframe/replay.cpp
"""

import struct
from collections.abc import Iterator
from typing import Final, NamedTuple

from decklists.deck import Deck, DeckError

_YRP, _YRP2, _YRPX = b"yrp1", b"yrp2", b"yrpX"
# Flags of the header.
_COMPRESSED, _TAG, _SINGLE, _COUNTED_PLAYERS = 0x1, 0x2, 0x8, 0x20
_HAND_TEST, _LONG_RULES, _LONG_HEADER = 0x40, 0x100, 0x200
# The header: mark, version, flags, seed, size of the body, hash, properties of LZMA (5 of 8 bytes).
_HEADER: Final = struct.Struct("<4s5I5s3x")
# What a long one has more: its version, and a seed of 256 bits.
_MORE: Final = struct.Struct("<Q32x")
# What the newer header of ygopro has more: a seed of 256 bits, its version, three values.
_MORE_OF_YRP2: Final = 48
_NEWEST: Final = 1
_NAME_BYTES: Final = 40
_WHOLE_REPLAY: Final = 231  # the message with the `.yrp` inside a `.yrpX`
_MOST_BYTES: Final = 1 << 26
_MOST_CARDS: Final = 1000


class Played(NamedTuple):
    """What a player of the duel brought: passcodes, in the order of the replay."""

    player: str
    main: tuple[int, ...]
    extra: tuple[int, ...]


def recognises(data: bytes) -> bool:
    """Whether these bytes begin as a replay."""
    return data[:4] in (_YRP, _YRP2, _YRPX)


def read(data: bytes, source: str, name: str, which: str) -> Deck:
    """The deck of one player: `which` is a number from 1, or the player's name.

    It may be left out where only one player has a deck. Raises DeckError where the replay cannot be
    read, has no decks, or no player is meant; the message lists the players.
    """
    found = decks(data, source)
    for number, one in enumerate(found, start=1):
        if which.casefold() in (str(number), one.player.casefold()) or len(found) == 1:
            called = f"{name} ({one.player or number})"
            return Deck(called, f"{source}#{number}", "yugioh", one.main, one.extra)
    listed = ", ".join(f"#{number} {one.player}" for number, one in enumerate(found, start=1))
    problem = f"no player #{which} in this replay" if which else "a replay of several decks"
    raise DeckError(
        source, None, f"{problem}: it has {listed}", "write one of them behind the file: FILE#1"
    )


def decks(data: bytes, source: str) -> list[Played]:
    """The decks of a replay, in its order. Raises DeckError where there are none."""
    try:
        mark, flags, body = _opened(data)
        if mark == _YRPX:
            mark, flags, body = _opened(_inner(_Reader(body), flags))
        if mark not in (_YRP, _YRP2):
            raise ValueError("a replay inside it is damaged")
        found = [one for one in _decks(_Reader(body), flags) if one.main]
    except (ValueError, struct.error) as error:
        why = "it ends too early" if isinstance(error, struct.error) else str(error)
        raise DeckError(
            source, None, f"expected a replay, but {why}", "save it again, or give a deck file"
        ) from None
    if not found:
        raise DeckError(
            source, None, "a replay without decks, such as of a puzzle", "give a deck file"
        )
    return found


class _Reader:
    """The bytes of a body, read one value after the other. Raises struct.error at the end."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        """So many bytes."""
        if len(self.data) - self.at < size:
            raise struct.error
        self.at += size
        return self.data[self.at - size : self.at]

    def number(self) -> int:
        """A number of 32 bits."""
        return int.from_bytes(self.take(4), "little")

    def name(self) -> str:
        """A name of up to 20 characters, closed by NUL if shorter."""
        text = self.take(_NAME_BYTES).decode("utf-16-le", errors="replace").partition("\0")[0]
        return "".join(filter(str.isprintable, text)).strip()

    def cards(self) -> tuple[int, ...]:
        """A number of passcodes, and these."""
        size = self.number()
        if size > _MOST_CARDS:
            raise ValueError(f"a deck of it has {size} cards")
        return struct.unpack(f"<{size}I", self.take(4 * size))


def _opened(data: bytes) -> tuple[bytes, int, bytes]:
    """Mark, flags and body of a replay, the body unpacked."""
    mark, _, flags, _, size, _, properties = _HEADER.unpack_from(data)
    start = _HEADER.size
    if mark == _YRP2:
        start += _MORE_OF_YRP2
    elif flags & _LONG_HEADER:
        (version,) = _MORE.unpack_from(data, start)
        if version > _NEWEST:
            raise ValueError(f"its format {version} is newer than what is known ({_NEWEST})")
        start += _MORE.size
    if not flags & _COMPRESSED:
        return mark, flags, data[start:]
    if size > _MOST_BYTES:
        raise ValueError(f"it would be {size} bytes, more than any duel")
    try:
        import lzma
    except ImportError:  # an optional part of Python
        raise ValueError("this Python cannot unpack it: it has no module lzma") from None
    # The header that files of LZMA have.
    packed = properties + struct.pack("<Q", size) + data[start:]
    try:
        body = lzma.LZMADecompressor(lzma.FORMAT_ALONE).decompress(packed, max_length=size)
    except lzma.LZMAError:
        raise ValueError("what is compressed in it is damaged") from None
    if len(body) < size:
        raise struct.error
    return mark, flags, body


def _players(reader: _Reader, flags: int) -> list[str]:
    """The names of the players of both sides."""
    names = []
    for _ in range(2):
        count = 2 if flags & _TAG else 1
        if flags & _COUNTED_PLAYERS and not flags & _SINGLE:
            count = reader.number()
        if count > _MOST_CARDS:
            raise ValueError(f"it has {count} players")
        names += [reader.name() for _ in range(1 if flags & _SINGLE else count)]
    return names


def _decks(reader: _Reader, flags: int) -> Iterator[Played]:
    """The decks in the body of a `.yrp`."""
    names = _players(reader, flags)
    for _ in range(3):  # LP, cards in the opening hand, cards of a draw
        reader.number()
    reader.take(8 if flags & _LONG_RULES else 4)
    if flags & _SINGLE:
        reader.take(int.from_bytes(reader.take(2), "little"))  # the name of the puzzle
        if not flags & _HAND_TEST:
            return
    for name in names:
        yield Played(name, reader.cards(), reader.cards())


def _inner(reader: _Reader, flags: int) -> bytes:
    """The `.yrp` in the body of a `.yrpX`."""
    _players(reader, flags)
    reader.take(8 if flags & _LONG_RULES else 4)
    while reader.at < len(reader.data):
        message = reader.take(1)[0]
        data = reader.take(reader.number())
        if message == _WHOLE_REPLAY:
            return data
    raise ValueError("the decks are not in it: only what was seen of the duel was recorded")
