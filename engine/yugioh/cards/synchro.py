"""Synchro Monsters that many decks play."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, Ignition, Note, SynchroSummon, Trigger, monster, summoned,
)  # fmt: skip
from engine.yugioh.language import (
    FACE_UP, MONSTER, OTHER, Banish, ChangePosition, ChangeStats, Choose, Chosen, Destroy, Draw,
    Each, IfDone, Race, State, When, exists,
)  # fmt: skip

_FIELD = v.MZONE | v.SZONE
# The card of the effect is still face-up on the field.
_STILL_HERE = exists(~OTHER & FACE_UP, v.MZONE)

HYPER_LIBRARIAN = monster(
    90953320, "T.G. Hyper Librarian", v.DARK, v.SPELLCASTER, 5, 2400, 1800,
    type=v.SYNCHRO | v.EFFECT,
    series=(0x27,),
    procedures=(SynchroSummon(),),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_SYNCHRO, OTHER & MONSTER),
            optional=False,
            do=(When(_STILL_HERE, (Draw(1),)),),
        ),
    ),
)  # fmt: skip

ARMADES = monster(
    88033975, "Armades, Keeper of Boundaries", v.LIGHT, v.FIEND, 5, 2300, 1500,
    type=v.SYNCHRO | v.EFFECT,
    procedures=(SynchroSummon(),),
    effects=(Note("while it battles, the opponent activates nothing"),),
)  # fmt: skip

STARDUST_CHARGE_WARRIOR = monster(
    64880894, "Stardust Charge Warrior", v.WIND, v.WARRIOR, 6, 2000, 1300,
    type=v.SYNCHRO | v.EFFECT,
    series=(0xA3, 0x2066),
    procedures=(SynchroSummon(),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_SYNCHRO),
            missable=True,
            do=(Draw(1),),
        ),
        Note("it can attack every Special Summoned monster of the opponent"),
    ),
)  # fmt: skip

GAIA_KNIGHT = monster(
    97204936, "Gaia Knight, the Force of Earth", v.EARTH, v.WARRIOR, 6, 2600, 800,
    type=v.SYNCHRO,
    procedures=(SynchroSummon(),),
)  # fmt: skip

SCRAP_ARCHFIEND = monster(
    45815891, "Scrap Archfiend", v.EARTH, v.FIEND, 7, 2700, 1800,
    type=v.SYNCHRO,
    series=(0x24, 0x45),
    procedures=(SynchroSummon(),),
)  # fmt: skip

BLACK_ROSE_DRAGON = monster(
    73580471, "Black Rose Dragon", v.FIRE, v.DRAGON, 7, 2400, 1800,
    type=v.SYNCHRO | v.EFFECT,
    series=(0x1123,),
    procedures=(SynchroSummon(),),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_SYNCHRO),
            missable=True,
            do=(Destroy(Each(ANY, _FIELD, v.EITHER)),),
        ),
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            cost=(Banish(Choose(Race(v.PLANT) & MONSTER, v.GRAVE)),),
            target=(Choose(State("defense-position") & MONSTER, v.MZONE, whose=v.OPPONENT),),
            do=(
                ChangePosition(Chosen(), v.FACEUP_ATTACK),
                IfDone((ChangeStats(Chosen(), to=0, until="end"),)),
            ),
        ),
    ),
)  # fmt: skip
