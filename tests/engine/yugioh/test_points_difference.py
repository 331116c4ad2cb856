"""Cards for every so many points by which the opponent's LP are higher, after what was paid.

Source: the card text of Hope for Escape.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, spell
from tests.engine.yugioh.table import Table, body, fresh, played

TEXT = (
    "If your opponent's LP is at least 1000 higher than yours: Pay 1000 LP; draw 1 card for every "
    "2000 points difference between your LP and your opponent's."
)


def hope() -> Card:
    compiled = compile_card(spell(fresh(), "Hope"), TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


@pytest.mark.parametrize(("lost", "drawn"), [(1000, 1), (2500, 1), (3000, 2), (5000, 3)])
def test_a_card_for_every_2000_points(lost: int, drawn: int) -> None:
    card, loss = hope(), played("Loss", la.LoseLife(lost))
    table = Table([card, loss], [body("A")] * 5)
    table.activate(loss)
    table.activate(card)
    assert len(table.hand) == drawn
    assert table.life() == 8000 - lost - 1000


def test_not_while_the_difference_is_less_than_1000() -> None:
    card, loss = hope(), played("Loss", la.LoseLife(900))
    table = Table([card, loss], [body("A")] * 5)
    assert not table.may("activate", card)
    table.activate(loss)
    assert not table.may("activate", card)
