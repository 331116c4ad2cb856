"""The search for a way through a walk, nearest positions first.

The search of `replay` goes through the inner choices of a command depth first: of some commands
there are so many that a first choice which leads nowhere is not given up in time.  This one goes on
after the choices whose position is nearest to the next recorded one, and only once where the same
is asked in positions with the same key.  It finds ways; that there is none says the other alone.
"""

from collections import Counter
from heapq import heappop, heappush
from typing import Any

from engine.yugioh.turn.agenda import settle
from tests.golden.replay import PILES, TOO_MANY, Difference, Meanings, Position, Search, snapshot

Path = tuple[int, ...]


class NearestSearch(Search):
    """Tries the inner choices of a command in the order of how near they lead."""

    def agrees(self, number: int, meanings: Meanings) -> bool:
        game = self.game
        settle(game.state)
        if number == len(self.states) or game.is_open() or game.is_over():
            return super().agrees(number, meanings)
        wanted = _cards(self.states[number].position)
        path: Path = ()
        marks = [game.mark()]
        waiting: list[tuple[int, int, Path]] = [(0, 0, path)]
        met: set[tuple[int, tuple[int, ...]]] = set()
        tried = 0
        found = False
        while waiting and not found:
            _, _, goal = heappop(waiting)
            same = 0
            while same < len(path) and path[same] == goal[same]:
                same += 1
            game.undo_to(marks[same])
            del marks[same + 1 :]
            for option in goal[same:]:
                game.advance()
                game.take(option)
                settle(game.state)
                marks.append(game.mark())
            path = goal
            game.advance()
            options = tuple(game.options())
            here = game.key(), options
            if here in met:
                continue
            met.add(here)
            for option in options:
                if not self.left:
                    waiting.clear()
                    break
                self.left -= 1
                tried += 1
                game.take(option)
                settle(game.state)
                far = (wanted - _cards(self.form.position(snapshot(game)))).total()
                if not (game.is_open() or game.is_over()):
                    heappush(waiting, (far, tried, (*path, option)))
                elif far == 0 and self.agrees(number, meanings):
                    found = True
                game.undo_to(marks[-1])
                if found:
                    break
        if not found:
            self._note(number, Difference(TOO_MANY, (), "too many inner choices"))
        game.undo_to(marks[0])
        return found


def _cards(position: Position) -> Counter[Any]:
    """The cards of a position, each with where it lies."""
    found = Counter((pile, card) for pile in PILES for card in position[pile])
    found.update(("field", code) for _, code, *_ in position["mzone"])
    found.update(("field", code) for *_, code, _ in position["szone"])
    found.update(("field", code) for code in position["fzone"])
    return found
