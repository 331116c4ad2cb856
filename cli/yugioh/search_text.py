"""A search result as a player reads it: the line step by step, the board below, and how sure it is.

Everything here goes to standard output and is the same from run to run: no times.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cli.line_code import code
from cli.wrapping import fitted
from engine.coverage import title as titled
from engine.coverage import warning
from search.yugioh import Board, CardName, Result, Step

WIDTH: Final = 100  # where no terminal says it
_MOST_OUTCOMES: Final = 8
_KINDS: Final = {
    "negate": "negates", "remove": "removes", "lock": "locks", "summon": "summons", "draw": "draws",
}  # fmt: skip
_PLACES: Final = {"field": "", "grave": ", from the GY", "hand": ", from the hand"}


def as_text(
    result: Result, *, drawn: bool, going: str, full: bool = False, width: int | None = None
) -> str:
    """The whole result, in lines; every board with its line if `full`, else the best one.

    `drawn` says that the hand was drawn by chance; `going` is first or second; `width` is that of
    the terminal, if there is one.
    """
    lines = [*heading(result, drawn, going), ""]
    if not result.boards:
        lines += ["No end board was found: every way to end the turn meets a draw.", ""]
    for number, board in enumerate(result.boards, start=1):
        if number == 1 or full:
            title = "Best end board" if number == 1 else f"End board {number}"
            lines += [*in_full(result, board, title), ""]
        else:
            lines += (
                ["Other end boards, and where they differ (-v shows their lines):"]
                if number == 2
                else []
            )
            lines += _in_short(result, board, number)
    if len(result.boards) > 1 and not full:
        lines.append("")
    if result.prospects:
        lines += [*_prospects(result), ""]
    if result.boards:
        lines.append("Step through a line: endboard play, the same deck and options, --line LINE")
    lines += ending(result)
    return fitted("".join(f"{line}\n" for line in lines), width or WIDTH)


# -------------------------------------------------------------------- parts


def heading(result: Result, drawn: bool, going: str) -> Iterator[str]:
    """What was searched: the deck, the hand, the value."""
    if alarm := warning(result.whole, result.copies):
        yield alarm
    yield f"{titled(result.deck, result.whole, result.copies)}, going {going}"
    title = f"Hand, drawn with --seed {result.seed}" if drawn else "Hand"
    blanks = any(not card.passcode for card in result.hand)
    note = " (they do nothing, and can be discarded)" if blanks else ""
    yield f"{title}: {names(result.hand)}{note}"
    yield value_text(result)
    if result.undefined:
        yield f"Effects not played: {names(result.undefined)}"


def value_text(result: Result) -> str:
    """What boards are valued by."""
    value = result.value
    if value.source:
        brick = f", brick below {value.brick}" if value.brick is not None else ""
        return f"Value: goal {value.name} ({value.source}){brick}"
    return "Value: default (interruptions, then bodies, then follow-up)"


def in_full(result: Result, board: Board, title: str) -> Iterator[str]:
    """A board with its line."""
    yield f"{title}: {_score(result, board)}, in {count(len(board.line), 'step')}"
    yield ""
    yield from steps(board.line)
    yield ""
    yield f"Line: {code(board.moves, board.position)}"
    yield ""
    yield from board.picture.splitlines()
    yield ""
    yield from interrupting(board)
    if result.value.goals:
        yield f"Goals reached: {'; '.join(board.goals) or 'none'}"
        missed = [name for name in result.value.goals if name not in board.goals]
        if missed:
            yield f"Goals not reached: {'; '.join(missed)}{_why(result, missed)}"


def interrupting(board: Board) -> Iterator[str]:
    """The interruptions of a board, how many and each in words."""
    yield f"Interruptions on the opponent's turn: {_uses(board)}"
    for text in interruption_texts(board):
        yield f"  {text}"


def interruption_texts(board: Board) -> Iterator[str]:
    """Each interruption in words: the card, what it does, how often."""
    for item in board.interruptions:
        times = f", {item.uses} times" if item.uses > 1 else ""
        what = f"{_KINDS[item.kind]}{_PLACES[item.place]}{times}: {item.text}"
        yield f"{item.card.name} {what}"


def _uses(board: Board) -> str:
    """ "3, and 2 hand traps" """
    on_board, held = board.uses
    return f"{on_board}, and {count(held, 'hand trap')}" if held else str(on_board)


def how_many(board: Board) -> str:
    """ "3 interruptions and 2 hand traps" """
    on_board, held = board.uses
    both = count(on_board, "interruption")
    return f"{both} and {count(held, 'hand trap')}" if held else both


def _why(result: Result, missed: list[str]) -> str:
    """What is known of the goals that the best board misses."""
    elsewhere = {name for board in result.boards[1:] for name in board.goals}
    if elsewhere.intersection(missed):
        return " (see the other boards)"
    return " (proved unreachable)" if result.goal_status == "unreachable" else ""


def steps(line: Sequence[Step], first: int = 1) -> Iterator[str]:
    """A line, step by step."""
    width = len(str(first + len(line) - 1))
    for number, step in enumerate(line, start=first):
        yield f"{number:>{width + 2}}. {step.text}"
        for text in step.chained:
            yield f"{' ' * (width + 4)}{text}"


def _prospects(result: Result) -> Iterator[str]:
    """The best line that draws, step by step where it may be better than the best board."""
    best = result.prospects[0]
    score = f"{best.score:.1f} on average"
    if result.boards and best.score <= result.boards[0].score:
        yield f"The best line that draws scores {score}, not more than the best end board"
        return
    yield f"A line that draws may be better: it scores {score}"
    yield ""
    yield from steps(best.line)
    if best.outcomes:
        yield ""
    for outcome in best.outcomes[:_MOST_OUTCOMES]:
        score = f"about {outcome.score:.1f}" if outcome.estimated else f"{outcome.score:g}"
        yield f"  {outcome.chance:>6.1%} {outcome.text}: score {score}"
    if len(best.outcomes) > _MOST_OUTCOMES:
        others = best.outcomes[_MOST_OUTCOMES:]
        chance = sum(outcome.chance for outcome in others)
        yield f"  {chance:>6.1%} another of {len(others)}: less, or as much"


def _in_short(result: Result, board: Board, number: int) -> Iterator[str]:
    """What a board is worth, and where it differs from the best one."""
    parts = [_score(result, board), how_many(board)]
    parts.append(count(len(board.line), "step"))
    yield f"{number:>3}. {', '.join(parts)}"
    best = dict(_cards(result.boards[0]))
    same = True
    for place, cards in _cards(board):
        more, less = (
            names((cards - best[place]).elements()),
            names((best[place] - cards).elements()),
        )
        words = [f"with {more}"] if more else []
        words += [f"without {less}"] if less else []
        if words:
            yield f"     {place}: {'; '.join(words)}"
            same = False
    if same:
        yield "     The same cards, in other zones or positions"
    if board.goals != result.boards[0].goals:
        yield f"     Goals reached: {'; '.join(board.goals) or 'none'}"
    yield f"     Line: {code(board.moves, board.position)}"


def _cards(board: Board) -> Iterator[tuple[str, Counter[CardName]]]:
    """The cards of a board, place by place."""
    zones = board.zones
    under = [card for monster in zones["monsters"] for card in monster["materials"]]
    for place, cards in (
        ("In play", [*zones["monsters"], *zones["spells"]]),
        ("Materials", under),
        ("Hand", zones["hand"]),
        ("GY", zones["grave"]),
        ("Banished", zones["banished"]),
    ):
        yield place, Counter(CardName(card["passcode"], card["name"]) for card in cards)


def ending(result: Result) -> Iterator[str]:
    """Whether the hand is a brick, what was searched, and what that proves."""
    brick, best = result.value.brick, max((board.score for board in result.boards), default=0)
    if brick is not None and best < brick:
        sure = {
            "proved": "is a brick",
            "incomplete": "is a brick as far as its cards are played",
        }.get(result.status, "is a brick as far as was searched")
        yield f"This hand {sure}: the best score is {best}, below {brick}"
    found = f"{count(result.nodes, 'position')}, {count(result.choices, 'choice')}"
    if result.status == "proved":
        yield f"Search: proved: every line was played ({found})"
    elif result.status == "incomplete":
        yield f"Search: incomplete: every line of what is played ({found})"
        yield (f"Not played whole, and perhaps within reach of this hand: {names(result.missing)}")
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
    if result.processes > 1:
        # Where all was played, only which of equally good lines is told depends on it.
        other = "lines" if result.status in ("proved", "incomplete") else "boards"
        yield f"{result.processes} processes searched: another number may find other {other}"
    if result.unplayed:
        times = "once" if result.unplayed == 1 else f"{result.unplayed:,} times"
        yield f"Draws: a line stops at a draw; that happened {times}"


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
        named.append(count(blanks, "blank"))
    return ", ".join(named)


def _score(result: Result, board: Board) -> str:
    if result.value.source:
        return f"score {board.score} (default value {board.points})"
    return f"score {board.score}"


def count(number: int, thing: str) -> str:
    """ "1 step", "2 steps" """
    return f"{number:,} {thing}{'' if number == 1 else 's'}"
