"""Learning the chance to win: known weights are found again, and memory has the same price."""

import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from math import exp
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import polars as pl
import pytest

from engine.digimon.worth.weights import NAMES, UNIT

# What memory handed over costs, and what it costs more in the first two turns, in log-odds.
PRICE, EARLY = 0.2, 0.3


@pytest.fixture(scope="module")
def fit() -> ModuleType:
    file = Path(__file__).parents[2] / "benchmarks" / "digimon_fit.py"
    found = spec_from_file_location("digimon_fit", file)
    assert found
    assert found.loader
    made = module_from_spec(found)
    found.loader.exec_module(made)
    return made


def test_what_is_known_is_taken_away_before_the_rest_is_learned(fit: ModuleType) -> None:
    chance = np.random.default_rng(5)
    x = np.column_stack([chance.normal(size=(20_000, 2)), np.ones(20_000)])
    won = chance.random(20_000) < 1 / (1 + np.exp(-(x @ [1.0, -0.5, 0.2])))
    found = fit.learn(x[:, 1:], won.astype(float), x[:, 0] * 1.0)
    assert found == pytest.approx([-0.5, 0.2], abs=0.06)
    # Not knowing of it makes the others smaller.
    assert abs(fit.learn(x[:, 1:], won.astype(float))[0]) < 0.46


@pytest.fixture(scope="module")
def learned(fit: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is learned from made-up games of eight turns, in which the chance to win is known."""
    chance = Random(9)
    rows = []
    for game in range(1500):
        given, before = 0, [0, 0]
        for turn in range(8):
            mover, number = turn % 2, turn // 2 + 1
            left = min(10, given // 2 + 1) if given else 3  # half of what they were given
            before[mover] += given if turn > 1 else 0
            given = chance.randint(1, 10)
            tamers, theirs = chance.randint(0, 3), chance.randint(0, 3)
            price = PRICE + (EARLY if number <= 2 else 0)
            odds = 0.5 * tamers - 0.5 * theirs - price * (given - 5.5)
            named = {
                "own_tamers": tamers, "their_tamers": theirs, "given": given, "one": 1,
                "given_early": given if number <= 2 else 0, f"turn_{number}": 1,
                "own_reached": tamers,
            }  # fmt: skip
            rows.append({
                "game": game, "won": chance.random() < 1 / (1 + exp(-odds)), "left": left,
                "features": [named.get(name, 0) for name in NAMES],
            })  # fmt: skip
    folder = tmp_path_factory.mktemp("games")
    said = {"games": "1500", "seed": "9", "decks": "st1", "effort": "64x4", "strays": "250"}
    frame = pl.DataFrame(rows, schema_overrides={"features": pl.List(pl.Int32)})
    frame.write_parquet(folder / "games.parquet", metadata=said | {"replaced": "500"})
    fit.fit([folder / "games.parquet"], folder / "weights.toml")
    return tomllib.loads((folder / "weights.toml").read_text("utf-8"))


def test_memory_has_the_same_price_where_the_own_side_alone_is_seen(
    learned: dict[str, Any],
) -> None:
    both, alone = (learned[kind]["weights"] for kind in ("both", "alone"))
    for name in ("given", "given_early", "given_much"):
        assert both[name] == alone[name]
    # What 10 memory cost, of which 6 are beyond 4.
    late = 10 * both["given"] + 6 * both["given_much"]
    assert late / UNIT == pytest.approx(-10 * PRICE, abs=0.5)
    assert both["given_early"] / UNIT == pytest.approx(-EARLY, abs=0.08)
    assert "their_tamers" not in alone
    assert alone["own_tamers"] / UNIT == pytest.approx(0.5, abs=0.08)


def test_weights_say_what_they_were_learned_from_and_how_good_they_are(
    learned: dict[str, Any],
) -> None:
    for kind in ("both", "alone"):
        found = learned[kind]
        assert (found["games"], found["positions"]) == (1500, 12_000)
        assert (found["effort"], found["strays"], found["replaced"]) == ("64x4", [250], [500])
        assert found["held_out"]["brier"] < found["points_held_out"]["brier"] < 0.26
        assert sum(positions for positions, _, _ in found["reliability"]) == 2400
    assert learned["points"]["weights"]["given"] == -25


def test_own_turns_alone_are_made_chances_of_games(fit: ModuleType, tmp_path: Path) -> None:
    chance = Random(3)
    rows = []
    for _ in range(6000):
        deck, first = chance.choice(("st1", "st2")), chance.random() < 0.5
        # Hands of st2 look better than they are: which deck is better does not come into it.
        odds = chance.gauss(1.0 if deck == "st1" else 2.0, 0.7)
        real = 0.5 * odds - (0.5 if deck == "st1" else 1.0) + (0.3 if first else 0.0)
        rows.append((deck, first, chance.random() < 1 / (1 + exp(-real)), odds))
    file = tmp_path / "weights.toml"
    file.write_text(
        f"[a]\nb = 1\n\n{fit._SOLO}\n[solo]\nslope = 1\n\n# Points\n[c]\nd = 2\n", "utf-8"
    )
    for _ in range(2):
        fit.calibrate(rows, file, {"seed": 3, "games": 3000, "orders": 4})
    found = tomllib.loads(file.read_text("utf-8"))
    assert (found["a"], found["c"]) == ({"b": 1}, {"d": 2})
    solo = found["solo"]
    low, high = solo["slope_interval"]
    assert low < solo["slope"] < high
    assert solo["slope"] == pytest.approx(0.5, abs=0.1)
    assert solo["first"] - solo["second"] == pytest.approx(0.3, abs=0.1)
    assert (solo["decks"], solo["games"], solo["orders"]) == ("st1, st2", 3000, 4)


def test_what_is_left_is_the_mean_by_what_was_given(learned: dict[str, Any]) -> None:
    expected = [given // 2 + 1 for given in range(1, 11)]
    assert learned["left"]["memory"] == [expected[0], *expected]
    assert sum(learned["left"]["turns"][1:]) == 1500 * 7
