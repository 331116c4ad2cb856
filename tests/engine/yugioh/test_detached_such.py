"""A material of the kind of the card that is answered is detached by the effect itself.

Source: the card text of Sacred Tree Beast, Hyperyton: "detach 1 material of the same type (Monster,
Spell, or Trap) from this card, and if you do, negate the activation".
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, played, quick, xyz

SAME = la.Like("card type", la.Answered())
NEGATES = quick(
    la.DetachSuch(1, SAME), la.IfDone((la.NegateActivation("activation", "destroy"),)),
    condition=(la.Answering(v.EITHER),), limit=la.EACH_ONCE_PER_TURN,
)  # fmt: skip
HOST = xyz("Host", effects=(NEGATES,))
HELP, SPELL, MONSTER = played("Help", la.GainLife(500)), played("Spell"), body("Monster")


@pytest.mark.parametrize(
    ("under", "may"), [((SPELL,), True), ((MONSTER,), False), ((SPELL, MONSTER), True), ((), False)]
)
def test_only_a_material_of_that_kind(under: tuple[la.Card, ...], may: bool) -> None:
    table = Table([HELP], deck=list(under), field=[HOST], own_negations=True)
    for card in under:
        table.attach(card, HOST)
    table.activate(HELP)
    assert (table.asked == "window") is may
    if may:
        table.chain(HOST)
        assert table.life() == 8000
        assert table.materials(HOST) == [card.name for card in under if card is MONSTER]


def test_it_is_read() -> None:
    text = (
        "2 Level 4 monsters\nDuring your opponent's turn, when a card or effect is activated "
        "(Quick Effect): You can detach 1 material of the same type (Monster, Spell, or Trap) from "
        "this card, and if you do, negate the activation, and if you do that, destroy that card."
    )
    found = compile_card(xyz("Probe"), text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (effect,) = found.card.effects
    assert isinstance(effect, la.Quick)
    assert effect.do == NEGATES.do
