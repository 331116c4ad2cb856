"""What was Tributed decides what comes after, and other ways to say the same.

Sources: the card texts of Hiyari @Ignister, Gashadokuro, the Skeletal Mayakashi and FA.I.ghting
Spirit.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, link

LEXICON = Lexicon({}, {"Gamma": 0x123})
A, B = body("A"), body("B")
LINK = link("Linked", 1, v.BOTTOM)


def read(text: str) -> la.Card:
    found = compile_card(fiend("Beta"), text, LEXICON)
    assert found.whole, [(part.text, part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(("paid", "more"), [(LINK, True), (A, False)])
def test_a_part_that_depends_on_what_was_tributed(paid: la.Card, more: bool) -> None:
    card = read(
        "You can Tribute 1 other monster; gain 100 LP, and if you do, this card becomes Level 2 "
        "until the end of this turn. Then, if you Tributed a Link Monster to activate this effect, "
        "you can gain 500 LP."
    )
    table = Table(field=[card, paid])
    table.activate(card)
    assert table.level(card) == 2
    assert (table.asked == "optional") is more
    assert table.life() == 8100


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "If a Link Monster in your possession is destroyed by card effect: You can draw "
            "1 card.",
            "If a Link Monster you control is destroyed by card effect: You can draw 1 card.",
        ),
        (
            'You can pay 100 LP; your "Gamma" monsters with 1500 or more ATK cannot be '
            "destroyed by battle this turn.",
            'You can pay 100 LP; "Gamma" monsters you control with 1500 or more ATK cannot be '
            "destroyed by battle this turn.",
        ),
    ],
)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert read(one).effects == read(other).effects
