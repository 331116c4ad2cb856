"""What a choice of cards asks of them: flags of the rows that choose, and joint constraints."""

from typing import Final

from mypy_extensions import i64

# Flags.
TARGET: Final = 1  # the chosen cards are targets
SUMMON: Final = 2  # they are to be Special Summoned
DISCARD: Final = 4
NOT_DOOMED: Final = 8  # not a card that is about to be destroyed
COUNTED: Final = 16  # most is the number of an amount
AS_MANY: Final = 32  # as many as possible
THAT_MANY: Final = 32768  # as many as were counted, or none
SPARES: Final = 64  # paying with it must leave what follows possible
EXTRA_ZONE: Final = 128  # to an Extra Monster Zone
NO_TOKEN: Final = 256
TO_HAND: Final = 512  # to be added to the hand
TRIBUTE: Final = 1024  # to be Tributed
BY_EFFECT: Final = 2048  # by an effect that must be able to affect it
DECLARED: Final = 4096  # only its name is declared
PAYS_TO_GRAVE: Final = 8192  # to be sent to the GY as a cost: it must get there
MAKES_ROOM: Final = 16384  # once it has gone there must be a zone for the summon that follows
LEADS: Final = 65536  # what comes after is held against it: one for which there is such a card
HELD: Final = 131072  # its filter holds the cards against others, which it is not itself
ONTO: Final = 1 << 18  # it is summoned with a monster on the field as material, which makes room
IGNORING: Final = 1 << 20  # its Summoning conditions
KNOWN: Final = 1 << 21  # the amount that most is can be worked out before the effect is used
TO_ACTIVATE: Final = 1 << 22  # to be activated by the effect
MATERIALS: Final = 1 << 23  # what comes after makes a summon of these cards alone: those that can
BY_OPPONENT: Final = 1 << 24  # the other player chooses
ACROSS: Final = 1 << 26  # to be Special Summoned to the field of the other player
PRESENT: Final = 1 << 25  # where it is bound to be made, there must be such cards already
IN_DEFENSE: Final = 1 << 27  # to be Special Summoned in Defense Position, where no Link Monster is
AS_FUSION: Final = 1 << 28  # their Special Summon is treated as a Fusion Summon
XYZ_MATERIAL: Final = 1 << 19  # what is summoned by the effect uses it as Xyz Material

# Joint constraints of the cards of one choice: bits for what any two of them must have in common,
# and in which they must differ.
NOT_JOINT: Final = 0
DIFFERENT_NAMES: Final = 1
DIFFERENT_LEVELS: Final = 2
DIFFERENT_TYPES: Final = 4
DIFFERENT_ATTRIBUTES: Final = 8
SUMMONED_TOGETHER: Final = 16  # they are to be Special Summoned together
SAME_NAME: Final = 32
SAME_LEVEL: Final = 64
SAME_TYPE: Final = 128
SAME_ATTRIBUTE: Final = 256
SAME_TYPE_OR_ATTRIBUTE: Final = 512
SAME_RANK: Final = 1024
DIFFERENT_CARD_TYPES: Final = 2048  # Monster, Spell, Trap
SAME_ATTACK: Final = 4096
# The total, of original Levels, is the Level of a card that a later row finds: the number has a bit
# for each.
TOTAL_AMONG: Final = 1 << 13
WITH_FIRST: Final = 1 << 14  # the first candidate, the card of the effect, is one of them
# ... and in the bits above them what a number of the chosen cards comes to together.
TOTAL: Final = 1 << 16
TOTAL_LINKS: Final = 1 << 17  # of their Link Ratings, not of their Levels
TOTAL_LESS: Final = 1 << 18  # or less
TOTAL_MORE: Final = 1 << 19  # or more
TOTAL_NUMBER: Final = 20  # the number, so far up
LEVELS_TOLD: Final = 16  # as many Levels have a bit among them
TOTAL_SIZE: Final = 36  # of how many cards at the most, so far up
JOINTS: Final = {
    "": NOT_JOINT,
    "different-names": DIFFERENT_NAMES,
    "different-levels": DIFFERENT_LEVELS,
    "different-types": DIFFERENT_TYPES,
    "different-attributes": DIFFERENT_ATTRIBUTES,
    "different-types-and-attributes": DIFFERENT_TYPES | DIFFERENT_ATTRIBUTES,
    "same-name": SAME_NAME,
    "same-level": SAME_LEVEL,
    "same-type": SAME_TYPE,
    "same-attribute": SAME_ATTRIBUTE,
    "same-type-and-attribute": SAME_TYPE | SAME_ATTRIBUTE,
    "same-type-and-attribute-different-names": SAME_TYPE | SAME_ATTRIBUTE | DIFFERENT_NAMES,
    "same-attribute-different-types": SAME_ATTRIBUTE | DIFFERENT_TYPES,
    "same-type-or-attribute": SAME_TYPE_OR_ATTRIBUTE,
    "same-rank": SAME_RANK,
    "same-name-and-rank": SAME_NAME | SAME_RANK,
    "same-attack": SAME_ATTACK,
}


def total_of(what: str, op: str, number: int, most: int) -> int:
    """The bits for what a number of at most so many cards comes to (`language.Total`)."""
    bits = TOTAL | number << TOTAL_NUMBER | min(most, 60) << TOTAL_SIZE
    bits |= TOTAL_LINKS * (what == "link")
    return bits | {"=": 0, "<=": TOTAL_LESS, ">=": TOTAL_MORE}[op]


def total_among(most: int) -> int:
    """The bits for original Levels of at most so many cards that come to that of another card."""
    return TOTAL | TOTAL_AMONG | min(most, 60) << TOTAL_SIZE


def total_number(joint: i64) -> i64:
    """What the chosen cards come to."""
    return joint >> TOTAL_NUMBER & 0xFFFF


def total_most(joint: i64) -> i64:
    """Of how many cards that is asked at the most."""
    return joint >> TOTAL_SIZE & 0x3F
