"""Tables and JSON as text: aligned for a pipe, drawn for a terminal."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

# Numbers, shares and their intervals; "-" is one that is not known.
_FIGURE: Final = re.compile(r"(?:[-+\d.,%()]|to|[ \u2013\u00b1])*")
# What a column of words is left at least, in columns of the terminal.
_WORDS: Final = 16
_GAP: Final = 2


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], *, terminal: bool) -> str:
    """The text of a table, whole lines; columns of figures stand on the right.

    In a terminal it is fitted to its width and styled: figures stay whole and words are wrapped;
    where that is not enough the last columns of figures are left out, and a line says which.
    """
    cells = [list(row) for row in rows]
    # Without a row, every column is one of figures.
    figures = [all(map(_FIGURE.fullmatch, column)) for column in zip(*cells, strict=True)]
    figures = figures or [True] * len(columns)
    draw = _drawn if terminal else _aligned
    return "".join(f"{line.rstrip()}\n" for line in draw(columns, cells, figures))


def _aligned(
    columns: Sequence[str], cells: list[list[str]], figures: Sequence[bool]
) -> Iterator[str]:
    """The lines of a table for a pipe: a row is never wrapped or cut."""
    from rich.cells import cell_len

    lines = [list(columns), *cells]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        spaces = (" " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True))
        yield (" " * _GAP).join(
            space + cell if right else cell + space
            for cell, space, right in zip(line, spaces, figures, strict=True)
        )


def _drawn(
    columns: Sequence[str], cells: list[list[str]], figures: Sequence[bool]
) -> Iterator[str]:
    """The lines of a table for a terminal, fitted to its width and styled."""
    from io import StringIO
    from textwrap import fill

    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    text = StringIO()
    console = Console(file=text, force_terminal=True)
    least = [
        _least(title, [row[at] for row in cells], figure=figures[at])
        for at, title in enumerate(columns)
    ]
    shown, out = _fitted(least, figures, console.width)
    drawn = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, _GAP - 1, 0, 0))
    for at in shown:
        title = fill(columns[at], least[at]) if figures[at] else columns[at]
        drawn.add_column(
            title,
            justify="right" if figures[at] else "left",
            no_wrap=figures[at],
            min_width=least[at],
            overflow="fold",
        )
    for row in cells:
        # As Text, so that brackets in a name are not taken for markup.
        drawn.add_row(*(Text(row[at]) for at in shown))
    console.print(drawn)
    if out:
        names = ", ".join(columns[at] for at in out)
        console.print(Text(f"No room for: {names}. A wider terminal, or a file, has them."))
    yield from text.getvalue().splitlines()


def _least(title: str, cells: Sequence[str], *, figure: bool) -> int:
    """The width that a column needs: figures whole, the words of a title whole."""
    from rich.cells import cell_len

    inside = max(map(cell_len, cells), default=0)
    words = max(map(cell_len, title.split()), default=0)
    return max(inside, words) if figure else max(min(inside, _WORDS), words)


def _fitted(
    least: Sequence[int], figures: Sequence[bool], width: int
) -> tuple[list[int], list[int]]:
    """Which columns a terminal has room for, and which not: of figures, the last ones first."""
    shown, out = list(range(len(least))), list[int]()
    for at in [at for at in reversed(shown[1:]) if figures[at]]:
        if sum(least[one] + _GAP for one in shown) - _GAP <= width:
            break
        shown.remove(at)
        out.insert(0, at)
    return shown, out


def as_json(data: Any) -> str:
    """The text of a JSON document, for people as well."""
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
