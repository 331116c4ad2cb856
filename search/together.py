"""One search by several processes, each with its share of the open states (`shared`).

They work in rounds: each takes so many options, then hands over what it found for the others. While
that is on its way they play another round, so that who is ahead of the others need not wait for
them. Nothing depends on how fast a process is, so the result is the same every time with the same
number of processes. Where the space is exhausted it is that of one process but for which of
equally good lines is told; where a limit of nodes ends the search, another number of processes has
looked at other states.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar

from engine.game import Game
from search.best_first import BUDGET, PROVED, RUNNING
from search.ends import Command
from search.processes import Process, answers, shared_out, started
from search.shared import MOST, SharedSearch

# Options that a process takes in a round, so that all take about as long: few at first, so that all
# soon have work.
_FIRST_ROUND: Final = 100
_LONGEST_ROUND: Final = 12_000
_AHEAD: Final = 2  # rounds that processes have been asked to play

A = TypeVar("A")
D = TypeVar("D")


class Share(NamedTuple):
    """What one process has found so far: its best boards and prospects, with the lines to them.

    `found` are the states that it found itself, `sent` those that it hands over now.
    Boards are key of the table, value, commands, line to the node, commands from there, key of what
    is in play;
    prospects worth, commands, line, options, key of the table.
    """

    owned: int
    found: int
    sent: int
    expanded: int
    choices: int
    unplayed: int
    cut: bool
    met: int
    boards: list[tuple[int, int, int, list[Command], list[Command], int]]
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
        self._mail = self._no_mail()
        self._round = _FIRST_ROUND
        self._rounds = 0  # that were asked for and are not answered
        # How many states were handed over in each of the last rounds that ended: those that their
        # owners do not count yet.
        self._on_the_way = [0] * _AHEAD
        self._quiet = 0  # rounds in a row that ended with nothing to do, and nothing handed over
        self._lines: list[list[Command]] = []
        self.boards: list[tuple[int, int, int, int, list[Command]]] = []
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
        self._end_all()
        return shared_out(self._processes, _do, [(do, one) for one in asked])

    def run(self, _nodes: int) -> bool:
        """Play a round; whether there is more to do."""
        while self._rounds < _AHEAD:
            self._begin_round()
        self._end_round()
        if self._quiet == _AHEAD:
            self.status = BUDGET if any(share.cut for share in self._shares) else PROVED
        elif self.nodes >= self.max_nodes:
            self.status = BUDGET
        if self.status != RUNNING:
            self._end_all()
        return self.status == RUNNING

    def _begin_round(self) -> None:
        """Have each process play a round, with what was handed over in the last one that ended."""
        count = len(self._processes)
        left = max(1, -(-(self.max_nodes - self.nodes - sum(self._on_the_way)) // count))
        found = [share.found for share in self._shares] or [0] * count
        for number, process in enumerate(self._processes):
            letters = [each[number] for each in self._mail]
            process.ask(_play_round, letters, found[number] + left, self._round)
        self._mail = self._no_mail()
        self._round = min(2 * self._round, _LONGEST_ROUND)
        self._rounds += 1

    def _end_round(self) -> None:
        """Take what the first round that is not answered has brought."""
        done: list[tuple[Share, list[bytes], bool]] = answers(self._processes)
        self._rounds -= 1
        self._shares = [share for share, _, _ in done]
        self._mail = [letters for _, letters, _ in done]
        self._on_the_way = [*self._on_the_way[1:], sum(share.sent for share in self._shares)]
        quiet = not any(busy for _, _, busy in done) and not any(map(any, self._mail))
        self._quiet = self._quiet + 1 if quiet else 0
        self._gather()

    def _end_all(self) -> None:
        while self._rounds:
            self._end_round()

    def _no_mail(self) -> list[list[bytes]]:
        return [[b""] * len(self._processes) for _ in self._processes]

    def _gather(self) -> None:
        """Keep the best of what all have found, as one search does: equals of the first of them."""
        self._lines = []
        best: dict[int, tuple[int, int, int, list[Command], list[Command], int]] = {}
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


@contextmanager
def together(
    build: Callable[..., Game], arguments: tuple[Any, ...], max_nodes: int, top: int, jobs: int,
    wait: bool = True,
) -> Iterator[Together]:  # fmt: skip
    """A search by so many processes, which end with the context.

    `build(*arguments)` makes the game in each, in the open state to search from; both are pickled.
    Without `wait` no command waits (`search.ends`).
    """
    count = min(jobs, MOST)
    each = [(build, arguments, max_nodes, top, number, count, wait) for number in range(count)]
    with started(_search, each) as processes:
        yield Together(processes, max_nodes, top)


def _search(
    build: Callable[..., Game], arguments: tuple[Any, ...], max_nodes: int, top: int, number: int,
    of: int, wait: bool,
) -> SharedSearch:  # fmt: skip
    """In a process: its search."""
    return SharedSearch(build(*arguments), max_nodes, top, number, of, wait)


def _play_round(
    search: SharedSearch, letters: list[bytes], until: int, choices: int
) -> tuple[Share, list[bytes], bool]:
    """In a process: read the mail, and search until it has found so many states or taken so many
    options; what was found, the mail, and whether more waits.
    """
    for sender, letter in enumerate(letters):
        search.receive(letter, sender)
    busy = search.run(until - search.found, choices)
    sent = int(search.sent)
    mail = search.letters()
    share = Share(
        int(search.owned), search.found, sent,
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
    return share, mail, busy


def _do(search: SharedSearch, asked: tuple[Callable[[Game, A], D], A]) -> D:
    """In a process: what is made of one thing asked."""
    do, one = asked
    search.home()
    return do(search.game, one)
