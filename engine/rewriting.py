"""Many regular expressions applied to a text, each tried only where it can match.

Most of some hundreds find nothing in a sentence. What a pattern needs, runs of plain characters
that all that it matches holds, is looked for first: that takes a hundredth of the time.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import Final

Words = str | Callable[[re.Match[str]], str]

_CLASS: Final = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")
# How a group begins that takes part in every match: no "(?!".
_HEAD: Final = re.compile(r"\((?:\?(?:[:=]|<=|P<\w+>)|(?!\?))")
_OPTIONAL: Final = ("?", "*", "{")


def needed(pattern: str) -> tuple[str, ...]:
    """The runs of plain characters that all it matches holds, in lower case, the longest first.

    One empty run where there are none.
    """
    runs: list[str] = []
    run, at = "", 0
    while at < len(pattern):
        char = pattern[at]
        if char == "|":
            return ("",)
        plain = char not in ".^$*+?{}()[]\\"
        if char == "\\":
            at += 1
            char = pattern[at]
            plain = not char.isalnum()
        elif char == "(":
            behind = _behind_group(pattern, at)
            head = _HEAD.match(pattern, at)
            if head is not None and pattern[behind : behind + 1] not in _OPTIONAL:
                runs.extend(needed(pattern[head.end() : behind - 1]))
            at = behind - 1
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
    kept = {run.lower() for run in runs if run} or {""}
    return tuple(sorted(kept, key=lambda run: (-len(run), run)))


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

    def __init__(self, rules: Iterable[tuple[str | re.Pattern[str], Words]]) -> None:
        self._longest: list[str] = []
        self._rules: list[tuple[int, list[str], re.Pattern[str], Words]] = []
        for at, (rule, words) in enumerate(rules):
            pattern = re.compile(rule)
            longest, *others = needed(pattern.pattern)
            self._longest.append(longest)
            self._rules.append((at, others, pattern, words))

    def __call__(self, text: str) -> str:
        """The text rewritten."""
        next_ = 0
        while True:
            plain = text.lower()
            fits = map(plain.__contains__, self._longest[next_:])
            for at, others, pattern, words in compress(self._rules[next_:], fits):
                for run in others:
                    if run not in plain:
                        break
                else:
                    text, number = pattern.subn(words, text)
                    if number:  # what comes next is looked for in the new text
                        next_ = at + 1
                        break
            else:
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
