"""Which copies in a deck are more than a forbidden and limited list allows."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from decklists.deck import AnyDeck, Entry, Problem
from decklists.limits import Limits


class Over(NamedTuple):
    """One card of which a deck has too many copies: in all its sections, in any picture.

    `allowed` is None where the list leaves the card out and no other cards may be played. `line`
    is that of the first copy too many. `beside` is the card that shuts this one out, where each may
    be played without the other.
    """

    card: int | str
    name: str
    copies: int
    allowed: int | None
    line: int | None
    beside: str = ""

    @property
    def most(self) -> int:
        """How many copies may stay."""
        return self.allowed or 0

    def problem(self, deck: AnyDeck, limits: Limits) -> Problem:
        """This as a finding of the check."""
        too_many = self.copies - self.most
        remove = "it" if self.copies == 1 else f"{too_many} of {self.copies} copies"
        if not self.most and self.copies > 1:
            remove = f"all {self.copies} copies"
        if self.beside:
            why = f"{self.name} beside {self.beside}, of which {limits} allows one only"
        elif self.allowed is None:
            why = f"{self.name} is not among the cards of {limits}"
        elif not self.allowed:
            why = f"{self.name} is forbidden by {limits}"
        else:
            why = f"{self.copies} copies of {self.name}, {self.allowed} allowed by {limits}"
            remove = str(too_many)
        return Problem("error", deck.source, self.line, self.card, f"{why}; remove {remove}")


def over(
    deck: AnyDeck,
    limits: Limits,
    same: Callable[[Any], int | str],
    called: Callable[[Any], str],
) -> list[Over]:
    """The cards of which a deck has more copies than a list allows, in the deck's order.

    `same` gives the card as which one counts, `called` its name.
    """
    copies: dict[int | str, list[Entry[Any]]] = {}
    for entry in deck.entries():
        copies.setdefault(same(entry.card), []).append(entry)
    allowed: dict[int | str, int] = {}
    for card, count in limits.copies.items():
        allowed[same(card)] = min(count, allowed.get(same(card), count))
    found = []
    for card, entries in copies.items():
        most = allowed.get(card)
        if most is None and not limits.only:
            continue
        if len(entries) > (most or 0):
            line = entries[most or 0].line
            found.append(Over(card, called(card), len(entries), most, line))
    for one, other in _shut_out(limits, copies):
        entries = copies[other]
        line = entries[0].line
        found.append(Over(other, called(other), len(entries), 0, line, called(one)))
    return found


def _shut_out(limits: Limits, cards: "dict[int | str, Any]") -> Iterator[tuple[str, str]]:
    """Each card that is there beside one without which it might be played."""
    for one, others in limits.choices:
        for other in others:
            if one in cards and other in cards:
                yield one, other
