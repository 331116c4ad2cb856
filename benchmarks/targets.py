"""How soon the search reaches a board that is asked for: positions until `--target` is met.

    python benchmarks/targets.py                     every board of targets.tsv
    python benchmarks/targets.py --boards snake-eye  those of which a line has this word
    python benchmarks/targets.py --nodes 300000      search further than the table says
    python benchmarks/targets.py --keep              write what was found to the table

The boards are such as long searches have found, most at the goal files, so that a line to each is
known to be there. A board that is not met within the limit has no number in the table.
"""

import argparse
import csv
import math
import sys
import time
from pathlib import Path
from typing import Final

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# `search.py` beside this file would hide the package of its name.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from cli.yugioh.hand import parse_hand  # noqa: E402
from cli.yugioh.opened import OpenDeck, facts_of  # noqa: E402
from cli.yugioh.target import target_goal  # noqa: E402
from decklists import catalog, load_yugioh  # noqa: E402
from engine.yugioh.worth.goals import value_of  # noqa: E402
from engine.yugioh.worth.searched import YugiohPlay  # noqa: E402
from search.best_first import Search  # noqa: E402

TABLE: Final = Path(__file__).with_suffix(".tsv")
COLUMNS: Final = ("deck", "hand", "target", "nodes")
# A board is met no more positions before it is noticed than this, and those of one expansion.
CHUNK: Final = 50


def until_met(deck_name: str, hand: str, target: str, limit: int) -> tuple[int | None, float]:
    """The positions found until the target was met, None if it was not, and the CPU seconds."""
    deck = load_yugioh(deck_name)
    game = OpenDeck(deck, facts_of(deck)).game()
    value = value_of(game, target_goal(target, game))
    game.start(parse_hand(hand, deck, catalog()).cards)
    start = time.process_time()
    search = Search(YugiohPlay(game.state, value), limit, 1)
    while not search.met and search.run(CHUNK):
        pass
    return (search.nodes if search.met else None), time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description="Positions until a board is reached.")
    parser.add_argument("--boards", default="", help="only lines of the table with this word")
    parser.add_argument("--nodes", type=int, default=150_000, help="the limit of each search")
    parser.add_argument("--keep", action="store_true", help="write the table")
    arguments = parser.parse_args()
    print(heading())
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    logarithms, met, seconds = [], 0, 0.0
    print(*COLUMNS, "before", "s", sep="\t")
    for row in rows:
        if arguments.boards.casefold() not in " ".join(row.values()).casefold():
            continue
        nodes, spent = until_met(row["deck"], row["hand"], row["target"], arguments.nodes)
        before, row["nodes"] = row["nodes"], str(nodes or "")
        print(*row.values(), before, f"{spent:.1f}", sep="\t", flush=True)
        met += nodes is not None
        logarithms.append(math.log(nodes or arguments.nodes))
        seconds += spent
    if not logarithms:
        sys.exit(f"no line of {TABLE.name} has {arguments.boards!r} in it")
    mean = math.exp(sum(logarithms) / len(logarithms))
    print(f"{met} of {len(logarithms)} boards met, {seconds:.0f} s of CPU; geometric mean of the "
          f"positions, {arguments.nodes:,} where a board is not met: {mean:,.0f}")  # fmt: skip
    if arguments.keep:
        with TABLE.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


if __name__ == "__main__":
    main()
