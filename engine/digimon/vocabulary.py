"""The numbers of the Digimon Card Game: kinds, colours, areas, sides, durations.

Names of areas, timings and durations are those of the comprehensive rules.
"""

from typing import Final

# Card categories (rule 2-2).
DIGI_EGG: Final = 0x1
DIGIMON: Final = 0x2
TAMER: Final = 0x4
OPTION: Final = 0x8

KIND_NAMES: Final = {DIGI_EGG: "Digi-Egg", DIGIMON: "Digimon", TAMER: "Tamer", OPTION: "Option"}

# Colours (rule 2-4-2).
RED: Final = 0x1
BLUE: Final = 0x2
YELLOW: Final = 0x4
GREEN: Final = 0x8
BLACK: Final = 0x10
PURPLE: Final = 0x20
WHITE: Final = 0x40

COLOR_NAMES: Final = {
    RED: "red", BLUE: "blue", YELLOW: "yellow", GREEN: "green", BLACK: "black", PURPLE: "purple",
    WHITE: "white",
}  # fmt: skip

# Areas (rule 3-1-1), and where a card can be besides: under another card, linked to one,
# revealed and in no area.  BATTLE and BREEDING hold the top cards of stacks.
NOWHERE: Final = 0
DECK: Final = 0x1
EGGS: Final = 0x2  # the Digi-Egg deck
HAND: Final = 0x4
TRASH: Final = 0x8
SECURITY: Final = 0x10
BATTLE: Final = 0x20
BREEDING: Final = 0x40
UNDER: Final = 0x80  # a digivolution card, or a card under a Tamer
LINKED: Final = 0x100
REVEALED: Final = 0x200  # revealed by an effect, used, or checked: in no area (rules 9-1-4, 13-1-6)
FIELD: Final = BATTLE | BREEDING

AREA_NAMES: Final = {
    DECK: "deck", EGGS: "Digi-Egg deck", HAND: "hand", TRASH: "trash", SECURITY: "security stack",
    BATTLE: "battle area", BREEDING: "breeding area", UNDER: "digivolution cards",
    LINKED: "link cards", REVEALED: "revealed cards",
}  # fmt: skip

# Whose cards or whose turn, seen from the player of the effect.
YOU: Final = 1
OPPONENT: Final = 2
EITHER: Final = 3

# How long something given by an effect lasts.
THIS_ATTACK: Final = "attack"
THIS_TURN: Final = "turn"
END_OF_YOUR_TURN: Final = "end of your turn"  # the next end of a turn of yours, this one included
END_OF_YOUR_NEXT_TURN: Final = "end of your next turn"
END_OF_OPPONENTS_TURN: Final = "end of the opponent's turn"
END_OF_OPPONENTS_NEXT_TURN: Final = "end of the opponent's next turn"
FOR_GOOD: Final = "as long as it is in play"

DURATIONS: Final = (
    THIS_ATTACK, THIS_TURN, END_OF_YOUR_TURN, END_OF_YOUR_NEXT_TURN, END_OF_OPPONENTS_TURN,
    END_OF_OPPONENTS_NEXT_TURN, FOR_GOOD,
)  # fmt: skip


def names(bits: int, table: dict[int, str], joined: str = " or ") -> str:
    """The names of the bits that are set, in the order of `table`."""
    return joined.join(name for bit, name in table.items() if bits & bit)
