"""Digimon card text as clauses, so that two texts of one card can be held against each other.

A text is taken apart into effects, each with its icons (a set: their order says nothing) and its
clauses, in their order, without the "then" and "and" between them.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.rewriting import Same, rewriting

_ICON: Final = (
    r"\[(?:main|security|on play|when [a-z]+|on deletion|your turn|opponent's turn|all turns|"
    r"once per turn|twice per turn|start of [a-z' ]+|end of [a-z' ]+|hand|trash|breeding|counter)\]"
)
# Where an effect begins: icons that no word before them speaks of.
_BEGINS: Final = re.compile(rf"(?<![a-z'] )(?<!\")((?:{_ICON}\s*)+)")
_REMINDER: Final = re.compile(r"\((?=[A-Z])[^()]*\)(?!\]|[^<]*>)")
_BRACKETS: Final = re.compile(r"\[[^]]*\]")
_COLORS: Final = "red|blue|yellow|green|black|purple|white"
_PAIR: Final = re.compile(rf"\b({_COLORS}) or ({_COLORS})\b")
_JOINT: Final = re.compile(r"(?:\.\s+|\.$|,\s|\n|:$|・|\.(?=・))(?:then,? )?(?:and )?")


@dataclass(frozen=True)
class Said:
    """One effect: its icons in any order, its clauses in order."""

    icons: frozenset[str]
    clauses: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join([*sorted(self.icons), " | ".join(self.clauses)])


def effects(lines: Iterable[str], same: Sequence[Same]) -> list[Said]:
    """The effects of a text, each in the one spelling that `same` leads to."""
    text = unicodedata.normalize("NFKC", "\n".join(lines)).replace("\u2019", "'")
    text = _BRACKETS.sub(lambda name: name[0].replace(".", ""), _REMINDER.sub("", text))
    text = re.sub(r"[ \t]+", " ", text).lower()
    text = rewriting(tuple(same))(text)
    text = _PAIR.sub(lambda pair: " or ".join(sorted(pair.groups())), text)
    found: list[Said] = []
    # Behind each run of icons stands what they are about.
    parts = _BEGINS.split(text)
    for icons, body in zip(["", *parts[1::2]], parts[0::2], strict=True):
        every = frozenset(re.findall(_ICON, icons))
        # Without icons every line is an effect.
        for line in body.split("\n") if not icons else [body]:
            clauses = tuple(clean for part in _JOINT.split(line.strip()) if (clean := _clean(part)))
            if clauses:
                found.append(Said(every, clauses))
    return found


def _clean(words: str) -> str:
    return re.sub(r"\s+", " ", words).strip(" .,:")
