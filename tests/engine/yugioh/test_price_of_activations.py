"""Life Points that are lost each time something is activated in the rest of the turn.

Source: the card text of Evil Eyes Unleashed, "for the rest of this turn, each time you activate a
non-… card or effect, you lose 500 LP".
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Answering, Draw, EachTime, Event, ForTheTurn, LoseLife
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick

GAMMA = la.Series(0x123, "Gamma")
PRICE = ForTheTurn(EachTime(on=Event("activated", ~GAMMA, whose=v.YOU), do=(LoseLife(500),)))
TEXT = (
    'Draw 1 card, but for the rest of this turn, each time you activate a non-"Gamma" card or '
    "effect, you lose 500 LP."
)
A = body("A")
SETS_UP = replace(played("SetsUp", Draw(1), la.Also((PRICE,))), series=(0x123,))
OTHER = played("Other", Draw(1))
OURS = replace(played("Ours", Draw(1)), series=(0x123,))


def test_it_is_read() -> None:
    lexicon = Lexicon({"Probe": 1}, {"Gamma": 0x123})
    found = compile_card(la.spell(1, "Probe", series=(0x123,)), TEXT, lexicon)
    assert found.whole
    assert found.card.effects == (la.Activate(do=(Draw(1), la.Also((PRICE,)))),)


def test_it_is_not_read_of_a_card_that_would_cost_points_itself() -> None:
    lexicon = Lexicon({"Probe": 1}, {"Gamma": 0x123})
    assert not compile_card(la.spell(1, "Probe"), TEXT, lexicon).whole


def test_neither_the_card_itself_nor_one_of_the_series_costs_points() -> None:
    table = Table([SETS_UP, OURS, OTHER], [A] * 4)
    table.activate(SETS_UP)
    table.activate(OURS)
    assert table.life() == 8000
    table.activate(OTHER)
    assert table.life() == 7500


def test_each_activation_of_a_chain_costs() -> None:
    first = fiend("First", ignition(Draw(1), where=v.MZONE))
    second = fiend("Second", quick(Draw(1), condition=(Answering(v.YOU),),
                                    limit=la.ONCE_PER_TURN))  # fmt: skip
    table = Table([SETS_UP], [A] * 4, field=[first, second])
    table.activate(SETS_UP)
    table.decline()
    table.activate(first)
    table.chain(second)
    assert table.life() == 7000


def test_what_was_activated_before_costs_nothing() -> None:
    table = Table([SETS_UP, OTHER], [A] * 4)
    table.activate(OTHER)
    table.activate(SETS_UP)
    assert table.life() == 8000
