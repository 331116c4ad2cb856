"""Where everything of a position lives in memory.

Each card of the duel (both players' decks, and a pool of Tokens) is a number
below `CARDS`.  An attribute of all cards is one block of `CARDS` slots, so
`data[LOC + card]` is where the card is.  Blocks are marked *copied* (part of
the position) or *derived* (can be worked out from the rest, kept for speed).
"""

from typing import Final

CARDS: Final = 192

# ---- one slot per card
LOC: Final = 0 * CARDS  # copied: place (vocabulary.DECK ...)
CONTROL: Final = 1 * CARDS  # copied: controller 0 or 1
ZONE: Final = 2 * CARDS  # copied: zone number on the field
POSITION: Final = 3 * CARDS  # copied: position bits; face-up or face-down elsewhere
NEXT: Final = 4 * CARDS  # copied: next card + 1 in the pile (order of GY and Deck)
PREVIOUS: Final = 5 * CARDS  # derived: previous card + 1 in the pile
STATUS: Final = 6 * CARDS  # copied: status bits, below
HOW: Final = 7 * CARDS  # copied: how it was summoned (vocabulary.BY_...)
HOST: Final = 8 * CARDS  # copied: monster + 1 it is equipped to or attached to
OVERLAYS: Final = 9 * CARDS  # copied: first attached material + 1
USED: Final = 10 * CARDS  # copied: uses of its soft limits, 4 bits each
MADE_WITH: Final = 11 * CARDS  # copied: its materials (`pack_counts`), where a text counts them
MATERIAL_OF: Final = 12 * CARDS  # derived: for what it was material last, see `as_material`
MADE_OF: Final = 13 * CARDS  # copied: bits of material checks that its materials met
GRANTS: Final = 14 * CARDS  # copied: 1 + row of the grants it has as an Equip Card
MOVES: Final = 15 * CARDS  # derived: how often it has moved (not part of the key)
REASON: Final = 16 * CARDS  # derived: why it moved last
LEVELS: Final = 17 * CARDS  # copied: change of its Level while on the field (`levels`)
COUNTERS: Final = 18 * CARDS  # copied: counters on it, 8 bits for each kind

BOND: Final = 19 * CARDS  # copied: of a Spell or Trap, the monster it is linked to (`bonds`)

BARS: Final = 20 * CARDS  # copied: of a monster, the zones that nobody can use (`barred_zones`)

# ---- piles: five for each player, see `pile`
PILES: Final = 21 * CARDS
HEAD: Final = PILES  # copied: first card + 1
TAIL: Final = PILES + 10  # derived: last card + 1
COUNT: Final = PILES + 20  # derived: number of cards
PILES_EACH: Final = 5  # of a player, in this order
DECK_PILE: Final = 0
HAND_PILE: Final = 1
GRAVE_PILE: Final = 2
BANISHED_PILE: Final = 3
EXTRA_PILE: Final = 4

# ---- zones: card + 1, or 0; the monsters of players 0 and 1, then their Spells and Traps
ZONES_EACH: Final = 8
BOTH_SIDES: Final = 2 * ZONES_EACH
WHOLE_FIELD: Final = 2 * BOTH_SIDES  # from MONSTERS on
MONSTERS: Final = PILES + 30
SPELLS: Final = MONSTERS + BOTH_SIDES

# ---- the game
GAME: Final = MONSTERS + WHOLE_FIELD
TURN: Final = GAME + 0  # copied: number of the turn, from 1
PLAYER: Final = GAME + 1  # copied: turn player
PHASE: Final = GAME + 2  # copied: phase, below
LIFE: Final = GAME + 3  # copied: Life Points of 0 and 1
THEIR_LIFE: Final = LIFE + 1
SUMMONS: Final = GAME + 5  # copied: Normal Summons and Sets made this turn, by player
SUMMON_LIMIT: Final = GAME + 7  # copied: how many are allowed this turn, by player
OVER: Final = GAME + 9  # copied: 0, or 1 + winner, or STOPPED
STOPPED: Final = 3  # the turn was played to its end
BATCH: Final = GAME + 10  # derived: moment within the present chain
ORPHANS: Final = GAME + 11  # derived: Equip Cards whose monster has just left
BANS: Final = GAME + 12  # copied: number of bans
BAN: Final = GAME + 13  # copied: the bans, see "fields of a ban"
BAN_SIZE: Final = 4
BAN_CAP: Final = 12
RETURNS: Final = BAN + BAN_CAP * BAN_SIZE  # copied: number of cards with an event to come
RETURN_SIZE: Final = 6
RETURN: Final = RETURNS + 1  # copied: the entries, see "fields of a return"
RETURN_CAP: Final = 16
TALLY: Final = RETURN + RETURN_CAP * RETURN_SIZE  # copied: by player, how often this turn
TALLIES: Final = 16
CHECKS: Final = 62  # as many bits hold what is asked of the materials of a summon
SEEN: Final = TALLY + 2 * TALLIES  # copied: events below this index met "each time" effects
KNOWN: Final = SEEN + 1  # derived: by player, cards of the Deck whose place is known
CHAINED: Final = KNOWN + 2  # copied: number of chain links
EVENTS: Final = CHAINED + 1  # copied: number of events not yet answered
ANSWERED: Final = CHAINED + 2  # copied: events below this index had their triggers
PENDING: Final = CHAINED + 3  # copied: number of triggers waiting to be chained
LIMITS: Final = PENDING + 1  # copied: uses of each limit group, by player
LIMIT_GROUPS: Final = 256
EVENT: Final = LIMITS + 2 * LIMIT_GROUPS  # copied: 256 events of 8
EVENT_SIZE: Final = 8
EVENT_CAP: Final = 256
TRIGGER: Final = EVENT + EVENT_CAP * EVENT_SIZE  # copied: 32 waiting triggers of 6
TRIGGER_SIZE: Final = 6
TRIGGER_CAP: Final = 48

# ---- chain links (contexts): 0 is for procedures outside a chain
CONTEXTS: Final = TRIGGER + TRIGGER_CAP * TRIGGER_SIZE
REGISTERS: Final = 6
REGISTER_SIZE: Final = 40
C_EFFECT: Final = 0  # effect number
C_CARD: Final = 1  # card
C_PLAYER: Final = 2
C_MOVES: Final = 3  # its MOVES at activation
C_PLACE: Final = 4  # its place at activation
C_BRANCH: Final = 5  # which option of OneOf was chosen at activation
C_DONE: Final = 6  # the last step did something
C_FROM: Final = 7  # events that triggered it: first, and past the last
C_UNTIL: Final = 8
C_NEGATED: Final = 9  # what was negated: 0, or one of
ACTIVATION_NEGATED: Final = 1
EFFECT_NEGATED: Final = 2
C_WAS: Final = 10  # what the card was on the field when it was activated
WAS_SET: Final = 1  # face-down
WAS_IN_DEFENSE: Final = 2  # in Defense Position, where a text asks
WAS_NEGATED: Final = 4  # its effects were, by what an effect did to it
WAS_AS_TRAP: Final = 8  # a monster card treated as a Trap
C_ROLLED: Final = 11  # the last roll of dice or toss of coins, or materials counted
C_KNOWN: Final = 12  # whether the conditions remembered from the activation held then
C_HEADER: Final = 13
CONTEXT_SIZE: Final = C_HEADER + REGISTERS * REGISTER_SIZE
CONTEXT_CAP: Final = 25

# ---- agenda: steps still to be taken, the last one next
DEPTH: Final = CONTEXTS + CONTEXT_CAP * CONTEXT_SIZE  # copied: number of steps
AGENDA: Final = DEPTH + 1
STEP_SIZE: Final = 5
STEP_CAP: Final = 96

# ---- modifiers of ATK and DEF, Types and Attributes, in the order in which they began
# (`engine/yugioh/queries/stats` and `traits`)
MODIFIERS: Final = AGENDA + STEP_CAP * STEP_SIZE  # copied: number of modifiers
MODIFIER: Final = MODIFIERS + 1
MODIFIER_SIZE: Final = 4
MODIFIER_CAP: Final = 64

SIZE: Final = MODIFIER + MODIFIER_CAP * MODIFIER_SIZE

# ---- status bits
PROPER: Final = 0x1  # properly summoned: may be revived
NEGATED: Final = 0x2  # its effects are negated while it stays
NEGATED_TURN: Final = 0x4  # ... until the end of the turn
NEW: Final = 0x8  # summoned, flipped or Set this turn; sent to the GY, where a text asks
LEAVING: Final = 0x10  # an activated Spell or Trap that goes to the GY after the chain
SENT_SO: Final = 0x40  # in the GY: sent there this turn as its text asks (`Tables.sent_reasons`)
AS_SPELL: Final = 0x20  # a monster card treated as a Continuous Spell (or Trap: AS_TRAP)
ORPHAN: Final = 0x80  # an Equip Card whose monster has just left
BANISH_LEAVING: Final = 0x200  # banished when it leaves the field
BOTTOM_LEAVING: Final = 0x400  # placed under the Deck when it leaves the field
IN_PENDULUM_ZONE: Final = 0x800  # a scale
SAVED: Final = 0x1000  # something else was given up instead of it
DOOMED: Final = 0x100  # about to be destroyed: cannot be given up instead
ON_TOP: Final = 0x4000  # in the Deck: put on top, nothing was shuffled since
AT_BOTTOM: Final = 0x10000  # put under it
STAYING: Final = 0x8000  # destroyed, it becomes a Continuous Spell
SILENT: Final = 0x20000  # this turn neither activated nor its effects
MARKED: Final = 0x40000  # by an effect, until it moves or the turn ends
REVEALED: Final = 0x2000  # a card in a hand that both players know this turn
BARRED_FROM: Final = 19  # from this bit on: not used for these (`tables.USE_...`)
NO_TRIBUTE: Final = 3 << BARRED_FROM  # for a Tribute Summon neither
NO_FUSION: Final = 4 << BARRED_FROM
NO_SYNCHRO: Final = 8 << BARRED_FROM
NO_XYZ: Final = 16 << BARRED_FROM
NO_LINK: Final = 32 << BARRED_FROM
SHUFFLE_LEAVING: Final = 0x2000000  # shuffled into the Deck when it leaves the field
FLIPPED: Final = 0x4000000  # flipped face-up this turn, where a text asks
SPARED: Final = 0x8000000  # this turn a continuous effect has kept it from being destroyed
HAD_SUMMON: Final = 0x10000000  # player 0 (and, one bit higher, 1) Special Summoned under it
HAD_SUMMONS: Final = 3 * HAD_SUMMON
NOT_SUMMONED: Final = 1 << 30  # this turn it cannot be Special Summoned, as long as it stays
KEPT: Final = 1 << 31  # its controller cannot change its battle position
KEPT_TURN: Final = 1 << 32  # ... until the end of the turn
USED_BY: Final = 1 << 33  # this turn player 0 (and, one bit higher, 1) activated its effect there
USED_BYS: Final = 3 * USED_BY
LEVEL_SET: Final = 1 << 40  # its Level was set while a continuous effect changes Levels
ORPHAN_SENT: Final = 1 << 41  # an Equip Card whose monster was just sent to the GY
ORPHAN_DESTROYED: Final = 1 << 42  # ... was just destroyed
IN_ACTIVATION: Final = 1 << 43  # it stays on the field, and its activation has not resolved yet
ACTIVATED: Final = 1 << 45  # activated this turn, and still there, where a text asks
AS_TRAP: Final = 1 << 46  # beside AS_SPELL: it is treated as a Continuous Trap
# Where it goes when it leaves the field.
BOUND_ELSEWHERE: Final = BANISH_LEAVING | BOTTOM_LEAVING | SHUFFLE_LEAVING

# ---- phases
STANDBY_PHASE: Final = 1
MAIN_PHASE: Final = 2
BATTLE_PHASE: Final = 3
MAIN_PHASE_2: Final = 5  # comes only after a Battle Phase
END_PHASE: Final = 4

# ---- fields of an event
V_WHAT: Final = 0  # EVENT_MOVED ...
V_CARD: Final = 1
V_MOVES: Final = 2  # the card's MOVES after the event
V_FROM: Final = 3  # place before
V_TO: Final = 4  # place after
V_REASON: Final = 5  # why it was moved; of a summon: the player who summoned (`causes`)
V_BATCH: Final = 6
V_INFO: Final = 7  # where it was (`origins`); the position before; how it was summoned

EVENT_MOVED: Final = 1
EVENT_SUMMONED: Final = 2
EVENT_PHASE: Final = 3
EVENT_TURNED: Final = 4  # a battle position changed; the one before in V_INFO, the new in V_TO;
# in V_REASON 1 if its own effects do not wait for that
EVENT_RESOLVED: Final = 5  # a chain link resolved: likewise, without the number of the link
EVENT_PLACED: Final = 6  # a card was placed in a Spell & Trap Zone, not by its activation
EVENT_ACTIVATED: Final = 7  # by the player in V_TO: as the type in V_INFO, link V_REASON
EVENT_UNDONE: Final = 8  # it was activated, and the activation was negated
EVENT_LEFT_GRAVE: Final = 9  # a card was moved out of a GY, by the player in V_TO
EVENT_REVEALED: Final = 10  # a card in a hand was revealed for a cost
EVENT_EQUIPPED: Final = 32  # with the Equip Card that is the cause in V_REASON
EVENT_GAINED: Final = 20  # Life Points were gained, by the player in V_TO
EVENT_HURT: Final = 21  # damage was taken, by the player in V_TO, so much as is in V_INFO

# ---- fields of a modifier
M_CARD: Final = 0  # the monster
M_WHAT: Final = 1  # ATK, DEF or (Type, Attribute) none, UNTIL_END, and the kind from bit 3
M_VALUE: Final = 2  # by how much, or to what; the rule of a continuous one
M_SOURCE: Final = 3  # card + 1 whose continuous effect it is, 0 for a lingering one
UNTIL_END: Final = 4  # of the turn

# ---- fields of a ban (`queries/bans`)
B_PLAYER: Final = 0
B_WHAT: Final = 1  # BAN_...
B_FILTER: Final = 2
# Definition + 1 by whose name, -1 - zone in whose column, `very_cards`, or 0; of TURN_ATTACK the
# filter of the monsters.
B_BOUND: Final = 3

# ---- fields of a return (`movement/returns`)
RETURN_CARD: Final = 0
RETURN_MOVES: Final = 1  # the card's MOVES when it was arranged
RETURN_PLACE: Final = 2  # to return to, or DESTROYED or BACK
RETURN_ZONE: Final = 3
RETURN_POSITION: Final = 4
RETURN_PLAYER: Final = 5

# ---- fields of a waiting trigger
T_EFFECT: Final = 0
T_CARD: Final = 1
T_MOVES: Final = 2
T_FROM: Final = 3
T_UNTIL: Final = 4
T_STATE: Final = 5  # 0 waiting, 1 chained or declined
