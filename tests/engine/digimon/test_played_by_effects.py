"""What a card was put into play by: comprehensive rules 15-8-3 (facts of an event)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    THIS,
    Choose,
    Compare,
    Each,
    EventCards,
    EventWas,
    NumberOf,
)
from engine.digimon.language.card import ON_PLAY, WHEN_DIGIVOLVING, Main, Trigger, Would
from engine.digimon.language.operations import (
    By,
    Delete,
    DigivolveInto,
    GainMemory,
    If,
    Play,
    Suspend,
)
from tests.engine.digimon.table import Table, red, red_option, red_tamer

HERALD = red(
    "Herald",
    4,
    5000,
    cost=2,
    effects=(
        Trigger(
            on=ON_PLAY | WHEN_DIGIVOLVING,
            do=(If(EventWas("played-by-effect"), (GainMemory(3),)),),
        ),
    ),
)
CALLER = red(
    "Caller",
    3,
    effects=(
        Main(do=(Play(Choose(DIGIMON, v.TRASH)),), limit=1),
        Main(do=(DigivolveInto(Choose(DIGIMON, v.HAND)),), limit=1),
    ),
)


def test_played_by_an_effect() -> None:
    """Rule 15-8-3: "if played by an effect" holds of a card that an effect played."""
    table = Table(HERALD, CALLER, my_trash=["Herald"], my_battle=["Caller"])
    assert table.take("Activate Caller: play").memory == 3


def test_played_for_its_cost_or_digivolved_by_an_effect() -> None:
    """Rule 15-8-3: neither a play for the cost nor a digivolution by an effect is one."""
    table = Table(HERALD, CALLER, memory=2, my_hand=["Herald"])
    assert table.take("Play Herald").memory == 0
    table = Table(HERALD, CALLER, my_hand=["Herald"], my_battle=["Caller"])
    assert table.take("Activate Caller: this Digimon digivolves").memory == 0


DIVER = red(
    "Diver",
    4,
    cost=2,
    effects=(Trigger(on=ON_PLAY, do=(If(EventWas("from-under"), (GainMemory(3),)),)),),
)


def test_digivolution_cards_are_those_under_a_digimon() -> None:
    """Rule 4-8-1: a card that was played from under a Tamer was no digivolution card."""
    fetcher = red(
        "Fetcher",
        3,
        effects=(Main(do=(Play(Choose(DIGIMON, v.UNDER, of=Each(DIGIMON))),), limit=1),),
    )
    turner = red_tamer(
        "Turner", Main(do=(Play(Choose(DIGIMON, v.UNDER, of=Each(TAMER))),), limit=1)
    )
    table = Table(fetcher, turner, DIVER, my_battle=[["Fetcher", "Diver"]])
    assert table.take("Activate Fetcher").memory == 3
    table = Table(fetcher, turner, DIVER, my_battle=[["Turner", "Diver"]])
    assert table.take("Activate Turner").memory == 0


def test_same_level_cards_of_a_stack() -> None:
    """Rule 4-7: a stack is the top card with what lies under it."""
    twin = red(
        "Twin",
        4,
        effects=(
            Main(do=(If(Compare(NumberOf("same-level"), ">=", 2), (GainMemory(3),)),), limit=1),
        ),
    )
    other = red("Other", 3)
    table = Table(twin, other, DIVER, my_battle=[["Twin", "Diver", "Other"]])
    assert table.take("Activate Twin").memory == 3
    table = Table(twin, other, DIVER, my_battle=[["Twin", "Other"]])
    assert not any(word.startswith("Activate Twin") for word in table.words)


def test_digivolution_cards_of_the_digimon_of_the_event() -> None:
    """Rule 15-8-5: right before it is deleted, what lies under that Digimon is still there."""
    keeper = red_tamer(
        "Keeper",
        Would(
            what="deleted",
            who=DIGIMON,
            do=(By((Suspend(THIS),), (Play(Choose(DIGIMON, v.UNDER, of=EventCards())),)),),
        ),
    )
    deleter = red_option("Deleter", Main(do=(Delete(Choose(DIGIMON)),)), cost=1)
    top = red("Top", 5, 7000)
    table = Table(
        keeper, deleter, top, DIVER, my_hand=["Deleter"],
        my_battle=["Keeper", ["Top", "Diver"]], memory=3,
    )  # fmt: skip
    table.take("Use Deleter")
    table.take("Keeper")
    assert "Diver" in str(table.battle())
    assert "Top" not in str(table.battle())
