"""Texts of what is done in place of a destruction: of which cards, and on which.

Sources: Problem-Solving Card Text ("would be destroyed ... instead"); Yu-Gi-Oh rules reference: a
continuous effect applies while its card is face-up on the field, or where its text says.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    OTHER,
    SPELL,
    Card,
    Destroy,
    Each,
    InsteadOfDestruction,
    Named,
    SendToGrave,
    spell,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
STANDING = v.SPELL | v.CONTINUOUS
MONSTER = v.MONSTER | v.EFFECT


def compiled(text: str, type_: int = STANDING) -> Compiled:
    return compile_card(Card(9, "Probe", type_), text, LEXICON)


def saved(cards: str, end: str = "pay 500 LP instead") -> str:
    return f"If {cards} would be destroyed by card effect, you can {end}."


@pytest.mark.parametrize("type_", [STANDING, MONSTER, v.SPELL | v.FIELD, v.TRAP | v.CONTINUOUS])
def test_a_card_that_stays_on_the_field_saves_others(type_: int) -> None:
    assert compiled(saved("a monster you control"), type_).whole


@pytest.mark.parametrize("type_", [v.SPELL, v.TRAP, v.SPELL | v.QUICK_PLAY])
def test_one_that_does_not_stay_saves_from_the_gy_alone(type_: int) -> None:
    assert not compiled(saved("a monster you control"), type_).whole
    from_grave = saved("a monster you control", "banish this card from your GY instead")
    assert compiled(from_grave, type_).whole


@pytest.mark.parametrize(
    ("cards", "others", "named"),
    [
        ("a monster you control", False, False),
        ("another monster you control", True, False),
        ('"Alpha" you control', False, True),
    ],
)
def test_which_cards_are_saved(cards: str, others: bool, named: bool) -> None:
    found = compiled(saved(cards), MONSTER)
    assert found.whole
    (rule,) = found.card.effects
    assert isinstance(rule, InsteadOfDestruction)
    assert (OTHER in rule.filter.walk()) is others
    assert (Named(1) in rule.filter.walk()) is named


@pytest.mark.parametrize(
    "cards", ["monster you control", "monsters you control", "gibber you control", "you control"]
)
def test_other_words_are_lost_as_they_are_read(cards: str) -> None:
    found = compiled(saved(cards))
    assert not found.whole
    reasons = [part.why.expected for part in found.parts if part.why is not None]
    assert reasons and not [one for one in reasons if "written back" in one]


def test_not_in_the_turn_in_which_the_card_was_sent_there() -> None:
    # Zefra Providence
    text = (
        "If a monster you control would be destroyed, except the turn this card was sent to the "
        "GY, you can banish this card from your GY instead."
    )
    found = compiled(text, v.SPELL)
    assert found.whole, found.parts
    assert card_text(found.card, LEXICON.name_of) == [
        text.replace("destroyed,", "destroyed by card effect,")
    ]
    saver = spell(fresh(), "Saver", effects=found.card.effects)
    lost = body("Lost")
    boom = played("Boom", Destroy(Each(Named(lost.passcode), v.MZONE)))
    sends = fiend("Sends", ignition(SendToGrave(Each(SPELL & Named(saver.passcode), v.HAND))))
    table = Table([boom], field=[lost], grave=[saver])
    table.activate(boom)
    table.yes()
    assert table.monsters() == {0: "Lost"} and table.banished == ["Saver"]
    table = Table([boom, saver], field=[lost, sends])
    table.activate(sends)
    table.activate(boom)
    assert table.monsters() == {1: "Sends"} and table.banished == []
