"""Decklists: reading, writing, checking, and the facts of the cards in them.

    >>> from decklists import check, load, normalise, ydke
    >>> deck = load("fiendsmith")       # a file, "-", a ydke:// URL, or a bundled sample
    >>> check(deck)                     # a list of Problem, empty for a legal deck
    []
    >>> ydke.write(normalise(deck))[:7]
    'ydke://'

- `load(deck, stdin_text=None) -> Deck | DigimonDeck` finds the deck and tells its format and its
  game; `load_yugioh` takes Yu-Gi-Oh decks only.
- `ydk`, `ydke`, `by_name`: the formats of Yu-Gi-Oh, each with `read(text, source, name) -> Deck`
  and `write(deck) -> str`; `digimon.text`, `digimon.tts` and `digimon.code` are those of Digimon.
  `replay.decks(data, source)` are the decks of all players of a replay.
- `Deck`: `name`, `source`, `game`, and the tuples of passcodes `main`, `extra`, `side`, one entry
  per copy; `lines` has their line numbers, `entries()` both together. `DigimonDeck` has `main` and
  `eggs`, of card numbers such as `ST1-03`. `sections` names the sections of either.
- `check(deck) -> list[Problem]`; `normalise(deck)` replaces alternate artworks; `played(deck)` are
  the cards that are in the game; `writers(deck)` are the formats of its game by name.
- `catalog() -> Catalog`: a mapping from passcode to `Card`, with `find(name)`,
  `suggest(name, among=None)` and `fold(passcode)`; `digimon_catalog()` the same from card
  number to `DigimonCard`, with `named(name)`, as names are not unique there.
- `over(deck, limits) -> list[Over]`: the copies that a forbidden and limited list does not allow;
  `limits.current(game)` has the list of each format by its name, `limits.load(file, game)` those of
  a `*.lflist.conf`.
- `sample_names(game=None)`, `sample_goal(name)`: the bundled decks and their goal files.

The only error for bad input is `DeckError`, and its text is one line for the user: file, line,
what was expected, what to do. A deck that can be read but is not legal is no error: see `check`.
"""

from decklists import limits, ydk, ydke
from decklists.catalog import Card, Catalog, catalog
from decklists.deck import AnyDeck, Deck, DeckError, DigimonDeck, Entry, Lines, Problem
from decklists.detect import load, load_yugioh
from decklists.digimon.card import DigimonCard
from decklists.digimon.catalog import DigimonCatalog, digimon_catalog
from decklists.excess import Over
from decklists.limits import Limits
from decklists.rules import check, normalise, over, played, writers
from decklists.samples import sample_goal, sample_names

__all__ = [
    "AnyDeck",
    "Card",
    "Catalog",
    "Deck",
    "DeckError",
    "DigimonCard",
    "DigimonCatalog",
    "DigimonDeck",
    "Entry",
    "Limits",
    "Lines",
    "Over",
    "Problem",
    "catalog",
    "check",
    "digimon_catalog",
    "limits",
    "load",
    "load_yugioh",
    "normalise",
    "over",
    "played",
    "sample_goal",
    "sample_names",
    "writers",
    "ydk",
    "ydke",
]
