"""Pendulum Monsters with ways of their own: Pendulum Summoned or else, and banished as material.

Sources: the card texts of Odd-Eyes Revolution Dragon and Performapal Odd-Eyes Synchron; Yu-Gi-Oh
solo rules, 3.9 and 3.10.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    BanishedAsMaterial,
    Card,
    Choose,
    PendulumSummon,
    SpecialSummon,
    Summoned,
    SynchroSummon,
    monster,
)
from engine.yugioh.movement.pendulum_zones import LEFT, RIGHT
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, POSITION, STATUS
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, played, xyz

LEXICON = Lexicon({"Probe": 9}, {})
LOW, HIGH = (fiend(f"Scale {n}", type=v.PENDULUM | v.EFFECT, scale=n) for n in (1, 12))
MUST = (
    "Must be Pendulum Summoned (from your hand), or be Special Summoned (from your hand) by "
    "Tributing 3 Dragon monsters (1 Fusion, 1 Synchro, and 1 Xyz)."
)
BANISH = (
    "If this card, Special Summoned from the Extra Deck, is used as Synchro Material, banish it."
)
TUNED = (
    "Once per turn: You can target 1 monster you control; this turn, that face-up monster is "
    "treated as a Tuner, also its Level becomes 1 (even if this card leaves the field)."
)


def read(text: str, box: str = "Monster", **facts: int) -> Card:
    card = fiend("Probe", type=v.PENDULUM | v.EFFECT, scale=5, **facts)
    found = compile_card(replace(card, passcode=9), f"[ {box} Effect ]\n{text}", LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def dragon(card: Card) -> Card:
    return replace(card, race=v.DRAGON, passcode=fresh())


SYNCHRO = monster(
    fresh(), "Synchro", v.DARK, v.DRAGON, 5, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
    procedures=(SynchroSummon(),),
)  # fmt: skip
THREE = [dragon(fusion("Fusion")), SYNCHRO, dragon(xyz("Xyz"))]


def with_scales(table: Table) -> Table:
    for card in (LOW, HIGH):
        table.rewrite(STATUS, card, IN_PENDULUM_ZONE)
    return table


def test_it_is_read_and_written() -> None:
    card = read(MUST, level=8)
    assert PendulumSummon() in card.procedures and card.only_by_itself
    assert card_text(card, defined_name) == [
        MUST.replace(
            "3 Dragon monsters (1 Fusion, 1 Synchro, and 1 Xyz)",
            "1 Dragon Fusion Monster, 1 Dragon Synchro Monster, and 1 Dragon Xyz Monster",
        )
    ]


def test_pendulum_summoned_from_the_hand_alone() -> None:
    card = read(MUST, level=8)
    table = with_scales(Table([card], spells={LEFT: LOW, RIGHT: HIGH}))
    assert "pendulum" in table.offers()
    away = with_scales(Table(deck=[card], spells={LEFT: LOW, RIGHT: HIGH}))
    number = away.take_up(card)
    away.state.insert(number, v.EXTRA, 0)
    away.rewrite(POSITION, card, v.FACEUP_ATTACK)
    assert "pendulum" not in away.offers()


def test_otherwise_for_one_dragon_of_each_kind() -> None:
    card = read(MUST, level=8)
    table = Table([card], field=THREE)
    table.special(card)
    assert table.monsters() == {0: "Probe"}
    other = [THREE[0], dragon(fusion("Other")), THREE[2]]
    assert not Table([card], field=other).may("special", card)


def test_no_effect_summons_it() -> None:
    card = read(MUST, level=8)
    cheat = played("Cheat", SpecialSummon(Choose(MONSTER, v.HAND)))
    assert not Table([cheat, card]).may("activate", cheat)


@pytest.mark.parametrize(("how", "banished"), [(v.BY_FROM_EXTRA, True), (v.BY_FROM_HAND, False)])
def test_banished_as_synchro_material(how: int, banished: bool) -> None:
    card = read(BANISH, level=2)
    assert card.effects == (BanishedAsMaterial(Summoned(v.BY_FROM_EXTRA)),)
    card = replace(card, type=card.type | v.TUNER)
    table = Table(extra=[SYNCHRO], field=[body("Three", level=3)], deck=[card])
    table.lay(card, 2, how=v.BY_SPECIAL | how)
    table.special(SYNCHRO)
    assert table.banished == (["Probe"] if banished else [])
    assert table.extra == ([] if banished else ["Probe"])


def test_a_tuner_of_another_level_this_turn() -> None:
    card = read(TUNED, "Pendulum")
    other = body("Four", level=4)
    table = Table(extra=[replace(SYNCHRO, level=5)], field=[body("B", level=4), other],
                  spells={LEFT: card})  # fmt: skip
    table.rewrite(STATUS, card, IN_PENDULUM_ZONE)
    assert not table.may("special", SYNCHRO)
    table.activate(card)
    table.pick(other)
    assert table.may("special", SYNCHRO)
