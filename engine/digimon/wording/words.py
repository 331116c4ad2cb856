"""The words of Digimon card texts: which word stands for which value of the effect language.

Tables, and the little grammar that all phrases share.  Words and icons are those of the
comprehensive rules.
"""

from collections.abc import Sequence
from typing import Final

from engine.digimon import vocabulary as v
from engine.digimon.language.filters import NO_BOUND

COLORS: Final = v.COLOR_NAMES
KINDS: Final = v.KIND_NAMES

# Whose: as the subject of a sentence, and as an owner.
PLAYERS: Final = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "a player"}
OWNERS: Final = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "both players'"}
SOMEONES: Final = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "any player's"}

# Piles and areas of which a player has one, behind whose they are.
PLACES: Final = {
    v.DECK: "deck", v.EGGS: "Digi-Egg deck", v.HAND: "hand", v.TRASH: "trash",
    v.SECURITY: "security stack", v.BATTLE: "battle area", v.BREEDING: "breeding area",
    v.UNDER: "digivolution cards", v.LINKED: "link cards",
}  # fmt: skip
# Where an effect works if not in the battle area (rule 15-1-7).
ICONS: Final = {
    v.HAND: "[Hand]", v.TRASH: "[Trash]", v.SECURITY: "[Security]", v.BATTLE: "",
    v.BREEDING: "[Breeding]",
}  # fmt: skip
TURNS: Final = {v.YOU: "[Your Turn]", v.OPPONENT: "[Opponent's Turn]", v.EITHER: "[All Turns]"}
LIMITS: Final = {1: "[Once Per Turn]", 2: "[Twice Per Turn]"}

# Effect timings (rule 15-16): what happens to the card itself, and what happens to a player.
TIMINGS: Final = {
    "played": "[On Play]", "digivolved": "[When Digivolving]", "attacked": "[When Attacking]",
    "deleted": "[On Deletion]", "attack-ended": "[End of Attack]", "moved": "[When Moving]",
    "linking": "[When Linking]",
}  # fmt: skip
TURN_TIMINGS: Final = {
    ("turn-start", v.YOU): "[Start of Your Turn]",
    ("turn-start", v.OPPONENT): "[Start of Opponent's Turn]",
    ("main-start", v.YOU): "[Start of Your Main Phase]",
    ("main-start", v.OPPONENT): "[Start of Opponent's Main Phase]",
    ("turn-end", v.YOU): "[End of Your Turn]",
    ("turn-end", v.OPPONENT): "[End of Opponent's Turn]",
    ("turn-end", v.EITHER): "[End of All Turns]",
}  # fmt: skip

DURATIONS: Final = {
    v.THIS_ATTACK: "until the end of the attack",
    v.THIS_TURN: "for the turn",
    v.END_OF_YOUR_TURN: "until your turn ends",
    v.END_OF_YOUR_NEXT_TURN: "until the end of your next turn",
    v.END_OF_OPPONENTS_TURN: "until your opponent's turn ends",
    v.END_OF_OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
    v.FOR_GOOD: "",
}  # fmt: skip

# What an effect was caused by, behind what happens.
CAUSES: Final = {
    "": "", "effect": " by an effect", "your-effect": " by one of your effects",
    "opponents-effect": " by one of your opponent's effects", "battle": " in battle",
    "zero-dp": " by dropping to 0 DP", "not-your-effect": " other than by your effects",
    "not-battle": " other than in battle", "digi-burst": " by activating <Digi-Burst>",
    "not-battle-or-your-effect": " other than by your effects or in battle",
}  # fmt: skip

# The numbers of a card.
NUMBERS: Final = {
    "level": "level", "cost": "play cost", "dp": "DP", "original-dp": "original DP",
    "under": "digivolution cards", "links": "link cards", "colors": "colors",
    "same-level": "same-level cards",
}  # fmt: skip
# How cards that are chosen together must agree or differ.
TOGETHER: Final = {
    "same-level": "of the same level", "different-names": "with different names",
    "different-colors": "of different colors", "different-levels": "with different levels",
    "different-numbers": "with different card numbers",
}  # fmt: skip

_DOUBLED: Final = ("flip", "set", "win")


def listed(items: Sequence[str], last: str = "or") -> str:
    """Words as a text lists them: "A", "A or B", "A, B or C"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def into(words: str) -> str:
    """What a card digivolves into: a name needs no article."""
    return words if words.startswith("[") else article(words)


def article(words: str) -> str:
    """The words with "a" or "an" before them."""
    return f"{'an' if words[:1].lower() in 'aeio' else 'a'} {words}"


def capital(words: str) -> str:
    """The words with a capital letter."""
    return words[:1].upper() + words[1:]


def gerund(verb: str) -> str:
    """A verb after "by"; only its first word is one."""
    first, space, rest = verb.partition(" ")
    if first.startswith("<"):
        return f"activating {verb}"
    if first in _DOUBLED:
        first += first[-1]
    return f"{first.removesuffix('e')}ing{space}{rest}"


def bits(value: int, table: dict[int, str]) -> list[str]:
    """The names of the bits that are set, in the order of the table."""
    return [name for bit, name in table.items() if value & bit]


def amount_of(least: int, most: int, unit: str) -> str:
    """A bound in words: "3 or more cards", "no cards", "2 cards", "5 or fewer cards"."""
    if least == most:
        return f"no {unit}" if not least else f"{least} {unit}"
    fewer = "fewer" if unit.endswith("s") else "less"
    if least <= 0:
        return f"{most} or {fewer} {unit}"
    return f"{least} or more {unit}" if most >= NO_BOUND else f"{least} to {most} {unit}"


HIGHEST_LEVEL: Final = 7
