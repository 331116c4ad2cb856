"""The text of one card compiled, and explained: part by part, and what became of each."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from cli.exit_codes import CommandError, ExitCode
from cli.output import PROGRAM
from engine.reader import NotUnderstood

_STDIN: Final = Path("-")


class Part(NamedTuple):
    """A part of a text: played, inert or not played, and where understanding stopped."""

    text: str
    status: str
    why: tuple[str, ...]


class _Understood(Protocol):
    """A part as the compilers of both games have it."""

    @property
    def text(self) -> str: ...

    @property
    def status(self) -> str: ...

    @property
    def why(self) -> NotUnderstood | None: ...


@dataclass(frozen=True)
class Explained:
    """A card that was compiled.

    `lines` is the definition as card text, `definition` and `tokens` as JSON; `token_lines` has a
    line for each Token.
    """

    id_name: str
    card: int | str
    name: str
    whole: bool
    defined: bool
    parts: tuple[Part, ...]
    lines: list[str]
    definition: Any
    tokens: tuple[Any, ...] = ()
    token_lines: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """All of it for a JSON payload."""
        return {
            self.id_name: self.card,
            "name": self.name,
            "whole": self.whole,
            "parts": [
                {"text": part.text, "status": part.status, "why": "; ".join(part.why)}
                for part in self.parts
            ],
            "effects": self.lines,
            "definition": self.definition,
            "tokens": list(self.tokens),
        }

    def as_text(self, *, sentences: bool) -> str:
        """What was understood, in lines; with `sentences` what became of each part."""
        lines = [f"{self.name} ({self.card}): {'whole' if self.whole else 'not whole'}"]
        if not self.defined:
            lines.append("A rule of it is not understood, so that none of its effects is played")
        if sentences:
            for number, part in enumerate(self.parts, start=1):
                first, *rest = part.text.split("\n")
                lines += ["", f"{number}. {part.status}: {first}", *(f"   {line}" for line in rest)]
                lines += [f"   {line}" for line in part.why]
        if self.lines:
            lines += ["", "The definition, written back:", *(f"  {line}" for line in self.lines)]
        for line in self.token_lines:
            lines += ["", line]
        return "".join(f"{line}\n" for line in lines)


def explained(parts: Iterable[_Understood]) -> tuple[Part, ...]:
    """The parts of a compiled text, with why those are not played that are not."""
    return tuple(Part(part.text, part.status, tuple(_why(part))) for part in parts)


def _why(part: _Understood) -> Iterator[str]:
    """Where understanding stopped, and what was expected there."""
    if part.why is None:
        return
    sentence, word, expected = part.why.args
    if sentence != part.text and sentence in part.text:
        yield f"in: {sentence}"
    if word is None:
        yield f"expected {expected} where it ends"
    elif " " in word.text and not word.text.startswith(('"', "[", "<")):
        yield f"expected {expected}; the definition says: {word.text}"
    else:
        yield f"expected {expected}, found {word.text!r} (character {word.at + 1})"


def text_in(file: Path) -> str:
    """The text in a file, or on standard input. Raises CommandError where there is none."""
    try:
        return sys.stdin.read() if file == _STDIN else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise CommandError(ExitCode.BAD_INPUT, f"{file}: cannot be read: {why}") from None


def unknown_text(name: str) -> CommandError:
    """What to say of a card whose text is not known."""
    return CommandError(
        ExitCode.BAD_INPUT,
        f"the text of {name} is not known: give it with --text, or a card database with "
        f"--database or `{PROGRAM} cards update`",
    )


def not_there(database: Path, card: str) -> CommandError:
    """What to say of a card that a database does not have."""
    return CommandError(ExitCode.BAD_INPUT, f"{database}: no card is called {card}")
