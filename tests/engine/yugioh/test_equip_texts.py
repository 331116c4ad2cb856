"""What is said of "the equipped monster" is said by Equip Cards; what saves it, by Unions too.

Source: Yu-Gi-Oh rules reference, E1: on any other card there is no equipped monster.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card

LEXICON = Lexicon({}, {})
BEARER = "the equipped monster"
SAVED = f"If {BEARER} would be destroyed by battle or card effect, destroy this card instead."
TEXTS = [
    "The equipped monster gains 300 ATK.",
    SAVED,
    SAVED.replace(" by battle or card effect", ""),
    "The equipped monster is unaffected by your opponent's Trap effects.",
    "The equipped monster cannot be destroyed by card effects.",
    "Your opponent cannot target the equipped monster with card effects.",
]


@pytest.mark.parametrize("text", TEXTS)
def test_an_equip_card_has_an_equipped_monster(text: str) -> None:
    assert compile_card(Card(9, "Probe", v.SPELL | v.EQUIP), text, LEXICON).whole


def test_so_does_a_union_that_would_save_it() -> None:
    assert compile_card(Card(9, "Probe", v.MONSTER | v.EFFECT | v.UNION), SAVED, LEXICON).whole


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    "type_", [v.SPELL | v.CONTINUOUS, v.TRAP | v.CONTINUOUS, v.MONSTER | v.EFFECT]
)
def test_no_other_card_has_one(text: str, type_: int) -> None:
    compiled = compile_card(Card(9, "Probe", type_), text, LEXICON)
    assert not compiled.whole
    # It is lost as it is read: nothing was made of it that the engine then does not play.
    reasons = [part.why.expected for part in compiled.parts if part.why is not None]
    assert reasons and not [one for one in reasons if "plays" in one or "written back" in one]
