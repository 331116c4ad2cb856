"""The weights of the features, as data: `weights.toml`, and what they were learned from.

    weights_of("both")      # the chance to win, from all that lies open: for games of two players
    weights_of("alone")     # the same from the own side alone: for own turns without an opponent
    weights_of("points")    # points set by hand for the own side
    weights_of("mirrored")  # these, less the same of the other side

Learned weights are in 1 / 100,000 of the log-odds; `benchmarks/digimon_games.py` makes them.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.worth import features
from engine.digimon.worth.features import FEATURES, SIDE, Worth

KINDS: Final = ("both", "alone", "points", "mirrored")

FILE: Final = "weights.toml"
EVEN: Final = 10_000  # what an even position is worth: 1,000 for 1 of the log-odds around it
AMOUNTS: Final = 11  # of memory on one side of the gauge: 0 to 10
UNIT: Final = 100_000  # weights of one of the log-odds
CHANCES: Final = 10_000  # a chance to win is told in these


def _names() -> tuple[str, ...]:
    """The name of each feature, in their order."""
    numbers = {n: name[2:].lower() for name, n in vars(features).items() if name.startswith("F_")}
    side = [numbers[number] for number in range(SIDE)]
    both = [numbers[number] for number in range(2 * SIDE, FEATURES)]
    return (*(f"own_{name}" for name in side), *(f"their_{name}" for name in side), *both)


NAMES: Final = _names()


@cache
def _file() -> Mapping[str, Any]:
    return tomllib.loads(files("engine.digimon.worth").joinpath(FILE).read_text("utf-8"))


def weights_of(given: str | Iterable[tuple[str, int]]) -> Worth:
    """A new `Worth`: of this kind, or with these weights, learned ones, by name.

    Weights that are left out are 0.  Raises ValueError for a kind or a feature that there is not.
    """
    if not isinstance(given, str):
        return _worth(dict(given), UNIT // 1000, EVEN)
    if given not in KINDS:
        raise ValueError(f"no weights are called {given}; there are {', '.join(KINDS)}")
    if given in ("both", "alone"):
        weights = dict(_file()[given]["weights"])
        if given == "alone":
            # Of the board less is left in a game (`chance_of_hand`), of the price of memory all.
            slope = _file()["solo"]["slope"]
            weights |= {name: round(n / slope) for name, n in weights.items() if "given" in name}
        return _worth(weights, UNIT // 1000, EVEN)
    points = dict(_file()["points"]["weights"])
    if given == "mirrored":
        # What is good for a player is bad for the other; this has to be above 0 as well.
        theirs = {f"their_{name[4:]}": -n for name, n in points.items() if name.startswith("own_")}
        return _worth(points | theirs, 1, EVEN)
    return _worth(points, 1, 0)


def _worth(by_name: Mapping[str, int], scale: int, origin: int) -> Worth:
    if unknown := sorted(set(by_name) - set(NAMES)):
        raise ValueError(f"no feature is called {', '.join(unknown)}")
    return Worth(vec[i64]([i64(by_name.get(name, 0)) for name in NAMES]), scale, origin)


def memory_left() -> tuple[int, ...]:
    """What opponents leave on average, rounded, by the memory that they were given, from 0 on."""
    return tuple(_file()["left"]["memory"])


def price_not_remembered(w: Worth) -> int:
    """What a memory handed over costs, where the ends of later turns do not show it any more."""
    if w.weights[features.F_GIVEN_BEFORE]:
        return 0
    return -int(w.weights[features.F_GIVEN] // w.scale)


def chance(value: int) -> float:
    """The chance to win of a position that learned weights give this value."""
    return 1 / (1 + exp((EVEN - value) / 1000))


def chance_of_hand(value: int, first: bool) -> float:
    """The chance to win a game from a hand whose own turns alone end with this value.

    In a game an opponent comes between, so less is left of what is good or bad about the hand.
    """
    solo = _file()["solo"]
    odds = solo["slope"] * (value - EVEN) / 1000 + solo["first" if first else "second"]
    return float(1 / (1 + exp(-odds)))
