"""A Digimon card text as words: names in brackets, icons and quoted effects are one word each."""

import re
from typing import ClassVar

from engine import reader
from engine.reader import NotUnderstood, Word

__all__ = ["NotUnderstood", "Reader", "Word", "icon", "named"]


class Reader(reader.Reader):
    """Goes through the words of a Digimon card text."""

    WORD: ClassVar[re.Pattern[str]] = re.compile(
        r"""
        "[^"]*"                         # an effect that is given
        | <[^<>]*(?:<[^<>]*>[^<>]*)*>   # a keyword effect, with what stands in it
        | \[[^]]*\]                     # a name or a timing
        | \d-color | [+-]?\d+ | Lv\.\d | w/o? | [^\W\d][\w']*(?:-[\w']+)*
        | [^\s\w]
        """,
        re.VERBOSE,
    )


def named(word: Word | None) -> str:
    """What stands in the brackets of a word, or nothing for any other word."""
    return word.text[1:-1] if word is not None and word.text.startswith("[") else ""


def icon(word: Word | None) -> str:
    """What stands in an icon: "Draw 1" of <Draw 1>."""
    return word.text[1:-1] if word is not None and word.text.startswith("<") else ""
