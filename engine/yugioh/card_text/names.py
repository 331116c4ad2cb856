"""What quoted names mean: cards by passcode, series by set code."""

import re
from collections.abc import Mapping
from typing import Final

from engine.filters import AnyOf, Filter
from engine.yugioh.card_text.tokens import QUOTE
from engine.yugioh.language import Named, Series

# Two names of one series, which has one set code: a text about these cards says both.
_OF_ONE_SERIES: Final = re.compile(r'"(True Draco)",? (?:and/or|and|or) "True (King)"')
# Several cards of one name.
_SEVERAL: Final = re.compile(r'(\b[2-9] )"([^"]*s)"')
# A series whose cards have one of two set codes: "Trap Hole" cards are "Hole" cards by their names.
_ALSO: Final = {"Hole": "Trap Hole"}


class Lexicon:
    """The names of cards and of series.

    `cards` has the passcode of each card by name, `series` the set code of each series by name,
    `tokens` the passcodes of Tokens that only card texts describe, by name and facts.
    """

    def __init__(
        self,
        cards: Mapping[str, int],
        series: Mapping[str, int],
        tokens: Mapping[str, int] | None = None,
    ) -> None:
        self._cards = cards
        self._series = series
        self._names = {passcode: name for name, passcode in cards.items()}
        self._tokens = tokens or {}
        for named, passcode in self._tokens.items():
            self._names[passcode] = named.partition(" (")[0]
        self._with_quotes = tuple(f'"{name}"' for name in cards if '"' in name)

    def card(self, name: str) -> Filter | None:
        """The card of this name, or None."""
        passcode = self._cards.get(name)
        if passcode is None:
            tokens = self.tokens_called(name.removesuffix("s")) if "Token" in name else []
            named = [Named(code) for code in tokens]
            return None if not named else named[0] if len(named) == 1 else AnyOf(tuple(named))
        return Named(passcode)

    def series(self, name: str) -> Filter | None:
        """The series of this name, or None."""
        code = self._series.get(name)
        also = self._series.get(_ALSO.get(name, ""), 0)
        return None if code is None else Series(code, name, also)

    def token(self, name: str, facts: str) -> int | None:
        """The passcode of the Token of this name with these facts, or None."""
        return self._tokens.get(f"{name} ({facts})")

    def tokens_called(self, name: str) -> list[int]:
        """The passcodes of all Tokens of this name."""
        return sorted(code for named, code in self._tokens.items()
                      if named.partition(" (")[0] == name)  # fmt: skip

    def series_in(self, name: str) -> tuple[int, ...]:
        """The set codes of the series whose names stand in a name."""
        words = f" {name} "
        return tuple(sorted({code for series, code in self._series.items()
                             if f" {series} " in words}))  # fmt: skip

    def name_of(self, passcode: int) -> str:
        """The name of a card, as texts write it."""
        return self._names.get(passcode, f"#{passcode}")

    def plain(self, text: str) -> str:
        """The text without quotation marks inside of quoted names, and one name of each series."""
        for quoted in self._with_quotes:
            if quoted in text:
                text = text.replace(quoted, f'"{quoted[1:-1].replace(chr(34), QUOTE)}"')
        text = _SEVERAL.sub(self._one_of_them, text)
        return _OF_ONE_SERIES.sub(r'"\1 \2"', text)

    def _one_of_them(self, found: re.Match[str]) -> str:
        """A number of cards with their name as it is, where the text makes a plural of it."""
        name = found[2]
        plural = name not in self._cards and name not in self._series and name[:-1] in self._cards
        return f'{found[1]}"{name[:-1] if plural else name}"'
