"""Forbidden and limited lists: how many copies of a card a format allows, and since when.

They are read from the `*.lflist.conf` files of the simulators (EDOPro, ygopro), which hold one list
or several:

    # a comment
    !2026.08 TCG
    91869203 0 --Amazoness Archer
    572850 1 --Tearlaments Scheiren

`!` begins a list, with its name and date; a line is a card, the copies that are allowed (below 0
where the card is not released), and a comment. With a line `$whitelist` only the cards of the list
may be played. Digimon lists are written the same way, by card number; there, `$choice A B C` says
that a deck with card A may have neither B nor C (a choice restriction).

The bundled lists are `data/GAME.lflist.conf`; the player's own are in the data folder, and the
newest of a format counts.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from decklists.deck import DeckError, Game
from decklists.digimon.number import fold, is_number
from decklists.lines import numbered, shown
from decklists.own import is_there, limits_folder
from decklists.sources import text_of

SUFFIX: Final = ".lflist.conf"
FORMATS: Final[Mapping[Game, tuple[str, ...]]] = {
    "yugioh": ("tcg", "ocg", "master-duel"),
    "digimon": ("digimon",),
}
_TITLES: Final = {"tcg": "TCG", "ocg": "OCG", "master-duel": "Master Duel", "digimon": "Digimon"}
# What lists call themselves beside their date, in letters alone. The lists of ygopro are of the
# OCG where they say nothing.
_CALLED: Final = {
    "tcg": "tcg", "ocg": "ocg", "": "ocg", "masterduel": "master-duel", "digimon": "digimon",
}  # fmt: skip
_DATE: Final = re.compile(r"\b((?:19|20)\d\d)[.\-/](\d{1,2})(?:[.\-/](\d{1,2}))?\b")
_WHITELIST: Final = "$whitelist"
_CHOICE: Final = "$choice"
_LARGEST_PASSCODE: Final = 2**32 - 1
_REMEDY: Final = "give a list such as those of EDOPro (*.lflist.conf)"


@dataclass(frozen=True)
class Limits:
    """One list: the copies of each card that a deck may have; of other cards, as the rules say.

    `name` is what the list calls itself, `copies` are by passcode or card number. With `only` no
    other cards may be played. Of each of the `choices` a deck may have the first card, or the
    others.
    """

    name: str
    copies: Mapping[int | str, int]
    only: bool = False
    choices: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def date(self) -> tuple[int, ...]:
        """Year, month and, where the list says it, day; nothing where it has no date."""
        found = _DATE.search(self.name)
        return tuple(int(part) for part in found.groups() if part) if found else ()

    @property
    def format(self) -> str | None:
        """The format that the list is of, as `FORMATS` calls it; None for another one."""
        words = re.sub(r"[\W\d_]+", "", _DATE.sub("", self.name)).lower()
        return _CALLED.get(words) if words or self.date else None

    def __str__(self) -> str:
        """What to call it: `TCG 2026.08`."""
        if self.format is None or not self.date:
            return self.name
        year, *rest = self.date
        return f"{_TITLES[self.format]} {'.'.join([str(year), *(f'{part:02}' for part in rest)])}"


def read(text: str, source: str, game: Game) -> list[Limits]:
    """The lists in this text, in their order; `source` is the name for error messages.

    Raises DeckError at the first line that is none of a list, and where there is no list.
    """
    found: list[Limits] = []
    copies: dict[int | str, int] = {}
    choices: list[tuple[str, tuple[str, ...]]] = []
    name, only = "", False

    def close() -> None:
        if name:
            found.append(Limits(name, dict(copies), only, tuple(choices)))

    for line, words in numbered(text):
        if words.startswith("#"):
            continue
        if words.startswith("!"):
            close()
            copies, choices, only = {}, [], False
            name = words[1:].strip()
            if not name:
                raise _bad(source, line, "a name after !", words)
        elif not name:
            raise _bad(source, line, "a heading such as `!2026.08 TCG`", words)
        elif words.lower().startswith(_WHITELIST):
            only = True
        elif game == "digimon" and words.lower().startswith(_CHOICE):
            one, *others = _numbers(words[len(_CHOICE) :], source, line)
            choices.append((one, tuple(others)))
        else:
            card, count = _entry(words, source, line, game)
            copies[card] = max(count, 0)
    close()
    if not found:
        raise DeckError(source, None, "expected a forbidden and limited list, found none", _REMEDY)
    return found


def load(file: Path, game: Game) -> list[Limits]:
    """The lists in a file. Raises DeckError where it cannot be read."""
    return read(text_of(file, "a forbidden and limited list", _REMEDY), str(file), game)


def write(lists: list[Limits]) -> str:
    """The text of these lists, as `read` takes it."""
    lines = []
    for limits in lists:
        lines += [f"!{limits.name}", *([_WHITELIST] if limits.only else [])]
        lines += [f"{card} {count}" for card, count in limits.copies.items()]
        lines += [f"{_CHOICE} {' '.join((one, *others))}" for one, others in limits.choices]
    return "".join(f"{line}\n" for line in lines)


def newest(lists: list[Limits]) -> dict[str, Limits]:
    """Of each format the list with the latest date; of equal dates the last."""
    found: dict[str, Limits] = {}
    for limits in lists:
        format_ = limits.format
        if format_ and (format_ not in found or found[format_].date <= limits.date):
            found[format_] = limits
    return found


def current(game: Game) -> dict[str, Limits]:
    """The list of each format of a game, in the order of FORMATS: the player's own or the bundled.

    Raises DeckError where a list of the player's is damaged.
    """
    own = limits_folder(game)
    files = sorted(own.glob(f"*{SUFFIX}")) if is_there(own) else []
    found = newest([*_bundled(game), *(limits for file in files for limits in load(file, game))])
    return {format_: found[format_] for format_ in FORMATS[game] if format_ in found}


@cache
def _bundled(game: Game) -> tuple[Limits, ...]:
    from importlib.resources import files

    name = f"{game}{SUFFIX}"
    text = files("decklists.data").joinpath(name).read_text(encoding="utf-8")
    return tuple(read(text, f"data/{name}", game))


def _entry(words: str, source: str, line: int, game: Game) -> tuple[int | str, int]:
    """The card of a line, and how many copies are allowed."""
    card, count, *_ = (*words.split(maxsplit=2), "", "")
    copies = re.match(r"-?\d{1,3}(?![\d.])", count)
    expected = "a card and its copies, such as `572850 1 --Tearlaments Scheiren`"
    if game == "digimon":
        expected = "a card and its copies, such as `BT5-109 0 --Mega Digimon Fusion!`"
        known = is_number(card)
    else:
        known = card.isascii() and card.isdecimal() and len(card) <= 10
        known = known and int(card) <= _LARGEST_PASSCODE
    if not known or copies is None:
        raise _bad(source, line, expected, words)
    return fold(card) if game == "digimon" else int(card), int(copies[0])


def _numbers(words: str, source: str, line: int) -> Iterator[str]:
    """The card numbers of a choice restriction, up to the comment."""
    cards = words.partition("--")[0].split()
    if len(cards) < 2 or not all(map(is_number, cards)):
        raise _bad(source, line, "card numbers, such as `$choice EX2-007 EX7-064`", words)
    return map(fold, cards)


def _bad(source: str, line: int, expected: str, found: str) -> DeckError:
    return DeckError(source, line, f"expected {expected}, found {shown(found)}", _REMEDY)
