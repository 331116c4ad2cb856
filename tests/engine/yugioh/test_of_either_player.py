"""One card of one player, or another kind of card of the other.

Sources: the card texts of Cyber Slash Harpie Lady and Witchcrafter Golem Aruru.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, ignition

LEXICON = Lexicon({}, {"Gamma": 0x123})
FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
TEXT = (
    'You can target 1 monster your opponent controls or 1 "Gamma" monster you control; return it '
    "to the hand."
)
MINE = fiend("Mine", series=(0x123,))
OTHER, THEIRS, GAMMA = body("Other"), body("Theirs"), fiend("Gamma", series=(0x123,))


def acting() -> la.Card:
    found = compile_card(FACTS, TEXT, LEXICON)
    assert found.whole
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    return fiend("Acting", ignition(*item.do, target=item.target))


def test_each_player_has_cards_of_a_kind() -> None:
    card = acting()
    table = Table(field=[card, MINE, OTHER], opponent_field=[THEIRS, GAMMA])
    table.activate(card)
    assert sorted(table.choices()) == [("Gamma",), ("Mine",), ("Theirs",)]


def test_a_face_down_monster_is_any_of_the_opponents_and_none_of_the_kind() -> None:
    # Yu-Gi-Oh rules reference, public knowledge: nobody sees of what series it is.
    card = acting()
    table = Table(field=[card, MINE], opponent_field=[THEIRS, GAMMA])
    for one in (MINE, THEIRS):
        table.rewrite_position(one, v.FACEDOWN_DEFENSE)
    table.activate(card)
    assert len(table.choices()) == 2
    assert ("Mine",) not in table.choices()


def test_it_is_written_back() -> None:
    found = compile_card(FACTS, TEXT, LEXICON)
    assert card_text(found.card, LEXICON.name_of) == [TEXT]


def test_the_other_kind_may_lie_in_the_gy() -> None:
    # Witchcrafter Golem Aruru: a card on the opponent's side, or one in the player's own GY.
    text = (
        'You can target 1 card your opponent controls, or 1 "Gamma" monster in your GY; return it '
        "to the hand."
    )
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    card = fiend("Acting", ignition(*item.do, target=item.target))
    table = Table(field=[card, MINE], grave=[GAMMA, OTHER], opponent_field=[THEIRS],
                  opponent_grave=[GAMMA])  # fmt: skip
    table.activate(card)
    assert table.choices() == [("Gamma",), ("Theirs",)]
    table.pick(GAMMA)
    assert table.hand == ["Gamma"]
