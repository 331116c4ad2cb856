"""Checking a definition before it is compiled: a word that means nothing in its field is an error.

Which words a field takes, its type says (`Literal`), so that a definition read from JSON is held to
the same words as one that is written in Python.
"""

from collections.abc import Iterator
from typing import Literal, get_args, get_origin, get_type_hints

from engine.effects import Node
from engine.instruction import CompileError


_KNOWN: dict[type[Node], dict[str, tuple[object, ...]]] = {}


def validate(card: Node, name: str) -> None:
    """Raise CompileError, with the name of the card, where a field holds no word that it takes."""
    for phrase in card.walk():
        for field, words in _fields(type(phrase)).items():
            for text in _texts(getattr(phrase, field)):
                if text not in words:
                    known = ", ".join(repr(word) for word in words)
                    raise CompileError(
                        f"{name}: {phrase.kind}({field}={text!r}): expected one of {known}"
                    )


def _fields(kind: type[Node]) -> dict[str, tuple[object, ...]]:
    """The fields of a phrase that take only certain words, and these words."""
    if kind not in _KNOWN:
        found = {field: tuple(_words(hint)) for field, hint in get_type_hints(kind).items()}
        _KNOWN[kind] = {field: each for field, each in found.items() if each and str not in each}
    return _KNOWN[kind]


def _words(hint: object) -> Iterator[object]:
    """The words in a type; `str` itself where any text is taken."""
    if hint is str:
        yield str
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from _words(part)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _texts(item)
