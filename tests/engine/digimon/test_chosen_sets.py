"""Choices of several cards: what can be chosen in all is what the rule says, each set once."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import ANY_NUMBER, DIGIMON, Choose
from engine.digimon.language.card import Main
from engine.digimon.language.operations import Delete
from engine.digimon.language.words import Joint
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.usual_cards import ROOKIE

# Their level and DP.
THERE = {"A": (3, 3000), "B": (4, 5000), "C": (4, 6000), "D": (5, 2000), "E": (5, 9000)}
CARDS = [red(name, level, power) for name, (level, power) in THERE.items()]
Sets = list[tuple[str, ...]]


def chosen(choose: Choose, there: str) -> Sets:
    """What is deleted, for each way of choosing."""
    pick = red_option("Pick", Main(do=(Delete(choose),)))
    table = Table(
        ROOKIE, *CARDS, pick, memory=5, my_battle=["Rookie"], my_hand=["Pick"],
        their_battle=list(there),
    ).take("Use Pick")  # fmt: skip
    found: Sets = []

    def go_on() -> None:
        if table.game.is_open():
            found.append(tuple(table.trash("their")))
            return
        for option in table.game.options():
            mark = table.game.mark()
            table.game.take(option)
            table.game.advance()
            go_on()
            table.game.undo_to(mark)
            table.game.advance()

    go_on()
    return sorted(found)


def together(names: tuple[str, ...], joint: Joint, most_dp: int) -> bool:
    """Whether these can be chosen together."""
    levels = {THERE[name][0] for name in names}
    if joint == "different-levels" and len(levels) < len(names):
        return False
    if joint == "same-level" and len(levels) > 1:
        return False
    return not most_dp or sum(THERE[name][1] for name in names) <= most_dp


@pytest.mark.parametrize("most", [1, 2, 3, 4])
@pytest.mark.parametrize("there", ["A", "AB", "ABC", "BCDE", "ABCDE"])
@pytest.mark.parametrize("joint", ["", "same-level", "different-levels"])
def test_as_many_as_are_asked_for_or_as_there_are(joint: Joint, there: str, most: int) -> None:
    # Digimon rules 15-10-2-1, 15-10-2-3
    for number in range(most, 0, -1):
        sets = [one for one in combinations(there, number) if together(one, joint, 0)]
        if sets:
            break
    choose = Choose(DIGIMON, most=most, whose=v.OPPONENT, joint=joint)
    assert chosen(choose, there) == sets


@pytest.mark.parametrize("most", [2, 3, ANY_NUMBER])
@pytest.mark.parametrize("most_dp", [0, 8000, 11000])
@pytest.mark.parametrize("joint", ["", "same-level", "different-levels"])
def test_up_to_as_many_but_one_at_least(joint: Joint, most_dp: int, most: int) -> None:
    # Digimon rules 1-3-6, 15-10-2-2
    choose = Choose(DIGIMON, most=most, whose=v.OPPONENT, up_to=True, joint=joint)
    if most_dp:
        choose = replace(choose, total=("dp", most_dp))
    sizes = range(1, min(most, len(THERE)) + 1)
    sets = [one for size in sizes for one in combinations(THERE, size)]
    assert chosen(choose, "ABCDE") == sorted(one for one in sets if together(one, joint, most_dp))
