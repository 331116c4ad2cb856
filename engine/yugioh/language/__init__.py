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
`Then`, `Optional` or `Also` must be possible.
"""

from engine.yugioh.language.filters import (
    Attribute, Between, EQUIP_CARD, EquippedTo, EquippedWith, FACE_UP, HasCounter, InPlace,
    MONSTER, Mentions, NON_LINK, Named, NewName, OTHER, POINTED, Race, SPELL, SPELL_TRAP, Series,
    State, Summoned, TRAP, Type, Zones, level,
)  # fmt: skip
from engine.yugioh.language.meant import (
    Among, Answered, Changed, Choose, Chosen, Each, EventCards, FormerMonster, IT, Namesake,
    Random, Rest, SELF, This,
)  # fmt: skip
from engine.yugioh.language.amounts import (
    Count, Counters, EquippedLinkRating, Excess, FreeZones, Half, HowMany, LevelOf, MaterialCount,
    MaterialsUsed, Names, Rolled, SumOf, Times, TotalOf, stat_words,
)  # fmt: skip
from engine.yugioh.language.conditions import (
    Answering, AnyCondition, AtActivation, Compare, During, MaterialsIncluded, SummonedOnly,
    ThisTurn, WasSet, WasSummoned, exists, none,
)  # fmt: skip
from engine.yugioh.language.operations import (
    AddToHand, Attach, Banish, CannotActivate, ChangeLevel, ChangePosition, ChangeStats, Damage,
    Declare, Destroy, Detach, DetachFrom, Discard, Equip, GainLife, Mark, MoveZone, Negate,
    NegateActivation, Operation, PayLifePoints, PlaceAsScale, PlaceAsSpell, PlaceCounter,
    RemoveCounter, Reveal, SendToGrave, SetCard, Take, TakeControl, ToDeck, Tribute,
    UseUpAttribute,
)  # fmt: skip
from engine.yugioh.language.summoning import (
    CreateToken, FusionSummon, NormalSummonNow, NormalSummons, RitualSummon, SpecialSummon,
    SummonFromExtraNow,
)  # fmt: skip
from engine.yugioh.language.lasting import (
    ForTheTurn, Forbid, NegateColumn, OnlySpecialSummon, Protect,
)  # fmt: skip
from engine.yugioh.language.chance import (
    BanishTop, Draw, Excavate, Mill, RollDice, ShuffleDeck, TossCoins,
)  # fmt: skip
from engine.yugioh.language.joining import Also, IfDone, OneOf, Optional, Then, When
from engine.yugioh.language.effects import (
    Activate, AsScale, EACH_ONCE_PER_TURN, EachTime, Effect, Event, Ignition, Limit, ONCE_PER_TURN,
    Quick, Trigger, flipped, sent_to_grave, shared, summoned,
)  # fmt: skip
from engine.yugioh.language.continuous import (
    EquipStats, ExtraNormalSummon, FieldStats, HoldsAtMost, Indestructible, InsteadOfDestruction,
    NotAsLinkMaterialThisTurn, NotUsedFor, Note, OneAtATime, StaysAsSpell, SummonLock, Unaffected,
    Untargetable, WinsWith,
)  # fmt: skip
from engine.yugioh.language.procedures import (
    ByItself, Contact, FusionMaterials, LinkSummon, Materials, SynchroSummon, XyzOnto, XyzSummon,
)  # fmt: skip
from engine.yugioh.language.card import (
    Card, facts, link_monster, monster, normal_monster, spell, trap,
)  # fmt: skip

__all__ = [
    "EACH_ONCE_PER_TURN", "EQUIP_CARD", "FACE_UP", "IT", "MONSTER", "NON_LINK", "ONCE_PER_TURN",
    "OTHER", "POINTED", "SELF", "SPELL", "SPELL_TRAP", "TRAP", "Activate", "AddToHand", "Also",
    "Among", "Answered", "Answering", "AnyCondition", "AsScale", "AtActivation", "Attach",
    "Attribute", "Banish", "BanishTop", "Between", "ByItself", "CannotActivate", "Card",
    "ChangeLevel", "ChangePosition", "ChangeStats", "Changed", "Choose", "Chosen", "Compare",
    "Contact", "Count", "Counters", "CreateToken", "Damage", "Declare", "Destroy", "Detach",
    "DetachFrom", "Discard", "Draw", "During", "Each", "EachTime", "Effect", "Equip", "EquipStats",
    "EquippedLinkRating", "EquippedTo", "EquippedWith", "Event", "EventCards", "Excavate",
    "Excess", "ExtraNormalSummon", "FieldStats", "ForTheTurn", "Forbid", "FormerMonster",
    "FreeZones", "FusionMaterials", "FusionSummon", "GainLife", "Half", "HasCounter",
    "HoldsAtMost", "HowMany", "IfDone", "Ignition", "InPlace", "Indestructible",
    "InsteadOfDestruction", "LevelOf", "Limit", "LinkSummon", "Mark", "MaterialCount", "Materials",
    "MaterialsIncluded", "MaterialsUsed", "Mentions", "Mill", "MoveZone", "Named", "Names",
    "Namesake", "Negate", "NegateActivation", "NegateColumn", "NewName", "NormalSummonNow",
    "NormalSummons", "NotAsLinkMaterialThisTurn", "NotUsedFor", "Note", "OneAtATime", "OneOf",
    "OnlySpecialSummon", "Operation", "Optional", "PayLifePoints", "PlaceAsScale", "PlaceAsSpell",
    "PlaceCounter", "Protect", "Quick", "Race", "Random", "RemoveCounter", "Rest", "Reveal",
    "RitualSummon", "RollDice", "Rolled", "SendToGrave", "Series", "SetCard", "ShuffleDeck",
    "SpecialSummon", "State", "StaysAsSpell", "SumOf", "SummonFromExtraNow", "SummonLock",
    "Summoned", "SummonedOnly", "SynchroSummon", "Take", "TakeControl", "Then", "This", "ThisTurn",
    "Times", "ToDeck", "TossCoins", "TotalOf", "Tribute", "Trigger", "Type", "Unaffected",
    "Untargetable", "UseUpAttribute", "WasSet", "WasSummoned", "When", "WinsWith", "XyzOnto",
    "XyzSummon", "Zones", "exists", "facts", "flipped", "level", "link_monster", "monster", "none",
    "normal_monster", "sent_to_grave", "shared", "spell", "stat_words", "summoned", "trap",
]  # fmt: skip
