"""Many regular expressions applied to a text, each tried only where it can match.

Most of some hundreds find nothing in a sentence. What a pattern needs, runs of plain characters
that all that it matches holds, is looked for first, and of these a word that stands between blanks
in a table of words: that takes a hundredth of the time.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

Words = str | Callable[[re.Match[str]], str]

_CLASS: Final = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")
_ANY_CASE: Final = re.compile(r"\[([A-Z])([a-z])\]")
# How a group begins that takes part in every match: no "(?!".
_HEAD: Final = re.compile(r"\((?:\?(?:[:=]|<=|P<\w+>)|(?!\?))")
_OPTIONAL: Final = ("?", "*", "{")

# Runs of plain characters, in lower case, of which there is one.
OneOf = tuple[str, ...]


def needed(pattern: str) -> tuple[OneOf, ...]:
    """The runs of which all that it matches holds one of each, those without a choice first."""
    found: list[OneOf] = []
    run, at = "", 0
    while at < len(pattern):
        char = pattern[at]
        if char == "|":
            sides = needed(pattern[:at]), needed(pattern[at + 1 :])
            return (_either(*sides),) if all(sides) else ()
        plain = char not in ".^$*+?{}()[]\\"
        if char == "\\":
            at += 1
            char = pattern[at]
            plain = not char.isalnum()
        elif char == "(":
            behind = _behind_group(pattern, at)
            head = _HEAD.match(pattern, at)
            if head is not None and pattern[behind : behind + 1] not in _OPTIONAL:
                found.extend(needed(pattern[head.end() : behind - 1]))
            at = behind - 1
        elif char == "[":
            letter = _ANY_CASE.match(pattern, at)
            both = letter or _CLASS.match(pattern, at)
            assert both is not None
            if letter is not None and letter[1].lower() == letter[2]:
                char, plain = letter[2], True
            at = both.end() - 1
        elif char == "{":
            at = pattern.index("}", at)
        at += 1
        if plain:
            run += char
            if at < len(pattern) and pattern[at] not in _OPTIONAL:
                continue
            if at < len(pattern):
                run = run[:-1]
        found.append((run.lower(),))
        run = ""
    return tuple(sorted({one for one in found if all(one)}, key=_telling))


def _telling(one: OneOf) -> tuple[int, int, OneOf]:
    """What is rarest in a text comes first: no choice, a long run."""
    return len(one), -min(map(len, one)), one


def _either(left: tuple[OneOf, ...], right: tuple[OneOf, ...]) -> OneOf:
    return tuple(dict.fromkeys(min(left, key=_telling) + min(right, key=_telling)))


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
        self.rules: Final = tuple(rules)
        # What each needs: the run that tells most, and what else.
        self._tried: list[tuple[str, tuple[OneOf, ...], re.Pattern[str], Words]] = []
        wants: list[tuple[OneOf, ...]] = []
        for rule, words in self.rules:
            pattern = re.compile(rule)
            wants.append(needed(pattern.pattern))
            first, rest = "", wants[-1]
            if rest and len(rest[0]) == 1:
                first, rest = rest[0][0], rest[1:]
            self._tried.append((first, rest, pattern, words))
        # The rules, by their places, that want one of these words, and those that want none.
        self._saying: dict[str, list[int]] = {}
        self._always: list[int] = []
        wanted = [[_between_blanks(one) for one in each] for each in wants]
        # What few rules say, few texts do.
        often = Counter(word for each in wanted for one in each for run in one for word in run)
        for at, each in enumerate(wanted):
            ways = [
                {min(run, key=lambda word: (often[word], word)) for run in one}
                for one in each
                if all(one)
            ]
            if not ways:
                self._always.append(at)
                continue
            for word in min(ways, key=lambda way: sum(often[word] for word in way)):
                self._saying.setdefault(word, []).append(at)

    def __call__(self, text: str) -> str:
        """The text rewritten."""
        plain = text.lower()
        said = self._saying.keys() & plain.split(" ")
        tried = sorted(set(self._always).union(*map(self._saying.__getitem__, said)))
        next_ = 0
        while next_ < len(tried):
            at = tried[next_]
            next_ += 1
            first, rest, pattern, words = self._tried[at]
            if first not in plain or not _holds(plain, rest):
                continue
            text, number = pattern.subn(words, text)
            if not number:
                continue
            # What comes next is looked for in the new text, and what its new words lead to.
            plain = text.lower()
            new = (self._saying.keys() & plain.split(" ")) - said
            if new:
                said |= new
                more = {one for word in new for one in self._saying[word] if one > at}
                tried, next_ = sorted(more.union(tried[next_:])), 0
        return text


def _between_blanks(one: OneOf) -> list[list[str]]:
    """The words of each run that stand between two blanks."""
    return [run.split(" ")[1:-1] for run in one]


def _holds(plain: str, required: tuple[OneOf, ...]) -> bool:
    """Whether the text has one of each."""
    for one in required:
        for run in one:
            if run in plain:
                break
        else:
            return False
    return True


def joined(*tables: Rewriting) -> Rewriting:
    """Tables that are applied one after the other, as one."""
    return Rewriting(rule for table in tables for rule in table.rules)


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
