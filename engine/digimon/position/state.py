"""A position of a Digimon game: memory, the compiled cards, and reading and moving cards.

`State` is the one object that every rule takes.  What it holds beside the memory is fixed for a
game (tables, whose card is which, policies) or scratch space for the options of the present
decision, which is worked out again whenever it is needed and never part of the position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.agenda import Agenda, RuleError
from engine.hashing import mix, scaled
from engine.digimon.position.slots import (
    AREA, BELOW, BORN, CARDS, CONTEXTS, CONTEXTS_USED, CONTEXT_CAP, CONTEXT_SIZE, COUNT, C_CARD,
    C_EFFECT, C_HEADER, C_MOVES, C_PLAYER, C_THIS, DEPTH, FIRST_CARD, HALF, HOST, LATER, LATER_CAP,
    LATER_CARD, LATER_EFFECT, LATER_ENTRY, LATER_EVENT, LATER_HOLDER, LATER_SIZE, LATER_WHEN, LINKS,
    MOVES, PILES, PILE_CAP, PILE_KINDS, P_DECK, P_EGGS, P_HAND, P_REVEALED, P_SECURITY, P_TRASH,
    RANDOM, REGISTERS, REGISTER_SIZE, SIZE, STACK, STAMP, STEP_CAP, TOP,
)  # fmt: skip
from engine.digimon.instructions.compiled import Tables
from engine.digimon.vocabulary import DECK, EGGS, HAND, REVEALED, SECURITY, TRASH

__all__ = ["RuleError", "State", "pile_of"]

OPTIONS_CAP: Final = 1024
NUMBER: Final = (1 << STAMP) - 1


class State(Agenda):
    """The memory of one game with what is needed to read it."""

    def __init__(self, tables: Tables, definition: list[int], owner: list[int]) -> None:
        super().__init__(SIZE, DEPTH, STEP_CAP, OPTIONS_CAP, CARDS)
        self.t: Final[Tables] = tables
        self.cards: i64 = len(definition)
        if self.cards > CARDS:
            raise RuleError(f"{len(definition)} cards in one game; at most {CARDS} fit")
        self.definition: vec[i64] = vec[i64]([i64(number) for number in definition])
        self.owner: vec[i64] = vec[i64]([i64(number) for number in owner])
        # Policies.
        self.chance_draws: i64 = 0  # unknown cards are decided by nature; else piles are in order
        self.any_order: i64 = 1  # the order of cards put under the deck is a choice
        self.solo: i64 = 0  # the opponent has nothing and passes
        self.viewer: i64 = -1  # the player who plans, from what they have seen; -1 for nobody
        self.one_turn: i64 = 0  # the play stops at the end of the viewer's turn
        self.last_turn: i64 = 0  # in solo turns, the own turn after which the play stops
        self.blind: i64 = 0  # what the viewer draws or reveals stays unknown: for plans
        self.no_attacks: i64 = 0  # attacks are not offered
        # In solo turns, what they leave by what they have when they pass; () by the rules.
        self.memory_left: vec[i64] = vec[i64]()
        self.actor: i64 = 0  # the player who decides
        # Scratch: candidates of a choice.
        self.candidates: vec[i64] = vec[i64]([0] * (2 * CARDS))
        self.found: i64 = 0
        self.things: vec[i64] = vec[i64]([0] * CARDS)
        self.sources: vec[i64] = vec[i64]([0] * OPTIONS_CAP)
        self.source_count: i64 = 0
        self.interrupts: vec[i64] = vec[i64]([0] * CARDS)
        self.interrupt_count: i64 = 0
        self.used: vec[i64] = vec[i64]([0] * CARDS)
        self.used_count: i64 = 0
        self.gained: vec[i64] = vec[i64]([0] * CARDS)
        self.gain_count: i64 = 0
        self.leaving: vec[i64] = vec[i64]([0] * CARDS)
        self.asked: vec[i64] = vec[i64]([0] * CARDS)
        self.asked_count: i64 = 0

    # ------------------------------- numbers that are worked out from effects

    def dp(self, stack: i64) -> i64:
        """The DP of a Digimon in the battle area; -1 when it has none: `queries.modifiers`."""
        raise NotImplementedError

    def original_dp(self, stack: i64) -> i64:
        """The original DP: that printed, or the latest it was changed to."""
        raise NotImplementedError

    def play_cost(self, stack: i64) -> i64:
        """The play cost of a card on the field as it is now; -1 when it has none."""
        raise NotImplementedError

    def colors(self, stack: i64) -> i64:
        """The colours of a card on the field, as bits."""
        raise NotImplementedError

    def kinds(self, stack: i64) -> i64:
        """What a card on the field is: its category, and what it is treated as, as bits."""
        raise NotImplementedError

    def has_keyword(self, stack: i64, keyword: i64) -> bool:
        """Whether a Digimon has a keyword effect now."""
        raise NotImplementedError

    def deletion_bonus(self, me: i64, player: i64) -> i64:
        """What is added to a number of DP that an effect of `me` deletes by."""
        raise NotImplementedError

    # ------------------------------------------------------------- options

    def gain(self, effect: i64) -> None:
        """Add an effect that a card has gained."""
        self.gained[self.gain_count] = effect
        self.gain_count += 1

    def find(self, reference: i64) -> None:
        """Add a candidate."""
        self.candidates[self.found] = reference
        self.found += 1

    def add_source(self, thing: i64) -> None:
        """Add a card whose effects work where it is (`other_areas.sources`)."""
        if self.source_count >= len(self.sources):
            raise RuleError("effects outside the battle area that ask for each other without end")
        self.sources[self.source_count] = thing
        self.source_count += 1

    def ask(self, what: i64) -> bool:
        """Begin to work something out; whether that is not going on already.

        Who asked takes 1 from `asked_count` when done.
        """
        index: i64 = 0
        while index < self.asked_count:
            if self.asked[index] == what:
                return False
            index += 1
        if self.asked_count >= len(self.asked):
            self.asked_count = 0
            raise RuleError("persistent effects that ask for each other without end")
        self.asked[self.asked_count] = what
        self.asked_count += 1
        return True

    # ---------------------------------------------------------- references

    def card_ref(self, card: i64) -> i64:
        """A reference to a card as it is now."""
        return card | self.data[MOVES + card] << STAMP

    def moved_ref(self, card: i64) -> i64:
        """A reference to a card as it will be once it has changed its area."""
        return card | (self.data[MOVES + card] + 1) << STAMP

    def stack_ref(self, stack: i64) -> i64:
        """A reference to a stack as it is now."""
        return STACK | stack | self.data[BORN + stack] << STAMP

    def reference(self, thing: i64) -> i64:
        """A reference to a card, or to STACK + a stack."""
        return self.stack_ref(thing - STACK) if thing >= STACK else self.card_ref(thing)

    def alive(self, reference: i64) -> bool:
        """Whether what is meant is still the same."""
        number = reference & NUMBER
        if number >= STACK:
            stack = number - STACK
            return self.data[TOP + stack] != 0 and self.data[BORN + stack] == reference >> STAMP
        return self.data[MOVES + number] == reference >> STAMP

    def card_of(self, reference: i64) -> i64:
        """The card meant; of a stack its top card."""
        number = reference & NUMBER
        if number >= STACK:
            return self.data[TOP + number - STACK] - 1
        return number

    # --------------------------------------------------------------- piles

    def size(self, player: i64, pile: i64) -> i64:
        """How many cards a pile has."""
        return self.data[COUNT + player * PILE_KINDS + pile]

    def at(self, player: i64, pile: i64, index: i64) -> i64:
        """A card of a pile; the last is its top."""
        return self.data[PILES + (player * PILE_KINDS + pile) * PILE_CAP + index]

    def push_card(self, player: i64, pile: i64, card: i64) -> None:
        """Put a card on top of a pile."""
        slot = COUNT + player * PILE_KINDS + pile
        count = self.data[slot]
        if count >= PILE_CAP:
            raise RuleError(f"more than {PILE_CAP} cards in one pile")
        self.put(PILES + (player * PILE_KINDS + pile) * PILE_CAP + count, card)
        self.put(slot, count + 1)

    def insert_bottom(self, player: i64, pile: i64, card: i64) -> None:
        """Put a card at the bottom of a pile."""
        self.push_card(player, pile, card)
        base = PILES + (player * PILE_KINDS + pile) * PILE_CAP
        index = self.data[COUNT + player * PILE_KINDS + pile] - 1
        while index > 0:
            self.put(base + index, self.data[base + index - 1])
            index -= 1
        self.put(base, card)

    def take_card(self, player: i64, pile: i64, card: i64) -> None:
        """Take a card out of a pile; the others keep their order."""
        slot = COUNT + player * PILE_KINDS + pile
        base = PILES + (player * PILE_KINDS + pile) * PILE_CAP
        last = self.data[slot] - 1
        index = last
        while index >= 0 and self.data[base + index] != card:
            index -= 1
        if index < 0:
            raise RuleError("a card is not where it should be")
        while index < last:
            index += 1
            self.put(base + index - 1, self.data[base + index])
        self.put(base + last, 0)
        self.put(slot, last)

    def swap_cards(self, card: i64, other: i64) -> None:
        """Let two cards change places between piles of one player; both stay what they are."""
        here = self._slot(card)
        there = self._slot(other)
        self.put(here, other)
        self.put(there, card)
        area = self.data[AREA + card]
        self.put(AREA + card, self.data[AREA + other])
        self.put(AREA + other, area)

    def exchange(self, player: i64, pile: i64, index: i64, other: i64) -> None:
        """Let two cards of one pile change places."""
        base = PILES + (player * PILE_KINDS + pile) * PILE_CAP
        card = self.data[base + index]
        self.put(base + index, self.data[base + other])
        self.put(base + other, card)

    def random(self, below: i64) -> i64:
        """A number from 0 to before `below`, from the position's own shuffler."""
        word = mix(self.data[RANDOM], 1)
        self.put(RANDOM, word)
        return scaled(word, below)

    def _slot(self, card: i64) -> i64:
        player = self.owner[card]
        pile = pile_of(self.data[AREA + card])
        base = PILES + (player * PILE_KINDS + pile) * PILE_CAP
        index: i64 = 0
        while self.data[base + index] != card:
            index += 1
        return base + index

    # ------------------------------------------------------------ contexts

    def open_context(self, effect: i64, card: i64, this: i64, player: i64) -> i64:
        """Begin a context for an effect; its number."""
        number = self.data[CONTEXTS_USED]
        if number >= CONTEXT_CAP:
            raise RuleError("too many effects inside each other")
        self.put(CONTEXTS_USED, number + 1)
        base = CONTEXTS + number * CONTEXT_SIZE
        self.put(base + C_EFFECT, effect)
        self.put(base + C_CARD, card)
        self.put(base + C_THIS, this)
        self.put(base + C_PLAYER, player)
        self.put(base + C_MOVES, self.data[MOVES + card])
        return number

    def close_context(self) -> None:
        """End the latest context, and clear it."""
        number = self.data[CONTEXTS_USED] - 1
        base = CONTEXTS + number * CONTEXT_SIZE
        self.clear(base, base + C_HEADER)
        register: i64 = 0
        while register < REGISTERS:
            self.empty(number, register)
            register += 1
        self.put(CONTEXTS_USED, number)

    def register(self, context: i64, number: i64) -> i64:
        """The slot of a register: its count, followed by its references."""
        return CONTEXTS + context * CONTEXT_SIZE + C_HEADER + number * REGISTER_SIZE

    def keep(self, context: i64, number: i64, reference: i64) -> None:
        """Append a reference to a register."""
        base = self.register(context, number)
        count = self.data[base] + 1
        if count >= REGISTER_SIZE:
            raise RuleError("too many cards in one choice")
        self.put(base + count, reference)
        self.put(base, count)

    def first_in(self, context: i64, number: i64) -> i64:
        """The first reference of a register; 0 where there is none."""
        return self.data[self.register(context, number) + FIRST_CARD]

    def follow(self, context: i64, old: i64, new: i64) -> None:
        """An effect moved a card it had chosen, or its own: it means that card, where it is now."""
        head = CONTEXTS + context * CONTEXT_SIZE
        if old & NUMBER == self.data[head + C_CARD]:
            self.put(head + C_MOVES, self.data[MOVES + self.data[head + C_CARD]])
        number: i64 = 0
        while number < REGISTERS:
            base = self.register(context, number)
            index: i64 = self.data[base]
            while index > 0:
                if self.data[base + index] == old:
                    self.put(base + index, new)
                index -= 1
            number += 1

    def empty(self, context: i64, number: i64) -> None:
        """Clear a register."""
        base = self.register(context, number)
        if self.data[base]:
            self.clear(base, base + FIRST_CARD + self.data[base])

    def later(self, when: i64, effect: i64, this: i64, card: i64, event: i64) -> None:
        """Put an effect off until a moment: see `rules.pending`."""
        number = self.data[LATER]
        if number >= LATER_CAP:
            raise RuleError("too much pending processing")
        base = LATER_ENTRY + number * LATER_SIZE
        self.put(base + LATER_WHEN, when)
        self.put(base + LATER_EFFECT, effect)
        self.put(base + LATER_HOLDER, this)
        self.put(base + LATER_CARD, card)
        self.put(base + LATER_EVENT, event)
        self.put(LATER, number + 1)

    # -------------------------------------------------------------- stacks

    def free_stack(self, player: i64) -> i64:
        """The lowest stack number that is not in use."""
        stack = player * HALF
        last = stack + HALF
        while stack < last:
            if not self.data[TOP + stack]:
                return stack
            stack += 1
        raise RuleError(f"more than {HALF} cards on one field")

    def under(self, stack: i64) -> i64:
        """The card right under the top card + 1, or 0."""
        return self.data[BELOW + self.data[TOP + stack] - 1]

    def linked(self, stack: i64) -> i64:
        """How many link cards a stack has."""
        number: i64 = 0
        at = self.data[LINKS + stack]
        while at:
            number += 1
            at = self.data[BELOW + at - 1]
        return number

    def stack_of(self, card: i64) -> i64:
        """The stack a card on the field belongs to."""
        return self.data[HOST + card] - 1


def pile_of(area: i64) -> i64:
    """The pile that an area is kept in."""
    if area == HAND:
        return P_HAND
    if area == TRASH:
        return P_TRASH
    if area == DECK:
        return P_DECK
    if area == SECURITY:
        return P_SECURITY
    if area == EGGS:
        return P_EGGS
    if area == REVEALED:
        return P_REVEALED
    raise RuleError(f"no pile for area {area}")
