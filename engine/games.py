"""The games there are: the one place in the engine that knows them by name.

A game is a package of `engine` named after it, with a class for a game of two decks (`game.py`) and
a module `offers`, whose `OFFERS` says what everything else may ask of it: the searcher and the
walks, and those who show it to people.  Nothing of a game is imported before it is asked for.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from engine.game import Game

GAMES: Final = ("yugioh", "digimon")


@dataclass(frozen=True)
class Offers:
    """What a game offers; the first argument of each is the game, at a decision or its end.

    Nothing here changes the position.

    - `play(game)`: the game as walks and searches see it.
    - `mover(game)`: the player who decides; `scene(game)`: a number that changes when the table
      should be drawn anew, as it is another turn or seen from another side.
    - `decision(game)`: what is being decided; `describe_all(game)`: every option in its order.
    - `ending(game)`: how it ended, where no choice is left.
    - `tell(game, line, first, width, seen_by)`: a line from the present position, as options by
      command, told in whole lines from command `first` on; wrapped where there is a `width`.
    - `draw(game, boxes, seen_by)`: the table in whole lines, in plain ASCII without `boxes`.
    - `write(game, seen_by)`, `read(game, text)`: the notation of positions, see `engine/notation`.

    With `seen_by` all are as that player sees them: hidden cards are counted, not named.  None is
    the one who plays.
    """

    play: Callable[[Any], Game]
    mover: Callable[[Any], int]
    scene: Callable[[Any], int]
    decision: Callable[[Any], str]
    describe_all: Callable[[Any], list[str]]
    ending: Callable[[Any], str]
    tell: Callable[[Any, Sequence[Sequence[int]], int, int, int | None], str]
    draw: Callable[[Any, bool, int | None], str]
    write: Callable[[Any, int | None], str]
    read: Callable[[Any, str], None]


@cache
def offers(name: str) -> Offers:
    """What the game of this name (`game.name`) offers. Raises ValueError where there is none."""
    if name not in GAMES:
        raise ValueError(f"no game {name}; there are {', '.join(GAMES)}")
    found: Offers = import_module(f"engine.{name}.offers").OFFERS
    return found
