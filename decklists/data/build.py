"""Make `yugioh.tsv` from a card database: python decklists/data/build.py PATH/TO/cards.cdb

The database (SQLite, tables `datas` and `texts`) is the one that the Yu-Gi-Oh simulators use.
Only facts are taken, never card texts: those are not ours to pass on. Imports nothing, so that it
runs from a checkout that is not installed.
"""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

HEADER = "id\talias\tsetcodes\ttype\tlevel\tatk\tdef\trace\tattribute\tname"

_QUERY = """
    SELECT id, alias, setcode, type, level, atk, def, race, attribute, name
    FROM datas JOIN texts USING (id)
    ORDER BY id
"""


def table(database: Path) -> str:
    """The table of all cards in this database, sorted by passcode.

    Raises sqlite3.Error if it is no card database, ValueError for a name that does not fit a row.
    """
    lines = [HEADER]
    # Read-only: a mistyped path is then an error, and not a new database.
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as cards:
        for passcode, alias, setcode, *facts, name in cards.execute(_QUERY):
            if not name or not name.isprintable():
                raise ValueError(f"{passcode}: expected a printable name, found {name!r}")
            # SQLite's integers are signed, and the fourth set code reaches the sign bit.
            setcodes = f"{setcode & 0xFFFF_FFFF_FFFF_FFFF:x}"
            lines.append("\t".join(map(str, (passcode, alias, setcodes, *facts, name))))
    return "\n".join(lines) + "\n"


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: python decklists/data/build.py PATH/TO/cards.cdb", file=sys.stderr)
        return 2
    try:
        text = table(Path(sys.argv[1]))
    except (sqlite3.Error, ValueError) as error:
        print(f"{sys.argv[1]}: {error}", file=sys.stderr)
        return 3
    target = Path(__file__).with_name("yugioh.tsv")
    target.write_text(text, encoding="utf-8", newline="\n")
    print(f"{target}: {text.count(chr(10)) - 1} cards", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
