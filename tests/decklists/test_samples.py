"""The bundled decks."""

import doctest
import subprocess
import sys
import tomllib
from collections import Counter

import pytest

import decklists
from decklists import (
    DigimonDeck,
    catalog,
    check,
    load,
    load_yugioh,
    sample_goal,
    sample_names,
    ydk,
)
from decklists.digimon import text
from decklists.samples import sample

FIENDSMITH_CARDS = {
    "Fiendsmith Engraver": 3,
    "Fiendsmith's Tract": 1,
    "Fiendsmith's Sanct": 1,
    "Fiendsmith in Paradise": 1,
    "Fiendsmith Kyrie": 1,
    "Fabled Lurrie": 1,
    "Lacrima the Crimson Tears": 1,
    "Buio the Dawn's Light": 1,
    "Mutiny in the Sky": 1,
}
FIENDSMITH_EXTRA_DECK = {
    "Fiendsmith's Requiem",
    "Fiendsmith's Sequence",
    "Fiendsmith's Lacrima",
    "Fiendsmith's Agnumday",
    "Fiendsmith's Rextremende",
    "Fiendsmith's Desirae",
    "Aerial Eater",
    "A Bao A Qu, the Lightless Shadow",
    "Necroquip Princess",
    "D/D/D Wave High King Caesar",
    "S:P Little Knight",
    "Cross-Sheep",
    "Luce the Dusk's Dark",
    "The Duke of Demise",
    "Muckraker From the Underworld",
}


def test_there_is_a_fiendsmith_deck() -> None:
    assert "fiendsmith" in sample_names()
    assert list(sample_names()) == sorted(sample_names())


def test_the_samples_of_one_game() -> None:
    assert sample_names("digimon") == ("st1", "st2", "st3", "wargreymon")
    assert set(sample_names()) == {*sample_names("yugioh"), *sample_names("digimon")}


@pytest.mark.parametrize("name", sample_names("yugioh"))
def test_every_sample_is_legal_and_tidy(name: str) -> None:
    deck = load_yugioh(name)
    assert check(deck) == []
    assert sample(name) == (f"{name}.ydk", ydk.write(deck))


@pytest.mark.parametrize("name", sample_names("digimon"))
def test_every_digimon_sample_is_legal_and_tidy(name: str) -> None:
    deck = load(name)
    assert isinstance(deck, DigimonDeck)
    assert check(deck) == []
    assert (len(deck.main), len(deck.eggs)) == (50, 4)
    assert sample(name) == (f"{name}.txt", text.write_io(deck))


@pytest.mark.parametrize("name", sample_names())
def test_every_goal_file_is_toml(name: str) -> None:
    goal = sample_goal(name)
    assert goal is None or tomllib.loads(goal)


@pytest.mark.parametrize("name", ["", "nobody", "../samples/fiendsmith", "fiendsmith.ydk"])
def test_no_sample_of_this_name(name: str) -> None:
    assert sample_goal(name) is None
    with pytest.raises(KeyError):
        sample(name)


def test_the_cards_of_the_fiendsmith_deck() -> None:
    deck = load_yugioh("fiendsmith")
    main = Counter(catalog()[passcode].name for passcode in deck.main)
    assert len(deck.main) == 40
    assert FIENDSMITH_CARDS.items() <= main.items()
    assert main["Ash Blossom & Joyous Spring"] == main["Droll & Lock Bird"] == 3
    assert len(deck.extra) == 15
    assert {catalog()[passcode].name for passcode in deck.extra} == FIENDSMITH_EXTRA_DECK
    assert deck.side == ()


def test_the_examples_of_the_package_hold() -> None:
    assert doctest.testmod(decklists).failed == 0


def test_importing_the_package_reads_no_table_and_loads_no_library() -> None:
    code = (
        "import sys, decklists; "
        "assert not {'polars', 'sqlite3', 'difflib', 'importlib.resources'} & set(sys.modules), "
        "sorted(sys.modules); "
        "assert decklists.catalog.cache_info().currsize == 0; "
        "assert decklists.digimon_catalog.cache_info().currsize == 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
