"""The words that fields of the effect language take where only certain ones mean something."""

from typing import Literal

# ---- cards
Number = Literal[
    "level",
    "rank",
    "link",
    "attack",
    "defense",
    "original attack",
    "original defense",
    "original level",
    "scale",
    "original scale",
    "printed attack",
    "printed defense",
    "type",
    "attribute",
    "name",
    "original name",
    "attack/defense",
    "original attack/defense",
    "attack or defense",
    "original attack or defense",
    "lower attack or defense",
    "original attack + defense",
    "level/rank",
]
Bounded = Literal["level", "rank", "link", "attack", "defense", "scale"]
CardState = Literal[
    "", "face-up", "face-down", "equip", "other", "pointed", "co-linked", "linked", "its-co-linked",
    "its-linked", "pointing", "as-spell", "negatable", "negated", "materials", "this-turn",
    "sent-this-turn", "controlled", "owned", "its-material", "its-column", "bonded", "made-of-it",
    "used-with-it",
    "as-trap",
    "equipped-by-it",
    "equipped-by-own-effect",
    "defense-position", "free-column", "marked", "attribute-left", "renamed", "new-name",
    "pointed-to", "flipped", "activated-this-turn", "sent-destroyed", "sent-destroyed-on-field",
    "sent-destroyed-on-field-by-effect",
    "sent-destroyed-by-effect", "sent-destroyed-by-opponent", "sent-tributed",
    "sent-discarded-by-opponent",
    "activated-opposite", "revealed",
]  # fmt: skip
Differing = Literal["name", "type", "attribute", "original attribute"]
Shared = Literal[
    "name",
    "type",
    "attribute",
    "original name",
    "original type",
    "original attribute",
    "card type",
    "monster card type",
    "mentioned",
    "mentions",
    "name within",
    "card",
]
Joint = Literal[
    "", "different-names", "different-levels", "different-types", "different-attributes",
    "different-types-and-attributes", "same-name", "same-level", "same-type", "same-attribute",
    "same-type-and-attribute", "same-type-and-attribute-different-names",
    "same-attribute-different-types", "same-type-or-attribute", "same-rank",
    "same-name-and-rank", "same-attack",
]  # fmt: skip

Totalled = Literal["level", "link"]
Reached = Literal["=", ">=", "<="]

# ---- effects
Scope = Literal["hard", "soft", "oath", "stay", "duel", "chain"]
Happened = Literal[
    "summoned", "sent", "destroyed", "discarded", "flipped", "flipped-down", "turned",
    "resolved", "activated",
    "placed", "left-grave", "revealed", "gained", "hurt", "equipped", "end-phase", "standby-phase",
    "in-battle",
]  # fmt: skip
Answers = Literal["", "opponent"]
Chosen = Literal["activation", "resolution"]
Declarable = Literal["attribute", "type", "card type"]

# ---- conditions
Comparison = Literal["<", "<=", "=", ">=", ">", "!="]
Phase = Literal["", "main", "main 1", "main 2", "standby", "battle", "end"]
Done = Literal[
    "special", "normal", "flip", "summon", "any-summon", "set", "normal-set", "activate",
    "activated", "activated-in-hand", "draw", "battle", "banish", "send", "xyz", "activate-scale",
]  # fmt: skip
Does = Literal[
    "search", "summon-deck", "send-deck", "summon", "recover", "summon-grave", "banish-grave",
    "destroy", "destroy-anywhere", "draw", "hurt-you", "hurt-opponent", "hurt",
]  # fmt: skip
Activated = Literal["", "card", "effect"]

# ---- operations
Until = Literal["", "end"]
BanishedUntil = Literal["", "end", "later"]
LaterPhase = Literal["next standby", "your next standby", "your 2nd standby", "next end", "battle"]
DoneAtEnd = Literal["destroy", "destroy-hurts", "banish", "return", "shuffle", "send", "no-def"]
GoesAway = Literal["banish", "destroy", "shuffle"]
Skipped = Literal["battle", "draw", "two draws", "main 1", "battle next turn", "opponent's turn"]
LastsUntil = Literal["", "end", "next turn"]
KeptUntil = Literal["", "end", "next turn", "your next turn"]
TurnUntil = Literal["", "end", "next turn", "main phase"]
ForbiddenUntil = Literal[
    "", "next turn", "opponent's next turn", "pendulum summon", "its normal summon", "duel"
]
AllowedUntil = Literal["", "duel"]
SetAs = Literal["", "at-once", "not-this-turn"]
InDeck = Literal["shuffle", "top", "top as before", "bottom"]
Negated = Literal["activation", "effect", "summon", "summon or activation"]
Afterwards = Literal["", "destroy", "banish", "set", "shuffle", "return"]
SummonZones = Literal["", "pointed", "extra", "column", "twice-pointed", "event"]
TokenZones = Literal["", "pointed"]
SummonedAs = Literal[
    "negated", "cannot-activate", "cannot-attack", "cannot-attack-this-turn",
    "cannot-attack-directly", "cannot-attack-directly-this-turn",
    "banished-when-it-leaves", "bottom-when-it-leaves",
    "shuffled-when-it-leaves", "destroyed-in-end-phase", "banished-in-end-phase",
    "returned-in-end-phase", "destroyed-in-next-end-phase", "banished-in-next-end-phase",
    "shuffled-in-next-end-phase", "returned-to-extra-in-next-end-phase",
    "banished-in-your-next-end-phase", "shuffled-in-your-next-end-phase",
    "destroyed-in-their-next-end-phase", "returned-in-their-next-end-phase", "not-tributed",
    "not-tribute-summon",
    "not-fusion-material", "not-synchro-material", "not-xyz-material", "not-link-material",
    "negated-this-turn", "not-xyz-material-this-turn", "not-link-material-this-turn",
    "not-synchro-material-this-turn", "not-fusion-material-this-turn",
]  # fmt: skip
BondEnds = Literal["destroyed", "leaves"]
EquippedBut = Literal["not-special-summoned-this-turn", "name-forbidden-if-of-deck"]
TakenBut = Literal[
    "negated", "cannot-activate", "cannot-attack", "cannot-attack-this-turn", "not-tributed",
]  # fmt: skip
SetBut = Literal[
    "banished-when-it-leaves", "bottom-when-it-leaves", "banished-in-your-next-end-phase",
    "banished-in-next-end-phase",
]  # fmt: skip
SetAsSpellBut = Literal["destroyed-in-their-next-end-phase"]
Becoming = Literal["activated", "ritual", "normal-summoned"]
Paid = Literal["discard", "detach", "tribute"]
DamageTaken = Literal["half", "none", "none of theirs"]
MaterialsTo = Literal["grave", "banish", "deck", "bottom"]
ContactTo = Literal["grave", "banish", "deck", "tribute"]
Way = Literal["link", "synchro", "xyz"]
Banned = Literal[
    "special-summon", "normal-summon", "tribute-summon", "pendulum-summon", "set", "activate",
    "activate-card", "add", "search", "draw", "effect", "link-material", "link-summon",
    "flip-summon", "banish",
]  # fmt: skip
Harm = Literal["effect", "battle"]
InBattle = Literal[
    "not", "not-directly", "directly", "in-defense", "by-defense", "must", "twice", "two-monsters",
    "three-monsters", "three", "every-monster", "every-monster-twice", "not-attacked",
    "alone-attacked", "piercing", "no-damage", "no-damage-to-you", "opponent-spared-first",
    "no-damage-to-opponent",
    "no-damage-to-either",
    "double-damage", "silent", "silent-attacking", "alone-attacking", "one-attacking",
    "no-battle-phase", "attacks-for-each-destroyed", "attacked-by-all", "no-spells-traps",
    "opponent-activates-nothing",
    "first-doubled", "two-battle-phases",
]  # fmt: skip
Controlled = Literal["one", "one type", "one attribute", "one of each type", "no more"]
Use = Literal["tribute", "tribute-summon", "fusion", "synchro", "xyz", "link"]
