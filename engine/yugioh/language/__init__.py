"""The Yu-Gi-Oh! effect language: the words in which card definitions are written.

A card reads like its text, in the order of problem-solving card text: when or
where, limit, condition, cost, target, what it does.

    Ignition(GRAVE, limit=ONCE_PER_TURN,
             cost=(ToDeck(Choose(LIGHT & FIEND & OTHER, GRAVE)),),
             do=(SpecialSummon(SELF),))

Steps of `do` follow each other: a plain step is done whatever became of the
one before it (*also*), `IfDone` only if that one did something (*and if you
do*), `Then` likewise but after it in time (*then*), `Optional` only if the
player wants.  Before an effect may be activated every step up to the first
`Then`, `Optional` or `Also` must be possible, and the cards that a `Then` is
bound to choose must be there, unless a step before may bring them there: to
another place than the Deck and the GYs.
"""

from engine.yugioh.language.filters import (
    Provided, Attribute, Between, EQUIP_CARD, EquippedTo, EquippedWith, FACE_UP, FitFor, HasCounter,
    InColumnOf, InPlace, POINTED_TO, Like, MONSTER, MadeFrom, MadeWith, Measured, Mentions,
    NON_LINK, Named,
    NewName, OTHER, POINTED, Race, SPELL, SENT_THIS_TURN, SPELL_TRAP, Series, State, Summoned, TRAP,
    Type, WithMaterial, Zones, level, Arrived, LikeMaterial, NotNormal, SentForEffectOf, Original,
    PlacesCounters, SummonedOnlyWith,
)  # fmt: skip
from engine.yugioh.language.meant import (
    Among, Answered, AnsweredCard, Attached, Changed, Choose, Chosen, Each, EventCards,
    FormerMonster, IT, Random, Rest, SELF, This,
)  # fmt: skip
from engine.yugioh.language.silence import SilentSummons
from engine.yugioh.language.sources import AlsoBanished, AlsoUsed
from engine.yugioh.language.sparing import SparedTogether
from engine.yugioh.language.totals import Total
from engine.yugioh.language.amounts import (
    Added, AttackHad, Count, Counters, CountersHad, CountersThere, Declared, EitherNumber,
    EquippedLinkRating, Every, Excess, DamageInEvent, Taken,
    ExtremeOf, FreeZones, Half, HowMany, InEvent, LevelOf, LifePoints, Lost, MaterialCount,
    MaterialTotal, MaterialsHad, MaterialsUsed, Names, OneIf, Plus, Rolled, Saved, SumOf, Times,
    TotalOf, TypesSent, UpTo, multiples, or_more,
)  # fmt: skip
from engine.yugioh.language.conditions import (
    AllAre, Answering, AnyCondition, AtActivation, AtStart, Compare, DISCARDED_BY_OPPONENT, During,
    Is,
    MadeQuick, MaterialsIncluded, MaterialsLack, SentFor, UsedOnField,
    SummonedOnly, ThisTurn, TwoTogether, Unused, WasSet, WasSummoned, WouldSummon, exists, none,
)  # fmt: skip
from engine.yugioh.language import (
    activating,
    as_spell,
    barred_zones,
    battle,
    bonds,
    chance,
    copying,
    declaring,
    equipping,
    falls,
    in_the_hand,
    joining,
    lasting,
    materials,
    operations,
    scales,
    sending,
    paying,
    summon_lock,
    summoning,
    their_turn,
)
from engine.yugioh.language.activating import *  # noqa: F403
from engine.yugioh.language.as_spell import *  # noqa: F403
from engine.yugioh.language.barred_zones import *  # noqa: F403
from engine.yugioh.language.battle import *  # noqa: F403
from engine.yugioh.language.bonds import *  # noqa: F403
from engine.yugioh.language.changes import *  # noqa: F403
from engine.yugioh.language.chance import *  # noqa: F403
from engine.yugioh.language.copying import *  # noqa: F403
from engine.yugioh.language.declaring import *  # noqa: F403
from engine.yugioh.language.equipping import *  # noqa: F403
from engine.yugioh.language.falls import *  # noqa: F403
from engine.yugioh.language.in_the_hand import *  # noqa: F403
from engine.yugioh.language.inspection import *  # noqa: F403
from engine.yugioh.language.joining import *  # noqa: F403
from engine.yugioh.language.lasting import *  # noqa: F403
from engine.yugioh.language.materials import *  # noqa: F403
from engine.yugioh.language.operations import *  # noqa: F403
from engine.yugioh.language.scales import *  # noqa: F403
from engine.yugioh.language.sending import *  # noqa: F403
from engine.yugioh.language.paying import *  # noqa: F403
from engine.yugioh.language.summon_lock import *  # noqa: F403
from engine.yugioh.language.summoning import *  # noqa: F403
from engine.yugioh.language.their_turn import *  # noqa: F403
from engine.yugioh.language.effects import (
    Activate, AsScale, EACH_ONCE_PER_TURN, EachTime, Effect, Event, Ignition, Lent, Limit,
    ONCE_PER_CHAIN, ONCE_PER_TURN,
    OF_BULLET, Quick, Trigger, Upkeep, activations, bullets, flipped, sent_to_grave, shared,
    summoned,
)  # fmt: skip
from engine.yugioh.language.continuous import (
    ActivationsUnnegated, AsQuick, BanishedWhenLeaving, BarsExtraZones, ControlLimit, EquipStats,
    ExtraNormalSummon, FieldAttribute, FieldStats,
    FieldLevels, FieldType, FromHand, FusionsUnnegated,
    HoldsAtMost, Indestructible, InPosition, InsteadOfDestruction, NegatesActivated, NotTurned,
    LowestTakesNoDamage, NameBecomes,
    NotSpecialSummoned, NotUsedFor, Note, OneAtATime, OnlyOne, OthersUsed, SetFirst, SparedOnce,
    StaysAsSpell, Toll, Unaffected, Untargetable, While, WinsWith,
    EntireTribute, WithoutTributes, UnderDeckWhenLeaving,
)  # fmt: skip
from engine.yugioh.language.material_rules import (
    AsLevel, AsNonTuner, BanishedAsMaterial, DetachesForRituals, FieldTuner, ForTuner,
    FusionSubstitute, FusionsWithOthers, Namesake, WithoutDetaching, LinkedFromHand,
    TreatAsTuner,
    SendsForTributes, TributesAlso, TributesTheirs,
    OneLessTribute, OneTribute,
    RitualWithout,
    TwoTributes,
)  # fmt: skip
from engine.yugioh.language.procedures import (
    Beside, ByItself, Contact, FusionMaterials, InColumn, LinkSummon, Materials, SynchroSummon,
    XyzOnto, XyzSummon,
)  # fmt: skip
from engine.yugioh.language.card import (
    Card, facts, link_monster, monster, nodes_of, normal_monster, spell, trap,
)  # fmt: skip

__all__ = [
    "DISCARDED_BY_OPPONENT",
    "EACH_ONCE_PER_TURN",
    "EQUIP_CARD",
    "FACE_UP",
    "IT",
    "MONSTER",
    "NON_LINK",
    "OF_BULLET",
    "ONCE_PER_CHAIN",
    "ONCE_PER_TURN",
    "OTHER",
    "POINTED",
    "POINTED_TO",
    "SELF",
    "SENT_THIS_TURN",
    "SPELL",
    "SPELL_TRAP",
    "TRAP",
    "Activate",
    "ActivationsUnnegated",
    "Added",
    "AllAre",
    "AlsoBanished",
    "AlsoUsed",
    "Among",
    "Answered",
    "AnsweredCard",
    "Answering",
    "AnyCondition",
    "Arrived",
    "AsLevel",
    "AsNonTuner",
    "AsQuick",
    "AsScale",
    "AtActivation",
    "AtStart",
    "Attached",
    "AttackHad",
    "Attribute",
    "BanishedAsMaterial",
    "BanishedWhenLeaving",
    "BarsExtraZones",
    "Beside",
    "Between",
    "ByItself",
    "Card",
    "Changed",
    "Choose",
    "Chosen",
    "Compare",
    "Contact",
    "ControlLimit",
    "Count",
    "Counters",
    "CountersHad",
    "CountersThere",
    "DamageInEvent",
    "Declared",
    "DetachesForRituals",
    "During",
    "Each",
    "EachTime",
    "Effect",
    "EitherNumber",
    "EntireTribute",
    "EquipStats",
    "EquippedLinkRating",
    "EquippedTo",
    "EquippedWith",
    "Event",
    "EventCards",
    "Every",
    "Excess",
    "ExtraNormalSummon",
    "ExtremeOf",
    "FieldAttribute",
    "FieldLevels",
    "FieldStats",
    "FieldTuner",
    "FieldType",
    "FitFor",
    "ForTuner",
    "FormerMonster",
    "FreeZones",
    "FromHand",
    "FusionMaterials",
    "FusionSubstitute",
    "FusionsUnnegated",
    "FusionsWithOthers",
    "Half",
    "HasCounter",
    "HoldsAtMost",
    "HowMany",
    "Ignition",
    "InColumn",
    "InColumnOf",
    "InEvent",
    "InPlace",
    "InPosition",
    "Indestructible",
    "InsteadOfDestruction",
    "Is",
    "Lent",
    "LevelOf",
    "LifePoints",
    "Like",
    "LikeMaterial",
    "Limit",
    "LinkSummon",
    "LinkedFromHand",
    "Lost",
    "LowestTakesNoDamage",
    "MadeFrom",
    "MadeQuick",
    "MadeWith",
    "MaterialCount",
    "MaterialTotal",
    "Materials",
    "MaterialsHad",
    "MaterialsIncluded",
    "MaterialsLack",
    "MaterialsUsed",
    "Measured",
    "Mentions",
    "NameBecomes",
    "Named",
    "Names",
    "Namesake",
    "NegatesActivated",
    "NewName",
    "NotNormal",
    "NotSpecialSummoned",
    "NotTurned",
    "NotUsedFor",
    "Note",
    "OneAtATime",
    "OneIf",
    "OneLessTribute",
    "OneTribute",
    "OnlyOne",
    "Original",
    "OthersUsed",
    "PlacesCounters",
    "Plus",
    "Provided",
    "Quick",
    "Race",
    "Random",
    "Rest",
    "RitualWithout",
    "Rolled",
    "Saved",
    "SendsForTributes",
    "SentFor",
    "SentForEffectOf",
    "Series",
    "SetFirst",
    "SilentSummons",
    "SparedOnce",
    "SparedTogether",
    "State",
    "StaysAsSpell",
    "SumOf",
    "Summoned",
    "SummonedOnly",
    "SummonedOnlyWith",
    "SynchroSummon",
    "Taken",
    "This",
    "ThisTurn",
    "Times",
    "Toll",
    "Total",
    "TotalOf",
    "TreatAsTuner",
    "TributesAlso",
    "TributesTheirs",
    "Trigger",
    "TwoTogether",
    "TwoTributes",
    "Type",
    "TypesSent",
    "Unaffected",
    "UnderDeckWhenLeaving",
    "Untargetable",
    "Unused",
    "UpTo",
    "Upkeep",
    "UsedOnField",
    "WasSet",
    "WasSummoned",
    "While",
    "WinsWith",
    "WithMaterial",
    "WithoutDetaching",
    "WithoutTributes",
    "WouldSummon",
    "XyzOnto",
    "XyzSummon",
    "Zones",
    "activations",
    "bullets",
    "exists",
    "facts",
    "flipped",
    "level",
    "link_monster",
    "monster",
    "multiples",
    "nodes_of",
    "none",
    "normal_monster",
    "or_more",
    "sent_to_grave",
    "shared",
    "spell",
    "summoned",
    "trap",
]  # fmt: skip
__all__ += activating.__all__
__all__ += as_spell.__all__
__all__ += barred_zones.__all__
__all__ += battle.__all__
__all__ += bonds.__all__
__all__ += chance.__all__
__all__ += copying.__all__
__all__ += declaring.__all__
__all__ += equipping.__all__
__all__ += falls.__all__
__all__ += in_the_hand.__all__
__all__ += joining.__all__
__all__ += lasting.__all__
__all__ += materials.__all__
__all__ += operations.__all__
__all__ += scales.__all__
__all__ += sending.__all__
__all__ += paying.__all__
__all__ += summon_lock.__all__
__all__ += summoning.__all__
__all__ += their_turn.__all__
