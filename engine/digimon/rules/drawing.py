"""Cards from the top of a pile: drawn, revealed, trashed, checked; nature decides what is unknown.

Where the order of the piles is not fixed, the cards of a player's deck and security stack that
nobody has seen are interchangeable: which of them lies where is decided only when it matters, each
as likely as any other.  Cards whose place is known (put under the deck by an effect) stay there.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.events.waking import happen
from engine.digimon.position.movement import lift, put_down
from engine.digimon.position.slots import (
    FACE_UP, FLAGS, KNOWN, LOOKED, P_DECK, P_EGGS, P_SECURITY, SEEN, UNKNOWN, AREA, OF_SECURITY,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.pile_ends import at_bottom, end_pile, end_player, pack_end
from engine.digimon.position.steps import (
    CONTINUE, LookStep, TakeStep, begin_looking, begin_taking, enter_step,
)  # fmt: skip
from engine.digimon.vocabulary import DECK, HAND, REVEALED, SECURITY, TRASH


def draw(s: State, player: i64, number: i64, facts: i64) -> None:
    """Draw cards, as many as there are (rules 1-3-2, 4-14)."""
    take_top(s, player, P_DECK, number, HAND, facts)


def take_top(s: State, player: i64, pile: i64, number: i64, to: i64, facts: i64) -> None:
    """Move cards from the top of a pile, one at a time (rule 3-2-4)."""
    take_end(s, player, pile, number, to, facts, 0)


def take_end(s: State, player: i64, pile: i64, number: i64, to: i64, facts: i64,
             bottom: i64) -> None:  # fmt: skip
    """Move cards from the top or bottom of a pile, one at a time."""
    if s.chance_draws and not (pile == P_DECK and to == SECURITY):
        if number > 0:
            begin_taking(s, pack_end(player, pile, bottom), number, to, facts)
        return
    left = number
    while left > 0 and s.size(player, pile):
        _take_one(s, player, pile, to, bottom, facts)
        left -= 1
    _tell(s, player, pile, to, number - left, facts)


def _end(s: State, player: i64, pile: i64, bottom: i64) -> i64:
    """The top or bottom card of a pile."""
    return s.at(player, pile, 0 if bottom else s.size(player, pile) - 1)


def _take_one(s: State, player: i64, pile: i64, to: i64, bottom: i64, facts: i64) -> None:
    card = _end(s, player, pile, bottom)
    known = s.data[FLAGS + card] & KNOWN
    lift(s, card)
    put_down(s, card, to, 0)
    if player == s.viewer and to != SECURITY:
        s.put(SEEN, s.data[SEEN] + 1)
        if s.blind:
            s.put(FLAGS + card, UNKNOWN)
    elif to == TRASH or to == REVEALED:
        see_of_opponent(s)
    if to == SECURITY and not known and s.data[FLAGS + card]:
        s.put(FLAGS + card, 0)
    if to == REVEALED and pile == P_SECURITY:
        s.put(FLAGS + card, s.data[FLAGS + card] | OF_SECURITY)
    if to == TRASH:
        tell_trashed(s, card, SECURITY if pile == P_SECURITY else DECK, facts)


def see_of_opponent(s: State) -> None:
    """A card of the viewer's opponent has come to light; those of solo turns are all alike."""
    if s.viewer >= 0 and not s.solo:
        s.put(SEEN, s.data[SEEN] + 1)


def tell_trashed(s: State, card: i64, start: i64, facts: i64) -> None:
    """A card that now lies in the trash was trashed from this area."""
    if start == HAND:
        happen(s, tb.EV_TRASHED_HAND, s.card_ref(card), s.owner[card], facts, 0)
    elif start == DECK:
        happen(s, tb.EV_TRASHED_DECK, s.card_ref(card), s.owner[card], facts, 0)
    elif start == SECURITY:
        happen(s, tb.EV_TRASHED_SECURITY, s.card_ref(card), s.owner[card], facts, 0)


def leaves_security(s: State, card: i64) -> bool:
    """Whether a card that is moved now leaves the security stack by that (rule 15-15-3-2)."""
    return s.data[AREA + card] == SECURITY or s.data[FLAGS + card] & OF_SECURITY != 0


def _tell(s: State, player: i64, pile: i64, to: i64, number: i64, facts: i64) -> None:
    """What taking these cards triggers."""
    if number <= 0:
        return
    if pile == P_SECURITY and to != REVEALED:
        happen(s, tb.EV_SECURITY_REMOVED, 0, player, facts, 0)
    if to == HAND:
        if pile == P_DECK:
            happen(s, tb.EV_DRAWN, 0, player, facts, 0)
        happen(s, tb.EV_TO_HAND, 0, player, facts, 0)
    elif to == SECURITY:
        happen(s, tb.EV_SECURITY_ADDED, 0, player, facts, 0)


class Take(TakeStep):
    """Take the next card, after nature has decided which it is."""

    def advance(self, s: State, step: i64) -> i64:
        end = s.data[step + TakeStep.END]
        player = end_player(end)
        pile = end_pile(end)
        if s.data[step + TakeStep.LEFT] <= 0 or s.size(player, pile) == 0:
            s.pop()
            return CONTINUE
        card = _end(s, player, pile, at_bottom(end))
        if not s.data[FLAGS + card] & (KNOWN | FACE_UP):
            offer_top(s, player, pile)
            return s.count
        _take_next(s, step)
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        """Nature has decided: this card lies there."""
        end = s.data[step + TakeStep.END]
        there = _end(s, end_player(end), end_pile(end), at_bottom(end))
        if there != option:
            s.swap_cards(option, there)
        _take_next(s, step)


def _take_next(s: State, step: i64) -> None:
    end = s.data[step + TakeStep.END]
    player = end_player(end)
    pile = end_pile(end)
    to = s.data[step + TakeStep.TO]
    facts = s.data[step + TakeStep.FACTS]
    _take_one(s, player, pile, to, at_bottom(end), facts)
    s.put(step + TakeStep.LEFT, s.data[step + TakeStep.LEFT] - 1)
    _tell(s, player, pile, to, 1, facts)


def unknown_top(s: State, player: i64, pile: i64) -> bool:
    """Whether nobody knows the top card of a pile."""
    if not s.chance_draws:
        return False
    return nobody_knows(s, s.at(player, pile, s.size(player, pile) - 1))


def nobody_knows(s: State, card: i64) -> bool:
    """Whether nature has yet to decide which card this is."""
    return s.data[FLAGS + card] & (KNOWN | FACE_UP) == 0


def offer_top(s: State, player: i64, pile: i64) -> None:
    """Offer the cards that may lie on top of a pile, one of each definition, with their odds."""
    s.count = 0
    s.chance = 1
    if pile == P_EGGS:
        _offer_unknown(s, player, P_EGGS)
        return
    _offer_unknown(s, player, P_DECK)
    _offer_unknown(s, player, P_SECURITY)


def _offer_unknown(s: State, player: i64, pile: i64) -> None:
    index: i64 = 0
    size = s.size(player, pile)
    while index < size:
        card = s.at(player, pile, index)
        if s.data[FLAGS + card] & (KNOWN | FACE_UP) == 0:
            known = False
            other: i64 = 0
            while other < s.count and not known:
                if s.definition[s.options[other]] == s.definition[card]:
                    s.odds[other] += 1
                    known = True
                other += 1
            if not known:
                s.odds[s.count] = 1
                s.offer(card)
        index += 1


def settle_top(s: State, player: i64, pile: i64, card: i64) -> None:
    """Let this unknown card be the top card of the pile."""
    there = s.at(player, pile, s.size(player, pile) - 1)
    if there != card:
        s.swap_cards(card, there)


def shuffle(s: State, player: i64, pile: i64) -> None:
    """Shuffle a pile; nobody knows any of its cards any more (rule 1-3-10)."""
    size = s.size(player, pile)
    index = size - 1
    while index >= 0:
        card = s.at(player, pile, index)
        if s.data[FLAGS + card]:
            s.put(FLAGS + card, 0)
        if index > 0 and not s.chance_draws:
            other = s.random(index + 1)
            if other != index:
                s.exchange(player, pile, index, other)
        index -= 1


def look(s: State, player: i64, pile: i64) -> None:
    """A player looks at all cards of a pile (rule 15-15-3-9): nature decides what lies there."""
    if s.chance_draws:
        begin_looking(s, player, pile)
        return
    if player != s.viewer:
        return
    s.put(LOOKED, 1)
    index: i64 = 0
    while index < s.size(player, pile):
        card = s.at(player, pile, index)
        if not s.blind:
            s.put(SEEN, s.data[SEEN] + 1)
        elif not s.data[FLAGS + card] & (KNOWN | FACE_UP):
            s.put(FLAGS + card, UNKNOWN)
        index += 1


class Look(LookStep):
    """Let nature decide each card that nobody knows."""

    def advance(self, s: State, step: i64) -> i64:
        player = s.data[step + LookStep.PLAYER]
        pile = s.data[step + LookStep.PILE]
        while s.data[step + LookStep.INDEX] < s.size(player, pile):
            card = s.at(player, pile, s.data[step + LookStep.INDEX])
            if not s.data[FLAGS + card] & (KNOWN | FACE_UP):
                offer_top(s, player, pile)
                return s.count
            s.put(step + LookStep.INDEX, s.data[step + LookStep.INDEX] + 1)
        s.pop()
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        """This card lies there; its owner knows it until the pile is shuffled."""
        index = s.data[step + LookStep.INDEX]
        there = s.at(s.data[step + LookStep.PLAYER], s.data[step + LookStep.PILE], index)
        if there != option:
            s.swap_cards(option, there)
        s.put(FLAGS + option, KNOWN)
        s.put(step + LookStep.INDEX, index + 1)


enter_step(Take())
enter_step(Look())


def commonest(s: State, player: i64, pile: i64) -> i64:
    """The card that a plan takes the top of a pile to be: one of those there are most of.

    Of equally many, the one with the lowest definition: nothing depends on the order of the pile.
    """
    best: i64 = -1
    most: i64 = 0
    index: i64 = 0
    size = s.size(player, pile)
    while index < size:
        card = s.at(player, pile, index)
        copies: i64 = 0
        other: i64 = 0
        while other < size:
            if s.definition[s.at(player, pile, other)] == s.definition[card]:
                copies += 1
            other += 1
        if copies > most or (copies == most and s.definition[card] < s.definition[best]):
            best = card
            most = copies
        index += 1
    return best
