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
