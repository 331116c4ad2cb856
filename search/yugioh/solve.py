"""Solving one hand: run the search in pieces, replay the best boards, build the result.

The search runs a chunk of nodes at a time, because a compiled call can neither be interrupted nor
report; Ctrl-C, the progress bar and the clock get in between. What can be stopped at any chunk
does not depend on their size.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.notation import read_line, write, write_line
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Card
from engine.yugioh.reach import Reach, whole_copies
from engine.yugioh.telling.board import board
from engine.yugioh.telling.describe import story
from engine.yugioh.telling.picture import draw
from engine.yugioh.worth.goals import DEFAULT, Goal, value_of
from engine.yugioh.worth.searched import YugiohPlay
from engine.yugioh.worth.value import GOAL, Value, default_points, goal_met, goal_points
from search.best_first import PROVED, Search
from search.limits import DEFAULT_MAX_NODES, Clock, Limits
from search.searched import Searched
from search.yugioh.end_board import card_names, interruptions, zones
from search.yugioh.prospects import look_on
from search.yugioh.replaying import replay, tables
from search.yugioh.result import (
    Board,
    CardName,
    GoalStatus,
    Prospect,
    Result,
    Status,
    Step,
    StoppedBy,
    ValueUsed,
)

# Nodes between two looks at the clock: some ten milliseconds, compiled.
_CHUNK: Final = 500


class Progress(NamedTuple):
    """How far a search is."""

    nodes: int
    max_nodes: int
    best: int  # the score of the best board so far


def solve(
    game: YugiohGame,
    goal: Goal = DEFAULT,
    *,
    max_nodes: int = DEFAULT_MAX_NODES,
    top: int = 5,
    time_limit: float | None = None,
    progress: Callable[[Progress], None] | None = None,
    deck: str = "",
    seed: int | None = None,
    source: str = "",
    search: Searched | None = None,
    processes: int = 1,
    reduction: bool = True,
) -> Result:
    """The best end boards from the position that the game is in, which it returns to.

    The game stands in an open state, usually just after `start`. `top` boards at most, with
    different cards in play. `deck`, `seed`, `source` (the file of the goal) and `processes` (of
    the search) are only noted. Without `reduction` no command waits (`search.ends`).
    On KeyboardInterrupt the best so far is returned, with the status `interrupted`.
    """
    limits = Limits(max_nodes, time_limit)
    clock = Clock(limits)
    root = game.mark()
    hand = tuple(card_names(game, board(game)["hand"]))
    outside, field = game.outside_decks(), bool(board(game)["monsters"])
    value = value_of(game, goal)
    play = YugiohPlay(game.state, value)
    if search is None:
        search = Search(play, max_nodes, top, wait=reduction)
    wanted = bool(goal.terms or goal.goals)
    unit = GOAL if wanted else 1
    status, stopped_by = run_to_end(search, limits, clock, progress, unit)
    search.home()
    game.undo_to(root)
    prospects: Sequence[Prospect] = ()
    if status != "interrupted":
        try:
            on = stopped_by != "time"
            prospects = look_on(game, play, search, wanted=wanted, on=on)
        except KeyboardInterrupt:
            status, stopped_by = "interrupted", None
        game.undo_to(root)
    missing: Sequence[Card] = ()
    if status == "proved":
        missing = Reach(game.cards, game.main, game.extra).unplayed(outside, field=field)
        status = "incomplete" if missing else status
    boards = _boards(game, search, value, goal)
    goal_status: GoalStatus | None = None
    if goal.goals:
        unmet: GoalStatus = "unreachable" if status == "proved" else "undecided"
        goal_status = "reached" if search.met else unmet
    game.undo_to(root)
    return Result(
        deck=deck,
        game=game.name,
        hand=hand,
        seed=seed,
        status=status,
        stopped_by=stopped_by,
        goal_status=goal_status,
        nodes=search.nodes,
        expanded=search.expanded,
        choices=search.choices,
        unplayed=search.unplayed,
        seconds=clock.seconds(),
        processes=processes,
        value=ValueUsed(goal.name, source, tuple(named.name for named in goal.goals), goal.brick),
        limits=limits,
        whole=whole_copies(game.cards, (*game.main, *game.extra)),
        copies=len(game.main) + len(game.extra),
        undefined=tuple(
            CardName(card.passcode, card.name)
            for card in game.cards
            if card.passcode and not card.defined
        ),
        missing=tuple(CardName(card.passcode, card.name) for card in missing),
        boards=boards,
        prospects=tuple(prospects),
    )


def run_to_end(
    search: Searched,
    limits: Limits,
    clock: Clock,
    progress: Callable[[Progress], None] | None = None,
    unit: int = 1,
) -> tuple[Status, StoppedBy | None]:
    """Search to the end or to a limit: the status, and what stopped it.

    `unit` is how much of the search's value is one point of the score.
    """
    try:
        while search.run(_CHUNK):
            if progress is not None:
                best = search.boards[0][1] // unit if search.boards else 0
                progress(Progress(search.nodes, limits.max_nodes, best))
            if clock.is_over():
                return "budget", "time"
    except KeyboardInterrupt:
        return "interrupted", None
    if search.status != PROVED:
        return "budget", "nodes"
    # A line that meets a draw was not played on: nothing is proved of what lies behind it.
    return ("budget", "draws") if search.unplayed else ("proved", None)


# ------------------------------------------------------------------ boards


def _boards(game: YugiohGame, search: Searched, value: Value, goal: Goal) -> tuple[Board, ...]:
    """The best boards, each one replayed from the root."""
    found = []
    for key, _, _, node, end in search.boards:
        told, there = end_of_line(game, value, goal, [*search.line(node), *end])
        if there != key:
            raise RuntimeError("a line found does not lead to its board when it is played again")
        found.append(told)
    return tuple(found)


def end_of_line(
    game: YugiohGame, value: Value, goal: Goal, line: Sequence[Sequence[int]]
) -> tuple[Board, int]:
    """The end board of a line from the present position, told, and its key of the table.

    The game is left where it was.
    """
    root = game.mark()
    steps = tuple(Step(step.text, step.chained) for step in story(game, line))
    moves = write_line(game, line)
    shown = tables(game, line)
    replay(game, line)
    told = _board(game, value, goal, steps, moves, shown), game.board_key()
    game.undo_to(root)
    return told


def tell_line(game: YugiohGame, goal: Goal, hand: Sequence[int], moves: str) -> Board:
    """The end board of a line in notation, from this hand, with the line in words."""
    game.start(hand)
    return end_of_line(game, value_of(game, goal), goal, read_line(game, moves))[0]


def board_of(game: YugiohGame, goal: Goal) -> Board:
    """The end board that the game is in, without the line to it."""
    return _board(game, value_of(game, goal), goal, (), "", ())


def _board(
    game: YugiohGame,
    value: Value,
    goal: Goal,
    line: tuple[Step, ...],
    moves: str,
    shown: tuple[Mapping[str, Any], ...],
) -> Board:
    """The end board that the game is in."""
    points = int(default_points(game.state, value))
    wanted = bool(goal.terms or goal.goals)
    return Board(
        score=int(goal_points(game.state, value)) if wanted else points,
        points=points,
        goals=tuple(
            named.name
            for number, named in enumerate(goal.goals)
            if goal_met(game.state, value, number)
        ),
        interruptions=tuple(interruptions(game, value.interrupting)),
        zones=zones(game),
        line=line,
        position=write(game),
        seen_by_opponent=write(game, seen_by=1),
        moves=moves,
        picture=draw(game, boxes=True),
        tables=shown,
    )
