"""Where everything of a position lives in memory.

Cards (both players' decks, and a pool of Tokens) are numbers below `CARDS`.  What is on the field
is a *stack*: a top card with cards under it (rule 4-7), which stays the same Digimon whatever
digivolves onto it (3-4-5).  Stacks are numbers below `STACKS`, half of them for each player.  An
attribute of all cards or stacks is one block, so `data[AREA + card]` is where the card is.  Blocks
are *copied* (part of the position) or *derived* (follow from the rest, kept for speed).

A *reference* means a card or a stack as it was: card or STACK + stack, and above `STAMP` bits the
count of its moves.  A card that has changed its area is a new card (3-1-3-1) and no longer meant.
"""

from typing import Final

CARDS: Final = 160
STACKS: Final = 128
HALF: Final = 64
STACK: Final = 256  # a reference below is to a card
NO_CARD: Final = -1
STAMP: Final = 9  # bits of the number in a reference

# ---- one slot per card
AREA: Final = 0 * CARDS  # copied: area (vocabulary.DECK ...)
HOST: Final = 1 * CARDS  # copied: stack + 1 it belongs to, as top, under it, or linked to it
BELOW: Final = 2 * CARDS  # copied: next card below in the stack + 1; next link card + 1
FLAGS: Final = 3 * CARDS  # copied: flags, below
USED: Final = 4 * CARDS  # copied: uses of its [N Per Turn] effects, 4 bits each
MOVES: Final = 5 * CARDS  # derived: how often it has changed its area

KNOWN: Final = 1  # its place in deck or security stack is known to its owner
FACE_UP: Final = 2  # face-up in the security stack
FACE_DOWN: Final = 4  # face-down under a card
UNKNOWN: Final = 8  # in a plan: drawn, and not seen yet
OF_SECURITY: Final = 32  # revealed from the security stack, which it has not left yet
STRANDED: Final = 16  # an Option that came to the top of a stack: no effect placed it there

# ---- one slot per stack; player 0 has stacks 0 to HALF - 1
STACK_BLOCK: Final = 6 * CARDS
TOP: Final = STACK_BLOCK  # copied: top card + 1, 0 for a stack number not in use
SUSPENDED: Final = STACK_BLOCK + 1 * STACKS  # copied: 1 when suspended
ARRIVED: Final = STACK_BLOCK + 2 * STACKS  # copied: turn in which it came into play, 0 if earlier
WHERE: Final = STACK_BLOCK + 3 * STACKS  # copied: BATTLE or BREEDING
UNDERS: Final = STACK_BLOCK + 4 * STACKS  # derived: how many cards are under the top card
LINKS: Final = STACK_BLOCK + 5 * STACKS  # copied: first link card + 1
BORN: Final = STACK_BLOCK + 6 * STACKS  # derived: how often this stack number was taken
LAST_LEVEL: Final = STACK_BLOCK + 7 * STACKS  # derived: level before the latest digivolution

# ---- piles: an array of cards for each player and pile, its top at the end
PILES: Final = STACK_BLOCK + 8 * STACKS
PILE_CAP: Final = 64
P_DECK: Final = 0
P_HAND: Final = 1
P_TRASH: Final = 2
P_SECURITY: Final = 3
P_EGGS: Final = 4
P_REVEALED: Final = 5
PILE_KINDS: Final = 6
COUNT: Final = PILES + 2 * PILE_KINDS * PILE_CAP  # copied: number of cards in each pile

# ---- the game
GAME: Final = COUNT + 2 * PILE_KINDS
TURN: Final = GAME + 0  # copied: number of the turn, from 1
PLAYER: Final = GAME + 1  # copied: turn player
PHASE: Final = GAME + 2  # copied: phase, below
MEMORY: Final = GAME + 3  # copied: memory on the turn player's side, -10 to 10
OVER: Final = GAME + 4  # copied: 0, or 1 + winner, or 3 for a draw, 4 when the play was stopped
RANDOM: Final = GAME + 5  # copied: state of the shuffler
STACK_COUNT: Final = GAME + 6  # derived: one past the highest stack in use, by player
FIRST: Final = GAME + 8  # copied: the player who went first
LOOP_COUNT: Final = GAME + 9  # derived: effects activated since the last open state
MOMENT: Final = GAME + 10  # derived: tells apart what happens at different times
BEST: Final = GAME + 11  # copied, solo turns: highest level digivolved into, 4 bits a turn
SEEN: Final = GAME + 12  # derived: cards `State.viewer` has come to see, or would in a plan
LOOP_KEY: Final = GAME + 13  # derived: an earlier position of these activations, for loops
LOOP_STOP: Final = GAME + 14  # copied: 1 when what is optional is left out to stop a loop
LOOKED: Final = GAME + 15  # derived, solo turns: 1 when player 0 has looked through a pile

UNSUSPEND_PHASE: Final = 0
DRAW_PHASE: Final = 1
BREEDING_PHASE: Final = 2
MAIN_PHASE: Final = 3

# ---- the attack that is going on
ATTACK: Final = GAME + 16
A_STAGE: Final = ATTACK + 0  # copied: 0 for none, else see `turn/attack`
A_WHO: Final = ATTACK + 1  # copied: reference to the attacking stack
A_TARGET: Final = ATTACK + 2  # copied: reference to the attacked stack, 0 for the player
A_FLAGS: Final = ATTACK + 3  # copied: flags, below
A_CHECKED: Final = ATTACK + 4  # copied: security cards checked so far
B_WHO: Final = ATTACK + 5  # copied: the two cards in battle: references + 1, 0 when there is none
B_OTHER: Final = ATTACK + 6
M_WHO: Final = ATTACK + 7  # copied: the two that have battled, until that has been settled
M_OTHER: Final = ATTACK + 8

A_CHECKS: Final = 1  # the security check of this attack has begun
A_PIERCES: Final = 2  # <Piercing> is pending
A_DELETED: Final = 4  # what the attacker battled was deleted
A_ENDED: Final = 8  # an effect has ended the attack

# ---- what lasts, see `lasting`
LASTING: Final = ATTACK + 9  # copied: number of entries
LASTING_ENTRY: Final = LASTING + 1
LASTING_SIZE: Final = 6
LASTING_CAP: Final = 128

# ---- triggers that wait
PENDING: Final = LASTING_ENTRY + LASTING_SIZE * LASTING_CAP  # copied: number of entries
PENDING_ENTRY: Final = PENDING + 1
PENDING_EFFECT: Final = 0
PENDING_CARD: Final = 1  # card on which it is printed
PENDING_HOLDER: Final = 2  # reference to what it is on
PENDING_EVENT: Final = 3  # reference to the card of the event
PENDING_OTHER: Final = 4  # reference to the other card
PENDING_FACTS: Final = 5  # facts of the event
PENDING_MOMENT: Final = 6
PENDING_SEEN: Final = 7  # the card of the event as it was, see `seen`
PENDING_SIZE: Final = 8
PENDING_CAP: Final = 128

# ---- pending processing
LATER: Final = PENDING_ENTRY + PENDING_SIZE * PENDING_CAP  # copied: number of entries
LATER_ENTRY: Final = LATER + 1
LATER_WHEN: Final = 0  # end of the turn or attack
LATER_EFFECT: Final = 1
LATER_HOLDER: Final = 2  # reference to what it is on
LATER_CARD: Final = 3
LATER_EVENT: Final = 4  # reference to the card it is about
LATER_SIZE: Final = 5
LATER_CAP: Final = 16

# ---- agenda: steps of (what, four numbers)
DEPTH: Final = LATER_ENTRY + LATER_SIZE * LATER_CAP
AGENDA: Final = DEPTH + 1
STEP_SIZE: Final = 5
STEP_CAP: Final = 64

# ---- contexts of effects being carried out
CONTEXTS_USED: Final = AGENDA + STEP_SIZE * STEP_CAP
CONTEXTS: Final = CONTEXTS_USED + 1
C_EFFECT: Final = 0  # effect
C_CARD: Final = 1  # card on which it is printed
C_THIS: Final = 2  # reference to the stack (or card) it is on
C_PLAYER: Final = 3
C_DONE: Final = 4  # whether the last step did something
C_EVENT: Final = 5  # reference to the card of the event
C_OTHER: Final = 6  # reference to the other card
C_FACTS: Final = 7  # facts of the event
C_OUTER: Final = 8  # of an effect that interrupts: context + 1 of what it interrupts
C_MOVES: Final = 9  # moves of the card when the effect began
C_REPEAT: Final = 10
C_DOER: Final = 11  # of cards that leave: context + 1 of the effect that makes them leave
C_SEEN: Final = 12  # the card of the event as it was then: card + 1, cards under, DP + 1
C_HEADER: Final = 13
# In contexts of no effect, in place of the facts and of C_OUTER.
C_WHAT: Final = 7  # of a declared card: what would happen (W_...)
C_LESS: Final = 8  # of a declared card: by how much its cost is reduced
C_TO: Final = 8  # of cards that leave: where to
C_FREE: Final = 8  # of a special way: whether its cost is paid, see `materials.price`
C_SAID: Final = 10  # of a special way: what an effect says of the cards, `materials.said_of`
REGISTERS: Final = 8
REGISTER_SIZE: Final = 65  # a count and up to 64 references
FIRST_CARD: Final = 1  # of a register, the first reference
CONTEXT_SIZE: Final = C_HEADER + REGISTERS * REGISTER_SIZE
CONTEXT_CAP: Final = 10

# ---- uses of gained effects with a limit per turn
GAINED_USES: Final = CONTEXTS + CONTEXT_SIZE * CONTEXT_CAP  # copied: number of entries
GAINED_USES_ENTRY: Final = GAINED_USES + 1
GAINED_USES_EFFECT: Final = 0
GAINED_USES_STACK: Final = 1  # reference to the stack
GAINED_USES_TIMES: Final = 2
GAINED_USES_SIZE: Final = 3
GAINED_USES_CAP: Final = 32

# ---- how the game has gone so far, a slot for each player: derived, what a value may look at
HANDED: Final = GAINED_USES_ENTRY + GAINED_USES_SIZE * GAINED_USES_CAP  # memory handed over
HIGHEST: Final = HANDED + 2  # the highest level digivolved into
REACHED: Final = HANDED + 4  # the sum of that over the ends of their turns

SIZE: Final = HANDED + 6
