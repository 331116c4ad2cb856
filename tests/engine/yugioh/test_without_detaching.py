"""Monsters that activate their effects without detaching the materials for them.

Source: the card text of Numeron Network: ""Numeron" Xyz Monsters you control can activate effects
without detaching material(s)"; Yu-Gi-Oh rules reference, X2.
"""

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    Activate,
    BecomesEffect,
    Card,
    Damage,
    Detach,
    DetachEqual,
    Series,
    Type,
    WithoutDetaching,
    spell,
)
from tests.engine.yugioh.table import Table, body, fresh, ignition, names, xyz

SERIES = 0x123
FREE = WithoutDetaching(Series(SERIES) & Type(v.XYZ) & MONSTER & FACE_UP)
NETWORK = spell(fresh(), "Network", v.FIELD, effects=(Activate(), FREE))
A, B = body("A"), body("B")
PAYS = (ignition(Damage(500), cost=(Detach(2),)), ignition(DetachEqual(1), Damage(300)))


def numbered(series: bool = True) -> Card:
    """An Xyz Monster that detaches two for one effect, and one by the other effect."""
    made = xyz("Numbered", effects=PAYS)
    return Card(**{**made.__dict__, "series": (SERIES,) if series else ()})


def laid(card: Card, *materials: Card, network: bool = True) -> Table:
    table = Table(deck=[A, B], field=[card], spells={5: NETWORK} if network else {})
    for one in materials:
        table.attach(one, card)
    return table


def test_nothing_is_detached_for_the_activation() -> None:
    card = numbered()
    table = laid(card)
    table.activate(card, 0)
    assert table.life(1) == 7500
    assert not laid(card, network=False).may("activate", card, 0)


def test_materials_can_be_detached_all_the_same() -> None:
    card = numbered()
    table = laid(card, A, B)
    table.activate(card, 0)
    assert table.choices() == [(), ("A", "B")]
    table.pick(A, B)
    assert sorted(table.grave) == names(A, B)


def test_too_few_are_not_detached() -> None:
    card = numbered()
    table = laid(card, A)
    table.activate(card, 0)
    assert (table.life(1), table.materials(card)) == (7500, names(A))


def test_other_monsters_must_detach() -> None:
    card = numbered(False)
    assert not laid(card, A).may("activate", card, 0)


def test_what_is_detached_by_the_effect_is_detached() -> None:
    card = numbered()
    table = laid(card, A)
    table.activate(card, 1)
    assert table.materials(card) == []
    assert not laid(card).may("activate", card, 1)


TEXT = (
    'During your Main Phase, send 1 "Gamma" Normal Spell Card that meets its activation conditions '
    "from your Deck to the GY; this effect becomes that Spell's effect when that card is "
    'activated. "Gamma" Xyz Monsters you control can activate effects without '
    "detaching material(s)."
)


def test_it_is_read() -> None:
    probe = Card(9, "Probe", v.SPELL | v.FIELD)
    found = compile_card(probe, TEXT, Lexicon({}, {"Gamma": SERIES}))
    assert found.whole, [part.why for part in found.parts]
    (rule,) = (one for one in found.card.effects if isinstance(one, WithoutDetaching))
    assert set(rule.filter.walk()) >= {Type(v.XYZ), FACE_UP, MONSTER}
    assert any(isinstance(node, BecomesEffect) for node in walk(found.card))
