"""What a position is worth: the features of both sides, and the weights that are shipped."""

import tomllib
from importlib.resources import files
from math import exp, log

import pytest

from engine.digimon.position.slots import (
    FIRST,
    HANDED,
    HIGHEST,
    MEMORY,
    OVER,
    PLAYER,
    SUSPENDED,
    TURN,
)
from engine.digimon.worth.features import FEATURES, MOST, measure, worth
from engine.digimon.worth.weights import EVEN, NAMES, UNIT, chance, chance_of_hand, weights_of
from tests.engine.digimon.table import Table

WARGREYMON = ("ST1-11", "ST1-09", "ST1-07", "ST1-03", "ST1-01")


def _table() -> Table:
    return Table(
        my_battle=[WARGREYMON, ("ST1-07", "ST1-03"), "ST1-12"], my_breeding=[("ST1-03", "ST1-01")],
        my_hand=["ST1-16", "ST1-03", "ST1-09"], their_battle=[("ST1-07", "ST1-03")],
    )  # fmt: skip


def _features(table: Table, mover: int = 0) -> dict[str, int]:
    found = weights_of("both")
    measure(table.game.state, found, mover)
    return {name: int(number) for name, number in zip(NAMES, found.features, strict=True) if number}


def test_a_position_is_told_by_what_a_player_would_name() -> None:
    table = _table()
    state = table.game.state
    state.put(MEMORY, -6)
    found = _features(table)
    own = {name[4:]: n for name, n in found.items() if name.startswith("own_")}
    assert own["level_4"] == own["level_6"] == own["tamers"] == own["raised_3"] == 1
    assert (own["levels"], own["raised"], own["under"], own["hand"]) == (10, 3, 4 + 1 + 1, 3)
    assert found["their_level_4"] == 1
    # The cost is paid with memory beyond 0, which the opponent gets (rule 1-4-3).
    assert (found["given"], found["given_much"]) == (6, 2)


@pytest.mark.parametrize(("first", "turn", "early"), [(0, 1, 6), (0, 3, 6), (0, 5, 0), (1, 6, 0)])
def test_memory_is_told_apart_in_the_first_two_turns(first: int, turn: int, early: int) -> None:
    table = _table()
    state = table.game.state
    state.put(FIRST, first)
    state.put(TURN, turn)
    state.put(MEMORY, -6)
    found = _features(table)
    assert (found["given"], found.get("given_early", 0)) == (6, early)


def test_either_player_can_be_the_mover() -> None:
    table = _table()
    state = table.game.state
    state.put(PLAYER, 1)
    mine, theirs = _features(table, 0), _features(table, 1)
    assert mine["own_level_6"] == theirs["their_level_6"] == 1
    assert mine["dp_lead"] == -theirs["dp_lead"] > 0
    assert theirs["their_under"] == mine["own_under"]


def test_a_turn_that_goes_on_is_taken_as_if_it_were_passed() -> None:
    """Passing leaves the opponent 3 memory (rule 6-5-1-7-1)."""
    table = _table()
    table.game.state.put(MEMORY, 2)
    assert _features(table)["given"] == 3


def test_memory_handed_over_before_is_told_apart() -> None:
    table = _table()
    state = table.game.state
    state.put(HANDED, 9)
    state.put(PLAYER, 1)
    state.put(MEMORY, 4)  # the opponent's turn has come: 4 of the 9 were handed over now
    found = _features(table)
    assert (found["own_given_before"], found["given"]) == (5, 4)


@pytest.mark.parametrize(("first", "turn", "own"), [(0, 1, 1), (0, 3, 2), (1, 2, 1), (1, 4, 2)])
def test_own_turns_are_counted_for_who_went_first_or_second(
    first: int, turn: int, own: int
) -> None:
    table = _table()
    table.game.state.put(FIRST, first)
    table.game.state.put(TURN, turn)
    found = _features(table)
    assert found.get("first", 0) == 1 - first
    assert [name for name in found if name.startswith("turn_")] == [f"turn_{own}"]


def test_suspended_digimon_that_can_be_defeated_are_exposed() -> None:
    """A suspended Digimon can be attacked (rule 11-2-7-1)."""
    table = _table()
    state = table.game.state
    state.put(PLAYER, 1)
    assert "exposed" not in _features(table)
    for stack in (0, 1):
        state.put(SUSPENDED + stack, 1)
    # Their Greymon has 1000 DP more in their turn, by Agumon; WarGreymon has more than that.
    assert (_features(table)["exposed"], _features(table)["own_suspended"]) == (1, 2)


@pytest.mark.parametrize("level", ["ST1-03", "ST1-07", "ST1-08", "ST1-11"])
def test_digimon_beyond_the_blockers_of_the_other_side_can_attack(level: str) -> None:
    """Of any level; a blocker changes the target of one attack (rule 4-3-7)."""
    three: list[str | tuple[str, ...]] = [(level,)] * 3
    blocker: list[str | tuple[str, ...]] = [("ST1-06",)]
    table = Table(my_battle=three, their_battle=blocker, my_security=["ST1-03"] * 2,
                  their_security=["ST1-03"])  # fmt: skip
    found = _features(table)
    assert (found["attackers"], found["attacked"]) == (3 - 1, 1)
    assert found["their_blockers"] == 1 and "own_blockers" not in found
    assert found["lethal"] == 1 and "in_danger" not in found
    found = _features(table, 1)
    assert (found.get("attackers", 0), found["attacked"], found["in_danger"]) == (1, 2, 1)
    assert "lethal" not in found
    # More blockers than Digimon leave none, and not fewer than none.
    table = Table(my_battle=[(level,)], their_battle=blocker * 2)
    assert "attackers" not in _features(table) and _features(table)["attacked"] == 2


@pytest.mark.parametrize("mover", [0, 1])
def test_the_level_reached_in_own_turns_is_that_of_the_mover(mover: int) -> None:
    table = _table()
    state = table.game.state
    state.put(PLAYER, mover)
    state.put(HIGHEST, 5)
    state.put(HIGHEST + 1, 6)
    assert _features(table, mover)["own_reached"] == 5 + mover
    # In the turn of the other player nothing more is reached.
    state.put(PLAYER, 1 - mover)
    before = _features(table, mover).get("own_reached", 0)
    assert before == 0


@pytest.mark.parametrize(("security", "last"), [(0, 1), (1, 1), (2, 0)])
def test_the_last_security_card_is_told_apart(security: int, last: int) -> None:
    table = Table(my_security=["ST1-03"] * security, their_security=["ST1-03"] * 3)
    found = _features(table)
    assert (found.get("own_security", 0), found.get("own_last_security", 0)) == (security, last)
    assert found["their_security"] == 3 and "their_last_security" not in found


def test_a_game_that_is_won_is_worth_more_than_any_other() -> None:
    table = _table()
    state, weights = table.game.state, weights_of("both")
    state.put(OVER, 1)
    assert worth(state, weights, 0) == EVEN + MOST
    assert worth(state, weights, 1) == EVEN - MOST


def test_worth_is_the_log_odds_in_thousandths() -> None:
    only = weights_of((("given", -50_000), ("one", 20_000)))
    table = _table()
    table.game.state.put(MEMORY, -4)
    value = int(worth(table.game.state, only, 0))
    assert value == EVEN + 200 - 4 * 500
    assert chance(value) == pytest.approx(1 / (1 + exp(1.8)))
    assert chance(EVEN + 1000) == pytest.approx(exp(1) / (1 + exp(1)))


def test_a_hand_says_less_of_the_chance_to_win_than_the_board_it_makes_alone() -> None:
    for first in (True, False):
        low, even, high = (chance_of_hand(EVEN + odds, first) for odds in (-800, 0, 800))
        assert 0 < low < even < high < 1
        # Between them lies less of the log-odds than between the boards.
        assert 0.1 < log(high / (1 - high)) - log(low / (1 - low)) < 1.6


def test_memory_costs_in_own_turns_alone_what_it_costs_in_a_game() -> None:
    text = files("engine.digimon.worth").joinpath("weights.toml").read_text("utf-8")
    price = tomllib.loads(text)["both"]["weights"]
    alone = weights_of("alone")

    def odds(given: int) -> float:
        value = EVEN + given * int(alone.weights[NAMES.index("given")]) / int(alone.scale)
        chance = chance_of_hand(round(value), first=True)
        return log(chance / (1 - chance))

    assert odds(10) - odds(0) == pytest.approx(10 * price["given"] / UNIT, rel=0.01)
    early = price["given"] + price["given_early"]
    before = int(alone.weights[NAMES.index("own_given_before")])
    both = sum(int(alone.weights[NAMES.index(name)]) for name in ("given", "given_early"))
    assert before == pytest.approx(both, abs=2)
    assert both / early == pytest.approx(1 / tomllib.loads(text)["solo"]["slope"], rel=0.01)


def test_an_unknown_kind_or_feature_is_an_error() -> None:
    with pytest.raises(ValueError, match="no weights are called x; there are both, alone, points"):
        weights_of("x")
    with pytest.raises(ValueError, match="no feature is called own_x"):
        weights_of((("own_x", 1),))


def test_what_is_shipped_says_what_it_was_learned_from_and_how_good_it_is() -> None:
    text = files("engine.digimon.worth").joinpath("weights.toml").read_text("utf-8")
    file = tomllib.loads(text)
    for kind in ("both", "alone"):
        made = file[kind]
        assert made["games"] > 500
        assert made["decks"]
        new, old = made["held_out"], made["points_held_out"]
        assert new["brier"] < old["brier"]
        assert new["log_loss"] < old["log_loss"] < log(2) + 0.01
        assert sum(row[0] for row in made["reliability"]) > 1000
        assert made["weights"]["given"] < 0
    low, high = file["solo"]["slope_interval"]
    assert 0 < low < file["solo"]["slope"] < high < 1
    assert file["solo"]["games"] >= 500
    assert len(NAMES) == len(set(NAMES)) == FEATURES
