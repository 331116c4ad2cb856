"""How effects are processed: conditions, costs, what they look at (Digimon rules 15-5 to 15-8)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    Choose,
    Compare,
    Count,
    Memory,
    Named,
    exists,
    none,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    WHEN_ATTACKING,
    Event,
    Keyword,
    Main,
    Static,
    Trigger,
    Unaffected,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    If,
    ToDeck,
    Trash,
    TrashSecurity,
)
from engine.digimon.language.words import Comparison
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, SMASH, THEIRS

# ------------------------------------------------------------ processing conditions


def test_conditions_of_parts_are_apart() -> None:
    """Rules 15-6-1, 15-6-2: one part is done although the other's condition fails."""
    do = (If(none(TAMER), (Draw(2),)), Keyword("Save"))
    keeper = red("Keeper", 3, effects=(Trigger(on=ON_DELETION, do=do),))
    table = Table(
        ROOKIE,
        keeper,
        SMASH,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Keeper", "Tamer"],
    )
    table.take("Use Smash", "Keeper:")
    assert table.battle("their") == ["Tamer/Keeper"]
    assert table.hand("their") == []


def test_an_effect_none_of_whose_conditions_holds_is_not_activated() -> None:
    """Rules 15-6-3, 15-14-1-1: so it is not used up either."""
    do = (If(exists(TAMER, least=2), (Draw(1),)), If(Compare(Memory(), ">=", 8), (Draw(2),)))
    watcher = red_tamer("Watcher", Trigger(on=Event("attacked", DIGIMON), limit=1, do=do))
    table = Table(
        ROOKIE, watcher, memory=6, my_battle=["Rookie", "Rookie", "Watcher"], my_hand=["Watcher"]
    )
    table.attack("Rookie")
    assert table.hand() == ["Watcher"]
    table.take("Play Watcher").attack("Rookie")
    # The one that was there before can still be used, and so can the new one.
    assert table.words == ["Watcher: " + table.words[0].split(": ", 1)[1]] * 2
    table.take("Watcher")
    assert table.hand() == ["Filler", "Filler"]


def test_numbers_are_compared_in_six_ways() -> None:
    """Rules 15-6-1: a condition holds exactly where it says, with 1, 2 and 3 cards in hand."""
    ways: dict[Comparison, list[int]] = {
        "<": [1],
        "<=": [1, 2],
        "=": [2],
        ">=": [2, 3],
        ">": [3],
        "!=": [1, 3],
    }
    for op, expected in ways.items():
        condition = (Compare(Count(ANY, v.HAND), op, 2),)
        counter = red("Counter", effects=(
            Trigger(on=WHEN_ATTACKING, condition=condition, do=(GainMemory(1),)),
        ))  # fmt: skip
        tables = {n: Table(counter, my_battle=["Counter"], my_hand=["Filler"] * n)
                  for n in (1, 2, 3)}  # fmt: skip
        assert [n for n in tables if tables[n].attack("Counter").memory] == expected, op


def test_a_main_effect_is_declared_only_while_its_conditions_hold() -> None:
    """Rules 15-8-4-1, 15-8-4-3-1, 15-8-4-4-1: and while what it asks for can be done."""
    do = (If(exists(TAMER), (Draw(1),)), If(Compare(Memory(), ">=", 8), (Draw(2),)))
    mage = red("Mage", 4, effects=(Main(do=do),))
    assert not Table(mage, my_battle=["Mage"]).can("Activate")
    assert Table(mage, red_tamer("Tamer"), my_battle=["Mage", "Tamer"]).can("Activate Mage")
    payer = red("Payer", 4, effects=(Main(do=(By((Trash(Choose(ANY, v.HAND)),), (Draw(2),)),)),))
    assert not Table(payer, my_battle=["Payer"], my_hand=[]).can("Activate")
    table = Table(payer, my_battle=["Payer"], my_hand=["Filler"]).take("Activate Payer")
    assert table.trash() == ["Filler"], "once declared, it must be done"


def test_main_effects_only_in_the_own_main_phase() -> None:
    """Rules 6-5-1-6-1, 15-8-4-2, 15-16-7-1: not by the other player."""
    mage = red("Mage", 4, effects=(Main(do=(Draw(1),)),))
    table = Table(mage, their_battle=["Mage"])
    assert not table.can("Activate")
    assert table.passing().can("Activate Mage")


# ---------------------------------------------------------- by doing this, do that


def test_a_cost_can_be_paid_for_nothing() -> None:
    """Rules 15-7-5: the security card goes even if there is nobody to weaken."""
    zeal = red(
        "Zeal",
        4,
        effects=(
            Trigger(
                on=WHEN_ATTACKING,
                do=(By((TrashSecurity(1, v.YOU),), (Give((DP(-5000),), THEIRS),)),),
            ),
        ),
    )
    table = Table(zeal, my_battle=["Zeal"]).attack("Zeal").take("Zeal: by")
    assert table.security("my") == 4


def test_a_cost_that_was_prevented_is_not_paid() -> None:
    """Rules 15-7-1, 15-7-2: "by deleting" needs a deletion."""
    slippery = red("Slippery", 3, 3000, effects=(Keyword("Evade"),))
    greed = red_option("Greed", Main(do=(By((Delete(Choose(DIGIMON)),), (Draw(2),)),)), cost=0)
    for answer, drawn in (("Slippery: by", 0), ("Let it leave", 2)):
        table = Table(slippery, greed, my_battle=["Slippery"], my_hand=["Greed"])
        table.take("Use Greed", "Greed: by", answer)
        assert len(table.hand()) == drawn
    saint = red("Saint", 3, 3000, effects=(Static(Unaffected(v.OPTION, v.EITHER)),))
    table = Table(saint, greed, my_battle=["Saint"], my_hand=["Greed"])
    table.take("Use Greed", "Greed: by")
    assert (table.battle(), table.hand()) == (["Saint"], [])


def test_not_just_a_part_of_a_cost() -> None:
    """Rules 15-7-3: both cards, or none."""
    fuse = red_option(
        "Fuse",
        Main(
            do=(
                By(
                    (
                        ToDeck(Choose(Named("Rookie"), v.TRASH)),
                        ToDeck(Choose(Named("Champion"), v.TRASH)),
                    ),
                    (Draw(2),),
                ),
            )
        ),
        cost=0,
    )
    table = Table(
        ROOKIE, CHAMPION, BIG, fuse, my_battle=["Big"], my_hand=["Fuse"], my_trash=["Rookie"]
    )
    table.take("Use Fuse")
    assert table.game.is_open()
    assert table.trash() == ["Fuse", "Rookie"]
    table = Table(
        ROOKIE,
        CHAMPION,
        BIG,
        fuse,
        my_battle=["Big"],
        my_hand=["Fuse"],
        my_trash=["Rookie", "Champion"],
    )
    table.take("Use Fuse", "Fuse: by")
    assert len(table.hand()) == 2
