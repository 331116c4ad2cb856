"""The games that the conformance tests play, each with what only that game can tell.

A game is added by a `Subject` in `SUBJECTS`: how to start it, and the game's own checks: the
structure of a position (the slow oracle of its key) and whether every card is in one place.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tests.conformance import digimon, yugioh


class Memory(Protocol):
    """The part of a game's memory that the tests read."""

    def snapshot(self) -> list[int]: ...


class Playable(Protocol):
    """What every game offers."""

    @property
    def state(self) -> Memory: ...
    def advance(self) -> int: ...
    def options(self) -> list[int]: ...
    def take(self, option: int) -> None: ...
    def mark(self) -> int: ...
    def undo_to(self, mark: int) -> None: ...
    def is_open(self) -> bool: ...
    def is_chance(self) -> bool: ...
    def is_over(self) -> bool: ...
    def key(self) -> int: ...
    def board_key(self) -> int: ...


@dataclass(frozen=True)
class Subject:
    """One game in one starting position.  Every choice of a line ends with its last option."""

    name: str
    start: Callable[[], Any]
    # Hashable, and equal for equal positions: what lies on the table, and what the turn remembers.
    structure: Callable[[Any], tuple[object, object]]
    check: Callable[[Any], None]  # asserts that no card is lost or doubled


SUBJECTS: tuple[Subject, ...] = tuple(
    Subject(name, start, yugioh.structure, yugioh.check_cards)
    for name, start in yugioh.STARTS.items()
) + tuple(
    Subject(f"digimon {name}", start, digimon.structure, digimon.check_cards)
    for name, start in digimon.STARTS.items()
)
