"""A Pendulum Monster that is added to the Extra Deck face-up, and Pendulum Effects that say where
they are used.

Sources: the official texts of Junoldo the Shadespirit Power Patron and Master Pendulum, the
Dracoslayer, of which only the phrases stand here; Yu-Gi-Oh rules reference, X2.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.movement.pendulum_zones import LEFT
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, STATUS
from tests.engine.yugioh.table import Table, played

TYPES: int = v.MONSTER | v.EFFECT | v.PENDULUM
FACTS = la.Card(9, "Probe", TYPES, v.LIGHT, v.FIEND, 4, 1000, 1000, scale=4)
ADDED = "If this card is added to your Extra Deck face-up: You can gain 500 LP."


def read(text: str, facts: la.Card = FACTS) -> la.Card:
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


def test_it_is_used_there_when_it_would_have_gone_to_the_gy() -> None:
    probe = read(f"[ Monster Effect ]\n{ADDED}")
    destroys = played("Destroys", la.Destroy(la.Choose(la.MONSTER, v.MZONE)))
    table = Table([destroys], field=[probe])
    before = table.life()
    table.activate(destroys)
    table.chain(probe)
    assert table.life() - before == 500


def test_only_a_pendulum_monster_of_the_main_deck_is_face_up_there() -> None:
    for types in (v.MONSTER | v.EFFECT, TYPES | v.XYZ):
        facts = replace(FACTS, type=types)
        assert not compile_card(facts, ADDED, Lexicon({}, {})).whole


def test_a_pendulum_effect_is_used_in_its_zone_anyway() -> None:
    card = read(
        "[ Pendulum Effect ]\nIf a DARK monster is Special Summoned to your field, while this card "
        "is in your Pendulum Zone: You can draw 1 card.\n[ Monster Effect ]\n" + ADDED
    )
    effect, _ = card.effects
    assert isinstance(effect, la.Trigger)
    assert effect.where == v.PZONE
    assert effect.on.side == v.YOU


def test_once_while_it_is_in_its_zone() -> None:
    card = read(
        "[ Pendulum Effect ]\nOnce, while this card is in your Pendulum Zone: You can gain 500 LP."
        "\n[ Monster Effect ]\n" + ADDED
    )
    effect, _ = card.effects
    assert isinstance(effect, la.Ignition)
    assert (effect.where, effect.limit) == (v.PZONE, la.Limit("stay"))
    table = Table(spells={LEFT: card})
    table.rewrite(STATUS, card, IN_PENDULUM_ZONE)
    table.activate(card)
    assert not table.may("activate", card)


def test_a_card_in_a_pendulum_zone_goes_with_another_that_may_be_in_the_hand() -> None:
    # Jupredo the Shademachine Power Patron
    card = read(
        "[ Pendulum Effect ]\nDuring your Main Phase: You can destroy this card and 1 DARK monster "
        "in your hand or face-up field, then you can destroy 1 card on the field.\n"
        "[ Monster Effect ]\n" + ADDED
    )
    effect, _ = card.effects
    assert isinstance(effect, la.Ignition)
    assert effect.where == v.PZONE


def test_this_card_on_the_field_is_one_of_the_fusion_materials() -> None:
    # Artmage Power Patron
    card = read(
        "(Quick Effect): You can Fusion Summon 1 DARK Fusion Monster from your Extra Deck, using "
        "this card you control and monsters from your hand or field.",
        replace(FACTS, type=v.MONSTER | v.EFFECT),
    )
    (effect,) = card.effects
    assert isinstance(effect, la.Quick)
    (step,) = effect.do
    assert isinstance(step, la.FusionSummon)
    assert step.including == ~la.OTHER
    assert step.sources == (la.Each(la.MONSTER, v.HAND | v.MZONE),)


def test_tributed_from_the_field_it_is_used_there() -> None:
    # The card text of Poissonniere de Nouvelles
    text = (
        "If this card on the field is Tributed and added to the Extra Deck face-up: You can gain "
        "500 LP."
    )
    probe = read(f"[ Monster Effect ]\n{text}")
    for step, life in (
        (la.Tribute(la.Choose(la.MONSTER, v.MZONE)), 500),
        (la.Destroy(la.Choose(la.MONSTER, v.MZONE)), 0),
    ):
        leaves = played("Leaves", step)
        table = Table([leaves], field=[probe])
        before = table.life()
        table.activate(leaves)
        if life:
            table.chain(probe)
        assert (table.asked, table.life() - before) == ("open", life)
