"""One of two effects, or both in sequence: under a condition, or for a Tribute at the activation.

Sources: the official texts of Six Strike - Double Assault, Vaalmonica Followed Rhythm and Mitsurugi
Prayers; names and sentences are made up.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body

BULLETS = "\n● Gain 500 LP.\n● Take 300 damage, then you can draw 1 card."
IF_YOU_CONTROL = (
    "Apply 1 of these effects, or if you control a Dragon monster, you can apply both effects in "
    f"sequence.{BULLETS}"
)
MUST_CONTROL = (
    "Apply 1 of these effects. You must control a LIGHT Monster Card to activate and to resolve "
    "this effect. If you control a Dragon monster, you can apply both effects in sequence."
    f'{BULLETS}\nYou can only activate 1 "Probe" per turn.'
)
TRIBUTED = (
    "When you activate this card, you can also Tribute 1 Warrior monster in your hand or field; "
    "apply 1 of these effects, or if you Tributed a monster at activation, you can apply both "
    f"effects in sequence.{BULLETS}"
)
DRAGON, WARRIOR = body("Dragon", race=v.DRAGON), body("Warrior")


def read(text: str) -> la.Card:
    found = compile_card(la.Card(9, "Probe", v.SPELL), text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(("there", "options"), [(WARRIOR, 2), (DRAGON, 3)])
def test_both_only_while_the_condition_holds(there: la.Card, options: int) -> None:
    probe = read(IF_YOU_CONTROL)
    table = Table([probe], field=[there], deck=[body()])
    table.activate(probe)
    assert len(table.offers()) == options


def test_both_are_applied_one_after_the_other() -> None:
    probe = read(IF_YOU_CONTROL)
    table = Table([probe], field=[DRAGON], deck=[body("Drawn")])
    before = table.life()
    table.activate(probe)
    table.take(table.decision().options[2])
    table.yes()
    assert table.life() - before == 200
    assert table.hand == ["Drawn"]


def test_what_must_be_there_stands_before_the_bullets() -> None:
    probe = read(MUST_CONTROL)
    dark = body("Dark", attribute=v.DARK)
    assert Table([probe], field=[body()], deck=[dark]).may("activate", probe)
    assert not Table([probe], field=[dark], deck=[dark]).may("activate", probe)


@pytest.mark.parametrize(("tributed", "options"), [(False, 2), (True, 3)])
def test_a_tribute_at_the_activation_is_for_both(tributed: bool, options: int) -> None:
    probe = read(TRIBUTED)
    table = Table([probe], field=[WARRIOR], deck=[body()])
    alone, paid = (
        one for one in table.decision().options if table.says(one).startswith("activate")
    )
    table.take(paid if tributed else alone)
    assert ("Warrior" in table.grave) is tributed
    assert len(table.offers()) == options


def test_they_are_written_back() -> None:
    line, *_ = card_text(read(IF_YOU_CONTROL), str)
    assert line.startswith("Apply 1 of these effects, or if you control a Dragon monster, you can")
    line, *_ = card_text(read(TRIBUTED), str)
    assert "or if you Tributed a monster at activation, you can apply both effects in" in line
