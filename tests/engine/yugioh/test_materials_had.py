"""How many materials an Xyz Monster had before it moved.

Source: the card text of Garunix Eternity, Hyang of the Fire Kings: "up to the number of materials
this card had".  A card that moved has no materials any more (Yu-Gi-Oh rules reference, Xyz
Monsters), so what it had is kept with the event.
"""

from dataclasses import replace

import pytest

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    Destroy,
    Event,
    GainLife,
    MaterialsHad,
    Times,
    Trigger,
)
from tests.engine.yugioh.table import Table, body, played, xyz

BREAK = played("Break", Destroy(Choose(MONSTER, v.MZONE)))
LOST = Trigger(
    v.GRAVE | v.BANISHED, on=Event("destroyed", had=True), optional=False,
    do=(GainLife(Times(MaterialsHad(), 100)),),
)  # fmt: skip


@pytest.mark.parametrize("many", [0, 1, 3])
def test_as_many_as_it_had(many: int) -> None:
    tall = xyz("Tall", effects=(LOST,))
    under = [body(f"M{number}") for number in range(many)]
    table = Table([BREAK], deck=under, field=[tall])
    for card in under:
        table.attach(card, tall)
    before = table.life()
    table.activate(BREAK)
    assert table.life() - before == 100 * many


def test_it_is_read_of_a_card_that_had_some() -> None:
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4, 1000, 1000)
    text = (
        "2 Level 4 monsters\nIf this card is destroyed{}: You can Special Summon Fiend monsters "
        "from your GY, up to the number of materials this card had."
    )
    found = compile_card(probe, text.format(" while it has material"), Lexicon({}, {}))
    (choice,) = (one for one in walk(found.card) if isinstance(one, Choose))
    assert found.whole
    assert (choice.least, choice.most, choice.exactly) == (1, MaterialsHad(), False)
    # Where it is not said, it had some all the same: else the effect could do nothing.
    unsaid = compile_card(probe, text.format(""), Lexicon({}, {}))
    assert unsaid.whole
    assert [one.on.had for one in walk(unsaid.card) if isinstance(one, Trigger)] == [True]
    plain = replace(probe, type=v.MONSTER | v.EFFECT)
    assert not compile_card(plain, text.partition("\n")[2].format(""), Lexicon({}, {})).whole
