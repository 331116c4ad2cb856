"""Immediate effects, and the timings of triggers."""

from dataclasses import replace

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OTHER,
    TAMER,
    Choose,
    Named,
    exists,
)
from engine.digimon.language.card import (
    END_OF_ALL_TURNS,
    END_OF_OPPONENTS_TURN,
    END_OF_YOUR_TURN,
    ON_PLAY,
    START_OF_OPPONENTS_MAIN_PHASE,
    START_OF_OPPONENTS_TURN,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    WHEN_MOVING,
    Delay,
    Event,
    Keyword,
    Security,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    By,
    Delete,
    Draw,
    GainMemory,
    If,
    May,
    Play,
    Prevent,
    Suspend,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import ROOKIE, SMASH, THEIRS

# ---------------------------------------------------------------- immediate effects


def test_an_immediate_effect_is_used_once_for_one_cause() -> None:
    """Rules 15-8-5-3, 15-8-5-4: also while it is answered by others of its kind."""
    monkey = Would(
        what="deleted",
        do=(By((Delete(Choose(DIGIMON & Named("Suka") & OTHER)),), (Prevent(),)),),
    )
    suka = red("Suka", 4, 5000, effects=(monkey,))
    table = Table(
        ROOKIE,
        suka,
        SMASH,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Suka", "Suka"],
    )
    table.take("Use Smash", "Suka", "Suka: by")
    # The second would be deleted instead, and may delete the first, whose effect is used.
    table.take("Suka: by")
    # The first is deleted for the second, which stays; so "by deleting" the second was in vain.
    assert table.battle("their") == ["Suka"]


def test_an_immediate_effect_whose_condition_holds_later() -> None:
    """Rules 15-8-5-5-1, 15-8-5-5-2: after another one has made it so."""
    wall = red(
        "Wall",
        4,
        effects=(
            Would(what="deleted", condition=(exists(TAMER),), do=(By((Suspend(),), (Prevent(),)),)),
            Would(what="deleted", do=(May((Play(Choose(TAMER, v.HAND)),)),)),
        ),
    )
    table = Table(
        ROOKIE,
        wall,
        SMASH,
        red_tamer("Tamer"),
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Wall"],
        their_hand=["Tamer"],
    )
    table.take("Use Smash")
    assert len(table.words) == 2, "only the second one, or none"
    table.take("Wall: you may", "Wall: by")
    assert table.battle("their") == ["Tamer", "Wall"]


# ------------------------------------------------------------------------ timings


def test_turn_icons() -> None:
    """Rules 15-16-8-1, 15-16-9-1: in the own turn, the opponent's, or all turns."""
    on = Event("deleted", DIGIMON, v.EITHER)
    cards = [
        red_tamer("Mine", Trigger(on=on, turn=v.YOU, do=(Draw(1),))),
        red_tamer("Theirs", Trigger(on=on, turn=v.OPPONENT, do=(Draw(2),))),
        red_tamer("All", Trigger(on=on, do=(Draw(4),))),
    ]
    names = ["Mine", "Theirs", "All"]
    table = Table(
        ROOKIE, SMASH, *cards, memory=5, my_battle=names, my_hand=["Smash"], their_battle=["Rookie"]
    )
    table.take("Use Smash")
    table.take(table.words[0])
    assert len(table.hand()) == 5
    table = Table(
        ROOKIE,
        SMASH,
        *cards,
        memory=5,
        my_battle=["Rookie", "Mine"],
        my_hand=["Smash"],
        their_battle=["Rookie", *names],
    )
    table.take("Use Smash")
    table.take(table.words[0])
    assert len(table.hand("their")) == 6


def test_timings_of_the_other_player_and_of_all_turns() -> None:
    """Rules 15-16-11-1, 15-16-11-2, 15-16-12-1 to -3, 15-16-13-1, 15-16-13-2."""
    cards = [
        red_tamer(name, Trigger(on=on, do=(GainMemory(0), Draw(n))))
        for name, on, n in (
            ("StartTheirs", START_OF_OPPONENTS_TURN, 1),
            ("MainTheirs", START_OF_OPPONENTS_MAIN_PHASE, 2),
            ("EndTheirs", END_OF_OPPONENTS_TURN, 1),
            ("EndMine", END_OF_YOUR_TURN, 3),
            ("EndAll", END_OF_ALL_TURNS, 1),
        )
    ]
    for name, mine, after in (
        ("StartTheirs", 0, 1),
        ("MainTheirs", 0, 2),
        ("EndTheirs", 0, 1),
        ("EndMine", 3, 3),
        ("EndAll", 1, 2),
    ):
        table = Table(*cards, my_battle=[name]).passing()
        expected = mine + (after - mine if name in ("StartTheirs", "MainTheirs") else 0)
        assert len(table.hand()) == expected, name
        table.passing()
        # One more card was drawn in the own draw phase.
        assert len(table.hand()) == after + 1, name


def test_on_play_digivolving_and_moving_are_told_apart() -> None:
    """Rules 15-16-2-1, 15-16-3-1, 15-16-16-1."""
    three = red(
        "Three",
        3,
        3000,
        cost=0,
        evo=0,
        effects=(
            Trigger(on=ON_PLAY, do=(GainMemory(1),)),
            Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(2),)),
            Trigger(on=WHEN_MOVING, do=(GainMemory(4),)),
        ),
    )
    assert Table(three, my_hand=["Three"]).take("Play Three").memory == 1
    table = Table(three, their_breeding=["Three"]).passing()
    table.take("Move Three to the battle area")
    assert table.memory == -3 - 4


def test_security_effects_go_before_others() -> None:
    """Rules 15-16-10-1, 15-16-10-2, 13-1-8-2-1: even before the turn player's."""
    bolt = replace(red_option("Bolt"), security=(Security(do=(Draw(1),)),))
    greedy = red(
        "Greedy",
        5,
        7000,
        effects=(
            Trigger(
                on=Event("security-removed", whose=v.OPPONENT),
                do=(If(exists(ANY, v.HAND, v.OPPONENT), (Draw(2),)),),
            ),
        ),
    )
    table = Table(bolt, greedy, my_battle=["Greedy"], their_security=["Bolt"]).attack("Greedy")
    assert table.hand("their") == ["Filler"]
    assert table.hand() == ["Filler", "Filler"]


def test_when_attacking_at_the_declaration() -> None:
    """Rules 15-16-5-1, 11-1-4: before the block timing."""
    hunter = red("Hunter", 5, 7000, effects=(Trigger(on=WHEN_ATTACKING, do=(Delete(THEIRS),)),))
    blocker = red("Blocker", 4, 4000, effects=(Keyword("Blocker"),))
    table = Table(hunter, blocker, my_battle=["Hunter"], their_battle=["Blocker"]).attack("Hunter")
    assert table.security() == 4


def test_delay_is_optional_and_not_at_once() -> None:
    """Rules 16-17-1, 16-17-2, 16-17-3: and it works only from the battle area."""
    store = red_option("Store", Delay(do=(Draw(1),)))
    table = Table(store, ROOKIE, my_battle=["Store", "Rookie"], my_hand=["Store"])
    assert table.can("Activate <Delay> of Store")
    assert table.can("Pass")
    table.take("Activate <Delay> of Store")
    assert table.trash() == ["Store"]
    assert not table.can("Activate")
