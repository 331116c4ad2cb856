"""ATK for the monsters that are co-linked to a card, and what it has by their number.

Sources: the card texts of G Golem Crystal Heart and Tri-Gate Wizard.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import FieldStats
from tests.engine.yugioh.table import Table, link

TEXT = (
    "2 monsters\nEARTH monsters co-linked to this card gain 600 ATK, can make a second attack "
    "during each Battle Phase, also if they attack a Defense Position monster, inflict piercing "
    "battle damage to your opponent."
)


def test_only_monsters_that_point_back_gain_it() -> None:
    heart = compile_card(link("Heart", markers=v.LEFT | v.RIGHT), TEXT, Lexicon({}, {}))
    assert heart.whole, [str(part.why) for part in heart.parts if part.why]
    assert any(isinstance(item, FieldStats) for item in heart.card.effects)
    back = replace(link("Back", markers=v.LEFT), attribute=v.EARTH)
    away = replace(link("Away", markers=v.TOP), attribute=v.EARTH)
    dark = link("Dark", markers=v.LEFT)
    table = Table(field={1: away, 2: heart.card, 3: back})
    assert (table.attack(back), table.attack(away), table.attack(heart.card)) == (2100, 1500, 1500)
    assert Table(field={2: heart.card, 3: dark}).attack(dark) == 1500


GATE = (
    "2 monsters, except Tokens\nGains these effects based on the number of monsters co-linked to "
    "this card.\n● 1+: If a monster co-linked to this card battles your opponent's monster, any "
    "battle damage it inflicts to your opponent is doubled.\n● 2+: Once per turn: You can target 1 "
    "card on the field; banish it.\n● 3: Once per turn, when a card or effect is activated (Quick "
    "Effect): You can negate the activation, and if you do, banish that card."
)


@pytest.mark.parametrize(("left", "may"), [(v.RIGHT, True), (v.LEFT, False)])
def test_effects_by_how_many_monsters_are_co_linked(left: int, may: bool) -> None:
    # The card text of Tri-Gate Wizard.
    gate = compile_card(link("Gate", markers=v.LEFT | v.RIGHT | v.TOP), GATE, Lexicon({}, {}))
    assert gate.whole, [str(part.why) for part in gate.parts if part.why]
    one, other = link("One", markers=left), link("Other", markers=v.LEFT)
    table = Table(field={1: one, 2: gate.card, 3: other})
    assert table.may("activate", gate.card) is may
    _, two, three = gate.card.effects
    for item, op, number in ((two, ">=", 2), (three, "=", 3)):
        assert isinstance(item, la.Effect)
        (held,) = (node for node in item.condition if isinstance(node, la.Compare))
        assert (held.op, held.right) == (op, number)
