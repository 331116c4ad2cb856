"""Two monsters with so many Levels between them, sent to the GY for a Special Summon.

Sources: the official texts of the cards named, of which only the phrases stand here; Yu-Gi-Oh solo
rules, 4 and 7.4 (what cannot reach the GY pays no such cost).
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
PROBE = la.Card(9, "Probe", v.MONSTER | v.SYNCHRO | v.EFFECT, v.WATER, v.BEAST, 7, 2000, 1000)
# Ursarctic Polari
APART = (
    "Cannot be Synchro Summoned. Must be Special Summoned (from your Extra Deck) by sending 2 "
    "monsters you control with a Level difference of 1 to the GY (1 Tuner and 1 non-Tuner)."
)


def read(text: str) -> Compiled:
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


def bear() -> la.Card:
    return replace(read(APART).card, passcode=fresh())


def tuner(level: int, name: str = "Tuner", kind: int = 0) -> la.Card:
    return fiend(name, type=v.TUNER | v.EFFECT | kind, level=level)


def test_it_is_read_and_written_back() -> None:
    card = read(APART).card
    assert card.only_by_itself and not any(
        isinstance(way, la.SynchroSummon) for way in card.procedures
    )
    assert any("with a Level difference of 1 to the GY (1 Tuner and 1 non-Tuner" in line
               for line in card_text(card, LEXICON.name_of))  # fmt: skip


def test_both_are_chosen_by_the_levels_they_have_on_the_field() -> None:
    card = bear()
    four, five, six = tuner(4), body("Five", 5), body("Six", 6)
    table = Table(field=[four, five, six], extra=[card])
    table.special(card)
    assert sorted(table.grave) == ["Five", "Tuner"] and "Six" in table.monsters().values()
    table = Table(field=[four, six], extra=[card])
    assert not table.may("special", card)
    raised, up = (
        body("Raised"),
        played("Up", la.ChangeLevel(la.Each(~la.Type(v.TUNER), v.MZONE), 1)),
    )
    table = Table([up], field=[four, raised], extra=[card])
    assert not table.may("special", card)
    table.activate(up)
    table.special(card)
    assert sorted(table.grave) == ["Raised", "Tuner", "Up"]
    lowered = played("Up", la.ChangeLevel(la.Each(la.Type(v.TUNER), v.MZONE), 1))
    table = Table([lowered], field=[four, five], extra=[card])
    table.activate(lowered)
    assert not table.may("special", card)


@pytest.mark.parametrize("other", [tuner(5, "Second"), fiend("Pendulum", type=v.PENDULUM, level=5)])
def test_no_second_tuner_and_none_that_does_not_reach_the_gy(other: la.Card) -> None:
    card = bear()
    assert not Table(field=[tuner(4), other], extra=[card]).may("special", card)


def test_a_face_down_monster_shows_no_level() -> None:
    card, four, five = bear(), tuner(4), body("Five", 5)
    table = Table(field=[four, five], extra=[card])
    assert table.may("special", card)
    table.rewrite_position(five, v.FACEDOWN_DEFENSE)
    assert not table.may("special", card)
