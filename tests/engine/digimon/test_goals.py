"""Goals of own turns: points for cards in places, named goals by an own turn, and bricks."""

from typing import Any

import pytest

from decklists import DigimonDeck, load
from engine.counted import Condition, none_of
from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.position.slots import BEST, FLAGS, MEMORY, P_HAND, TURN, UNKNOWN
from engine.digimon.solo.goals import (
    DEFAULT,
    EACH,
    Brick,
    Goal,
    NamedGoal,
    Term,
    is_brick,
    value_of,
)
from engine.digimon.solo.value import GOAL, dp_in_play, met_for_good, score, value
from engine.digimon.telling.story import board_number, board_words, in_play
from engine.digimon.worth.features import worth
from engine.digimon.worth.weights import weights_of
from engine.filters import ANY, Filter
from search.digimon import Dealt, SoloSpec
from search.digimon.turns import Player, play_orders
from tests.engine.digimon.table import Table

WARGREYMON = ("ST1-11", "ST1-09", "ST1-07", "ST1-03", "ST1-01")


def _table(**places: Any) -> Table:
    """The end of own turn 2 going first: WarGreymon and Tai in the battle area, Agumon raised."""
    return Table(
        my_battle=[WARGREYMON, "ST1-12"], my_breeding=[("ST1-03", "ST1-01")],
        my_hand=["ST1-16", "ST1-03", "ST1-09"], my_trash=["ST1-16"], **places,
    )  # fmt: skip


def _points(filter: Filter, areas: int, each: str = "card", most: int = 60) -> int:
    table = _table()
    goal = Goal("x", (Term(filter, areas, 10, most, each),))
    return int(score(table.game.state, value_of(table.game, goal)))


@pytest.mark.parametrize(
    ("filter", "areas", "cards"),
    [
        (la.Named("WarGreymon"), v.BATTLE, 1),
        (la.Numbered("ST1-11"), v.BATTLE, 1),
        (la.Numbered("ST1-11"), v.BREEDING, 0),
        (la.level(6), v.BATTLE, 1),
        (la.level(3), v.FIELD, 1),
        (la.DIGIMON, v.FIELD, 2),
        (la.TAMER, v.FIELD, 1),
        (la.OPTION, v.HAND, 1),
        (la.OPTION, v.TRASH, 1),
        (la.RED, v.HAND, 3),
        (ANY, v.SECURITY, 5),
        # Digivolution cards in the battle area: those in the breeding area are not counted.
        (la.Named("Agumon"), v.UNDER, 1),
        (la.HasUnder(ANY & la.Named("Greymon")), v.BATTLE, 1),
        (la.HasUnder(ANY & la.Named("Koromon")), v.BREEDING, 1),
        (la.dp(least=12000), v.FIELD, 1),
        (la.dp(least=40000), v.FIELD, 0),
    ],
)
def test_points_for_cards_in_places(filter: Filter, areas: int, cards: int) -> None:
    assert _points(filter, areas) == cards * 10


def test_points_for_what_cards_add_up_to() -> None:
    """WarGreymon has 12000 DP, and 1000 from Agumon's inherited effect in its owner's turn."""
    assert _points(la.DIGIMON, v.FIELD, "level") == (6 + 3) * 10
    assert _points(la.DIGIMON, v.BATTLE, "digivolution card") == 4 * 10
    table = _table()
    power = int(dp_in_play(table.game.state))
    assert power >= 12000
    assert _points(la.DIGIMON, v.BATTLE, "1000 DP") == power // 1000 * 10
    assert _points(la.DIGIMON, v.BATTLE, "1000 DP", most=3) == 30
    assert set(EACH) == {"card", "level", "1000 DP", "digivolution card"}


def test_memory_handed_over_costs_points_and_none_go_below_0() -> None:
    table = _table()
    goal = value_of(table.game, Goal("x", (Term(ANY, v.HAND, 2, 3),), given=1))
    state = table.game.state
    for memory, points in ((0, 6), (-2, 4), (-9, 0)):
        state.put(MEMORY, memory)
        assert score(state, goal) == points


def test_points_come_before_the_default_value() -> None:
    table = _table()
    state = table.game.state
    by_default = value(state, value_of(table.game))
    assert by_default == worth(state, weights_of("points"), 0) > 0
    goal = value_of(table.game, Goal("x", (Term(la.TAMER, v.BATTLE, 3),)))
    assert value(state, goal) == 3 * GOAL + by_default
    assert score(state, goal) == 3


def test_a_card_that_was_not_seen_yet_is_a_card_and_nothing_more() -> None:
    """What a plan draws can be counted, and nobody knows what it is."""
    table = _table()
    state = table.game.state
    any_card = value_of(table.game, Goal("x", (Term(ANY, v.HAND, 1, 60),)))
    option = value_of(table.game, Goal("x", (Term(la.OPTION, v.HAND, 1, 60),)))
    assert (score(state, any_card), score(state, option)) == (3, 1)
    for card in table.game.pile(0, P_HAND):
        state.put(FLAGS + card, UNKNOWN)
    state.blind = 1
    assert (score(state, any_card), score(state, option)) == (3, 0)


def _met(goal: NamedGoal, turn: int, before: int = 0, best: int = 0) -> bool:
    table = _table()
    state = table.game.state
    state.put(TURN, 2 * turn - 1)
    state.put(BEST, best)
    found = value_of(table.game, Goal("x", goals=(goal,)))
    found.before = before
    score(state, found)
    return bool(found.met)


def test_a_named_goal_is_met_by_an_own_turn() -> None:
    wargreymon = Condition(ANY & la.Named("WarGreymon"), v.BATTLE)
    assert _met(NamedGoal("x", (wargreymon,), by=2), turn=2)
    assert _met(NamedGoal("x", (wargreymon,), by=3), turn=2)
    assert not _met(NamedGoal("x", (wargreymon,), by=1), turn=2)
    assert _met(NamedGoal("x", (wargreymon,)), turn=2)
    tamers = Condition(ANY & la.TAMER, v.BATTLE, 2)
    assert not _met(NamedGoal("x", (wargreymon, tamers), by=2), turn=2)
    # What was met at the end of an earlier own turn stays met.
    assert _met(NamedGoal("x", (tamers,), by=1), turn=2, before=1)


def test_at_most_none_and_any() -> None:
    """In `_table` a Tamer is in the battle area, three cards are in hand, one is in the trash."""
    tamer, agumon = ANY & la.TAMER, ANY & la.Named("Agumon")
    for condition, holds in (
        (Condition(tamer, v.BATTLE, 0, 1), True),
        (Condition(tamer, v.BATTLE, 0, 0), False),
        (Condition(ANY, v.HAND, 3, 3), True),
        (Condition(ANY, v.HAND, 0, 2), False),
        (none_of(tamer, v.HAND), True),
        (none_of(agumon, v.HAND), False),
    ):
        assert _met(NamedGoal("x", (condition,)), turn=2) is holds
        assert _met(NamedGoal("x", any=(condition,)), turn=2) is holds
    met, missed = Condition(tamer, v.BATTLE), Condition(tamer, v.HAND)
    assert _met(NamedGoal("x", any=(missed, met)), turn=2)
    assert not _met(NamedGoal("x", (missed,), any=(met,)), turn=2)
    assert not _met(NamedGoal("x", (met,), any=(missed, missed)), turn=2)
    assert _met(NamedGoal("x", (met,), any=(missed, met)), turn=2)


def test_a_named_goal_of_a_level() -> None:
    """A Level 5 in own turn 2, four bits a turn."""
    best = 3 | 5 << 4
    assert _met(NamedGoal("x", level=5, by=2), turn=2, best=best)
    assert not _met(NamedGoal("x", level=5, by=1), turn=2, best=best)
    assert not _met(NamedGoal("x", level=6, by=2), turn=2, best=best)
    assert _met(NamedGoal("x", level=4), turn=2, best=best)


def test_only_goals_with_an_own_turn_stay_met() -> None:
    table = _table()
    tai = Condition(ANY & la.TAMER, v.BATTLE)
    goals = (NamedGoal("a", (tai,)), NamedGoal("b", (tai,), by=2), NamedGoal("c", (tai,), by=1))
    found = value_of(table.game, Goal("x", goals=goals))
    assert met_for_good(table.game.state, found) == 0b010


def test_bricks() -> None:
    assert not is_brick(DEFAULT, 0, 0, (3, 4, 6))
    assert is_brick(DEFAULT, 0, 9999, (3, 3, 6))
    assert is_brick(DEFAULT, 0, 0, (3,))
    later = Goal(brick=Brick(level=6, by=3))
    assert not is_brick(later, 0, 0, (3, 3, 6))
    named = Goal(goals=(NamedGoal("a"), NamedGoal("b")), brick=Brick(goal="b"))
    assert is_brick(named, 0b01, 0, (6, 6))
    assert not is_brick(named, 0b10, 0, ())
    points = Goal(brick=Brick(below=10))
    assert is_brick(points, 0, 9, (6, 6))
    assert not is_brick(points, 0, 10, ())


def test_what_is_in_play_as_data() -> None:
    board = in_play(_table().game)
    assert [card["name"] for card in board["battle"]] == ["WarGreymon", "Tai Kamiya"]
    assert [card["category"] for card in board["battle"]] == ["Digimon", "Tamer"]
    assert [card["name"] for card in board["battle"][0]["under"]] == [
        "MetalGreymon", "Greymon", "Agumon", "Koromon",
    ]  # fmt: skip
    assert board_words(board, _table().game.names) == (
        "WarGreymon (MetalGreymon, Greymon, Agumon, Koromon); Tai Kamiya; "
        "breeding: Agumon (Koromon)"
    )
    assert board_number(board) == board_number(in_play(_table(my_deck=["ST1-02"]).game))


def test_runs_for_a_goal() -> None:
    """A goal by an own turn, points of cards and a brick, each order for itself."""
    deck = load("st1")
    assert isinstance(deck, DigimonDeck)
    greymon = Condition(ANY & la.level(4), v.FIELD)
    goal = Goal(
        "x",
        (Term(la.TAMER, v.BATTLE, 5, 4),),
        (NamedGoal("level 4", level=4, by=2), NamedGoal("in play", (greymon,), 9, by=1)),
        Brick(goal="level 4"),
    )
    spec = SoloSpec(deck.main, deck.eggs, goal=goal, max_nodes=100)
    dealt = Dealt(("ST1-03", "ST1-07", "ST1-12", "ST1-12"), (1, 2, 3))
    runs = play_orders(spec, dealt)
    assert runs == play_orders(spec, dealt)
    for met, levels, brick, points in zip(
        runs.met, runs.levels, runs.bricks, runs.values, strict=True
    ):
        assert len(levels) == 3
        assert bool(met & 1) is (levels[1] >= 4) is not brick
        assert points >= met.bit_count()
    assert any(met & 2 for met in runs.met)
    assert set(runs.boards) == set(runs.in_play)
    # The Tamers in hand are worth points now, and come into play.
    tamers = [
        sum(card["category"] == "Tamer" for card in runs.in_play[board]["battle"])
        for board in runs.boards
    ]
    assert all(points >= 5 * count for points, count in zip(runs.values, tamers, strict=True))
    assert min(tamers) >= 1


def test_a_goal_met_on_the_way_counts_at_the_end() -> None:
    deck = load("st1")
    assert isinstance(deck, DigimonDeck)
    raised = Condition(ANY & la.level(3), v.BREEDING)
    goal = Goal("x", goals=(NamedGoal("a Level 3 in the breeding area", (raised,), 7, by=1),))
    game = SoloSpec(deck.main, deck.eggs).game()
    game.start(("ST1-03", "ST1-07", "ST1-09"), 1)
    run = Player(game, goal, 100).play()
    assert (run.met, run.value) == (1, 7)
