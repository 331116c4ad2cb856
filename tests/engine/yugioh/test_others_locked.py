"""No other card does anything on the field for the rest of the turn.

Source: the card text of D/D/D Duo-Dawn King Kali Yuga.  A Spell Card is activated on the field,
whether it was Set there or comes from the hand.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4, 1000, 1000)
LOCK = (
    "After this card is Xyz Summoned, for the rest of this turn, other cards and their effects "
    "cannot be activated on the field, and other cards' effects on the field are negated."
)
A, B = body("A"), body("B")


def king() -> la.Card:
    found = compile_card(FACTS, f"2 Level 4 monsters\n{LOCK}", Lexicon({}, {}))
    assert found.whole, found.parts
    assert card_text(found.card, str)[-1] == LOCK
    own = ignition(la.GainLife(100))
    way, effects = found.card.procedures, (*found.card.effects, own)
    return la.monster(
        fresh(), "King", v.DARK, v.FIEND, 4, 2000, 2000, type=v.XYZ | v.EFFECT, procedures=way,
        effects=effects,
    )  # fmt: skip


def test_other_cards_are_not_activated_on_the_field() -> None:
    other = fiend("Other", ignition(la.GainLife(1)), level=1)
    in_hand = fiend("InHand", ignition(la.GainLife(10), where=v.HAND))
    in_grave = fiend("InGrave", ignition(la.GainLife(10), where=v.GRAVE))
    spell, top = played("Spell", la.GainLife(1)), king()
    table = Table([spell, in_hand], field=[A, B, other], grave=[in_grave], extra=[top])
    assert table.may("activate", other) and table.may("activate", spell)
    table.special(top)
    assert not table.may("activate", other) and not table.may("activate", spell)
    assert table.may("activate", in_hand) and table.may("activate", in_grave)
    table.activate(top)
    assert table.life() == 8100


def test_other_cards_have_no_effects_there() -> None:
    raises = fiend("Raises", la.FieldStats(500, la.Type(v.XYZ)), level=1)
    top = king()
    table = Table(field=[A, B, raises], extra=[top])
    table.special(top)
    assert table.attack(top) == 2000


def test_nothing_is_locked_when_it_is_summoned_otherwise() -> None:
    other, top = fiend("Other", ignition(la.GainLife(1)), level=1), king()
    revive = played("Revive", la.SpecialSummon(la.Choose(la.MONSTER, v.EXTRA)))
    table = Table([revive], field=[other], extra=[top])
    table.activate(revive)
    assert "King" in table.monsters().values()
    assert table.may("activate", other)
