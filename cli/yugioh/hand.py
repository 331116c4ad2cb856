"""An opening hand as the user writes it, and as chance deals it.

    Fiendsmith Engraver, 2x Ash Blossom; 42141493

`listed` says how cards are written.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from cli.exit_codes import CommandError
from cli.yugioh.cards import name as card_name
from cli.yugioh.listed import Listed, bad
from decklists import Card, Catalog, Deck
from decklists.lines import shown
from decklists.names import did_you_mean

BLANK: Final = 0
_BLANK_NAMES: Final = {"blank", "blanks"}
# More digits are no passcode.
_LONGEST_PASSCODE: Final = 10


@dataclass(frozen=True)
class Hand:
    """Passcodes, one for each card; `blanks` of them are cards that were not named."""

    cards: tuple[int, ...]
    blanks: int = 0


def parse_hand(text: str, deck: Deck, cards: Catalog, size: int = 5) -> Hand:
    """The hand in `text`, filled up with blanks to `size` cards.

    `deck` is normalised, `cards` are all cards there are. Raises CommandError, with one line for
    the user, where a card is not known, not in the main deck, or not there often enough.
    """
    found: list[int] = []
    listed = Listed(
        "hand",
        lambda name: _exact(name, deck, cards),
        lambda name: cards.starting(name, deck.main),
        lambda name: _unknown(name, deck, cards),
    )
    for count, passcode in listed.cards(text):
        found += [passcode] * count
    if not found:
        raise bad("the hand names no card; give names of cards of the deck, separated by commas")
    for passcode in dict.fromkeys(found):
        wanted, there = found.count(passcode), deck.main.count(passcode)
        if passcode != BLANK and wanted > there:
            raise bad(
                f"{_copies(wanted)} of {card_name(passcode)} in the hand, {there} in the main "
                f"deck; take {wanted - there} out of the hand"
            )
    if len(found) > size:
        raise bad(
            f"{len(found)} cards in the hand, expected {size} at most; "
            f"take {len(found) - size} out of it"
        )
    blanks = size - len(found)
    return Hand((*found, *[BLANK] * blanks), blanks)


def draw_hand(deck: Deck, seed: int, size: int = 5) -> Hand:
    """A hand drawn from the main deck by chance, the same for the same seed; in deck order."""
    # Of all that `Random` offers, only `random()` never changes from one Python to the next.
    random = Random(seed)
    left = list(range(len(deck.main)))
    drawn = [left.pop(int(random.random() * len(left))) for _ in range(min(size, len(left)))]
    return Hand(tuple(deck.main[index] for index in sorted(drawn)))


def _exact(name: str, deck: Deck, cards: Catalog) -> int | None:
    """The card of this name or passcode, or None where there is none.

    Raises CommandError for a card that is not in the main deck.
    """
    if name.casefold() in _BLANK_NAMES:
        return BLANK
    card: Card | None = None
    number = name if name.isascii() and name.isdecimal() else ""
    number = number if len(number) <= _LONGEST_PASSCODE else ""
    if number:
        card = cards.get(cards.fold(int(number)))
    card = card or cards.find(name)
    if card is None:
        # Also one that the table does not know can be in the deck.
        return int(number) if number and int(number) in deck.main else None
    if card.id in deck.main:
        return card.id
    # "Samsara" is a card, and means Samsara D Lotus where the deck has that alone.
    meant = cards.starting(name, deck.main)
    if len(meant) == 1 and not number:
        return meant[0]
    if card.id in deck.extra:
        raise bad(f"{card.name} is in the extra deck and cannot be in the hand")
    raise bad(f"{card.name} is not in the main deck of {deck.name}{_near(name, deck, cards)}")


def _unknown(name: str, deck: Deck, cards: Catalog) -> CommandError:
    near = _near(name, deck, cards)
    if not near:
        near = did_you_mean(cards.suggest(name))
    return bad(f"no card has the name or passcode {shown(name)}{near}")


def _near(name: str, deck: Deck, cards: Catalog) -> str:
    """The cards of the main deck that may be meant, as the end of a message."""
    return did_you_mean(cards.suggest(name, among=deck.main))


def _copies(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"
