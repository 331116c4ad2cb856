"""A card text as words: quoted names are one word each."""

import re
from typing import ClassVar

from engine import reader
from engine.reader import QUOTE, Found, NotUnderstood, Word

__all__ = ["QUOTE", "Found", "NotUnderstood", "Reader", "Word"]


class Reader(reader.Reader):
    """Goes through the words of a Yu-Gi-Oh! card text."""

    WORD: ClassVar[re.Pattern[str]] = re.compile(
        r"""non-(?=")|"[^"]*"|\d+\+?|[^\W\d][\w&!'-]*(?:/[^\W\d][\w'-]*)*|[^\s\w]"""
    )
