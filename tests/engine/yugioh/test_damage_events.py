"""What waits for damage by certain cards, and damage for each card of an event.

Sources: the card texts of Trickstar Holly Angel ("takes damage by a … monster's effect", "the
damage they took"), Noble Angel ("effect damage is inflicted"), Lycoris and Rhodode ("for each"),
Candina ("immediately after it resolves"). Names are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

GAMMA = 0x123
LEXICON = Lexicon({"Probe": 9}, {"Gamma": GAMMA})
BY_KIND = (
    'If your opponent takes damage by a "Gamma" monster\'s effect: This card gains ATK equal to '
    "the damage they took, until the end of this turn."
)
INFLICTED = "If effect damage is inflicted: You can gain 500 LP."
ADDED = "Each time a card(s) is added to your opponent's hand, inflict 200 damage to them for each."
BANISHED = (
    "Each time a card(s) is banished from your opponent's GY, immediately inflict 200 damage to "
    "your "
    "opponent for each card banished."
)
A, B = body("A"), body("B")
BURNS = played("Burns", la.Damage(600))
BURNS_ME = played("Burns me", la.Damage(600, v.YOU))
DRAW = played("Draw", la.Draw(2, v.OPPONENT))
BANISH = played("Banish", la.Banish(la.Choose(la.MONSTER, v.GRAVE, 2, 2, v.OPPONENT)))
MINE = played("Mine", la.Banish(la.Choose(la.MONSTER, v.GRAVE, 2, 2)))


def probe(text: str) -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


@pytest.mark.parametrize(("series", "attack"), [((GAMMA,), 1700), ((), 1000)])
def test_only_such_a_monster(series: tuple[int, ...], attack: int) -> None:
    card = probe(BY_KIND)
    burner = replace(fiend("Burner", ignition(la.Damage(700))), series=series)
    table = Table(field=[card, burner])
    table.activate(burner)
    assert table.life(1) == 7300 and table.attack(card) == attack


def test_no_spell_is_one() -> None:
    card = probe(BY_KIND)
    table = Table([BURNS], field=[card])
    table.activate(BURNS)
    assert table.attack(card) == 1000


@pytest.mark.parametrize("spell", [BURNS, BURNS_ME])
def test_damage_to_either_player(spell: la.Card) -> None:
    card = probe(INFLICTED)
    table = Table([spell], field=[card])
    table.activate(spell)
    before = table.life()
    table.chain(card)
    assert table.life() == before + 500


def test_for_each_card_that_is_added() -> None:
    table = Table([DRAW], field=[probe(ADDED)])
    table.activate(DRAW)
    assert table.life(1) == 7600


@pytest.mark.parametrize(("spell", "life"), [(BANISH, 7600), (MINE, 8000)])
def test_for_each_card_that_is_banished(spell: la.Card, life: int) -> None:
    mine, theirs = ([], [A, B]) if spell is BANISH else ([A, B], [])
    table = Table([spell], field=[probe(BANISHED)], grave=mine, opponent_grave=theirs)
    table.activate(spell)
    assert table.life(1) == life


def test_of_cards_that_moved_alone() -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = ADDED.replace("a card(s) is added to your opponent's hand", "you gain LP")
    assert not compile_card(facts, text, LEXICON).whole
