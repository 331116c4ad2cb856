"""Effects of a turn that depend on which kinds of other monsters a player controls.

Source: the card text of Performapal Celestial Magician.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Ignition
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, xyz

TEXT = (
    "During your Main Phase, if this card was Normal or Special Summoned this turn: You can apply "
    "the following effect(s) for the rest of this turn, based on the other monsters you currently "
    "control.\n● Fusion: This card can attack directly.\n● Xyz: This card's ATK becomes double its "
    "original ATK.\n● Pendulum: During the End Phase, add 1 Pendulum Monster from your Deck to "
    "your hand."
)
WANTED = fiend("Wanted", type=v.PENDULUM | v.EFFECT, scale=1)
BESIDE = fiend("Beside", type=v.PENDULUM | v.EFFECT, scale=1)


def read(text: str = TEXT) -> Card:
    facts = replace(fiend("Probe", type=v.PENDULUM | v.EFFECT, scale=8), passcode=9)
    found = compile_card(facts, f"[ Monster Effect ]\n{text}", Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read() -> None:
    (effect,) = read().effects
    assert isinstance(effect, Ignition) and len(effect.condition) == 2 and len(effect.do) == 3


@pytest.mark.parametrize(
    ("other", "may", "attack", "added"),
    [(body("Plain"), False, 1000, False), (xyz("Xyz"), True, 2000, False),
     (BESIDE, True, 1000, True), (fusion("Fusion"), True, 1000, False)],
)  # fmt: skip
def test_for_the_kinds_that_are_there(other: Card, may: bool, attack: int, added: bool) -> None:
    card = read()
    table = Table([card], deck=[WANTED], field={2: other})
    table.summon(card)
    assert table.may("activate", card) is may
    if not may:
        return
    table.activate(card)
    assert table.attack(card) == attack
    table.end()
    assert ("Wanted" in table.hand) is added


def test_not_in_a_later_turn_than_that_of_its_summon() -> None:
    card = read()
    table = Table(field=[card, BESIDE], deck=[WANTED])
    table.rewrite_position(card, v.FACEUP_ATTACK)
    assert not table.may("activate", card)
