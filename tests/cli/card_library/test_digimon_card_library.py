"""`endboard cards update`, `compile` and `diff` for Digimon: own databases, what is made of them.

The cards and texts are made up. The shapes are those of the databases that players have: see
`cli/digimon/exports.py` for their sources.
"""

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from cli.digimon import own
from cli.digimon.databases import read
from cli.digimon.kept import KEPT
from cli.exit_codes import ExitCode
from decklists import digimon_catalog
from engine.digimon.library import BUNDLED, Library, write
from tests.shared import SHARED

DATABASE = SHARED / "cards" / "digimon.json"

Endboard = Callable[..., tuple[int, str, str]]
Row = dict[str, Any]

LATER, EARLIER = "2099-01-01", "2001-01-01"
UNDERSTOOD: Final = "[On Play] Gain 1 memory."
INHERITED: Final = "[Your Turn] This Digimon gets +1000 DP."
STRANGE: Final = "[On Play] You may whistle."

LISTED: Final[Row] = {
    "cardId": "ZZ9-001", "nameEn": "Probemon", "kinds": ["Digimon"], "colors": ["Red", "Blue"],
    "level": 4, "playCost": 5, "dp": 4000, "forms": ["Champion"], "attributes": ["Data"],
    "types": ["Machine"], "maxCountInDeck": 4, "effectText": UNDERSTOOD,
    "inheritedEffectText": INHERITED,
    "evoCosts": [{"color": "Red", "level": 3, "memoryCost": 2},
                 {"color": "Blue", "level": 3, "memoryCost": 2}],
}  # fmt: skip
IO: Final[Row] = {
    "id": "ZZ9-001", "name": "Probemon", "type": "Digimon", "level": 4, "play_cost": 5,
    "evolution_cost": 2, "evolution_color": "Red", "evolution_level": 3, "xros_req": "",
    "color": "Red", "color2": "Blue", "digi_type": "Machine", "digi_type2": None,
    "form": "Champion", "dp": 4000, "attribute": "Data", "stage": "Champion",
    "main_effect": UNDERSTOOD, "source_effect": INHERITED, "alt_effect": None,
    "link_requirements": "", "set_name": ["ZZ-09"],
}  # fmt: skip
APP: Final[Row] = {
    "cardNumber": "ZZ9-001", "name": {"english": "Probemon"}, "cardType": "Digimon",
    "color": "Red/Blue", "cardLv": "Lv.4", "playCost": "5", "dp": "4000", "form": "Champion",
    "attribute": "Data", "type": "Machine", "effect": UNDERSTOOD, "digivolveEffect": INHERITED,
    "securityEffect": "-", "aceEffect": "-", "specialDigivolve": "-", "digiXros": "-",
    "dnaDigivolve": "-", "burstDigivolve": "-", "rule": "-", "linkRequirement": "-",
    "digivolveCondition": [{"color": "Red", "cost": "2", "level": "3"},
                           {"color": "Blue", "cost": "2", "level": "3"}],
}  # fmt: skip


def database(file: Path, cards: Any, date: str = LATER) -> str:
    """A file with these cards, written on this date."""
    file.write_text(json.dumps(cards))
    time = datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()
    os.utime(file, (time, time))
    return str(file)


# -------------------------------------------------------------------- update


def test_a_new_card_is_known_compiled_and_shown_with_its_texts(
    endboard: Endboard, tmp_path: Path
) -> None:
    assert endboard("cards", "show", "ZZ9-001")[0] == ExitCode.BAD_INPUT
    code, out, err = endboard("cards", "update", database(tmp_path / "new.json", [LISTED]))
    assert (code, out) == (ExitCode.DONE, "")
    assert err == (
        f"endboard: new: 1 card of {LATER}; compiled 1 text that the package has not, 1 of new "
        "cards: 1 whole, 0 in part, 0 not\n"
    )
    code, out, err = endboard("cards", "show", "probemon")
    assert (code, err) == (ExitCode.DONE, "")
    assert out.splitlines() == [
        "Probemon (ZZ9-001)",
        "Red/Blue Digimon, Lv.4, play cost 5, 4000 DP, digivolves from Red/Blue Lv.3 for 2, "
        "Champion | Data | Machine",
        "Status: defined",
        "Definition: text, whole",
        "",
        "Text:",
        f"  {UNDERSTOOD}",
        f"  Inherited: {INHERITED}",
        "",
        "What is played:",
        f"  {UNDERSTOOD}",
        f"  Inherited: {INHERITED}",
    ]


@pytest.mark.parametrize("card", [LISTED, APP])
def test_the_databases_say_the_same_of_a_card(card: Row, tmp_path: Path) -> None:
    found = read(Path(database(tmp_path / "a.json", [card])))
    listed = read(Path(database(tmp_path / "b.json", {"data": [LISTED]})))
    assert found == listed
    assert (found.complete, found.date, found.warnings) == (True, LATER, [])


def test_digimoncard_io_knows_one_digivolution_requirement_and_no_overflow(
    endboard: Endboard, tmp_path: Path
) -> None:
    found = read(Path(database(tmp_path / "a.json", [IO])))
    wanted = {**LISTED, "evoCosts": LISTED["evoCosts"][:1]}
    said = {name: value for name, value in found.cards["ZZ9-001"].items() if value}
    assert (said, found.complete) == (wanted, False)
    ace = {**IO, "id": "ZZ9-002", "main_effect": "[Hand] [Counter] <Blast Digivolve>"}
    found = read(Path(database(tmp_path / "b.json", [IO, ace])))
    assert list(found.cards) == ["ZZ9-001"]
    assert found.warnings == [
        f"{tmp_path / 'b.json'}: ZZ9-002: an ACE card whose Overflow this database does not know; "
        "the card is left out"
    ]
    # A card that the package knows keeps what this database does not know of it.
    known = digimon_catalog()["AD1-005"]
    endboard(
        "cards", "update",
        database(tmp_path / "c.json", [{**IO, "id": "AD1-005", "name": "Gaiamon"}]),
    )  # fmt: skip
    now = digimon_catalog()["AD1-005"]
    assert (known.overflow, now.overflow, now.cost) == (4, 4, 5)
    assert now.digivolution == known.digivolution


def test_requirements_rules_and_lower_texts_of_digimoncard_app(tmp_path: Path) -> None:
    card = {
        **APP, "specialDigivolve": "[Digivolve] [Agumon]: Cost 0", "digiXros": "[DigiXros -2] x",
        "aceEffect": "Overflow \uff1c-4\uff1e (text)", "rule": "Trait: Has [Free] Attribute",
        "linkRequirement": "[Appmon] trait: Cost 1",
    }  # fmt: skip
    option = {
        **APP, "cardNumber": "ZZ9-003", "cardType": "Option", "dp": "-", "cardLv": "-",
        "digivolveCondition": [], "digivolveEffect": "[Security] Gain 1 memory.",
    }  # fmt: skip
    found = read(Path(database(tmp_path / "a.json", [card, option]))).cards
    assert found["ZZ9-001"]["effectText"].splitlines() == [
        "[Digivolve] [Agumon]: Cost 0", "[DigiXros -2] x", UNDERSTOOD,
        "[Link] [Appmon] trait: Cost 1", "[Rule] Trait: Has [Free] Attribute",
    ]  # fmt: skip
    assert found["ZZ9-001"]["overflowMemory"] == 4
    assert (found["ZZ9-003"]["level"], found["ZZ9-003"]["inheritedEffectText"]) == (0, "")
    assert found["ZZ9-003"]["securityEffectText"] == "[Security] Gain 1 memory."


def test_newer_beats_older_and_the_package_is_one_of_them(
    endboard: Endboard, tmp_path: Path
) -> None:
    other = {**LISTED, "cardId": "BT1-010", "nameEn": "Agumon"}
    known = digimon_catalog()["BT1-010"]
    err = endboard("cards", "update", database(tmp_path / "old.json", [other, LISTED], EARLIER))[2]
    assert "older than the package, which counts for the cards that both know" in err
    assert digimon_catalog()["BT1-010"] == known
    assert digimon_catalog()["ZZ9-001"].name == "Probemon"
    endboard("cards", "update", database(tmp_path / "new.json", [other]))
    assert digimon_catalog()["BT1-010"].level == 4
    found = own.entry("BT1-010")
    assert found is not None
    assert found.status == "whole"


def test_list_and_remove_both_games(endboard: Endboard, tmp_path: Path, data: Path) -> None:
    path = database(tmp_path / "cards.json", [LISTED])
    endboard("cards", "update", path)
    listed = json.loads(endboard("cards", "update", "--list", "--format", "json")[1])
    assert listed == [
        {
            "name": "cards", "game": "digimon", "date": LATER, "cards": 1, "lists": [],
            "path": path,
        }
    ]  # fmt: skip
    assert endboard("cards", "update", "--remove", "shards")[2] == (
        "endboard: error: no card database is called shards; yours are: cards\n"
    )
    assert endboard("cards", "update", "--remove", "cards")[2] == "endboard: cards: removed\n"
    assert "ZZ9-001" not in digimon_catalog()
    assert list((data / "digimon").glob("*.tsv")) == []


def test_the_own_copy_of_what_the_package_is_made_of_changes_nothing(
    endboard: Endboard, tmp_path: Path
) -> None:
    if not DATABASE.exists():
        pytest.skip("no card database beside the project")
    cards = json.loads(DATABASE.read_text(encoding="utf-8"))
    err = endboard("cards", "update", database(tmp_path / "all.json", cards))[2]
    assert err.endswith("; the package knows all of its texts\n")


ODD: Final[tuple[Any, ...]] = (None, "", "x", [], {}, [[]], [{}], -1, 10**30, 1.5, True, "a\tb")


@pytest.mark.parametrize("card", [LISTED, IO, APP])
def test_no_field_of_a_database_can_do_harm(card: Row, endboard: Endboard, tmp_path: Path) -> None:
    key = next(name for name in card if card[name] == "ZZ9-001")
    odd = [{**card, name: value} for name in card for value in ODD]
    cards = [{**one, key: f"ZZ9-{number:03}"} if one[key] == "ZZ9-001" else one
             for number, one in enumerate(odd, start=2)]  # fmt: skip
    code, _, err = endboard("cards", "update", database(tmp_path / "odd.json", [card, *cards]))
    assert code == ExitCode.DONE
    assert err.splitlines()[-1].startswith("endboard: odd: ")
    for known in digimon_catalog().values():
        assert known.name


def test_damaged_files_of_ours_are_one_line(endboard: Endboard, tmp_path: Path) -> None:
    source = database(tmp_path / "new.json", [LISTED])
    endboard("cards", "update", source)
    for name, told in (("cards.tsv", "no card library"), ("facts.tsv", "damaged")):
        (KEPT.folder / name).write_text("torn")
        code, _, err = endboard("cards", "show", "BT11-049")
        assert code == ExitCode.BAD_INPUT
        assert told in err
        assert "run `endboard cards update` again" in err
        assert err.count("\n") == 1
        assert endboard("cards", "update", source)[0] == ExitCode.DONE
        assert endboard("cards", "show", "ZZ9-001")[0] == ExitCode.DONE


# ------------------------------------------------------------------- compile


def test_compile_explains_each_part(endboard: Endboard, tmp_path: Path) -> None:
    strange = {**LISTED, "effectText": f"{UNDERSTOOD}\n{STRANGE}"}
    file = database(tmp_path / "new.json", [strange])
    code, out, err = endboard("cards", "compile", "Probemon", "--explain", "--database", file)
    assert (code, err) == (ExitCode.DONE, "")
    assert out.splitlines() == [
        "Probemon (ZZ9-001): not whole",
        "",
        f"1. played: {UNDERSTOOD}",
        "",
        f"2. not played: {STRANGE}",
        *[line for line in out.splitlines() if "'whistle'" in line],
        "",
        f"3. played: {INHERITED}",
        "",
        "The definition, written back:",
        f"  {UNDERSTOOD}",
        f"  Inherited: {INHERITED}",
    ]
    assert "'whistle'" in out


def test_compile_takes_other_texts(endboard: Endboard, tmp_path: Path) -> None:
    text = tmp_path / "text.txt"
    text.write_text(f"{UNDERSTOOD}\nInherited: {INHERITED}\n")
    code, out, _ = endboard("cards", "compile", "BT1-010", "--text", str(text))
    assert (code, out.splitlines()) == (
        ExitCode.DONE,
        ["Agumon (BT1-010): whole", "", "The definition, written back:", f"  {UNDERSTOOD}",
         f"  Inherited: {INHERITED}"],
    )  # fmt: skip
    out = endboard("cards", "compile", "BT1-010", "--text", str(text), "--format", "json")[1]
    found = json.loads(out)
    assert (found["number"], found["whole"]) == ("BT1-010", True)
    assert [part["status"] for part in found["parts"]] == ["played", "played"]


def test_compile_without_a_text_says_where_it_could_come_from(endboard: Endboard) -> None:
    code, _, err = endboard("cards", "compile", "BT1-010")
    assert (code, err) == (
        ExitCode.BAD_INPUT,
        "endboard: error: the text of Agumon (BT1-010) is not known: give it with --text, or a "
        "card database with --database or `endboard cards update`\n",
    )


def test_compile_asks_which_of_several_cards_of_a_name(endboard: Endboard, tmp_path: Path) -> None:
    file = database(tmp_path / "new.json", [LISTED, {**LISTED, "cardId": "ZZ9-002"}])
    code, _, err = endboard("cards", "compile", "Probemon", "--database", file)
    assert (code, err) == (
        ExitCode.BAD_INPUT,
        f"endboard: error: {file}: 2 cards are named Probemon; give the number of one: ZZ9-001, "
        "ZZ9-002\n",
    )
    err = endboard("cards", "compile", "Otherwise", "--database", file)[2]
    assert err == f"endboard: error: {file}: no card is called Otherwise\n"


# ---------------------------------------------------------------------- diff


def test_diff_shows_the_lines_that_changed(endboard: Endboard, tmp_path: Path) -> None:
    installed = list(Library(BUNDLED))
    changed = next(one for one in installed if one.status == "whole" and '"effects"' in one.data)
    rows = [one if one != changed else one._replace(data="{}") for one in installed]
    old = tmp_path / "old.tsv"
    old.write_bytes(write(rows, "", "", 1))
    out = endboard("cards", "diff", str(old))[1]
    assert out.startswith(f"Changed: 1\n  {digimon_catalog()[changed.number].name} (")
    assert "    + " in out
    data = json.loads(endboard("cards", "diff", str(old), "--format", "json")[1])
    assert [(one["kind"], one["number"]) for one in data] == [("changed", changed.number)]
