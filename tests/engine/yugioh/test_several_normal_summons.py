"""How many Normal Summons or Sets a player can make in a turn, by an effect of this turn.

Source: the card texts of Floowandereeze & Snowl ("You can conduct up to 3 Normal Summons/Sets this
turn, not just 1.") and Ultimeat Offering.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Ignition, NormalSummons, PayLifePoints, WasSummoned
from tests.engine.yugioh.table import Table, body

PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


@pytest.mark.parametrize(
    ("text", "item"),
    [
        (
            "While you control this Tribute Summoned card: You can conduct up to 3 Normal "
            "Summons/Sets this turn, not just 1.",
            Ignition(v.MZONE, condition=(WasSummoned(v.BY_TRIBUTE),), do=(NormalSummons(3),)),
        ),
        (
            "You can pay 100 LP; you can conduct 2 Normal Summons/Sets this turn, not just 1.",
            Ignition(v.MZONE, cost=(PayLifePoints(100),), do=(NormalSummons(2),)),
        ),
    ],
)
def test_it_is_read(text: str, item: Ignition) -> None:
    found = compile_card(PROBE, text, Lexicon({}, {}))
    assert found.whole
    assert found.card.effects == (item,)


def test_the_summon_of_the_turn_is_one_of_them() -> None:
    text = "You can conduct up to 3 Normal Summons/Sets this turn, not just 1."
    card = compile_card(PROBE, text, Lexicon({}, {})).card
    a, b, c, d = (body(name) for name in "ABCD")
    table = Table([a, b, c, d], field=[card])
    table.summon(a)
    assert not table.may("summon", b)
    table.activate(card)
    table.summon(b)
    table.set(c)
    assert not table.may("summon", d)
