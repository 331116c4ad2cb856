"""Attributes, races, types and series as filters: the adjectives of the definitions.

Set codes are those of the card databases; their names are in `strings.conf`.
"""

from typing import Final

from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, Attribute, InPlace, Race, Series, Type

LIGHT: Final = Attribute(v.LIGHT)
LIGHT_OR_DARK: Final = Attribute(v.LIGHT | v.DARK)

FIEND: Final = Race(v.FIEND)
FIEND_OR_FAIRY: Final = Race(v.FIEND | v.FAIRY)
FIEND_OR_ZOMBIE: Final = Race(v.FIEND | v.ZOMBIE)
ILLUSION: Final = Race(v.ILLUSION)

NORMAL: Final = Type(v.NORMAL)
EFFECT: Final = Type(v.EFFECT)
FUSION: Final = Type(v.FUSION)
RITUAL: Final = Type(v.RITUAL)
SYNCHRO: Final = Type(v.SYNCHRO)
XYZ: Final = Type(v.XYZ)
LINK: Final = Type(v.LINK)

FIENDSMITH: Final = Series(0x1A8, "Fiendsmith")
SNAKE_EYE: Final = Series(0x205, "Snake-Eye")
DARK_CONTRACT: Final = Series(0xAE, "Dark Contract")

LIGHT_FIEND: Final = LIGHT & FIEND & MONSTER

# Of what activates an effect: a monster card in a Spell & Trap Zone is a Spell.
MONSTER_EFFECT: Final = MONSTER & ~InPlace(v.SZONE | v.PZONE)
