"""What a player can pay for when a card that stays on the field is activated, or not.

Source: the card text of Evil Eye Repose: "When you activate this card: You can banish 1 … card from
your GY; draw 1 card." Its official rulings: the cost is paid, or not, when the card is activated.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Activate,
    Banish,
    Bullet,
    Card,
    Choose,
    Chosen,
    Draw,
    OneOf,
    Optional,
)
from engine.yugioh.language.effects import activations
from tests.engine.yugioh.decisions import Option
from tests.engine.yugioh.table import Table, body

PROBE = Card(9, "Probe", v.SPELL | v.CONTINUOUS)
A, B = body("A"), body("B")
TEXT = "When you activate this card: You can {} draw 1 card."
PAID = compile_card(PROBE, TEXT.format("banish 1 monster from your GY;"), Lexicon({}, {}))


def test_it_is_read_as_one_of_two_activations() -> None:
    (item,) = PAID.card.effects
    assert PAID.whole
    assert isinstance(item, Activate)
    (either,) = item.do
    assert isinstance(either, OneOf)
    ((plain,), (paid,)) = either.options
    assert plain == Bullet()
    assert isinstance(paid, Bullet)
    assert isinstance(paid.cost[0], Banish)
    assert paid.do == (Draw(1),)


def test_without_a_cost_the_player_decides_when_it_resolves() -> None:
    found = compile_card(PROBE, TEXT.format(""), Lexicon({}, {}))
    assert found.whole
    assert found.card.effects == (Activate(do=(Optional((Draw(1),)),)),)


def test_a_target_is_chosen_only_where_it_is_activated_so() -> None:
    text = "When you activate this card: You can target 1 monster in your GY; banish it."
    found = compile_card(PROBE, text, Lexicon({}, {}))
    assert found.whole
    (item,) = found.card.effects
    assert isinstance(item, Activate)
    plain, aimed = activations(item)
    assert (plain.target, plain.do) == ((), ())
    assert (aimed.target, aimed.do) == ((Choose(MONSTER, v.GRAVE),), (Banish(Chosen()),))


def ways(table: Table) -> list[Option]:
    """The ways in which the card can be activated: without paying, and with."""
    return [option for option in table.decision().options if option.word == "activate"]


def test_who_pays_draws() -> None:
    table = Table([PAID.card], deck=[B], grave=[A])
    table.take(ways(table)[1])
    assert (table.hand, table.banished) == (["B"], ["A"])


def test_who_does_not_pay_activates_the_card_alone() -> None:
    table = Table([PAID.card], deck=[B], grave=[A])
    table.take(ways(table)[0])
    assert (table.hand, table.grave) == ([], ["A"])
    assert "Probe" in table.spells().values()


def test_without_anything_to_pay_it_can_still_be_activated() -> None:
    table = Table([PAID.card], deck=[B])
    assert len(ways(table)) == 1
    table.activate(PAID.card)
    assert (table.asked, table.hand) == ("open", [])
