"""Many regular expressions applied to a text, each tried only where it can match.

Most of some hundreds find nothing in a sentence. What a pattern needs, a run of plain characters
that all that it matches holds, is looked for first: that takes a hundredth of the time.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

Words = str | Callable[[re.Match[str]], str]

_CLASS: Final = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")
_OPTIONAL: Final = ("?", "*", "{")


def needed(pattern: str) -> str:
    """The longest run of plain characters outside groups, in lower case; "" if there is none."""
    runs, run, at = [], "", 0
    while at < len(pattern):
        char = pattern[at]
        if char == "|":
            return ""
        plain = char not in ".^$*+?{}()[]\\"
        if char == "\\":
            at += 1
            char = pattern[at]
            plain = not char.isalnum()
        elif char == "(":
            at = _behind_group(pattern, at) - 1
        elif char == "[":
            found = _CLASS.match(pattern, at)
            assert found is not None
            at = found.end() - 1
        elif char == "{":
            at = pattern.index("}", at)
        at += 1
        if plain:
            run += char
            if pattern[at : at + 1] not in ("", *_OPTIONAL):
                continue
            if pattern[at : at + 1] in _OPTIONAL:
                run = run[:-1]
        runs.append(run)
        run = ""
    return max(runs, key=len, default="").lower()


def _behind_group(pattern: str, at: int) -> int:
    """Behind the bracket that closes the one at this place."""
    depth = 0
    while True:
        char = pattern[at]
        if char == "[":
            found = _CLASS.match(pattern, at)
            assert found is not None
            at = found.end()
            continue
        depth += (char == "(") - (char == ")")
        at += 2 if char == "\\" else 1
        if depth == 0:
            return at


class Rewriting:
    """Patterns with what stands in place of what they match, applied one after the other."""

    def __init__(self, rules: Iterable[tuple[str, Words]]) -> None:
        self._rules = tuple((needed(rule), re.compile(rule), words) for rule, words in rules)

    def __call__(self, text: str) -> str:
        """The text rewritten."""
        plain = text.lower()
        for needs, pattern, words in self._rules:
            if needs in plain:
                text, number = pattern.subn(words, text)
                if number:
                    plain = text.lower()
        return text


@dataclass(frozen=True, eq=False)
class Same:
    """Words that are taken for others; `why` they say the same, or are not played."""

    pattern: str
    words: Words
    why: str


@cache
def rewriting(same: tuple[Same, ...]) -> Rewriting:
    """What puts the others in the place of the words of a table."""
    return Rewriting((item.pattern, item.words) for item in same)
