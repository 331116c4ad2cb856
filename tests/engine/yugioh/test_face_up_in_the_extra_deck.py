"""Effects that are used while the card is face-up in the Extra Deck; cards of the Pendulum Zones.

Sources: the card text of Performapal Gentrude; Yu-Gi-Oh rules reference, T5 (a Pendulum Monster
goes face-up to the Extra Deck instead of the GY).
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Ignition
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, POSITION, STATUS
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh

OTHER = fiend("Other", type=v.PENDULUM | v.EFFECT, scale=3)
LEXICON = Lexicon({"Probe": 9, "Other": OTHER.passcode}, {})
BACK = (
    "If this card is face-up in your Extra Deck: You can discard 1 card; add this card to your "
    "hand."
)
BESIDE = 'If "Other" is in your other Pendulum Zone: You can draw 1 card.'
FACTS = replace(fiend("Probe", type=v.PENDULUM | v.EFFECT, scale=8), passcode=9)
A, B = body("A"), body("B")


def read(text: str) -> Card:
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read_and_written() -> None:
    card = read(f"[ Monster Effect ]\n{BACK}")
    (effect,) = card.effects
    assert isinstance(effect, Ignition) and effect.where == v.EXTRA
    assert card_text(card, defined_name) == [BACK]


@pytest.mark.parametrize("position", [v.FACEUP_ATTACK, 0])
def test_face_up_alone(position: int) -> None:
    card = read(f"[ Monster Effect ]\n{BACK}")
    table = Table([A], deck=[card])
    number = table.take_up(card)
    table.state.insert(number, v.EXTRA, 0)
    table.rewrite(POSITION, card, position)
    assert table.may("activate", card) is bool(position)
    if position:
        table.activate(card)
        assert table.hand == ["Probe"] and table.grave == ["A"]


def test_with_that_card_in_the_other_pendulum_zone() -> None:
    card = read(f"[ Pendulum Effect ]\n{BESIDE}")
    for beside, may in ((OTHER, True), (replace(OTHER, passcode=fresh(), name="Third"), False)):
        table = Table(deck=[A], spells={0: card, 4: beside})
        for each in (card, beside):
            table.rewrite(STATUS, each, IN_PENDULUM_ZONE)
        assert table.may("activate", card) is may


def test_what_returns_from_a_pendulum_zone() -> None:
    text = "You can discard 1 card; return 1 card from your Pendulum Zone to the hand."
    card = read(f"[ Monster Effect ]\n{text}")
    assert card_text(card, defined_name) == [text.replace("from your P", "in your P")]
    table = Table([A], field=[card], spells={0: OTHER, 1: B})
    table.rewrite(STATUS, OTHER, IN_PENDULUM_ZONE)
    table.activate(card)
    assert table.hand == ["Other"]
