"""Two cards that go together, as a condition and as what is paid.

Source: the card text of Virtual World Beast - Jiujiu.
"""

from typing import Final

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, Card, Damage, TwoTogether
from tests.engine.yugioh.table import Table, body, fiend, ignition

JOINT: Final = "same-type-and-attribute-different-names"
A, B = body("A", race=v.WYRM, attribute=v.WATER), body("B", race=v.WYRM, attribute=v.WATER)
C, D = body("C", race=v.WYRM, attribute=v.FIRE), body("D", race=v.ROCK, attribute=v.WATER)
HELD = TwoTogether(MONSTER, v.GRAVE, JOINT)
PROBE = fiend("Probe", ignition(Damage(500), condition=(HELD,)))


def test_two_that_go_together() -> None:
    assert Table(field=[PROBE], grave=[C, A, D, B]).may("activate", PROBE)
    assert not Table(field=[PROBE], grave=[A, A]).may("activate", PROBE)  # of one name
    assert not Table(field=[PROBE], grave=[A, C, D]).may("activate", PROBE)
    assert not Table(field=[PROBE], grave=[A]).may("activate", PROBE)
    assert not Table(field=[PROBE, A], grave=[B]).may("activate", PROBE)


def test_texts() -> None:
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    so = "with the same original Type and Attribute, but different names"
    for text in (
        "Cannot be destroyed by battle or card effects while you have 2 or more monsters in your "
        f"GY {so}.",
        f"You can banish 2 monsters from your GY {so}, then target 1 card on the field; send it to "
        "the GY.",
    ):
        found = compile_card(facts, text, Lexicon({"Probe": 1}, {}))
        assert found.whole, [str(part.why) for part in found.parts]
        walked = list(found.card.effects[0].walk())
        assert HELD in walked or any(getattr(one, "joint", "") == JOINT for one in walked)
