"""Yu-Gi-Oh! hands: the best end boards of one, and what a batch keeps of many.

    >>> from engine.yugioh.game import YugiohGame
    >>> from search.yugioh import solve
    >>> game = YugiohGame([43096270] * 40)     # Alexandrite Dragon
    >>> game.start([43096270])
    >>> result = solve(game, max_nodes=100)
    >>> result.status, result.boards[0].zones["monsters"][0]["name"]
    ('proved', 'Alexandrite Dragon')

- `solve(game, goal, max_nodes=..., top=5) -> Result`: the best end boards from one position.
- `solve_hands(deck, hands, task, jobs=1) -> Iterator[Result]`: many hands, in processes.
- `survey_parts(deck, goal, parts, jobs=1)`: what a batch keeps of thousands of hands.
- `Result`, `Board`, `Step`, `Interruption`: what was found; `Result.to_json()` is documented in
  `docs/json.md`.
"""

from search.yugioh.alike import alike
from search.yugioh.at_work import at_work
from search.yugioh.hands import (
    AGAIN,
    DeckSpec,
    LedHand,
    LineFrom,
    Part,
    Surveyed,
    Task,
    duel,
    solve_hands,
    survey_parts,
    tell_lines,
)
from search.yugioh.result import (
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
from search.yugioh.solve import Progress, solve
from search.yugioh.survey import Lead, LineState, Survey

__all__ = [
    "AGAIN",
    "Board",
    "CardName",
    "DeckSpec",
    "Interruption",
    "Lead",
    "LedHand",
    "LineFrom",
    "LineState",
    "Outcome",
    "Part",
    "Progress",
    "Prospect",
    "Result",
    "Status",
    "Step",
    "Survey",
    "Surveyed",
    "Task",
    "ValueUsed",
    "alike",
    "at_work",
    "duel",
    "solve",
    "solve_hands",
    "survey_parts",
    "tell_lines",
]
