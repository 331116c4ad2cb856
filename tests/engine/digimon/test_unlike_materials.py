"""Materials that must be unlike each other, and fields and lasting effects of any number.

Comprehensive rules 7-2 (DigiXros), 7-3 (Assembly), 15-11 (effects that last).
"""

from typing import Any

from engine.digimon import vocabulary as v
from engine.digimon.card_text.ways import way
from engine.digimon.language import DIGIMON, Between, Choose, Each, Trait, level
from engine.digimon.language.card import DP, Assembly, DigiXros, Main
from engine.digimon.language.operations import Give, Play, Repeat
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.usual_cards import ROOKIE

PARTS = tuple(red(name, lv, traits=("Part",)) for name, lv in (("A", 3), ("B", 3), ("C", 4)))
PART = DIGIMON & Trait("Part")


def assembled(table: Table, begin: str) -> str:
    """What is in play after the first options of a play that begins so."""
    table.take(next(word for word in table.words if word.startswith(begin)))
    while not table.battle():
        table.take(table.words[0])
    return table.battle()[0]


def test_an_assembly_of_different_levels() -> None:
    # Rule 7-3-1: all of them, and no two of one level.
    whole = red("Whole", 6, 9000, cost=6, ways=(Assembly(4, (PART,) * 2, "different-levels"),))
    places: dict[str, Any] = {"my_hand": ["Whole"], "memory": 2}
    table = Table(whole, *PARTS, my_trash=["A", "B"], **places)
    assert not any("Assemble" in word for word in table.words)
    table = Table(whole, *PARTS, my_trash=["A", "B", "C"], **places)
    cards = assembled(table, "Assemble").split("/")
    assert cards[0] == "Whole"
    assert sorted(cards[1:]) in (["A", "C"], ["B", "C"])
    assert table.memory == 2 - (6 - 4)


def test_a_digixros_of_different_cards() -> None:
    # Rule 7-2-2-4: some of them are enough; copies of one card are no different cards.
    ways = (DigiXros(1, (PART,) * 3, joint="different-numbers"),)
    whole = red("Whole", 6, 9000, cost=6, ways=ways)
    table = Table(whole, *PARTS, my_hand=["Whole", "A", "A", "B"], memory=3)
    table.take(next(word for word in table.words if "DigiXros" in word))
    table.take("A")  # each set can be chosen in one order only
    while not table.battle():
        table.take(next((word for word in table.words if word in "AB"), table.words[0]))
    assert sorted(table.battle()[0].split("/")) == ["A", "B", "Whole"]
    assert (table.hand(), table.memory) == (["A"], 3 - (6 - 2))


def test_they_are_read() -> None:
    either = Trait("X") | Trait("Y")
    assert way("[Assembly -6] 3 [X]/[Y] trait Digimon cards w/different levels") == Assembly(
        6, (DIGIMON & either,) * 3, "different-levels"
    )
    assert way("[DigiXros -1] 5 Lv.5 or lower [X] trait Digimon cards w/different card "
               "numbers") == DigiXros(
        1, (DIGIMON & (Between("level", 0, 5) & Trait("X")),) * 5, joint="different-numbers"
    )  # fmt: skip
    assert way("[Assembly -4] 2 Lv.4 [X] trait cards w/different names") == Assembly(
        4, (level(4) & Trait("X"),) * 2, "different-names"
    )


def test_a_field_of_more_cards_than_a_hand_can_hold() -> None:
    # No rule bounds the cards on a field (3-4), nor what lasts (15-11).
    swarm = red_option("Swarm", Main(do=(
        Play(Choose(DIGIMON, v.TRASH, 40)),
        Repeat(2, (Give((DP(1000),), Choose(DIGIMON, most=60)),)),
        Give((DP(1000),), Each(DIGIMON)),
    )), cost=0)  # fmt: skip
    table = Table(ROOKIE, swarm, my_battle=["Rookie"], my_hand=["Swarm"], my_trash=["Rookie"] * 40,
                  my_deck=["Rookie"] * 3, my_security=["Rookie"] * 3)  # fmt: skip
    table.take("Use Swarm")
    assert len(table.battle()) == 41
    assert table.dp("Rookie") == 3000 + 3 * 1000
