"""<Overflow>, Tokens, and numbers of cards (Digimon comprehensive rules 3, 4)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    THIS,
    Choose,
    Compare,
    Count,
    Each,
    HasUnder,
    Is,
    Memory,
    Named,
    level,
)
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    WHEN_DIGIVOLVING,
    DigiXros,
    Event,
    Main,
    Trigger,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    If,
    LoseMemory,
    Operation,
    PlaceUnder,
    Play,
    PlayToken,
    Suspend,
    TrashSecurity,
    TrashUnder,
)
from engine.digimon.language.words import End
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_moving_cards import DOLL
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, THEIRS

# ----------------------------------------------------------------------- Overflow


ACE = red("Ace", 4, 5000, overflow=3)
UNDER = Choose(ANY, v.UNDER)


@pytest.mark.parametrize(
    "do",
    [
        Play(UNDER),
        PlaceUnder(UNDER, Choose(TAMER)),
        DigivolveInto(UNDER, Choose(DIGIMON & level(3)), ignoring=True),
    ],
    ids=["play", "under", "onto"],
)
def test_no_overflow_to_the_field_or_under_a_card(do: Operation) -> None:
    """Rules 4-19-3, 4-19-4: from under a card to the field, or under another card."""
    call = red("Call", 5, 3000, cost=0, effects=(Trigger(on=ON_PLAY, do=(do,)),))
    table = Table(
        ROOKIE,
        BIG,
        ACE,
        call,
        red_tamer("Tamer"),
        memory=5,
        my_hand=["Call"],
        my_battle=["Rookie", "Tamer", ["Big", "Ace"]],
    )
    table.take("Play Call")
    while not table.game.is_open():
        table.take(table.words[0])
    assert table.memory == 5
    assert "Big" in table.battle()


def test_overflow_of_a_digivolution_card_that_is_trashed() -> None:
    """Rules 4-19-1, 4-19-2: at once, even within the effect."""
    rip = red_option(
        "Rip", Main(do=(TrashUnder(1, THEIRS), If(Compare(Memory(), ">=", 7), (Draw(1),))))
    )
    table = Table(
        ROOKIE,
        BIG,
        ACE,
        rip,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Rip"],
        their_battle=[["Big", "Ace"]],
    )
    assert table.take("Use Rip").memory == 5 - 1 + 3
    assert table.hand() == ["Filler"]


def test_overflow_of_the_turn_player_comes_first() -> None:
    """Rules 4-19-5-1, 4-19-5-2: it matters where the gauge ends."""
    both = red_tamer(
        "Both",
        Trigger(
            on=Event("attacked", DIGIMON, v.OPPONENT), do=(Delete(Each(DIGIMON, whose=v.EITHER)),)
        ),
    )
    table = Table(ACE, both, ROOKIE, memory=9, my_battle=["Ace"], their_battle=["Both", "Ace"])
    table.attack("Ace")
    # 9 - 3 + 3; the other way round the gauge would have stopped at 10.
    assert table.memory == 9


def test_no_overflow_of_materials() -> None:
    """Rules 4-19-4, 7-2-2-7: a Digimon placed for a DigiXros goes under a card."""
    xros = red("Xros", 5, 8000, cost=3, ways=(DigiXros(2, (Named("Ace"),)),))
    table = Table(ACE, xros, memory=5, my_battle=["Ace"], my_hand=["Xros"])
    table.take("DigiXros Xros")
    assert table.battle() == ["Xros/Ace"]
    assert table.memory == 5 - 1


# ------------------------------------------------------------------------- Tokens


TOY = red_option("Toy", Main(do=(PlayToken("Doll"),)), cost=0)


def test_a_token_is_played_without_a_cost_and_leaves_the_game() -> None:
    """Rules 1-4-4-5, 4-21-1, 4-21-5, 15-16-2-1: deleted like a card, and then nowhere."""
    watcher = red_tamer(
        "Watcher", Trigger(on=Event("played", DIGIMON) | Event("deleted", DIGIMON), do=(Draw(1),))
    )
    kill = red_option("Kill", Main(do=(Delete(Choose(DIGIMON)),)), cost=0)
    table = Table(
        DOLL, TOY, kill, watcher, memory=3, my_battle=["Watcher"], my_hand=["Toy", "Kill"]
    )
    table.take("Use Toy")
    assert table.battle() == ["Doll", "Watcher"]
    assert table.hand() == ["Filler", "Kill"]
    table.take("Use Kill")
    assert table.battle() == ["Watcher"]
    assert table.trash() == ["Kill", "Toy"]
    assert table.hand() == ["Filler", "Filler"]


def test_nothing_is_stacked_with_a_token() -> None:
    """Rules 4-21-3: it neither digivolves nor goes under a card nor has cards under it."""
    hide = red_option(
        "Hide",
        Main(do=(PlaceUnder(Choose(DIGIMON & Named("Doll")), Choose(DIGIMON & Named("Big"))),)),
        cost=0,
    )
    feed = red_option(
        "Feed", Main(do=(PlaceUnder(Choose(ANY, v.HAND), Choose(DIGIMON & Named("Doll"))),)), cost=0
    )
    grow = red_option(
        "Grow",
        Main(
            do=(
                DigivolveInto(
                    Choose(DIGIMON, v.HAND), Choose(DIGIMON & Named("Doll")), ignoring=True
                ),
            )
        ),
        cost=0,
    )
    table = Table(
        DOLL,
        BIG,
        CHAMPION,
        hide,
        feed,
        grow,
        TOY,
        memory=5,
        my_battle=["Big"],
        my_hand=["Toy", "Hide", "Feed", "Grow", "Champion"],
    )
    table.take("Use Toy")
    assert not table.can("Digivolve Doll")
    table.take("Use Hide", "Use Grow", "Use Feed")
    while not table.game.is_open():
        table.take(table.words[0])
    assert table.battle() == ["Big", "Doll"]
    assert table.hand() == ["Champion"]


# --------------------------------------------------------------- numbers and words


def test_modifications_are_added_up_first() -> None:
    """Rules 1-3-8, 2-5-3: 2000 - 3000 + 2000 is 1000, whatever comes first."""
    mix = red_option("Mix", Main(do=(Give((DP(-3000),), THEIRS), Give((DP(2000),), THEIRS))))
    small = red("Small", 3, 2000)
    table = Table(
        ROOKIE, small, mix, memory=5, my_battle=["Rookie"], my_hand=["Mix"], their_battle=["Small"]
    )
    assert table.take("Use Mix").dp("Small") == 1000


def test_already_so_does_not_happen() -> None:
    """Rules 1-3-3: a suspended Digimon that is suspended is not suspended again."""
    watcher = red_tamer("Watcher", Trigger(on=Event("suspended", DIGIMON), do=(GainMemory(5),)))
    stop = red_option("Stop", Main(do=(Suspend(THEIRS),)))
    table = Table(
        ROOKIE,
        stop,
        watcher,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Stop"],
        their_battle=["Watcher", ["suspended", "Filler"]],
    )
    assert table.take("Use Stop").memory == 4


def test_nothing_is_done_a_negative_number_of_times() -> None:
    """Rules 1-3-4: the opposite is not done either."""
    theirs = Memory(v.OPPONENT)
    odd = red_option("Odd", Main(do=(GainMemory(theirs), LoseMemory(theirs), Draw(theirs))))
    table = Table(ROOKIE, odd, memory=5, my_battle=["Rookie"], my_hand=["Odd"])
    table.take("Use Odd")
    assert (table.memory, table.hand()) == (4, [])


def test_each_top_card() -> None:
    """Rules 4-27-2, 4-27-3: two for each of two Tamers, from the top or bottom of one stack."""
    count = Count(TAMER, times=2)
    ends: tuple[tuple[End, str], ...] = (("top", "Big/Rookie"), ("bottom", "Big/Champion"))
    for where, left in ends:
        rip = red_option("Rip", Main(do=(TrashUnder(count, THEIRS, where),)))
        table = Table(
            ROOKIE,
            CHAMPION,
            BIG,
            rip,
            red_tamer("Tamer"),
            memory=5,
            my_battle=["Tamer", "Tamer"],
            my_hand=["Rip"],
            their_battle=[["Big", "Champion", "Filler", "Filler", "Filler", "Rookie"]],
        )
        assert table.take("Use Rip").battle("their") == [left]


def test_have_so_many_cards_means_at_least() -> None:
    """Rules 4-26-1."""
    proud = red(
        "Proud",
        4,
        effects=(
            Trigger(on=WHEN_DIGIVOLVING, condition=(Is(HasUnder(ANY, 3)),), do=(GainMemory(1),)),
        ),
    )
    for under, memory in ((["Rookie", "Filler"], 3), (["Rookie"] + ["Filler"] * 3, 4)):
        table = Table(ROOKIE, proud, memory=5, my_battle=[under], my_hand=["Proud"])
        assert table.take("Digivolve Rookie into Proud").memory == memory


def test_security_cards_that_leave_together_trigger_once() -> None:
    """Rules 3-7-5, 15-5-2: three security cards trashed at the same time."""
    watcher = red_tamer("Watcher", Trigger(on=Event("security-removed"), do=(GainMemory(1),)))
    burn = red_option("Burn", Main(do=(TrashSecurity(3, v.YOU),)))
    table = Table(burn, watcher, memory=5, my_battle=["Watcher"], my_hand=["Burn"])
    table.take("Use Burn")
    assert (table.memory, table.security("my")) == (5, 2)


@pytest.mark.parametrize(("under", "paid"), [(0, False), (1, False), (2, True), (3, True)])
def test_all_cards_of_a_cost_are_trashed_from_under_it_or_none(under: int, paid: bool) -> None:
    # Digimon rules 15-7-3: what an effect asks for first is done in full, or not at all.
    deep = red("Deep", 4, effects=(Main(do=(By((TrashUnder(2, THIS),), (Draw(1),)),)),))
    table = Table(deep, ROOKIE, my_battle=[["Deep", *["Rookie"] * under]])
    if table.can("Activate Deep"):
        table.take("Activate Deep")
        while not table.game.is_open():
            table.take(table.words[0])
    assert (len(table.hand()), len(table.trash())) == ((1, 2) if paid else (0, 0))
