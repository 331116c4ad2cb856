"""Materials of Xyz Monsters: attached, moved to another one, and detached."""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.effects.sets_kept import gather_attached, keep_set, keep_sizes
from engine.yugioh.instructions import choices as ch
from engine.yugioh.legality.candidates import gather_overlays
from engine.yugioh.legality.possible import look_from
from engine.yugioh.legality.supposed import leading_sizes
from engine.yugioh.movement.cards import become_material, move
from engine.yugioh.operation import SETS, Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in, first_meant, unmoved
from engine.yugioh.position.slots import LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.position.steps import RunStep, next_row, stage_of
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.in_force import lets
from engine.yugioh.queries.material_rules import WithoutDetaching
from engine.yugioh.queries.sets import offer_sets
from engine.yugioh.summoning.material_use import note_materials
from engine.yugioh.vocabulary import (
    FACEDOWN, FIELD_PLACES, GRAVE, MZONE, R_COST, R_EFFECT, TOKEN, XYZ, YOU,
)  # fmt: skip


class MaterialChoice(Operation):
    """Some materials of certain monsters are chosen, and sent somewhere."""

    REGISTER: Final = 1
    COUNT: Final = 2

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        """Fill the candidates; how many there are."""
        return 0

    def gather_for(self, s: State, at: i64, link: i64) -> i64:
        """Fill the candidates of a chain link that is being carried out; how many there are."""
        return self.gather(s, at, card_of(s, link), player_of(s, link))

    def send(self, s: State, at: i64, link: i64, card: i64) -> None:
        """What becomes of one that was chosen."""
        move(s, card, GRAVE, R_EFFECT)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return self.gather(s, at, look.me, look.player) >= s.t.ops[at + MaterialChoice.COUNT]

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        count = s.t.ops[at + MaterialChoice.COUNT]
        if self.gather_for(s, at, link) < count:
            done(s, link, 0)
            return next_row(s, step)
        self.offer_materials(s, at)
        return s.count

    def offer_materials(self, s: State, at: i64) -> None:
        """Offer the sets of candidates that may be chosen."""
        count = s.t.ops[at + MaterialChoice.COUNT]
        offer_sets(s, count, count, 0)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        link = s.data[step + RunStep.LINK]
        number = s.t.ops[at + MaterialChoice.REGISTER]
        self.gather_for(s, at, link)
        s.empty(link, number)
        keep_set(s, link, number, option)
        next_row(s, step)
        slot = s.register(link, number)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            self.send(s, at, link, card_in(s, slot))
        done(s, link, s.data[s.register(link, number)])

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return SETS

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "detach", ""


class Detach(MaterialChoice):
    """Detach from the card itself, as a cost."""

    CODE: Final = 19
    MORE: Final = 3  # 1: or more of them
    FLAGS: Final = 4  # LEADS: as many as what comes after finds cards for
    COST: Final = 5  # 1: it is what the activation of an effect costs

    def write(self, c: Steps, word: la.Detach, reason: int) -> None:
        c.row(Detach, REGISTER=c.new_register(word.name), COUNT=word.count, MORE=int(word.or_more),
              FLAGS=0, COST=int(reason & R_COST != 0))  # fmt: skip

    def chosen_into(self, row: list[int]) -> int | None:
        return row[Detach.REGISTER]

    def mark(self, row: list[int], flags: int) -> None:
        row[Detach.FLAGS] |= flags

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return self._spares(s, at, look.me, look.player) or super().possible(s, at, look)

    def _spares(self, s: State, at: i64, me: i64, player: i64) -> bool:
        """Whether nothing need be detached for an activation."""
        ops = s.t.ops
        if not ops[at + Detach.COST] or ops[at + Detach.MORE] or s.data[LOC + me] != MZONE:
            return False
        return lets(s, WithoutDetaching.CODE, WithoutDetaching.FILTER, me, player)

    def brings(self, row: list[int]) -> int:
        return GRAVE

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        gather_attached(s, me)
        return s.found

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        gather_attached(s, look.me)
        return True

    def sizes(self, s: State, at: i64) -> i64:
        least = s.t.ops[at + Detach.COUNT]
        if not s.t.ops[at + Detach.MORE]:
            return 1 << least
        return (1 << s.found + 1) - (1 << least)

    def found_in(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Detach.REGISTER]

    def offer(self, s: State, at: i64, step: i64) -> i64:
        ops = s.t.ops
        link = s.data[step + RunStep.LINK]
        if self._spares(s, at, card_of(s, link), player_of(s, link)):
            s.count = 0
            if self.gather_for(s, at, link) >= ops[at + Detach.COUNT]:
                self.offer_materials(s, at)
            s.offer(0)
            return s.count
        if not ops[at + Detach.MORE]:
            return super().offer(s, at, step)
        found = self.gather_for(s, at, link)
        sizes = self.sizes(s, at)
        if ops[at + Detach.FLAGS] & ch.LEADS:
            look_from(s, link)
            s.look.link = link
            s.look.first = at
            sizes = leading_sizes(s, at, ops[at + Detach.REGISTER], s.look)
            self.gather_for(s, at, link)  # the sets are bits over these candidates
        offer_sets(s, ops[at + Detach.COUNT], found, 0)
        return keep_sizes(s, sizes)

    def send(self, s: State, at: i64, link: i64, card: i64) -> None:
        move(s, card, GRAVE, R_COST)


class DetachKinds(MaterialChoice):
    """Detach some from the card itself by its effect, no two of them of one kind."""

    CODE: Final = 193
    MOST: Final = 3

    def write(self, c: Steps, word: la.DetachKinds, reason: int) -> None:
        c.row(DetachKinds, REGISTER=c.new_register(word.name), COUNT=1, MOST=word.most)

    def brings(self, row: list[int]) -> int:
        return GRAVE

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        gather_attached(s, me)
        return s.found

    def found_in(self, s: State, at: i64) -> i64:
        return s.t.ops[at + DetachKinds.REGISTER]

    def offer_materials(self, s: State, at: i64) -> None:
        offer_sets(s, 1, s.t.ops[at + DetachKinds.MOST], ch.DIFFERENT_CARD_TYPES)


class DetachEqual(MaterialChoice):
    """Detach as many from the card itself by its effect as an amount says."""

    CODE: Final = 196
    AMOUNT: Final = 3

    def write(self, c: Steps, word: la.DetachEqual, reason: int) -> None:
        c.row(DetachEqual, REGISTER=c.new_register(), COUNT=1, AMOUNT=c.amount(word.count))

    def brings(self, row: list[int]) -> int:
        return GRAVE

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        gather_attached(s, me)
        return s.found

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        wanted = amount(s, s.t.ops[at + DetachEqual.AMOUNT], card_of(s, link), player_of(s, link),
                        link)  # fmt: skip
        if wanted < 1 or self.gather_for(s, at, link) < wanted:
            done(s, link, 0)
            return next_row(s, step)
        offer_sets(s, wanted, wanted, 0)
        return s.count


class DetachFrom(MaterialChoice):
    """Detach from monsters of the player that match."""

    CODE: Final = 35
    FILTER: Final = 3
    REASON: Final = 4

    def write(self, c: Steps, word: la.DetachFrom, reason: int) -> None:
        c.row(DetachFrom, REGISTER=c.new_register(), COUNT=word.count,
              FILTER=c.filter(word.filter), REASON=reason)  # fmt: skip

    def brings(self, row: list[int]) -> int:
        return GRAVE

    def send(self, s: State, at: i64, link: i64, card: i64) -> None:
        move(s, card, GRAVE, s.t.ops[at + DetachFrom.REASON])

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


class AttachToEach(Operation):
    """Choose a card, or none, for each monster of a register in its turn, and attach it."""

    CODE: Final = 212
    REGISTER: Final = 1
    TO: Final = 2  # register of the monsters
    FILTER: Final = 3
    PLACES: Final = 4
    WHOSE: Final = 5

    def write(self, c: Steps, word: la.AttachToEach, reason: int) -> None:
        one = word.what
        if not isinstance(one, la.Choose) or (one.least, one.most) != (1, 1) or one.joint:
            raise CompileError("one card for each monster")
        if one.places & FIELD_PLACES or one.by != YOU:
            raise CompileError("a card that is not on the field, which the player chooses")
        c.row(AttachToEach, REGISTER=c.new_register(), TO=c.place(word.to),
              FILTER=c.filter(one.filter), PLACES=one.places, WHOSE=one.whose)  # fmt: skip

    def _gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        ops = s.t.ops
        gather(s, ops[at + AttachToEach.FILTER], ops[at + AttachToEach.PLACES],
               ops[at + AttachToEach.WHOSE], me, player)  # fmt: skip
        return s.found

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return self._gather(s, at, look.me, look.player) > 0

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        slot = s.register(link, s.t.ops[at + AttachToEach.TO])
        stage = stage_of(s, step)
        while stage < s.data[slot]:
            entry = slot + 1 + stage
            if unmoved(s, entry) and takes_materials(s, card_in(s, entry)):
                if self._gather(s, at, card_of(s, link), player_of(s, link)):
                    s.put(step + RunStep.STAGE, stage)
                    offer_sets(s, 0, 1, 0)
                    return s.count
            stage += 1
        return next_row(s, step)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        link = s.data[step + RunStep.LINK]
        stage = stage_of(s, step)
        number = s.t.ops[at + AttachToEach.REGISTER]
        host = card_in(s, s.register(link, s.t.ops[at + AttachToEach.TO]) + 1 + stage)
        self._gather(s, at, card_of(s, link), player_of(s, link))
        s.empty(link, number)
        keep_set(s, link, number, option)
        s.put(step + RunStep.STAGE, stage + 1)
        if option:
            become_material(s, card_in(s, s.register(link, number) + 1), host)

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return SETS

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "attach", ""


def takes_materials(s: State, host: i64) -> bool:
    """Whether it is a face-up Xyz Monster on the field."""
    if s.data[LOC + host] != MZONE or s.data[POSITION + host] & FACEDOWN:
        return False
    return s.t.type[s.definition[host]] & XYZ != 0


class CountAsMaterials(Operation):
    """The cards of a register are counted as what this monster was summoned with."""

    CODE: Final = 194
    WHAT: Final = 1

    def write(self, c: Steps, word: la.CountAsMaterials, reason: int) -> None:
        c.row(CountAsMaterials, WHAT=c.place(word.what))

    def act(self, s: State, at: i64, link: i64) -> None:
        note_materials(s, card_of(s, link), link, s.t.ops[at + CountAsMaterials.WHAT],
                       player_of(s, link))  # fmt: skip


register(Detach(), la.Detach)
register(DetachKinds(), la.DetachKinds)
register(DetachEqual(), la.DetachEqual)
register(DetachFrom(), la.DetachFrom)
register(Attach(), la.Attach)
register(AttachToEach(), la.AttachToEach)
register(CountAsMaterials(), la.CountAsMaterials)
