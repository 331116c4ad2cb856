"""What a monster is as long as an effect is applied to it; how many Tokens were destroyed.

Sources: the card texts of Galaxy-Eyes Cipher Dragon and Token Collector.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import NEGATED, NEGATED_TURN
from engine.yugioh.queries.matching import name_now
from tests.engine.yugioh.table import Table, body, fiend, fresh

LEXICON = Lexicon({"Captor": 1}, {})
TAKES = (
    "Once per turn: You can target 1 face-up monster your opponent controls; take control of that "
    "monster until the End Phase, but while this effect is applied, it has its effects negated, "
    'its ATK becomes 3000, also its name becomes "Captor".'
)
FOR_TOKENS = (
    "You can target 1 card on the field; destroy as many Tokens on the field as possible, and if "
    "you do, this card gains 400 ATK for each Token destroyed."
)


def captor(text: str) -> la.Card:
    card = fiend("Captor", attack=1000)
    return compile_card(card, text, Lexicon({"Captor": card.passcode}, {})).card


def test_the_monster_is_changed_as_long_as_it_is_controlled() -> None:
    card, taken = captor(TAKES), fiend("Taken", attack=500)
    table = Table(field=[card], opponent_field=[taken])
    table.activate(card)
    assert table.monsters(1) == {}
    number, own = table.number(taken, v.MZONE), table.number(card, v.MZONE)
    assert table.state.attack(number) == 3000
    assert table.status(taken, NEGATED) or table.status(taken, NEGATED_TURN)
    assert name_now(table.state, number) == name_now(table.state, own)


def test_it_is_not_changed_where_it_is_not_taken() -> None:
    # Without a free zone nobody takes control of it. Source: Yu-Gi-Oh field zones, Main Monster
    # Zone.
    card, taken = captor(TAKES), fiend("Taken", attack=500)
    table = Table(field=[card, *map(body, "ABCD")], opponent_field=[taken])
    assert not table.may("activate", card)


@pytest.mark.parametrize("end", [" until the end of your opponent's turn.", ", then draw 1 card."])
def test_nothing_else_is_read_of_it(end: str) -> None:
    text = TAKES.removesuffix(".") + end
    assert not compile_card(fiend("Captor"), text, LEXICON).whole


def test_each_token_that_was_destroyed_counts() -> None:
    token = replace(body("Token"), passcode=fresh(), type=v.MONSTER | v.NORMAL | v.TOKEN)
    hard = replace(token, passcode=fresh(), effects=(la.Indestructible(~la.OTHER, 3),))
    card = captor(FOR_TOKENS)
    table = Table(field=[card, token, hard], opponent_field=[token])
    table.activate(card)
    if table.asked == "cards":
        table.pick(card)
    assert table.state.attack(table.number(card, v.MZONE)) == 1000 + 2 * 400
