"""Link Monsters that many decks play."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    ONCE_PER_TURN,
    Ignition,
    InsteadOfDestruction,
    LinkSummon,
    Note,
    Quick,
    Trigger,
    link_monster,
    summoned,
)
from engine.yugioh.cards.traits import EFFECT, FUSION, NORMAL, RITUAL, SYNCHRO, XYZ
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    POINTED,
    SELF,
    Between,
    Choose,
    Chosen,
    Compare,
    Each,
    InPlace,
    MaterialsIncluded,
    Summoned,
    Type,
    exists,
    level,
)
from engine.yugioh.language import (
    Banish,
    ChangeStats,
    Destroy,
    Discard,
    Draw,
    Protect,
    SpecialSummon,
    Then,
    Tribute,
    When,
)

_FIELD = v.MZONE | v.SZONE

# ------------------------------------------------------------- Cross-Sheep


def _points_to(type_: Type) -> Compare:
    """The card of the effect points to a face-up monster of this type."""
    return exists(POINTED & FACE_UP & type_ & MONSTER, v.MZONE, v.EITHER)


CROSS_SHEEP = link_monster(
    50277355, "Cross-Sheep", v.EARTH, v.BEAST, 2, 700, v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    procedures=(LinkSummon(least=2, joint="different-names"),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_SPECIAL, POINTED & MONSTER),
            do=(
                When(_points_to(RITUAL), (
                    When(exists(ANY, v.DECK, least=2), (
                        Draw(2), Then((Discard(Choose(ANY, v.HAND, 2, 2)),)),
                    )),
                )),
                When(_points_to(FUSION), (
                    SpecialSummon(Choose(level(1, 4) & MONSTER, v.GRAVE)),
                )),
                When(_points_to(SYNCHRO), (ChangeStats(Each(FACE_UP & MONSTER, v.MZONE), 700),)),
                When(
                    _points_to(XYZ),
                    (ChangeStats(Each(FACE_UP & MONSTER, v.MZONE, v.OPPONENT), -700),),
                ),
            ),
        ),
    ),
)  # fmt: skip

# ------------------------------------------------------------------ Link 2

LITTLE_KNIGHT = link_monster(
    29301450, "S:P Little Knight", v.DARK, v.WARRIOR, 2, 1600, v.LEFT | v.RIGHT,
    procedures=(LinkSummon(EFFECT, 2),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(MaterialsIncluded(Type(v.EXTRA_DECK_TYPES)),),
            on=summoned(v.BY_LINK),
            target=(Choose(ANY, _FIELD | v.GRAVE, whose=v.EITHER),),
            do=(Banish(Chosen()),),
            unsupported="your monsters cannot attack directly for the rest of the turn",
            inert=True,
        ),
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            answers="opponent",
            target=(
                Choose(FACE_UP & MONSTER, v.MZONE, name="yours"),
                Choose(FACE_UP & MONSTER, v.MZONE, whose=v.EITHER, name="second"),
            ),
            do=(Banish(Chosen(("yours", "second")), until="end"),),
        ),
    ),
)  # fmt: skip

PROXY_DRAGON = link_monster(
    22862454, "Proxy Dragon", v.LIGHT, v.CYBERSE, 2, 1400, v.LEFT | v.RIGHT,
    procedures=(LinkSummon(least=2),),
    effects=(
        InsteadOfDestruction(
            InPlace(_FIELD), (Destroy(Choose(POINTED & MONSTER, v.MZONE)),)
        ),
        Note("the same instead of destruction by battle"),
    ),
)  # fmt: skip

LANPHORHYNCHUS = link_monster(
    77637979, "LANphorhynchus", v.LIGHT, v.CYBERSE, 2, 1200, v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    type=0,
    procedures=(LinkSummon(least=2),),
)  # fmt: skip

# ------------------------------------------------------------------ Link 1

LINKURIBOH = link_monster(
    41999284, "Linkuriboh", v.DARK, v.CYBERSE, 1, 300, v.BOTTOM,
    series=(0xA4,),
    procedures=(LinkSummon(level(1, 1), 1),),
    effects=(
        Note("Tributed when the opponent's monster attacks, it makes that monster's ATK 0"),
        Quick(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Tribute(Choose(level(1, 1) & MONSTER, v.MZONE)),),
            do=(SpecialSummon(SELF),),
        ),
    ),
)  # fmt: skip

ALMIRAJ = link_monster(
    60303245, "Salamangreat Almiraj", v.FIRE, v.CYBERSE, 1, 0, v.BOTTOM_RIGHT,
    series=(0x119,),
    procedures=(LinkSummon(Between("attack", 0, 1000) & Summoned(v.BY_NORMAL | v.BY_TRIBUTE), 1),),
    effects=(
        Quick(
            v.MZONE,
            cost=(Tribute(SELF),),
            target=(Choose(OTHER & MONSTER, v.MZONE),),
            do=(Protect(Chosen(), "this turn the opponent's effects do not destroy the target"),),
        ),
        Note("it comes back from the GY when a Normal Summoned monster of yours dies in battle"),
    ),
)  # fmt: skip

LINK_SPIDER = link_monster(
    98978921, "Link Spider", v.EARTH, v.CYBERSE, 1, 1000, v.BOTTOM,
    procedures=(LinkSummon(NORMAL, 1),),
    effects=(
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            do=(SpecialSummon(Choose(level(1, 4) & NORMAL & MONSTER, v.HAND), zones="pointed"),),
        ),
    ),
)  # fmt: skip
