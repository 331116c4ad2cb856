"""Cards with their count, as people type them: 2x Greymon, 2 Greymon, Greymon x2, Greymon (2)."""

import re
from collections.abc import Iterator
from typing import Final

_BEFORE: Final = re.compile(r"(\d{1,3})(?:\s*[x\u00d7]\s+|\s+)(?=\S)", re.IGNORECASE)
_BEHIND: Final = re.compile(
    r"\s+(?:[x\u00d7]\s*(?P<plain>\d{1,3})|\((?P<round>\d{1,3})\)|\[(?P<square>\d{1,3})\])$",
    re.IGNORECASE,
)


def readings(text: str) -> Iterator[tuple[int, str]]:
    """What a text may mean, as a count and the name without it: the name as it stands first."""
    yield 1, text
    if found := _BEFORE.match(text):
        yield int(found[1]), text[found.end() :].strip()
    if found := _BEHIND.search(text):
        yield int(next(filter(None, found.groups()))), text[: found.start()].strip()
