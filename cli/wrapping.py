"""Text fitted to a width: each line is wrapped under the words that it begins with."""

import re
from textwrap import wrap
from typing import Final

# Before the words of a line: a label in a column of its own, or spaces and the number of a step.
_LABEL: Final = re.compile(r"\S+(?: \S+)? {2,}(?=\S)")
_MARGIN: Final = re.compile(r" *(?:\d+\. )?")
# Pictures and tables have their own width.
_DRAWN: Final = re.compile(r"[\u2500-\u257f\x1b]")


def fitted(text: str, width: int | None) -> str:
    """A text of whole lines of which none is longer than so many characters, but for a word
    that is; None: as it is.
    """
    if width is None:
        return text
    return "".join(f"{line}\n" for whole in text.splitlines() for line in _lines(whole, width))


def _lines(line: str, width: int) -> list[str]:
    if len(line) <= width or _DRAWN.search(line):
        return [line]
    label, margin = _LABEL.match(line), _MARGIN.match(line)
    indent = label.end() if label else (margin.end() if margin else 0) + 2
    # A figure and its sign stay together.
    whole = re.sub(r"(?<=\d) %", "\N{NO-BREAK SPACE}%", line)
    wrapped = wrap(
        whole,
        width,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [part.replace("\N{NO-BREAK SPACE}", " ") for part in wrapped]
