"""What the documents say that commands print: found, compared, and brought up to date.

A block with `$ endboard ...` shows that command and what it prints; a line `...` stands for any
lines, a line `> ...` is an answer. `python -m tests.cli.printed` runs every command and writes what
it prints now into the documents, where the lines shown begin and end as before.
"""

import io
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from difflib import SequenceMatcher
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cli.main import main
from decklists import load_yugioh

ROOT = Path(__file__).parents[2]
DOCUMENTS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
_BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = "$ endboard "
_LEFT_OUT = "..."
_ANSWER = "> "


class Printed(NamedTuple):
    """A command in a document, and what it says that it prints."""

    file: Path
    command: str
    lines: tuple[str, ...]

    @property
    def answers(self) -> str:
        """What is answered on the way."""
        said = (line[len(_ANSWER) :] for line in self.lines if line.startswith(_ANSWER))
        return "".join(f"{answer}\n" for answer in said)


def printed(file: Path) -> Iterator[Printed]:
    """Every command of a document with what it prints."""
    for block in _BLOCK.findall(file.read_text("utf-8")):
        command, lines = "", list[str]()
        for line in block.splitlines():
            if line.startswith(_COMMAND):
                if command:
                    yield Printed(file, command, tuple(_stripped(lines)))
                command, lines = line[len(_COMMAND) :], []
            elif command:
                lines.append(line)
        if command:
            yield Printed(file, command, tuple(_stripped(lines)))


def _stripped(lines: list[str]) -> list[str]:
    """Lines without the empty ones between two commands."""
    return _stripped(lines[:-1]) if lines and not lines[-1] else lines


def run(one: Printed) -> list[str]:
    """What the command prints now, in lines."""
    # As a file is, for the boards are drawn with what its encoding has.
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="")
    err, before = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(one.answers)
    try:
        with TemporaryDirectory() as folder, chdir(folder):
            Path("my.ydk").write_text(_too_many(), "utf-8")
            with redirect_stdout(out), redirect_stderr(err):
                main(shlex.split(one.command))
    finally:
        sys.stdin = before
    # What is no result, but an error, is on standard error.
    out.seek(0)
    return [line.rstrip() for line in (out.read() or err.getvalue()).splitlines()]


def _too_many() -> str:
    """The deck of the documents that is not legal: a sample with one copy too many."""
    deck = load_yugioh("fiendsmith")
    first, *others = sorted(deck.main, key=lambda card: -deck.main.count(card))
    main_deck = [first, *others[:-1]]
    main_deck.insert(0, first)
    cards = ["#main", *map(str, main_deck), "#extra", *map(str, deck.extra), "!side"]
    return "\n".join(cards) + "\n"


def missing(shown: Sequence[str], found: Sequence[str]) -> list[str]:
    """The first lines that stand together in a document and not, in this order, in the output."""
    at = 0
    parts = _parts(shown)
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        starts = [at] if not number else range(at, len(found) - len(part) + 1)
        if last and number and part:
            starts = [max(len(found) - len(part), at)]
        start = next((one for one in starts if list(found[one : one + len(part)]) == part), None)
        if start is None or (last and not number and len(found) != len(part)):
            return part
        at = start + len(part)
    return []


def renewed(shown: Sequence[str], found: Sequence[str]) -> list[str]:
    """What is shown of an output, by what it prints now: from and to the lines most like before."""
    parts, lines, at = _parts(shown), list[str](), 0
    for number, part in enumerate(parts):
        if number:
            lines.append(_LEFT_OUT)
        if not part:
            continue
        start = at if not number else at + _nearest(part[0], found[at:])
        end = start + _nearest(part[-1], found[start:], len(part) - 1) + 1
        if number == len(parts) - 1:
            end = len(found)
        lines += found[start:end]
        at = end
    return lines


def _parts(shown: Sequence[str]) -> list[list[str]]:
    """The lines that stand together."""
    parts: list[list[str]] = [[]]
    for line in shown:
        if line.strip() == _LEFT_OUT:
            parts.append([])
        else:
            parts[-1].append(line.rstrip())
    return parts


def _nearest(line: str, among: Sequence[str], about: int = 0) -> int:
    """The place of the line most like this one, of several the one nearest to a place."""
    ratio = [round(SequenceMatcher(None, line, one).ratio(), 2) for one in among]
    return max(range(len(among)), key=lambda at: (ratio[at], -abs(at - about)), default=0)


def update() -> None:
    """Write what the commands print now into the documents."""
    for file in DOCUMENTS:
        for one in printed(file):
            found = run(one)
            if missing(one.lines, found):
                text = file.read_text("utf-8")
                before, after = "\n".join(one.lines), "\n".join(renewed(one.lines, found))
                head = f"{_COMMAND}{one.command}\n"
                file.write_text(text.replace(head + before, head + after, 1), "utf-8")
                print(f"{file.name}: {one.command}")


if __name__ == "__main__":
    update()
