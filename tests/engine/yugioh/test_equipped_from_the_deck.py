"""A monster equipped from the Deck, with whose name nothing is Special Summoned for the turn.

Source: the card text of Union Carrier: "If you equipped it from the Deck, you cannot Special Summon
monsters with that Equip Card's name for the rest of this turn".
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, played

TEXT = (
    "You can target 1 face-up monster you control; equip 1 monster to it from your hand or Deck "
    "with its same original Type or Attribute. The equipped monster gains 1000 ATK. If you "
    "equipped it from the Deck, you cannot Special Summon monsters with that Equip Card's name for "
    "the rest of this turn."
)
DARK = body("Dark", attribute=v.DARK, race=v.DRAGON)
RISE = played("Rise", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))


def carrier() -> la.Card:
    compiled = compile_card(fiend("Carrier", attack=1000), TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


@pytest.mark.parametrize("from_deck", [True, False])
def test_only_a_card_of_the_deck_forbids_its_name(from_deck: bool) -> None:
    card = carrier()
    rest = [DARK] if not from_deck else []
    table = Table([RISE, *rest], [DARK] if from_deck else [], field=[card], grave=[DARK])
    assert table.may("activate", RISE)
    table.activate(card)
    if table.asked == "cards":
        table.pick(DARK)
    assert table.attack(card) == 2000
    assert table.may("activate", RISE) is not from_deck


def test_another_name_is_not_forbidden() -> None:
    card, other = carrier(), body("Other")
    table = Table([RISE], [DARK], field=[card], grave=[DARK, other])
    table.activate(card)
    table.activate(RISE)
    assert sorted(table.monsters().values()) == ["Carrier", "Other"]


def test_it_shares_the_original_type_or_attribute() -> None:
    card, stranger = carrier(), body("Stranger")  # a LIGHT Warrior for a DARK Fiend
    kin = body("Kin", race=v.FIEND)
    assert not Table(deck=[stranger], field=[card]).may("activate", card)
    assert Table(deck=[kin], field=[card]).may("activate", card)
    assert Table(deck=[DARK], field=[card]).may("activate", card)
