"""Cards that a rule on all of a player's monsters leaves out; one monster as 1 or 3 Tributes.

Sources: the card texts of Egyptian God Slime and Altergeist Fifinellag.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import TwoTributes, Untargetable
from tests.engine.yugioh.table import Table, body, fiend, ignition

FACTS = fiend("Lure")
LEXICON = Lexicon({"Lure": FACTS.passcode}, {})
ONE = 'Your opponent cannot target monsters you control with card effects, except "Lure".'
BOTH = (
    "Your opponent's monsters cannot target for attacks, and your opponent cannot target with card "
    'effects, any monsters you control, except "Lure".'
)
OTHER = body("Other")


@pytest.mark.parametrize("text", [ONE, BOTH])
def test_all_monsters_but_that_one_are_not_targeted(text: str) -> None:
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole
    assert found.card.effects == (Untargetable(la.MONSTER & ~la.Named(FACTS.passcode)),)
    hunt = ignition(
        la.Destroy(la.Chosen()), target=(la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT),)
    )
    hunter = fiend("Hunter", hunt)
    table = Table(field=[hunter], opponent_field=[found.card, OTHER])
    table.activate(hunter)
    assert table.monsters(1) == {1: "Other"}  # the only target there was


def test_of_the_card_itself_the_effects_are_excepted() -> None:
    text = 'Your opponent cannot target this card with card effects, except "Lure".'
    found = compile_card(fiend("Probe"), text, LEXICON)
    assert found.card.effects == (Untargetable(~la.OTHER, of=~la.Named(FACTS.passcode)),)


def test_it_is_no_2_tributes() -> None:
    # "1 or 3 Tributes": a Level 8 monster takes 2.
    slime, giant = fiend("Slime", TwoTributes(la.MONSTER, worth=3)), body("Giant", level=8)
    assert not Table([giant], field=[slime]).may("summon", giant)
    assert Table([giant], field=[slime, OTHER]).may("summon", giant)
    double = fiend("Double", TwoTributes(la.MONSTER))
    assert Table([giant], field=[double]).may("summon", giant)


def test_how_many_is_read() -> None:
    text = "This card can be treated as 1 or 3 Tributes for the Tribute Summon of a monster."
    found = compile_card(fiend("Probe"), text, LEXICON)
    assert found.whole and found.card.effects == (TwoTributes(la.MONSTER, worth=3),)
