"""The chance to win, learned from the ends of turns of games: weights of their features.

`digimon_games.py fit` calls `fit`.  The weights `both` are learned from all features, `alone` from
those of the own side, with the price of memory of `both`; beside them stands what a player leaves
on average with the memory that they were given.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl

from engine.digimon.worth import weights as wt

HELD_OUT: Final = 5  # every fifth game
RIDGE: Final = 4.0
BINS: Final = 10
# Points set by hand speak of these; they say nothing that others do not.
_OF_POINTS: Final = ("levels", "raised", "reached")
# What the own side alone cannot show, or where it has the other side in it.
_OF_TWO: Final = ("security", "last_security", "suspended", "blockers")
# Of these the player who has them would rather have less.
_BAD: Final = (
    "last_security", "suspended", "little_deck", "given_before", "given", "given_much",
    "given_early", "exposed", "attacked", "in_danger",
)  # fmt: skip
_SOLO: Final = (
    "# What own turns alone say of the chance to win, by their log-odds and who is first."
)


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


def learn(x: Any, won: Any, known: Any = 0.0) -> Any:
    """Weights of a logistic model by Newton's method; the last column is constant, and not held
    back. `known` are the log-odds that other features add, whose weights are known."""
    spread = np.maximum(x.std(axis=0), 1e-9)
    spread[-1] = 1.0
    z = x / spread
    held = np.full(x.shape[1], RIDGE)
    held[-1] = 0.0
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-(z @ weights + known)))
        slope = z.T @ (won - chances) - held * weights
        bend = (z * (chances * (1 - chances))[:, None]).T @ z + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-10:
            break
    return weights / spread


def fit(files: Sequence[Path], output: Path) -> None:
    """Learn weights from the games in these files, print how good they are, and write them."""
    frames = [
        pl.read_parquet(path).with_columns(pl.lit(number).alias("run"))
        for number, path in enumerate(files)
    ]
    said = [pl.read_parquet_metadata(path) for path in files]
    frame = pl.concat(frames)
    x = np.array(frame["features"].to_list(), dtype=float)
    won: Any = frame["won"].to_numpy().astype(float)
    held_out = frame["game"].to_numpy() % HELD_OUT == 0
    games = frame.select("run", "game").n_unique()
    lines = ["# Weights of the features of `features.py`, in 1 / 100,000 of the log-odds to win."]
    lines += ["# Made by `benchmarks/digimon_games.py`."]
    price: dict[int, float] = {}
    for kind in ("both", "alone"):
        columns = [n for n, name in enumerate(wt.NAMES) if _speaks(kind, name)]
        columns.sort(key=lambda n: wt.NAMES[n] == "one")
        if kind == "both":
            found = _sensible(x[~held_out], won[~held_out], columns)
            price = {n: found[at] for at, n in enumerate(columns) if _is_price(wt.NAMES[n])}
        else:
            found = _alone(x[~held_out], won[~held_out], columns, price)
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
        lines += [f'effort = "{"; ".join(dict.fromkeys(one["effort"] for one in said))}"']
        lines += [f"strays = [{', '.join(one['strays'] for one in said)}]  # plans, of 1,000"]
        lines += [f"replaced = [{', '.join(one['replaced'] for one in said)}]  # memory, of 1,000"]
        lines += [f"games = {games}", f"positions = {len(frame)}"]
        lines += [f"# Of every fifth game, not learned from: {int(held_out.sum())} positions."]
        lines += _told("held_out", new), _told("points_held_out", old)
        lines += ["reliability = [  # positions, mean chance, share that was won"]
        lines += [f"    [{n}, {mean:.4f}, {share:.4f}]," for n, mean, share in new.table]
        lines += ["]", "", f"[{kind}.weights]"]
        lines += [f"{name} = {number}" for name, number in weights.items()]
    lines += ["", *_left(frame, x), "", _SOLO]
    lines += ["[solo]  # not learned yet, see `calibrate`", "slope = 1", "first = 0", "second = 0"]
    kept = tomllib.loads((Path(wt.__file__).parent / wt.FILE).read_text("utf-8"))["points"]
    lines += [
        "",
        "# Points set by hand: a high level early, DP and bodies in play, Tamers, cards in",
    ]
    lines += ["# hand, and little memory for the opponent.", "[points.weights]"]
    lines += [f"{name} = {number}" for name, number in kept["weights"].items()]
    output.write_text("".join(f"{line}\n" for line in lines), "utf-8")


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


def _alone(x: Any, won: Any, columns: Sequence[int], price: Mapping[int, float]) -> Any:
    """Weights of these features of the own side, where the other is as it is on average.

    What a feature is worth is learned with the features of both sides, but those that compare the
    two: else a strong board would be worth little, as the opponents of one have one as well. Then
    the sum of the own side is made a chance again, by a slope and what each turn is worth. Memory
    handed over has the `price` that it has where all is seen, at the ends of earlier turns as well:
    what the opponent made of it is not seen here. Those turns are taken to be the first two.
    """
    every = [n for n, name in enumerate(wt.NAMES) if _of_one_side(name)]
    every.sort(key=lambda n: wt.NAMES[n] == "one")
    by_number = dict(zip(every, _sensible(x, won, every), strict=True))
    early = sum(price[wt.NAMES.index(name)] for name in ("given", "given_early"))
    found = {**price, wt.NAMES.index("own_given_before"): early}
    known = x[:, list(found)] @ np.array(list(found.values()))
    turns = [n for n in columns if _is_turn(wt.NAMES[n])]
    own = [n for n in columns if n not in found and n not in turns]
    total = x[:, own] @ np.array([by_number[n] for n in own])
    slope, *of_turns = learn(np.column_stack([total, x[:, turns]]), won, known)
    found |= {n: slope * by_number[n] for n in own} | dict(zip(turns, of_turns, strict=True))
    return np.array([found[n] for n in columns])


def _left(frame: pl.DataFrame, x: Any) -> list[str]:
    """What players left on average, rounded, by the memory that they were given."""
    game, left = frame["game"].to_numpy(), frame["left"].to_numpy()
    run = frame["run"].to_numpy()
    given = x[:-1, wt.NAMES.index("given")].astype(int)
    same = (game[1:] == game[:-1]) & (run[1:] == run[:-1])
    memory, means, counts = [], [], []
    for amount in range(wt.AMOUNTS):
        # Nobody begins with 0 but the first player: like 1.
        found = left[1:][same & (given == max(amount, 1))]
        memory.append(round(found.mean()))
        means.append(f"{found.mean():.2f}")
        counts.append(str(len(found)))
    return [
        "# What the opponent leaves, by the memory that they were given, from 0 (as 1) to 10.",
        "[left]", f"memory = {memory}", f"mean = [{', '.join(means)}]",
        f"turns = [{', '.join(counts)}]",
    ]  # fmt: skip


def calibrate(
    rows: Sequence[tuple[str, bool, bool, float]], output: Path, said: Mapping[str, int]
) -> None:
    """Learn what own turns alone say of the chance to win, and write it to a file of weights.

    A row is a hand of a game: the deck, whether it went first, whether it won, and the log-odds of
    the ends of its own turns alone. How much these count is learned among hands of the same deck
    that go first or second alike: which deck is the better one does not come into it.
    """
    decks, firsts, wins, alone = zip(*rows, strict=True)
    won, first, odds = (np.array(one, dtype=float) for one in (wins, firsts, alone))
    groups = sorted(set(zip(decks, firsts, strict=True)))
    kinds = [
        [float(one == group) for one in zip(decks, firsts, strict=True)] for group in groups[1:]
    ]
    x = np.column_stack([odds, *kinds, np.ones(len(won))])
    found = learn(x, won)
    chances = 1 / (1 + np.exp(-x @ found))
    bend = (x * (chances * (1 - chances))[:, None]).T @ x
    error = 1.96 * float(np.sqrt(np.linalg.inv(bend)[0, 0]))
    slope = float(found[0])
    both = np.column_stack([first, np.ones(len(won))])
    of_first, second = learn(both, won, slope * odds)
    lines = [
        _SOLO, "[solo]", f"slope = {slope:.4f}", f"first = {of_first + second:.4f}",
        f"second = {second:.4f}", f"slope_interval = [{slope - error:.4f}, {slope + error:.4f}]",
        f'decks = "{", ".join(sorted(set(decks)))}"',
        *(f"{name} = {number}" for name, number in said.items()), "",
    ]  # fmt: skip
    print("\n".join(lines))
    before, _, after = output.read_text("utf-8").partition(_SOLO)
    rest = after.partition("\n\n")[2]
    output.write_text(before + "\n".join(lines) + "\n" + rest, "utf-8")


def _is_price(name: str) -> bool:
    return name.startswith("given")


def _is_turn(name: str) -> bool:
    return name == "one" or name.startswith(("turn_", "first"))


def _of_one_side(name: str) -> bool:
    side, _, rest = name.partition("_")
    if side in ("own", "their"):
        return rest not in _OF_POINTS
    return _is_turn(name) or _is_price(name)


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
