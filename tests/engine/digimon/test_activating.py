"""Effects that activate other effects (Digimon comprehensive rules 15-15-7)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    THIS,
    Choose,
    Chosen,
    Compare,
    Is,
    Memory,
    Named,
    level,
)
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Keyword,
    Main,
    Trigger,
)
from engine.digimon.language.operations import (
    ActivateEffect,
    AddToHand,
    By,
    Draw,
    GainMemory,
    Give,
    If,
    May,
    OneOf,
    PlaceInBattleArea,
    PlaceUnder,
    Play,
    Trash,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option

KNIGHT = red(
    "Knight", 6, 11000,
    effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(Give((DP(1000),), THIS), GainMemory(1))),
        Trigger(on=WHEN_DIGIVOLVING, do=(Draw(1),)),
        Trigger(on=ON_PLAY, do=(Draw(5),)),
    ),
)  # fmt: skip


def test_an_effect_of_another_card_as_ones_own() -> None:
    """Rules 15-15-7-1, 15-15-7-3: it is processed within this effect, which then goes on."""
    leader = red("Leader", 7, 15000, effects=(Trigger(on=WHEN_ATTACKING, do=(
        PlaceUnder(Choose(DIGIMON, v.HAND, name="it"), THIS),
        ActivateEffect("digivolved", Chosen("it"), as_own=True),
        GainMemory(2),
    )),))  # fmt: skip
    table = Table(leader, KNIGHT, my_battle=["Leader"], my_hand=["Knight"]).attack("Leader")
    assert len(table.words) == 2, "the [On Play] effect is not one of them"
    table.take(table.words[0])
    assert table.dp("Leader") == 16000
    assert table.memory == 3


def test_one_of_the_own_effects() -> None:
    """Rules 15-15-7-1: chosen among those that can be activated."""
    again = red("Again", 6, 11000, effects=(
        *KNIGHT.effects, Main(limit=1, do=(ActivateEffect("digivolved"),)),
    ))  # fmt: skip
    table = Table(again, my_battle=["Again"]).take("Activate Again", "Again: <Draw 1>")
    assert (table.hand(), table.memory, table.dp("Again")) == (["Filler"], 0, 11000)


def test_an_effect_of_another_digimon() -> None:
    """Rules 15-15-7-1, 15-14-1-2: what is used up cannot be activated again."""
    spark = red("Spark", 4, 5000, effects=(
        Trigger(on=WHEN_DIGIVOLVING, limit=1, do=(Give((DP(1000),), THIS),)),
    ))  # fmt: skip
    shout = red_option("Shout", Main(do=(ActivateEffect("digivolved", Choose(DIGIMON)),)))
    table = Table(spark, shout, memory=5, my_battle=["Spark"], my_hand=["Shout", "Shout"])
    assert table.take("Use Shout").dp("Spark") == 6000
    assert table.take("Use Shout").dp("Spark") == 6000


def test_a_mandatory_effect_makes_the_cost_mandatory() -> None:
    """Rules 15-15-7-4: and an optional one does not."""
    trade = red("Trade", 4, 5000, effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(By((Trash(Choose(ANY, v.HAND)),), (Draw(2),)),)),
    ))  # fmt: skip
    must = red_option("Must", Main(do=(ActivateEffect("digivolved", Choose(DIGIMON)),)))
    table = Table(trade, must, memory=5, my_battle=["Trade"], my_hand=["Must", "Must"])
    table.take("Use Must")
    assert table.hand() == ["Filler", "Filler"]
    can = red_option("Can", Main(do=(May((ActivateEffect("digivolved", Choose(DIGIMON)),)),)))
    table = Table(trade, can, memory=5, my_battle=["Trade"], my_hand=["Can", "Can"])
    table.take("Use Can", "Can: you may", "Do not use it (Trade")
    assert table.hand() == ["Can"]


def test_an_effect_whose_cost_has_to_be_paid_is_used_up() -> None:
    """Rules 15-15-7-4, 15-14-1-2: [Once Per Turn], it cannot be activated again."""
    trade = red("Trade", 4, 5000, effects=(
        Trigger(on=WHEN_DIGIVOLVING, limit=1,
                do=(By((Trash(Choose(ANY, v.HAND)),), (Draw(2),)),)),
    ))  # fmt: skip
    must = red_option("Must", Main(do=(ActivateEffect("digivolved", Choose(DIGIMON)),)))
    rookie = red("Rookie", 3, 3000)
    table = Table(trade, must, rookie, memory=5, my_battle=["Trade"],
                  my_hand=["Must", "Must", "Rookie"])  # fmt: skip
    table.take("Use Must", "Rookie")
    assert sorted(table.hand()) == ["Filler", "Filler", "Must"]
    table.take("Use Must")
    assert table.hand() == ["Filler", "Filler"]


def test_an_effect_means_the_card_it_has_moved() -> None:
    """Rules 9-1-3, 15-1-2: "the Digimon it played", "if this effect trashed a card with …"."""
    call = red_option("Call", Main(do=(
        Play(Choose(DIGIMON, v.HAND, name="it")), Give((Keyword("Rush"),), Chosen("it")),
    )))  # fmt: skip
    rookie = red("Rookie", 3, 3000)
    table = Table(rookie, KNIGHT, call, memory=5, my_battle=["Knight"], my_hand=["Call", "Rookie"])
    assert table.take("Use Call").can("Attack the player with Rookie")
    sin = red_option("Sin", Main(do=(
        By(
            (Trash(Choose(ANY, v.HAND, name="it")),),
            (Draw(1), If(Is(Named("Rookie"), Chosen("it")), (PlaceInBattleArea(),))),
        ),
    )))  # fmt: skip
    for name, battle in (("Rookie", ["Knight", "Sin"]), ("Filler", ["Knight"])):
        table = Table(rookie, KNIGHT, sin, memory=5, my_battle=["Knight"], my_hand=["Sin", name])
        table.take("Use Sin", "Sin: by")
        assert table.battle() == battle
    banish = red_option("Banish", Main(do=(
        AddToHand(Choose(DIGIMON, whose=v.OPPONENT, name="it")),
        If(Is(level(3), Chosen("it")), (Draw(1),)),
    )))  # fmt: skip
    table = Table(rookie, KNIGHT, banish, memory=5, my_battle=["Knight"], my_hand=["Banish"],
                  their_battle=["Rookie"])  # fmt: skip
    assert table.take("Use Banish").hand() == ["Filler"]


def test_all_of_several_in_an_order_of_choice() -> None:
    """Rules 15-15-7-2: what one of them does may change what the next one finds."""
    do = OneOf(((GainMemory(1),), (If(Compare(Memory(), ">=", 5), (Draw(1),)),)), all=True)
    every = red_option("Every", Main(do=(do, GainMemory(1))))
    table = Table(KNIGHT, every, memory=5, my_battle=["Knight"], my_hand=["Every"])
    table.take("Use Every", "gain 1 memory")
    assert (table.memory, table.hand()) == (6, ["Filler"])
    table = Table(KNIGHT, every, memory=5, my_battle=["Knight"], my_hand=["Every"])
    table.take("Use Every", "if you have")
    assert (table.memory, table.hand()) == (6, [])


def test_an_effect_of_no_other_card_is_activated() -> None:
    """Rules 15-15-7-1: whatever definition comes next, its effects are not among them."""
    spark, flame = (
        red(name, 4, 5000, effects=(Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(gain),)),))
        for name, gain in (("Spark", 1), ("Flame", 2))
    )
    for name, gain in (("Spark", 1), ("Flame", 2)):
        shout = red_option("Shout", Main(do=(ActivateEffect("digivolved", Choose(Named(name))),)))
        table = Table(spark, flame, shout, memory=5, my_battle=["Spark", "Flame"],
                      my_hand=["Shout"])  # fmt: skip
        before = table.memory
        assert table.take("Use Shout").memory == before + gain - 1
