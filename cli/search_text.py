"""A search result as a player reads it: the line step by step, the board below, and how sure it is.

Everything here goes to standard output and is the same from run to run: no times.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from search import Board, CardName, Result

_WIDTH: Final = 100
_KINDS: Final = {"negate": "negates", "remove": "removes", "lock": "locks"}
_PLACES: Final = {"field": "", "grave": ", from the GY", "hand": ", from the hand"}


def as_text(result: Result, *, drawn: bool, going: str) -> str:
    """The whole result, in lines.

    `drawn` says that the hand was drawn by chance; `going` is first or second.
    """
    lines = [*_heading(result, drawn, going), ""]
    if result.boards:
        lines += [*_best(result), "", *_others(result.boards[1:])]
    else:
        lines += ["No end board was found: every way to end the turn meets a draw.", ""]
    lines += _ending(result)
    return "".join(f"{line}\n" for line in lines)


# -------------------------------------------------------------------- parts


def _heading(result: Result, drawn: bool, going: str) -> Iterator[str]:
    yield f"{result.deck}, going {going}"
    how = f" (drawn with --seed {result.seed})" if drawn else ""
    if any(not card.passcode for card in result.hand):
        how = " (blanks do nothing; effects can discard them)"
    yield from _wrapped("", f"Hand: {names(result.hand)}{how}")
    value = result.value
    if value.source:
        brick = f", brick below {value.brick}" if value.brick is not None else ""
        yield f"Value: goal {value.name} ({value.source}){brick}"
    else:
        yield "Value: default (interruptions, then bodies, then follow-up)"
    if result.undefined:
        yield from _wrapped("", f"Not played: {names(result.undefined)}")


def _best(result: Result) -> Iterator[str]:
    board = result.boards[0]
    yield f"Best end board: {_score(result, board)}, in {_count(len(board.line), 'step')}"
    yield ""
    width = len(str(len(board.line)))
    for number, step in enumerate(board.line, start=1):
        yield from _wrapped(f"{number:>{width + 2}}. ", step.text)
        for text in step.chained:
            yield from _wrapped(" " * (width + 4), text)
    yield ""
    yield from board.picture.splitlines()
    yield ""
    yield f"Interruptions on the opponent's turn: {len(board.interruptions)}"
    for item in board.interruptions:
        what = f"{_KINDS[item.kind]}{_PLACES[item.place]}: {item.text}"
        yield from _wrapped("  ", f"{item.card.name} {what}")
    if result.value.goals:
        yield f"Goals reached: {'; '.join(board.goals) or 'none'}"
        missed = [name for name in result.value.goals if name not in board.goals]
        if missed:
            yield f"Goals not reached: {'; '.join(missed)}{_why(result, missed)}"
    brick = result.value.brick
    if brick is not None and board.score < brick:
        sure = "a brick" if result.status == "proved" else "a brick as far as was searched"
        yield f"This hand is {sure}: the best score is {board.score}, below {brick}"


def _why(result: Result, missed: list[str]) -> str:
    """What is known of the goals that the best board misses."""
    elsewhere = {name for board in result.boards[1:] for name in board.goals}
    if elsewhere.intersection(missed):
        return " (see the other boards)"
    return " (proved unreachable)" if result.goal_status == "unreachable" else ""


def _others(boards: Iterable[Board]) -> Iterator[str]:
    shown = False
    for number, board in enumerate(boards, start=2):
        if not shown:
            yield "Other end boards:"
            shown = True
        count = _count(len(board.interruptions), "interruption")
        yield f"  {number}. score {board.score}, {count}, {_count(len(board.line), 'step')}"
        for place, cards in summary(board):
            yield from _wrapped("     ", f"{place}: {cards}")
    if shown:
        yield ""


def _ending(result: Result) -> Iterator[str]:
    """What was searched, and what that proves."""
    found = f"{result.nodes:,} positions, {result.choices:,} choices"
    if result.status == "proved":
        yield f"Search: proved: every line was played ({found})"
    elif result.status == "interrupted":
        yield f"Search: interrupted after {found}; better boards may exist"
    elif result.stopped_by == "time":
        yield (
            f"Search: budget: stopped by the time limit of {result.limits.time_limit:g} s after "
            f"{found}; better boards may exist, and another run may find others"
        )
    elif result.stopped_by == "nodes":
        yield (
            f"Search: budget: stopped after {found} (--max-nodes {result.limits.max_nodes}); "
            "better boards may exist"
        )
    else:
        yield f"Search: budget: every line was played up to its draws ({found})"
    if result.unplayed:
        yield (
            f"Draws: lines stop at a draw, and what may come of it is not played "
            f"({_count(result.unplayed, 'time')})"
        )


# -------------------------------------------------------------------- words


def names(cards: Iterable[CardName]) -> str:
    """Cards in a row, copies counted, in the order in which they first come."""
    counted = Counter(cards)
    named = [
        f"{count}x {card.name}" if count > 1 else card.name
        for card, count in counted.items()
        if card.passcode
    ]
    blanks = sum(count for card, count in counted.items() if not card.passcode)
    if blanks:
        named.append(_count(blanks, "blank"))
    return ", ".join(named)


def summary(board: Board) -> Iterator[tuple[str, str]]:
    """The cards of a board, place by place."""
    zones = board.zones
    for place, key in (
        ("Monsters", "monsters"),
        ("Spells and Traps", "spells"),
        ("Hand", "hand"),
        ("GY", "grave"),
        ("Banished", "banished"),
    ):
        cards = names(CardName(card["passcode"], card["name"]) for card in zones[key])
        if cards:
            yield place, cards


def _score(result: Result, board: Board) -> str:
    if result.value.source:
        return f"score {board.score} (default value {board.points})"
    return f"score {board.score}"


def _wrapped(margin: str, text: str) -> list[str]:
    """A text as lines that fit, beside a margin."""
    inner = " " * (len(margin) + 2)
    return wrap(
        text, _WIDTH, initial_indent=margin, subsequent_indent=inner, break_on_hyphens=False
    )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
