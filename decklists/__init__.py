"""Decklists: reading, writing, checking, and the facts of the cards in them.

    >>> from decklists import check, load, normalise, ydke
    >>> deck = load("fiendsmith")       # a file, "-", a ydke:// URL, or a bundled sample
    >>> check(deck)                     # a list of Problem, empty for a legal deck
    []
    >>> ydke.write(normalise(deck))[:7]
    'ydke://'

- `load(deck, stdin_text=None) -> Deck` finds the deck and tells its format.
- `ydk`, `ydke`: the formats, each with `read(text, source, name) -> Deck` and
  `write(deck) -> str`.
- `Deck`: `name`, `source`, `game`, and the tuples of passcodes `main`, `extra`, `side`, one entry
  per copy; `lines` has their line numbers, `entries()` both together.
- `check(deck) -> list[Problem]`; `normalise(deck) -> Deck` replaces alternate artworks.
- `catalog() -> Catalog`: a mapping from passcode to `Card`, with `find(name)`,
  `suggest(name, among=None, n=3)` and `fold(passcode)`.
- `sample_names()`, `sample_goal(name)`: the bundled decks and their goal files.

The only error for bad input is `DeckError`, and its text is one line for the user: file, line,
what was expected, what to do. A deck that can be read but is not legal is no error: see `check`.
"""

from decklists import ydk, ydke
from decklists.catalog import Card, Catalog, catalog
from decklists.check import check, normalise
from decklists.deck import Deck, DeckError, Entry, Lines, Problem
from decklists.detect import load
from decklists.samples import sample_goal, sample_names

__all__ = [
    "Card",
    "Catalog",
    "Deck",
    "DeckError",
    "Entry",
    "Lines",
    "Problem",
    "catalog",
    "check",
    "load",
    "normalise",
    "sample_goal",
    "sample_names",
    "ydk",
    "ydke",
]
