"""What is forbidden as long as a player controls the monster that was Special Summoned; and damage,
of which there is none but that of effects.

Sources: the card texts of K9-04 Noroi, Lunalight Silver Hound and Des Wombat.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card, Choose, Damage, Destroy, Named, SpecialSummon, TakeControl
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({}, {"Gamma": 0x123})
TEXT = (
    'Special Summon 1 "Gamma" monster from your Deck, but you cannot Special Summon from the Extra '
    'Deck, except "Gamma" monsters, while you control that face-up monster.'
)


def read(text: str, type_: int = v.SPELL) -> Compiled:
    found = compile_card(Card(9, "Probe", type_), text, LEXICON)
    assert found.whole, found.parts
    return found


def test_it_is_written_back() -> None:
    assert card_text(read(TEXT).card, LEXICON.name_of) == [
        'Special Summon 1 "Gamma" monster from your Deck, also while you control that face-up '
        'monster, you cannot Special Summon from the Extra Deck, except "Gamma" monsters.'
    ]


@pytest.mark.parametrize(("then", "may"), [("", False), ("gone", True), ("given", True)])
def test_as_long_as_it_is_controlled(then: str, may: bool) -> None:
    lock = replace(read(TEXT).card, passcode=fresh())
    gamma = replace(body("Gamma"), series=(0x123,))
    other = replace(body("Other"), type=v.MONSTER | v.FUSION)
    this = Choose(Named(gamma.passcode), v.MZONE)
    gone = played("Gone", Destroy(this))
    given = played("Given", TakeControl(this, to=v.OPPONENT))
    calls = played("Calls", SpecialSummon(Choose(Named(other.passcode), v.EXTRA)))
    table = Table([lock, gone, given, calls], deck=[gamma], extra=[other])
    assert table.may("activate", calls)
    table.activate(lock)
    if then in ("gone", "given"):
        table.activate(gone if then == "gone" else given)
    assert table.may("activate", calls) is may


@pytest.mark.parametrize("turn", ["this turn", ""])
def test_no_effect_damage_is_no_damage(turn: str) -> None:
    # Des Wombat, Hanewata
    text = f"You can draw 1 card, also you take no effect damage {turn}." if turn else (
        "You take no effect damage.")  # fmt: skip
    found = read(text, v.MONSTER | v.EFFECT)
    card = replace(found.card, passcode=fresh())
    hurts = played("Hurts", Damage(500, v.YOU))
    table = Table([hurts], deck=[body()], field=[card])
    if turn:
        table.activate(card)
    table.activate(hurts)
    assert table.life() == 8000
