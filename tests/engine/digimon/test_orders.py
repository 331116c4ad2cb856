"""Choices of order, pending processing, what is chosen in vain, and infinite loops.

Comprehensive rules 3-1-3-4, 15-7-4, 15-13, 18-1, 18-3.
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, Each, EventCards, Named, level
from engine.digimon.language.card import (
    END_OF_YOUR_TURN,
    ON_PLAY,
    WHEN_ATTACKING,
    Event,
    Gains,
    Main,
    Static,
    Trigger,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    LoseMemory,
    May,
    Pending,
    Suspend,
    ToDeck,
    ToSecurity,
    Trash,
    Unsuspend,
)
from engine.digimon.position import slots as sl
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION

ROOKIE = red("Rookie", 3, 3000, cost=3)
ULTIMATE = red("Ultimate", 5, 7000, cost=7)
AWAY = red_option("Away", Main(do=(ToDeck(Each(DIGIMON, whose=v.OPPONENT)),)), cost=0)


def test_the_order_of_cards_that_leave_together_is_chosen() -> None:
    """Rules 3-1-3-4: by the player whose card makes them leave; the first goes down first."""
    table = Table(
        *(AWAY, ROOKIE, CHAMPION, ULTIMATE),
        my_hand=["Away"],
        my_battle=["Rookie"],
        their_battle=["Rookie", "Champion", "Ultimate"],
        their_deck=["Filler"],
    )
    table.take("Use Away")
    assert sorted(table.words) == ["Champion", "Rookie", "Ultimate"]
    assert table.game.actor() == 0
    table.take("Ultimate", "Rookie")
    assert table.pile("their", "deck") == ["Filler", "Ultimate", "Rookie", "Champion"]


def test_copies_have_no_order() -> None:
    """Rules 3-1-3-4: only orders that differ are offered."""
    table = Table(AWAY, ROOKIE, my_hand=["Away"], my_battle=["Rookie"], their_battle=["Rookie"] * 3)
    table.take("Use Away")
    assert table.can("Pass")
    assert table.battle("their") == []


def test_the_order_can_be_left_to_the_engine() -> None:
    """Rules 3-1-3-4: where the order is no choice (`any_order`), it is a fixed one."""
    table = Table(
        AWAY,
        ROOKIE,
        CHAMPION,
        my_hand=["Away"],
        my_battle=["Rookie"],
        their_battle=["Rookie", "Champion"],
    )
    table.game.state.any_order = 0
    table.take("Use Away")
    assert table.can("Pass")


def test_cards_of_the_trash_go_to_the_security_stack_in_an_order() -> None:
    """Rules 3-1-3-4: the order of private areas too, made public before (3-1-3-6)."""
    stash = red_option("Stash", Main(do=(ToSecurity(Choose(DIGIMON, v.TRASH, 2)),)), cost=0)
    table = Table(
        *(stash, ROOKIE, CHAMPION),
        my_hand=["Stash"],
        my_battle=["Rookie"],
        my_trash=["Rookie", "Champion"],
        my_security=[],
    )
    table.take("Use Stash", "Champion")
    assert table.pile("my", "security") == ["Rookie", "Champion"]


def test_pending_processing_is_one_of_the_effects_at_the_end_of_the_turn() -> None:
    """Rules 18-1-1, 18-1-2: resolved in any order with effects that trigger then."""
    loan = red_option("Loan", Main(do=(GainMemory(3), Pending("turn", (LoseMemory(3),)))), cost=0)
    keeper = red_tamer("Keeper", Trigger(on=END_OF_YOUR_TURN, do=(Draw(1),)))
    table = Table(loan, keeper, ROOKIE, my_hand=["Loan"], my_battle=["Keeper", "Rookie"])
    table.take("Use Loan").passing()
    assert len(table.words) == 2
    table.take("Loan: lose 3 memory")
    assert table.hand() == ["Filler"]
    assert table.memory == -6


def test_pending_processing_outlives_its_card_and_can_speak_of_another() -> None:
    """Rules 18-1: whatever became of the card it came from; "that Digimon" is the chosen one."""
    champion = Choose(DIGIMON & level(4))
    doom = red(
        "Doom",
        3,
        3000,
        cost=1,
        effects=(
            Trigger(
                on=ON_PLAY,
                do=(Pending("turn", (Delete(EventCards()),), of=champion), Draw(1), Delete()),
            ),
        ),
    )
    table = Table(
        doom, CHAMPION, ROOKIE, memory=1, my_hand=["Doom"], my_battle=["Champion", "Rookie"]
    )
    table.take("Play Doom")
    assert table.battle() == ["Champion", "Rookie"]
    table.passing()
    assert table.battle() == ["Rookie"]


def test_a_by_can_be_chosen_in_vain() -> None:
    """Rules 15-7-4, 15-14-1-4: it counts as a use, and nothing after it is done."""
    imp = red(
        "Imp",
        4,
        5000,
        effects=(
            Trigger(
                on=Event("suspended", DIGIMON),
                limit=1,
                do=(By((Trash(Choose(ANY, v.HAND)),), (GainMemory(1),)),),
            ),
        ),
    )
    table = Table(imp, my_battle=["Imp", "Imp"], my_hand=[])
    table.attack("Imp")
    assert any(words.startswith("Imp: ") for words in table.words)
    assert table.can("In vain") or len(table.words) == 2
    while not table.can("In vain"):
        table.take(table.words[0])
    table.take("In vain")
    assert table.memory == 0


def test_nothing_is_offered_in_vain_where_it_changes_nothing() -> None:
    """Rules 15-7-4: without a limit per turn, choosing it in vain is like not choosing it."""
    imp = red(
        "Imp",
        4,
        5000,
        effects=(
            Trigger(on=WHEN_ATTACKING, do=(By((Trash(Choose(ANY, v.HAND)),), (GainMemory(1),)),)),
        ),
    )
    table = Table(imp, my_battle=["Imp"], my_hand=[])
    table.attack("Imp")
    assert table.can("Pass")


def test_a_gained_effect_counts_its_uses() -> None:
    """Rules 15-13-2, 15-14-1: the Digimon keeps the effect and its uses when it digivolves."""
    gift = red_option(
        "Gift",
        Main(
            do=(
                Give(
                    (Gains(Trigger(on=Event("suspended"), limit=1, do=(GainMemory(1),))),),
                    Choose(DIGIMON),
                ),
            )
        ),
        cost=0,
    )
    turner = red_tamer("Turner", Main(do=(Suspend(Choose(DIGIMON)), Unsuspend(Choose(DIGIMON)))))
    table = Table(
        gift,
        turner,
        ROOKIE,
        CHAMPION,
        memory=2,
        my_hand=["Gift", "Champion"],
        my_battle=["Rookie", "Turner"],
    )
    table.take("Use Gift", "Activate Turner")
    assert table.memory == 3
    table.take("Activate Turner")
    assert table.memory == 3
    table.take("Digivolve Rookie into Champion", "Activate Turner")
    assert table.memory == 1


def test_an_effect_gained_twice_works_twice() -> None:
    """Rules 15-13, 15-14-1-3: each of the two counts for itself."""
    gift = red_tamer(
        "Gift",
        Static(Gains(Trigger(on=Event("suspended"), limit=1, do=(GainMemory(1),))), Each(DIGIMON)),
    )
    turner = red_tamer("Turner", Main(do=(Suspend(Choose(DIGIMON)), Unsuspend(Choose(DIGIMON)))))
    table = Table(gift, turner, ROOKIE, my_battle=["Rookie", "Turner", "Gift", "Gift"])
    table.take("Activate Turner")
    while len(table.words) == 2 and not table.can("Pass"):
        table.take(table.words[0])
    assert table.memory == 2
    table.take("Activate Turner")
    assert table.memory == 2


def test_a_lost_gained_effect_is_not_activated() -> None:
    """Rules 15-4-4-4: lost before it activates, it can no longer be activated."""
    giver = red_tamer(
        "Giver", Static(Gains(Trigger(on=Event("suspended"), do=(GainMemory(2),))), Each(DIGIMON))
    )
    breaker = red_tamer(
        "Breaker", Trigger(on=Event("suspended", DIGIMON), do=(Delete(Choose(Named("Giver"))),))
    )
    table = Table(giver, breaker, ROOKIE, my_battle=["Rookie", "Giver", "Breaker"])
    table.attack("Rookie")
    table.take("Breaker: ")
    assert table.memory == 0


def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    """Rules 18-3-2."""
    ping = red_tamer("Ping", Trigger(on=Event("suspended", DIGIMON), do=(Unsuspend(EventCards()),)))
    pong = red_tamer("Pong", Trigger(on=Event("unsuspended", DIGIMON), do=(Suspend(EventCards()),)))
    table = Table(ping, pong, ROOKIE, my_battle=["Rookie", "Ping", "Pong"])
    table.attack("Rookie")
    assert table.game.is_over()
    assert table.game.winner() is None


def test_a_loop_is_stopped_by_the_player_who_can() -> None:
    """Rules 18-3-3: what is optional is not repeated for ever."""
    ping = red_tamer(
        "Ping", Trigger(on=Event("suspended", DIGIMON), do=(May((Unsuspend(EventCards()),)),))
    )
    pong = red_tamer("Pong", Trigger(on=Event("unsuspended", DIGIMON), do=(Suspend(EventCards()),)))
    table = Table(ping, pong, ROOKIE, my_battle=["Rookie", "Ping", "Pong"])
    table.attack("Rookie")
    asked = 0
    while table.can("Ping: "):
        table.take("Ping: ")
        asked += 1
    assert asked > 2
    assert not table.game.is_over()
    assert table.can("Pass")


@pytest.mark.parametrize("optional", [False, True])
def test_what_went_on_for_long_is_over_in_an_open_state(optional: bool) -> None:
    """Rules 18-3-1: a loop is what goes on without end; what is done again later is none."""
    again: tuple[Node, ...] = (Unsuspend(EventCards()),)
    do = (May(again),) if optional else again
    ping = red_tamer("Ping", Trigger(on=Event("suspended", DIGIMON), do=do))
    turner = red_tamer("Turner", Main(do=(Suspend(Choose(DIGIMON)),)))
    table = Table(ping, turner, ROOKIE, my_battle=["Rookie", "Ping", "Turner"])
    counts = set()
    for _ in range(3):
        table.take("Activate Turner", *["Ping: "] * optional)
        assert table.can("Pass")
        counts.add(int(table.game.state.data[sl.LOOP_COUNT]))
    assert len(counts) == 1


def test_a_loop_that_grows_is_a_draw() -> None:
    """Rules 18-3-2: each effect triggers two more."""
    pings = [
        red_tamer(
            name,
            Trigger(
                on=Event("suspended", DIGIMON) | Event("unsuspended", DIGIMON),
                do=(Unsuspend(EventCards()), Suspend(EventCards())),
            ),
        )
        for name in ("Ping", "Pong")
    ]
    table = Table(*pings, ROOKIE, my_battle=["Rookie", "Ping", "Pong"])
    table.attack("Rookie")
    while not table.game.is_over() and not table.can("Pass"):
        table.take(table.words[0])
    assert table.game.is_over()
