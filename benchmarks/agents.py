"""Digimon games of two players through the environment for agents, between real decks.

    python benchmarks/agents.py DECK... [--games 1000] [--seed 1] [--from 0] [--policy]

Two decks are drawn for each game; every choice is any one, or with `--policy` that of the bot of
`play`. All of it follows from the seed and the number of the game alone. At every decision what
both players see must lie in the spaces of the environment, and choices with the same row of
`options` must be the same in words; at the end the rewards sum to zero. A card without a definition
is a body.
"""

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any

from digimon_random_games import deck_of  # type: ignore[import-not-found]
from machine import heading  # type: ignore[import-not-found]  # the file beside this one

sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]
sys.path.append(str(Path(__file__).resolve().parents[1]))

from cli.digimon.opened import facts_of  # noqa: E402
from engine.agents import GameEnv, digimon_env  # noqa: E402
from engine.digimon.compiler.known import KnownCards  # noqa: E402
from engine.digimon.language.card import Card  # noqa: E402
from engine.digimon.worth.weights import weights_of  # noqa: E402
from search.digimon.policy import Policy  # noqa: E402

MOST_CHOICES = 20_000  # a game that is longer has stalled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("decks", nargs="+", type=deck_of)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first game's number")
    parser.add_argument("--policy", action="store_true", help="both players choose as the bot does")
    asked = parser.parse_args()
    print(heading())
    known = KnownCards()
    facts = dict[str, Card]()
    for deck in asked.decks:
        facts |= facts_of(deck)
    choices = faults = 0
    building = playing = 0.0
    for number in range(asked.first, asked.first + asked.games):
        chance = Random(asked.seed * 1_000_003 + number)
        one, two = chance.choice(asked.decks), chance.choice(asked.decks)
        try:
            began = time.process_time()
            env = digimon_env(one.main, one.eggs, two.main, two.eggs, facts=facts, known=known)
            begun = time.process_time()
            choices += _play(env, chance, number, asked.policy)
            building, playing = building + begun - began, playing + time.process_time() - begun
        except Exception:  # what a game ends with is what is looked for
            faults += 1
            print(f"game {number}, seed {asked.seed}: {one.source} against {two.source}")
            traceback.print_exc(limit=-3, file=sys.stdout)
    print(
        f"games {asked.first} to {asked.first + asked.games - 1}: {choices:,} decisions, {faults}"
        f" faults; {building:.1f} s of CPU to build the games, {playing:.1f} s to play them"
    )
    sys.exit(1 if faults else 0)


def _play(env: GameEnv, chance: Random, seed: int, by_policy: bool) -> int:
    """A game to its end; how many decisions it had."""
    env.reset(seed=seed)
    table: Any = env.table
    players = [
        Policy(table.game, player, weights_of("both"), 2 * seed + player) for player in (0, 1)
    ]
    spaces = env.observation_spaces
    made = 0
    while not all(env.terminations.values()):
        made += 1
        assert made <= MOST_CHOICES, f"no end after {MOST_CHOICES} choices"
        for agent in env.possible_agents:
            assert spaces[agent].contains(env.observe(agent)), f"{agent} sees what no space holds"
        options = table.advance()
        rows = [tuple(table.meaning(option)) for option in options]
        said = {(row, table.words(option)) for row, option in zip(rows, options, strict=True)}
        assert len(said) == len(set(rows)), f"one row, two choices: {sorted(said)}"
        if by_policy:
            env.step(options.index(players[table.actor()].decide()))
        else:
            env.step(chance.randrange(len(options)))
    assert sum(env.rewards.values()) == 0, env.rewards
    return made


if __name__ == "__main__":
    main()
