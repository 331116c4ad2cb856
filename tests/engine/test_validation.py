"""Definitions are held to the words that their fields take, in both games."""

from typing import Any, cast

import pytest

from engine.digimon import cards as digimon_cards
from engine.digimon import vocabulary as dv
from engine.digimon.compiler.compiler import Compiler as DigimonCompiler
from engine.digimon.language import Choose as DigimonChoose
from engine.digimon.language.card import Event, Main, Trigger, digimon
from engine.digimon.language.operations import Delete, DigivolveInto, Draw
from engine.effects import Node, from_json, to_json
from engine.instruction import CompileError
from engine.validation import validate
from engine.yugioh import cards as yugioh_cards
from engine.yugioh import language as la
from engine.yugioh.compiler.compiler import Compiler as YugiohCompiler

WRONG: Any = cast(Any, "nonsense")


def probe(*effects: Node) -> Any:
    return digimon("X-01", "Probe", dv.RED, 3, 3, 3000, effects=effects)


def test_bundled_definitions_hold_only_words_that_mean_something() -> None:
    for card in yugioh_cards.definitions().values():
        validate(card, card.name)
    for other in digimon_cards.definitions().values():
        validate(other, other.name)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (Trigger(on=Event(WRONG), do=(Draw(1),)), "Event(what='nonsense')"),
        (Main(do=(DigivolveInto(cost=WRONG),)), "DigivolveInto(cost='nonsense')"),
        (Main(do=(Delete(DigimonChoose(total=(WRONG, 6))),)), "Choose(total='nonsense')"),
    ],
)
def test_a_word_that_means_nothing_is_refused_with_its_card(effect: Node, said: str) -> None:
    with pytest.raises(CompileError) as error:
        DigimonCompiler([probe(effect)]).compile()
    assert str(error.value).startswith(f"Probe: {said}: expected one of ")


def test_numbers_and_free_texts_are_no_such_words() -> None:
    named = Delete(DigimonChoose(name="it"))
    validate(probe(Main(do=(DigivolveInto(cost=3), named))), "Probe")


def test_a_definition_read_from_json_is_held_to_them() -> None:
    spell = la.spell(1, "Trial", effects=(la.Activate(do=(la.ToDeck(where="top"),)),))
    data = to_json(spell)
    data["effects"][0]["do"][0]["where"] = "middle"
    with pytest.raises(CompileError, match=r"^Trial: ToDeck\(where='middle'\): expected one of"):
        YugiohCompiler([from_json(data)]).compile()
