"""The numbers of a card that an amount can ask for."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.counters import counters
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import has_level, has_stat, level, name_now, printed
from engine.yugioh.queries.traits import attribute_now, scale_now, type_now
from engine.yugioh.vocabulary import ATK, DEF, LINK, PENDULUM, XYZ

# What is asked of a card.
OF_LEVEL: Final = 0


OF_ATTACK: Final = 1


OF_DEFENSE: Final = 2


OF_ORIGINAL_ATTACK: Final = 3


OF_ORIGINAL_DEFENSE: Final = 4


OF_ORIGINAL_LEVEL: Final = 5


OF_RANK: Final = 6


OF_LINK: Final = 7


OF_TYPE: Final = 8  # as bits


OF_ATTRIBUTE: Final = 9


OF_PRINTED_ATTACK: Final = 10


OF_PRINTED_DEFENSE: Final = 11


OF_HIGHER: Final = 12  # ATK or DEF, whichever is higher


OF_ORIGINAL_HIGHER: Final = 13


OF_LEVEL_OR_RANK: Final = 14


OF_NAME: Final = 15  # 1 + the number of the name


OF_ORIGINAL_NAME: Final = 16


OF_SCALE: Final = 17


OF_ORIGINAL_SCALE: Final = 18


OF_ORIGINAL_SUM: Final = 20  # ATK and DEF together


OF_LOWER: Final = 21  # ATK or DEF, whichever is lower


OF_COUNTERS: Final = 32  # and the kind


ASKED: Final = {
    "level": OF_LEVEL, "rank": OF_RANK, "link": OF_LINK, "attack": OF_ATTACK,
    "defense": OF_DEFENSE, "original attack": OF_ORIGINAL_ATTACK,
    "original defense": OF_ORIGINAL_DEFENSE, "original level": OF_ORIGINAL_LEVEL,
    "printed attack": OF_PRINTED_ATTACK, "printed defense": OF_PRINTED_DEFENSE,
    "type": OF_TYPE, "attribute": OF_ATTRIBUTE, "attack or defense": OF_HIGHER,
    "original attack or defense": OF_ORIGINAL_HIGHER, "lower attack or defense": OF_LOWER,
    "original attack + defense": OF_ORIGINAL_SUM,
    "level/rank": OF_LEVEL_OR_RANK, "name": OF_NAME, "original name": OF_ORIGINAL_NAME,
    "scale": OF_SCALE, "original scale": OF_ORIGINAL_SCALE,
}  # fmt: skip


def number_of(s: State, card: i64, what: i64) -> i64:
    """A number of a card as it is now (OF_...); 0 where it has none."""
    if what == OF_ATTACK:
        return s.attack(card)
    if what == OF_DEFENSE:
        return s.defense(card)
    if what == OF_ORIGINAL_ATTACK:
        return s.original(card, ATK)
    if what == OF_ORIGINAL_DEFENSE:
        return s.original(card, DEF)
    if what == OF_HIGHER:
        return max(s.attack(card), s.defense(card))
    if what == OF_LOWER:
        return min(s.attack(card), s.defense(card))
    if what == OF_ORIGINAL_HIGHER:
        return max(s.original(card, ATK), s.original(card, DEF))
    if what == OF_ORIGINAL_SUM:
        return s.original(card, ATK) + s.original(card, DEF)
    if what >= OF_COUNTERS:
        return counters(s, card, what - OF_COUNTERS)
    if what == OF_TYPE:
        return type_now(s, card)
    if what == OF_ATTRIBUTE:
        return attribute_now(s, card)
    if what == OF_NAME:
        return name_now(s, card) + 1
    if what == OF_ORIGINAL_NAME:
        return s.t.name_group[s.definition[card]] + 1
    if not has_number(s, card, what):
        return 0
    if what == OF_SCALE:
        return scale_now(s, card)
    if what == OF_ORIGINAL_SCALE:
        return s.t.scale[s.definition[card]]
    if what == OF_PRINTED_ATTACK or what == OF_PRINTED_DEFENSE:
        return printed(s, card, ATK if what == OF_PRINTED_ATTACK else DEF)
    return s.t.level[s.definition[card]] if what == OF_ORIGINAL_LEVEL else level(s, card)


def has_number(s: State, card: i64, what: i64) -> bool:
    """Whether a card has a number at all: Xyz and Link Monsters have no Level."""
    if what == OF_LEVEL or what == OF_ORIGINAL_LEVEL:
        return has_level(s, card)
    if what == OF_ORIGINAL_SUM:
        return has_stat(s, card, ATK)
    if what == OF_RANK or what == OF_LINK:
        return s.t.type[s.definition[card]] & (XYZ if what == OF_RANK else LINK) != 0
    if what == OF_LEVEL_OR_RANK:
        return has_level(s, card) or s.t.type[s.definition[card]] & XYZ != 0
    if what == OF_SCALE or what == OF_ORIGINAL_SCALE:
        return s.t.type[s.definition[card]] & PENDULUM != 0
    if what >= OF_NAME:
        return True
    if what == OF_TYPE or what == OF_ATTRIBUTE:
        return s.t.race[s.definition[card]] != 0
    if what == OF_HIGHER or what == OF_ORIGINAL_HIGHER:
        return has_stat(s, card, ATK)
    if what == OF_LOWER:
        return has_stat(s, card, ATK) and has_stat(s, card, DEF)
    of_attack = what == OF_ATTACK or what == OF_ORIGINAL_ATTACK or what == OF_PRINTED_ATTACK
    return has_stat(s, card, ATK if of_attack else DEF)
