"""A hand against hand traps as a player reads it: the line to play, and what each answer leaves."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from cli.tables import table
from cli.wrapping import fitted
from cli.yugioh.search_text import WIDTH, as_text, count, ending, heading, how_many, in_full, steps
from search.yugioh.against import Line, Through, Told

_LONGEST_LABEL: Final = 9


def through_text(
    result: Through, *, drawn: bool, going: str, full: bool = False, width: int | None = None
) -> str:
    """The whole result, in lines; where nothing can answer, the search without answers."""
    chosen = result.chosen
    if chosen is None or not result.is_answered:
        plain = as_text(result.plain, drawn=drawn, going=going, full=full, width=width)
        return f"No answer to this line is legal: {held(result)}\n{plain}" if chosen else plain
    plain_result = result.plain
    lines = [*heading(plain_result, drawn, going), f"Against: {held(result)}", ""]
    lines += [*in_full(plain_result, chosen.board, "Line to play"), ""]
    lines.append(f"If nothing answers it scores {chosen.board.score:,}; it is {worth(chosen)}.")
    lines += _best(result.best, chosen)
    lines += ["", *_steps_table(chosen), ""]
    for told in chosen.cards:
        lines += [*_answer(told, chosen.board.score), ""]
    lines += [*ending(plain_result), examined(result)]
    return fitted("".join(f"{line}\n" for line in lines), width or WIDTH)


def held(result: Through) -> str:
    """What the opponent may hold, and how likely."""
    assert result.chosen is not None
    cards = result.chosen.cards
    chances = {told.weight for told in cards}
    if len(chances) == 1:
        each = "" if len(cards) == 1 else " each"
        shown = f"{', '.join(told.card.name for told in cards)} ({chances.pop():.1%}{each})"
    else:
        shown = ", ".join(f"{told.card.name} ({told.weight:.1%})" for told in cards)
    return f"{shown}, or none of them ({result.nothing:.1%})"


def _best(best: Line | None, chosen: Line) -> Iterator[str]:
    """The line to the best end board, where the figures shown of it are not the same."""
    if best is None:
        return
    said = f"The line to the best end board scores {best.board.score:,}, and is "
    if round(best.worth, 1) < round(chosen.worth, 1):
        said += worth(best)
    elif best.board.score != chosen.board.score:
        said += "worth as much to a tenth of a point"
    else:
        return
    both = zip(best.board.line, chosen.board.line, strict=False)
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))
    yield f"{said}; the two part {f'after step {common}' if common else 'at the first step'}."


def worth(line: Line) -> str:
    """What a line is worth, in words."""
    more = "" if line.is_proved else " or more"
    return f"worth {line.worth:,.1f}{more} on average through these cards"


def _steps_table(line: Line) -> Iterator[str]:
    """The score that is left, by step and card."""
    more = "" if line.is_proved else ", or more,"
    yield (
        f"Score left{more} if the opponent answers at a step (* the worst for the card, - no "
        "answer):"
    )
    yield ""
    labels = _labels([told.card.name for told in line.cards])
    rows = []
    for number in range(len(line.board.line)):
        row = [str(number + 1)]
        for told in line.cards:
            left = told.left[number]
            mark = "*" if number + 1 == _choke(told, line.board.score) else ""
            row.append("-" if left is None else f"{left:,}{mark}")
        rows.append(row)
    yield from table(["Step", *labels], rows, terminal=False).splitlines()


def _choke(told: Told, score: int) -> int | None:
    """The step that a card is best kept for, of a line of this score; None if it takes nothing."""
    worst = told.worst
    return worst.step if worst is not None and worst.score < score else None


def _labels(names: Sequence[str]) -> list[str]:
    """A word of each name that no other has, for the head of a column; no initials if possible."""
    words = [[word.strip(",:") for word in name.split()] for name in names]
    found = []
    for at, own in enumerate(words):
        others = {word for number, other in enumerate(words) if number != at for word in other}
        free = [one for one in own if one not in others] or own
        word = next((one for one in free if "." not in one), free[0])
        found.append(word[:_LONGEST_LABEL])
    return found


def _answer(told: Told, score: int) -> Iterator[str]:
    """The worst answer of a card to a line of this score, and how the player goes on."""
    worst = told.worst
    if worst is None:
        yield f"{told.card.name} cannot answer this line."
    elif _choke(told, score) is None:
        yield f"{told.card.name} takes nothing from this line, whenever it answers."
    else:
        sure = "" if worst.proved else " or more"
        yield f"{told.card.name} hurts most at step {worst.step}, and leaves {worst.score:,}{sure}:"
        line = list(steps(worst.board.line, worst.step))
        yield from line
        yield f"{' ' * (line[0].index('.') + 2)}({how_many(worst.board)})"


def examined(result: Through) -> str:
    found = ", ".join(
        count(number, thing)
        for number, thing in (
            (result.lines, "line"), (result.windows, "answer"), (result.nodes, "position"),
        )
    )  # fmt: skip
    sure = {
        "proved": "no line is worth more",
        "incomplete": "no line of what is played is worth more",
    }.get(result.status, "a line of more worth may exist")
    return f"Through answers: {result.status}: {sure} ({found})"
