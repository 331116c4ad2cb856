"""Best-first search for end boards, over any game that keeps the protocol of `engine.game`.

    >>> from engine.yugioh.game import YugiohGame
    >>> from search import solve
    >>> game = YugiohGame([43096270] * 40)     # Alexandrite Dragon
    >>> game.start([43096270])
    >>> result = solve(game, max_nodes=100)
    >>> result.status, result.boards[0].zones["monsters"][0]["name"]
    ('proved', 'Alexandrite Dragon')

- `solve(game, goal, max_nodes=..., top=5) -> Result`: the best end boards from one position.
- `solve_hands(deck, hands, task, jobs=1) -> Iterator[Result]`: many hands, in processes.
- `survey_parts(deck, goal, parts, jobs=1)`: what a batch keeps of thousands of hands.
- `play_orders(deck, dealt)`: the own turns of a Digimon hand over orders of the deck;
  `play_parts(deck, parts, jobs=1)`: those of thousands; `tell_turns(deck, hand, seed)`: one in
  words.
- `Result`, `Board`, `Step`, `Interruption`: what was found; `Result.to_json()` is documented in
  `docs/json.md`.
- `Limits`, `DEFAULT_MAX_NODES`: how far a search goes.

`best_first.Search` is the search itself, made of `frontier` (open lists),
`novelty`, `seen`, and `outlook` (what a draw is worth).
"""

import engine  # noqa: F401  (checks the compiled modules before any of them is loaded)
from search.alike import alike
from search.limits import DEFAULT_MAX_NODES, Limits
from search.parallel import (
    ClusterError,
    DealtPart,
    DeckSpec,
    LedHand,
    Part,
    PlayedPart,
    Surveyed,
    Task,
    play_parts,
    solve_hands,
    survey_parts,
)
from search.result import (
    Board,
    CardName,
    Interruption,
    Outcome,
    Prospect,
    Result,
    Status,
    Step,
    ValueUsed,
)
from search.solve import Progress, solve, tell_line
from search.survey import Lead, LineState, Survey
from search.told_turns import ToldTurns, tell_turns
from search.turns import Dealt, Runs, SoloSpec, play_orders

__all__ = [
    "DEFAULT_MAX_NODES",
    "Board",
    "CardName",
    "ClusterError",
    "Dealt",
    "DealtPart",
    "DeckSpec",
    "Interruption",
    "Lead",
    "LedHand",
    "Limits",
    "LineState",
    "Outcome",
    "Part",
    "PlayedPart",
    "Progress",
    "Prospect",
    "Result",
    "Runs",
    "SoloSpec",
    "Status",
    "Step",
    "Survey",
    "Surveyed",
    "Task",
    "ToldTurns",
    "ValueUsed",
    "alike",
    "play_orders",
    "play_parts",
    "solve",
    "solve_hands",
    "survey_parts",
    "tell_line",
    "tell_turns",
]
