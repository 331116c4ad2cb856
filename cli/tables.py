"""Tables and JSON as text: aligned for a pipe, drawn for a terminal."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], *, terminal: bool) -> str:
    """The text of a table, whole lines. In a terminal it is fitted to its width and styled.

    Columns whose cells are all numbers stand on the right.
    """
    cells = [list(row) for row in rows]
    numeric = [all(cell.isdecimal() for cell in column) for column in zip(*cells, strict=True)]
    # Without a row, every column is one of numbers.
    numeric = numeric or [True] * len(columns)
    draw = _drawn if terminal else _aligned
    return "".join(f"{line.rstrip()}\n" for line in draw(columns, cells, numeric))


def _aligned(
    columns: Sequence[str], cells: list[list[str]], numeric: Sequence[bool]
) -> Iterator[str]:
    """The lines of a table for a pipe: a row is never wrapped or cut."""
    from rich.cells import cell_len

    lines = [list(columns), *cells]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        spaces = (" " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True))
        yield "  ".join(
            space + cell if right else cell + space
            for cell, space, right in zip(line, spaces, numeric, strict=True)
        )


def _drawn(
    columns: Sequence[str], cells: list[list[str]], numeric: Sequence[bool]
) -> Iterator[str]:
    """The lines of a table for a terminal, fitted to its width and styled."""
    from io import StringIO

    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    drawn = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column, right in zip(columns, numeric, strict=True):
        drawn.add_column(column, justify="right" if right else "left")
    for row in cells:
        # As Text, so that brackets in a name are not taken for markup.
        drawn.add_row(*map(Text, row))
    text = StringIO()
    Console(file=text, force_terminal=True).print(drawn)
    yield from text.getvalue().splitlines()


def as_json(data: Any) -> str:
    """The text of a JSON document, for people as well."""
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
