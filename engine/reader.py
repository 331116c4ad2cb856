"""A text as words, and a reader that goes through them, for both games.

Names in quotation marks or brackets are one word each, so that nothing inside them is read as
grammar; what a word is, each game says for its texts.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import ClassVar, Final, NamedTuple, TypeVar

Found = TypeVar("Found")


class Word(NamedTuple):
    """A word of a text, and where in the text it begins."""

    text: str
    at: int

    @property
    def quoted(self) -> str:
        """The name in quotes, or nothing for any other word."""
        return self.text[1:-1].replace(QUOTE, '"') if self.text.startswith('"') else ""


# What stands for a quotation mark inside a quoted name, such as that of Maxx "C".
QUOTE: Final = "”"


class NotUnderstood(Exception):  # noqa: N818 - an answer, and no defect
    """A text that is not understood: the word where that was noticed, and what was expected."""

    def __init__(self, text: str, word: Word | None, expected: str) -> None:
        super().__init__(text, word, expected)
        self.text = text
        self.word = word
        self.expected = expected

    def __str__(self) -> str:
        found = f"found {self.word.text!r} at {self.word.at + 1}" if self.word else "it ends"
        return f"{self.text!r}: expected {self.expected}, {found}"


@cache
def _by_first_word(phrases: tuple[str, ...]) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
    """The phrases with their words, the longest first, by the word they begin with."""
    found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for phrase in sorted(phrases, key=len, reverse=True):
        words = tuple(phrase.split())
        found.setdefault(words[0].casefold(), []).append((phrase, words))
    return found


@lru_cache(maxsize=1024)  # a sentence is read in several ways
def _words(text: str, word: re.Pattern[str]) -> tuple[Word, ...]:
    return tuple(Word(found[0], found.start()) for found in word.finditer(text))


class Reader:
    """Goes through the words of a text from left to right.

    `WORD` matches each of them; `furthest` is what was said of the latest word at which
    understanding stopped.
    """

    WORD: ClassVar[re.Pattern[str]] = re.compile(r"\S+")

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = list(_words(text, self.WORD))
        self.next = 0
        self.furthest: tuple[int, NotUnderstood] | None = None

    def peek(self, ahead: int = 0) -> Word | None:
        """A word that comes, or None past the end."""
        place = self.next + ahead
        return self.words[place] if place < len(self.words) else None

    def comes(self, *phrase: str) -> bool:
        """Whether these words come next, whatever their capitals."""
        words = self.words
        at = self.next
        if at + len(phrase) > len(words):
            return False
        for word in phrase:
            text = words[at].text
            # Phrases are of letters whose capitals are as long.
            if text != word and (len(text) != len(word) or text.casefold() != word.casefold()):
                return False
            at += 1
        return True

    def take(self, *phrase: str) -> bool:
        """Go past these words if they come next, whatever their capitals; whether they did."""
        if not self.comes(*phrase):
            return False
        self.next += len(phrase)
        return True

    def take_words(self, phrase: str) -> bool:
        """The same for words in one string: "in your GY"."""
        return self.take(*phrase.split())

    def take_one_of(self, phrases: Iterable[str]) -> str | None:
        """Go past the longest of these phrases that comes next; which, or None."""
        word = self.peek()
        if word is None:
            return None
        first = word.text.casefold()
        for phrase, words in _by_first_word(tuple(phrases)).get(first, []):
            if self.comes(*words):
                self.next += len(words)
                return phrase
        return None

    def expect(self, *phrase: str) -> None:
        """Go past these words. Raises NotUnderstood where others come."""
        if not self.take(*phrase):
            raise self.lost(" ".join(phrase))

    def attempt(self, rule: Callable[[], Found]) -> Found | None:
        """What a rule finds here, or None where it does not fit; then nothing was read."""
        at = self.next
        try:
            return rule()
        except NotUnderstood:
            self.next = at
            return None

    def number(self) -> int | None:
        """Go past a number, if one comes next."""
        word = self.peek()
        if word is None or not word.text.isdecimal():
            return None
        self.next += 1
        return int(word.text)

    def count(self) -> tuple[int, bool] | None:
        """Go past "2", "2+" or "2 or more", if that comes next: how many, and whether or more."""
        word = self.peek()
        if word is None or not word.text.rstrip("+").isdecimal():
            return None
        self.next += 1
        more = word.text.endswith("+") or self.take("or", "more")
        return int(word.text.rstrip("+")), more

    def lost(self, expected: str) -> NotUnderstood:
        """That the text is not understood from here on."""
        found = NotUnderstood(self.text, self.peek(), expected)
        if self.furthest is None or self.next >= self.furthest[0]:
            self.furthest = (self.next, found)
        return found

    def end(self) -> None:
        """Raises NotUnderstood unless every word was read."""
        if self.peek() is not None:
            raise self.lost("the end of the line")
