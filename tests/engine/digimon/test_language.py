"""The Digimon effect language is data: JSON round trip and hashing."""

import json
from typing import Any, get_args

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.instructions import by_name
from engine.digimon.language import words
from engine.digimon.language.card import Card
from engine.effects import from_json, to_json


@pytest.mark.parametrize("card", definitions().values(), ids=lambda card: card.number)
def test_definitions_are_data(card: Card) -> None:
    """Every definition survives JSON, and can be hashed."""
    assert from_json(json.loads(json.dumps(to_json(card))), "digimon") == card
    assert hash(card) == hash(from_json(to_json(card), "digimon"))


def test_words_of_two_games_do_not_meet() -> None:
    """Phrases of the same name belong to their game."""
    from engine.digimon.language import Choose as DigimonChoose
    from engine.yugioh.language import Choose as YugiohChoose

    assert isinstance(from_json(to_json(DigimonChoose()), "digimon"), DigimonChoose)
    assert isinstance(from_json(to_json(YugiohChoose()), "yugioh"), YugiohChoose)


@pytest.mark.parametrize(
    ("allowed", "known"),
    [
        (words.Happened, by_name.EVENT_NUMBERS), (words.WouldHappen, by_name.WOULDS),
        (words.Cause, by_name.CAUSES), (words.Number, by_name.NUMBERS), (words.Fact, by_name.FACTS),
        (words.Impossible, by_name.CANNOT), (words.Banned, by_name.BANS),
        (words.Duration, by_name.UNTIL), (words.Duration, v.DURATIONS),
    ],
)  # fmt: skip
def test_the_words_that_fields_take_are_those_that_mean_something(allowed: Any, known: Any) -> None:
    assert set(get_args(allowed)) - {""} == set(known) - {""}
