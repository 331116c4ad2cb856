"""The numbers of the game: types, attributes, races, places, positions, reasons.

The bits of types, attributes, races, positions and link markers are those of
the card databases that players have on their disks, so facts need no
translation.  Places, reasons and ways of being summoned are ours.
"""

from typing import Final

# Card types.
MONSTER: Final = 0x1
SPELL: Final = 0x2
TRAP: Final = 0x4
NORMAL: Final = 0x10
EFFECT: Final = 0x20
FUSION: Final = 0x40
RITUAL: Final = 0x80
SPIRIT: Final = 0x200
UNION: Final = 0x400
GEMINI: Final = 0x800
TUNER: Final = 0x1000
SYNCHRO: Final = 0x2000
TOKEN: Final = 0x4000
QUICK_PLAY: Final = 0x10000
CONTINUOUS: Final = 0x20000
EQUIP: Final = 0x40000
FIELD: Final = 0x80000
COUNTER: Final = 0x100000
FLIP: Final = 0x200000
TOON: Final = 0x400000
XYZ: Final = 0x800000
PENDULUM: Final = 0x1000000
LINK: Final = 0x4000000
EXTRA_DECK_TYPES: Final = FUSION | SYNCHRO | XYZ | LINK

TYPE_NAMES: Final = {
    MONSTER: "monster", SPELL: "Spell", TRAP: "Trap", NORMAL: "Normal", EFFECT: "Effect",
    FUSION: "Fusion", RITUAL: "Ritual", SPIRIT: "Spirit", UNION: "Union", GEMINI: "Gemini",
    TUNER: "Tuner", SYNCHRO: "Synchro", TOKEN: "Token", QUICK_PLAY: "Quick-Play",
    CONTINUOUS: "Continuous", EQUIP: "Equip", FIELD: "Field", COUNTER: "Counter", FLIP: "Flip",
    TOON: "Toon", XYZ: "Xyz", PENDULUM: "Pendulum", LINK: "Link",
}  # fmt: skip

# Attributes.
EARTH: Final = 0x1
WATER: Final = 0x2
FIRE: Final = 0x4
WIND: Final = 0x8
LIGHT: Final = 0x10
DARK: Final = 0x20
DIVINE: Final = 0x40

ATTRIBUTE_NAMES: Final = {
    EARTH: "EARTH", WATER: "WATER", FIRE: "FIRE", WIND: "WIND", LIGHT: "LIGHT", DARK: "DARK",
    DIVINE: "DIVINE",
}  # fmt: skip

# Races (monster types), in the order of their bits.
RACE_NAMES: Final = {
    1 << bit: name
    for bit, name in enumerate(
        (
            "Warrior",
            "Spellcaster",
            "Fairy",
            "Fiend",
            "Zombie",
            "Machine",
            "Aqua",
            "Pyro",
            "Rock",
            "Winged Beast",
            "Plant",
            "Insect",
            "Thunder",
            "Dragon",
            "Beast",
            "Beast-Warrior",
            "Dinosaur",
            "Fish",
            "Sea Serpent",
            "Reptile",
            "Psychic",
            "Divine-Beast",
            "Creator God",
            "Wyrm",
            "Cyberse",
            "Illusion",
        )
    )
}
WARRIOR: Final = 1 << 0
SPELLCASTER: Final = 1 << 1
FAIRY: Final = 1 << 2
FIEND: Final = 1 << 3
ZOMBIE: Final = 1 << 4
MACHINE: Final = 1 << 5
AQUA: Final = 1 << 6
PYRO: Final = 1 << 7
ROCK: Final = 1 << 8
WINGED_BEAST: Final = 1 << 9
PLANT: Final = 1 << 10
INSECT: Final = 1 << 11
THUNDER: Final = 1 << 12
DRAGON: Final = 1 << 13
BEAST: Final = 1 << 14
BEAST_WARRIOR: Final = 1 << 15
DINOSAUR: Final = 1 << 16
FISH: Final = 1 << 17
SEA_SERPENT: Final = 1 << 18
REPTILE: Final = 1 << 19
PSYCHIC: Final = 1 << 20
WYRM: Final = 1 << 23
CYBERSE: Final = 1 << 24
ILLUSION: Final = 1 << 25

# Positions.
FACEUP_ATTACK: Final = 0x1
FACEDOWN_ATTACK: Final = 0x2
FACEUP_DEFENSE: Final = 0x4
FACEDOWN_DEFENSE: Final = 0x8
FACEUP: Final = FACEUP_ATTACK | FACEUP_DEFENSE
DEFENSE: Final = FACEUP_DEFENSE | FACEDOWN_DEFENSE
FACEDOWN: Final = FACEDOWN_ATTACK | FACEDOWN_DEFENSE

# Places.  A card under an Xyz Monster is in `OVERLAY`; a Token off the field is `NOWHERE`.
NOWHERE: Final = 0
DECK: Final = 1
HAND: Final = 2
GRAVE: Final = 4
BANISHED: Final = 8
EXTRA: Final = 16
MZONE: Final = 32
SZONE: Final = 64
OVERLAY: Final = 128
PZONE: Final = 256  # a Pendulum Zone; where effects are concerned, no Spell & Trap Zone
FIELD_PLACES: Final = MZONE | SZONE

# Zones of one player: Main Monster Zones 0 to 4, Extra Monster Zones 5 and 6;
# Spell & Trap Zones 0 to 4 (0 and 4 are the Pendulum Zones), Field Zone 5.
MAIN_ZONES: Final = 5
MONSTER_ZONES: Final = 7  # no kind of zone has more
SPELL_ZONES: Final = 5  # without the Field Zone
EXTRA_LEFT: Final = 5
EXTRA_RIGHT: Final = 6
FIELD_ZONE: Final = 5

# Link markers.
BOTTOM_LEFT: Final = 0x1
BOTTOM: Final = 0x2
BOTTOM_RIGHT: Final = 0x4
LEFT: Final = 0x8
RIGHT: Final = 0x20
TOP_LEFT: Final = 0x40
TOP: Final = 0x80
TOP_RIGHT: Final = 0x100

# The two numbers of a monster that effects change.
ATK: Final = 1
DEF: Final = 2

STAT_NAMES: Final = {ATK: "ATK", DEF: "DEF"}

# Why a card was moved.
R_EFFECT: Final = 0x1
R_COST: Final = 0x2
R_MATERIAL: Final = 0x4
R_DESTROY: Final = 0x8
R_DISCARD: Final = 0x10
R_TRIBUTE: Final = 0x20
R_RULE: Final = 0x40
R_LINK: Final = 0x80
R_FUSION: Final = 0x200
R_SYNCHRO: Final = 0x400
R_RITUAL: Final = 0x800
R_SUMMON: Final = 0x1000
R_REPLACE: Final = 0x2000
R_DRAW: Final = 0x4000
R_THEIRS: Final = 0x8000  # by an effect of the opponent of the player who controlled it
R_BEARER_SENT: Final = 0x20000  # an Equip Card, because its monster was sent to the GY
R_BEARER_DESTROYED: Final = 0x40000  # ... because its monster was destroyed
R_BATTLE: Final = 0x10000  # by battle: never, as none is played

# How a monster on the field was summoned.
BY_NORMAL: Final = 0x1
BY_TRIBUTE: Final = 0x2
BY_FLIP: Final = 0x4
BY_SPECIAL: Final = 0x8
BY_FUSION: Final = 0x10
BY_SYNCHRO: Final = 0x20
BY_XYZ: Final = 0x40
BY_LINK: Final = 0x80
BY_RITUAL: Final = 0x100
BY_PENDULUM: Final = 0x200
BY_SET: Final = 0x800  # in what an event asks for: it was Set, and not Summoned since
BY_FROM_EXTRA: Final = 0x400  # in whatever way, from the Extra Deck
BY_FROM_HAND: Final = 0x1000  # Special Summoned from the hand, in whatever way
BY_SUCH_EFFECT: Final = 0x2000  # by the effect of a card that its own text asks for
BY_FROM_GRAVE: Final = 0x4000  # Special Summoned from a GY, in whatever way

# Whose cards: seen from the player of the effect.
UNBOUNDED: Final = 1 << 30  # more than any number of a game

YOU: Final = 1
OPPONENT: Final = 2
EITHER: Final = 3


def names(bits: int, table: dict[int, str], joined: str = " or ") -> str:
    """The names of the bits that are set, in the order of `table`."""
    return joined.join(name for bit, name in table.items() if bits & bit)
