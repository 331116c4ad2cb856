"""How many colours or names cards have together, and conditions that do not hold.

Sources: Digimon rules 2-4-3-1, a multicolor card has all of its colors; 4-27-1, cards of
one name have that name only once among different names.
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, DifferentColors, DifferentNames, Not, exists
from engine.digimon.language.card import Main, digimon
from engine.digimon.language.operations import Draw, If
from tests.engine.digimon.table import Table, red_option

COLORS = {
    "Red": v.RED, "Crimson": v.RED, "Blue": v.BLUE, "Both": v.RED | v.BLUE, "Green": v.GREEN,
}  # fmt: skip
CARDS = [digimon(name, name, colors, 3, 3, 3000) for name, colors in COLORS.items()]


def drawn(step: object, mine: list[str], theirs: tuple[str, ...] = ()) -> int:
    """How many cards are drawn by using an Option that does this."""
    pick = red_option("Pick", Main(do=(step,)))  # type: ignore[arg-type]
    table = Table(*CARDS, pick, memory=5, my_battle=mine, my_hand=["Pick"], their_battle=theirs)
    return len(table.take("Use Pick").hand())


@pytest.mark.parametrize(
    ("mine", "number"),
    [
        (["Red"], 1),
        (["Red", "Crimson"], 1),
        (["Red", "Blue"], 2),
        (["Both"], 2),
        (["Both", "Red"], 2),
        (["Both", "Red", "Green"], 3),
    ],
)
def test_each_color_counts_once(mine: list[str], number: int) -> None:
    assert drawn(Draw(DifferentColors(DIGIMON)), mine, ("Green",)) == number
    doubled = DifferentColors(DIGIMON, per=2, times=3)
    assert drawn(Draw(doubled), mine, ("Green",)) == number // 2 * 3


def test_a_condition_that_does_not_hold() -> None:
    step = If(Not(exists(DIGIMON, whose=v.OPPONENT)), (Draw(2),))
    assert drawn(step, ["Red"]) == 2
    assert drawn(step, ["Red"], ("Green",)) == 0


@pytest.mark.parametrize(
    ("mine", "number"),
    [
        (["Red"], 1),
        (["Red", "Red"], 1),
        (["Red", "Crimson"], 2),
        (["Red", "Both", "Red", "Blue"], 3),
    ],
)
def test_each_name_counts_once(mine: list[str], number: int) -> None:
    assert drawn(Draw(DifferentNames(DIGIMON)), mine, ("Green",)) == number
    doubled = DifferentNames(DIGIMON, per=2, times=3)
    assert drawn(Draw(doubled), mine, ("Green",)) == number // 2 * 3
