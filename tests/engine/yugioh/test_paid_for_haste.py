"""What a Trap pays to be activated in the turn it was Set.

Source: the card texts of Traptrix Holeutea and the Maliss Traps ("You can activate this card the
turn it was Set, by …"); the official rulebook: a Trap cannot be activated in the turn it was Set.
"""

import pytest

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fresh, played

A, B = body("A"), body("B")
PRICE = la.IfSetThisTurn((la.Discard(la.Choose(la.MONSTER, v.HAND)),))


def hasty(*cost: Node, **rest: object) -> la.Card:
    effect = la.Activate(cost=(PRICE, *cost), do=(la.GainLife(100),), **rest)  # type: ignore[arg-type]
    return la.trap(fresh(), "Hasty", effects=(effect,))


def test_in_the_turn_it_was_set_the_price_is_paid() -> None:
    card = hasty()
    table = Table([card, A])
    assert not table.may("activate", card)  # not from the hand
    table.set(card)
    table.activate(card)
    assert table.grave == ["A", "Hasty"]
    assert table.life() == 8100


def test_without_it_the_trap_waits() -> None:
    card = hasty()
    table = Table([card])
    table.set(card)
    assert not table.may("activate", card)


def test_later_nothing_is_paid() -> None:
    card = hasty()
    table = Table([A], sets=[card])
    table.activate(card)
    assert table.hand == ["A"]
    assert table.life() == 8100


def test_nor_where_something_else_lets_it_be_activated() -> None:
    # The card text of Trap Trick: "and it can be activated this turn".
    card = hasty()
    lays = played("Lays", la.SetCard(la.Choose(la.Type(v.TRAP), v.DECK), "at-once"))
    table = Table([lays, A], [card])
    table.activate(lays)
    table.activate(card)
    assert table.hand == ["A"]


def test_other_costs_are_paid_too() -> None:
    card = hasty(la.PayLifePoints(1000))
    table = Table([card, A])
    table.set(card)
    table.activate(card)
    assert table.grave == ["A", "Hasty"]
    assert table.life() == 7100


def test_not_together_with_an_activation_from_the_hand() -> None:
    with pytest.raises(CompileError):
        Table([hasty(from_hand=(la.none(la.MONSTER, v.MZONE),))])


# -------------------------------------------------------------- what is read

_FIRST = "You can activate this card the turn it was Set, by discarding 1 monster."


@pytest.mark.parametrize("text", [f"{_FIRST} Draw 1 card.", f"Draw 1 card. {_FIRST}"])
def test_how_it_is_read_and_written(text: str) -> None:
    found = compile_card(la.trap(fresh(), "Beta"), text, Lexicon({}, {}))
    assert found.whole
    (effect,) = found.card.effects
    assert isinstance(effect, la.Activate)
    assert [type(one) for one in effect.cost] == [la.IfSetThisTurn]
    assert effect.do == (la.Draw(1),)
    assert card_text(found.card, defined_name) == [f"Draw 1 card. {_FIRST}"]


def test_only_of_a_trap() -> None:
    assert not compile_card(
        la.spell(fresh(), "Beta"), f"{_FIRST} Draw 1 card.", Lexicon({}, {})
    ).whole
