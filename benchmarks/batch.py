"""Hands per second of a batch by one process and by two, and how much faster two are.

python benchmarks/batch.py [--deck fiendsmith|st1] [--hands 2000]
"""

import argparse
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# `search.py` beside this file would hide the package of its name.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from analysis import analyze  # noqa: E402
from cli.asked import Wanted  # noqa: E402
from cli.games import KINDS  # noqa: E402
from cli.open_deck import open_any  # noqa: E402
from cli.options import Going  # noqa: E402
from cli.output import Output  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description="One process against two.")
    parser.add_argument("--deck", default="fiendsmith", help="a bundled deck or a file")
    parser.add_argument("--hands", type=int, default=2000, help="how many")
    arguments = parser.parse_args()
    print(heading())
    out = Output(quiet=True)
    opened = open_any(arguments.deck, out)
    wanted = Wanted(exact=False, hands=arguments.hands, going=Going.FIRST, goal=None, seed=1)
    if opened.deck.game == "digimon":
        wanted = replace(wanted, memory_hands=0)
    else:
        wanted = replace(wanted, max_nodes=500, opener_nodes=500)
    took = []
    for jobs in (1, 2):
        batch, _ = KINDS[opened.deck.game].batch(opened, wanted, out)
        with tempfile.TemporaryDirectory() as directory:
            start = time.perf_counter()
            analyze(batch, Path(directory) / "run", jobs=jobs)
            took.append(time.perf_counter() - start)
        print(f"{jobs} at a time: {took[-1]:.1f} s, {arguments.hands / took[-1]:,.0f} hands/s")
    print(f"two are {took[0] / took[1]:.2f} times as fast as one")


if __name__ == "__main__":
    main()
