"""How strong the search is: the share of the best known score that it has after so many nodes.

    python benchmarks/strength.py                          every hand of strength.tsv
    python benchmarks/strength.py --hands snake-eye        those of which a line has this word
    python benchmarks/strength.py --nodes 1000,10000       other checkpoints
    python benchmarks/strength.py --raise                  note better scores in the table

A hand is searched once, at the goal file of its deck, to the last checkpoint. The best known score
is the best that any search of this file has found, with how many nodes that search had: no bound.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Final

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# `search.py` beside this file would hide the package of its name.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from cli.yugioh.goals import load_goal  # noqa: E402
from cli.yugioh.hand import parse_hand  # noqa: E402
from cli.yugioh.opened import OpenDeck, facts_of  # noqa: E402
from decklists import catalog, load_yugioh, sample_goal  # noqa: E402
from engine.yugioh.worth.goals import value_of  # noqa: E402
from engine.yugioh.worth.searched import YugiohPlay  # noqa: E402
from engine.yugioh.worth.value import GOAL  # noqa: E402
from search.best_first import Search  # noqa: E402

TABLE: Final = Path(__file__).with_suffix(".tsv")
COLUMNS: Final = ("deck", "hand", "best", "nodes")
# A checkpoint is passed by no more nodes than this, and those of one expansion.
CHUNK: Final = 50


def scores(deck_name: str, hand: str, checkpoints: list[int]) -> tuple[list[int], float]:
    """The best score at each checkpoint, and the CPU seconds to the last."""
    deck = load_yugioh(deck_name)
    game = OpenDeck(deck, facts_of(deck)).game()
    text = sample_goal(deck_name)
    if text is None:
        sys.exit(f"{TABLE.name}: {deck_name} has no goal file; take its hands out")
    goal = load_goal(text, f"{deck_name}.goal.toml", game)
    game.start(parse_hand(hand, deck, catalog()).cards)
    start = time.process_time()
    search = Search(YugiohPlay(game.state, value_of(game, goal)), checkpoints[-1], 5)
    found: list[int] = []
    more = True
    for checkpoint in checkpoints:
        while more and search.nodes < checkpoint:
            more = search.run(min(CHUNK, checkpoint - search.nodes))
        found.append(max(0, search.boards[0][1] // GOAL) if search.boards else 0)
    return found, time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description="Share of the best known score, by nodes.")
    parser.add_argument("--hands", default="", help="only lines of the table with this word")
    parser.add_argument("--nodes", default="1000,3000,10000", help="checkpoints, by commas")
    parser.add_argument("--raise", dest="keep", action="store_true", help="write better scores")
    arguments = parser.parse_args()
    checkpoints = sorted(int(number) for number in arguments.nodes.split(","))
    print(heading())
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    sums, seconds, hands = [0.0] * len(checkpoints), 0.0, 0
    print("deck", "hand", "best known", *(f"{number:,}" for number in checkpoints), "s", sep="\t")
    for row in rows:
        if arguments.hands.casefold() not in f"{row['deck']} {row['hand']}".casefold():
            continue
        found, spent = scores(row["deck"], row["hand"], checkpoints)
        if found[-1] > int(row["best"]):
            row.update(best=str(found[-1]), nodes=str(checkpoints[-1]))
        best = int(row["best"])
        print(row["deck"], row["hand"], best, *found, f"{spent:.1f}", sep="\t", flush=True)
        seconds += spent
        if best:
            hands += 1
            sums = [total + score / best for total, score in zip(sums, found, strict=True)]
    if not hands:
        sys.exit(f"no hand with a known score has {arguments.hands!r} in its line of {TABLE.name}")
    shares = ", ".join(
        f"{total / hands:.1%} at {number:,}"
        for total, number in zip(sums, checkpoints, strict=True)
    )
    print(f"{hands} hands, {seconds:.0f} s of CPU; share of the best known score: {shares} nodes")
    if arguments.keep:
        with TABLE.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


if __name__ == "__main__":
    main()
