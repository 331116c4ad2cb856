"""A search result as one page to step through, board by board."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh.search_text import ending, interruption_texts, names, value_text
from engine.coverage import title
from search.yugioh import Board, Result

if TYPE_CHECKING:
    from search.yugioh.against import Through


def check_page() -> None:
    """Raise CommandError where a page cannot be made: the extra `report` is missing."""
    from analysis import RunError, report

    try:
        report.environment()
    except RunError as error:
        raise CommandError(ExitCode.USAGE, str(error)) from None


def as_page(results: Sequence[Result], *, going: str) -> str:
    """All end boards of some hands of one deck, with their lines."""
    boards = [[_board(board) for board in one.boards] for one in results]
    return _page(results, boards, [list(ending(one)) for one in results], going)


def through_page(results: "Sequence[Through]", *, going: str) -> str:
    """The lines to play through hand traps, and for each card the line from its worst answer on."""
    from cli.yugioh.against_text import examined, held, worth

    plain = [result.plain for result in results]
    endings = []
    for one in results:
        lines = [*ending(one.plain)]
        if one.chosen is not None:
            lines.append(f"Against {held(one)}: the line to play is {worth(one.chosen)}")
            lines.append(examined(one))
        endings.append(lines)
    return _page(plain, [list(_branches(result)) for result in results], endings, going)


def _page(
    results: Sequence[Result], boards: Sequence[list[dict[str, Any]]],
    endings: Sequence[list[str]], going: str,
) -> str:  # fmt: skip
    from analysis import report

    first = results[0]
    return report.render(
        "search.html",
        title=f"{title(first.deck, first.whole, first.copies)}, going {going}",
        results=[
            {
                "hand": names(result.hand),
                "value": value_text(result),
                "ending": [line.strip() for line in lines],
                "boards": shown,
            }
            for result, shown, lines in zip(results, boards, endings, strict=True)
        ],
    )


def _branches(result: "Through") -> Iterator[dict[str, Any]]:
    if result.chosen is None:
        return
    yield _board(result.chosen.board, "The line to play")
    for told in result.chosen.cards:
        worst = told.worst
        if worst is not None:
            yield _board(worst.board, f"If {told.card.name} answers step {worst.step}", worst.step)


def _board(board: Board, title: str = "", first: int = 1) -> dict[str, Any]:
    """A board with its line, whose first step has this number."""
    return {
        "title": title,
        "first": first,
        "score": board.score,
        "goals": list(board.goals),
        "in_play": [
            card["name"] for place in ("monsters", "spells") for card in board.zones[place]
        ],
        "interruptions": list(interruption_texts(board)),
        "steps": [{"text": step.text, "chained": list(step.chained)} for step in board.line],
        "tables": list(board.tables),
    }
