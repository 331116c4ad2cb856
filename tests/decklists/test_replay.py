"""Replays, read as the decks that they hold: the layout is that of EDOPro's `gframe/replay.cpp`.

The replays are built here, with the compression that the simulators use.
"""

import lzma
import struct
import sys
from pathlib import Path

import pytest

from decklists import Deck, DeckError, load
from decklists.detect import load_yugioh

COMPRESSED, TAG, SINGLE, UNIFORM, NEW, HAND_TEST, LONG_RULES, LONG_HEADER = (
    0x1, 0x2, 0x8, 0x10, 0x20, 0x40, 0x100, 0x200,
)  # fmt: skip
ALICE = ((14558127, 14558127, 60764609), (29301450,))
BOB = ((89631139,), ())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def name(text: str) -> bytes:
    return text.encode("utf-16-le").ljust(40, b"\0")


def cards(passcodes: tuple[int, ...]) -> bytes:
    return struct.pack(f"<I{len(passcodes)}I", len(passcodes), *passcodes)


def sides(players: tuple[str, ...], flags: int) -> bytes:
    if not flags & NEW:
        return b"".join(map(name, players))
    half = len(players) // 2
    return b"".join(
        struct.pack("<I", half) + b"".join(map(name, side))
        for side in (players[:half], players[half:])
    )


def packed(mark: bytes, flags: int, body: bytes) -> bytes:
    """A replay with this body, compressed if the flags say so."""
    properties = bytes(8)
    size = len(body)
    if flags & COMPRESSED:
        whole = lzma.compress(body, format=lzma.FORMAT_ALONE)
        properties, body = whole[:5] + bytes(3), whole[13:]  # without the header of LZMA files
    head = struct.pack("<4s5I8s", mark, 0x2801, flags, 7, size, 0, properties)
    more = struct.pack("<5Q", 1, 1, 2, 3, 4) if flags & LONG_HEADER else b""
    if mark == b"yrp2":
        more = struct.pack("<12I", *range(1, 13))
    return head + more + body


def yrp(
    flags: int = COMPRESSED | NEW | LONG_RULES,
    players: tuple[str, ...] = ("Alice", "Bob"),
    decks: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (ALICE, BOB),
    mark: bytes = b"yrp1",
) -> bytes:
    body = sides(players, flags) + struct.pack("<3I", 8000, 5, 1)
    body += struct.pack("<Q" if flags & LONG_RULES else "<I", 5)
    if flags & SINGLE:
        body += struct.pack("<H", 4) + b"hand"
    for main, extra in decks:
        body += cards(main) + cards(extra)
    return packed(mark, flags, body + struct.pack("<I", 0) + b"\x04\0\0\0\0")


def yrpx(inner: bytes | None, flags: int = COMPRESSED | NEW | LONG_RULES | LONG_HEADER) -> bytes:
    body = sides(("Alice", "Bob"), flags)
    body += struct.pack("<Q" if flags & LONG_RULES else "<I", 5)
    messages = [(4, b"start"), (40, b"\0")] + ([] if inner is None else [(231, inner)])
    body += b"".join(struct.pack("<BI", kind, len(data)) + data for kind, data in messages)
    return packed(b"yrpX", flags, body)


REPLAYS = {
    "new.yrp": yrp(),
    "plain.yrp": yrp(NEW | LONG_RULES),
    "ygopro.yrp": yrp(COMPRESSED),
    "newer.yrp": yrp(COMPRESSED | UNIFORM, mark=b"yrp2"),
    "long.yrp": yrp(COMPRESSED | NEW | LONG_RULES | LONG_HEADER),
    "hand.yrp": yrp(COMPRESSED | SINGLE | HAND_TEST),
    "game.yrpX": yrpx(yrp()),
    "short.yrpX": yrpx(yrp(NEW), COMPRESSED),
}


@pytest.mark.parametrize("file", REPLAYS)
def test_each_player_has_a_deck(folder: Path, file: str) -> None:
    (folder / file).write_bytes(REPLAYS[file])
    for which, number, (main, extra) in (
        ("1", 1, ALICE), ("alice", 1, ALICE), ("2", 2, BOB), ("Bob", 2, BOB),
    ):  # fmt: skip
        player = "Alice" if number == 1 else "Bob"
        deck = load_yugioh(f"{file}#{which}")
        assert deck == Deck(
            f"{Path(file).stem} ({player})", f"{file}#{number}", "yugioh", main, extra
        )


def test_without_lzma_the_reason_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The module is an optional part of Python."""
    (folder / "x.yrp").write_bytes(yrp())
    monkeypatch.setitem(sys.modules, "lzma", None)
    with pytest.raises(DeckError, match="but this Python cannot unpack it: it has no module lzma"):
        load("x.yrp#1")


def test_a_tag_duel_has_four(folder: Path) -> None:
    flags = COMPRESSED | TAG
    (folder / "tag.yrp").write_bytes(yrp(flags, ("A", "B", "C", "D"), (ALICE, BOB, BOB, ALICE)))
    assert [load_yugioh(f"tag.yrp#{which}").main for which in "ABCD"] == [
        ALICE[0], BOB[0], BOB[0], ALICE[0],
    ]  # fmt: skip


def test_the_only_deck_needs_no_number(folder: Path) -> None:
    (folder / "one.yrp").write_bytes(yrp(decks=(((), ()), BOB)))
    assert load_yugioh("one.yrp").main == BOB[0]


def test_a_file_whose_name_has_a_number_sign(folder: Path) -> None:
    (folder / "deck#1").write_text("#main\n89631139\n")
    assert load_yugioh("deck#1").main == (89631139,)


BROKEN = {
    "torn": yrp(NEW | LONG_RULES)[:150],
    "squeezed": yrp()[:-20],
    "damaged": yrp()[:40] + bytes(30) + yrp()[70:],
    "short": b"yrp1\0\0",
}


@pytest.mark.parametrize(
    ("data", "which", "message"),
    [
        (yrp(), "", "a replay of several decks: it has #1 Alice, #2 Bob; write one of them beh"),
        (yrp(), "#3", "no player #3 in this replay: it has #1 Alice, #2 Bob; write one of them"),
        (yrpx(None), "#1", "expected a replay, but the decks are not in it: only what was seen"),
        (yrp(COMPRESSED | SINGLE), "#1", "a replay without decks, such as of a puzzle;"),
        (yrp(decks=(((), ()), ((), ()))), "#1", "a replay without decks, such as of a puzzle;"),
        (packed(b"yrp1", LONG_HEADER, b"").replace(b"\1" + bytes(7), b"\2" + bytes(7), 1), "#1",
         "expected a replay, but its format 2 is newer than what is known (1);"),
        (yrpx(b"yrpX" + yrp()[4:]), "#1", "expected a replay, but "),
        (BROKEN["torn"], "#1", "expected a replay, but it ends too early;"),
        (BROKEN["squeezed"], "#1", "expected a replay, but it ends too early;"),
        (BROKEN["damaged"], "#1", "expected a replay, but "),
        (BROKEN["short"], "#1", "expected a replay, but it ends too early;"),
        (struct.pack("<4s5I8s", b"yrp1", 0, COMPRESSED, 0, 1 << 31, 0, b"]\0\0\0\1\0\0\0"), "#1",
         "expected a replay, but it would be 2147483648 bytes, more than any duel;"),
        (b"#main\n89631139\n", "#2", "expected a replay before #2, found another file; leave"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_said(folder: Path, data: bytes, which: str, message: str) -> None:
    (folder / "x.yrp").write_bytes(data)
    with pytest.raises(DeckError) as error:
        load(f"x.yrp{which}")
    assert str(error.value).startswith(f"x.yrp: {message}")
    assert "\n" not in str(error.value)
