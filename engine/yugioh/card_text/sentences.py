"""A card text as sentences, each with the bullets that follow it."""

import re
from dataclasses import dataclass, field
from typing import Final

_END: Final = re.compile(r"(?:(?<=[.!])|(?<=\.\)))\s+(?=[A-Z\"(])")
_QUOTED: Final = re.compile(r'"[^"]*"')


@dataclass
class Sentence:
    """A sentence and its bullets."""

    text: str
    bullets: list[str] = field(default_factory=list)

    @property
    def whole(self) -> str:
        """The sentence with its bullets, a line for each."""
        return "\n".join([self.text, *(f"● {bullet}" for bullet in self.bullets)])


def sentences(text: str) -> list[Sentence]:
    """The sentences of a text; names in quotes do not end one."""
    found: list[Sentence] = []
    for line in text.replace("\r", "").split("\n"):
        head, *bullets = line.split("●")
        if head.strip():
            found += [Sentence(part) for part in _split(head.strip())]
        for bullet in bullets:
            if not found:
                found.append(Sentence(""))
            found[-1].bullets.append(bullet.strip())
    return found


def _split(line: str) -> list[str]:
    names: list[str] = []

    def hide(name: re.Match[str]) -> str:
        names.append(name[0])
        return f'"{len(names) - 1}"'

    parts = _END.split(_QUOTED.sub(hide, line))
    return [re.sub(r'"(\d+)"', lambda found: names[int(found[1])], part) for part in parts]
