"""The Digimon effect language: which cards, which numbers, under which conditions.

A card reads like its text.  What is said of cards is a filter, joined with `&`, `|` and `~`;
what is acted on is `THIS`, a `Choose` of the player, `Each` that matches, or the cards of the
event that triggered the effect.  Numbers may be amounts counted when they are needed.

    Choose(DIGIMON & dp(most=4000), BATTLE, least=1, most=2, whose=OPPONENT)

A choice takes as many as the text says or as many as there are (rules 1-3-2 and 15-10-2-1);
`up_to` lets the player take fewer, but at least one (1-3-6).
"""

from engine.digimon.language.filters import (
    ATTACKING, BLACK, BLUE, Between, Color, DIGIMON, DIGI_EGG, Extreme, FACE_DOWN, FACE_UP, GREEN,
    HasDigiXros, HasInherited, HasKeyword, HasLinked, HasTiming, HasUnder, Kind, Multicolor,
    NO_DIGIVOLUTION_CARDS, NameHas, Named,
    Numbered, OPTION, OTHER, PLACED_THIS_TURN, PURPLE, RED, SUSPENDED, Same, SpokenOf, State, TAMER,
    THIS_ONE, TOKEN, TextHas, Trait, TraitHas, UNSUSPENDED, WHITE, While, YELLOW, cost, dp,
    level, name_has, named,
)  # fmt: skip
from engine.digimon.language.meant import (
    ANY_NUMBER, Choose, Chosen, Each, EventCards, EventCause, Players, THIS, THIS_CARD, This,
    ThisCard,
)  # fmt: skip
from engine.digimon.language.amounts import (
    Count, DeletionLimit, DifferentColors, DifferentNames, DoneBefore, EventCount, Memory, Minus,
    NumberOf, Plus, Remembered,
)  # fmt: skip
from engine.digimon.language.conditions import (
    AnyCondition, Battling, ByEffectOf, Compare, EventWas, InPhase, InTurn, Is, Not, exists, none,
    security,
)  # fmt: skip

__all__ = [
    "ANY_NUMBER", "ATTACKING", "BLACK", "BLUE", "DIGIMON", "DIGI_EGG", "FACE_DOWN", "FACE_UP",
    "GREEN", "NO_DIGIVOLUTION_CARDS", "OPTION", "OTHER", "PLACED_THIS_TURN", "PURPLE", "RED",
    "SUSPENDED", "TAMER", "THIS", "THIS_CARD", "THIS_ONE", "TOKEN", "UNSUSPENDED", "WHITE",
    "YELLOW", "AnyCondition", "Battling", "Between", "ByEffectOf", "Choose", "Chosen", "Color",
    "Compare", "Count", "DeletionLimit", "DifferentColors", "DifferentNames", "DoneBefore",
    "Each", "EventCards", "EventCause", "EventCount", "EventWas", "Extreme", "HasDigiXros",
    "HasInherited", "HasKeyword", "HasLinked", "HasTiming", "HasUnder", "InPhase", "InTurn", "Is",
    "Kind",
    "Memory", "Minus", "Multicolor", "NameHas", "Named", "Not", "NumberOf", "Numbered",
    "Players", "Plus", "Remembered", "Same", "SpokenOf", "State", "TextHas", "This", "ThisCard",
    "Trait", "TraitHas", "While", "cost", "dp", "exists", "level", "name_has", "named", "none",
    "security",
]  # fmt: skip
