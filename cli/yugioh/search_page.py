"""A search result as one page to step through, board by board."""

from collections.abc import Sequence
from typing import Any

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh.search_text import ending, interruption_texts, names, value_text
from engine.coverage import title
from search.yugioh import Board, Result


def check_page() -> None:
    """Raise CommandError where a page cannot be made: the extra `report` is missing."""
    from analysis import RunError, report

    try:
        report.environment()
    except RunError as error:
        raise CommandError(ExitCode.USAGE, str(error)) from None


def as_page(results: Sequence[Result], *, going: str) -> str:
    """All end boards of some hands of one deck, with their lines."""
    from analysis import report

    first = results[0]
    return report.render(
        "search.html",
        title=f"{title(first.deck, first.whole, first.copies)}, going {going}",
        results=[_shown(result) for result in results],
    )


def _shown(result: Result) -> dict[str, Any]:
    return {
        "hand": names(result.hand),
        "value": value_text(result),
        "ending": [line.strip() for line in ending(result)],
        "boards": [_board(board) for board in result.boards],
    }


def _board(board: Board) -> dict[str, Any]:
    return {
        "score": board.score,
        "goals": list(board.goals),
        "in_play": [
            card["name"] for place in ("monsters", "spells") for card in board.zones[place]
        ],
        "interruptions": list(interruption_texts(board)),
        "steps": [{"text": step.text, "chained": list(step.chained)} for step in board.line],
        "tables": list(board.tables),
        "picture": board.picture,
    }
