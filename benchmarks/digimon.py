"""Full random two-player games of Starter Deck Gaia Red against itself, per CPU second.

python benchmarks/digimon.py [--games 20000]
"""

import argparse
import time

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

from engine.digimon.game import DigimonGame
from engine.digimon.walk import RandomGames

COPIES = {
    2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 2, 8: 4, 9: 4, 10: 2, 11: 2, 12: 4, 13: 4, 14: 4, 15: 2, 16: 2,
}  # fmt: skip
DECK = [f"ST1-{number:02}" for number, copies in COPIES.items() for _ in range(copies)]
EGGS = ["ST1-01"] * 4


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games per CPU second.")
    parser.add_argument("--games", type=int, default=20_000, help="how many games")
    games = parser.parse_args().games
    print(heading())
    game = DigimonGame(DECK, EGGS, DECK, EGGS)
    runs = RandomGames()
    start = time.process_time()
    runs.play(game.state, 1, games)
    seconds = time.process_time() - start
    choices = int(runs.choices)
    print(f"{games:,} games, {choices / games:.1f} choices a game, {seconds:.2f} CPU seconds")
    print(f"{games / seconds:,.0f} games/s, {choices / seconds:,.0f} choices/s")
    print(f"sum of the choices {int(runs.sum):#x}")


if __name__ == "__main__":
    main()
