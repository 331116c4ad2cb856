"""How many different Monster Types there are among monsters.

Sources: the official texts of Artmage Graflare, Kyoro Ryu-Ge Kaiva and Ragnaraika Hunting Dance, of
which only the phrases stand here.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body

FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.FIEND, 4, 1000, 1000)
SPELL = la.Card(9, "Probe", v.SPELL)
WARRIOR, OTHER_WARRIOR = body("Warrior"), body("Other Warrior")
DRAGON, PLANT = body("Dragon", race=v.DRAGON), body("Plant", race=v.PLANT)


def read(text: str, facts: la.Card = FACTS) -> la.Card:
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(("second", "may"), [(DRAGON, True), (OTHER_WARRIOR, False)])
def test_a_condition_on_the_types_on_ones_field(second: la.Card, may: bool) -> None:
    text = "If you have 3 or more different Monster Types on your field: You can draw 1 card."
    probe = read(text)
    table = Table(field=[probe, WARRIOR, second], opponent_field=[PLANT], deck=[body()])
    assert table.may("activate", probe) is may
    line, *_ = card_text(probe, str)
    assert line.startswith("If there are 3 or more different Monster Types among the monsters you")


def test_a_type_that_nobody_sees_is_none() -> None:
    text = "If you have 2 or more different Monster Types on your field: You can draw 1 card."
    probe = read(text)
    table = Table(field=[probe, WARRIOR], deck=[body()])
    assert table.may("activate", probe)
    table.rewrite_position(WARRIOR, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", probe)


def test_as_many_as_there_are_types() -> None:
    probe = read("Draw cards equal to the number of different Monster Types on the field.", SPELL)
    (effect,) = probe.effects
    assert isinstance(effect, la.Activate)
    seen = la.MONSTER & la.FACE_UP
    assert effect.do == (la.Draw(la.Names(seen, v.MZONE, v.EITHER, "type")),)


def test_types_among_monsters_of_some_types() -> None:
    probe = read(
        "Draw cards equal to the number of different Monster Types among the Link Monsters you "
        "control that are Insect, Plant, or Reptile.",
        SPELL,
    )
    (effect,) = probe.effects
    assert isinstance(effect, la.Activate)
    (draw,) = effect.do
    assert isinstance(draw, la.Draw) and isinstance(draw.count, la.Names)
    assert la.Race(v.INSECT | v.PLANT | v.REPTILE) in draw.count.filter.of  # type: ignore[attr-defined]
