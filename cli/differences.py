"""What changed from one card library to another, so that no verified card changes in silence."""

from collections.abc import Callable, Iterable, Iterator
from difflib import ndiff
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from cli.exit_codes import CommandError, ExitCode
from engine.library import LibraryError

# What is said of a change, in the order in which changes are listed.
TITLES: Final = {
    "no longer whole": "Stopped being whole",
    "whole": "Became whole",
    "added": "Added",
    "removed": "Removed",
    "changed": "Changed",
}


class Entry(Protocol):
    """A card of a library: how much of it is played, and what its definition says."""

    @property
    def status(self) -> str: ...

    @property
    def data(self) -> str: ...


class Kind(NamedTuple):
    """How the libraries of a game are read: entries by the number or passcode of the card.

    `entries` raises LibraryError for what is no library of the game; `text` is a definition as
    lines of card text, with what is not played.
    """

    id: str
    entries: Callable[[Path], Iterable[tuple[int | str, Any]]]
    text: Callable[[Any], list[str]]
    name: Callable[[Any], str]


class Change(NamedTuple):
    """A card that is not the same in both libraries.

    `lines` are those of its card text that only the old has, after "- ", or the new, after "+ ".
    """

    kind: str
    card: int | str
    name: str
    lines: tuple[str, ...]


def changes(old: Path, new: Path, game: Kind) -> list[Change]:
    """What changed, by kind, then by card. Raises CommandError for what is no library."""
    try:
        before, after = dict(game.entries(old)), dict(game.entries(new))
    except LibraryError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    found = []
    for card in sorted(before.keys() | after.keys(), key=lambda card: (str(type(card)), card)):
        a, b = before.get(card), after.get(card)
        kind = _kind(a, b)
        if kind:
            found.append(Change(kind, card, game.name(card), tuple(_lines(a, b, game))))
    order = list(TITLES)
    return sorted(found, key=lambda change: order.index(change.kind))


def as_text(found: list[Change]) -> str:
    """The changes as a person reads them."""
    lines: list[str] = []
    for kind, title in TITLES.items():
        some = [change for change in found if change.kind == kind]
        if some:
            lines += ["", f"{title}: {len(some)}"] if lines else [f"{title}: {len(some)}"]
        for change in some:
            lines.append(f"  {change.name} ({change.card})")
            lines += [f"    {line}" for line in change.lines]
    return "".join(f"{line}\n" for line in lines or ["No card is played otherwise."])


def as_data(found: list[Change], game: Kind) -> list[dict[str, Any]]:
    """The changes for a JSON payload."""
    return [
        {"kind": one.kind, game.id: one.card, "name": one.name, "lines": one.lines} for one in found
    ]


def _kind(old: Entry | None, new: Entry | None) -> str:
    """What became of a card; nothing where it is played as before."""
    if old is None or new is None:
        return "added" if old is None else "removed"
    if (old.status, old.data) == (new.status, new.data):
        return ""
    if old.status == new.status or "whole" not in (old.status, new.status):
        return "changed"
    return "whole" if new.status == "whole" else "no longer whole"


def _lines(old: Entry | None, new: Entry | None, game: Kind) -> Iterator[str]:
    """The lines that only one of the two has; all that is not played is among them."""
    a, b = (_text(one, game) for one in (old, new))
    return (line for line in ndiff(a, b) if line[:2] in ("- ", "+ "))


def _text(entry: Entry | None, game: Kind) -> list[str]:
    """A definition as lines."""
    if entry is None:
        return []
    try:
        return game.text(entry)
    except (KeyError, TypeError, ValueError) as error:
        return [f"(a definition of another version: {error})"]
