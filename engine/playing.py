"""Playing a game from outside by plain numbers: what is alike in both games.

while game.advance():
    game.take(game.option(0))
"""

from engine.agenda import Agenda


class Playing:
    """A game with its position.  Games say how to go on: `advance`, `take`, `is_open`."""

    state: Agenda

    def options(self) -> list[int]:
        """The options of the present decision (after `advance`)."""
        return [int(self.state.options[index]) for index in range(int(self.state.count))]

    def option(self, index: int) -> int:
        """One option."""
        return int(self.state.options[index])

    def mark(self) -> int:
        """A point to come back to."""
        return int(self.state.mark())

    def undo_to(self, mark: int) -> None:
        """Take everything back to a mark."""
        self.state.undo_to(mark)

    def is_chance(self) -> bool:
        """Whether the present decision is nature's."""
        return bool(self.state.chance)
