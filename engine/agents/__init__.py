"""Games of two players as PettingZoo environments (AEC).  Needs the extra `agents`.

    from engine.agents import yugioh_env
    env = yugioh_env(main, extra, opponent_main)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else choose(observation)
        env.step(action)

`env` is the environment, the same for every game; a game is added by a `Table` in a file of its
own.  What the numbers mean is in `docs/agents.md`.
"""

from engine.agents.digimon import DigimonTable, digimon_env
from engine.agents.env import ACTIONS, AGENTS, GameEnv, Table
from engine.agents.yugioh import YugiohTable, yugioh_env

__all__ = [
    "ACTIONS", "AGENTS", "DigimonTable", "GameEnv", "Table", "YugiohTable", "digimon_env",
    "yugioh_env",
]  # fmt: skip
