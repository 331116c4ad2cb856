"""The text of a deck source as numbered lines, the same way for every format.

Lines end at LF, CRLF or CR and nowhere else, so that their numbers are those of an editor
(`str.splitlines` also cuts at form feeds and Unicode separators).
"""

import re
from collections.abc import Iterator
from typing import Final

# How comments begin in a list of cards as text.
COMMENT: Final = ("//", "#")
_BYTE_ORDER_MARK: Final = "\ufeff"
# What stands around the words of a heading, and how many cards it says it has.
_AROUND: Final = "#!/=*-_[](){}<>: \t"
_SIZE: Final = re.compile(r"[\s:(\[-]*\d{1,3}(?:\s*cards?)?[)\]]*$", re.IGNORECASE)


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, stripped, each with its number from 1."""
    text = text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(text.split("\n"), start=1):
        if line := line.strip():
            yield number, line


def heading(line: str) -> str:
    """The words that a line has if it is a heading, in small letters: `== Side Deck (15) ==`."""
    return _SIZE.sub("", line.strip(_AROUND)).strip(_AROUND).lower()


def shown(text: str, width: int = 40) -> str:
    """A quoted excerpt for an error message: one line, printable, and never long."""
    return repr(text if len(text) <= width else text[: width - 1] + "…")
