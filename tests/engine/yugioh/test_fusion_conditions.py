"""Fusion Materials in further places that can be used only while a condition holds.

Source: the card text of Shaddoll Fusion.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, Card, Materials
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fusion

SPELL = Card(9, "Probe", v.SPELL)
LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
TEXT = (
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field. "
    "If your opponent controls a Dragon monster with 1000 or more ATK, you can also use monsters "
    "in your Deck as material."
)
A, B = body("A"), body("B")
DRAGON = body("Dragon", 4, 2000, v.WIND, v.DRAGON)
TWO = fusion("Two", Materials(MONSTER, 2, 2))
THREE = fusion("Three", Materials(MONSTER, 3, 3))


def test_monsters_in_the_deck_are_materials_only_under_the_condition() -> None:
    found = compile_card(SPELL, TEXT, LEXICON)
    assert found.whole, found.parts
    card = found.card
    assert not Table([card], extra=[TWO], field=[A], deck=[B]).may("activate", card)
    own = Table([card], extra=[THREE], field=[A, DRAGON], deck=[B])
    assert not own.may("activate", card)
    table = Table([card], extra=[TWO], field=[A], deck=[B], opponent_field=[DRAGON])
    table.activate(card)
    assert table.monsters() == {0: "Two"}
    assert table.grave == ["A", "B", "Probe"]


def test_a_number_of_further_materials_is_not_lost() -> None:
    # Lunalight Fusion: only 1 of them may be used.
    text = TEXT.replace("use monsters in", "use 1 monster in")
    found = compile_card(SPELL, text, LEXICON)
    assert found.whole, found.parts
    hand = [found.card]
    two = Table(hand, extra=[TWO], field=[A], deck=[B, B], opponent_field=[DRAGON])
    assert two.may("activate", found.card)
    one = Table(hand, extra=[TWO], deck=[B, B], opponent_field=[DRAGON])
    assert not one.may("activate", found.card)


def test_the_text_of_further_materials() -> None:
    card = compile_card(SPELL, TEXT, LEXICON).card
    assert (
        "from your hand or field, and/or if your opponent controls a Dragon monster with 1000 or "
        "more ATK, monsters from your Deck, as material"
    ) in " ".join(card_text(card, str))
