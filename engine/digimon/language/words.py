"""The words that fields of the effect language take where only certain ones mean something."""

from typing import Literal

# ---- cards
Number = Literal[
    "level", "cost", "dp", "original-dp", "under", "links", "colors", "use-cost", "same-level"
]
CardState = Literal[
    "", "suspended", "other", "token", "face-up", "face-down", "attacking",
    "placed-this-turn",
]  # fmt: skip
Compared = Literal["dp", "level", "cost"]
Alike = Literal["level", "name", "color", "cost"]
Joint = Literal[
    "", "same-level", "different-names", "different-colors", "different-levels",
    "different-numbers",
]  # fmt: skip

Deed = Literal["trashed", "placed", "deleted", "suspended", "returned", "played"]

# ---- events
Happened = Literal[
    "played", "digivolved", "attacked", "deleted", "blocked", "target-switched", "battle-ended",
    "battle-won", "suspended", "unsuspended", "removed", "trashed-under", "placed-under",
    "added-to-hand", "drawn", "trashed-from-hand", "trashed-from-deck", "trashed-from-security",
    "trashed-from-under", "security-removed", "security-added", "security-checked", "option-used",
    "moved", "linked", "linking", "link-trashed", "option-placed", "option-trashed",
    "memory-gained", "turn-start", "main-start", "turn-end", "attack-ended",
]  # fmt: skip
WouldHappen = Literal[
    "leave", "deleted", "deleted-or-returned", "digivolve", "play", "use", "link", "suspend",
    "trashed-under",
]  # fmt: skip
Cause = Literal[
    "", "battle", "zero-dp", "effect", "your-effect", "opponents-effect", "not-your-effect",
    "not-battle", "not-battle-or-your-effect", "digi-burst",
]  # fmt: skip

# ---- conditions
Comparison = Literal["<", "<=", "=", ">=", ">", "!="]
Phase = Literal["unsuspend", "draw", "breeding", "main"]
Fact = Literal[
    "", "same-level", "by-effect", "in-battle", "zero-dp", "dna", "digixros", "blast",
    "attack-on-player", "attack-on-digimon", "alone", "with-cards-under", "from-hand",
    "from-trash", "from-under", "played-by-effect", "face-up",
]  # fmt: skip

# ---- modifiers
Impossible = Literal[
    "attack", "attack-players", "attack-digimon", "block", "be-blocked", "suspend", "unsuspend",
    "digivolve", "activate", "be-attacked", "be-deleted-in-battle", "be-deleted-by-effects",
    "leave-by-effects", "be-returned", "lose-dp", "be-de-digivolved", "trash-under",
    "unsuspend-in-phase", "activate-security-of-options", "switch-target",
]  # fmt: skip
ByWhom = Literal["", "opponents-effect"]
Banned = Literal[
    "play", "play-by-effect", "play-from-trash-by-effect", "use", "digivolve", "move",
    "gain-memory", "reduce-play-costs", "reduce-digivolution-costs", "add-to-security",
]  # fmt: skip

# ---- operations
Duration = Literal[
    "attack", "turn", "end of your turn", "end of your next turn", "end of the opponent's turn",
    "end of the opponent's next turn", "as long as it is in play",
]  # fmt: skip
Paid = Literal["free", "pay"]
Target = Literal["any", "player", "digimon"]
EndOf = Literal["turn", "your turn", "opponent's turn", "attack", "battle"]
End = Literal["top", "bottom"]
TopCardTo = Literal["digivolution cards", "security stack"]
InDeck = Literal["top", "bottom", "shuffle"]
Rest = Literal["bottom", "top", "trash", "hand"]
