"""What changed from one card library to another, so that no verified card changes in silence."""

from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path
from typing import Any, Final, NamedTuple

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh import cards as facts
from engine.yugioh.language import Card
from engine.yugioh.library import Entry, Library, LibraryError
from engine.yugioh.wording import card_text

# What is said of a change, in the order in which changes are listed.
TITLES: Final = {
    "no longer whole": "Stopped being whole",
    "whole": "Became whole",
    "added": "Added",
    "removed": "Removed",
    "changed": "Changed",
}


class Change(NamedTuple):
    """A card that is not the same in both libraries.

    `lines` are those of its card text that only the old has, after "- ", or the new, after "+ ".
    """

    kind: str
    passcode: int
    name: str
    lines: tuple[str, ...]


def changes(old: Path, new: Path) -> list[Change]:
    """What changed, by kind, then by passcode. Raises CommandError for what is no library."""
    try:
        before, after = Library(old), Library(new)
    except LibraryError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    mine, theirs = ({one.passcode: one for one in each} for each in (before, after))
    found = []
    for passcode in sorted(mine.keys() | theirs.keys()):
        a, b = mine.get(passcode), theirs.get(passcode)
        kind = _kind(a, b)
        if kind:
            found.append(Change(kind, passcode, facts.name(passcode), tuple(_lines(a, b))))
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
            lines.append(f"  {change.name} ({change.passcode})")
            lines += [f"    {line}" for line in change.lines]
    return "".join(f"{line}\n" for line in lines or ["No card is played otherwise."])


def as_data(found: list[Change]) -> list[dict[str, Any]]:
    """The changes for a JSON payload."""
    return [change._asdict() for change in found]


def _kind(old: Entry | None, new: Entry | None) -> str:
    """What became of a card; nothing where it is played as before."""
    if old is None or new is None:
        return "added" if old is None else "removed"
    if (old.status, old.data) == (new.status, new.data):
        return ""
    if old.status == new.status or "whole" not in (old.status, new.status):
        return "changed"
    return "whole" if new.status == "whole" else "no longer whole"


def _lines(old: Entry | None, new: Entry | None) -> Iterator[str]:
    """The lines that only one of the two has; all that is not played is among them."""
    a, b = (_text(one) for one in (old, new))
    return (line for line in ndiff(a, b) if line[:2] in ("- ", "+ "))


def _text(entry: Entry | None) -> list[str]:
    """A definition as lines, with its facts where they are not those of the table."""
    if entry is None:
        return []
    try:
        card = entry.card(_facts(entry.passcode))
    except (KeyError, TypeError, ValueError) as error:
        return [f"(a definition of another version: {error})"]
    lines = [] if entry.status == "none" else card_text(card, facts.name)
    return [*lines, *(f"Not played: {one}" for one in card.unsupported)]


def _facts(passcode: int) -> Card:
    known = facts.card(passcode)
    return Card(passcode) if known is None else facts.facts_of(known)
