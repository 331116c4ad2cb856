"""A position of a Yu-Gi-Oh! duel: memory, the compiled cards, and reading and moving cards.

`State` is the one object that every rule takes.  What it holds beside the
memory is fixed for a duel (tables, whose card is which, policies) or scratch
space for the options of the present decision, which is worked out again
whenever it is needed and never part of the position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.agenda import Agenda, RuleError
from engine.yugioh.position.entries import entry_card, pack_entry
from engine.yugioh.position.look import Look
from engine.yugioh.position.lying import tabulate
from engine.yugioh.position.slots import (
    BANISHED_PILE, CARDS, CONTEXTS, CONTEXT_SIZE, CONTROL, COUNT, C_HEADER, DECK_PILE, DEPTH, EVENT,
    EVENTS, EVENT_CAP, EVENT_SIZE, EXTRA_PILE, GRAVE_PILE, HAND_PILE, HEAD, HOST, IN_PENDULUM_ZONE,
    LOC, MODIFIERS, MONSTERS, MOVES, NEXT, OVERLAYS, PILES_EACH, POSITION, PREVIOUS, REGISTERS,
    REGISTER_SIZE, REVEALED, SIZE, SPELLS, STATUS, STEP_CAP, TAIL, V_TO, V_WHAT, ZONE, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.instructions.tables import Tables
from engine.yugioh.vocabulary import (
    BANISHED, DECK, EXTRA, GRAVE, HAND, MZONE, OVERLAY, PZONE, SZONE,
)  # fmt: skip

__all__ = ["OPTIONS_CAP", "STACK_CAP", "RuleError", "State", "pile_of"]

OPTIONS_CAP: Final = 8192
STACK_CAP: Final = 1024


class State(Agenda):
    """The memory of one duel with what is needed to read it."""

    def __init__(self, tables: Tables, definition: list[int], owner: list[int]) -> None:
        super().__init__(SIZE, DEPTH, STEP_CAP, OPTIONS_CAP, CARDS)
        # Events, waiting triggers, chain links and steps.
        self.first_passing = EVENT
        self.end_of_passing = MODIFIERS
        self.t: Final[Tables] = tables
        self.cards: i64 = len(definition)
        if self.cards > CARDS:
            raise RuleError(f"{len(definition)} cards in one duel; at most {CARDS} fit")
        self.definition: vec[i64] = vec[i64]([i64(number) for number in definition])
        self.owner: vec[i64] = vec[i64]([i64(number) for number in owner])
        self.lying: vec[i64] = tabulate(tables.defs)  # what the keys add up, see there
        # Effects with the cards that have them, pairs in a fixed order: first what can be
        # activated, then triggers, then what applies each time something happens.
        self.pair_effect: vec[i64] = vec[i64]()
        self.pair_card: vec[i64] = vec[i64]()
        self.pair_told: vec[i64] = vec[i64]()  # as what the events it waits for are told, as bits
        self.first_trigger: i64 = 0
        self.first_each: i64 = 0
        self.answers: vec[i64] = vec[i64]()  # pairs that can be activated in answer to others
        # Cards that can be summoned by a procedure of their own, with the procedure.
        self.way_procedure: vec[i64] = vec[i64]()
        self.way_card: vec[i64] = vec[i64]()
        # Policies.
        self.all_zones: i64 = 0  # every legal zone is a choice
        self.all_positions: i64 = 0  # every legal position is a choice
        self.opponent_acts: i64 = 0
        self.own_negations: i64 = 1  # a player may negate what they activated themselves
        self.fixed_order: i64 = 0  # draws follow the order of the Deck
        # Whether something asked for what a card that waits to be Set changes, or nobody cares.
        self.minded: bool = True
        # By filter, 1 where it was held against the Deck of player 0; empty where nobody asks.
        self.looks: vec[i64] = vec[i64]()
        # Commands and summonable monsters are collected here first, because working out
        # whether they are legal uses the options.
        self.listed: vec[i64] = vec[i64]([0] * OPTIONS_CAP)
        self.listing: i64 = 0
        # Scratch: candidates of a choice, and a number for each.
        self.candidates: vec[i64] = vec[i64]([0] * (4 * CARDS))
        self.found: i64 = 0
        # ... and which of those before it are copies of it, as bits.
        self.copies: vec[i64] = vec[i64]([0] * (4 * CARDS))
        # By card 1 + the definition whose name, Type and Attribute it is supposed to have.
        self.treated: vec[i64] = vec[i64]([0] * CARDS)
        # ... and whose name alone it is supposed to have.
        self.called: vec[i64] = vec[i64]([0] * CARDS)
        # What is being looked at, and what a cost that is part of it leaves possible.
        self.look: Look = Look()
        self.look_beyond: Look = Look()
        # By register the card + 1 that a choice yet to come is supposed to fall on, and how many
        # cards are supposed to be chosen.
        self.supposed: vec[i64] = vec[i64]([0] * REGISTERS)
        self.supposed_many: vec[i64] = vec[i64]([0] * REGISTERS)
        self.spared: vec[i64] = vec[i64]([0] * CARDS)
        self.weights: vec[i64] = vec[i64]([0] * CARDS)
        self.worth: vec[i64] = vec[i64]([0] * CARDS)  # amounts of one row, by card
        # Modifiers of the values that are being worked out, one within the other.
        self.stack: vec[i64] = vec[i64]([0] * STACK_CAP)
        self.stacked: i64 = 0
        self.nesting: i64 = 0

    # ------------------------------- numbers that are worked out from effects

    def attack(self, card: i64) -> i64:
        """The ATK of a monster now; off the field, the printed one. See `queries.stats.Duel`."""
        raise NotImplementedError

    def defense(self, card: i64) -> i64:
        """The DEF of a monster now; off the field, the printed one.  A Link Monster has none: 0."""
        raise NotImplementedError

    def levels_more(self, card: i64) -> i64:
        """By how much continuous effects change its Level where it is."""
        raise NotImplementedError

    def original(self, card: i64, stat: i64) -> i64:
        """The original ATK or DEF of a monster: the printed one, unless an effect sets it."""
        raise NotImplementedError

    # --------------------------------------------------------------- looks

    def look_through(self, player: i64, number: i64) -> None:
        """Note that this filter is held against the Deck of a player; 0 is any card."""
        if player == 0 and number < len(self.looks):
            self.looks[number] = 1

    def mind(self, minded: bool) -> None:
        """Note whether something asked for what a card that waits to be Set changes, see
        `queries.waiting`.
        """
        self.minded = minded

    # ------------------------------------------------------------- options

    def enlist(self, option: i64) -> None:
        """Add an entry to the list that becomes the options."""
        if self.listing >= OPTIONS_CAP:
            raise RuleError(f"more than {OPTIONS_CAP} commands")
        self.listed[self.listing] = option
        self.listing += 1

    def offer_listed(self) -> i64:
        """Make the list the options; how many."""
        self.count = 0
        index: i64 = 0
        while index < self.listing:
            self.offer(self.listed[index])
            index += 1
        return self.count

    # --------------------------------------------------------------- piles

    def link(self, card: i64, pile: i64, at_top: i64) -> None:
        """Put a card that is in no pile into this one: at its end, or as its first."""
        data = self.data
        if at_top:
            head = data[HEAD + pile]
            self.put(NEXT + card, head)
            self.put(PREVIOUS + card, 0)
            if head:
                self.put(PREVIOUS + head - 1, card + 1)
            else:
                self.put(TAIL + pile, card + 1)
            self.put(HEAD + pile, card + 1)
        else:
            tail = data[TAIL + pile]
            self.put(PREVIOUS + card, tail)
            self.put(NEXT + card, 0)
            if tail:
                self.put(NEXT + tail - 1, card + 1)
            else:
                self.put(HEAD + pile, card + 1)
            self.put(TAIL + pile, card + 1)
        self.put(COUNT + pile, data[COUNT + pile] + 1)

    def unlink(self, card: i64, pile: i64) -> None:
        """Take a card out of this pile."""
        data = self.data
        before = data[PREVIOUS + card]
        after = data[NEXT + card]
        if before:
            self.put(NEXT + before - 1, after)
        else:
            self.put(HEAD + pile, after)
        if after:
            self.put(PREVIOUS + after - 1, before)
        else:
            self.put(TAIL + pile, before)
        self.put(COUNT + pile, data[COUNT + pile] - 1)

    def remove(self, card: i64) -> None:
        """Take a card out of wherever it is; it is nowhere until `insert`."""
        data = self.data
        place = data[LOC + card]
        if place == MZONE:
            self.put(MONSTERS + data[CONTROL + card] * ZONES_EACH + data[ZONE + card], 0)
        elif place == SZONE:
            self.put(SPELLS + data[CONTROL + card] * ZONES_EACH + data[ZONE + card], 0)
        elif place == OVERLAY:
            self._detach(card)
        elif place:
            self.unlink(card, pile_of(self.owner[card], place))

    def insert(self, card: i64, place: i64, at_top: i64) -> None:
        """Put a card that is nowhere into a pile of its owner."""
        self.put(LOC + card, place)
        self.put(CONTROL + card, self.owner[card])
        self.link(card, pile_of(self.owner[card], place), at_top)

    def set_down(self, card: i64, place: i64, player: i64, zone: i64, position: i64) -> None:
        """Put a card that is nowhere into a zone."""
        base: i64 = MONSTERS if place == MZONE else SPELLS
        if self.data[base + player * ZONES_EACH + zone]:
            raise RuleError("two cards in one zone")
        self.put(base + player * ZONES_EACH + zone, card + 1)
        self.put(LOC + card, place)
        self.put(CONTROL + card, player)
        self.put(ZONE + card, zone)
        self.put(POSITION + card, position)

    def attach(self, card: i64, host: i64) -> None:
        """Put a card that is nowhere under a monster, as its last material."""
        data = self.data
        self.put(LOC + card, OVERLAY)
        self.put(HOST + card, host + 1)
        self.put(NEXT + card, 0)
        at = data[OVERLAYS + host]
        if not at:
            self.put(OVERLAYS + host, card + 1)
            return
        while data[NEXT + at - 1]:
            at = data[NEXT + at - 1]
        self.put(NEXT + at - 1, card + 1)

    def _detach(self, card: i64) -> None:
        data = self.data
        host = data[HOST + card] - 1
        at = data[OVERLAYS + host]
        if at == card + 1:
            self.put(OVERLAYS + host, data[NEXT + card])
        else:
            while data[NEXT + at - 1] != card + 1:
                at = data[NEXT + at - 1]
            self.put(NEXT + at - 1, data[NEXT + card])
        self.put(HOST + card, 0)

    def is_in(self, card: i64, places: i64) -> bool:
        """Whether a card is in one of these places, Pendulum Zones apart from the others."""
        return self.place(card) & places != 0

    def place(self, card: i64) -> i64:
        """The place of a card, a Pendulum Zone apart from the other Spell & Trap Zones."""
        place = self.data[LOC + card]
        if place == SZONE and self.data[STATUS + card] & IN_PENDULUM_ZONE:
            return PZONE
        return place

    def overlays(self, host: i64) -> i64:
        """How many materials a monster has."""
        count: i64 = 0
        at = self.data[OVERLAYS + host]
        while at:
            count += 1
            at = self.data[NEXT + at - 1]
        return count

    def conceal(self) -> None:
        """Make the revealed cards of both hands private again."""
        player: i64 = 0
        while player < 2:
            at = self.data[HEAD + pile_of(player, HAND)]
            while at:
                status = self.data[STATUS + at - 1]
                if status & REVEALED:
                    self.put(STATUS + at - 1, status & ~REVEALED)
                at = self.data[NEXT + at - 1]
            player += 1

    # ----------------------------------------------------------- registers

    def register(self, context: i64, number: i64) -> i64:
        """The slot of a register: its count, followed by its cards."""
        return CONTEXTS + context * CONTEXT_SIZE + C_HEADER + number * REGISTER_SIZE

    def keep(self, context: i64, number: i64, card: i64) -> None:
        """Append a card to a register, with the count of its moves: it is lost if it moves."""
        base = self.register(context, number)
        count = self.data[base]
        if count >= REGISTER_SIZE - 1:
            raise RuleError("too many cards in one choice")
        self.put(base + 1 + count, pack_entry(card, self.data[MOVES + card]))
        self.put(base, count + 1)

    def holds(self, context: i64, number: i64, card: i64) -> bool:
        """Whether a register has this card, moved since or not."""
        base = self.register(context, number)
        index: i64 = 1
        while index <= self.data[base]:
            if entry_card(self.data[base + index]) == card:
                return True
            index += 1
        return False

    def empty(self, context: i64, number: i64) -> None:
        """Clear a register."""
        base = self.register(context, number)
        self.clear(base, base + self.data[base] + 1)

    # -------------------------------------------------------------- events

    def record(self, what: i64, card: i64, from_: i64, to: i64, reason: i64, batch: i64,
               info: i64) -> None:  # fmt: skip
        """Remember that something happened, for the triggers."""
        number = self.data[EVENTS]
        if number >= EVENT_CAP:
            raise RuleError("too many events in one chain")
        base = EVENT + number * EVENT_SIZE
        self.put_four(base + V_WHAT, what, card, self.data[MOVES + card], from_)
        self.put_four(base + V_TO, to, reason, batch, info)
        self.put(EVENTS, number + 1)


def pile_of(player: i64, place: i64) -> i64:
    """The pile of a player: Deck, hand, GY, banished, Extra Deck."""
    base = player * PILES_EACH
    if place == DECK:
        return base + DECK_PILE
    if place == HAND:
        return base + HAND_PILE
    if place == GRAVE:
        return base + GRAVE_PILE
    if place == BANISHED:
        return base + BANISHED_PILE
    if place == EXTRA:
        return base + EXTRA_PILE
    raise RuleError(f"no pile for place {place}")
