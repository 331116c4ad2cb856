"""Making the card table from a card database."""

import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from decklists.card import COLUMNS, decode
from decklists.catalog import Catalog
from decklists.data import build

Row = tuple[int, int, int, int, int, int, int, int, int, str]

# id, alias, setcode, type, atk, def, level, race, attribute, name
ENGRAVER: Row = (60764609, 0, 0x1A8, 33, 1800, 2400, 6, 8, 16, "Fiendsmith Engraver")
DECODE_TALKER: Row = (1861629, 0, 0x101, 0x4000021, 2300, 133, 3, 1 << 24, 32, "Decode Talker")
NEGATIVE: Row = (7, 0, -0xFFFFFFFFFFFF, 33, -2, -2, 1, 1, 1, "Evil★Twin")


def database(path: Path, rows: Sequence[Row]) -> Path:
    with closing(sqlite3.connect(path)) as cards, cards:
        cards.execute(
            "CREATE TABLE datas(id integer primary key, ot integer, alias integer, "
            "setcode integer, type integer, atk integer, def integer, level integer, "
            "race integer, attribute integer, category integer)"
        )
        cards.execute("CREATE TABLE texts(id integer primary key, name text, desc text, str1 text)")
        for *facts, name in rows:
            cards.execute("INSERT INTO datas VALUES (?, 3, ?, ?, ?, ?, ?, ?, ?, ?, 0)", facts)
            cards.execute("INSERT INTO texts VALUES (?, ?, 'TEXT', 'TEXT')", (facts[0], name))
    return path


def test_the_header_is_what_the_catalog_reads() -> None:
    assert tuple(build.HEADER.split("\t")) == COLUMNS


def test_a_table(tmp_path: Path) -> None:
    text = build.table(database(tmp_path / "cards.cdb", [ENGRAVER, DECODE_TALKER]))
    assert text == (
        "id\talias\tsetcodes\ttype\tlevel\tatk\tdef\trace\tattribute\tplain\tname\n"
        "1861629\t0\t101\t67108897\t3\t2300\t133\t16777216\t32\t1\tDecode Talker\n"
        "60764609\t0\t1a8\t33\t6\t1800\t2400\t8\t16\t0\tFiendsmith Engraver\n"
    )
    engraver = Catalog(text)[60764609]
    assert (engraver.level, engraver.atk, engraver.def_) == (6, 1800, 2400)
    assert (engraver.attribute, engraver.race) == (0x10, 0x8)


def test_the_bundled_table_has_the_same_facts(tmp_path: Path) -> None:
    rows = build.table(database(tmp_path / "cards.cdb", [ENGRAVER, DECODE_TALKER])).splitlines()
    bundled = Path(build.__file__).with_name("yugioh.tsv").read_text(encoding="utf-8").splitlines()
    # Whether a card is plain comes from its text, and these have none.
    bare = [row.split("\t")[:9] + row.split("\t")[10:] for row in bundled]
    assert all(row.split("\t")[:9] + row.split("\t")[10:] in bare for row in rows)


def test_set_codes_are_unsigned(tmp_path: Path) -> None:
    row = build.table(database(tmp_path / "cards.cdb", [NEGATIVE])).splitlines()[1]
    assert row.split("\t")[2] == "ffff000000000001"
    card = decode(row)
    assert card.setcodes == (1, 0xFFFF)
    assert (card.atk, card.def_, card.name) == (-2, -2, "Evil★Twin")


@pytest.mark.parametrize("name", ["", "two\nlines", "a\ttab"])
def test_a_name_that_does_not_fit_a_row(tmp_path: Path, name: str) -> None:
    path = database(tmp_path / "cards.cdb", [(*ENGRAVER[:-1], name)])
    with pytest.raises(ValueError, match="60764609: expected a printable name"):
        build.table(path)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, build.__file__, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_script_says_how_to_use_it() -> None:
    assert (run().returncode, "usage:" in run().stderr) == (2, True)


def test_the_script_refuses_what_is_no_database(tmp_path: Path) -> None:
    missing = tmp_path / "missing.cdb"
    assert run(str(missing)).returncode == 3
    assert not missing.exists()
    other = tmp_path / "deck.ydk"
    other.write_text("#main\n" * 200)
    finished = run(str(other))
    assert finished.returncode == 3
    assert finished.stderr.startswith(f"{other}: ")
    assert "Traceback" not in finished.stderr


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        (0x11, "Any text of a Normal Monster.", True),
        (0x21, "If this card is Normal Summoned: You can do it. You can only use this effect of "
         '"That" once per turn.', True),
        (0x21, "(Quick Effect): You can discard it; do this.", True),
        (0x21, "Cannot be Special Summoned. You can do it.", False),
        (0x21, "You can only control 1 of it.", False),
        (0x21, "When this card is Normal Summoned: Change it to Defense Position.", False),
        (0x21, "You must do this, and you can do that.", False),
        (0x21, "You can do this, but while it is face-up, you cannot do that.", False),
        (0x2000021, "You can do it.", False),
        (0x61, "2 monsters\nYou can do it.", True),
        (0x61, "2 monsters\nMust be Fusion Summoned. You can do it.", False),
        (0x800021, "2 monsters\nYou can also Xyz Summon this card by using that.", False),
        (0x2, "Any effect.", True),
        (0x4, "This card cannot be Set.", False),
    ],
)  # fmt: skip
def test_a_plain_card_is_bound_by_no_sentence_of_its_text(
    kind: int, text: str, plain: bool
) -> None:
    assert build.is_plain(kind, text) is plain
