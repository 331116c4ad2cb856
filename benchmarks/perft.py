"""Choices applied and undone per CPU second, walking every line from the Engraver hand.

    python benchmarks/perft.py [--seconds 20] [--depth 12]

Depth by depth, as long as the next one should take no longer than this.
"""

import argparse
import json
import time
from pathlib import Path

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

from engine.games import offers
from engine.walk import Walk
from engine.yugioh.game import YugiohGame

LINES = Path(__file__).parents[1] / "tests" / "golden" / "lines.json"


def engraver_hand() -> YugiohGame:
    """The duel of the recorded Fiendsmith line, at its first open state."""
    case = json.loads(LINES.read_text(encoding="utf-8"))["cases"]["fiendsmith_engraver_gold"]
    game = YugiohGame(case["hand"] + case["deck"], case["extra"])
    game.start(case["hand"])
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description="Choices per CPU second.")
    parser.add_argument("--seconds", type=float, default=20.0, help="longest depth")
    parser.add_argument("--depth", type=int, default=12, help="deepest number of commands")
    arguments = parser.parse_args()
    print(heading())
    print(f"{'depth':>5} {'open states':>12} {'choices':>12} {'seconds':>9} {'choices/s':>10}")
    before = 1
    for depth in range(1, arguments.depth + 1):
        game = engraver_hand()
        walk, played = Walk(depth), offers(game.name).play(game)
        start = time.process_time()
        walk.walk(played, depth, 0)
        seconds = time.process_time() - start
        opens, choices = int(walk.opens[depth]), int(walk.choices)
        rate = choices / seconds if seconds else 0.0
        print(f"{depth:>5} {opens:>12,} {choices:>12,} {seconds:>9.2f} {rate:>10,.0f}")
        if seconds * choices / before > arguments.seconds:
            break
        before = choices


if __name__ == "__main__":
    main()
