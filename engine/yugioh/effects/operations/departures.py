"""Cards go to a hand, a GY, banishment or a Deck."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.effects.operations.each_card import Departure, EachCard
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import move, return_to_grave
from engine.yugioh.movement.returns import DESTROYED, HURTS, NO_DEFENSE, to_come, to_go
from engine.yugioh.movement.deck_order import put_in_order, shuffle
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import turn_round
from engine.yugioh.position.slots import (
    AT_BOTTOM, CONTROL, LOC, ON_TOP, POSITION, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.queries.in_force import banned, may_banish, reaches_grave
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.vocabulary import (
    BANISHED, DECK, EXTRA, FACEDOWN_DEFENSE, FACEUP_ATTACK, FIELD_PLACES, GRAVE, HAND, PENDULUM,
    R_COST, R_DISCARD, R_THEIRS, R_TRIBUTE,
)  # fmt: skip


class ToHand(Departure):
    """Add to the hand of the owner."""

    CODE: Final = 10

    def write(self, c: Steps, word: la.AddToHand, reason: int) -> None:
        c.row(ToHand, WHAT=c.place(word.what, ch.TO_HAND), REASON=reason)

    def does(self, word: la.AddToHand, source: int) -> int:
        search = tb.DOES_SEARCH if source & v.DECK else 0
        return search | (tb.DOES_RECOVER if source & v.GRAVE else 0)

    def brings(self, row: list[int]) -> int:
        return HAND | EXTRA

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if s.data[LOC + card] == DECK and banned(
            s, tb.BAN_ADD | tb.BAN_SEARCH, card, player_of(s, link)
        ):
            return 0
        move(s, card, HAND, reason)
        return _reached(s, card, HAND)

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "add", "to the hand"


class ReturnToHand(Departure):
    """Cards on the field return to the hands of their owners, all at the same time."""

    CODE: Final = 43

    def write(self, c: Steps, word: la.ReturnToHand, reason: int) -> None:
        c.row(ReturnToHand, WHAT=c.place(word.what), REASON=reason)

    def brings(self, row: list[int]) -> int:
        return HAND | EXTRA

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if not s.data[LOC + card] & FIELD_PLACES:
            return 0
        move(s, card, HAND, reason)
        return _reached(s, card, HAND)

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "return", "to the hand"


class ReturnToGrave(Departure):
    """Banished cards return to the GYs of their owners: they are not sent there.

    No trigger waits for that, and nothing that banishes what is sent there replaces it.  Source:
    card texts and their rulings ("return it to the GY").
    """

    CODE: Final = 150

    def write(self, c: Steps, word: la.ReturnToGrave, reason: int) -> None:
        c.row(ReturnToGrave, WHAT=c.place(word.what), REASON=reason)

    def brings(self, row: list[int]) -> int:
        return GRAVE

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if s.data[LOC + card] != BANISHED:
            return 0
        return_to_grave(s, card)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "return", "to the GY"


class ToExtra(Departure):
    """Add face-up to the Extra Deck, as Pendulum Monsters are."""

    CODE: Final = 151

    def write(self, c: Steps, word: la.AddToExtra, reason: int) -> None:
        c.row(ToExtra, WHAT=c.place(word.what), REASON=reason)

    def brings(self, row: list[int]) -> int:
        return EXTRA

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if not s.t.type[s.definition[card]] & PENDULUM:
            return 0
        move(s, card, EXTRA, reason)
        s.put(POSITION + card, FACEUP_ATTACK)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "add", "face-up to the Extra Deck"


class ToGrave(Departure):
    """Send to the GY: discarded, Tributed or just sent."""

    CODE: Final = 12

    def write(
        self, c: Steps, word: la.SendToGrave | la.Discard | la.Tribute, reason: int
    ) -> None:  # fmt: skip
        flags = ch.PAYS_TO_GRAVE if reason & v.R_COST else 0
        if isinstance(word, la.Discard):
            flags = ch.DISCARD
            reason |= v.R_DISCARD
        elif isinstance(word, la.Tribute):
            flags = ch.TRIBUTE | (ch.BY_EFFECT if reason & v.R_EFFECT else 0)
            reason |= v.R_TRIBUTE
        elif word.must:
            reason = v.R_RULE
        c.row(ToGrave, WHAT=c.place(word.what, flags), REASON=reason)

    def does(self, word: la.SendToGrave | la.Discard | la.Tribute, source: int) -> int:
        sent = source & v.DECK and not isinstance(word, la.Tribute)
        return tb.DOES_SEND_DECK if sent else 0

    def brings(self, row: list[int]) -> int:
        return GRAVE | EXTRA

    def possible(self, s: State, at: i64, look: Look) -> bool:
        reason = s.t.ops[at + ToGrave.REASON]
        if s.t.ops[at + ToGrave.WHAT] >= 0 or not reason & R_COST:
            return True
        if reason & R_TRIBUTE:
            return usable_for(s, tb.USE_TRIBUTE, look.me)
        return reason & R_DISCARD != 0 or reaches_grave(s, look.me)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        move(s, card, GRAVE, reason)
        # Tributed and discarded it is, wherever it goes.
        return 1 if reason & (R_TRIBUTE | R_DISCARD) else _reached(s, card, GRAVE)

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        reason = s.t.ops[at + ToGrave.REASON]
        if reason & R_DISCARD:
            return "discard", ""
        return ("Tribute", "") if reason & R_TRIBUTE else ("send", "to the GY")


class Banish(Departure):
    """Banish; face-down, or from the field until the End Phase, if it says so."""

    CODE: Final = 14
    UNTIL_END: Final = 3
    FACE_DOWN: Final = 4

    def write(self, c: Steps, word: la.Banish, reason: int) -> None:
        c.row(Banish, WHAT=c.place(word.what), REASON=reason, UNTIL_END=int(word.until == "end"),
              FACE_DOWN=int(word.face_down))  # fmt: skip

    def does(self, word: la.Banish, source: int) -> int:
        return tb.DOES_BANISH_GRAVE if source & v.GRAVE else 0

    def brings(self, row: list[int]) -> int:
        return BANISHED

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return may_banish(s)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if s.t.ops[at + Banish.UNTIL_END]:
            _banish_until_end(s, card, reason)
            return _reached(s, card, BANISHED)
        move(s, card, BANISHED, reason)
        if s.t.ops[at + Banish.FACE_DOWN] and s.data[LOC + card] == BANISHED:
            s.put(POSITION + card, FACEDOWN_DEFENSE)
        return _reached(s, card, BANISHED)

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "banish", "until the End Phase" if s.t.ops[at + Banish.UNTIL_END] else ""


_AT_END: Final = {
    "destroy": DESTROYED, "banish": BANISHED, "return": HAND, "shuffle": DECK, "send": GRAVE,
    "no-def": NO_DEFENSE, "destroy-hurts": HURTS,
}  # fmt: skip


class InEndPhase(EachCard):
    """What is done to the card in the End Phase of this turn, if it is still where it is now."""

    CODE: Final = 46
    PLACE: Final = 2  # where it goes, or DESTROYED

    def write(self, c: Steps, word: la.InEndPhase, reason: int) -> None:
        c.row(InEndPhase, WHAT=c.place(word.what), PLACE=_AT_END[word.do])

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        to_go(s, card, s.t.ops[at + InEndPhase.PLACE])
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        place = s.t.ops[at + InEndPhase.PLACE]
        verb = next(verb for verb, to in _AT_END.items() if to == place)
        return verb, "during the End Phase"


def _banish_until_end(s: State, card: i64, reason: i64) -> None:
    data = s.data
    place = data[LOC + card]
    zone = data[ZONE + card]
    position = data[POSITION + card]
    player = data[CONTROL + card]
    move(s, card, BANISHED, reason)
    if data[LOC + card] == BANISHED and place & FIELD_PLACES:
        to_come(s, card, place, zone, position, player)


def _reached(s: State, card: i64, places: i64) -> i64:
    """1 if the card went where it was told to; a Token ceases to exist on the way."""
    return 1 if s.data[LOC + card] & places else 0


SHUFFLED: Final = 0  # into the Deck
ON_TOP_OF: Final = 1
UNDER: Final = 2
AS_BEFORE: Final = 3  # on top of it, in the order in which they were revealed
TO_DECK: Final = (
    ("shuffle", "into the Deck"), ("put", "on top of the Deck"), ("put", "under the Deck"),
    ("put", "on top of the Deck in the same order"),
)  # fmt: skip
_TO_DECK: Final = {
    "shuffle": SHUFFLED, "top": ON_TOP_OF, "bottom": UNDER, "top as before": AS_BEFORE,
}  # fmt: skip


class ToDeck(Departure):
    """Return to the Deck of the owner."""

    CODE: Final = 15
    WHERE: Final = 3  # SHUFFLED, ON_TOP_OF, UNDER, AS_BEFORE

    def write(self, c: Steps, word: la.ToDeck, reason: int) -> None:
        where = _TO_DECK[word.where]
        if where != SHUFFLED:
            c.order_matters = True
        c.row(ToDeck, WHAT=c.place(word.what), REASON=reason, WHERE=where)

    def does(self, word: la.ToDeck, source: int) -> int:
        return tb.DOES_RECOVER if source & v.GRAVE else 0

    def brings(self, row: list[int]) -> int:
        return DECK | EXTRA

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        where = s.t.ops[at + ToDeck.WHERE]
        # Without a known order the Deck is shuffled anyway; with one, the card goes on top.
        on_top: i64 = 1
        if where == UNDER or (where == SHUFFLED and not s.fixed_order):
            on_top = 0
        move(s, card, DECK, reason, on_top)
        if where == SHUFFLED:
            shuffle(s, s.owner[card])
        else:
            put_in_order(s, card, AT_BOTTOM if where == UNDER else ON_TOP)
        return _reached(s, card, DECK | EXTRA)

    def act(self, s: State, at: i64, link: i64) -> None:
        number = s.t.ops[at + ToDeck.WHAT]
        if s.t.ops[at + ToDeck.WHERE] == AS_BEFORE and number >= 0:
            turn_round(s, link, number)  # the one that was on top comes last
        Departure.act(self, s, at, link)

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return TO_DECK[s.t.ops[at + ToDeck.WHERE]]


class ShuffleAll(Operation):
    """Every card that matches is shuffled into the Deck of its owner, however many they are.

    With a known order they go under the Deck, where no draw soon after finds them.
    """

    CODE: Final = 47
    FILTER: Final = 1
    PLACES: Final = 2
    WHOSE: Final = 3
    REASON: Final = 4

    def write(self, c: Steps, word: la.ShuffleAll, reason: int) -> None:
        c.row(ShuffleAll, FILTER=c.filter(word.filter), PLACES=word.places, WHOSE=word.whose,
              REASON=reason)  # fmt: skip

    def does(self, word: la.ShuffleAll, source: int) -> int:
        return tb.DOES_RECOVER if word.places & v.GRAVE else 0

    def brings(self, row: list[int]) -> int:
        return DECK | EXTRA

    def needs(self, row: list[int]) -> int:
        return row[ShuffleAll.PLACES]

    def _gather(self, s: State, at: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        gather(s, ops[at + ShuffleAll.FILTER], ops[at + ShuffleAll.PLACES],
               ops[at + ShuffleAll.WHOSE], me, player)  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        self._gather(s, at, look.me, look.player)
        return s.found >= 1

    def act(self, s: State, at: i64, link: i64) -> None:
        me = card_of(s, link)
        player = player_of(s, link)
        self._gather(s, at, me, player)
        found: i64 = 0
        index: i64 = 0
        while index < s.found:
            if not unaffected(s, s.candidates[index], me, link > 0):
                s.weights[found] = s.candidates[index]
                found += 1
            index += 1
        index = 0
        while index < found:
            card = s.weights[index]
            theirs = R_THEIRS if s.data[CONTROL + card] != player else 0
            move(s, card, DECK, s.t.ops[at + ShuffleAll.REASON] | theirs, 0)
            index += 1
        shuffle(s, player)
        shuffle(s, 1 - player)
        done(s, link, found)


register(ToHand(), la.AddToHand)
register(ReturnToHand(), la.ReturnToHand)
register(ReturnToGrave(), la.ReturnToGrave)
register(ToExtra(), la.AddToExtra)
register(ToGrave(), la.SendToGrave, la.Discard, la.Tribute)
register(Banish(), la.Banish)
register(InEndPhase(), la.InEndPhase)
register(ToDeck(), la.ToDeck)
register(ShuffleAll(), la.ShuffleAll)
