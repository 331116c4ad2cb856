"""Best-first search for end boards, over any game that keeps the protocol of `engine.game`.

- `best_first.Search` is the search itself, made of `frontier` (open lists), `novelty`, `elites`
  (what is near the best lines), `seen`, and `outlook` (what a draw is worth); `led` walks given
  lines first, `chance` searches on from a draw.
- `Limits`, `DEFAULT_MAX_NODES`: how far a search goes. `ClusterError`: workers that are not there.
- `search.yugioh` and `search.digimon` are what is searched for of each game.
"""

import engine  # noqa: F401  (checks the compiled modules before any of them is loaded)
from search.limits import DEFAULT_MAX_NODES, Limits
from search.parallel import ClusterError

__all__ = ["DEFAULT_MAX_NODES", "ClusterError", "Limits"]
