"""Materials attached to Xyz Monsters: attached, and detached."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.effects.sets_kept import gather_attached, keep_set
from engine.yugioh.instructions import choices as ch
from engine.yugioh.legality.candidates import gather_overlays
from engine.yugioh.movement.cards import become_material, move
from engine.yugioh.operation import SETS, Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in, first_meant
from engine.yugioh.position.slots import LOC
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import RunStep, card_of, done, next_row, player_of
from engine.yugioh.queries.sets import offer_sets
from engine.yugioh.vocabulary import GRAVE, MZONE, R_COST, R_EFFECT, TOKEN, XYZ


class DetachAny(Operation):
    """Some materials of certain monsters are chosen and sent to the GY."""

    REGISTER: Final = 1
    COUNT: Final = 2

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        """Fill the candidates; how many there are."""
        return 0

    def reason(self) -> i64:
        """Why they go."""
        return R_EFFECT

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return self.gather(s, at, look.me, look.player) >= s.t.ops[at + DetachAny.COUNT]

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        count = s.t.ops[at + DetachAny.COUNT]
        if self.gather(s, at, card_of(s, link), player_of(s, link)) < count:
            done(s, link, 0)
            return next_row(s, step)
        offer_sets(s, count, count, 0)
        return s.count

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        link = s.data[step + RunStep.LINK]
        number = s.t.ops[at + DetachAny.REGISTER]
        self.gather(s, at, card_of(s, link), player_of(s, link))
        s.empty(link, number)
        keep_set(s, link, number, option)
        next_row(s, step)
        slot = s.register(link, number)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            move(s, card_in(s, slot), GRAVE, self.reason())
        done(s, link, s.t.ops[at + DetachAny.COUNT])

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return SETS

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "detach", ""


class Detach(DetachAny):
    """Detach from the card itself, as a cost."""

    CODE: Final = 19

    def write(self, c: Steps, word: la.Detach, reason: int) -> None:
        c.row(Detach, REGISTER=c.new_register(), COUNT=word.count)

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        gather_attached(s, me)
        return s.found

    def reason(self) -> i64:
        return R_COST


class DetachFrom(DetachAny):
    """Detach from monsters of the player that match."""

    CODE: Final = 35
    FILTER: Final = 3

    def write(self, c: Steps, word: la.DetachFrom, reason: int) -> None:
        c.row(DetachFrom, REGISTER=c.new_register(), COUNT=word.count,
              FILTER=c.filter(word.filter))  # fmt: skip

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        return gather_overlays(s, s.t.ops[at + DetachFrom.FILTER], me, player)


class Attach(EachCard):
    """Attach to an Xyz Monster that is still meant."""

    CODE: Final = 36
    TO: Final = 2  # register of the monster, or ITSELF

    def write(self, c: Steps, word: la.Attach, reason: int) -> None:
        what = c.place(word.what, ch.NO_TOKEN)
        c.row(Attach, WHAT=what, TO=c.place(word.to))

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        host = first_meant(s, link, s.t.ops[at + Attach.TO])
        if host < 0 or host == card or s.data[LOC + host] != MZONE:
            return 0
        if not s.t.type[s.definition[host]] & XYZ or s.t.type[s.definition[card]] & TOKEN:
            return 0
        become_material(s, card, host)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "attach", ""

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        if s.t.ops[at + Attach.TO] == register:
            return "attach to", ""
        return super().used_for(s, at, register)


register(Detach(), la.Detach)
register(DetachFrom(), la.DetachFrom)
register(Attach(), la.Attach)
