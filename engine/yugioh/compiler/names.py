"""The names in a duel: those of its cards, and behind them those that texts give to cards.

A name has the number of the first that is spelled so.  Source: problem-solving card text, "This
card's name becomes "A"".
"""

from typing import Final

from engine.yugioh import language as la

# The low bits of a set code name the series, the high ones a part of it.
_SERIES: Final = 0xFFF


def renaming(card: la.Card) -> la.NameBecomes | None:
    """What becomes of the name of a card, by its text."""
    return next((item for item in card.effects if isinstance(item, la.NameBecomes)), None)


def named_so(leaf: la.Named | la.Series, new: la.NameBecomes | la.ThatName) -> bool:
    """Whether a card is of this name, or series, once it has its new name."""
    if isinstance(leaf, la.Named):
        return leaf.passcode == new.passcode
    if isinstance(new, la.NameBecomes) and isinstance(new.still, la.Series):
        return in_series(leaf, (*new.series, new.still.code))
    return in_series(leaf, new.series)


def in_series(leaf: la.Series, codes: tuple[int, ...]) -> bool:
    """Whether a card with these set codes is of the series."""
    wanted = (leaf.code, leaf.also) if leaf.also else (leaf.code,)
    return any(
        code & _SERIES == one & _SERIES and code & one == one for code in codes for one in wanted
    )


class Names:
    """All names by number."""

    def __init__(self, cards: list[la.Card]) -> None:
        self._spelled = {card.passcode: card.name for card in cards}
        self.given = [
            item for item in la.nodes_of(cards) if isinstance(item, la.NameBecomes | la.ThatName)
        ]
        printed = [
            self._spelled.get(card.treated_as, str(card.treated_as)) if card.treated_as
            else card.name
            for card in cards
        ]  # fmt: skip
        self._names = [*printed, *(self._of(item.passcode) for item in self.given)]

    def _of(self, passcode: int) -> str:
        return self._spelled.get(passcode, str(passcode))

    def number(self, passcode: int) -> int:
        """The number of the name of a card that a text gives."""
        return self._names.index(self._of(passcode))

    @property
    def numbers(self) -> list[int]:
        """For each definition, and each name that is given, the number of the name."""
        return [self._names.index(name) for name in self._names]
