"""`endboard cards update`, `compile` and `diff`: own databases, and what is made of them.

The cards and texts are made up. The folders and files are those that players have: see
`cli/yugioh/databases.py` and `cli/yugioh/ygoprodeck.py` for their sources.
"""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cli.exit_codes import ExitCode
from cli.yugioh import own
from cli.yugioh.kept import KEPT
from cli.yugioh.opened import OpenDeck, facts_of
from decklists import catalog, load_yugioh
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Card, CreateToken, Ignition
from engine.yugioh.library import entry, library, write

Endboard = Callable[..., tuple[int, str, str]]

NEW = 999000001
NEWER = 999000002
WORDLESS = 999000003
EFFECT = v.MONSTER | v.EFFECT
UNDERSTOOD = 'You can discard this card; add 1 "Fiendsmith" Spell/Trap from your Deck to your hand.'
STRANGE = (
    "If this card is Normal Summoned: You can whistle. You can discard this card; draw 1 card."
)
LATER, EARLIER = "2099-01-01", "2001-01-01"
FIENDSMITH = 0x1A8

# id, alias, setcode, type, atk, def, level, race, attribute, name, desc
Row = tuple[object, ...]
ENGINEER: Row = (NEW, 0, FIENDSMITH, EFFECT, 1000, 2000, 4, v.FIEND, v.LIGHT, "Fiendsmith Engineer",
                 UNDERSTOOD)  # fmt: skip
WHISTLER: Row = (NEWER, 0, 0, EFFECT, 1, 2, 3, v.FIEND, v.DARK, "Cheery Whistler", STRANGE)


def database(file: Path, rows: list[Row], date: str = LATER, ot: int = 3) -> Path:
    """A simulator's database with these cards, written on this date."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as cards, cards:
        cards.execute(
            "CREATE TABLE datas(id integer primary key, ot, alias, setcode, type, atk, def, level, "
            "race, attribute, category)"
        )
        cards.execute("CREATE TABLE texts(id integer primary key, name, desc, str1)")
        for passcode, *facts, name, text in rows:
            marks = (passcode, ot, *facts, 0)
            cards.execute("INSERT INTO datas VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", marks)
            cards.execute("INSERT INTO texts VALUES (?, ?, ?, '')", (passcode, name, text))
    return dated(file, date)


def dated(file: Path, date: str) -> Path:
    time = datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()
    os.utime(file, (time, time))
    return file


def deck_of(tmp_path: Path, *passcodes: int) -> str:
    file = tmp_path / "new.ydk"
    file.write_text("#main\n" + "".join(f"{one}\n" for one in passcodes for _ in range(3)) +
                    "89631139\n" * 3 + "60764609\n" * 3)  # fmt: skip
    return str(file)


# -------------------------------------------------------------------- update


def test_a_new_card_is_known_compiled_and_shown_with_its_text(
    endboard: Endboard, tmp_path: Path
) -> None:
    assert endboard("cards", "show", str(NEW))[0] == ExitCode.BAD_INPUT
    code, out, err = endboard("cards", "update", str(database(tmp_path / "new.cdb", [ENGINEER])))
    assert (code, out) == (ExitCode.DONE, "")
    assert err == (
        f"endboard: new: 1 card of {LATER}; compiled 1 text that the package has not, 1 of new "
        "cards: 1 whole, 0 in part, 0 not\n"
    )
    code, out, err = endboard("cards", "show", "fiendsmith engineer")
    assert (code, err) == (ExitCode.DONE, "")
    assert out.splitlines() == [
        f"Fiendsmith Engineer ({NEW})",
        "LIGHT Fiend Effect Monster, Level 4, ATK 1000, DEF 2000",
        "Status: defined",
        "Definition: text, whole",
        "",
        "Text:",
        f"  {UNDERSTOOD}",
        "",
        "What is played:",
        f"  {UNDERSTOOD}",
    ]


def test_a_deck_with_the_new_card_is_played_with_its_effect(
    endboard: Endboard, tmp_path: Path
) -> None:
    deck = deck_of(tmp_path, NEW)
    before = json.loads(endboard("cards", "coverage", deck, "--format", "json")[1])[0]
    assert (before["name"], before["origin"]) == (f"unknown card {NEW}", "")
    endboard("cards", "update", str(database(tmp_path / "new.cdb", [ENGINEER])))
    row = json.loads(endboard("cards", "coverage", deck, "--format", "json")[1])[0]
    assert (row["name"], row["status"], row["origin"]) == (
        "Fiendsmith Engineer", "defined", "text, whole",
    )  # fmt: skip
    (card,) = facts_of(load_yugioh(deck))
    assert (card.passcode, card.series, len(card.effects)) == (NEW, (FIENDSMITH,), 1)


def test_tokens_come_along_with_the_card_that_makes_them(
    endboard: Endboard, tmp_path: Path
) -> None:
    endboard("cards", "update", str(database(tmp_path / "new.cdb", [ENGINEER])))
    token = Card(NEW + 1, "Engine Token", v.MONSTER | v.TOKEN, v.DARK, v.FIEND, 1)
    maker = Card(effects=(Ignition(v.HAND, do=(CreateToken(token.passcode),)),))
    rows = [
        entry(maker, Card(), "", "whole")._replace(passcode=NEW),
        entry(token, Card(), "", "token"),
    ]
    KEPT.library_file.write_bytes(write(rows, library().manifest.rows, LATER, 1, {}))
    own.forget()
    deck = load_yugioh(deck_of(tmp_path, NEW))
    assert [card.name for card in facts_of(deck)] == ["Fiendsmith Engineer", "Engine Token"]
    assert OpenDeck(deck, facts_of(deck)).game().card_name(token.passcode) == "Engine Token"


def test_what_is_not_understood_is_said_with_one_word_of_it(
    endboard: Endboard, tmp_path: Path
) -> None:
    endboard("cards", "update", str(database(tmp_path / "new.cdb", [WHISTLER])))
    out = endboard("cards", "show", "Cheery Whistler")[1]
    assert "Definition: text, in part\n" in out
    assert out.endswith('Not played:\n  - sentence 1 of its text, at "whistle"\n')


def test_list_and_remove(endboard: Endboard, tmp_path: Path, data: Path) -> None:
    first = database(tmp_path / "a" / "cards.cdb", [ENGINEER])
    second = database(tmp_path / "b" / "cards.cdb", [WHISTLER], EARLIER)
    for path in (first, second, first):
        endboard("cards", "update", str(path))
    listed = json.loads(endboard("cards", "update", "--list", "--format", "json")[1])
    common = {"game": "yugioh", "cards": 1, "lists": []}
    assert listed == [
        {"name": "cards-2", "date": EARLIER, "path": str(second), **common},
        {"name": "cards", "date": LATER, "path": str(first), **common},
    ]
    assert "cards-2" in endboard("cards", "update", "--list")[1]
    assert endboard("cards", "update", "--remove", "shards") == (
        ExitCode.BAD_INPUT,
        "",
        "endboard: error: no card database is called shards; yours are: cards, cards-2\n",
    )
    assert endboard("cards", "update", "--remove", "cards")[2] == "endboard: cards: removed\n"
    assert catalog().get(NEW) is None
    assert catalog()[NEWER].name == "Cheery Whistler"
    assert endboard("cards", "update", "--remove", str(second))[0] == ExitCode.DONE
    assert endboard("cards", "update", "--list")[1].startswith("no card database but")
    assert list((data / "yugioh").glob("*.tsv")) == []


@pytest.mark.parametrize("arguments", [(), ("--list", "--remove", "x"), ("x", "--list")])
def test_update_does_one_thing(endboard: Endboard, arguments: tuple[str, ...]) -> None:
    code, _, err = endboard("cards", "update", *arguments)
    assert (code, err) == (ExitCode.USAGE, "endboard: error: give PATH, --list or --remove\n")


def test_newer_beats_older_and_the_package_is_one_of_them(
    endboard: Endboard, tmp_path: Path
) -> None:
    known = catalog()[55878038]
    row = (known.id, 0, 0, EFFECT, 100, 100, 1, v.FIEND, v.DARK, known.name, UNDERSTOOD)
    old = database(tmp_path / "old.cdb", [row, ENGINEER], EARLIER)
    err = endboard("cards", "update", str(old))[2]
    assert "older than the package, which counts for the cards that both know" in err
    assert catalog()[known.id] == known
    assert catalog()[NEW].name == "Fiendsmith Engineer"
    endboard("cards", "update", str(database(tmp_path / "new.cdb", [row])))
    assert catalog()[known.id].level == 1
    found = own.entry(known.id)
    assert found is not None
    assert found.status == "whole"


def test_a_folder_of_a_simulator(endboard: Endboard, tmp_path: Path) -> None:
    folder = tmp_path / "EDOPro"
    database(folder / "repositories" / "a" / "base.cdb", [ENGINEER], "2098-01-01")
    renamed = (*ENGINEER[:9], "Fiendsmith Engineer the Second", UNDERSTOOD)
    database(folder / "expansions" / "z.cdb", [renamed, WHISTLER], LATER)
    database(folder / "expansions" / "rush.cdb", [(NEW, *WHISTLER[1:])], LATER, ot=0x200)
    translated = (*WHISTLER[:9], "Fröhlicher Pfeifer", "Du kannst pfeifen.")
    database(folder / "config" / "languages" / "Deutsch" / "a.cdb", [translated], "2099-02-01")
    (folder / "expansions" / "torn.cdb").write_bytes(b"SQLite format 3\0" + b"torn" * 100)
    strings = folder / "config" / "strings.conf"
    strings.write_text("!setname 0xabc Whistler\n")
    (folder / "lflists").mkdir()
    (folder / "lflists" / "0TCG.conf").write_text("!2099.01 TCG\n60764609 0\n")
    (folder / "lflist.conf").write_text("!2001.01\n60764609 0\n")
    (folder / "lflists" / "Torn.lflist.conf").write_text("60764609 0\n")
    code, _, err = endboard("cards", "update", str(folder))
    assert code == ExitCode.DONE
    lines = err.splitlines()
    assert [line for line in lines if "torn.cdb: damaged, or no card database: " in line]
    assert [line for line in lines if "rush.cdb: no card is in it" in line]
    assert "its name holds 'Whistler', but its row lacks the set code 0xabc" in err
    assert "EDOPro: 2 cards of 2099-01-01" in lines[-1]
    assert lines[-1].endswith("; forbidden and limited lists: OCG 2001.01, TCG 2099.01")
    assert [line for line in lines if "Torn.lflist.conf:1: expected a heading such as" in line]
    (listed,) = json.loads(endboard("cards", "update", "--list", "--format", "json")[1])
    assert listed["lists"] == ["OCG 2001.01", "TCG 2099.01"]
    assert "  OCG 2001.01, TCG 2099.01  " in endboard("cards", "update", "--list")[1]
    checked = endboard("deck", "check", "fiendsmith")[1]
    assert "\nTCG 2099.01: not legal: 3 Fiendsmith Engraver (0 allowed)\nOCG 2026" in checked
    assert endboard("cards", "update", "--remove", "EDOPro")[0] == ExitCode.DONE
    assert "\nTCG 2026" in endboard("deck", "check", "fiendsmith")[1]
    assert endboard("cards", "update", str(folder))[0] == ExitCode.DONE
    assert catalog()[NEW].name == "Fiendsmith Engineer the Second"
    assert catalog()[NEWER].name == "Cheery Whistler"


def test_a_known_card_that_lacks_its_set_code_is_said(endboard: Endboard, tmp_path: Path) -> None:
    """Databases are sometimes behind: the row of Fiendsmith Engraver without its series."""
    row = (60764609, 0, 0, EFFECT, 1800, 2400, 6, v.FIEND, v.LIGHT, "Fiendsmith Engraver", "x")
    err = endboard("cards", "update", str(database(tmp_path / "old.cdb", [row])))[2]
    assert "Fiendsmith Engraver (60764609): its name holds 'Fiendsmith', but its row lacks" in err
    assert "set code 0x1a8" in err


def test_a_card_without_text_or_facts_is_said_and_the_rest_kept(
    endboard: Endboard, tmp_path: Path
) -> None:
    rows = [
        ENGINEER,
        (WORDLESS, *ENGINEER[1:9], "Silent One", ""),
        (NEWER, *ENGINEER[1:9], None, "x"),
        (NEWER + 10, 0, 0, None, *ENGINEER[4:9], "Shapeless One", "x"),
    ]
    file = database(tmp_path / "new.cdb", rows)
    err = endboard("cards", "update", str(file))[2]
    assert err.splitlines()[:3] == [
        f"endboard: {file}: {NEWER} has no name; the card is left out",
        f"endboard: {file}: Silent One ({WORDLESS}) has no text; only its facts are known",
        f"endboard: {file}: Shapeless One ({NEWER + 10}) has no facts; the card is left out",
    ]
    assert "Status: no definition" in endboard("cards", "show", "Silent One")[1]
    assert NEW in catalog()


def test_no_column_of_a_database_can_do_harm(endboard: Endboard, tmp_path: Path) -> None:
    odd: list[Row] = []
    for column in range(1, len(ENGINEER)):
        for value in ("x", None, b"y", 1.5, -1, 1 << 40):
            row = list(ENGINEER)
            row[0], row[column] = NEW + 20 * len(odd), value
            odd.append(tuple(row))
    code, _, err = endboard("cards", "update", str(database(tmp_path / "odd.cdb", odd)))
    assert code == ExitCode.DONE
    assert err.splitlines()[-1].startswith("endboard: odd: ")
    for card in catalog().values():
        assert card.name
    assert endboard("cards", "coverage", deck_of(tmp_path, NEW))[0] == ExitCode.DONE


def test_what_is_no_database_is_one_line_and_nothing_is_lost(
    endboard: Endboard, tmp_path: Path
) -> None:
    endboard("cards", "update", str(database(tmp_path / "new.cdb", [ENGINEER])))
    torn = tmp_path / "torn.cdb"
    torn.write_bytes(b"SQLite format 3\0" + b"torn" * 100)
    other = tmp_path / "other.cdb"
    with closing(sqlite3.connect(other)) as rows, rows:
        rows.execute("CREATE TABLE songs(id)")
    empty = tmp_path / "folder"
    empty.mkdir()
    (tmp_path / "list.json").write_text('{"songs": []}')
    (tmp_path / "cut.json").write_text('{"data": [')
    for path, words in (
        (torn, " damaged, or no card database: "),
        (other, " damaged, or no card database: no such table: "),
        (tmp_path / "absent.cdb", " there is no such file or folder"),
        (empty, " no card database (*.cdb) is in it"),
        (tmp_path / "list.json", " expected what YGOPRODeck's API returns"),
        (tmp_path / "cut.json", "1: expected JSON: expecting value"),
    ):
        code, out, err = endboard("cards", "update", str(path))
        assert (code, out) == (ExitCode.BAD_INPUT, "")
        assert err.startswith(f"endboard: error: {path}:{words}")
        assert err.count("\n") == 1
    assert catalog()[NEW].name == "Fiendsmith Engineer"
    assert len(KEPT.sources()) == 1


def test_a_data_folder_that_cannot_be_looked_at_is_none(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENDBOARD_DATA", "x" * 5000)
    code, _, err = endboard("cards", "show", "Fiendsmith Engraver")
    assert (code, err) == (ExitCode.DONE, "")


def test_damaged_files_of_ours_are_one_line(endboard: Endboard, tmp_path: Path) -> None:
    source = str(database(tmp_path / "new.cdb", [ENGINEER]))
    endboard("cards", "update", source)
    for name, told in (("cards.tsv", "no card library"), ("facts.tsv", "damaged")):
        (KEPT.folder / name).write_text("torn")
        own.forget()
        code, _, err = endboard("cards", "show", "Fiendsmith Engraver")
        assert code == ExitCode.BAD_INPUT
        assert told in err
        assert "run `endboard cards update` again" in err
        assert err.count("\n") == 1
        assert endboard("cards", "update", source)[0] == ExitCode.DONE
        assert endboard("cards", "show", str(NEW))[0] == ExitCode.DONE
    (KEPT.folder / "databases" / "new.db").write_text("torn")
    own.forget()
    code, _, err = endboard("cards", "update", "--list")
    assert (code, err.count("\n")) == (ExitCode.BAD_INPUT, 1)
    assert "`endboard cards update --remove new` removes it" in err
    assert endboard("cards", "update", "--remove", "new")[0] == ExitCode.DONE


def test_another_version_of_the_package_compiles_again(endboard: Endboard, tmp_path: Path) -> None:
    endboard("cards", "update", str(database(tmp_path / "new.cdb", [ENGINEER])))
    file = KEPT.library_file
    old = file.read_bytes()
    file.write_bytes(old.replace(library().manifest.rows.encode(), b"0" * 64))
    own.forget()
    code, out, err = endboard("cards", "show", str(NEW))
    assert (code, "text, whole" in out) == (ExitCode.DONE, True)
    assert err.startswith("endboard: this version of endboard is new to your card databases")
    assert file.read_bytes() == old
