"""What a player cannot do for the rest of the Duel for a Trap that was activated from the hand.

Source: the card texts of Dominus Purge and Dominus Impulse, "If you activated this card from your
hand, you cannot activate the effects of … monsters for the rest of this Duel."
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Answering, Attribute, Ban, GainLife, IfFromHand
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LOCK = (
    "If you activated this card from your hand, you cannot activate the effects of DARK, WATER, "
    "and FIRE monsters for the rest of this Duel."
)
FROM_HAND = "If your opponent controls a card, you can activate this card from your hand."
TEXT = (
    f"{FROM_HAND} When a card or effect is activated that includes an effect that adds a card(s) "
    f"from the Deck to the hand: Negate that effect. {LOCK}"
)
TRAP = la.trap(9, "Probe", v.COUNTER)
FOUND = compile_card(TRAP, TEXT, Lexicon({}, {}))
CARD = FOUND.card
A = body("A")
DARK = fiend("Dark", ignition(GainLife(100)))


def test_it_is_read() -> None:
    (item,) = CARD.effects
    assert FOUND.whole
    assert isinstance(item, la.Activate)
    dark = Attribute(v.DARK | v.WATER | v.FIRE) & la.MONSTER
    assert item.cost == (IfFromHand((Ban(("activate",), dark, until="duel"),)),)
    assert item.condition == (Answering(v.EITHER, ("search", "draw")),)
    assert len(item.from_hand) == 1


def test_a_lock_alone_lets_it_be_activated_from_no_hand() -> None:
    assert not compile_card(TRAP, f"Draw 1 card. {LOCK}", Lexicon({}, {})).whole


@pytest.mark.parametrize("hand", [True, False])
def test_only_from_the_hand_it_locks(hand: bool) -> None:
    search = played("Search", la.AddToHand(la.Choose(la.MONSTER, v.DECK)))
    table = Table(
        [search, *([CARD] if hand else [])], [A], field=[DARK], opponent_field=[A],
        sets=[] if hand else [CARD],
    )  # fmt: skip
    table.activate(search)
    table.chain(CARD)
    assert "A" not in table.hand
    assert table.may("activate", DARK) is not hand


def test_where_the_opponent_controls_nothing_it_is_not_activated_from_the_hand() -> None:
    search = played("Search", la.AddToHand(la.Choose(la.MONSTER, v.DECK)))
    table = Table([search, CARD], [A], field=[DARK])
    table.activate(search)
    assert table.asked == "open"
