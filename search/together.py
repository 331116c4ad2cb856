"""One search by several processes, each with its share of the open states (`shared`).

They work in rounds: each searches for so many new states, then all hand over what they found for
the others. Nothing depends on how fast a process is, so the result is the same every time with the
same number of processes. Where the space is exhausted it is that of one process but for which of
equally good lines is told; where a limit of nodes ends the search, another number of processes has
looked at other states.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pickle import dumps, loads
from typing import Any, Final, NamedTuple, TypeVar

from engine.game import Game
from search.best_first import BUDGET, PROVED, RUNNING
from search.processes import Process, shared_out, started
from search.shared import MOST, SharedSearch

# Options that a process takes in a round, so that all take about as long: few at first, so that all
# soon have work.
_FIRST_ROUND: Final = 100
_LONGEST_ROUND: Final = 12_000

Command = list[int]
A = TypeVar("A")
D = TypeVar("D")


class Share(NamedTuple):
    """What one process has found so far: its best boards and prospects, with the lines to them.

    `sent` are the states that it hands over now.
    Boards are key of the table, value, commands, line, options of the end, key of what is in play;
    prospects worth, commands, line, options, key of the table.
    """

    owned: int
    sent: int
    expanded: int
    choices: int
    unplayed: int
    cut: bool
    met: int
    boards: list[tuple[int, int, int, list[Command], Command, int]]
    prospects: list[tuple[int, int, list[Command], Command, int]]


class Together:
    """A search of one position by several processes, with what a `Search` says of its result.

    The number of a board's node is that of its line here.
    """

    def __init__(self, processes: list[Process], max_nodes: int, top: int) -> None:
        self.max_nodes = max_nodes
        self.top = top
        self.status = RUNNING
        self._processes = processes
        self._shares: list[Share] = []
        self._mail: list[list[bytes]] = [[b""] * len(processes) for _ in processes]
        self._round = _FIRST_ROUND
        self._sent = 0  # states that are on their way to their owner
        self._lines: list[list[Command]] = []
        self.boards: list[tuple[int, int, int, int, Command]] = []
        self.prospects: list[tuple[int, int, int, Command, int]] = []

    @property
    def nodes(self) -> int:
        """The different open states found, as far as their owners have them."""
        return sum(share.owned for share in self._shares)

    @property
    def expanded(self) -> int:
        """The states whose commands were played."""
        return sum(share.expanded for share in self._shares)

    @property
    def choices(self) -> int:
        """The options taken."""
        return sum(share.choices for share in self._shares)

    @property
    def unplayed(self) -> int:
        """The chance decisions met, behind which nothing was searched."""
        return sum(share.unplayed for share in self._shares)

    @property
    def met(self) -> int:
        """The named goals that some end board meets, one bit each."""
        met = 0
        for share in self._shares:
            met |= share.met
        return met

    def line(self, node: int) -> list[Command]:
        """The options from the root to a board or a prospect, one list for each command."""
        return self._lines[node]

    def home(self) -> None:
        """Nothing: the game of this process is where it was."""

    def each(self, do: Callable[[Game, A], D], asked: Sequence[A]) -> list[D]:
        """What `do` makes of each, with a game at the root; both are pickled."""
        return shared_out(self._processes, _do, [(do, one) for one in asked])

    def run(self, _nodes: int) -> bool:
        """Play a round; whether there is more to do."""
        count = len(self._processes)
        left = max(1, -(-(self.max_nodes - self.nodes - self._sent) // count))
        done: list[tuple[Share, list[bytes], bool]] = self._ask(
            _play_round,
            [
                ([letters[number] for letters in self._mail], left, self._round)
                for number in range(count)
            ],
        )
        self._shares = [share for share, _, _ in done]
        self._mail = [letters for _, letters, _ in done]
        self._sent = sum(share.sent for share in self._shares)
        self._round = min(2 * self._round, _LONGEST_ROUND)
        self._gather()
        if not any(busy for _, _, busy in done) and not any(map(any, self._mail)):
            self.status = BUDGET if any(share.cut for share in self._shares) else PROVED
        elif self.nodes >= self.max_nodes:
            self.status = BUDGET
        return self.status == RUNNING

    def _gather(self) -> None:
        """Keep the best of what all have found, as one search does: equals of the first of them."""
        self._lines = []
        best: dict[int, tuple[int, int, int, list[Command], Command, int]] = {}
        for share in self._shares:
            for board in share.boards:
                known = best.get(board[5])
                if known is None or (-board[1], board[2]) < (-known[1], known[2]):
                    best[board[5]] = board
        boards = sorted(best.values(), key=lambda board: (-board[1], board[2]))[: self.top]
        self.boards = [
            (key, value, made, self._number(line), end) for key, value, made, line, end, _ in boards
        ]
        known_tables: dict[int, tuple[int, int, list[Command], Command, int]] = {}
        for share in self._shares:
            for prospect in share.prospects:
                known_tables.setdefault(prospect[4], prospect)
        prospects = sorted(known_tables.values(), key=lambda known: (-known[0], known[1]))
        self.prospects = [
            (worth, made, self._number(line), taken, key)
            for worth, made, line, taken, key in prospects[: self.top]
        ]

    def _number(self, line: list[Command]) -> int:
        self._lines.append(line)
        return len(self._lines) - 1

    def _ask(self, do: Callable[..., D], arguments: Sequence[tuple[Any, ...]]) -> list[D]:
        """Have each process do this with its search and its arguments."""
        for process, given in zip(self._processes, arguments, strict=True):
            process.ask(do, *given)
        return [process.answer() for process in self._processes]


@contextmanager
def together(
    build: Callable[..., Game], arguments: tuple[Any, ...], max_nodes: int, top: int, jobs: int
) -> Iterator[Together]:
    """A search by so many processes, which end with the context.

    `build(*arguments)` makes the game in each, in the open state to search from; both are pickled.
    """
    count = min(jobs, MOST)
    each = [(build, arguments, max_nodes, top, number, count) for number in range(count)]
    with started(_search, each) as processes:
        yield Together(processes, max_nodes, top)


def _search(
    build: Callable[..., Game], arguments: tuple[Any, ...], max_nodes: int, top: int, number: int,
    of: int,
) -> SharedSearch:  # fmt: skip
    """In a process: its search."""
    return SharedSearch(build(*arguments), max_nodes, top, number, of)


def _play_round(
    search: SharedSearch, letters: list[bytes], nodes: int, choices: int
) -> tuple[Share, list[bytes], bool]:
    """In a process: read the mail and search; what was found, the mail, and whether more waits."""
    for sender, letter in enumerate(letters):
        if letter:
            search.receive(loads(letter), sender)
    busy = search.run(nodes, choices)
    mail = search.letters()
    share = Share(
        int(search.owned), sum(novelty > 0 for states, *_ in mail for *_, novelty, _ in states),
        int(search.expanded), int(search.choices), int(search.unplayed),
        bool(search.cut) or search.status == BUDGET, int(search.met),
        [
            (key, value, made, search.line(node), end, field)
            for key, value, made, node, end, field in search.kept()
        ],
        [
            (worth, made, search.line(node), taken, key)
            for worth, made, node, taken, key in search.prospects
        ],
    )  # fmt: skip
    return share, [dumps(letter) if any(letter) else b"" for letter in mail], busy


def _do(search: SharedSearch, asked: tuple[Callable[[Game, A], D], A]) -> D:
    """In a process: what is made of one thing asked."""
    do, one = asked
    search.home()
    return do(search.game, one)
