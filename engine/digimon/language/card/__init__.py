"""Card definitions of the Digimon Card Game: facts, effects by timing, what lasts.

ST1_03 = digimon("ST1-03", "Agumon", RED, 3, 3, 2000, digivolve(RED, 2, 0),
                 traits=("Rookie", "Vaccine", "Reptile"),
                 inherited=(Static(DP(1000), turn=YOU),))
"""

from engine.digimon.language.card.events import (
    END_OF_ALL_TURNS, END_OF_ATTACK, END_OF_OPPONENTS_TURN, END_OF_YOUR_TURN, Event, Events,
    ON_DELETION, ON_PLAY, PLAYER_EVENTS, START_OF_OPPONENTS_MAIN_PHASE, START_OF_OPPONENTS_TURN,
    START_OF_YOUR_MAIN_PHASE, START_OF_YOUR_TURN, TRASHED, WHEN_ATTACKING, WHEN_DIGIVOLVING,
    WHEN_LINKING, WHEN_MOVING,
)  # fmt: skip
from engine.digimon.language.card.effects import (
    Counter, Delay, Effect, IgnoreColors, Main, Note, Security, Static, Trigger, Would,
)  # fmt: skip
from engine.digimon.language.card.modifiers import (
    AlsoColor, AlsoDigimon, AlsoNamed, Ban, CanAttackUnsuspended, CanDigivolve, Cannot, ColorsUnder,
    DP, DeletionDP, DigiXrosFrom, Gains, GainsUnder, KEYWORDS, Keyword, NextDigivolution,
    NextTime,
    OriginalColor, OriginalDP, PlayCost, Unaffected,
)  # fmt: skip
from engine.digimon.language.card.ways import (
    AppFusion, Assembly, BurstDigivolve, DigiXros, Digivolve, DigivolveAs, DnaDigivolve, Link,
    digivolve,
)  # fmt: skip
from engine.digimon.language.card.cards import (
    Card, OptionSide, digi_egg, digimon, dual, facts, option, tamer,
)  # fmt: skip

__all__ = [
    "DP", "END_OF_ALL_TURNS", "END_OF_ATTACK", "END_OF_OPPONENTS_TURN", "END_OF_YOUR_TURN",
    "KEYWORDS", "ON_DELETION", "ON_PLAY", "PLAYER_EVENTS", "START_OF_OPPONENTS_MAIN_PHASE",
    "START_OF_OPPONENTS_TURN", "START_OF_YOUR_MAIN_PHASE", "START_OF_YOUR_TURN", "TRASHED",
    "WHEN_ATTACKING", "WHEN_DIGIVOLVING", "WHEN_LINKING", "WHEN_MOVING", "AlsoColor",
    "AlsoDigimon", "AlsoNamed", "AppFusion", "Assembly", "Ban", "BurstDigivolve",
    "CanAttackUnsuspended", "CanDigivolve", "Cannot", "Card", "ColorsUnder", "Counter", "Delay",
    "DeletionDP", "DigiXros", "DigiXrosFrom",
    "Digivolve", "DigivolveAs", "DnaDigivolve", "Effect", "Event", "Events", "Gains",
    "GainsUnder", "IgnoreColors", "Keyword", "Link", "Main", "NextDigivolution", "NextTime", "Note",
    "OptionSide", "OriginalColor", "OriginalDP", "PlayCost", "Security", "Static", "Trigger",
    "Unaffected", "Would", "digi_egg", "digimon", "digivolve", "dual", "facts", "option", "tamer",
]  # fmt: skip
