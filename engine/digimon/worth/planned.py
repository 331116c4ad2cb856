"""A turn of a game of two players, as the one who plans it sees it.

What the other player decides within it (blocks, counters, choices of their effects) is answered
here: by the option after which the position is worth most to them, everything that follows being
left to first options.  What is hidden from the planner is hidden before (`hide`), so neither the
plan nor the answers know of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.position.commands import PASS_COMMAND
from engine.digimon.position.keys import board_key, field_key, key
from engine.digimon.position.slots import (
    BELOW, FACE_UP, FLAGS, HALF, KNOWN, MEMORY, PLAYER, P_DECK, P_EGGS, P_HAND, P_SECURITY,
    RANDOM, STACK_COUNT, TOP, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.turn import agenda as play
from engine.digimon.turn.phases import is_open
from engine.digimon.vocabulary import BATTLE
from engine.digimon.worth.features import Worth, worth
from engine.game import Game
from engine.hashing import mix

FOLLOWED: Final = 12  # decisions after an answer that are followed to see what becomes of it
# Choices within commands could be looked at without end: only the first options of each are, after
# so many choices only the first one, and after still more the position counts as it is.
CHOICES: Final = 8
MOST_CHOICES: Final = 120
ENOUGH: Final = 300


class DigimonTurn(Game):
    """The present turn, to be planned by `player`: it ends where the turn ends."""

    def __init__(self, state: State, worth: Worth, player: int) -> None:
        super().__init__(state)
        self.state: State = state
        self.worth: Worth = worth
        self.player: i64 = player
        self._choices: i64 = 0  # met within commands

    def advance(self) -> i64:
        count = self.settle()
        return play.advance(self.state) if is_open(self.state) else count

    def settle(self) -> i64:
        s = self.state
        count = play.settle(s)
        while count and s.actor != self.player and not s.chance:
            play.take(s, answer(s, self.worth))
            count = play.settle(s)
        if count == 0:
            return 0
        self._choices += 1
        if self._choices > ENOUGH:
            return 0
        if self._choices > MOST_CHOICES:
            return 1
        return CHOICES if count > CHOICES else count

    def take(self, option: i64) -> None:
        play.take(self.state, option)

    def end_option(self) -> i64:
        return PASS_COMMAND

    def is_open(self) -> bool:
        return is_open(self.state)

    def key(self) -> i64:
        return key(self.state)

    def board_key(self) -> i64:
        return board_key(self.state)

    def field_key(self) -> i64:
        return field_key(self.state, self.player)

    def value(self) -> i64:
        return worth(self.state, self.worth, self.player)

    def atoms(self, into: "vec[i64]") -> i64:
        return atoms(self.state, self.player, into)


def answer(s: State, w: Worth) -> i64:
    """The option of the present decision that is best for who decides, by a short look ahead.

    Of more than CHOICES options the first ones are looked at.
    """
    mover = s.data[PLAYER]
    sign: i64 = 1 if s.actor == mover else -1
    count: i64 = s.count if s.count < CHOICES else CHOICES
    options = [int(s.options[index]) for index in range(count)]
    best = options[0]
    most: i64 = -1_000_000
    mark = s.mark()
    for option in options:
        play.take(s, option)
        followed: i64 = 0
        while followed < FOLLOWED:
            if play.settle(s) == 0:
                break
            play.take(s, s.options[0])
            followed += 1
        value = worth(s, w, mover) * sign
        s.undo_to(mark)
        if value > most:
            most = value
            best = option
    return best


def hide(s: State, player: i64, seed: i64, own: i64) -> None:
    """Deal what this player does not know anew: decks and security stacks, and the other hand.

    Their own deck and security stack are left as they are unless `own`: for when they look at them.
    Cards whose place is known to their owner stay where they are.
    """
    s.put(RANDOM, mix(seed, 0x48494445))
    if own:
        _deal(s, player, 0)
    _deal(s, 1 - player, 1)


def _deal(s: State, player: i64, hand: i64) -> None:
    _mix(s, _unknown(s, player, P_EGGS, 0))
    found = _unknown(s, player, P_DECK, 0)
    found = _unknown(s, player, P_SECURITY, found)
    if hand:
        found = _unknown(s, player, P_HAND, found)
    _mix(s, found)


def _mix(s: State, found: i64) -> None:
    """Let the first cards in `s.things` lie anywhere where one of them lies."""
    cards = s.things
    # In the order of their numbers first: nothing is left of how they really lie.
    index: i64 = 0
    while index < found:
        lowest = index
        other = index + 1
        while other < found:
            if cards[other] < cards[lowest]:
                lowest = other
            other += 1
        _swap(s, index, lowest)
        index += 1
    index = found - 1
    while index > 0:
        _swap(s, index, s.random(index + 1))
        index -= 1


def _swap(s: State, index: i64, other: i64) -> None:
    """Let two of the cards in `s.things` change places, there and where they lie."""
    if index == other:
        return
    card = s.things[index]
    s.swap_cards(card, s.things[other])
    s.things[index] = s.things[other]
    s.things[other] = card


def _unknown(s: State, player: i64, pile: i64, found: i64) -> i64:
    index: i64 = 0
    size = s.size(player, pile)
    while index < size:
        card = s.at(player, pile, index)
        if not s.data[FLAGS + card] & (KNOWN | FACE_UP):
            s.things[found] = card
            found += 1
        index += 1
    return found


def atoms(s: State, player: i64, into: "vec[i64]") -> i64:
    """Facts that hold: which card is on top of which, where, and how much memory is left."""
    data = s.data
    t = s.t
    found: i64 = 0
    stack = player * HALF
    last = stack + data[STACK_COUNT + player]
    while stack < last:
        if data[TOP + stack]:
            card = data[TOP + stack] - 1
            below = data[BELOW + card]
            under: i64 = 0
            if below:
                under = s.definition[below - 1] + 1
            fact = s.definition[card] * (t.defs + 1) + under
            into[found] = (fact * 2 + (1 if data[WHERE + stack] == BATTLE else 0)) % 4000
            found += 1
        stack += 1
    into[found] = 4001 + data[MEMORY] + 10
    return found + 1
