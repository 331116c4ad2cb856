"""What a hand is to have, as `--have` says it: "starter>=1, Ash Blossom=0, Level 4 monster>=2".

A term is the name of a card, a role, or cards as a card text of the game describes them, and how
many of them: `>=`, `<=` or `=`, at least one if nothing is said. A comma is an `and`; a card whose
name has a comma needs no quotes. Knows no game: what names and descriptions mean is its `Speech`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from cli.exit_codes import CommandError, ExitCode
from decklists.lines import shown

if TYPE_CHECKING:
    from analysis.hands import Held

# Commas inside quotes or brackets belong to a name.
_PARTS: Final = re.compile(r'(?:"[^"]*"|\[[^\]]*\]|[^,])+')
_COUNTED: Final = re.compile(r"(.*?)\s*(>=|<=|=|\u2265|\u2264)\s*(\d{1,3})\s*")
_COMPARES: Final = re.compile(r"[<>=\u2264\u2265]")


class Speech(Protocol):
    """How the cards of a deck are spoken of."""

    @property
    def main(self) -> tuple[Any, ...]:
        """The cards that a hand is drawn from."""

    def named(self, words: str) -> set[Any] | None:
        """The cards of the main deck with this name, or whose name alone begins so."""

    def described(self, words: str) -> set[Any] | None:
        """The cards of this role, or of this description; None for words that are neither.

        Raises CommandError where it cannot be told which cards that are.
        """

    def unknown(self, words: str) -> CommandError:
        """What to say of words that mean nothing."""


@dataclass(frozen=True)
class Term:
    """So many of some cards: what they were called, their copies in the deck."""

    name: str
    copies: Mapping[Any, int]
    held: "Held"


@dataclass(frozen=True)
class Having:
    """Terms that are to hold together, and how they read."""

    text: str
    terms: tuple[Term, ...]

    @property
    def held(self) -> "list[Held]":
        """The terms as they are counted."""
        return [term.held for term in self.terms]


def having(text: str, speech: Speech) -> Having:
    """The terms in a text. Raises CommandError for what is no card of the deck, or not clear."""
    terms = tuple(_terms(text, speech))
    if not terms:
        raise _bad("expected what to have, such as starter>=1")
    told = (f"{term.name}{_told(term.held)}" for term in terms)
    return Having(", ".join(told), terms)


def _terms(text: str, speech: Speech) -> Iterator[Term]:
    parts = [part.strip() for part in _PARTS.findall(text)]
    parts = [part for part in parts if part]
    first = 0
    while first < len(parts):
        last, term = _longest(parts, first, speech)
        yield term
        first = last


def _longest(parts: list[str], first: int, speech: Speech) -> tuple[int, Term]:
    """The longest term that begins at `first`, and where the next begins."""
    for last in range(len(parts), first, -1):
        words, least, most = _counted(", ".join(parts[first:last]))
        found = speech.named(words) if words else None
        if found is None and last == first + 1 and words:
            found = speech.described(words)
        if found is not None:
            return last, _term(words, found, least, most, speech)
    words, _, _ = _counted(parts[first])
    if not words or _COMPARES.search(words):
        raise _bad(
            f"expected a card, a role or a description with >=, <= or = and a number, such as "
            f"starter>=1, found {shown(parts[first])}"
        )
    raise speech.unknown(words)


def _counted(text: str) -> tuple[str, int, int | None]:
    """A term as its words, the fewest and the most of it."""
    found = _COUNTED.fullmatch(text)
    if found is None:
        return text, 1, None
    words, sign, number = found[1].strip(), found[2], int(found[3])
    if sign in ("<=", "\u2264"):
        return words, 0, number
    return words, number, number if sign == "=" else None


def _term(words: str, found: set[Any], least: int, most: int | None, speech: Speech) -> Term:
    from analysis.hands import Held

    copies = Counter(card for card in speech.main if card in found)
    return Term(words, copies, Held(frozenset(found), least, most))


def _told(held: "Held") -> str:
    if held.most is None:
        return f" >= {held.least}"
    return f" = {held.most}" if held.least == held.most else f" <= {held.most}"


def _bad(message: str) -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, f"--have: {message}")
