"""What is done for each of the materials that an Xyz Monster was Summoned with.

Source: the official texts of Gunkan Suship Shirauo-class Carrier and Ikura-class Dreadnought.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh

A, B, C = (body(name) for name in ("A", "B", "C"))
LEXICON = Lexicon({card.name: card.passcode for card in (A, B, C)}, {})
FACTS = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4, 1000, 1000)
TEXT = (
    "2 Level 4 monsters\r\nIf this card is Xyz Summoned: You can apply these effects, in sequence, "
    'based on the materials used. You can only use this effect of "Probe" once per turn.\r\n'
    '● "A": Draw 1 card.\r\n● "B": Gain 500 LP.'
)
FOUND = compile_card(FACTS, TEXT, LEXICON)


@pytest.mark.parametrize(
    ("used", "drawn", "life"),
    [((A, A), 1, 8000), ((B, B), 0, 8500), ((A, B), 1, 8500), ((A, C), 1, 8000), ((C, C), 0, 8000)],
)
def test_each_of_them_is_done(used: tuple[la.Card, la.Card], drawn: int, life: int) -> None:
    assert FOUND.whole, [str(part.why) for part in FOUND.parts if part.why]
    table = Table([], [body("Drawn")], [FOUND.card], field=list(used), also=(A, B, C))
    table.special(FOUND.card)
    if used == (C, C):
        assert table.asked == "open"
        return
    assert table.asked == "trigger"
    table.chain(FOUND.card)
    assert (len(table.hand), table.life()) == (drawn, life)


def test_attacks_that_a_material_lends() -> None:
    text = TEXT.replace("Gain 500 LP", "This card gains the ability to attack directly")
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole
    held = [one for item in found.card.effects for one in item.walk()]
    assert la.InBattleThisTurn("directly", la.SELF, "") in held


@pytest.mark.parametrize(("material", "may"), [(A, True), (B, False)])
def test_a_monster_that_has_one(material: la.Card, may: bool) -> None:
    # Gunkan Suship Shirauo
    text = (
        'If you control an "A", or an Xyz Monster that has "A" as material: You can Special Summon '
        "this card from your hand."
    )
    facts = la.Card(fresh(), "Comes", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert Table([found.card], field=[A]).may("activate", found.card)
    host = la.Card(fresh(), "Host", v.MONSTER | v.XYZ, v.DARK, v.FIEND, 4, 1000, 1000)
    table = Table([found.card], [material], field=[host], also=(A,))
    table.attach(material, host)
    assert table.may("activate", found.card) == may
