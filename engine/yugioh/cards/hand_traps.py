"""Cards held for the opponent's turn, most of them hand traps.

A player alone has little to do with them; what counts is that they are held.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card import ONCE_PER_TURN, Activate, Limit, Quick, monster, spell, trap
from engine.yugioh.cards.traits import EFFECT
from engine.yugioh.language import (
    FACE_UP,
    IT,
    MONSTER,
    OTHER,
    SELF,
    Answering,
    Choose,
    Chosen,
    Count,
    During,
    Each,
    Half,
    HowMany,
    LevelOf,
    State,
)
from engine.yugioh.operations import (
    Banish,
    ChangeStats,
    Discard,
    IfDone,
    Negate,
    NegateActivation,
    Protect,
    SendToGrave,
    SpecialSummon,
    Tribute,
)

_FIELD = v.MZONE | v.SZONE

# --------------------------------------------------------------- hand traps

EFFECT_VEILER = monster(
    97268402, "Effect Veiler", v.LIGHT, v.SPELLCASTER, 1, 0, 0,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND,
            condition=(During(v.OPPONENT, "main"),),
            cost=(SendToGrave(SELF),),
            target=(
                Choose(FACE_UP & EFFECT & MONSTER & State("negatable"), v.MZONE, whose=v.OPPONENT),
            ),
            do=(Negate(Chosen(), until="end"),),
        ),
    ),
)  # fmt: skip

NIBIRU = monster(
    27204311, "Nibiru, the Primal Being", v.LIGHT, v.ROCK, 11, 3000, 600,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            condition=(During(v.OPPONENT, "main"),),
            do=(
                Tribute(Each(FACE_UP & MONSTER, v.MZONE, v.EITHER)),
                IfDone((SpecialSummon(SELF),)),
            ),
            unsupported="the opponent must have summoned five monsters this turn, and then gets a "
            "Primal Being Token",
            interrupts="remove",
        ),
    ),
)  # fmt: skip

GHOST_OGRE = monster(
    59438930, "Ghost Ogre & Snow Rabbit", v.LIGHT, v.PSYCHIC, 3, 0, 1800,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND | v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(Answering(v.EITHER, places=_FIELD),),
            cost=(SendToGrave(SELF),),
            unsupported="it destroys the monster on the field, or the Spell or Trap that was "
            "face-up there before, whose effect it answers",
            interrupts="remove",
        ),
    ),
)  # fmt: skip

GHOST_BELLE = monster(
    73642296, "Ghost Belle & Haunted Mansion", v.EARTH, v.ZOMBIE, 3, 0, 1800,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            condition=(Answering(v.EITHER, ("recover", "summon-grave", "banish-grave")),),
            cost=(Discard(SELF),),
            do=(NegateActivation("activation"),),
        ),
    ),
)  # fmt: skip

DD_CROW = monster(
    24508238, "D.D. Crow", v.DARK, v.WINGED_BEAST, 1, 100, 100,
    effects=(
        Quick(
            v.HAND,
            cost=(Discard(SELF),),
            target=(Choose(ANY, v.GRAVE, whose=v.OPPONENT),),
            do=(Banish(Chosen()),),
        ),
    ),
)  # fmt: skip

MAXX_C = monster(
    23434538, 'Maxx "C"', v.EARTH, v.INSECT, 2, 500, 200,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            cost=(SendToGrave(SELF),),
            do=(Protect(text="this turn each Special Summon of the opponent draws a card"),),
        ),
    ),
)  # fmt: skip

# --------------------------------------------------------- Spells and Traps

INFINITE_IMPERMANENCE = trap(
    10045474, "Infinite Impermanence",
    effects=(
        Activate(
            target=(
                Choose(FACE_UP & MONSTER & State("negatable"), v.MZONE, whose=v.OPPONENT),
            ),
            do=(Negate(Chosen(), until="end"),),
            unsupported="it can be activated from the hand while you control no cards; if it was "
            "Set, it negates the other Spells and Traps in its column this turn",
        ),
    ),
)  # fmt: skip

CALLED_BY_THE_GRAVE = spell(
    24224830, "Called by the Grave", v.QUICK_PLAY,
    effects=(
        Activate(
            target=(Choose(MONSTER, v.GRAVE, whose=v.OPPONENT),),
            do=(Banish(Chosen()),),
            unsupported="until the end of the next turn the effects of the monster, and of "
            "monsters with its original name, are negated",
            interrupts="negate",
        ),
    ),
)  # fmt: skip

CROSSOUT_DESIGNATOR = spell(
    65681983, "Crossout Designator", v.QUICK_PLAY,
    effects=(
        Activate(
            limit=Limit("oath"),
            unsupported="it banishes a card of a name from your Deck, and this turn negates the "
            "effects of the cards with that original name, yours too",
            interrupts="negate",
        ),
    ),
)  # fmt: skip

_EFFECTIVE = FACE_UP & EFFECT & MONSTER

FORBIDDEN_DROPLET = spell(
    24299458, "Forbidden Droplet", v.QUICK_PLAY,
    series=(0x11D,),
    effects=(
        Activate(
            limit=Limit("oath"),
            cost=(
                SendToGrave(
                    Choose(
                        OTHER, v.HAND | _FIELD, most=Count(_EFFECTIVE, v.MZONE, v.OPPONENT),
                        name="sent",
                    )
                ),
            ),
            do=(
                ChangeStats(
                    Choose(
                        _EFFECTIVE, v.MZONE, most=HowMany("sent"), whose=v.OPPONENT, as_many=True,
                        name="halved",
                    ),
                    to=Half(LevelOf(IT, what="attack")), until="end",
                ),
                Negate(Chosen(("halved",)), until="end"),
            ),
            unsupported="the opponent cannot answer with cards of the types that were sent",
        ),
    ),
)  # fmt: skip
