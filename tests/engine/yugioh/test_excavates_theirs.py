"""Cards that are excavated from the opponent's Deck, and go back as they were.

Source: the card text of Kashtira Ogre; Yu-Gi-Oh field zones, *Deck Zone*.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import LOC, NEXT, ON_TOP, POSITION, STATUS
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, ignition

TEXT = (
    "You can excavate up to 5 cards from the top of your opponent's Deck, banish 1 excavated card, "
    "face-down, and place the rest on the top of the Deck in the same order."
)
A, B, C = body("A"), body("B"), body("C")


def acting() -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert "in the same order" in card_text(found.card, str)[0]
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    return fiend("Acting", ignition(*item.do))


def test_one_is_banished_and_the_rest_goes_back_in_order() -> None:
    card = acting()
    table = Table(field=[card], opponent_deck=[A, B, C])
    table.activate(card)
    assert table.asked == "number"
    table.take(table.decision().options[2])
    for one in (B, C, A):
        table.nature(one)
    assert table.choices() == [("A",), ("B",), ("C",)]
    table.pick(C)
    assert table.pile(v.BANISHED, 1) == ["C"]
    data = table.state.data
    banished = next(n for n in range(int(table.state.cards)) if data[LOC + n] == v.BANISHED)
    assert data[POSITION + banished] & v.FACEDOWN
    # On top lies the first that was revealed, and under it the other one.
    first, second = table.number(B), table.number(A)
    assert data[STATUS + first] & ON_TOP and data[STATUS + second] & ON_TOP
    assert int(data[NEXT + first]) == second + 1
    assert table.deck == []


def test_no_card_of_the_players_own_deck_is_revealed() -> None:
    card = acting()
    table = Table(deck=[A], field=[card], opponent_deck=[B])
    table.activate(card)
    table.take(table.decision().options[0])
    assert ("A",) not in table.choices()
