"""What quoted names mean: cards by passcode, series by set code."""

from collections.abc import Mapping

from engine.filters import Filter
from engine.yugioh.card_text.tokens import QUOTE
from engine.yugioh.language import Named, Series


class Lexicon:
    """The names of cards and of series.

    `cards` has the passcode of each card by name, `series` the set code of each series by name.
    """

    def __init__(self, cards: Mapping[str, int], series: Mapping[str, int]) -> None:
        self._cards = cards
        self._series = series
        self._names = {passcode: name for name, passcode in cards.items()}
        self._with_quotes = tuple(f'"{name}"' for name in cards if '"' in name)

    def card(self, name: str) -> Filter | None:
        """The card of this name, or None."""
        passcode = self._cards.get(name)
        return None if passcode is None else Named(passcode)

    def series(self, name: str) -> Filter | None:
        """The series of this name, or None."""
        code = self._series.get(name)
        return None if code is None else Series(code, name)

    def name_of(self, passcode: int) -> str:
        """The name of a card, as texts write it."""
        return self._names.get(passcode, f"#{passcode}")

    def plain(self, text: str) -> str:
        """The text without quotation marks inside of quoted names."""
        for quoted in self._with_quotes:
            if quoted in text:
                text = text.replace(quoted, f'"{quoted[1:-1].replace(chr(34), QUOTE)}"')
        return text
