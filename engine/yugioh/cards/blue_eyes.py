"""The "Blue-Eyes" series: the White Dragon, its Tuners and what they end on.

Level 1 LIGHT Tuners find "True Light" and the Spells that mention the White
Dragon; Synchro, Fusion and Xyz Monsters are made of the dragon itself.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card import (
    EACH_ONCE_PER_TURN,
    ONCE_PER_TURN,
    Activate,
    ByItself,
    Contact,
    Event,
    ExtraNormalSummon,
    FusionMaterials,
    GainsAttack,
    Ignition,
    Limit,
    LinkSummon,
    Materials,
    Note,
    Quick,
    SummonLock,
    SynchroSummon,
    Trigger,
    Unaffected,
    XyzSummon,
    link_monster,
    monster,
    normal_monster,
    sent_to_grave,
    shared,
    spell,
    summoned,
    trap,
)
from engine.yugioh.cards.traits import EFFECT, FUSION, LIGHT, NORMAL, SYNCHRO
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    SELF,
    SPELL_TRAP,
    TRAP,
    AnyCondition,
    Attribute,
    Choose,
    Chosen,
    Compare,
    Count,
    During,
    Each,
    EquippedWith,
    InPlace,
    LevelOf,
    Mentions,
    Named,
    NewName,
    OTHER,
    Race,
    Series,
    State,
    Type,
    WasSummoned,
    Zones,
    exists,
    level,
    none,
)
from engine.yugioh.operations import (
    AddToHand,
    Also,
    Banish,
    ChangeAttack,
    ChangeLevel,
    Destroy,
    Detach,
    Discard,
    Draw,
    Equip,
    FusionSummon,
    IfDone,
    Negate,
    NegateActivation,
    OneOf,
    OnlySpecialSummon,
    Optional,
    PlaceAsSpell,
    SendToGrave,
    SetCard,
    SpecialSummon,
    Then,
    Tribute,
    When,
)

_WHITE_DRAGON = 89631139
_ULTIMATE_DRAGON = 23995346
_SAGE = 8240199
_MAIDEN = 17947697
_SEA_HORSE = 54332792
_TRUE_LIGHT = 62089826
_WISHES = 80326401
_MAUSOLEUM = 24382602
_BURST_STREAM = 17655904
_SPIRIT_DRAGON = 59822133

_FIELD = v.MZONE | v.SZONE
# A card in the GY is never hidden; a banished card may be.
_OPEN = ~State("face-down")

BLUE_EYES = Series(0xDD, "Blue-Eyes")
DRAGON = Race(v.DRAGON)
_WHITE = Named(_WHITE_DRAGON)
_SUPPORT = Mentions(_WHITE_DRAGON)
_TUNER = level(1, 1) & LIGHT & Type(v.TUNER) & MONSTER
_ROOM = Compare(Count(Zones(0b11111), v.MZONE), "<", v.MAIN_ZONES)

# ---------------------------------------------------------------- Main Deck

WHITE_DRAGON = normal_monster(
    _WHITE_DRAGON, "Blue-Eyes White Dragon", v.LIGHT, v.DRAGON, 8, 3000, 2500,
)  # fmt: skip
