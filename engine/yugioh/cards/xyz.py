"""Rank 4 Xyz Monsters that many decks play."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    ONCE_PER_CHAIN, Ignition, Limit, Note, Quick, XyzSummon, monster,
)  # fmt: skip
from engine.yugioh.language import (
    OTHER, AnyCondition, Choose, Chosen, Compare, Count, During, Each, Random,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Also, Banish, Destroy, Detach, ReduceDamage, SendToGrave,
)  # fmt: skip

_FIELD = v.MZONE | v.SZONE

PEARL = monster(
    71594310, "Gem-Knight Pearl", v.EARTH, v.ROCK, 4, 2600, 1900,
    type=v.XYZ,
    series=(0x1047,),
    procedures=(XyzSummon(least=2),),
)  # fmt: skip

_OUROBOROS_LIMITS = (Limit("soft", 1, "turn"), Limit("stay"))

OUROBOROS = monster(
    38273745, "Evilswarm Ouroboros", v.DARK, v.DRAGON, 4, 2750, 1950,
    type=v.XYZ | v.EFFECT,
    series=(0xA,),
    procedures=(XyzSummon(least=3),),
    effects=(
        # One effect with three bullets, of which each is used once while it is face-up.
        Ignition(
            v.MZONE,
            limit=_OUROBOROS_LIMITS,
            cost=(Detach(1),),
            target=(Choose(ANY, _FIELD, whose=v.OPPONENT, name="target"),),
            do=(AddToHand(Chosen(("target",))),),
        ),
        Ignition(
            v.MZONE,
            limit=_OUROBOROS_LIMITS,
            cost=(Detach(1),),
            do=(SendToGrave(Random(ANY, v.HAND)),),
        ),
        Ignition(
            v.MZONE,
            limit=_OUROBOROS_LIMITS,
            cost=(Detach(1),),
            target=(Choose(ANY, v.GRAVE, whose=v.OPPONENT, name="target"),),
            do=(Banish(Chosen(("target",))),),
        ),
    ),
)  # fmt: skip

EXCITON_KNIGHT = monster(
    46772449, "Evilswarm Exciton Knight", v.LIGHT, v.FIEND, 4, 1900, 0,
    type=v.XYZ | v.EFFECT,
    series=(0xA,),
    procedures=(XyzSummon(least=2),),
    effects=(
        Quick(
            v.MZONE,
            limit=ONCE_PER_CHAIN,
            condition=(
                AnyCondition((During(v.YOU, "main"), During(v.OPPONENT, "battle"))),
                Compare(Count(ANY, v.HAND | _FIELD, v.OPPONENT), ">", Count(ANY, v.HAND | _FIELD)),
            ),
            cost=(Detach(1),),
            do=(Destroy(Each(OTHER, _FIELD, v.EITHER)), Also((ReduceDamage("none"),))),
        ),
    ),
)  # fmt: skip

UTOPIA = monster(
    84013237, "Number 39: Utopia", v.LIGHT, v.WARRIOR, 4, 2500, 2000,
    type=v.XYZ | v.EFFECT,
    series=(0x48, 0x107F),
    procedures=(XyzSummon(least=2),),
    effects=(
        Note("a material can be detached to negate any attack"),
        Note("an attack on it destroys it if it has no material"),
    ),
)  # fmt: skip
