"""Games of two players between real decks, and the chance to win that is learned from them.

    python benchmarks/digimon_games.py play DECK... -o GAMES.parquet [--games N] [--seed N]
                                       [--weights NAME|FILE] [--effort NODESxWAYS] [--strays N]
                                       [--replaced N] [--jobs N]
    python benchmarks/digimon_games.py fit GAMES.parquet... -o WEIGHTS.toml
    python benchmarks/digimon_games.py against DECK... [--games N] [--seed N] [--jobs N]
                                       [--weights NAME|FILE] [--effort NODESxWAYS]
                                       [--other NAME|FILE] [--other-effort NODESxWAYS]

`play` notes the position at the end of each turn, and who won. Every third pair of decks is a
mirror, the others are drawn from the seed. At some ends of turns the memory handed over is replaced
by chance, so that what it is worth can be told from what it was spent on. `fit` learns two sets of
weights from four fifths of the games and says how good they are on the others. `against` plays the
learned weights against the points set by hand, or two sets of weights against each other, each with
each deck.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import polars as pl
from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# Another file here would hide a package.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from cli.digimon.opened import facts_of  # noqa: E402
from decklists import DigimonDeck, load, normalise  # noqa: E402
from engine.digimon.worth import weights as wt  # noqa: E402
from search.digimon.matches import MatchSpec, Side, play_series  # noqa: E402
from search.digimon.policy import USUAL, Effort  # noqa: E402

GAMES_OF_A_PAIR: Final = 8
HELD_OUT: Final = 5  # every fifth game
RIDGE: Final = 4.0
BINS: Final = 10
# Points set by hand speak of these; they say nothing that others do not.
_OF_POINTS: Final = ("levels", "raised", "reached")
# What the own side alone cannot show, or where it has the other side in it.
_OF_TWO: Final = ("security", "last_security", "suspended", "blockers")
# Of these the player who has them would rather have less.
_BAD: Final = (
    "last_security", "suspended", "little_deck", "given_before", "given", "given_much", "exposed",
    "attacked", "in_danger",
)  # fmt: skip

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
    fit = kinds.add_parser("fit", help="learn weights from games")
    fit.add_argument("games", type=Path, nargs="+")
    fit.add_argument("-o", "--output", type=Path, required=True)
    fit.set_defaults(do=_fit)
    against = kinds.add_parser("against", help="learned weights against points set by hand")
    against.add_argument("decks", nargs="+")
    against.add_argument("--games", type=int, default=200)
    against.add_argument("--other", default="mirrored", help="the other weights")
    against.add_argument("--other-effort", type=_effort, default=USUAL)
    against.set_defaults(do=_against)
    for one in (play, against):
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
    said |= {"replaced": str(asked.replaced)}
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


def _wilson(share: float, draws: int) -> tuple[float, float]:
    z = 1.959963984540054
    middle = share + z * z / (2 * draws)
    spread = z * sqrt(share * (1 - share) / draws + z * z / (4 * draws * draws))
    return (middle - spread) / (1 + z * z / draws), (middle + spread) / (1 + z * z / draws)


# ----------------------------------------------------------------------- learning


@dataclass(frozen=True)
class Quality:
    """How good chances to win are: shares of right ones, Brier score, log loss, and a table.

    Of each row of `table`: how many positions, the mean chance, and the share that was won.
    """

    right: float
    brier: float
    log_loss: float
    table: tuple[tuple[int, float, float], ...]

    def words(self) -> str:
        return f"right {self.right:.4f}, Brier {self.brier:.4f}, log loss {self.log_loss:.4f}"


def quality(chances: Any, won: Any) -> Quality:
    """How good these chances were."""
    sure = np.clip(chances, 1e-9, 1 - 1e-9)
    loss = -np.where(won, np.log(sure), np.log(1 - sure)).mean()
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    rows = [bins == number for number in range(BINS)]
    table = tuple(
        (int(row.sum()), float(chances[row].mean()), float(won[row].mean()))
        for row in rows
        if row.any()
    )
    right = ((chances > 0.5) == won).mean()
    return Quality(float(right), float(((chances - won) ** 2).mean()), float(loss), table)


def learn(x: Any, won: Any) -> Any:
    """Weights of a logistic model by Newton's method; the last column is constant, and not held
    back."""
    spread = np.maximum(x.std(axis=0), 1e-9)
    spread[-1] = 1.0
    z = x / spread
    held = np.full(x.shape[1], RIDGE)
    held[-1] = 0.0
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-z @ weights))
        slope = z.T @ (won - chances) - held * weights
        bend = (z * (chances * (1 - chances))[:, None]).T @ z + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-10:
            break
    return weights / spread


def _fit(asked: argparse.Namespace) -> None:
    frames = [
        pl.read_parquet(path).with_columns(pl.lit(number).alias("run"))
        for number, path in enumerate(asked.games)
    ]
    said = [pl.read_parquet_metadata(path) for path in asked.games]
    frame = pl.concat(frames)
    x = np.array(frame["features"].to_list(), dtype=float)
    won: Any = frame["won"].to_numpy().astype(float)
    held_out = frame["game"].to_numpy() % HELD_OUT == 0
    games = frame.select("run", "game").n_unique()
    lines = ["# Weights of the features of `features.py`, in 1 / 100,000 of the log-odds to win."]
    lines += ["# Made by `benchmarks/digimon_games.py`."]
    for kind in ("both", "alone"):
        columns = [n for n, name in enumerate(wt.NAMES) if _speaks(kind, name)]
        columns.sort(key=lambda n: wt.NAMES[n] == "one")
        learned = _both if kind == "both" else _alone
        found = learned(x[~held_out], won[~held_out], columns)
        rounded = np.round(found * wt.UNIT).astype(int)
        chances = 1 / (1 + np.exp(-x[held_out][:, columns] @ (rounded / wt.UNIT)))
        new = quality(chances, won[held_out])
        old = _of_points("points" if kind == "alone" else "mirrored", x, won, held_out)
        print(f"{kind}: {new.words()}\n  points: {old.words()}")
        for positions, mean, share in new.table:
            print(f"  {positions:6} positions: {mean:.3f} said, {share:.3f} won")
        weights = dict(zip((wt.NAMES[n] for n in columns), rounded.tolist(), strict=True))
        lines += ["", f"[{kind}]"]
        lines += [f'decks = "{"; ".join(dict.fromkeys(one["decks"] for one in said))}"']
        lines += [f"seeds = [{', '.join(one['seed'] for one in said)}]"]
        lines += [f"games = {games}", f"positions = {len(frame)}"]
        lines += [f"# Of every fifth game, not learned from: {int(held_out.sum())} positions."]
        lines += _told("held_out", new), _told("points_held_out", old)
        lines += ["reliability = [  # positions, mean chance, share that was won"]
        lines += [f"    [{n}, {mean:.4f}, {share:.4f}]," for n, mean, share in new.table]
        lines += ["]", "", f"[{kind}.weights]"]
        lines += [f"{name} = {number}" for name, number in weights.items()]
    kept = tomllib.loads((Path(wt.__file__).parent / wt.FILE).read_text("utf-8"))["points"]
    lines += [
        "",
        "# Points set by hand: a high level early, DP and bodies in play, Tamers, cards in",
    ]
    lines += ["# hand, and little memory for the opponent.", "[points.weights]"]
    lines += [f"{name} = {number}" for name, number in kept["weights"].items()]
    asked.output.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _both(x: Any, won: Any, columns: Sequence[int]) -> Any:
    """Weights of these features."""
    return _sensible(x, won, columns)


def _sensible(x: Any, won: Any, columns: Sequence[int]) -> Any:
    """Weights of these features, none of which has a sign that no player would believe.

    The one that is furthest from it is left out, and the others are learned anew, until there is
    none: a card in hand does no harm, though more are in hand where fewer could be played.
    """
    left = list(columns)
    while True:
        found = dict(zip(left, learn(x[:, left], won), strict=True))
        wrong = {
            n: abs(weight) * x[:, n].std()
            for n, weight in found.items()
            if weight * _sign(wt.NAMES[n]) < 0
        }
        if not wrong:
            return np.array([found.get(n, 0.0) for n in columns])
        left.remove(max(wrong, key=wrong.__getitem__))


def _sign(name: str) -> int:
    """Whether more of this feature is good (1) or bad (-1) for the mover; 0 for either."""
    if _is_turn(name):
        return 0
    side, _, rest = name.partition("_")
    if side in ("own", "their"):
        return (-1 if rest in _BAD else 1) * (1 if side == "own" else -1)
    return -1 if name in _BAD else 1


def _alone(x: Any, won: Any, columns: Sequence[int]) -> Any:
    """Weights of these features of the own side, where the other is as it is on average.

    What a feature is worth is learned with the features of both sides, but those that compare the
    two: else a strong board would be worth little, as the opponents of one have one as well. Then
    the sum of the own side is made a chance again, by a slope and what each turn is worth.
    """
    every = [n for n, name in enumerate(wt.NAMES) if _of_one_side(name)]
    every.sort(key=lambda n: wt.NAMES[n] == "one")
    by_number = dict(zip(every, _sensible(x, won, every), strict=True))
    own = [n for n in columns if not _is_turn(wt.NAMES[n])]
    turns = [n for n in columns if _is_turn(wt.NAMES[n])]
    total = x[:, own] @ np.array([by_number[n] for n in own])
    slope, *of_turns = learn(np.column_stack([total, x[:, turns]]), won)
    found = {n: slope * by_number[n] for n in own} | dict(zip(turns, of_turns, strict=True))
    return np.array([found[n] for n in columns])


def _is_turn(name: str) -> bool:
    return name == "one" or name.startswith(("turn_", "first"))


def _of_one_side(name: str) -> bool:
    side, _, rest = name.partition("_")
    if side in ("own", "their"):
        return rest not in _OF_POINTS
    return _is_turn(name) or name.startswith("given")


def _speaks(kind: str, name: str) -> bool:
    """Whether these weights are of this feature."""
    side, _, rest = name.partition("_")
    if side not in ("own", "their"):
        return kind == "both" or name.startswith(("given", "one", "first", "turn"))
    if rest in _OF_POINTS:
        return False
    return kind == "both" or (side == "own" and rest not in _OF_TWO)


def _of_points(kind: str, x: Any, won: Any, held_out: Any) -> Quality:
    """How good the points set by hand are, made chances by the best line through them."""
    weights = np.array([int(number) for number in wt.weights_of(kind).weights], dtype=float)
    points = np.stack([x @ weights, np.ones(len(x))], axis=1)
    found = learn(points[~held_out], won[~held_out])
    return quality(1 / (1 + np.exp(-points[held_out] @ found)), won[held_out])


def _told(name: str, found: Quality) -> str:
    numbers = f"right = {found.right:.4f}, brier = {found.brier:.4f}"
    return f"{name} = {{ {numbers}, log_loss = {found.log_loss:.4f} }}"


if __name__ == "__main__":
    main()
