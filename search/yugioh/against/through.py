"""A hand against what the opponent may hold: the line to play, and what each answer leaves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any, Final, NamedTuple

from engine.yugioh.worth.goals import value_of
from engine.yugioh.worth.value import GOAL
from search.limits import Clock, Limits
from search.parallel import in_order
from search.yugioh.against.held import Held
from search.yugioh.against.left import Command, Left, Window
from search.yugioh.against.lines import alone, choose
from search.yugioh.hands import DeckSpec, Task
from search.yugioh.result import Board, CardName, Result, Status
from search.yugioh.solve import end_of_line, solve

# An opponent of whom nothing is known: five cards of forty, three copies of a card.
_DECK, _HAND, _COPIES = 40, 5, 3
HELD: Final = comb(_DECK, _HAND) - comb(_DECK - _COPIES, _HAND)
NOT_HELD: Final = comb(_DECK - _COPIES, _HAND)
# Positions for each answer, as a share of those of the search without answers: to choose a line by,
# and to show what is left of it; and positions for all answers in choosing.
_TO_CHOOSE: Final = 150
_TO_SHOW: Final = 30
_IN_ALL: Final = 2
_LEAST: Final = 200


class Against(NamedTuple):
    """What the opponent may hold: one of these cards (passcodes) or none of them.

    The weights are relative: how likely each is, and that it is none.
    """

    cards: tuple[int, ...]
    weights: tuple[int, ...]
    nothing: int = NOT_HELD


@dataclass(frozen=True)
class Answer:
    """An answer to a line, and the best that was found to be left then.

    `step` is the command that is answered, from 1; the line of `board` begins with it. `proved`
    says that no better board can be reached after the answer.
    """

    step: int
    score: int
    proved: bool
    board: Board


@dataclass(frozen=True)
class Told:
    """One card against a line: the score left by step (None where it cannot answer), and the worst.

    `score` is what the card leaves of the line at worst: it need not be used. `proved` says that no
    more can be left at any step.
    """

    card: CardName
    weight: float
    score: int
    left: tuple[int | None, ...]
    worst: Answer | None
    proved: bool


@dataclass(frozen=True)
class Line:
    """A line: its end board if nothing answers, its worth, and each card against it."""

    board: Board
    worth: float
    cards: tuple[Told, ...]

    @property
    def is_proved(self) -> bool:
        """Whether no more can be left by any answer."""
        return all(told.proved for told in self.cards)


@dataclass(frozen=True)
class Through:
    """The result of a hand against cards: `plain` is the search without answers.

    `chosen` is the line of the greatest worth found, `best` the line to the best end board if that
    is another one. `status` is `proved` where no line is worth more. `lines` were followed to
    their end, `windows` looked at, `nodes` found behind answers.
    """

    plain: Result
    nothing: float
    chosen: Line | None
    best: Line | None
    status: Status
    lines: int
    windows: int
    nodes: int

    @property
    def is_answered(self) -> bool:
        """Whether any answer to the chosen line is legal."""
        return self.chosen is not None and any(card.worst for card in self.chosen.cards)

    def to_json(self, *, timing: bool = True) -> dict[str, Any]:
        """The result as plain data: that of the search without answers, and `against`."""
        return {
            **self.plain.to_json(timing=timing),
            "against": {
                "status": self.status,
                "nothing": round(self.nothing, 6),
                "lines": self.lines,
                "windows": self.windows,
                "nodes": self.nodes,
                "chosen": None if self.chosen is None else _line(self.chosen),
                "best": None if self.best is None else _line(self.best),
            },
        }


def play_through(spec: DeckSpec, hand: Sequence[int], task: Task, against: Against) -> Through:
    """The line to play from this hand if the opponent may hold one of these cards.

    The deck's facts must have the cards. On KeyboardInterrupt in the search without answers, its
    result has the status `interrupted` and nothing more is done.
    """
    clock = Clock(Limits(task.max_nodes, task.time_limit))
    field = _held(spec, hand, 0, task)
    search = field.search(task.max_nodes, task.top)
    with field.passing():
        plain = solve(
            field.game, task.goal, max_nodes=task.max_nodes, top=task.top,
            time_limit=task.time_limit, deck=spec.name, seed=task.seed, source=task.source,
            search=search,
        )  # fmt: skip
    if plain.status == "interrupted" or not plain.boards:
        return Through(plain, 1.0, None, None, plain.status, 0, 0, 0)
    held = [_held(spec, hand, card, task) for card in against.cards]
    chosen = choose(
        field, search, held, against.weights, against.nothing,
        budget=_IN_ALL * task.max_nodes, is_over=clock.is_over,
    )  # fmt: skip
    _, _, _, node, end = search.boards[0]
    to_best = tuple(map(tuple, (*search.line(node), *end)))
    table = _Table(field, held, against, task)
    # What is left is looked at more closely now; of equal lines that to the best board comes first.
    lines = [table.line(line) for line in dict.fromkeys((to_best, chosen.line))]
    lines.sort(key=lambda line: -line.worth)
    proved = chosen.proved and plain.status in ("proved", "incomplete")
    return Through(
        plain,
        against.nothing / table.total,
        lines[0],
        lines[1] if len(lines) > 1 and lines[1].worth < lines[0].worth else None,
        plain.status if proved else "budget",
        chosen.lines,
        sum(one.examined for one in held),
        sum(one.nodes_used for one in held),
    )


def through_hands(
    spec: DeckSpec, hands: Sequence[Sequence[int]], task: Task, against: Against, *, jobs: int = 1
) -> Iterator[Through]:
    """`play_through` for each hand, in their order, `jobs` processes at a time."""
    work = partial(_play_through, spec, task, against)
    yield from map(work, hands) if jobs == 1 or len(hands) < 2 else in_order(work, hands, jobs)


def _play_through(spec: DeckSpec, task: Task, against: Against, hand: Sequence[int]) -> Through:
    return play_through(spec, hand, task, against)


def _held(spec: DeckSpec, hand: Sequence[int], card: int, task: Task) -> Held:
    """The duel in which the opponent holds this card; 0 for none."""
    game = spec.game(card) if card else spec.game()
    game.start(hand, (card, *(0,) * (_HAND - 1)))
    nodes = max(_LEAST, task.max_nodes // _TO_CHOOSE)
    return Held(game, value_of(game, task.goal), nodes, alone)


class _Table:
    """What each card leaves of a line."""

    def __init__(self, field: Held, held: Sequence[Held], against: Against, task: Task) -> None:
        self.field, self.held, self.against, self.goal = field, held, against, task.goal
        self.total = against.nothing + sum(against.weights)
        self.unit = GOAL if task.goal.terms or task.goal.goals else 1
        for one in held:
            one.look_closer(max(_LEAST, task.max_nodes // _TO_SHOW))

    def line(self, line: Sequence[Command]) -> Line:
        """A line with what is left of it at each step."""
        self.field.home()
        with self.field.passing():
            board, value = self._told(self.field, line)
        cards, worth = [], self.against.nothing * value
        for held, passcode, weight in zip(
            self.held, self.against.cards, self.against.weights, strict=True
        ):
            told, least = self._card(held, line, value, passcode, weight / self.total)
            cards.append(told)
            worth += weight * least
        return Line(board, worth / self.total / self.unit, tuple(cards))

    def _card(
        self, held: Held, line: Sequence[Command], value: int, passcode: int, weight: float
    ) -> tuple[Told, int]:
        """One card against a line, and the value that it leaves at worst."""
        left: list[int | None] = []
        proved = True
        worst: tuple[int, Window, Left] | None = None
        for number, command in enumerate(line):
            least: int | None = None
            for window, found in held.windows(line[:number], command, line[number + 1 :]):
                least = found.value if least is None else min(least, found.value)
                proved = proved and found.proved
                if worst is None or found.value < worst[2].value:
                    worst = number, window, found
            left.append(None if least is None else least // self.unit)
        card = CardName(passcode, held.game.card_name(passcode))
        answer = None
        if worst is not None:
            number, window, found = worst
            played = held.answered(line[:number], line[number], window, found)
            board, there = self._told(held, played)
            if there != found.value and found.line:
                raise RuntimeError("a continuation found does not lead to its board")
            answer = Answer(number + 1, found.value // self.unit, found.proved, board)
        least_value = value if worst is None else min(value, worst[2].value)
        score = least_value // self.unit
        return Told(card, weight, score, tuple(left), answer, proved), least_value

    def _told(self, held: Held, line: Sequence[Sequence[int]]) -> tuple[Board, int]:
        """The end board of a line from where the duel stands, and its value."""
        board, _ = end_of_line(held.game, held.worth, self.goal, line)
        return board, board.points + (board.score * GOAL if self.unit == GOAL else 0)


def _line(line: Line) -> dict[str, Any]:
    return {
        "worth": round(line.worth, 3),
        "board": line.board.to_json(),
        "cards": [
            {
                **told.card.to_json(),
                "weight": round(told.weight, 6),
                "score": told.score,
                "left": list(told.left),
                "proved": told.proved,
                "worst": None if told.worst is None else _answer(told.worst),
            }
            for told in line.cards
        ],
    }


def _answer(answer: Answer) -> dict[str, Any]:
    return {
        "step": answer.step,
        "score": answer.score,
        "proved": answer.proved,
        "board": answer.board.to_json(),
    }
