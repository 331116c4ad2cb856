"""What stands in the tables of compiled cards (`compiled`): the columns of rows, and the numbers.

A row of a table is a run of numbers; the constants say what stands where.  Nothing here knows of
positions.
"""

from typing import Final

# ---- effects
EFFECT_SIZE: Final = 19
E_KIND: Final = 0
E_DEF: Final = 1
E_TEXT: Final = 2  # which text it is in
E_EVENTS: Final = 3  # rows of events: the first, and past the last
E_EVENTS_END: Final = 4
E_TURN: Final = 5  # whose turn
E_LIMIT: Final = 6  # times per turn, 0 for none
E_SLOT: Final = 7  # which counter of the card
E_IF: Final = 8  # conditions: first row, and past the last
E_IF_END: Final = 9
E_DO: Final = 10  # operations
E_DO_END: Final = 11
E_WHERE: Final = 12  # areas where it works
E_OPTIONAL: Final = 13  # the whole effect may be declined
E_WOULD: Final = 14  # row of what would happen
E_COUNTED: Final = 15  # the mask of events; of a cost that would be paid: WINDOW or 0
WINDOW: Final = 1  # it interrupts, and is not only a reduction
E_STATE: Final = 16  # conditions that are looked at when it triggers
E_STATE_END: Final = 17
E_TIMING: Final = 18  # the mask of events for which it has the effect timing (15-16)

K_TRIGGER: Final = 1
K_MAIN: Final = 2
K_SECURITY: Final = 3
K_DELAY: Final = 4
K_COUNTER: Final = 5
K_WOULD: Final = 6
K_RULE: Final = 7  # pending processing of a rule

IN_UPPER: Final = 1
IN_INHERITED: Final = 2
IN_SECURITY: Final = 3
IN_LINK: Final = 4
IN_OPTION: Final = 5  # the Option information of a DUAL card
TEXTS: Final = 6  # one more than the highest

# ---- events
EVENT_SIZE: Final = 5
EVENT_WHAT: Final = 0
EVENT_WHO: Final = 1  # filter of the card, -1: this one, -2: a player
EVENT_WHOSE: Final = 2
EVENT_BY: Final = 3  # cause
EVENT_OTHER: Final = 4  # filter of the other card, or -1
EV_PLAYED: Final = 1
EV_DIGIVOLVED: Final = 2
EV_ATTACKED: Final = 3
EV_DELETED: Final = 4
EV_BLOCKED: Final = 5
EV_SWITCHED: Final = 6
EV_BATTLED: Final = 7
EV_SUSPENDED: Final = 8
EV_UNSUSPENDED: Final = 9
EV_REMOVED: Final = 10
EV_TRASHED_UNDER: Final = 11
EV_PLACED_UNDER: Final = 12
EV_TO_HAND: Final = 13
EV_DRAWN: Final = 14
EV_TRASHED_HAND: Final = 15
EV_SECURITY_REMOVED: Final = 16
EV_SECURITY_ADDED: Final = 17
EV_CHECKED: Final = 18
EV_USED: Final = 19
EV_MOVED: Final = 20
EV_LINKED: Final = 21
EV_MEMORY: Final = 22
EV_TURN_START: Final = 23
EV_MAIN_START: Final = 24
EV_TURN_END: Final = 25
EV_ATTACK_ENDED: Final = 26
EV_TRASHED_DECK: Final = 27
EV_TRASHED_SECURITY: Final = 28
EV_TRASHED_FROM_UNDER: Final = 31
EV_LINKING: Final = 29
EV_LINK_TRASHED: Final = 30
EV_OPTION_PLACED: Final = 32
EV_OPTION_TRASHED: Final = 33
EV_WON: Final = 34

# ---- causes and facts of an event, as bits
F_BATTLE: Final = 1
F_ZERO_DP: Final = 2
F_EFFECT: Final = 4
F_BY: Final = 8  # F_BY << player: an effect (or card) of this player
F_SAME_LEVEL: Final = 32
F_DNA: Final = 64
F_DIGIXROS: Final = 128
F_BLAST: Final = 256
F_AT_PLAYER: Final = 512
F_AT_DIGIMON: Final = 1024
F_DIGIMON: Final = 2048  # by an effect of a Digimon
F_TAMER: Final = 4096
F_OPTION: Final = 8192
F_COST: Final = 16384
F_RULE: Final = 32768
F_ALONE: Final = 65536
F_CARDS_UNDER: Final = 131072
F_FROM_HAND: Final = 1 << 18  # played or digivolved into from there
F_FROM_TRASH: Final = 1 << 19
F_FROM_UNDER: Final = 1 << 20
F_SILENT: Final = 1 << 21  # played, its [On Play] effects do not activate
F_CAUSE: Final = 1 << 22  # by an effect of a card that a condition asks for
F_PLAYED: Final = 1 << 23  # played, not digivolved or attacking
F_FACE_UP: Final = 1 << 24  # a card of the security stack lay face-up
F_DIGI_BURST: Final = 1 << 25  # trashed for a <Digi-Burst>
F_COUNT: Final = 26  # number of cards (of a DigiXros) from this bit on

# ---- operations: code and ten numbers
OP_SIZE: Final = 11

# Registers that mean something else.
R_THIS: Final = -1
R_CARD: Final = -2
R_EVENT: Final = -3
R_OTHER: Final = -4
NOBODY: Final = -9
# In place of a register: all stacks that match filter HOSTS - n, n odd: in the breeding area.
HOSTS: Final = -100

# Flags of a choice.
CH_UP_TO: Final = 1
CH_OPPONENT_CHOOSES: Final = 2
CH_PAYS: Final = 4  # part of a cost: exactly so many
IGNORING_ALL: Final = 1  # of the digivolution requirements
IGNORING_LEVEL: Final = 2
AS_IF: Final = 3  # and what it digivolves as if it was, by number
CH_DIGIVOLVE: Final = 8  # cards that the Digimon in `of` can digivolve into; about: ignoring
CH_ONTO: Final = 16  # Digimon that can digivolve into the card in `of`; about: ignoring
CH_SEARCH: Final = 32  # the pile is searched and shuffled: copies of a card are one choice
CH_LINK: Final = 64  # cards that can link; about: the row that links them
CH_HOST: Final = 128  # Digimon that the card can link to; about: the row that links it
CH_MAKE: Final = 256  # cards that Digimon of the player can become; about: of which kind
CH_CHOSEN: Final = 512  # inside what the player chose to do
CH_USE: Final = 1024  # Options whose colour requirements are met
CH_SPECIAL: Final = CH_DIGIVOLVE | CH_ONTO | CH_LINK | CH_HOST | CH_MAKE

ANY_NUMBER: Final = 99

J_NONE: Final = 0
J_SAME_LEVEL: Final = 1
J_DIFFERENT_NAMES: Final = 2
J_DIFFERENT_COLORS: Final = 3
J_DIFFERENT_LEVELS: Final = 4
J_DIFFERENT_NUMBERS: Final = 5
J_ONE_OF_EACH: Final = 6

# Numbers of a card (amounts, filters, totals).
N_LEVEL: Final = 1
N_COST: Final = 2
N_DP: Final = 3
N_UNDER: Final = 4
N_COLORS: Final = 5
N_PRINTED_DP: Final = 6
N_LINKS: Final = 7
N_USE_COST: Final = 8  # of the Option that is being used
N_SAME_LEVEL: Final = 9  # how many cards of its stack have one level

# ---- durations
UNTIL_ATTACK: Final = 1
UNTIL_TURN: Final = 2
UNTIL_OWN: Final = 3
UNTIL_NEXT_OWN: Final = 4
UNTIL_THEIRS: Final = 5
UNTIL_NEXT_THEIRS: Final = 6
UNTIL_IT_LEAVES: Final = 7

# Rows of what is asked and worked out; each kind says what stands in its own.
CONDITION_SIZE: Final = 4
AMOUNT_SIZE: Final = 7
TERM_SIZE: Final = 6

# ---- modifiers: the kinds, see `queries/modifier`
MODIFIER_SIZE: Final = 4
M_DP: Final = 1
M_KEYWORD: Final = 2
M_CANNOT: Final = 3
M_UNAFFECTED: Final = 4
M_ATTACKS_UNSUSPENDED: Final = 5
M_ALSO_DIGIMON: Final = 6
M_GAINS: Final = 7
M_BAN: Final = 8
M_ORIGINAL_DP: Final = 9
M_DELETION: Final = 10
M_BECOMES: Final = 11
M_NEXT_DIGIVOLUTION: Final = 12
M_DIGIXROS_FROM: Final = 13
M_ORIGINAL_COLOR: Final = 14
M_ALSO_COLORS: Final = 15
M_PLAY_COST: Final = 16
M_NEXT_TIME: Final = 17

BAN_PLAY: Final = 1
BAN_PLAY_BY_EFFECT: Final = 2
BAN_USE: Final = 3
BAN_DIGIVOLVE: Final = 4
BAN_MOVE: Final = 5
BAN_GAIN_MEMORY: Final = 6
BAN_REDUCE_PLAY: Final = 7
BAN_REDUCE_DIGIVOLUTION: Final = 8
BAN_ADD_TO_SECURITY: Final = 9
BAN_PLAY_FROM_TRASH: Final = 10

NOT_ATTACK: Final = 1
NOT_ATTACK_PLAYERS: Final = 2
NOT_ATTACK_DIGIMON: Final = 3
NOT_BLOCK: Final = 4
NOT_BE_BLOCKED: Final = 5
NOT_SUSPEND: Final = 6
NOT_UNSUSPEND: Final = 7
NOT_DIGIVOLVE: Final = 8
NOT_ACTIVATE: Final = 9
NOT_BE_ATTACKED: Final = 10
NOT_DELETED_IN_BATTLE: Final = 11
NOT_DELETED_BY_EFFECTS: Final = 12
NOT_LEAVE_BY_EFFECTS: Final = 13
NOT_TRASH_UNDER: Final = 16
NOT_BE_RETURNED: Final = 14
NOT_LOSE_DP: Final = 15
NOT_DE_DIGIVOLVED: Final = 17
NOT_UNSUSPEND_IN_PHASE: Final = 18
NOT_SECURITY_OF_OPTIONS: Final = 19
NOT_SWITCH_TARGET: Final = 20
# Of these an effect can say: only by effects of the opponent.
BY_WHOM: Final = (
    1 << NOT_DELETED_BY_EFFECTS | 1 << NOT_LEAVE_BY_EFFECTS | 1 << NOT_BE_RETURNED
    | 1 << NOT_LOSE_DP | 1 << NOT_DE_DIGIVOLVED
)  # fmt: skip

# ---- statics
STATIC_SIZE: Final = 8
ST_SCOPE: Final = 0  # row of scopes, or -1 for this one
ST_TURN: Final = 1
ST_IF: Final = 2  # conditions: first row, and past the last
ST_IF_END: Final = 3
ST_MODIFIERS: Final = 4
ST_MODIFIERS_END: Final = 5
ST_WHERE: Final = 6
ST_KINDS: Final = 7  # bits 1 << kind of its modifiers
AURA_SHIFT: Final = 16  # modifier kinds of statics that reach others, in a mask of kinds
SCOPE_SIZE: Final = 4
SC_FILTER: Final = 0
SC_AREAS: Final = 1
SC_WHOSE: Final = 2
SC_PLAYERS: Final = 3  # Security Digimon, or players

# ---- what would happen
WOULD_SIZE: Final = 5
WOULD_WHAT: Final = 0
WOULD_WHO: Final = 1  # filter of the card, or -1 for this one
WOULD_INTO: Final = 2  # filter of the new card
WOULD_BY: Final = 3  # cause
WOULD_WHOSE: Final = 4
W_LEAVE: Final = 1
W_DELETED: Final = 2
W_DIGIVOLVE: Final = 3
W_PLAY: Final = 4
W_USE: Final = 5
W_LINK: Final = 6
W_SUSPEND: Final = 7
W_TRASHED_UNDER: Final = 8
W_DELETED_OR_RETURNED: Final = 9  # to hand or deck
# Causes that a text asks for.
BY_ANY: Final = 0
BY_BATTLE: Final = 1
BY_ZERO_DP: Final = 2
BY_EFFECT: Final = 3
BY_YOUR_EFFECT: Final = 4
BY_OPPONENTS_EFFECT: Final = 5
BY_NOT_YOUR_EFFECT: Final = 6
BY_NOT_BATTLE: Final = 7
BY_NEITHER: Final = 8
BY_DIGI_BURST: Final = 9

# ---- keywords
KW_BLOCKER: Final = 0
KW_PIERCING: Final = 1
KW_JAMMING: Final = 2
KW_SECURITY_ATTACK: Final = 3
KW_RETALIATION: Final = 4
KW_ARMOR_PURGE: Final = 5
KW_RUSH: Final = 6
KW_REBOOT: Final = 7
KW_RAID: Final = 8
KW_EVADE: Final = 9
KW_BARRIER: Final = 10
KW_ALLIANCE: Final = 11
KW_FORTITUDE: Final = 12
KW_COLLISION: Final = 13
KW_SCAPEGOAT: Final = 14
KW_VORTEX: Final = 15
KW_OVERCLOCK: Final = 16
KW_ICECLAD: Final = 17
KW_FRAGMENT: Final = 18
KW_DECODE: Final = 19
KW_EXECUTE: Final = 20
KW_PROGRESS: Final = 21
KW_PARTITION: Final = 22
KW_DECOY: Final = 23
KW_DIGISORPTION: Final = 24
KW_MATERIAL_SAVE: Final = 25
KW_LINK: Final = 26
KW_TRAINING: Final = 27
KW_BLAST: Final = 28
KW_BLAST_DNA: Final = 29
KW_BLITZ: Final = 30
KW_SAVE: Final = 31
KW_MIND_LINK: Final = 32
KW_ASCENSION: Final = 33
KW_ENGAGE: Final = 34
KW_GUARD: Final = 35
KW_DETACH: Final = 36
KW_SUCCESSION: Final = 37

# ---- digivolution requirements with conditions
WAY_SIZE: Final = 4
WAY_FROM: Final = 0  # filter
WAY_COST: Final = 1
WAY_IF: Final = 2  # conditions: first row, and past the last
WAY_IF_END: Final = 3

# ---- ways to ignore colour requirements
FREE_SIZE: Final = 2
FREE_IF: Final = 0  # conditions: first row, and past the last
FREE_IF_END: Final = 1

# ---- ways into play with several cards
SPECIAL_SIZE: Final = 13
SPECIAL_KIND: Final = 0
SPECIAL_NUMBER: Final = 1  # cost or reduction
SPECIAL_SLOTS: Final = 2  # how many
SPECIAL_FILTERS: Final = 3  # one for each slot
SPECIAL_LAST: Final = 11  # effect of its pending processing; of a DigiXros: 1 from the trash too
SPECIAL_JOINT: Final = 12  # what the cards must be together, J_...
MOST_SLOTS: Final = SPECIAL_LAST - SPECIAL_FILTERS
SP_DNA: Final = 1
SP_BURST: Final = 2
SP_DIGIXROS: Final = 3
SP_ASSEMBLY: Final = 4
SP_DIGISORPTION: Final = 5
SP_APP_FUSION: Final = 6  # filters of which two different ones fit; last: how many
SP_BLAST_DNA: Final = 7

# ---- flags of a definition
DEF_INERT: Final = 1  # neither definition nor body: it can only be held and counted
DEF_TOKEN: Final = 2
DEF_DUAL: Final = 4  # a DUAL card: a Digimon that can be used as an Option
DEF_ARTS: Final = 8  # it has Arts Digivolve

# ---- what rule checks have to look for (rule 17)
CHECK_DP: Final = 1  # Digimon can come to 0 DP
CHECK_LINKS: Final = 4  # there are link cards
CHECK_TOPS: Final = 2  # the top card of a stack can be trashed: what was under it may not stay
