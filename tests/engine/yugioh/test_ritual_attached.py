"""Xyz Materials that are detached as monsters for a Ritual Summon.

Source: the card text of Drytron Mu Beta Fafnir: "you can detach a material(s) from this card as
monster(s) required for the Ritual Summon".
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import DetachesForRituals, RitualSummon
from engine.yugioh.position.slots import NEGATED, STATUS
from tests.engine.yugioh.table import Table, body, fiend, played, xyz

A, B = body("A", level=4), body("B", level=3)
RITUAL = fiend("Ritual", type=v.RITUAL | v.EFFECT, level=7)
RITE = played("Rite", RitualSummon())
FAFNIR = xyz("Fafnir", effects=(DetachesForRituals(),))
OTHER = xyz("Other")


def laid(host: la.Card, *attached: la.Card, rite: la.Card = RITE, hand: la.Card = A) -> Table:
    table = Table([rite, RITUAL, hand], list(attached), field=[host])
    for card in attached:
        table.attach(card, host)
    return table


def test_its_material_is_one_of_the_monsters() -> None:
    # Yu-Gi-Oh solo rules, 3.10: their Levels together reach that of the Ritual Monster.
    table = laid(FAFNIR, B)
    table.activate(RITE)
    assert sorted(table.grave) == ["A", "B", "Rite"]
    assert table.monsters() == {0: "Fafnir", 1: "Ritual"}
    assert table.materials(FAFNIR) == []


@pytest.mark.parametrize("host", [OTHER, FAFNIR])
def test_that_of_another_or_a_negated_one_is_not(host: la.Card) -> None:
    table = laid(host, B)
    if host is FAFNIR:
        assert table.may("activate", RITE)
        table.rewrite(STATUS, host, NEGATED, v.MZONE)
    assert not table.may("activate", RITE)


def test_what_is_no_monster_or_not_asked_for_is_not() -> None:
    spell = played("Spell", la.Damage(100))
    assert not laid(FAFNIR, spell).may("activate", RITE)
    only = played("Only A", RitualSummon(tributes=la.Named(A.passcode)))
    assert not laid(FAFNIR, B, rite=only).may("activate", only)


def test_a_rite_without_tributes_from_hand_or_field_takes_none() -> None:
    others = la.Each(la.MONSTER, v.GRAVE)
    of_grave = played("Of the GY", RitualSummon(from_=0, others=others))
    assert not laid(FAFNIR, A, B, rite=of_grave).may("activate", of_grave)


def test_it_is_read() -> None:
    text = (
        "2 Level 4 monsters\nWhen you Ritual Summon, you can detach a material(s) from this card "
        "as monster(s) required for the Ritual Summon."
    )
    found = compile_card(xyz("Probe"), text, Lexicon({}, {}))
    assert found.whole and found.card.effects == (DetachesForRituals(),)
