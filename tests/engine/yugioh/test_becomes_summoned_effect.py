"""An effect that becomes what another monster activates when it is Normal Summoned.

Beside it: one of two kinds of cards as a target, or one of each.

Source: the card text of Tellarknight Constellar Caduceus.  Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh

STAR, MOON = 0x779, 0x77A
LEXICON = Lexicon({}, {"Star": STAR, "Moon": MOON})
TEXT = (
    'If this card is Xyz Summoned: You can target 1 "Star" and/or 1 "Moon" card in your GY; add '
    'them to your hand. You can banish 1 "Star" or 1 "Moon" monster from your hand or Deck, and '
    "detach 1 material from this card; this effect becomes that banished monster's effect that "
    'activates when it is Normal Summoned. You can only use each effect of "Probe" once per turn.'
)
MATERIAL = body("Material")


def probe() -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.LIGHT, v.WARRIOR, 4)
    found = compile_card(facts, f"2 Level 4 monsters\n{TEXT}", LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def star(name: str, *effects: la.Effect) -> la.Card:
    return fiend(name, *effects, series=(STAR,))


def when(how: int, who: la.Card | None = None) -> la.Trigger:
    other = None if who is None else la.Named(who.passcode)
    return la.Trigger(v.MZONE, on=la.summoned(how, other), do=(la.Damage(100),))


@pytest.mark.parametrize(
    ("item", "may"),
    [
        (when(0), True),
        (when(v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL), True),
        (when(v.BY_SPECIAL), False),
        (when(v.BY_NORMAL, MATERIAL), False),
        (la.Ignition(v.MZONE, do=(la.Damage(100),)), False),
    ],
)
def test_it_becomes_what_is_activated_then(item: la.Effect, may: bool) -> None:
    card, lender = probe(), star("Lender", item)
    table = Table(deck=[lender, MATERIAL], field=[card])
    table.attach(MATERIAL, card)
    assert table.may("activate", card) is may
    if may:
        table.activate(card)
        assert table.banished == ["Lender"] and table.materials(card) == []
        assert table.life(1) == 7900
        assert not table.may("activate", card)


def test_without_a_material_it_is_not_paid_for() -> None:
    card = probe()
    assert not Table(deck=[star("Lender", when(0))], field=[card]).may("activate", card)


def test_the_cost_of_the_other_monster_is_not_paid() -> None:
    costly = replace(when(v.BY_NORMAL), cost=(la.PayLifePoints(500),))
    card = probe()
    table = Table([star("Lender", costly)], deck=[MATERIAL], field=[card])
    table.attach(MATERIAL, card)
    table.activate(card)
    assert table.life() == 8000 and table.life(1) == 7900


def test_one_of_two_kinds_or_one_of_each() -> None:
    (item, _) = probe().effects
    assert isinstance(item, la.Trigger)
    one, other, both = la.activations(item)
    assert [len(each.target) for each in (one, other, both)] == [1, 1, 2]
    sun = replace(body("Sun"), series=(STAR,))
    moon = replace(body("Moon"), series=(MOON,))
    card = fiend("Asks", la.Ignition(v.MZONE, limit=la.ONCE_PER_TURN, do=item.do))
    for grave, ways in (([sun], 1), ([moon], 1), ([sun, moon], 3), ([MATERIAL], 0)):
        table = Table(field=[card], grave=grave)
        assert sum(text.startswith("activate Asks") for text in table.offers()) == ways
