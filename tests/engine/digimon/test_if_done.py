"""What is done if a step did something, and what if it did not; effects of a turn.

Rules: comprehensive rules 4.2.
"""

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, InTurn, dp
from engine.digimon.language.card import WHEN_DIGIVOLVING, Main, Trigger
from engine.digimon.language.operations import Delete, Draw, GainMemory, IfDone
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.usual_cards import BIG, ROOKIE

WEAK = Choose(DIGIMON & dp(most=3000), whose=v.OPPONENT)


def test_what_comes_if_nothing_was_done() -> None:
    """Rules 15-6-1, 18-2-1: "If this effect didn't delete"."""
    snipe = red_option("Snipe", Main(do=(Delete(WEAK), IfDone((), (Draw(1),)))), cost=0)
    table = Table(snipe, ROOKIE, BIG, my_hand=["Snipe"], my_battle=["Rookie"], their_battle=["Big"])
    assert table.take("Use Snipe").hand() == ["Filler"]
    table = Table(snipe, ROOKIE, my_hand=["Snipe"], my_battle=["Rookie"], their_battle=["Rookie"])
    assert table.take("Use Snipe").hand() == []
    assert table.battle("their") == []


def test_either_is_done() -> None:
    """Rules 18-2-1: what was done, and otherwise."""
    do = (Delete(WEAK), IfDone((GainMemory(2),), (Draw(1),)))
    snipe = red_option("Snipe", Main(do=do), cost=0)
    table = Table(snipe, ROOKIE, my_hand=["Snipe"], my_battle=["Rookie"], their_battle=["Rookie"])
    assert (table.take("Use Snipe").memory, table.hand()) == (2, [])
    table = Table(snipe, ROOKIE, my_hand=["Snipe"], my_battle=["Rookie"])
    assert (table.take("Use Snipe").memory, table.hand()) == (0, ["Filler"])


def test_an_effect_of_the_own_turn() -> None:
    """Rules 15-6-1: "if it's your turn"."""
    own = red("Own", 4, effects=(Trigger(on=WHEN_DIGIVOLVING, condition=(InTurn(),),
                                         do=(GainMemory(1),)),))  # fmt: skip
    theirs = red("Theirs", 4, effects=(
        Trigger(on=WHEN_DIGIVOLVING, condition=(InTurn(v.OPPONENT),), do=(GainMemory(1),)),
    ))  # fmt: skip
    gained = []
    for card in (own, theirs):
        table = Table(card, ROOKIE, my_hand=[card.name], my_battle=["Rookie"], memory=5)
        before = table.memory
        table.take(f"Digivolve Rookie into {card.name}")
        gained.append(table.memory - before)
    assert gained[0] - gained[1] == 1
