"""The words of card texts: which word stands for which value of the effect language.

Tables only, so that they can be read in both directions: from a definition to its text, and from
a text to its definition.  Names that are the same in both (attributes, types of monsters) are
those of `engine.yugioh.vocabulary`.
"""

from collections.abc import Sequence
from typing import Final

from engine.yugioh import vocabulary as v
from engine.yugioh.language.words import Banned, Done

ATTRIBUTES: Final = v.ATTRIBUTE_NAMES
RACES: Final = v.RACE_NAMES

# Types of cards, in the order in which they stand before the noun.
TYPES: Final = {
    v.FLIP: "Flip", v.SPIRIT: "Spirit", v.UNION: "Union", v.GEMINI: "Gemini", v.TOON: "Toon",
    v.TUNER: "Tuner", v.PENDULUM: "Pendulum", v.RITUAL: "Ritual", v.FUSION: "Fusion",
    v.SYNCHRO: "Synchro", v.XYZ: "Xyz", v.LINK: "Link", v.NORMAL: "Normal", v.EFFECT: "Effect",
    v.QUICK_PLAY: "Quick-Play", v.CONTINUOUS: "Continuous", v.EQUIP: "Equip", v.FIELD: "Field",
    v.COUNTER: "Counter",
}  # fmt: skip
NOUNS: Final = {v.MONSTER: "monster", v.SPELL: "Spell", v.TRAP: "Trap", v.TOKEN: "Token"}
MONSTER_TYPES: Final = (
    v.FLIP, v.SPIRIT, v.UNION, v.GEMINI, v.TOON, v.TUNER, v.PENDULUM, v.FUSION, v.SYNCHRO, v.XYZ,
    v.LINK, v.EFFECT,
)  # fmt: skip
SPELL_ONLY: Final = (v.QUICK_PLAY, v.EQUIP, v.FIELD)
# A Spell or Trap without any of these is a Normal one.
SPELL_TRAP_TYPES: Final = v.QUICK_PLAY | v.EQUIP | v.FIELD | v.COUNTER | v.CONTINUOUS | v.RITUAL

# Places in the order in which a text lists them.
PILES: Final = {
    v.HAND: "hand", v.DECK: "Deck", v.EXTRA: "Extra Deck", v.GRAVE: "GY", v.BANISHED: "banishment",
}  # fmt: skip
FIELD: Final = "field"
ZONES: Final = {
    v.MZONE: "Monster Zone", v.SZONE: "Spell & Trap Zone", v.PZONE: "Pendulum Zone",
}  # fmt: skip
# Bits of zone numbers that have a name.
MAIN_ZONES: Final = 0b11111
EXTRA_ZONES: Final = 0b1100000

# Where a player's monsters are that can be destroyed: "in your possession".
POSSESSED: Final = v.HAND | v.DECK | v.MZONE | v.EXTRA
SPELL_ZONES: Final = 0b11111  # and no Field Zone
OUTER_ZONES: Final = 0b10001
FIELD_ZONE: Final = 1 << v.FIELD_ZONE
# Single zones that texts name.
NAMED_ZONES: Final = {1 << 2: "center Main Monster Zone"}
MONSTER_ZONES: Final = {
    MAIN_ZONES: "Main Monster Zone", EXTRA_ZONES: "Extra Monster Zone", **NAMED_ZONES,
    OUTER_ZONES: "leftmost or rightmost Main Monster Zones",
}  # fmt: skip

POSITIONS: Final = {
    v.FACEUP_ATTACK: "Attack Position", v.FACEUP_DEFENSE: "Defense Position",
    v.FACEDOWN_DEFENSE: "face-down Defense Position",
    v.FACEUP_ATTACK | v.FACEDOWN_DEFENSE: "Attack Position or face-down Defense Position",
    v.DEFENSE: "face-up or face-down Defense Position",
}  # fmt: skip

# Ways of being summoned; a Tribute Summon is a Normal Summon too.
SUMMONS: Final = {
    v.BY_NORMAL: "Normal", v.BY_TRIBUTE: "Tribute", v.BY_FLIP: "Flip", v.BY_SPECIAL: "Special",
    v.BY_FUSION: "Fusion", v.BY_RITUAL: "Ritual", v.BY_SYNCHRO: "Synchro", v.BY_XYZ: "Xyz",
    v.BY_LINK: "Link", v.BY_PENDULUM: "Pendulum",
}  # fmt: skip

# The Summon that makes such a monster of materials.
MADE_BY: Final = {
    v.FUSION: v.BY_FUSION, v.SYNCHRO: v.BY_SYNCHRO, v.XYZ: v.BY_XYZ, v.LINK: v.BY_LINK,
}  # fmt: skip

STATS: Final = {v.ATK | v.DEF: "ATK/DEF", v.ATK: "ATK", v.DEF: "DEF"}

# The numbers on a card, as the effect language calls them.
NUMBERS: Final = {
    "level": "Level", "rank": "Rank", "link": "Link Rating", "attack": "ATK", "defense": "DEF",
    "original attack": "original ATK", "original defense": "original DEF",
    "printed attack": "printed ATK", "printed defense": "printed DEF",
    "original level": "original Level",
    "level/rank": "Levels and Ranks", "original scale": "original Pendulum Scale",
    "scale": "Pendulum Scale", "type": "Type", "attribute": "Attribute", "name": "name",
    "original name": "original name",
    "attack/defense": "ATK/DEF", "original attack/defense": "original ATK/DEF",
    "attack or defense": "ATK or DEF (whichever is higher)",
    "original attack or defense": "original ATK or DEF (whichever is higher)",
    "original attack + defense": "combined original ATK/DEF",
    "lower attack or defense": "ATK or DEF (whichever is lower)",
}  # fmt: skip

# Why this card was sent to the GY this turn.
SENT_BECAUSE: Final = {
    "sent-destroyed": "destroyed", "sent-destroyed-on-field": "destroyed on the field",
    "sent-destroyed-on-field-by-effect": "destroyed on the field by battle or card effect",
    "sent-destroyed-by-effect": "destroyed by battle or card effect", "sent-tributed": "Tributed",
    "sent-destroyed-by-opponent": "destroyed in your possession by an opponent's card",
}  # fmt: skip

BULLET_PLACES: Final = {v.HAND: "Hand", v.DECK: "Deck", v.EXTRA: "Extra Deck", v.GRAVE: "GY"}
SENT_FOR: Final = "because it was sent there to activate the effect of"

# States of a card that are adjectives, and those that are said after the noun.
STATES_BEFORE: Final = {
    "other": "other", "face-up": "face-up", "face-down": "Set", "co-linked": "co-linked",
    "linked": "linked", "defense-position": "Defense Position",
}  # fmt: skip
STATES_AFTER: Final = {
    "pointed": "this card points to", "its-co-linked": "co-linked to this card",
    "its-linked": "linked to this card", "pointing": "that points to this card",
    "as-spell": "treated as a Continuous Spell", "materials": "that has material",
    "this-turn": "that was Special Summoned this turn",
    "sent-this-turn": "that was sent there this turn", "its-column": "in this card's column",
    "used-with-it": "that was used with it", "its-material": "that was used as its {}Material",
    "made-of-it": "that used this card as {}Material",
    "equipped-by-it": "equipped to it by its effect",
    "controlled": "you control", "negated": "whose effects are negated",
    "free-column": "in the column of an unused Main Monster Zone",
    "marked": "this card marked", "pointed-to": "a Link Monster points to",
    "activated-opposite": "that activated their effects this turn in your opponent's Monster Zone",
    "flipped": "flipped face-up this turn",
    **{name: f"that was {words} and sent there this turn" for name, words in SENT_BECAUSE.items()},
}  # fmt: skip

# The same, said of the card of the effect itself, with and without "not".
STATES_OF_THIS: Final = {
    "face-up": ("is face-up on the field", "is not face-up on the field"),
    "co-linked": ("is co-linked", "is not co-linked"),
    "linked": ("is linked", "is not linked"),
    "defense-position": ("is in Defense Position", "is in Attack Position"),
    "this-turn": ("was Special Summoned this turn", "was not Special Summoned this turn"),
    "revealed": ("is revealed", "is not revealed"),
    "sent-this-turn": (
        "is in the GY because it was sent there this turn", "was not sent to the GY this turn"),
    "materials": ("has material", "has no material"),
    "pointed-to": (
        "is in a zone a Link Monster points to", "is not in a zone a Link Monster points to"),
    "flipped": ("was flipped face-up this turn", "was not flipped face-up this turn"),
    "activated-this-turn": ("was activated this turn", "was not activated this turn"),
    **{
        name: (f"is in the GY because it was {words} and sent there this turn", "was not sent so")
        for name, words in SENT_BECAUSE.items()
    },
    "equip": ("is equipped to a monster", "is a Continuous Spell"),
    "equipped-by-own-effect": ("is equipped to a monster by this effect", "is not so equipped"),
}  # fmt: skip

# What cards have in common with others.
SHARED: Final = {
    "name": "name", "type": "Type", "attribute": "Attribute", "original name": "original name",
    "original type": "original Type", "original attribute": "original Attribute",
    "card type": "card type", "monster card type": "monster card type",
}  # fmt: skip

# How cards that are chosen together must differ or agree.
TOGETHER: Final = {
    "different-names": "with different names", "different-levels": "with different Levels",
    "different-types-and-attributes": "with different Types and Attributes",
    "different-types": "with different Types", "different-attributes": "with different Attributes",
    "same-name-and-rank": "with the same name and Rank", "same-rank": "with the same Rank",
    "same-name": "with the same name", "same-level": "with the same Level",
    "same-attack": "with the same ATK",
    "same-type-and-attribute-different-names": (
        "with the same Type and Attribute, but different names"
    ),
    "same-type-and-attribute": "with the same Type and Attribute",
    "same-type-or-attribute": "with the same Type or Attribute",
    "same-type": "with the same Type",
    "same-attribute-different-types": "with the same Attribute but different Types",
    "same-attribute": "with the same Attribute",
}  # fmt: skip

# Verbs of the operations; other forms of those that are used in other moods.
GERUNDS: Final = {
    "send": "sending", "banish": "banishing", "discard": "discarding", "Tribute": "Tributing",
    "detach": "detaching", "shuffle": "shuffling", "pay": "paying", "return": "returning",
    "reveal": "revealing", "remove": "removing", "place": "placing", "destroy": "destroying",
    "add": "adding",
}  # fmt: skip
PARTICIPLES: Final = {
    "send": "sent", "banish": "banished", "discard": "discarded", "Tribute": "Tributed",
    "destroy": "destroyed", "Special Summon": "Special Summoned", "add": "added",
    "excavate": "excavated", "detach": "detached", "shuffle": "shuffled", "return": "returned",
    "turn face-up": "changed face-up",
}  # fmt: skip

# What is true of a monster that an effect summons, and how it is joined to the summon.
SUMMONED_BUT: Final = {
    "negated": ("but", "negate its effects", "negate their effects"),
    "negated-this-turn": (
        "but", "negate its effects this turn", "negate their effects this turn"),
    "banished-when-it-leaves": (
        "but", "banish it when it leaves the field", "banish them when they leave the field"),
    "bottom-when-it-leaves": (
        "but", "place it on the bottom of the Deck when it leaves the field",
        "place them on the bottom of the Deck when they leave the field"),
    "shuffled-when-it-leaves": (
        "but", "shuffle it into the Deck when it leaves the field",
        "shuffle them into the Deck when they leave the field"),
    "destroyed-in-end-phase": (
        "but", "destroy it during the End Phase", "destroy them during the End Phase"),
    "banished-in-end-phase": (
        "but", "banish it during the End Phase", "banish them during the End Phase"),
    "returned-in-end-phase": (
        "but", "return it to the hand during the End Phase",
        "return them to the hand during the End Phase"),
    # In later turns, none of which is played.
    **{
        f"{done}-in-next-end-phase": ("but", *(
            f"{do} {those}{to} during the End Phase of the next turn" for those in ("it", "them")))
        for done, do, to in (
            ("destroyed", "destroy", ""), ("shuffled", "shuffle", " into the Deck"),
            ("banished", "banish", ""), ("returned-to-extra", "return", " to the Extra Deck"))
    },
    **{
        f"{done}-in-their-next-end-phase": ("but", *(
            f"{do} {those}{to} during your opponent's next End Phase" for those in ("it", "them")))
        for done, do, to in (("destroyed", "destroy", ""), ("returned", "return", " to the hand"))
    },
    "banished-in-your-next-end-phase": (
        "but", "banish it during the End Phase of your next turn if it is still on the field",
        "banish them during the End Phase of your next turn if they are still on the field"),
    "shuffled-in-your-next-end-phase": (
        "but", "shuffle it into the Deck during the End Phase of your next turn",
        "shuffle them into the Deck during the End Phase of your next turn"),
    "cannot-activate": (
        "but", "it cannot activate its effects this turn",
        "they cannot activate their effects this turn"),
    "cannot-attack": ("but", "it cannot attack", "they cannot attack"),
    "cannot-attack-this-turn": (
        "but", "it cannot attack this turn", "they cannot attack this turn"),
    "cannot-attack-directly": ("but", "it cannot attack directly", "they cannot attack directly"),
    "cannot-attack-directly-this-turn": (
        "but", "it cannot attack directly this turn", "they cannot attack directly this turn"),
    "not-tribute-summon": (
        "also", "it cannot be Tributed for a Tribute Summon",
        "they cannot be Tributed for a Tribute Summon"),
    "not-tributed": ("also", "it cannot be Tributed", "they cannot be Tributed"),
}  # fmt: skip
SUMMON_ZONES: Final = {
    "": "", "pointed": "to your zone this card points to", "extra": "to the Extra Monster Zone",
    "column": "to your Main Monster Zone in its same column",
    "twice-pointed": "to your zone that 2 or more Link Monsters point to",
    "event": "to your zone that Link Monster points to",
}  # fmt: skip

# What a card cannot be used for.
USES: Final = {
    "tribute": "be Tributed", "tribute-summon": "be Tributed for a Tribute Summon",
    "fusion": "be used as Fusion Material", "synchro": "be used as Synchro Material",
    "xyz": "be used as Xyz Material", "link": "be used as Link Material",
}  # fmt: skip

# The Summons of which a card is no material.
SUMMON_MATERIALS: Final = {"fusion": "Fusion", "synchro": "Synchro", "xyz": "Xyz", "link": "Link"}

# Where a card has the name that its text gives it.
WHILE_IN: Final = (
    (v.HAND, "in the hand"), (v.MZONE | v.SZONE, "on the field"), (v.GRAVE, "in the GY"),
)  # fmt: skip
# One kind of zone alone; a Field Spell lies in the Field Zone.
WHILE_ONLY_IN: Final = {v.MZONE: "in the Monster Zone", v.SZONE: "in the Spell & Trap Zone"}
WHILE_IN_FIELD_ZONE: Final = "in the Field Zone"

# What a player cannot do for the rest of the turn.
FORBIDDEN: Final = {
    "normal-summon": "Normal Summon", "set": "Set", "special-summon": "Special Summon",
    "activate": "activate", "pendulum-summon": "Pendulum Summon", "link-summon": "Link Summon",
    "tribute-summon": "Tribute Summon",
}  # fmt: skip

# How many monsters the opponent can place on the field.
NO_MORE: Final = (
    "while you control a monster, your opponent cannot place a monster on the field if they would "
    "then control more monsters than you"
)
# What a player did this turn.
DEEDS: Final = {
    "special": "Special Summoned", "xyz": "Xyz Summoned", "normal": "Normal Summoned",
    "flip": "Flip Summoned", "summon": "Normal or Special Summoned", "set": "Set",
    "normal-set": "Normal Summoned/Set", "activate": "activated", "draw": "drawn",
}  # fmt: skip

# No Summon in any way; what a player cannot do in a whole turn must not be done before either.
NO_SUMMONS: Final[tuple[Banned, ...]] = ("normal-summon", "special-summon", "flip-summon")
BANS_OF_DEEDS: Final[dict[Done, tuple[Banned, ...]]] = {
    "special": ("special-summon",), "normal": ("normal-summon",),
    "summon": ("normal-summon", "special-summon"), "set": ("set",), "activate": ("activate",),
    "normal-set": ("normal-summon", "set"), "draw": ("draw",),
}  # fmt: skip

PHASES: Final = {
    "main": "Main Phase", "main 1": "Main Phase 1", "main 2": "Main Phase 2",
    "battle": "Battle Phase", "standby": "Standby Phase", "end": "End Phase",
    "standby-phase": "Standby Phase", "end-phase": "End Phase", "draw": "Draw Phase",
}  # fmt: skip

# How often, by the scope of a limit, at the start of the sentence.
OPENING_LIMITS: Final = {
    "soft": "Once per turn", "stay": "Once while face-up on the field", "chain": "Once per Chain",
}  # fmt: skip


def listed(items: Sequence[str], last: str = "or") -> str:
    """Words as a text lists them: "A", "A or B", "A, B, or C"."""
    if len(items) < 3:
        return f" {last} ".join(items)
    return f"{', '.join(items[:-1])}, {last} {items[-1]}"


def summons(how: int) -> str:
    """Ways of being summoned: "Normal or Special"."""
    if how & v.BY_NORMAL:
        how &= ~v.BY_TRIBUTE
    return listed([name for bit, name in SUMMONS.items() if how & bit])


# From where this card was Special Summoned.
SUMMONED_FROM: Final = {v.BY_FROM_HAND: "hand", v.BY_FROM_GRAVE: "GY"}


def was_summoned(how: int) -> str:
    """In which of these ways the card of an effect was summoned."""
    if how in SUMMONED_FROM:
        return f"you control this card that was Special Summoned from the {SUMMONED_FROM[how]}"
    return f"this card was {summons(how)} Summoned"


def material_of(types: int) -> str:
    """What kind of material such a monster is made of: "Link ", with a space, or nothing."""
    ways = (v.LINK, v.SYNCHRO, v.FUSION, v.XYZ)
    return next((f"{TYPES[bit]} " for bit in ways if types & bit), "")
