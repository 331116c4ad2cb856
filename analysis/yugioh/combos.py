"""Lines in the way players write combos."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from search.yugioh import Step

# As `engine.yugioh.telling.story` tells a chain: its links, then how each resolves.
_LINK: Final = re.compile(r"Chain Link (\d+) \((.+?)\)(?:: (.+))?")
_RESOLVES: Final = re.compile(r"Chain Link (\d+) resolves(?:: (.+))?")


def combo(line: Iterable[Step]) -> str:
    """A line in the way players write combos: one step after the other, in one line.

    Behind a step stands what triggered or was chained, where it did something.
    """
    steps = []
    for step in line:
        after = "; ".join(_after(step.chained))
        steps.append(_open(step.text) + (f" [{after}]" if after else ""))
    return " > ".join(steps)


def _after(chained: Sequence[str]) -> Iterator[str]:
    """What comes of a step; a link of a chain with its card, and what it cost or targeted."""
    links: dict[str, tuple[str, str]] = {}
    for text in map(_open, chained):
        if link := _LINK.fullmatch(text):
            links[link[1]] = link[2], link[3]
        elif (resolves := _RESOLVES.fullmatch(text)) and resolves[1] in links:
            card, paid = links[resolves[1]]
            did = "; ".join(part for part in (paid, resolves[2]) if part)
            yield f"{card}{': ' if did else ''}{did}"
        else:
            yield text


def _open(text: str) -> str:
    """Without its full stop."""
    return text if text.endswith("...") else text.removesuffix(".")
