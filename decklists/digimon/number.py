"""Card numbers of the Digimon Card Game: `ST1-03`, `BT15-020`, `P-009`.

A set and the card's number in it: two digits in starter decks, three elsewhere. Sites and apps add
to it which picture they mean (`BT15-020_P1`, parallel art 1), write it in small letters, or fill
the set's number with zeros (`ST01-03`). Two cards with one number are the same card (Comprehensive
Rules 2-12-1). Knows no card.
"""

import re
from typing import Final

# Letters, the set's number unless it has none, the card's number, the picture.
_NUMBER: Final = r"([A-Z]{1,3})(\d{0,2})-(\d{2,3})(?:_[A-Z0-9]+)?"
_WHOLE: Final = re.compile(_NUMBER, re.IGNORECASE)
# A number among other words: not the end of a name such as "Agumon-02x".
ANYWHERE: Final = re.compile(rf"(?<![\w-]){_NUMBER}(?![\w-])", re.IGNORECASE)


def is_number(text: str) -> bool:
    """Whether this text has the form of a card number, of any picture."""
    return _WHOLE.fullmatch(text) is not None


def fold(text: str) -> str:
    """The number of the card itself, whatever the picture and the spelling.

    A text that is no card number is returned as it is.
    """
    found = _WHOLE.fullmatch(text)
    if found is None:
        return text
    letters, set_number, card = found.groups()
    letters = letters.upper()
    width = 2 if letters == "ST" else 3
    return f"{letters}{set_number.lstrip('0')}-{int(card):0{width}}"


def series(text: str) -> str:
    """The series of sets that a card number is of, without the number of the set: `BT#`, `P`."""
    return re.sub(r"\d+", "#", fold(text).partition("-")[0])
