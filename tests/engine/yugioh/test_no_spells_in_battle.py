"""No Spells and Traps in the Battle Phase: in a turn that has none, nothing is paid for it.

Source: the card text of Diplexer Chimera; the official rulebook: the player who goes first has no
Battle Phase in that turn.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend

A = body("A")
TEXT = (
    "You can Tribute 1 other monster; Spell/Trap Cards, and their effects, cannot be activated "
    "during the Battle Phase of this turn."
)


def read(text: str) -> la.Card:
    found = compile_card(fiend("Beta"), text, Lexicon({}, {}))
    assert found.whole
    return found.card


def test_how_it_is_read_and_written() -> None:
    card = read(TEXT)
    (effect,) = card.effects
    assert isinstance(effect, la.Ignition)
    assert effect.do == (la.InBattleThisTurn("no-spells-traps"),)
    assert card_text(card, defined_name) == [TEXT.replace("Phase of this", "Phase this")]


@pytest.mark.parametrize(("more", "may"), [("", False), (", also draw 1 card", True)])
def test_nothing_is_tributed_for_it_alone_in_the_first_turn(more: str, may: bool) -> None:
    card = read(TEXT.replace(" of this turn.", f" of this turn{more}."))
    assert Table(deck=[A], field=[card, A]).may("activate", card) is may


def test_double_damage_and_then_something_that_is_no_battle() -> None:
    # Double Iris Magician
    text = (
        "Once per turn: You can target 1 DARK monster you control; apply this effect to it, then "
        "destroy this card. Once applied, double any battle damage that monster inflicts to your "
        "opponent this turn if it battles an opponent's monster."
    )
    (effect,) = read(text).effects
    assert isinstance(effect, la.Ignition)
    assert effect.do == (
        la.InBattleThisTurn("double-damage", la.Chosen()), la.Then((la.Destroy(la.SELF),)),
    )  # fmt: skip


def test_your_opponent_activates_nothing_in_the_battle_phase() -> None:
    # Lunalight Kaleido Chick
    text = (
        "If this card is banished: You can activate this effect; this turn, your opponent's cards "
        "and effects cannot be activated during the Battle Phase."
    )
    (effect,) = read(text).effects
    assert isinstance(effect, la.Trigger) and effect.optional
    assert effect.do == (la.InBattleThisTurn("opponent-activates-nothing"),)
