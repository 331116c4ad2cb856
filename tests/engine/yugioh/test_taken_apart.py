"""What is said of several cards at once, or in an unusual place, and what it says.

Sources: the card texts named with each case; Yu-Gi-Oh rules reference, phases of a turn (no Draw
Phase is played).
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card, Choose, Each, Named, SendToGrave, Tribute
from tests.engine.yugioh.table import Table, fiend, fresh, played

LEXICON = Lexicon({"Alpha": 1, "Beta": 2, "Delta": 3, "Probe": 9}, {"Gamma": 0x123})
EFFECT = v.MONSTER | v.EFFECT


def read(text: str, type_: int = EFFECT) -> Compiled:
    found = compile_card(Card(9, "Probe", type_, v.DARK, v.FIEND, 4, 1000, 1000), text, LEXICON)
    assert found.whole, found.parts
    return found


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        # Ojama Delta Hurricane!!
        ('If you control "Alpha", "Beta", and "Delta": You can draw 1 card.',
         'If you control "Alpha" and you control "Beta" and you control "Delta": You can draw 1 '
         "card."),
        # Altergeist Malwisp
        ('You can target 1 "Gamma" monster in your GY; Special Summon it, but for the rest of this '
         "turn, it cannot activate its effects.",
         'You can target 1 "Gamma" monster in your GY; Special Summon it, but it cannot activate '
         "its effects this turn."),
        # Hecahands Godos
        ("If a card is added to your opponent's hand (except during the Draw Phase or Damage Step)"
         ": You can draw 1 card.",
         "If a card is added to your opponent's hand: You can draw 1 card."),
    ],
)  # fmt: skip
def test_both_say_the_same(said: str, plain: str) -> None:
    assert read(said).card == read(plain).card


@pytest.mark.parametrize("tributed", [True, False])
def test_what_was_tributed_and_sent_to_the_gy(tributed: bool) -> None:
    # Altergeist Dragvirion
    text = "If this card is Tributed and sent to the GY: You can Special Summon this card."
    card = replace(read(text).card, passcode=fresh())
    what = Each(Named(card.passcode), v.MZONE)
    step = Tribute(Choose(Named(card.passcode), v.MZONE)) if tributed else SendToGrave(what)
    use = played("Use", step)
    table = Table([use], field=[card])
    table.activate(use)
    if tributed:
        table.chain(card)
    assert bool(table.monsters()) is tributed


def test_one_of_several_is_not_enough() -> None:
    text = 'If you control "Alpha", "Beta", and "Delta": You can gain 500 LP.'
    card = replace(read(text).card, passcode=fresh())
    three = [replace(fiend(name), passcode=number) for number, name in
             ((1, "Alpha"), (2, "Beta"), (3, "Delta"))]  # fmt: skip
    assert Table(field=[card, *three]).may("activate", card)
    assert not Table(field=[card, *three[:2]], also=three).may("activate", card)
