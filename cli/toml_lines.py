"""Where in a TOML text a key stands: the parser of the standard library does not say.

The text is searched, not parsed again: strings and comments are blanked out, then tables, keys
and elements are found by their brackets. What is not found (a key in quotes, a dotted one) gets
the line of the table or key around it, never a wrong one.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

# Strings over several lines first; an unclosed string ends with its line.
_STRING_OR_COMMENT: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""'
    r"|'''.*?'''"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)
_HEADER: Final = re.compile(r"^[ \t]*\[{1,2}[ \t]*([\w.-]+)[ \t]*\]{1,2}", re.MULTILINE)


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line, from 1, of what `path` leads to: keys, and numbers of elements from 0.

    The nearest thing around it, where it is not found; 1 for the text as a whole.
    """
    plain = _STRING_OR_COMMENT.sub(_blank, text)
    headers = [*_HEADER.finditer(plain)]
    # The part before the first header, where the keys of the whole file stand.
    start, end = 0, headers[0].start() if headers else len(plain)
    at = 0
    rest = list(path)
    if rest:
        tables = [header for header in headers if header[1] == rest[0]]
        number = rest[1] if len(rest) > 1 and isinstance(rest[1], int) else 0
        if number < len(tables):
            header = tables[number]
            at, start = header.start(1), header.end()
            following = headers[headers.index(header) + 1 :]
            end = following[0].start() if following else len(plain)
            rest = rest[2:] if header[0].lstrip().startswith("[[") else rest[1:]
    for name in rest:
        found = (
            _element(plain, start, end, name)
            if isinstance(name, int)
            else _value(plain, start, end, name)
        )
        if found is None:
            break
        at, start, end = found
    return plain.count("\n", 0, at) + 1


def _blank(found: re.Match[str]) -> str:
    """As many spaces, with the line ends kept."""
    return re.sub(r"[^\n]", " ", found[0])


def _value(plain: str, start: int, end: int, key: str) -> tuple[int, int, int] | None:
    """Where the key stands that is not inside further brackets, and the span of its value."""
    for found in re.finditer(rf"(?<![\w.-]){re.escape(key)}[ \t]*=", plain[start:end]):
        at = start + found.start()
        if _depth(plain[start:at]) == 0:
            return at, *_inside(plain, start + found.end(), end)
    return None


def _element(plain: str, start: int, end: int, number: int) -> tuple[int, int, int] | None:
    """Where an element of an array begins, and its span."""
    for index, (first, last) in enumerate(_elements(plain, start, end)):
        if index == number:
            blanks = len(plain[first:last]) - len(plain[first:last].lstrip())
            return first + blanks, *_inside(plain, first, last)
    return None


def _elements(plain: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The spans between the commas that are not inside further brackets."""
    first, depth = start, 0
    for at in range(start, end):
        depth += _depth(plain[at])
        if plain[at] == "," and depth == 0:
            yield first, at
            first = at + 1
    yield first, end


def _inside(plain: str, start: int, end: int) -> tuple[int, int]:
    """The span inside the bracket that opens here, or the rest of the line."""
    while start < end and plain[start].isspace():
        start += 1
    if start == end or plain[start] not in "[{":
        line_end = plain.find("\n", start, end)
        return start, end if line_end < 0 else line_end
    depth = 0
    for at in range(start, end):
        depth += _depth(plain[at])
        if depth == 0:
            return start + 1, at
    return start + 1, end


def _depth(plain: str) -> int:
    """How many more brackets open than close."""
    return sum((char in "[{") - (char in "]}") for char in plain)
