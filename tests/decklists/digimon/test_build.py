"""Making the Digimon card table from a card list."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from decklists.data import build_digimon

GREYMON: dict[str, Any] = {
    "cardId": "ST1-07",
    "nameEn": "Greymon",
    "colors": ["Red"],
    "kinds": ["Digimon"],
    "level": 4,
    "playCost": 5,
    "dp": 4000,
    "evoCosts": [{"color": "Red", "level": 3, "memoryCost": 2}],
    "forms": ["Champion"],
    "attributes": ["Vaccine"],
    "types": ["Dinosaur"],
    "inheritedEffectText": "TEXT",
    "maxCountInDeck": 4,
}
KOROMON = {
    "cardId": "ST1-01",
    "nameEn": "Koromon",
    "colors": ["Red"],
    "kinds": ["DigiEgg"],
    "level": 2,
    "playCost": -1,
    "dp": 0,
    "evoCosts": [],
    "forms": ["In-Training"],
    "attributes": ["-"],
    "types": ["Lesser"],
    "inheritedEffectText": "TEXT",
    "maxCountInDeck": 4,
}


def test_the_bundled_table_has_the_same_facts() -> None:
    header, *rows = build_digimon.table([GREYMON, KOROMON]).splitlines()
    bundled = Path(build_digimon.__file__).with_name("digimon.tsv").read_text(encoding="utf-8")
    assert header == bundled.splitlines()[0]
    assert [row[:6] for row in rows] == ["ST1-01", "ST1-07"]
    assert {*rows} <= {*bundled.splitlines()}


def test_no_text_is_taken() -> None:
    assert "TEXT" not in build_digimon.table([GREYMON, KOROMON])


def test_an_ace_and_what_is_spelt_in_two_ways() -> None:
    ace = GREYMON | {"overflowMemory": -3, "forms": ["ArmorForm"], "types": ["X-Antibody"]}
    row = build_digimon.row(ace).split("\t")
    assert row[7:11] == ["Armor Form", "Vaccine", "X Antibody", "3"]


@pytest.mark.parametrize("change", [{"nameEn": "two\nlines"}, {"types": ["one,two"]}])
def test_facts_that_do_not_fit_a_row(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected"):
        build_digimon.row(GREYMON | change)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, build_digimon.__file__, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_script_says_how_to_use_it() -> None:
    assert (run().returncode, "usage:" in run().stderr) == (2, True)


@pytest.mark.parametrize("text", ["", "{}", "[]", '[{"cardId": "ST1-01"}]', "[1]", '{"cards": []}'])
def test_the_script_refuses_what_is_no_card_list(tmp_path: Path, text: str) -> None:
    file = tmp_path / "cards.json"
    file.write_text(text)
    finished = run(str(file))
    assert finished.returncode == 3
    assert finished.stderr.startswith(f"{file}: expected a card list")
    assert "Traceback" not in finished.stderr


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        ("Digimon", "", True),
        ("Option", "[Main] You may draw.", False),
        ("Digimon", "[On Play] Gain 1 memory.\n[Your Turn] This Digimon gets +1000 DP.", True),
        ("Digimon", "[When Digivolving] You may delete 1 of your Digimon.", True),
        ("Digimon", "[On Play] By trashing 1 card in your hand, draw 2.", True),
        ("Digimon", "[On Play] Draw 1. Then, trash 1 card in your hand.", False),
        ("Digimon", "[On Play] Delete 1 of your opponent\u2019s Digimon with less DP than this "
         "Digimon.", True),
        ("Digimon", "[On Play] Delete 1 Digimon.", False),
        ("Digimon", "[On Play] Delete 1 of your Digimon and 1 of your opponent's.", False),
        ("Digimon", "1 of your opponent's Digimon gets -2000 DP for the turn.", True),
        ("Digimon", "This Digimon gets -2000 DP.", False),
        ("Digimon", "\uff1cBlocker\uff1e (You may trash it.)\nThis Digimon can't attack.", False),
        ("Digimon", "This Digimon can't be blocked.", True),
        ("Digimon", "None of your Digimon can attack.", False),
        ("Digimon", "[On Deletion] Lose 2 memory.", False),
        ("Digimon", "[End of Your Turn] Suspend this Digimon.", False),
        ("Digimon", "[All Turns] When this Digimon is deleted, gain 1 memory.", True),
        ("Digimon", "[All Turns] When this Digimon attacks, trash your deck's top card.", False),
        ("Digimon", "[On Play] Your opponent may play 1 card.", False),
        ("Digimon", "You may not attack.", False),
        ("Digimon", "When this would be played, you must do it.", False),
        ("Digimon", "[On Play] Reveal the top 3 cards of your deck. Add 1 card among them to your "
         "hand. Return the rest to the bottom of the deck.", True),
        ("Digimon", "[On Play] Reveal the top 3 cards of your deck. Trash the rest.", False),
        ("Tamer", "[Start of Your Turn] If you have 2 memory or less, set your memory to 3.", True),
        ("DigiEgg", "[Your Turn] \uff1cSecurity A. +1\uff1e", True),
        ("DigiEgg", "\uff1cSecurity A. -1\uff1e", False),
    ],
)  # fmt: skip
def test_a_plain_card_neither_binds_nor_harms_its_player(kind: str, text: str, plain: bool) -> None:
    assert build_digimon.is_plain([kind], text) is plain


@pytest.mark.parametrize("text", ["effectText", "inheritedEffectText"])
def test_a_main_and_an_inherited_text_decide_what_is_plain(text: str) -> None:
    column = build_digimon.COLUMNS.index("plain")
    assert build_digimon.row(GREYMON).split("\t")[column] == "1"
    assert build_digimon.row(GREYMON | {text: "Lose 1 memory."}).split("\t")[column] == "0"
