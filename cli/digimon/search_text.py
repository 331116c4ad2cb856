"""What `endboard search` found for a Digimon hand, as a person reads it and as data."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from analysis.statistics import Interval, bounds
from cli.digimon.tally import HandResult, Solo, Tally
from cli.tables import table
from cli.wrapping import fitted
from engine.coverage import title, warning
from engine.digimon.solo.goals import Goal
from engine.digimon.telling.story import Action, board_words
from engine.digimon.worth.weights import CHANCES
from search.digimon import ToldTurns

_WIDTH: Final = 84  # of an action, at most, before the memory after it
_BESIDE: Final = 18  # the number before it, and the memory


def as_text(result: HandResult, solo: Solo, names: Mapping[str, str], *, width: int | None) -> str:
    """The result of one hand, in lines; `names` is what cards are called, by number.

    `width` is that of the terminal, None without one.
    """
    terminal = width is not None
    room = _WIDTH if width is None else min(_WIDTH, width - _BESIDE)
    parts = [
        _opening(result, solo),
        _example(result, solo, room),
        _orders(result, solo, names, terminal),
    ]
    if len(result.tallies) > 1:
        parts.append(_by_memory(result, solo, terminal))
    return fitted("\n".join("".join(f"{line}\n" for line in part) for part in parts), width)


def _opening(result: HandResult, solo: Solo) -> Iterator[str]:
    going = "first" if solo.spec.first else "second"
    attacks = ", with attacks" if solo.spec.attacks else ""
    if alarm := warning(*solo.whole):
        yield alarm
    name = title(solo.name, *solo.whole)
    turns = _turns(solo.spec.turns)
    yield f"{name}, going {going}, {turns} alone{attacks}; {_between(solo)}"
    source = f" ({solo.source})" if solo.source else ""
    if solo.spec.to_win:
        yield "Playing for: the chance to win after these turns"
        if source:
            yield f"Measured: {solo.goal.name}{source}"
    else:
        yield f"Playing for: {solo.goal.name}{source}"
    drawn = 5 - len(result.cards)
    cards = counted(name for _, name in result.cards)
    more = f", and {drawn} drawn by chance, anew for each order" if drawn else ""
    yield f"Hand: {cards}{more}"
    if solo.undefined:
        named = ", ".join(f"{name} {number}" for number, name in solo.undefined)
        yield f"Effects not played: {named}"


def _turns(number: int) -> str:
    return f"{number} own turn{'s' if number > 1 else ''}"


def _between(solo: Solo) -> str:
    memory = solo.memories[solo.shown]
    if memory is None and not solo.spec.passive:
        return "the opponent uses the memory they get"
    if memory is None:
        return "the opponent passes in between"
    return f"{memory} memory after each turn of the opponent"


def counted(names: Iterable[str]) -> str:
    """Names in one line, each with how often it is there."""
    found = Counter(names)
    return ", ".join(f"{count}x {name}" if count > 1 else name for name, count in found.items())


def _points(value: float, solo: Solo) -> str:
    """A mean: the default value has hundreds of points, a goal may have few."""
    if solo.spec.to_win:
        return f"{100 * value / CHANCES:.1f} %"
    return f"{value:,.1f}" if solo.source else f"{value:,.0f}"


# --------------------------------------------------------------------- one order


def _example(result: HandResult, solo: Solo, room: int) -> Iterator[str]:
    example = result.example
    yield f"One order of the deck (seed {solo.seed}):"
    if len(result.cards) < 5:
        yield f"Hand: {counted(example.dealt)}"
    texts = [_action(action, room) for turn in example.turns for action in turn.actions]
    width = min(room, max(map(len, texts), default=0))
    number = 0
    for own_turn, turn in enumerate(example.turns, 1):
        yield ""
        start = f"; {turn.start}" if turn.start else ""
        yield f"Own turn {own_turn} (turn {turn.number}), memory {turn.memory}{start}"
        for action in turn.actions:
            number += 1
            left = f"memory {action.memory}" if action.memory >= 0 else f"opponent {-action.memory}"
            yield f"{number:>4}. {_action(action, room):<{width}}  {left}"
            below = action.effects if _fits(action, room) else (*action.choices, *action.effects)
            for effect in below:
                yield f"        {effect}"
    yield ""
    yield from _left(example, solo)


def _action(action: Action, room: int) -> str:
    """What was done, with the choices on the way if they fit."""
    if not action.choices or not _fits(action, room):
        return action.text
    return f"{action.text} [{'; '.join(action.choices)}]"


def _fits(action: Action, room: int) -> bool:
    return len(action.text) + len("; ".join(action.choices)) + 3 <= room


def _left(example: ToldTurns, solo: Solo) -> Iterator[str]:
    yield "At the end:"
    yield from example.picture.splitlines()
    yield f"Hand ({len(example.hand)}): {counted(example.hand) or 'none'}"
    yield f"Trash ({len(example.trash)}): {counted(example.trash) or 'none'}"
    yield f"Security {example.security}"
    run = example.played
    brick = {True: ", a brick", None: ", undecided whether a brick", False: ""}[run.brick]
    worth = _points(run.value, solo) if solo.spec.to_win else f"{run.value:,}"
    yield f"Worth {worth}{brick}"
    met = [goal.name for number, goal in enumerate(solo.goal.goals) if run.met >> number & 1]
    if solo.goal.goals:
        yield f"Goals met: {'; '.join(met) or 'none'}"


# -------------------------------------------------------------------- all orders


def _orders(
    result: HandResult, solo: Solo, names: Mapping[str, str], terminal: bool
) -> Iterator[str]:
    tally = result.tallies[solo.shown]
    runs = tally.worth.runs
    yield f"Over {runs:,} order{'s' if runs > 1 else ''} of the deck (intervals are 95 %):"
    yield ""
    yield f"Worth   {_worth(tally, solo)} on average"
    yield f"Bricks  {_bricks(tally)}: {solo.goal.brick.words()}"
    yield ""
    levels = sorted({level for found in tally.levels for level in found} - {0})
    titles = ["highest digivolution by the end of", "none", *(f"Level {one}" for one in levels)]
    rows = [
        [f"own turn {turn}", *(_share(found[level], runs) for level in (0, *levels))]
        for turn, found in enumerate(tally.levels, 1)
    ]
    yield from table(titles, rows, terminal=terminal).splitlines()
    if solo.goal.goals:
        yield ""
        rows = [
            [goal.name, _share(met, runs) + _undecided(maybe, runs)]
            for goal, met, maybe in zip(solo.goal.goals, tally.met, tally.maybe, strict=True)
        ]
        yield from table(["goal", "met"], rows, terminal=terminal).splitlines()
    yield ""
    shown = len(tally.boards)
    which = f"The {shown} most frequent of {tally.different:,}" if shown > 1 else "One of"
    yield f"{which if shown < tally.different else 'All'} end boards, the top card first:"
    rows = [
        [_share(board.orders, runs), _points(board.value, solo), board_words(board.board, names)]
        for board in tally.boards
    ]
    yield from table(["orders", "worth", "board"], rows, terminal=terminal).splitlines()


def _by_memory(result: HandResult, solo: Solo, terminal: bool) -> Iterator[str]:
    yield "With other amounts of memory after each turn of the opponent:"
    rows = [[str(one.memory), _worth(one, solo), _bricks(one)] for one in result.tallies]
    yield from table(["memory", "worth", "bricks"], rows, terminal=terminal).splitlines()


def _worth(tally: Tally, solo: Solo) -> str:
    worth = tally.worth
    low, high = _points(worth.low, solo), _points(worth.high, solo)
    return f"{_points(worth.mean, solo)} ({low} to {high})"


def _bricks(tally: Tally) -> str:
    runs = tally.worth.runs
    low, high = _brick_rate(tally)
    between = f"({100 * low:.1f} to {100 * high:.1f})"
    return f"{_share(tally.bricks, runs)} {between}{_undecided(tally.undecided, runs)}"


def _brick_rate(tally: Tally) -> Interval:
    """The interval of the brick rate: from what is sure to that and what is undecided."""
    runs = tally.worth.runs
    return bounds(tally.bricks / runs, tally.undecided / runs, runs)


def _undecided(count: int, runs: int) -> str:
    return f", {_share(count, runs)} undecided" if count else ""


def _share(count: int, runs: int) -> str:
    return f"{100 * count / runs:.1f} %"


# -------------------------------------------------------------------------- JSON


def as_data(result: HandResult, solo: Solo) -> dict[str, Any]:
    """The result as JSON has it: see `docs/json.md`."""
    main = result.tallies[solo.shown]
    example = result.example
    spec, goal = solo.spec, solo.goal
    return {
        "deck": solo.name,
        "game": "digimon",
        "hand": [{"number": number, "name": name} for number, name in result.cards],
        "going": "first" if spec.first else "second",
        "own_turns": spec.turns,
        "memory": main.memory,
        "attacks": spec.attacks,
        "opponent": "passive" if spec.passive else "active",
        "seed": solo.seed,
        "orders": main.worth.runs,
        "max_nodes": spec.max_nodes,
        "goal": goal_data(goal, solo.source),
        "goal_is": "measured" if spec.measured else "played for",
        "played_whole": dict(zip(("copies", "of"), solo.whole, strict=True)),
        "undefined": [{"number": number, "name": name} for number, name in solo.undefined],
        **_tally_data(main),
        "levels": [
            {"own_turn": turn + 1, "orders": {str(level): found[level] for level in sorted(found)}}
            for turn, found in enumerate(main.levels)
        ],
        "goals": [
            {"name": named.name, "orders": met, "undecided": maybe}
            for named, met, maybe in zip(goal.goals, main.met, main.maybe, strict=True)
        ],
        "boards": [
            {"orders": board.orders, "value": round(board.value, 3), **board.board}
            for board in main.boards
        ],
        "different_boards": main.different,
        "by_memory": [{"memory": one.memory, **_tally_data(one)} for one in result.tallies],
        "example": {
            "hand": list(example.dealt),
            "value": example.played.value,
            "brick": example.played.brick,
            "turns": [
                {
                    "own_turn": number + 1,
                    "turn": turn.number,
                    "memory": turn.memory,
                    "start": turn.start,
                    "actions": [
                        {
                            "text": action.text,
                            "choices": list(action.choices),
                            "effects": list(action.effects),
                            "memory": action.memory,
                        }
                        for action in turn.actions
                    ],
                }
                for number, turn in enumerate(example.turns)
            ],
            "picture": example.picture.splitlines(),
            "hand_left": list(example.hand),
            "trash": list(example.trash),
            "security": example.security,
        },
    }


def goal_data(goal: Goal, source: str) -> dict[str, Any]:
    """What was played for."""
    return {
        "name": goal.name,
        "source": source or None,
        "goals": [named.name for named in goal.goals],
        "brick": goal.brick.words(),
    }


def _tally_data(tally: Tally) -> dict[str, Any]:
    low, high = _brick_rate(tally)
    return {
        "value": {
            "mean": round(tally.worth.mean, 3),
            "low": round(tally.worth.low, 3),
            "high": round(tally.worth.high, 3),
        },
        "bricks": tally.bricks,
        "undecided": tally.undecided,
        "brick_rate": {
            "share": round(tally.bricks / tally.worth.runs, 6),
            "undecided": round(tally.undecided / tally.worth.runs, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        },
    }
