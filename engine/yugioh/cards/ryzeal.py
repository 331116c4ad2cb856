"""The "Ryzeal" series: LIGHT Pyro and FIRE Thunder monsters that make Rank 4 Xyz Monsters.

Each Main Deck monster summons itself from the hand, and then only Rank 4 Xyz
Monsters leave the Extra Deck for the rest of the turn.
"""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    ONCE_PER_TURN,
    Activate,
    ByItself,
    FieldStats,
    Ignition,
    InsteadOfDestruction,
    Limit,
    Note,
    Quick,
    Trigger,
    XyzSummon,
    monster,
    spell,
    summoned,
)
from engine.yugioh.cards.traits import LIGHT, XYZ
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    SPELL_TRAP,
    Answering,
    Attribute,
    Between,
    Choose,
    Chosen,
    InPlace,
    MaterialCount,
    Named,
    Each,
    Like,
    Race,
    Series,
    exists,
    level,
    none,
)
from engine.yugioh.language import (
    AddToHand,
    Attach,
    Destroy,
    Detach,
    DetachFrom,
    Draw,
    IfDone,
    NegateActivation,
    OnlySpecialSummon,
    Optional,
    SendToGrave,
    SetCard,
    SpecialSummon,
    Then,
    ToDeck,
)

_ICE = 8633261
_NODE = 72238166
_CROSS = 6798031

_RYZEAL = Series(0x1B6, "Ryzeal")
_LEVEL_4 = level(4, 4)
_RANK_4 = Between("rank", 4, 4)
_FIRE_THUNDER = Attribute(v.FIRE) & Race(v.THUNDER) & MONSTER
_LIGHT_PYRO = LIGHT & Race(v.PYRO) & MONSTER

_FIELD = v.MZONE | v.SZONE
# What follows when one of them has summoned itself.
_ONLY_RANK_4 = (OnlySpecialSummon(~InPlace(v.EXTRA) | _RANK_4),)


def _present(filter: Filter) -> tuple[Node, ...]:
    """A face-up monster on the field or a monster in the GY matches."""
    return (exists(FACE_UP & filter & MONSTER, v.MZONE | v.GRAVE),)


# ---------------------------------------------------------------- Main Deck

ICE = monster(
    _ICE, "Ice Ryzeal", v.LIGHT, v.PYRO, 4, 1700, 1000,
    series=(_RYZEAL.code,),
    procedures=(
        ByItself(
            cost=(SendToGrave(Choose(OTHER, v.HAND | _FIELD)),), after=_ONLY_RANK_4, once=True
        ),
    ),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_NORMAL),
            do=(SpecialSummon(Choose(_RYZEAL & MONSTER & ~Named(_ICE), v.DECK)),),
        ),
    ),
)  # fmt: skip

EXT = monster(
    34022970, "Ext Ryzeal", v.LIGHT, v.PYRO, 4, 500, 2000,
    series=(_RYZEAL.code,),
    procedures=(
        ByItself(
            cost=(SendToGrave(Choose(XYZ & MONSTER, v.EXTRA)),), after=_ONLY_RANK_4, once=True
        ),
    ),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(none(OTHER & FACE_UP & ~_LEVEL_4 & ~_RANK_4, v.MZONE),),
            on=summoned(v.BY_NORMAL | v.BY_SPECIAL),
            do=(AddToHand(Choose(_FIRE_THUNDER, v.DECK)),),
        ),
    ),
)  # fmt: skip

SWORD = monster(
    35844557, "Sword Ryzeal", v.FIRE, v.THUNDER, 4, 1500, 200,
    series=(_RYZEAL.code,),
    procedures=(ByItself(condition=_present(_RYZEAL), after=_ONLY_RANK_4, once=True),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_NORMAL | v.BY_SPECIAL),
            do=(AddToHand(Choose(_LIGHT_PYRO, v.DECK)),),
        ),
    ),
)  # fmt: skip

NODE = monster(
    _NODE, "Node Ryzeal", v.FIRE, v.THUNDER, 4, 1400, 1600,
    series=(_RYZEAL.code,),
    procedures=(ByItself(condition=_present(XYZ), after=_ONLY_RANK_4, once=True),),
    effects=(
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(SendToGrave(Choose(ANY, v.HAND | _FIELD)),),
            target=(Choose(_RYZEAL & MONSTER & ~Named(_NODE), v.GRAVE, name="target"),),
            do=(SpecialSummon(Chosen(("target",)), v.FACEUP_DEFENSE, but=("negated",)),),
        ),
    ),
)  # fmt: skip

STAR = monster(
    84433129, "Star Ryzeal", v.LIGHT, v.PYRO, 4, 1800, 0,
    series=(_RYZEAL.code,),
    procedures=(ByItself(cost=(DetachFrom(1),), after=_ONLY_RANK_4, once=True),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_SPECIAL),
            do=(SetCard(Choose(_RYZEAL & SPELL_TRAP, v.DECK)),),
        ),
    ),
)  # fmt: skip

# ----------------------------------------------------------------- Spells

PLUGIN = spell(
    60394026, "Ryzeal Plugin", v.QUICK_PLAY,
    series=(_RYZEAL.code,),
    effects=(
        Activate(
            limit=Limit("oath"),
            target=(Choose(FACE_UP & (XYZ | _RYZEAL) & MONSTER, v.GRAVE | v.BANISHED),),
            do=(
                SpecialSummon(Chosen()),
                Then((
                    Optional((
                        Attach(
                            Choose(_RYZEAL, v.DECK), Choose(FACE_UP & _RANK_4 & MONSTER, v.MZONE)
                        ),
                    )),
                )),
            ),
        ),
        Note("only Rank 4 Xyz Monsters may attack for the rest of the turn"),
    ),
)  # fmt: skip

CROSS = spell(
    _CROSS, "Ryzeal Cross", v.FIELD,
    series=(_RYZEAL.code,),
    effects=(
        # An Xyz Summon is what brings an Xyz Monster from the Extra Deck.
        OnlySpecialSummon(~XYZ | ~InPlace(v.EXTRA) | ~Like("name", Each(places=_FIELD))),
        Ignition(
            v.SZONE,
            limit=ONCE_PER_TURN,
            target=(Choose(_RYZEAL & ~Named(_CROSS), v.GRAVE, 2, 2),),
            do=(ToDeck(Chosen(), "bottom"), Then((Draw(1),))),
        ),
        Quick(
            v.SZONE,
            limit=EACH_ONCE_PER_TURN,
            condition=(Answering(v.OPPONENT, types=v.MONSTER),),
            cost=(DetachFrom(1, _RYZEAL & XYZ),),
            do=(NegateActivation("effect"),),
            unsupported="it is not activated: it applies when the opponent's monster effect "
            "resolves, and detaches then",
            inert=True,
        ),
    ),
)  # fmt: skip

# ------------------------------------------------------------ Xyz Monsters

DUO_DRIVE = monster(
    7511613, "Ryzeal Duo Drive", v.FIRE, v.THUNDER, 4, 2500, 2000,
    type=v.XYZ | v.EFFECT,
    series=(_RYZEAL.code,),
    procedures=(XyzSummon(least=2, more=True),),
    effects=(
        FieldStats(MaterialCount(100)),
        FieldStats(MaterialCount(-100), whose=v.OPPONENT),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_SPECIAL),
            do=(Attach(Choose(_RYZEAL & MONSTER, v.GRAVE), SELF),),
        ),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            do=(
                DetachFrom(2),
                IfDone((AddToHand(Choose(_RYZEAL, v.DECK, 2, 2, joint="different-names")),)),
            ),
        ),
    ),
)  # fmt: skip

DETONATOR = monster(
    34909328, "Ryzeal Detonator", v.LIGHT, v.PYRO, 4, 3000, 2500,
    type=v.XYZ | v.EFFECT,
    series=(_RYZEAL.code,),
    procedures=(XyzSummon(_RYZEAL, 2, more=True),),
    effects=(
        Quick(
            v.MZONE,
            answers="opponent",
            cost=(Detach(1),),
            target=(Choose(ANY, _FIELD, whose=v.EITHER, name="target"),),
            do=(Destroy(Chosen(("target",))),),
        ),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_SPECIAL),
            do=(Attach(Choose(MONSTER, v.GRAVE), SELF),),
        ),
        InsteadOfDestruction(
            FACE_UP & XYZ & MONSTER & InPlace(v.MZONE), (Detach(1),), once=True
        ),
        Note("the same instead of destruction by battle"),
    ),
)  # fmt: skip
