"""Games of two players between real decks, and the chance to win that is learned from them.

    python benchmarks/digimon_games.py play DECK... -o GAMES.parquet [--games N] [--seed N]
                                       [--weights NAME|FILE] [--effort NODESxWAYS] [--strays N]
                                       [--replaced N] [--jobs N]
    python benchmarks/digimon_games.py fit GAMES.parquet... -o WEIGHTS.toml
    python benchmarks/digimon_games.py against DECK... [--games N] [--seed N] [--jobs N]
                                       [--weights NAME|FILE] [--effort NODESxWAYS]
                                       [--other NAME|FILE] [--other-effort NODESxWAYS]
    python benchmarks/digimon_games.py calibrate DECK... -o WEIGHTS.toml [--games N] [--seed N]
                                       [--orders N] [--jobs N]

`play` notes the position at the end of each turn, and who won. Every third pair of decks is a
mirror, the others are drawn from the seed. At some ends of turns the memory handed over is replaced
by chance, so that what it is worth can be told from what it was spent on. `fit` learns two sets of
weights from four fifths of the games and says how good they are on the others. `against` plays the
learned weights against the points set by hand, or two sets of weights against each other, each with
each deck. `calibrate` learns what the worth of own turns alone says of the chance to win: it plays
games in which every hand is kept, and the own turns of these hands alone, and writes `solo` anew.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

import polars as pl
from digimon_fit import calibrate, fit  # type: ignore[import-not-found]  # the files beside this one
from machine import heading  # type: ignore[import-not-found]

# Another file here would hide a package.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from cli.digimon.opened import facts_of  # noqa: E402
from decklists import DigimonDeck, load, normalise  # noqa: E402
from engine.digimon.worth import weights as wt  # noqa: E402
from search.digimon.matches import MatchSpec, Side, play_series  # noqa: E402
from search.digimon.policy import USUAL, Effort  # noqa: E402
from search.digimon.turns import Player, SoloSpec  # noqa: E402

GAMES_OF_A_PAIR: Final = 8

Weights = str | tuple[tuple[str, int], ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    kinds = parser.add_subparsers(required=True)
    play = kinds.add_parser("play", help="play games and note the ends of their turns")
    play.add_argument("decks", nargs="+")
    play.add_argument("-o", "--output", type=Path, required=True)
    play.add_argument("--games", type=int, default=2000)
    play.add_argument("--strays", type=int, default=250, help="plans by chance, of 1,000")
    play.add_argument("--replaced", type=int, default=500, help="memory by chance, of 1,000 turns")
    play.set_defaults(do=_play)
    learn = kinds.add_parser("fit", help="learn weights from games")
    learn.add_argument("games", type=Path, nargs="+")
    learn.add_argument("-o", "--output", type=Path, required=True)
    learn.set_defaults(do=_fit)
    against = kinds.add_parser("against", help="learned weights against points set by hand")
    against.add_argument("decks", nargs="+")
    against.add_argument("--games", type=int, default=200)
    against.add_argument("--other", default="mirrored", help="the other weights")
    against.add_argument("--other-effort", type=_effort, default=USUAL)
    against.set_defaults(do=_against)
    hands = kinds.add_parser("calibrate", help="what own turns alone say of the chance to win")
    hands.add_argument("decks", nargs="+")
    hands.add_argument("-o", "--output", type=Path, required=True)
    hands.add_argument("--games", type=int, default=1000)
    hands.add_argument("--orders", type=int, default=4, help="of the deck, for each hand")
    hands.set_defaults(do=_calibrate)
    for one in (play, against, hands):
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--weights", default="both")
        one.add_argument("--effort", type=_effort, default=USUAL)
        one.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    asked.do(asked)


def _effort(given: str) -> Effort:
    """As many positions in as many ways: `64x4`."""
    nodes, ways = map(int, given.split("x"))
    return Effort(nodes, ways)


def _side(name: str, weights: Weights, effort: Effort) -> Side:
    deck = normalise(load(name))
    assert isinstance(deck, DigimonDeck), f"{name} is no Digimon deck"
    return Side(deck.main, deck.eggs, tuple(facts_of(deck).values()), weights, effort)


def _weights(given: str) -> Weights:
    if not given.endswith(".toml"):
        return given
    return tuple(tomllib.loads(Path(given).read_text("utf-8"))["both"]["weights"].items())


# ------------------------------------------------------------------------- games


def _pairs(decks: Sequence[str], games: int, seed: int) -> Iterator[tuple[str, str, int]]:
    """Two decks and how many games they play: mirrors, and pairs drawn from the seed."""
    chance = Random(seed)
    number = 0
    while games > 0:
        one = decks[number % len(decks)]
        two = one if number % 3 == 0 else chance.choice(decks)
        yield one, two, min(games, GAMES_OF_A_PAIR)
        games -= GAMES_OF_A_PAIR
        number += 1


def _play(asked: argparse.Namespace) -> None:
    print(heading())
    weights = _weights(asked.weights)
    effort = replace(asked.effort, strays=asked.strays)
    rows: list[dict[str, Any]] = []
    played = 0
    for pair, (one, two, games) in enumerate(_pairs(asked.decks, asked.games, asked.seed)):
        sides = (_side(one, weights, effort), _side(two, weights, effort))
        spec = MatchSpec(sides, asked.seed * 100_003 + pair, asked.replaced)
        for result in play_series(spec, games, asked.jobs):
            if result.winner is not None:
                rows += [
                    {
                        "game": played,
                        "won": end.mover == result.winner,
                        "left": end.left,
                        "features": end.features,
                    }
                    for end in result.ends
                ]
            played += 1
        print(f"\r{played} games, {len(rows)} positions", end="", flush=True)
    print()
    frame = pl.DataFrame(rows, schema_overrides={"features": pl.List(pl.Int32)})
    names = sorted({Path(deck).stem for deck in asked.decks})
    said = {"games": str(played), "seed": str(asked.seed), "decks": ", ".join(names)}
    said |= {"effort": f"{effort.nodes}x{effort.ways}", "strays": str(effort.strays)}
    said |= {"replaced": str(asked.replaced), "by": asked.weights}
    frame.write_parquet(asked.output, metadata=said)


def _against(asked: argparse.Namespace) -> None:
    print(heading())
    one_by = (_weights(asked.weights), asked.effort)
    other_by = (_weights(asked.other), asked.other_effort)
    won = drawn = played = 0
    for pair, (one, two, games) in enumerate(_pairs(asked.decks, asked.games, asked.seed)):
        # Two series over the same decks: who goes by what is changed between them.
        for turned in (False, True):
            by = (other_by, one_by) if turned else (one_by, other_by)
            sides = (_side(one, *by[0]), _side(two, *by[1]))
            spec = MatchSpec(sides, asked.seed * 100_003 + 2 * pair + turned)
            for result in play_series(spec, games // 2, asked.jobs):
                won += result.winner == int(turned)
                drawn += result.winner is None
                played += 1
        print(f"\r{won} of {played} won, {drawn} drawn", end="", flush=True)
    low, high = _wilson(won / played, played)
    print(f"\n{asked.weights} wins {won / played:.1%} ({low:.1%} to {high:.1%})")


def _calibrate(asked: argparse.Namespace) -> None:
    print(heading())
    weights = _weights(asked.weights)
    rows: list[tuple[str, bool, bool, float]] = []
    games = 0
    for pair, (one, two, count) in enumerate(_pairs(asked.decks, asked.games, asked.seed)):
        sides = tuple(_side(name, weights, asked.effort) for name in (one, two))
        spec = MatchSpec((sides[0], sides[1]), asked.seed * 100_003 + pair, redraws=False)
        for number, result in enumerate(play_series(spec, count, asked.jobs)):
            games += 1
            if result.winner is None:
                continue
            for player, (name, side) in enumerate(zip((one, two), sides, strict=True)):
                first = player == number & 1
                solo = SoloSpec(side.main, side.eggs, side.facts, first=first, passive=False)
                odds = _odds(solo, result.hands[player], range(games, games + asked.orders))
                rows.append((name, first, result.winner == player, odds))
        print(f"\r{games} games", end="", flush=True)
    print()
    calibrate(rows, asked.output, {"seed": asked.seed, "games": games, "orders": asked.orders})


def _odds(spec: SoloSpec, hand: tuple[str, ...], seeds: Sequence[int]) -> float:
    """The log-odds to win that the ends of own turns have, on average over orders of the deck."""
    player = _player(spec)
    total = 0
    for seed in seeds:
        player.game.start(hand, seed, spec.first)
        player.play()
        total += player.end - wt.EVEN
    return total / 1000 / len(seeds)


@cache
def _player(spec: SoloSpec) -> Player:
    return spec.player()


def _wilson(share: float, draws: int) -> tuple[float, float]:
    z = 1.959963984540054
    middle = share + z * z / (2 * draws)
    spread = z * sqrt(share * (1 - share) / draws + z * z / (4 * draws * draws))
    return (middle - spread) / (1 + z * z / draws), (middle + spread) / (1 + z * z / draws)


def _fit(asked: argparse.Namespace) -> None:
    fit(asked.games, asked.output)


if __name__ == "__main__":
    main()
