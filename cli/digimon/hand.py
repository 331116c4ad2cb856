"""An opening hand of a Digimon deck as the user writes it.

    Agumon, 2x Greymon; ST1-12, Tai Kamiya BT12-095

Cards are separated by commas or semicolons, and are given by card number, by name, by both, or by
the beginning of a name, with a count in front or behind if need be.  Fewer than five are filled up
by chance.
"""

import re
from typing import Final

from cli.exit_codes import CommandError, ExitCode
from decklists import DigimonDeck, digimon_catalog
from decklists.counts import readings
from decklists.names import did_you_mean, keyed, name_key, nearest

SIZE: Final = 5


def parse_hand(text: str, deck: DigimonDeck) -> tuple[str, ...]:
    """The card numbers in `text`. Raises CommandError, with one line for the user."""
    found: list[str] = []
    for part in re.split(r"[,;]", text):
        wanted = part.strip()
        if not wanted:
            continue
        count, name = next(
            (one for one in readings(wanted) if _meant(one[1], deck)), list(readings(wanted))[-1]
        )
        if count < 1:
            raise _bad(f"expected a count of 1 or more in the hand, found {wanted!r}")
        found += [_number(name, deck)] * count
    if not found:
        raise _bad("the hand names no card; give names of cards of the deck, separated by commas")
    for number in dict.fromkeys(found):
        there = deck.main.count(number)
        if found.count(number) > there:
            raise _bad(
                f"{found.count(number)} copies of {_name(number)} in the hand, {there} in the deck"
            )
    if len(found) > SIZE:
        raise _bad(f"{len(found)} cards in the hand, expected {SIZE} at most")
    return tuple(found)


def _number(text: str, deck: DigimonDeck) -> str:
    """The card of the deck that is meant: by number, name, or the beginning of a name."""
    found = _meant(text, deck)
    if len(found) == 1:
        return found[0]
    if not found:
        raise _unknown(text, deck)
    told = ", ".join(f"{_name(number)} {number}" for number in found)
    raise _bad(f"{text!r} could be {told}; give the card number")


def _unknown(text: str, deck: DigimonDeck) -> CommandError:
    """What is wrong with a card that the main deck does not have."""
    for number in dict.fromkeys(deck.eggs):
        if name_key(text) in map(name_key, (number, _name(number), f"{_name(number)} {number}")):
            return _bad(f"{_name(number)} is in the Digi-Egg deck and cannot be in the hand")
    near = did_you_mean(nearest(text, keyed(map(_name, deck.main))))
    near = near or "; `endboard deck show` lists its cards"
    if known := digimon_catalog().named(text):
        return _bad(f"{known[0].name} is not in the deck{near}")
    return _bad(f"no card {text!r} in the deck{near}")


def _meant(text: str, deck: DigimonDeck) -> list[str]:
    """The cards of the deck that these words may mean."""
    numbers = list(dict.fromkeys(deck.main))
    key = name_key(text)
    exact = [n for n in numbers if key in (name_key(n), name_key(f"{_name(n)} {n}"))]
    exact = exact or [number for number in numbers if name_key(_name(number)) == key]
    return exact or [number for number in numbers if name_key(_name(number)).startswith(key)]


def _name(number: str) -> str:
    return digimon_catalog()[number].name


def _bad(message: str) -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, f"--hand: {message}")
