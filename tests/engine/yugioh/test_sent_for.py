"""An effect that does more where the card was material for certain monsters.

Source: the card text of Red Rose Dragon, "if it was sent for the Synchro Summon of …".
"""

import pytest

from engine.filters import AnyOf
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    GainLife,
    Named,
    Race,
    SentFor,
    Trigger,
    Type,
    When,
    monster,
    sent_to_grave,
)
from tests.engine.yugioh.table import Table, fiend, link

SUCH, OTHER = link("Such", rating=1), link("Other", rating=1)
MORE = When(SentFor(v.BY_LINK, Named(SUCH.passcode)), (GainLife(1000),))
ROSE = fiend("Rose", Trigger(v.GRAVE, on=sent_to_grave(reason=v.R_LINK),
                             do=(GainLife(100), MORE), optional=False))  # fmt: skip


@pytest.mark.parametrize(("made", "life"), [(SUCH, 9100), (OTHER, 8100)])
def test_it_depends_on_the_monster_that_was_summoned(made: object, life: int) -> None:
    table = Table(extra=[SUCH, OTHER], field=[ROSE])
    table.special(SUCH if made is SUCH else OTHER)
    assert table.life() == life


def read(text: str) -> Compiled:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    return compile_card(facts, text, Lexicon({"Black Flower": 77}, {}))


def test_its_text_is_read() -> None:
    text = (
        "If this card is sent to the GY as Synchro Material: You can gain 500 LP, then, if it was "
        'sent for the Synchro Summon of "Black Flower" or a Plant Synchro Monster, you can also '
        "add 1 Spell from your Deck to your hand."
    )
    compiled = read(text)
    assert compiled.whole
    (held,) = (node for node in compiled.card.walk() if isinstance(node, SentFor))
    plants = Race(v.PLANT) & Type(v.SYNCHRO) & MONSTER
    assert held == SentFor(v.BY_SYNCHRO, AnyOf((Named(77), plants)))
    assert not read(text.replace(" as Synchro Material", "")).whole
