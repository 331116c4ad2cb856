"""A card library made of a small database of made-up cards."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.yugioh import language as la
from engine.yugioh import library
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import build
from engine.yugioh.card_text.build import Text, lexicon, series_of, texts

DRAW = "You can draw 1 card."
MAKES = 'You can Special Summon 1 "Mite Token" (Fiend/DARK/Level 1/ATK 0/DEF 0).'
EFFECT = v.MONSTER | v.EFFECT
LINK = EFFECT | v.LINK
PENDULUM = EFFECT | v.PENDULUM


def row(passcode: int, name: str, text: str, kind: int = EFFECT, **rest: int) -> Text:
    facts = {"alias": 0, "setcode": 0, "kind": kind, "attack": 1500, "defense": 1000, "level": 4}
    return Text(passcode, **{**facts, "race": v.FIEND, "attribute": v.DARK, **rest},
                name=name, text=text)  # fmt: skip


CARDS = (
    row(100, "Drawer", DRAW, setcode=0x10080009),
    row(105, "Drawer", DRAW, alias=100),  # another picture
    row(200, "Maker", MAKES),
    row(201, "In the way", "A monster without effects.", v.MONSTER | v.NORMAL),
    row(300, "Drawer's Double", "Gibberish that no grammar has.", alias=100),
    row(400, "Arrow", "2 Effect Monsters\n" + DRAW, LINK, level=2, defense=v.BOTTOM),
    row(500, "Silent", ""),
    row(600, "Optional", "You can gibber the next card."),
    row(700, "Partly", f"{DRAW} You can gibber the next card."),
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The cards, as simulators have them."""
    file = tmp_path / "cards.cdb"
    with closing(sqlite3.connect(file)) as made:
        made.execute(
            "CREATE TABLE datas (id, alias, setcode, type, atk, def, level, race, attribute)"
        )
        made.execute("CREATE TABLE texts (id, name, desc)")
        for card in CARDS:
            made.execute(f"INSERT INTO datas VALUES ({', '.join('?' * 9)})", card[:9])
            made.execute("INSERT INTO texts VALUES (?, ?, ?)", (card.passcode, *card[9:]))
        made.commit()
    return file


def test_which_rows_are_another_picture_of_a_card() -> None:
    # Their numbers are near; a card that is treated as another one has a number far away.
    assert row(105, "Drawer", "", alias=100).is_artwork
    assert row(95, "Drawer", "", alias=100).is_artwork
    assert not row(5_000, "As", "", alias=100).is_artwork
    assert not row(1, "First", "").is_artwork


def test_printed_facts_are_read_from_their_columns() -> None:
    assert CARDS[0].facts == la.Card(
        100, "Drawer", EFFECT, v.DARK, v.FIEND, 4, 1500, 1000, series=(9, 0x1008)
    )
    # What stands in for an unknown ATK or DEF is below 0.
    unknown = row(1, "Unknown", "", attack=-2, defense=-2).facts
    assert (unknown.attack, unknown.defense) == (0, 0)
    arrow = CARDS[5].facts
    assert (arrow.level, arrow.defense, arrow.markers) == (2, 0, v.BOTTOM)
    scale = row(1, "Scale", "", PENDULUM, level=0x08080004).facts
    assert (scale.level, scale.scale) == (4, 8)
    assert row(1, "None", "", level=0x08080004).facts.scale == 0


def test_another_picture_is_near_and_another_name_far() -> None:
    assert [card.is_artwork for card in CARDS[:5]] == [False, True, False, False, False]
    assert (CARDS[1].facts.treated_as, CARDS[4].facts.treated_as) == (0, 100)
    assert row(110, "Drawer", "", alias=100).is_artwork
    assert not row(111, "Drawer", "", alias=100).is_artwork


def test_a_name_is_that_of_the_card_itself() -> None:
    # Some pictures have a number far from that of their card, and below it.
    known = lexicon([row(50, "Drawer", DRAW, alias=100), *CARDS], {})
    assert known.card("Drawer") == la.Named(100)
    assert known.card("Drawer's Double") == la.Named(300)


def test_the_digest_is_of_facts_and_words_and_not_of_spaces() -> None:
    card = row(1, "A", "Draw 1 card.")
    assert card.digest == row(1, "A", "Draw 1\n card. ").digest
    others = (row(2, "A", "Draw 1 card."), row(1, "B", "Draw 1 card."),
              row(1, "A", "Draw 2 cards."), row(1, "A", "Draw 1 card.", level=5))  # fmt: skip
    assert len({card.digest, *(other.digest for other in others)}) == 5


def test_tokens_have_the_next_passcode_that_is_free() -> None:
    known = lexicon(CARDS, series_of("!setname 0x8 HERO|\n#\n!setname 0x1008 Big HERO\n"))
    assert known.card("Drawer") == la.Named(100)
    assert known.series("HERO") == la.Series(8, "HERO")
    made = list(build.compiled(CARDS, known))
    token = made[-1].card(la.Card())
    # 201 is a card.
    assert (token.passcode, token.name, token.level) == (202, "Mite Token", 1)
    assert token.type & v.TOKEN


def test_the_library_is_written_where_it_is_bundled(
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    library.library()  # what is bundled is opened once, before
    strings = tmp_path / "strings.conf"
    strings.write_text("!setname 0x8 HERO\n")
    monkeypatch.setattr(library, "BUNDLED", tmp_path / "made")
    assert texts(database) == list(CARDS)
    monkeypatch.setattr(sys, "argv", ["build", str(database), str(strings), "2026-01-02"])
    assert build.main() == 0
    found = library.Library(tmp_path / "made")
    assert found.manifest.date == "2026-01-02"
    assert "7 cards" in capsys.readouterr().err
    status = {entry.passcode: entry.status for entry in found}
    assert status == {
        100: "whole",
        200: "whole",
        202: "token",
        300: "none",
        400: "whole",
        600: "none",
        700: "part",
    }
    # A database that is the same has the date that was told of it.
    monkeypatch.setattr(sys, "argv", ["build", str(database), str(strings)])
    assert build.main() == 0
    assert library.Library(tmp_path / "made").manifest.date == "2026-01-02"


@pytest.mark.parametrize("given", [(), ("cards.cdb",), ("a", "b", "c", "d")])
def test_what_is_given_is_told_where_it_is_wrong(
    given: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["build", *given])
    assert build.main() == 2
    assert "CARDS.cdb STRINGS.conf [DATE]" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cards.cdb").write_text("no database at all")
    monkeypatch.setattr(sys, "argv", ["build", str(tmp_path / "cards.cdb"), "none", "2026-01-02"])
    assert build.main() == 3
    assert "cards.cdb" in capsys.readouterr().err
