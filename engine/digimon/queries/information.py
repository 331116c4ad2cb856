"""Modifiers that add information to a card or change what it has (comprehensive rules 15-12).

Original DP and colours, the play cost, colours besides its own, and Tamers that are treated as
Digimon as well.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.language import card as lc
from engine.digimon.position.state import State
from engine.digimon.queries.modifier import Giving, Modifier, enter_modifier
from engine.effects import Node


class OriginalDP(Modifier):
    """What the original DP becomes."""

    CODE: Final = 9

    def write(self, c: Giving, word: lc.OriginalDP) -> dict[str, int]:
        return {}

    def amount(self, word: lc.OriginalDP) -> Node | int:
        return word.to


class PlayCost(Modifier):
    """More or less play cost."""

    CODE: Final = 16

    def write(self, c: Giving, word: lc.PlayCost) -> dict[str, int]:
        return {}

    def amount(self, word: lc.PlayCost) -> Node | int:
        return word.by


class OriginalColor(Modifier):
    """What the original colour becomes."""

    CODE: Final = 14

    def write(self, c: Giving, word: lc.OriginalColor) -> dict[str, int]:
        return {}

    def amount(self, word: lc.OriginalColor) -> Node | int:
        return word.to


class AlsoColors(Modifier):
    """Colours besides its own: this one (`key` its bit), or those of its digivolution cards (0)."""

    CODE: Final = 15
    WHICH: Final = 1

    def write(self, c: Giving, word: lc.AlsoColor | lc.ColorsUnder) -> dict[str, int]:
        return {"WHICH": word.color if isinstance(word, lc.AlsoColor) else 0}

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        return s.t.modifiers[at + AlsoColors.WHICH] == key


class AlsoDigimon(Modifier):
    """It is a Digimon as well; the amount is its original DP."""

    CODE: Final = 6

    def write(self, c: Giving, word: lc.AlsoDigimon) -> dict[str, int]:
        return {}

    def amount(self, word: lc.AlsoDigimon) -> Node | int:
        return word.dp


enter_modifier(OriginalDP(), lc.OriginalDP)
enter_modifier(PlayCost(), lc.PlayCost)
enter_modifier(OriginalColor(), lc.OriginalColor)
enter_modifier(AlsoColors(), lc.AlsoColor, lc.ColorsUnder)
enter_modifier(AlsoDigimon(), lc.AlsoDigimon)
