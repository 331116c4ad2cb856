"""Random games of two players between real decks: no crash, no stall, and no card lost or doubled.

    python benchmarks/digimon_random_games.py DECK... [--games 2000] [--seed 1] [--from 0]

Two decks are drawn for each game, one of them goes first, and every choice is any one; all of it
follows from the seed and the number of the game alone, so a run may be played in parts. At every
decision each card must be in one place, and each option be there once. After each game all is taken
back, and the memory must be as it was at first. A card without a definition is a body.
"""

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# Another file here would hide a package; the tests are in no package.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]
sys.path.append(str(Path(__file__).resolve().parents[1]))

from cli.digimon.opened import facts_of  # noqa: E402
from decklists import DigimonDeck, load, normalise  # noqa: E402
from engine.digimon.game import DigimonGame  # noqa: E402
from tests.conformance.digimon import check_cards  # noqa: E402

MOST_CHOICES = 20_000  # a game that is longer has stalled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("decks", nargs="+", type=deck_of)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first game's number")
    asked = parser.parse_args()
    print(heading())
    choices = faults = longest = 0
    start, seconds = time.perf_counter(), 0.0
    for number in range(asked.first, asked.first + asked.games):
        chance = Random(asked.seed * 1_000_003 + number)
        one, two = chance.choice(asked.decks), chance.choice(asked.decks)
        try:
            made, spent = _play(_game(one, two), chance)
        except Exception:  # what a game ends with is what is looked for
            faults += 1
            print(f"game {number}, seed {asked.seed}: {one.source} against {two.source}")
            traceback.print_exc(limit=-3, file=sys.stdout)
            continue
        choices, longest, seconds = choices + made, max(longest, made), seconds + spent
    last = asked.first + asked.games - 1
    print(
        f"games {asked.first} to {last}: {choices:,} decisions, {faults} faults,"
        f" the longest game {longest:,}; {time.perf_counter() - start:.0f} s in all,"
        f" {choices / max(seconds, 1e-9):,.0f} choices a second without the checks"
    )
    sys.exit(1 if faults else 0)


def deck_of(name: str) -> DigimonDeck:
    deck = normalise(load(name))
    if not isinstance(deck, DigimonDeck):
        raise argparse.ArgumentTypeError(f"{name} is no Digimon deck")
    return deck


def _game(one: DigimonDeck, two: DigimonDeck) -> DigimonGame:
    facts = facts_of(one) | facts_of(two)
    return DigimonGame(one.main, one.eggs, two.main, two.eggs, facts=facts)


def _play(game: DigimonGame, chance: Random) -> tuple[int, float]:
    """A game to its end: how many decisions it had, and the seconds that its rules took."""
    before = game.state.snapshot()
    game.start(chance.randrange(1 << 30), chance.randrange(2))
    made, seconds = 0, 0.0
    while True:
        began = time.perf_counter()
        count = game.advance()
        seconds += time.perf_counter() - began
        check_cards(game)
        if not count:
            break
        options = game.options()
        assert len(set(options)) == count, "an option is there twice"
        made += 1
        assert made <= MOST_CHOICES, f"no end after {MOST_CHOICES} choices"
        began = time.perf_counter()
        game.take(chance.choice(options))
        seconds += time.perf_counter() - began
    game.undo_to(0)
    assert game.state.snapshot() == before, "not all was taken back"
    return made, seconds


if __name__ == "__main__":
    main()
