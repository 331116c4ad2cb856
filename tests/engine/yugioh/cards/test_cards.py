"""The bundled card definitions are data, say something, and agree with the card table."""

import pytest

from engine.effects import Node, from_json, to_json, walk
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions, fiendsmith
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.language import (
    SELF,
    Activate,
    AsScale,
    ByItself,
    Card,
    Chosen,
    Draw,
    EachTime,
    Effect,
    Equip,
    ForTheTurn,
    Ignition,
    Note,
)  # fmt: skip

CARDS = tuple(definitions().values())

every_card = pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])


def effects(card: Card) -> list[Effect]:
    return [item for item in card.effects if isinstance(item, Effect)]


def test_the_definitions_are_read_once() -> None:
    assert definitions() is definitions()


def test_a_passcode_and_a_name_belong_to_one_card() -> None:
    assert all(passcode == card.passcode for passcode, card in definitions().items())
    named = [card.name for card in CARDS if not card.type & v.TOKEN]  # Tokens may share a name
    assert len(set(named)) == len(named)


def test_a_passcode_defined_twice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.yugioh.cards import vanilla, xyz

    monkeypatch.setattr(xyz, "BITRON", vanilla.BITRON, raising=False)
    with pytest.raises(ValueError, match="36211150 a second time"):
        definitions.__wrapped__()


@every_card
def test_a_definition_survives_json(card: Card) -> None:
    assert from_json(to_json(card)) == card


@every_card
def test_a_definition_can_be_hashed(card: Card) -> None:
    assert hash(card) == hash(from_json(to_json(card)))


@every_card
def test_an_effect_does_something_or_says_what_is_missing(card: Card) -> None:
    assert all(item.do or item.unsupported for item in effects(card))


def test_what_is_not_played_is_reported_wherever_it_stands() -> None:
    lent = Equip(SELF, Chosen(), grants=(Note("lent"),))
    silent = Ignition(v.SZONE, do=(ForTheTurn(EachTime(do=(Draw(1),), unsupported="later")),))
    card = Card(1, "Made up", effects=(
        Note("of the card"), Ignition(v.MZONE, unsupported="of the effect", do=(lent,)), silent,
    ))  # fmt: skip
    assert card.unsupported == ("of the card", "of the effect", "lent", "later")


# Card texts of Fiendsmith's Sequence and Agnumday: what the equipped monster has.
@pytest.mark.parametrize("card", [fiendsmith.SEQUENCE, fiendsmith.AGNUMDAY])
def test_what_an_equip_card_does_not_lend_is_reported(card: Card) -> None:
    (text,) = card.unsupported
    assert "the equipped monster" in text


@every_card
def test_an_extra_deck_monster_has_a_way_to_be_summoned(card: Card) -> None:
    if card.type & v.EXTRA_DECK_TYPES:
        assert card.procedures
    else:
        assert all(isinstance(item, ByItself) for item in card.procedures)


@every_card
def test_the_facts_are_those_of_the_card_table(card: Card) -> None:
    catalog = pytest.importorskip("decklists.catalog").catalog()
    if card.type & v.TOKEN:
        pytest.skip("the card table has no Tokens of single cards")
    fact = catalog[card.passcode]
    assert (card.name, card.type, card.attribute, card.race) == (
        fact.name, fact.kind, fact.attribute, fact.race
    )  # fmt: skip
    assert (card.level, card.attack, card.defense) == (fact.level, fact.atk, fact.def_)
    assert (card.series, card.markers, card.scale) == (
        fact.setcodes, fact.link_marker, fact.lscale
    )  # fmt: skip


def test_a_token_has_the_facts_that_its_card_prints() -> None:
    token = definitions()[35552986]
    assert (token.attribute, token.race, token.level) == (v.LIGHT, v.FIEND, 1)
    assert (token.attack, token.defense) == (0, 0)
    assert token.type == v.MONSTER | v.NORMAL | v.TOKEN


def test_the_compiler_takes_every_definition() -> None:
    compiler = Compiler(list(CARDS))
    compiler.compile()
    # What an effect sets up for the rest of the turn comes behind the effects of its card.
    playable: list[Node] = []
    for card in CARDS:
        playable += [item for item in effects(card) if item.do]
        lasting = [step for step in walk(card) if isinstance(step, ForTheTurn)]
        playable += [step.effect for step in reversed(lasting)]
    # The compiler adds the bare activation of cards that stay on the field, and of scales.
    bare = [item for item in compiler.effect_nodes if not item.do]
    assert all(isinstance(item, (Activate, AsScale)) for item in bare)
    mine = [item for item in compiler.effect_nodes if item.do]
    assert mine == playable
