"""A game of two players as a PettingZoo environment (AEC).  Needs the extra `agents`.

    from engine.agents import digimon_env
    env = digimon_env(deck, eggs, deck, eggs)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else choose(observation)
        env.step(action)

An action is the index of a legal choice in the order the engine offers them; `action_mask` says how
many there are, and `options` gives the engine's number of each.  Only the player who decides has
any.  The observation is what a player may see: the other hand, all decks and face-down security
cards are left out.  The winner gets 1 and the loser -1 at the end.

A game is added by a `Table`.  The only file that imports NumPy.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from engine.digimon import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.describe import option_words as digimon_words
from engine.digimon.game import DigimonGame
from engine.digimon.modifiers import dp

ACTIONS: Final = 256  # choices of one decision; no decision comes near it
AGENTS: Final = ("player_0", "player_1")


class Table(Protocol):
    """A game between two players, as the environment needs it."""

    name: str
    size: int  # numbers in an observation

    def start(self, seed: int) -> None:
        """Set up a new game."""

    def advance(self) -> list[int]:
        """The options of the next decision; none when the game is over."""

    def take(self, option: int) -> None:
        """Go on with an option."""

    def actor(self) -> int:
        """The player who decides."""

    def winner(self) -> int | None:
        """The winner, None for a draw."""

    def see(self, player: int) -> list[int]:
        """What a player may see, as `size` numbers."""

    def words(self, option: int) -> str:
        """An option of the present decision in words."""


class DigimonTable:
    """A Digimon game.  Cards are numbered by their place in `game.cards`, from 1; 0 is nothing."""

    name = "digimon"
    STACKS: Final = 16
    UNDER: Final = 8
    HAND: Final = 24
    PILE: Final = 60

    def __init__(self, game: DigimonGame) -> None:
        self.game = game
        self.size = len(self.see(0))

    def start(self, seed: int) -> None:
        self.game.start(seed)

    def advance(self) -> list[int]:
        return self.game.options() if self.game.advance() else []

    def take(self, option: int) -> None:
        self.game.take(option)

    def actor(self) -> int:
        return self.game.actor()

    def winner(self) -> int | None:
        return self.game.winner()

    def words(self, option: int) -> str:
        return digimon_words(self.game, option)

    def see(self, player: int) -> list[int]:
        game, data = self.game, self.game.state.data
        mine = game.player == player
        seen = [game.turn, int(mine), game.memory if mine else -game.memory, int(data[sl.PHASE])]
        for one in (player, 1 - player):
            seen += [len(game.pile(one, pile)) for pile in range(sl.PILE_KINDS)]
        seen += self._cards(game.pile(player, sl.P_HAND), self.HAND)
        for one in (player, 1 - player):
            seen += self._cards(game.pile(one, sl.P_TRASH), self.PILE)
            security = game.pile(one, sl.P_SECURITY)
            seen += self._cards(
                [card if int(data[sl.FLAGS + card]) & sl.FACE_UP else -1 for card in security],
                self.HAND,
            )
            for stack in range(one * sl.HALF, one * sl.HALF + self.STACKS):
                seen += self._stack(stack)
        return seen

    def _cards(self, cards: Sequence[int], room: int) -> list[int]:
        """Cards by definition, -1 hidden, cut to the latest that fit."""
        shown = [int(self.game.state.definition[c]) + 1 if c >= 0 else -1 for c in cards[-room:]]
        return shown + [0] * (room - len(shown))

    def _stack(self, stack: int) -> list[int]:
        """Where, orientation, whether it came this turn, DP, and its cards, the top one first."""
        data = self.game.state.data
        at = int(data[sl.TOP + stack])
        if not at:
            return [0] * (4 + self.UNDER)
        fights = int(data[sl.WHERE + stack]) == v.BATTLE
        power = max(0, int(dp(self.game.state, stack))) if fights else 0
        cards = []
        while at:
            hidden = int(data[sl.FLAGS + at - 1]) & sl.FACE_DOWN
            cards.append(-1 if hidden else at - 1)
            at = int(data[sl.BELOW + at - 1])
        return [
            2 if fights else 1,
            int(data[sl.SUSPENDED + stack]),
            int(int(data[sl.ARRIVED + stack]) == self.game.turn),
            power,
            *self._cards(cards[: self.UNDER], self.UNDER),
        ]


class GameEnv(AECEnv):
    """A game for agents `player_0` and `player_1`."""

    metadata: Final = {
        "name": "endboard_v0", "render_modes": ["ansi"], "is_parallelizable": False,
    }  # fmt: skip

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.render_mode = "ansi"
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        observation = spaces.Dict(
            {
                "observation": spaces.Box(-(1 << 31), (1 << 31) - 1, (table.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                "options": spaces.Box(0, (1 << 62) - 1, (ACTIONS,), np.int64),
            }
        )
        self.observation_spaces = dict.fromkeys(AGENTS, observation)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}
        self._options: list[int] = []
        self._random: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; with the same seed the same one."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(int(self._random.integers(1 << 30)))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._next()

    def _next(self) -> None:
        """Go to the next decision, or end the game."""
        self._options = self.table.advance()
        if len(self._options) > ACTIONS:
            raise ValueError(f"{len(self._options)} choices at once; an agent has {ACTIONS}")
        if self._options:
            self.agent_selection = AGENTS[self.table.actor()]
            return
        winner = self.table.winner()
        if winner is not None:
            self.rewards = {AGENTS[winner]: 1, AGENTS[1 - winner]: -1}
        self.terminations = dict.fromkeys(AGENTS, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may see; the choices only if it decides."""
        mask: Any = np.zeros(ACTIONS, np.int8)
        options: Any = np.zeros(ACTIONS, np.int64)
        if self._options and agent == self.agent_selection:
            mask[: len(self._options)] = 1
            options[: len(self._options)] = self._options
        seen = self.table.see(AGENTS.index(agent))
        return {
            "observation": np.array(seen, np.int32), "action_mask": mask, "options": options,
        }  # fmt: skip

    def step(self, action: int | None) -> None:
        """Take the choice with this index."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= int(action) < len(self._options):
            raise ValueError(f"{action} is no choice: there are {len(self._options)}")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.table.take(self._options[int(action)])
        self._next()
        self._accumulate_rewards()

    def render(self) -> str:
        """The present decision in words."""
        words = [self.table.words(option) for option in self._options]
        return f"{self.agent_selection}: " + "; ".join(words)

    def close(self) -> None:
        """Nothing to close."""


def digimon_env(
    deck: Sequence[str], eggs: Sequence[str], opponent_deck: Sequence[str],
    opponent_eggs: Sequence[str],
) -> GameEnv:  # fmt: skip
    """Two-player Digimon with these decks (card numbers)."""
    return GameEnv(DigimonTable(DigimonGame(deck, eggs, opponent_deck, opponent_eggs)))
