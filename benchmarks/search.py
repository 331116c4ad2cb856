"""How fast a known board is found, and how much memory a long search takes.

    python benchmarks/search.py                  until A Bao A Qu and Caesar lie on the board
    python benchmarks/search.py --value default  the same with no goal file
    python benchmarks/search.py --nodes 1000000  a search of so many nodes: speed and memory

The bundled Fiendsmith deck with Fiendsmith Engraver and four blanks in hand.
"""

import argparse
import resource
import sys
import time
from pathlib import Path

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# This file would hide the package of its name.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from engine.yugioh.game import YugiohGame  # noqa: E402
from engine.yugioh.telling.board import board  # noqa: E402
from engine.yugioh.worth.goals import DEFAULT, Goal, value_of  # noqa: E402
from engine.yugioh.worth.searched import YugiohPlay  # noqa: E402
from search.best_first import Search  # noqa: E402

DECK = "fiendsmith"
HAND = (60764609, 0, 0, 0, 0)
WANTED = {4731783, 79559912}
CHUNK = 200
# As `search.limits.DEFAULT_MAX_NODES`, unless the board is not found by then.
LIMIT = 1_000_000


def duel() -> YugiohGame:
    """The bundled deck with the Engraver in hand."""
    from decklists import load_yugioh

    deck = load_yugioh(DECK)
    game = YugiohGame(deck.main, deck.extra)
    game.start(HAND)
    return game


def bundled_goal(game: YugiohGame) -> Goal:
    """The goal file that comes with the deck."""
    from cli.yugioh.goals import load_goal
    from decklists import sample_goal

    text = sample_goal(DECK)
    assert text is not None, f"no goal file for {DECK}"
    return load_goal(text, f"{DECK}.goal.toml", game)


def finds(game: YugiohGame, search: Search) -> int:
    """The commands of the best board that holds what is wanted, or 0."""
    root = search.home()
    for _, _, made, node, end in search.boards:
        for command in [*search.line(node), *end]:
            for option in command:
                game.advance()
                game.take(option)
        game.advance()
        monsters = {monster["passcode"] for monster in board(game)["monsters"]}
        game.undo_to(root)
        if WANTED.issubset(monsters):
            return made + 1
    return 0


def memory() -> str:
    """The most memory that this process has had."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return f"{peak / (1 << (20 if sys.platform == 'darwin' else 10)):,.0f} MB"


def until_found(game: YugiohGame, search: Search) -> None:
    """Search until the wanted board is among the best, and say when."""
    start = time.process_time()
    more, best = True, -1
    while more:
        more = search.run(CHUNK)
        if search.boards and search.boards[0][1] != best:
            best = search.boards[0][1]
            commands = finds(game, search)
            if commands:
                seconds = time.process_time() - start
                print(
                    f"found after {seconds:.2f} s of CPU, {search.nodes:,} nodes, "
                    f"{search.choices:,} choices: {commands} commands"
                )
                return
    print(f"not found in {search.nodes:,} nodes, {time.process_time() - start:.2f} s of CPU")


def to_the_end(search: Search) -> None:
    """Search to the limit of nodes, and say how fast."""
    start = time.process_time()
    while search.run(CHUNK * 10):
        pass
    seconds = time.process_time() - start
    nodes, choices = int(search.nodes), int(search.choices)
    print(
        f"{nodes:,} nodes, {choices:,} choices in {seconds:.2f} s of CPU: "
        f"{nodes / seconds:,.0f} nodes/s, {choices / seconds:,.0f} choices/s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Time until a board is found; memory.")
    parser.add_argument("--value", choices=("goal", "default"), default="goal")
    parser.add_argument("--nodes", type=int, default=0, help="search this many nodes instead")
    arguments = parser.parse_args()
    print(heading())
    game = duel()
    goal = bundled_goal(game) if arguments.value == "goal" else DEFAULT
    search = Search(YugiohPlay(game.state, value_of(game, goal)), arguments.nodes or LIMIT, 5)
    print(f"value: {goal.name}; memory before the search: {memory()}")
    if arguments.nodes:
        to_the_end(search)
    else:
        until_found(game, search)
    print(f"most memory: {memory()}")


if __name__ == "__main__":
    main()
