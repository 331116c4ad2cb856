"""Cards that a step speaks of, found without a choice of the player."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import choices as ch
from engine.yugioh.legality.candidates import filter_candidates, zones_of_candidates
from engine.yugioh.legality.supposed import enough
from engine.yugioh.effects.operations.numbers import choose_either
from engine.yugioh.movement.chance import offer_random
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.look import NO_EFFECT, Look
from engine.yugioh.position.registers import card_in, pour, unmoved
from engine.yugioh.position.origins import host_before
from engine.yugioh.position.slots import (
    CHAINED, C_EFFECT, C_FROM, C_MOVES, EVENT, EVENT_SIZE, LOC, MOVES, POSITION, V_INFO,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.position.steps import RunStep, next_row
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.gone import NOBODY
from engine.yugioh.vocabulary import BANISHED, FACEDOWN, GRAVE, MZONE


class Finding(Operation):
    """Fills a register."""

    REGISTER: Final = 1

    def found_in(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Finding.REGISTER]


class Gather(Finding):
    """Every card that matches, but for those of another register."""

    CODE: Final = 2
    FILTER: Final = 2
    PLACES: Final = 3
    WHOSE: Final = 4
    BUT: Final = 7  # register + 1 of those left out
    FLAGS: Final = 8
    SPEAKS_OF: Final = 9  # registers, as bits, of the cards that these are held against

    def find(self, c: Steps, what: la.Each, flags: int) -> int:
        but = c.named(what.but) + 1 if what.but else 0
        item = c.filter(what.filter)
        c.held_against(c.asked_of(item))
        number = c.new_register(what.name)
        c.row(Gather, REGISTER=number, FILTER=item, PLACES=what.places, WHOSE=what.whose, BUT=but,
              FLAGS=flags & (ch.TRIBUTE | ch.BY_EFFECT), SPEAKS_OF=c.asked_of(item))  # fmt: skip
        return number

    def needs(self, row: list[int]) -> int:
        return row[Gather.PLACES]

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        gather(s, ops[at + Gather.FILTER], ops[at + Gather.PLACES], ops[at + Gather.WHOSE],
               look.me, look.player)  # fmt: skip
        filter_candidates(s, ops[at + Gather.FLAGS], look)
        return True

    def found_enough(self, s: State, at: i64, look: Look) -> bool:
        return s.found >= 1

    def speaks_of(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Gather.SPEAKS_OF]

    def possible(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        fits = enough(s, at, look)
        if ops[at + Gather.PLACES] & MZONE:
            look.may_free = zones_of_candidates(s, look.player)
            look.may_free_most = s.found
        return fits

    def act(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        me = card_of(s, link)
        player = player_of(s, link)
        number = ops[at + Gather.REGISTER]
        but = ops[at + Gather.BUT]
        s.empty(link, number)
        gather(s, ops[at + Gather.FILTER], ops[at + Gather.PLACES], ops[at + Gather.WHOSE], me,
               player)  # fmt: skip
        if ops[at + Gather.FLAGS]:
            s.look.begin(me, player, NOBODY, NO_EFFECT, 0, 0)
            filter_candidates(s, ops[at + Gather.FLAGS], s.look)
        index: i64 = 0
        while index < s.found:
            card = s.candidates[index]
            if not but or not s.holds(link, but - 1, card):
                s.keep(link, number, card)
            index += 1


class TakeAtRandom(Finding):
    """Cards taken at random from those that match, or from those of another register."""

    CODE: Final = 3
    FILTER: Final = 2
    PLACES: Final = 3
    WHOSE: Final = 4
    COUNT: Final = 5  # the number of an amount
    LEAST: Final = 6  # how many there must be, where their number is still to be chosen; or 0
    OF: Final = 7  # register + 1 of an earlier step, or 0

    def find(self, c: Steps, what: la.Random, flags: int) -> int:
        count, least = what.count, 0
        if isinstance(count, la.EitherNumber):
            among = la.Count(what.filter, what.places, what.whose)
            choose_either(c, count, among)
            least = count.least
            count = la.Rolled()
        number = c.new_register(what.name)
        of = c.named(what.of) + 1 if what.of else 0
        c.row(TakeAtRandom, REGISTER=number, FILTER=c.filter(what.filter), PLACES=what.places,
              WHOSE=what.whose, COUNT=c.amount(count), LEAST=least, OF=of)  # fmt: skip
        c.chosen(number)
        return number

    def _gather(self, s: State, at: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        gather(s, ops[at + TakeAtRandom.FILTER], ops[at + TakeAtRandom.PLACES],
               ops[at + TakeAtRandom.WHOSE], me, player)  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if s.t.ops[at + TakeAtRandom.OF]:
            look.wanted = 1
            return True  # before the earlier step is done its cards are not known
        self._gather(s, at, look.me, look.player)
        filter_candidates(s, 0, look)
        wanted = s.t.ops[at + TakeAtRandom.LEAST]
        if wanted == 0:
            wanted = amount(s, s.t.ops[at + TakeAtRandom.COUNT], look.me, look.player, 0)
        return s.found >= wanted

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        me = card_of(s, link)
        player = player_of(s, link)
        number = s.t.ops[at + TakeAtRandom.REGISTER]
        of = s.t.ops[at + TakeAtRandom.OF]
        if of:
            _gather_unmoved(s, s.register(link, of - 1))
        else:
            self._gather(s, at, me, player)
        taken = s.data[s.register(link, number)]
        wanted = amount(s, s.t.ops[at + TakeAtRandom.COUNT], me, player, link)
        if taken >= wanted or taken >= s.found:
            return next_row(s, step)
        return offer_random(s, link, number, wanted)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        s.keep(s.data[step + RunStep.LINK], s.t.ops[at + TakeAtRandom.REGISTER], option)


def _gather_unmoved(s: State, slot: i64) -> None:
    """Fill the candidates with the cards of a register that are where they were."""
    last = slot + s.data[slot]
    s.found = 0
    while slot < last:
        slot += 1
        if unmoved(s, slot):
            s.candidates[s.found] = card_in(s, slot)
            s.found += 1


class Merge(Finding):
    """The cards of several registers."""

    CODE: Final = 4
    BITS: Final = 2

    def find(self, c: Steps, what: la.Chosen, flags: int) -> int:
        wanted = c.meant(what.names)
        if len(wanted) == 1:
            return wanted[0]
        number = c.new_register()
        c.row(Merge, REGISTER=number, BITS=sum(1 << one for one in wanted))
        return number

    def act(self, s: State, at: i64, link: i64) -> None:
        number = s.t.ops[at + Merge.REGISTER]
        bits = s.t.ops[at + Merge.BITS]
        other: i64 = 0
        s.empty(link, number)
        while bits:
            if bits & 1:
                pour(s, link, other, number)
            bits >>= 1
            other += 1

    def poured_into(self, s: State, at: i64, register: i64) -> i64:
        wanted = s.t.ops[at + Merge.BITS] >> register & 1
        return s.t.ops[at + Merge.REGISTER] if wanted else -1


class FindAnswered(Finding):
    """The card of the chain link that is answered, if it is in one of these places (0: anywhere)
    and has not moved since; or GONE where it was put when its activation was negated.
    """

    CODE: Final = 6
    PLACES: Final = 2
    GONE: Final = 3

    def find(self, c: Steps, what: la.Answered, flags: int) -> int:
        number = c.new_register()
        c.row(FindAnswered, REGISTER=number, PLACES=what.places, GONE=int(what.gone))
        return number

    def possible(self, s: State, at: i64, look: Look) -> bool:
        link = s.data[CHAINED]
        gone = s.t.ops[at + FindAnswered.GONE]
        if link and s.data[context(link) + C_EFFECT] == look.effect and card_of(s, link) == look.me:
            link -= 1  # the effect itself resolves
        elif link and _has_moved(s, link) == 0:
            gone = 0  # what it negates will be gone
        if not link or not _is_there(s, at, link, gone):
            return False
        s.found = 1
        s.candidates[0] = card_of(s, link)
        look.wanted = 1
        return True

    def act(self, s: State, at: i64, link: i64) -> None:
        number = s.t.ops[at + FindAnswered.REGISTER]
        s.empty(link, number)
        if link > 1 and _is_there(s, at, link - 1, s.t.ops[at + FindAnswered.GONE]):
            s.keep(link, number, card_of(s, link - 1))


def _has_moved(s: State, link: i64) -> i64:
    """How often the card of the link has moved since it was activated."""
    return s.data[MOVES + card_of(s, link)] - s.data[context(link) + C_MOVES]


def _is_there(s: State, at: i64, link: i64, gone: i64) -> bool:
    """Whether the card of the link is where the row looks for it."""
    data = s.data
    card = card_of(s, link)
    if _has_moved(s, link) != gone:
        return False
    if gone and (not data[LOC + card] & (GRAVE | BANISHED) or data[POSITION + card] & FACEDOWN):
        return False
    places = s.t.ops[at + FindAnswered.PLACES]
    return not places or data[LOC + card] & places != 0


class FindFormer(Finding):
    """The monster that the card of the event was equipped or linked to, if it is still there."""

    CODE: Final = 7

    def find(self, c: Steps, what: la.FormerMonster, flags: int) -> int:
        number = c.new_register()
        c.row(FindFormer, REGISTER=number)
        return number

    def act(self, s: State, at: i64, link: i64) -> None:
        number = s.t.ops[at + FindFormer.REGISTER]
        s.empty(link, number)
        event = EVENT + s.data[context(link) + C_FROM] * EVENT_SIZE
        monster = host_before(s.data[event + V_INFO])
        if monster >= 0 and s.data[LOC + monster] == MZONE:
            s.keep(link, number, monster)


class FindRest(Finding):
    """The cards of another register that are still where they were, in these places."""

    CODE: Final = 66
    OF: Final = 2
    PLACES: Final = 3

    def find(self, c: Steps, what: la.Rest, flags: int) -> int:
        number = c.new_register()
        c.row(FindRest, REGISTER=number, OF=c.named(what.of), PLACES=what.places)
        return number

    def possible(self, s: State, at: i64, look: Look) -> bool:
        look.wanted = 1
        return True

    def act(self, s: State, at: i64, link: i64) -> None:
        number = s.t.ops[at + FindRest.REGISTER]
        places = s.t.ops[at + FindRest.PLACES]
        s.empty(link, number)
        slot = s.register(link, s.t.ops[at + FindRest.OF])
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            if unmoved(s, slot) and s.data[LOC + card_in(s, slot)] & places:
                s.keep(link, number, card_in(s, slot))


class Take(Operation):
    """The cards chosen are for the steps that follow."""

    CODE: Final = 41
    WHAT: Final = 1

    def write(self, c: Steps, word: la.Take, reason: int) -> None:
        number = c.place(word.what, ch.PAYS_TO_GRAVE if word.sent else 0)
        # A card that is Special Summoned later must be one that can be.
        c.chosen_by(c.here() - 1, number)
        c.row(Take, WHAT=number)

    def act(self, s: State, at: i64, link: i64) -> None:
        done(s, link, s.data[s.register(link, s.t.ops[at + Take.WHAT])])


register(Gather(), la.Each)
register(TakeAtRandom(), la.Random)
register(Merge(), la.Chosen)
register(FindAnswered(), la.Answered)
register(FindFormer(), la.FormerMonster)
register(FindRest(), la.Rest)
register(Take(), la.Take)
