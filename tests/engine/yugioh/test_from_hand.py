"""Traps and Quick-Play Spells that another card lets a player activate from the hand.

Sources: Yu-Gi-Oh rules reference, Set Traps; the texts of Paleozoic Opabinia and Runick Fountain.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import spell, trap
from tests.engine.yugioh.table import Table, fresh

KNOWN = Lexicon({}, {"HERO": 8})
GAIN = la.Activate(do=(la.GainLife(100),))
HERO = trap(fresh(), "Hero", effects=(GAIN,), series=(8,))
OTHER = trap(fresh(), "Other", effects=(GAIN,))


def read(text: str) -> Compiled:
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    return compile_card(facts, text, KNOWN)


def test_traps_of_its_series_while_it_is_face_up() -> None:
    probe = read('You can activate "HERO" Trap Cards from your hand.')
    assert probe.whole
    table = Table([HERO, OTHER], field=[probe.card])
    assert table.may("activate", HERO)
    assert not table.may("activate", OTHER)
    assert not Table([HERO]).may("activate", HERO)
    assert not Table([HERO], opponent_field=[probe.card]).may("activate", HERO)


def test_they_need_a_zone() -> None:
    probe = read('You can activate "HERO" Trap Cards from your hand.').card
    rows = [spell(fresh(), f"Row {number}", v.CONTINUOUS) for number in range(5)]
    assert not Table([HERO], field=[probe], spells=rows).may("activate", HERO)


def test_in_the_turn_that_it_says() -> None:
    # Runick Fountain: "during your opponent's turn"
    text = 'You can activate "HERO" Trap Cards from your hand during your opponent\'s turn.'
    probe = read(text)
    assert probe.whole
    held = la.While((la.During(v.OPPONENT),), (la.FromHand(la.Series(8, "HERO") & la.TRAP),))
    assert probe.card.effects == (held,)
    assert not Table([HERO], field=[probe.card]).may("activate", HERO)


@pytest.mark.parametrize("kind", ["Spells", "Continuous Spells", "cards"])
def test_of_spells_only_quick_play_ones_are_meant(kind: str) -> None:
    assert not read(f'You can activate "HERO" {kind} from your hand.').whole


def test_a_number_that_changes_in_ones_own_turn() -> None:
    # Ancient Warriors - Valiant Zhang De
    probe = read("Gains 300 ATK for each monster your opponent controls, during your turn only.")
    there = replace(probe.card, passcode=fresh())
    table = Table(field=[probe.card], opponent_field=[there])
    assert probe.whole
    assert table.attack(probe.card) == 1300
    assert table.attack(there) == 1000
