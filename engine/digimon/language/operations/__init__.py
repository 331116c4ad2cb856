"""The operations of the Digimon effect language: what costs and effects do.

Data only; `engine/digimon/compiler/compiler` turns them into rows of integers and
`engine/digimon/effects/interpreter` carries those out.  Steps follow each other in the
order of the text (rule 15-1-2); one that is impossible is left out (1-3-2).
"""

from engine.digimon.language.operations.memory import (
    GainMemory, LoseMemory, PayCost, SetMemory,
)  # fmt: skip
from engine.digimon.language.operations.piles import (
    AddToHand, Draw, FlipSecurity, PutRevealed, Recover, RevealTop, SearchSecurity, SecurityToHand,
    ToDeck, ToSecurity, Trash, TrashSecurity, TrashTop,
)  # fmt: skip
from engine.digimon.language.operations.field import (
    Hatch, MoveToBattle, AppFuseInto, Attack, Battle, DeDigivolve, Delete, DigivolveInto,
    DnaDigivolveInto, EndAttack, LinkTo, PlaceInBattleArea, PlaceTopCard, PlaceTopUnder,
    PlaceUnder, Play, PlayToken, Suspend, SwitchTarget, TrashTopCard, TrashUnder, Unsuspend,
    UseOption,
)  # fmt: skip
from engine.digimon.language.operations.effects import (
    ActivateEffect, ActivateMain, ActivateSecurity, Give, Pending, Prevent, ReduceCost, WinGame,
)  # fmt: skip
from engine.digimon.language.operations.joining import (
    By, If, IfDone, May, OneOf, Remember, Repeat, delayed, digi_burst,
)  # fmt: skip
from engine.digimon.language.operations.operation import (
    Operation,
)  # fmt: skip

__all__ = [
    "ActivateEffect", "ActivateMain", "ActivateSecurity", "AddToHand", "AppFuseInto", "Attack",
    "Battle", "By", "DeDigivolve", "Delete", "DigivolveInto", "DnaDigivolveInto", "Draw",
    "EndAttack", "FlipSecurity", "GainMemory", "Give", "Hatch", "If", "IfDone", "LinkTo",
    "LoseMemory", "May", "MoveToBattle", "OneOf", "Operation", "PayCost", "Pending",
    "PlaceInBattleArea", "PlaceTopCard", "PlaceTopUnder", "PlaceUnder", "Play", "PlayToken",
    "Prevent", "PutRevealed", "Recover", "ReduceCost", "Remember", "Repeat", "RevealTop",
    "SearchSecurity", "SecurityToHand", "SetMemory", "Suspend", "SwitchTarget", "ToDeck",
    "ToSecurity", "Trash", "TrashSecurity", "TrashTop", "TrashTopCard", "TrashUnder", "Unsuspend",
    "UseOption", "WinGame", "delayed", "digi_burst",
]  # fmt: skip
