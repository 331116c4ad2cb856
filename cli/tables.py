"""Tables and JSON as text: aligned for a pipe, drawn for a terminal."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

# Wide enough for any row: a line in a pipe is never wrapped or cut.
_UNBOUNDED = 100_000


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], *, terminal: bool) -> str:
    """The text of a table, whole lines. In a terminal it is fitted to its width and styled.

    Columns whose cells are all numbers stand on the right.
    """
    from io import StringIO

    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    cells = [list(row) for row in rows]
    drawn = Table(box=box.SIMPLE_HEAD if terminal else None, show_edge=False, pad_edge=False)
    for number, column in enumerate(columns):
        numeric = all(row[number].isdecimal() for row in cells)
        drawn.add_column(column, justify="right" if numeric else "left")
    for row in cells:
        # As Text, so that brackets in a name are not taken for markup.
        drawn.add_row(*map(Text, row))
    text = StringIO()
    if terminal:
        Console(file=text, force_terminal=True).print(drawn)
    else:
        Console(file=text, width=_UNBOUNDED, color_system=None).print(drawn)
    return "".join(f"{line.rstrip()}\n" for line in text.getvalue().splitlines())


def as_json(data: Any) -> str:
    """The text of a JSON document, for people as well."""
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
