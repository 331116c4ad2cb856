"""The library of Digimon cards: read back as written, what the texts make, and played."""

import json
import random
from pathlib import Path

import pytest

from cli.digimon.opened import facts_of as played
from decklists import DigimonDeck, digimon_catalog, load
from engine.digimon.card_text import build, compile_card
from engine.digimon.card_text.build import facts_of, texts_of
from engine.digimon.cards import definitions
from engine.digimon.game import DigimonGame
from engine.digimon.language import card as c
from engine.digimon.library import BUNDLED, Library, entry, library, write
from engine.library import LibraryError
from tests.shared import SHARED

DATABASE = SHARED / "cards" / "digimon.json"
DECKS = SHARED / "decks" / "digimon" / "real"
needs_database = pytest.mark.skipif(not DATABASE.exists(), reason="no card database with texts")


def test_every_definition_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    cards = definitions()
    rows = [entry(card, c.Card(number), "", "whole") for number, card in cards.items()]
    file = tmp_path / "cards.tsv"
    file.write_bytes(write(rows, "", "", 1))
    found = Library(file)
    for number, card in cards.items():
        one = found.get(number)
        assert one is not None
        assert one.card(c.Card(number)) == card
    assert [one.number for one in found] == sorted(cards)
    assert found.get("BT0-000") is None


def test_what_is_no_library_is_said(tmp_path: Path) -> None:
    file = tmp_path / "cards.tsv"
    file.write_text("{}\n")
    with pytest.raises(LibraryError, match="no Digimon card library"):
        Library(file)


def test_the_cards_of_the_library_are_in_the_card_list() -> None:
    numbers = {one.number for one in library()}
    assert len(numbers) > 4000
    assert numbers <= set(digimon_catalog())


@needs_database
@pytest.mark.slow
def test_the_library_is_what_the_texts_make() -> None:
    known = Library(BUNDLED)
    rows = json.loads(DATABASE.read_text("utf-8"))
    assert build.made(rows, known.database, known.date) == BUNDLED.read_bytes()


@needs_database
def test_a_sample_of_the_library_is_what_the_texts_make() -> None:
    rows = json.loads(DATABASE.read_text("utf-8"))
    for one in build.compiled(rows[::40]):
        assert library().get(one.number) == one


# Cards defined by hand that their texts make otherwise, and why.
OTHERWISE = {
    "BT9-112": "one kind of either for two kinds", "EX10-054": "one kind of either for two kinds",
    "EX6-008": "the choice has a name of its own",
    "ST2-14": "what is chosen first, and then given something, is one step by hand",
    "BT5-001": "no other name contains one of the names that are ruled out",
    "BT11-091": "no Digimon has a level above 7", "BT17-096": "no Digimon has a level above 7",
}  # fmt: skip


@needs_database
def test_texts_make_what_was_written_by_hand() -> None:
    rows = {row["cardId"]: row for row in json.loads(DATABASE.read_text("utf-8"))}
    compared = 0
    for number, card in definitions().items():
        if number not in rows or number in OTHERWISE:
            continue
        found = compile_card(facts_of(rows[number]), texts_of(rows[number]))
        if not found.whole:
            continue
        compared += 1
        for field in ("effects", "inherited", "security", "names", "name_parts"):
            assert getattr(found.card, field) == getattr(card, field), number
        assert set(found.card.ways) == set(card.ways), number
    assert compared > 55


@pytest.mark.skipif(not DECKS.exists(), reason="no real decks")
def test_real_decks_play_to_the_end() -> None:
    chance = random.Random(7)
    files = sorted(DECKS.glob("*.txt"))
    for seed in range(6):
        one, other = (load(str(chance.choice(files))) for _ in range(2))
        assert isinstance(one, DigimonDeck)
        assert isinstance(other, DigimonDeck)
        game = DigimonGame(
            one.main, one.eggs, other.main, other.eggs, facts={**played(one), **played(other)}
        )
        game.start(seed, seed % 2)
        for _ in range(5000):
            options = game.advance()
            if not options:
                break
            game.take(chance.randrange(options))
        assert game.is_over()
