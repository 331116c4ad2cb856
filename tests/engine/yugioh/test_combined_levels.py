"""The Levels of two monsters become the sum of both.

Source: the card text of Infinitrack Harvester: the combined original Levels, of a monster that has
one (Yu-Gi-Oh rules reference, Xyz Monsters have Ranks and no Levels).
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, xyz

TEXT = (
    "You can target 1 other monster you control; the Levels of both that monster and this card "
    "become the combined original Levels of those 2 monsters, until the end of this turn."
)


def adder() -> la.Card:
    facts = la.monster(9, "Adder", v.LIGHT, v.FIEND, 2, 0)
    compiled = compile_card(facts, TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def test_both_have_the_sum_of_the_original_levels() -> None:
    card, four, host = adder(), body("Four", level=4), xyz("Host")
    raises = fiend("Raises", ignition(la.ChangeLevel(la.Each(la.MONSTER, v.MZONE), 3)))
    table = Table(field=[card, four, host, raises])
    table.activate(raises)
    assert table.level(four) == 7
    table.activate(card)
    assert set(table.choices()) == {("Four",), ("Raises",)}  # no Xyz Monster has a Level
    table.pick(four)
    assert table.level(card) == table.level(four) == 6
    assert table.level(raises) == 7


def test_neither_changes_where_the_target_has_left() -> None:
    card, four = adder(), body("Four", level=4)
    away = fiend(
        "Away",
        la.Quick(v.HAND, cost=(la.Discard(),),
                 do=(la.Destroy(la.Choose(la.Named(four.passcode), v.MZONE)),)),
    )  # fmt: skip
    table = Table([away], field=[card, four])
    table.activate(card)
    table.chain(away)
    assert table.place_of(four) == v.GRAVE and table.level(card) == 2


def test_it_is_not_read_of_several() -> None:
    facts = la.monster(9, "Adder", v.LIGHT, v.FIEND, 2, 0)
    text = TEXT.replace("target 1 other monster", "target 2 other monsters").replace(
        "that monster and", "those monsters and"
    )
    assert not compile_card(facts, text, Lexicon({}, {})).whole
