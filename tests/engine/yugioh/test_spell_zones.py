"""Cards in a Spell & Trap Zone, to which the Field Zone does not belong.

Source: Yu-Gi-Oh rules reference, field zones; problem-solving card text.
"""

from dataclasses import replace

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import spell
from tests.engine.yugioh.table import Table, fresh

FACTS = la.Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
ROWS, FIELD = spell(fresh(), "Rows", v.CONTINUOUS), spell(fresh(), "Field", v.FIELD)


def read(text: str) -> Compiled:
    return compile_card(replace(FACTS, passcode=fresh()), text, Lexicon({}, {"HERO": 8}))


def test_what_is_chosen_there() -> None:
    # Salamangreat Heatleo
    probe = read("You can target 1 card in your Spell & Trap Zone; destroy it.")
    assert probe.whole
    assert not Table(field=[probe.card], spells={v.FIELD_ZONE: FIELD}).may("activate", probe.card)
    table = Table(field=[probe.card], spells={0: ROWS, v.FIELD_ZONE: FIELD})
    table.activate(probe.card)
    assert table.grave == ["Rows"]


def test_what_is_counted_there() -> None:
    # Traptrix Vesiculo
    probe = read(
        "If you control no cards in your Spell & Trap Zone: You can pay 100 LP; gain 300 LP."
    )
    assert probe.whole
    assert Table(field=[probe.card], spells={v.FIELD_ZONE: FIELD}).may("activate", probe.card)
    assert not Table(field=[probe.card], spells=[ROWS]).may("activate", probe.card)


def test_a_monster_card_is_in_no_field_zone() -> None:
    # Centur-Ion True Awakening
    text = "You can send 1 face-up Monster Card from your Spell & Trap Zone to the GY; draw 1 card."
    found = read(text)
    assert found.whole
    assert not any(isinstance(node, la.Zones) for node in walk(found.card))
