"""Whether commands that wait lead to the same end boards: complete spaces with them and without.

    python benchmarks/spaces.py DECK...                    hands of bundled decks or .ydk files
    python benchmarks/spaces.py DECK... --hands 500 --seed 3

Each hand is of a deck drawn by chance, one to five cards of it. A space that has more positions
than `--nodes` is left out, as nothing is known of what it holds. Exits with 1 where one differs.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import Final

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# `search.py` beside this file would hide the package of its name.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from cli.yugioh.goals import goal_for  # noqa: E402
from cli.yugioh.opened import OpenDeck, facts_of  # noqa: E402
from decklists import load_yugioh  # noqa: E402
from engine.yugioh.game import YugiohGame  # noqa: E402
from engine.yugioh.worth.goals import Goal, value_of  # noqa: E402
from engine.yugioh.worth.searched import YugiohPlay  # noqa: E402
from search.best_first import PROVED, Search  # noqa: E402

CHUNK: Final = 500
HANDS_OF_DECK: Final = 8  # before another deck is drawn: opening one takes longer than its hands


def space(game: YugiohGame, goal: Goal, hand: list[int], nodes: int, wait: bool) -> Search | None:
    """The whole space of a hand, every end board kept; None where it is larger than that."""
    game.start(hand)
    root = game.mark()
    search = Search(YugiohPlay(game.state, value_of(game, goal)), nodes, 10**6, wait=wait)
    while search.run(CHUNK):
        pass
    search.home()
    game.undo_to(root)
    return search if search.status == PROVED else None


def values(search: Search) -> dict[int, int]:
    """The value of the best end board with each set of cards in play."""
    return {field: worth for _, worth, _, _, _, field in search.kept()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Complete spaces with commands that wait.")
    parser.add_argument("decks", nargs="+", metavar="DECK")
    parser.add_argument("--hands", type=int, default=100, help="spaces to compare")
    parser.add_argument("--nodes", type=int, default=3000, help="of the largest space")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(heading())
    chance = random.Random(arguments.seed)
    compared = waited = without = reduced = differ = 0
    decks: set[str] = set()
    while compared < arguments.hands:
        name = chance.choice(arguments.decks)
        deck = load_yugioh(name)
        game = OpenDeck(deck, facts_of(deck)).game()
        goal, _ = goal_for(None, deck, game)
        for _ in range(HANDS_OF_DECK):
            hand = chance.sample(list(deck.main), chance.randint(1, 5))
            one = space(game, goal, hand, arguments.nodes, False)
            if one is None:
                continue
            other = space(game, goal, hand, arguments.nodes, True)
            compared += 1
            decks.add(name)
            without += one.nodes
            reduced += one.nodes if other is None else other.nodes
            waited += other is not None and other.wait
            same = other and one.met == other.met and values(one) == values(other)
            if not same:
                differ += 1
                print(f"{name}\t{hand}\tdiffer", flush=True)
    print(
        f"{compared} spaces of {len(decks)} decks, of which {waited} have commands that wait: "
        f"{without:,} positions without waiting, {reduced:,} with it; {differ} differ"
    )
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
