"""What every game offers to the searcher and to the walks, and nothing of any one game.

A game is a position in a `Memory` with the rules to go on from it.  `advance`
works until a decision; `take` goes on with an option; marks undo.  The
searcher sees options as numbers, positions as keys, values and atoms.
"""

from librt.vecs import vec
from mypy_extensions import i64

from engine.agenda import Agenda


class Game:
    """A position that can be played on and taken back.  Games override what raises here."""

    def __init__(self, position: Agenda) -> None:
        self.position: Agenda = position

    def advance(self) -> i64:
        """Work until a choice is needed; the number of options, 0 when the game is over."""
        raise NotImplementedError

    def settle(self) -> i64:
        """Like `advance`, but the commands of an open state need not be worked out: a number that
        means nothing there.
        """
        return self.advance()

    def option(self, index: i64) -> i64:
        """An option of the present decision, after `advance`."""
        return self.position.options[index]

    def take(self, option: i64) -> None:
        """Go on with an option of the present decision."""
        raise NotImplementedError

    def end_option(self) -> i64:
        """The command that ends the turn, in an open state."""
        raise NotImplementedError

    def can_wait(self, option: i64) -> bool:
        """Whether a command mostly changes nothing for those after it, so that it can as well come
        last.
        """
        return False

    def waits(self, option: i64) -> bool:
        """Whether a command of the open state can come last for certain: while nothing minds that
        it is yet to be made (`minded`), the same commands lead to the same positions before it as
        after it.
        """
        return False

    def list_waiting(self) -> i64:
        """Make the commands of an open state that wait the options; how many.  When one was made
        those listed behind it have the same place, and it may be there once more.
        """
        return 0

    def keeps_from_waiting(self) -> bool:
        """Whether in the open state something that would wait cannot be done any more."""
        return False

    def minded(self) -> bool:
        """Whether anything has asked, since `mind` was called, for what those that wait change."""
        return False

    def mind(self, minded: bool) -> None:
        """Note that something has asked for it, or that nothing has."""

    def mark(self) -> i64:
        """A point to come back to."""
        return self.position.mark()

    def undo_to(self, mark: i64) -> None:
        """Take everything back to a mark."""
        self.position.undo_to(mark)

    def is_whole(self) -> bool:
        """Whether `position` is all of the game: who writes its slots need not play."""
        return False

    def is_open(self) -> bool:
        """Whether the player may act freely, or end the turn."""
        raise NotImplementedError

    def is_chance(self) -> bool:
        """Whether the present decision is nature's."""
        return self.position.chance != 0

    def weight(self, index: i64) -> i64:
        """How likely an outcome of the present chance decision is, against the others."""
        return self.position.odds[index]

    def key(self) -> i64:
        """The key of an open state: equal for equal positions."""
        raise NotImplementedError

    def board_key(self) -> i64:
        """The key of what lies on the table, whatever was done this turn."""
        raise NotImplementedError

    def field_key(self) -> i64:
        """The key of what is in play: two end boards with the same one are one to the player."""
        raise NotImplementedError

    def value(self) -> i64:
        """How good the position is as an end board."""
        raise NotImplementedError

    def distance(self) -> i64:
        """How far an open state is from what is played for, by an estimate; -1 without one."""
        return -1

    def near_facts(self, into: "vec[i64]") -> i64:
        """Write the facts that matter for `distance`, as it found them last; how many."""
        return 0

    def met(self) -> i64:
        """The named goals that the position last valued meets, one bit each; none by default."""
        return 0

    def atoms(self, into: "vec[i64]") -> i64:
        """Write the facts that hold in the position into `into`; how many."""
        raise NotImplementedError
