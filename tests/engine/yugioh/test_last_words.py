"""Words at the end of a sentence: those that say no more, and those that change what is meant.

Source: the card texts; each form stands on several cards.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card

LEXICON = Lexicon({"Probe": 1, "Alpha": 2}, {"Gamma": 7})
MONSTER = v.MONSTER | v.EFFECT


def read(text: str, kind: int = v.SPELL) -> la.Card | None:
    """The card with this text; None where it is not played whole."""
    facts = la.Card(1, "Probe", kind)
    if kind & v.MONSTER:
        facts = la.Card(1, "Probe", kind, v.DARK, v.FIEND, 4)
    found = compile_card(facts, text, LEXICON)
    return found.card if found.whole else None


@pytest.mark.parametrize(
    ("kind", "text", "more"),
    [
        (MONSTER, "Each player can only Special Summon once per turn",
         " while this card is face-up on the field"),
        (v.SPELL, "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your "
                  'hand or field as Fusion Material, including "Alpha"', " as material"),
        (v.SPELL, "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your "
                  "hand or field", " as Fusion Material"),
    ],
)  # fmt: skip
def test_words_that_say_no_more(kind: int, text: str, more: str) -> None:
    found = read(f"{text}.", kind)
    assert found is not None
    assert read(f"{text}{more}.", kind) == found


@pytest.mark.parametrize(
    "where",
    [
        "Place 1 monster from your hand on top of your Deck",
        "Place 1 monster from your hand on the bottom of the Deck",
        "Place 2 monsters from your hand on top of your Deck in any order",
        "Place 2 monsters from your hand on the bottom of the Deck in any order",
        "Place 1 monster from your GY on the top or bottom of the Deck",
        "Place 1 Pendulum Monster from your Deck in your Pendulum Zone",
        "Add 1 monster from your Deck to your hand",
        "Send 1 monster from your Deck to the GY",
        "Special Summon 1 monster from your GY",
    ],
)
@pytest.mark.parametrize(("but", "number"), [('"Alpha"', 2), ('"Probe"', 1)])
def test_what_is_not_meant_is_said_last(where: str, but: str, number: int) -> None:
    plain, found = read(f"{where}."), read(f"{where}, except {but}.")
    assert plain is not None
    assert found is not None
    (all_of_them,), (others,) = (
        {node for effect in card.effects for node in effect.walk() if isinstance(node, la.Choose)}
        for card in (plain, found)
    )
    assert others.filter == all_of_them.filter & ~la.Named(number)


def test_the_above_cards_are_those_of_a_monster_of_the_extra_deck() -> None:
    # A monster of the Main Deck lists no materials.
    way = "by sending the above cards you control to the GY."
    text = f"Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) {way}"
    assert read(text, MONSTER) is None
