"""The environment for agents: any game between two players, as its `Table` shows it.

An action is the index of a legal choice; `action_mask` says how many there are, and `options` what
each of them is.  Only the player who decides has any.  The observation is what a player may see.
Rewards come at the end and sum to zero.

The only file that imports NumPy.  It knows no game.
"""

from typing import Any, Final, Protocol

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

ACTIONS: Final = 256  # choices of one decision
AGENTS: Final = ("player_0", "player_1")

_INT: Final = (1 << 31) - 1  # the greatest number of an observation
_KEY: Final = (1 << 62) - 1  # and of an option
_SEEDS: Final = 1 << 30


class Table(Protocol):
    """A game between two players, as the environment needs it."""

    size: int  # numbers in an observation
    option_size: int  # numbers that say what an option is

    def start(self, seed: int) -> None:
        """Set up a new game; with the same seed the same one."""

    def advance(self) -> list[int]:
        """The options of the next decision; none when the game is over."""

    def take(self, option: int) -> None:
        """Go on with an option."""

    def actor(self) -> int:
        """The player who decides."""

    def result(self) -> float:
        """The reward of player 0 at the end, from -1 to 1; the other's is its negative."""

    def see(self, player: int) -> list[int]:
        """What a player may see, as `size` numbers."""

    def meaning(self, option: int) -> list[int]:
        """An option of the present decision as `option_size` numbers."""

    def words(self, option: int) -> str:
        """An option of the present decision in words."""


def fitted(numbers: list[int], room: int) -> list[int]:
    """The last numbers that fit, and zeros in what is left."""
    return numbers[-room:] + [0] * (room - len(numbers))


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
                "observation": spaces.Box(-_INT - 1, _INT, (table.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                "options": spaces.Box(-1, _KEY, (ACTIONS, table.option_size), np.int64),
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
        self.table.start(int(self._random.integers(_SEEDS)))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
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
        result = self.table.result()
        self.rewards = {AGENTS[0]: result, AGENTS[1]: -result}
        self.terminations = dict.fromkeys(AGENTS, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may see; the choices only if it decides."""
        mask: Any = np.zeros(ACTIONS, np.int8)
        options: Any = np.zeros((ACTIONS, self.table.option_size), np.int64)
        if self._options and agent == self.agent_selection:
            mask[: len(self._options)] = 1
            options[: len(self._options)] = [self.table.meaning(one) for one in self._options]
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
