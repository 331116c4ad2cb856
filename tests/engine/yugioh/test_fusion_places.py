"""Fusion Materials from certain places only, and how many came from where.

Source: the card texts of Guardian Chimera and of Trishula, the Dragon of Icy Imprisonment.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    Destroy,
    Draw,
    Each,
    FusionMaterials,
    FusionSummon,
    IfDone,
    Materials,
    MaterialsUsed,
    Trigger,
    monster,
    summoned,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

A, B, C = body("A"), body("B"), body("C")
HERE = v.HAND | v.FIELD_PLACES
FUSE = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE | v.GRAVE),)))
USED = Trigger(
    v.MZONE,
    on=summoned(v.BY_FUSION),
    do=(
        Draw(MaterialsUsed(v.HAND)),
        IfDone((
            Destroy(Choose(ANY, v.FIELD_PLACES, 1, MaterialsUsed(v.FIELD_PLACES), v.OPPONENT,
                           exactly=True)),
        )),
    ),
)  # fmt: skip


def chimera(count: int = 2, each: bool = True, *effects: Trigger) -> Card:
    """A Fusion Monster of monsters from the hand and field only."""
    way = FusionMaterials((Materials(MONSTER, count, count),), only=HERE, each=each)
    return monster(
        fresh(), "Chimera", v.DARK, v.BEAST, 9, 3300, 3300, type=v.FUSION | v.EFFECT,
        procedures=(way,), effects=effects, first_by_itself=True,
    )  # fmt: skip


def sets(table: Table) -> list[tuple[str, ...]]:
    """The sets of materials that are offered."""
    table.activate(FUSE)
    return table.choices() if table.asked == "cards" else []


def test_one_at_least_comes_from_the_hand_and_one_from_the_field() -> None:
    # Guardian Chimera
    table = Table([FUSE, A, B], extra=[chimera()], field=[C])
    assert sets(table) == [("A", "C"), ("B", "C")]
    assert not Table([FUSE, A, B], extra=[chimera()]).may("activate", FUSE)
    assert not Table([FUSE], extra=[chimera()], field=[A, B]).may("activate", FUSE)


def test_none_comes_from_anywhere_else() -> None:
    # Guardian Chimera: "using only Fusion Materials from your hand and field"
    assert not Table([FUSE, A], extra=[chimera()], grave=[B]).may("activate", FUSE)
    assert not Table([FUSE], extra=[chimera(2, False)], field=[A], grave=[B]).may("activate", FUSE)
    assert Table([FUSE], extra=[chimera(2, False)], field=[A, B]).may("activate", FUSE)


def test_how_many_came_from_the_hand_and_how_many_from_the_field() -> None:
    # Guardian Chimera: draw by the hand, destroy by the field
    goal = chimera(3, True, USED)
    theirs = [body("X"), body("Y"), body("Z")]
    table = Table([FUSE, A], deck=[body("D")], extra=[goal], field=[B, C], opponent_field=theirs)
    table.activate(FUSE)
    table.chain(goal)
    assert table.hand == ["D"]
    assert table.choices() == [("X", "Y"), ("X", "Z"), ("Y", "Z")]


def test_so_many_or_none() -> None:
    # Guardian Chimera: what is destroyed is so many or nothing, and without that nothing is drawn
    goal = chimera(3, True, USED)
    table = Table([FUSE, A], deck=[body("D")], extra=[goal], field=[B, C],
                  opponent_field=[body("X")])  # fmt: skip
    table.activate(FUSE)
    assert not table.may("chain", goal)
    assert table.monsters(1) == {0: "X"}
    assert table.hand == []


@pytest.mark.parametrize(
    ("text", "each"),
    [
        ("Must first be Fusion Summoned using only Fusion Materials from your hand and field, with "
         "at least 1 monster from each.", True),
        ("Must first be Fusion Summoned using only monsters in your hand and/or field.", False),
    ],
)  # fmt: skip
def test_the_text_on_where_materials_come_from(text: str, each: bool) -> None:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT | v.FUSION, v.DARK, v.FIEND, 4)
    found = compile_card(facts, f"2 monsters\n{text}", Lexicon({"Probe": 9}, {}))
    assert found.whole, found.parts
    (way,) = found.card.procedures
    assert isinstance(way, FusionMaterials)
    assert (way.only, way.each) == (HERE, each)
    assert text in card_text(found.card, str)


def test_the_text_on_how_many_came_from_where() -> None:
    # Guardian Chimera
    text = (
        "If this card is Fusion Summoned: You can draw cards equal to the number of cards used as "
        "material from the hand, and if you do, destroy cards your opponent controls equal to the "
        "number of cards used as material from the field."
    )
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT | v.FUSION, v.DARK, v.FIEND, 4)
    found = compile_card(facts, f"2 monsters\n{text}", Lexicon({"Probe": 9}, {}))
    assert found.whole, found.parts
    (effect,) = found.card.effects
    choices = [node for node in effect.walk() if isinstance(node, Choose)]
    assert [(choice.most, choice.exactly) for choice in choices] == [
        (MaterialsUsed(v.FIELD_PLACES), True)
    ]
