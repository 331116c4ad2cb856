"""Equip Spells that an effect equips to a monster that they can be equipped to.

Sources: the official texts of Mikanko Rivalry, Mikanko Promise, Ohime the Manifested Mikanko and
Mikanko Dance - Mayowashidori, of which only the phrases stand here.
"""

from typing import Any

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import PROPER
from tests.engine.yugioh.table import Table, body, fresh, xyz

LEXICON = Lexicon({}, {"Gamma": 0x123})
SPELL = la.Card(9, "Probe", v.SPELL)
EQUIP = la.Card(9, "Probe", v.SPELL | v.EQUIP)
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.WARRIOR, 4, 1000, 1000)
FOR_ANY = la.spell(fresh(), "For Any", v.EQUIP)
FOR_FIENDS = la.spell(
    fresh(), "For Fiends", v.EQUIP, effects=(la.EquipOnlyTo(la.Race(v.FIEND)),)
)  # fmt: skip
WARRIOR, FIEND = body("Warrior"), body("Fiend", race=v.FIEND)


def read(text: str, facts: la.Card) -> la.Card:
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


def test_one_from_the_deck_that_can_equip_to_the_target() -> None:
    probe = read(
        "Target 1 face-up monster you control; equip it with 1 Equip Spell from your Deck that can "
        "equip to it.",
        SPELL,
    )
    assert not Table([probe], field=[WARRIOR], deck=[FOR_FIENDS]).may("activate", probe)
    table = Table([probe], field=[FIEND], deck=[FOR_FIENDS, FOR_ANY])
    table.activate(probe)
    table.pick(FOR_FIENDS)
    assert table.equips(FIEND) == ["For Fiends"]


def test_a_targeted_one_to_such_a_monster_on_either_field() -> None:
    probe = read(
        "You can target 1 Equip Spell in your GY; equip it to 1 appropriate monster on the field.",
        MONSTER,
    )
    alone: dict[str, Any] = {"field": [probe], "grave": [FOR_FIENDS]}
    assert not Table(**alone).may("activate", probe)
    table = Table(**alone, opponent_field=[FIEND, WARRIOR])
    table.activate(probe)
    assert table.equips(FIEND) == ["For Fiends"]


def test_this_equip_spell_from_the_gy_on_a_monster_that_is_banished_when_it_leaves() -> None:
    probe = read(
        'If this card is in your GY: You can target 1 "Gamma" monster in your GY; Special Summon '
        "it, and if you do, equip it with this card, but banish it when it leaves the field.",
        EQUIP,
    )
    _, effect = probe.effects
    assert isinstance(effect, la.Ignition)
    assert effect.where == v.GRAVE
    summoned = la.SpecialSummon(la.Chosen(), but=("banished-when-it-leaves",))
    assert effect.do == (summoned, la.IfDone((la.Equip(to=la.Chosen()),)))


def test_what_is_said_at_the_end_is_of_the_summoned_monster() -> None:
    probe = read(
        'Special Summon 1 "Gamma" monster from your hand, then you can equip it with 1 Equip Spell '
        "from your GY that can equip to that monster. Banish that monster when it leaves the "
        "field.",
        SPELL,
    )
    (effect,) = probe.effects
    assert isinstance(effect, la.Activate)
    summon, then = effect.do
    assert isinstance(summon, la.SpecialSummon) and isinstance(then, la.Then)
    assert summon.but == ("banished-when-it-leaves",)


def test_a_monster_and_its_equip_cards_become_materials_of_one_that_it_summons() -> None:
    # DoomZ V Five - Amalthe
    probe = read(
        "While this card is equipped with an Equip Card (Quick Effect): You can Special Summon 1 "
        "DARK Xyz Monster from your Extra Deck with the same Rank as this card's Level, and if you "
        "do, attach this card and its Equip Cards to that monster as material (this is treated as "
        "an Xyz Summon).",
        MONSTER,
    )
    fit, unfit = xyz("Fit", rank=4), xyz("Unfit", rank=5)
    assert not Table(field=[probe], extra=[fit]).may("activate", probe)
    table = Table([FOR_ANY, FOR_FIENDS], field=[probe], extra=[fit, unfit])
    table.activate(FOR_ANY)
    table.activate(probe)
    table.decline()
    assert table.materials(fit) == ["For Any", "Probe"]
    assert table.status(fit, PROPER)
    assert table.grave == []
