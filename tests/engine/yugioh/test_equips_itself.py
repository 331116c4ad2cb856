"""Monsters that equip themselves to another one, and what they can do there.

Sources: the card texts named with each test; Yu-Gi-Oh rules reference, Equip Cards.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    EQUIP_CARD,
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    Card,
    Choose,
    Chosen,
    Equip,
    EquipStats,
    Ignition,
    SpecialSummon,
    exists,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, ignition

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
HOST = body("Host", 4, 1500)

SWORD = fiend(
    "Sword",
    ignition(
        Equip(SELF, Chosen(), (EquipStats(600),)),
        where=v.HAND | v.MZONE,
        target=(Choose(MONSTER & FACE_UP & OTHER, v.MZONE),),
    ),
    ignition(SpecialSummon(SELF), where=v.SZONE, condition=(exists(~OTHER & EQUIP_CARD, v.SZONE),)),
)


def test_from_the_hand_it_gives_attack_and_comes_back_as_a_monster() -> None:
    # The card texts of Black Metal Dragon, and of Dragon Buster Destruction Sword.
    assert not Table([SWORD]).may("activate", SWORD, 0)
    table = Table([SWORD], field=[HOST])
    table.activate(SWORD, 0)
    assert (table.equips(HOST), table.attack(HOST)) == (["Sword"], 2100)
    table.activate(SWORD, 1)
    assert sorted(table.monsters().values()) == ["Host", "Sword"]
    assert table.attack(HOST) == 1500


def test_on_the_field_it_is_no_target_of_its_own() -> None:
    # Yu-Gi-Oh rules reference, Equip Cards: no card is equipped to itself.
    assert not Table(field=[SWORD]).may("activate", SWORD, 0)
    assert Table(field=[SWORD, HOST]).may("activate", SWORD, 0)


def test_the_text_of_it_is_read() -> None:
    found = compile_card(
        PROBE,
        'You can target 1 "Gamma" monster you control; equip this monster from your hand or your '
        "side of the field to that target. It gains 600 ATK, also it cannot be destroyed by "
        "battle. "
        "While this card is equipped to a monster: You can Special Summon this card.",
        LEXICON,
    )
    assert found.whole
    first, second = (item for item in found.card.effects if getattr(item, "do", ()))
    assert (first.where, second.where) == (v.HAND | v.MZONE, v.SZONE)  # type: ignore[attr-defined]
    (step,) = first.do  # type: ignore[attr-defined]
    assert step == Equip(SELF, Chosen(), (EquipStats(600),))
    assert OTHER in first.target[0].filter.of  # type: ignore[attr-defined]
    written = card_text(found.card, LEXICON.name_of)[0]
    assert written.endswith("as an Equip Spell that gives it 600 ATK.")


def test_what_is_done_with_this_equip_card_is_done_where_it_is_one() -> None:
    # The card text of Photon Orbital: its monster cannot be sent from the Monster Zone for this.
    text = "You can send this Equip Card to the GY; draw 1 card."
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole and found.card is not None
    (effect,) = found.card.effects
    assert isinstance(effect, Ignition)
    assert (effect.where, effect.condition) == (v.SZONE, (exists(~OTHER & EQUIP_CARD, v.SZONE),))
    also = compile_card(PROBE, "Once per turn: " + text, LEXICON)
    assert not also.whole
