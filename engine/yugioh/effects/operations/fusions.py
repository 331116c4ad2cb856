"""Fusion and Ritual Summons by an effect: which monster, then with which materials."""

from typing import Final

from mypy_extensions import i64

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.effects.sets_kept import keep_set
from engine.yugioh.effects.operations.tokens import made_into
from engine.yugioh.instructions import tables as tb
from engine.instruction import CompileError
from engine.yugioh.movement.cards import check_field
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.operation import A_CARD, SETS, Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in, first_in
from engine.yugioh.position.slots import C_ROLLED, HEAD, LOC, NEXT
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.position.steps import RunStep, next_row, stage_of
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.in_force import may_banish
from engine.yugioh.queries.gone import NOBODY, is_gone
from engine.yugioh.summoning.fusion import fusion_sets
from engine.yugioh.summoning.fusion_sources import (
    asks_of_sets, banished_from, keep_allowed, keep_so_many,
)  # fmt: skip
from engine.yugioh.summoning.material_use import fuse, ritual
from engine.yugioh.summoning.ritual import EXACT_TOTAL, ritual_sets
from engine.yugioh.vocabulary import DECK, EXTRA

_INTO: Final = {
    "grave": tb.INTO_GRAVE, "banish": tb.INTO_BANISHED, "deck": tb.INTO_DECK,
    "bottom": tb.INTO_BOTTOM,
}  # fmt: skip
# Beside the positions of a Ritual Summon.
_BANISHED: Final = 16  # the other cards are banished
_INSTEAD: Final = 32  # one of them is Tributed in place of all
_AT_MOST: Final = 64  # there are none, but at most so many Tributes as their source says
CHOOSING_MATERIALS: Final = 1  # the stage after that of the monster


class SummonWithMaterials(Operation):
    """Asks for the monster to summon, then for its materials."""

    FILTER: Final = 1
    MONSTER: Final = 5  # register
    MATERIALS: Final = 6  # register

    def places(self, s: State, at: i64) -> i64:
        """From which piles the monster comes."""
        return EXTRA

    def sets(self, s: State, at: i64, monster: i64, me: i64, player: i64, gone: i64,
             only_one: i64) -> i64:  # fmt: skip
        """Offer the material sets for this monster; how many were found."""
        return 0

    def summon(self, s: State, at: i64, link: i64, monster: i64, player: i64) -> None:
        """Use the materials and put the summon on the agenda."""

    def brings(self, row: list[int]) -> int:
        return v.MZONE | v.GRAVE | v.BANISHED | v.EXTRA

    def does(self, word: la.FusionSummon | la.RitualSummon, source: int) -> int:
        return tb.DOES_SUMMON

    def needs(self, row: list[int]) -> int:
        return v.HAND | v.MZONE | v.GRAVE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        places = self.places(s, at)
        if places & DECK:
            s.look_through(look.player, 0)
        last: i64 = -1
        place: i64 = 1
        while place <= EXTRA:
            card: i64 = s.data[HEAD + pile_of(look.player, place)] if places & place else 0
            while card:
                monster = card - 1
                card = s.data[NEXT + monster]
                if s.definition[monster] == last or is_gone(look.gone, monster):
                    continue
                last = s.definition[monster]
                if self.sets(s, at, monster, look.me, look.player, look.gone, 1):
                    return True
            place <<= 1
        return False

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        me = card_of(s, link)
        player = player_of(s, link)
        if stage_of(s, step) == CHOOSING_MATERIALS:
            monster = first_in(s, link, s.t.ops[at + SummonWithMaterials.MONSTER])
            return self.sets(s, at, monster, me, player, NOBODY, 0)
        s.listing = 0
        places = self.places(s, at)
        if places & DECK:
            s.look_through(player, 0)
        place: i64 = 1
        while place <= EXTRA:
            card: i64 = s.data[HEAD + pile_of(player, place)] if places & place else 0
            while card:
                monster = card - 1
                card = s.data[NEXT + monster]
                if not _listed(s, monster) and self.sets(s, at, monster, me, player, NOBODY, 1):
                    s.enlist(monster)
            place <<= 1
        if s.listing == 0:
            done(s, link, 0)
            return next_row(s, step)
        return s.offer_listed()

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        ops = s.t.ops
        link = s.data[step + RunStep.LINK]
        player = player_of(s, link)
        register_ = ops[at + SummonWithMaterials.MONSTER]
        if stage_of(s, step) != CHOOSING_MATERIALS:
            s.empty(link, register_)
            s.keep(link, register_, option)
            s.put(step + RunStep.STAGE, CHOOSING_MATERIALS)
            return
        monster = first_in(s, link, register_)
        materials = ops[at + SummonWithMaterials.MATERIALS]
        # The candidates that the option speaks of.
        self.sets(s, at, monster, card_of(s, link), player, NOBODY, 1)
        s.empty(link, materials)
        keep_set(s, link, materials, option)
        next_row(s, step)
        self.summon(s, at, link, monster, player)

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return SETS if stage == CHOOSING_MATERIALS else A_CARD


def _listed(s: State, monster: i64) -> bool:
    """Whether a monster of the same kind is listed already."""
    index: i64 = 0
    while index < s.listing:
        other = s.listed[index]
        if (
            s.definition[other] == s.definition[monster]
            and s.data[LOC + other] == s.data[LOC + monster]
        ):
            return True
        index += 1
    return False


class FusionSummon(SummonWithMaterials):
    """Fusion Summon from the Extra Deck."""

    CODE: Final = 27
    FIRST_SOURCE: Final = 2
    LAST_SOURCE: Final = 3  # past the last
    INTO: Final = 4  # tables.INTO_...
    INCLUDING: Final = 7  # filter + 1
    COUNTING: Final = 8  # filter + 1
    MADE: Final = 9  # what it makes of the summoned monster (MADE_...)
    COUNT: Final = 10  # of the materials, or 0

    def write(self, c: Steps, word: la.FusionSummon, reason: int) -> None:
        start = len(c.sources)
        for source in word.sources:
            c.sources.append(_source(c, source))
        _apart(word)
        if word.into == "bottom":
            c.order_matters = True
        monster = c.new_register(word.name)
        c.chosen(monster)
        fusions, including = c.made_from(word.filter, word.including)
        c.row(FusionSummon, FILTER=c.filter(fusions), FIRST_SOURCE=start,
              LAST_SOURCE=len(c.sources), INTO=_INTO[word.into], MONSTER=monster,
              MATERIALS=c.new_register(),
              INCLUDING=0 if including is None else c.filter(including) + 1,
              COUNTING=0 if word.counting is None else c.filter(word.counting) + 1,
              MADE=made_into(c, word.but), COUNT=word.materials)  # fmt: skip

    def does(self, word: la.FusionSummon | la.RitualSummon, source: int) -> int:
        """What becomes of materials from the Deck and the GY, too."""
        places = 0
        assert isinstance(word, la.FusionSummon)
        bits = tb.DOES_SUMMON | tb.DOES_FUSION
        for one in word.sources:
            if isinstance(one, (la.Each, la.Choose)):
                places |= one.places
            elif isinstance(one, la.AlsoUsed) and isinstance(one.what, la.Each):
                places |= one.what.places
            elif isinstance(one, la.AlsoBanished) and isinstance(one.what, la.Each):
                bits |= tb.DOES_BANISH_GRAVE if one.what.places & v.GRAVE else 0
        if places & v.DECK and word.into == "grave":
            bits |= tb.DOES_SEND_DECK
        if places & v.GRAVE and word.into != "grave":
            bits |= tb.DOES_BANISH_GRAVE if word.into == "banish" else tb.DOES_RECOVER
        return bits

    def sets(self, s: State, at: i64, monster: i64, me: i64, player: i64, gone: i64,
             only_one: i64) -> i64:  # fmt: skip
        ops = s.t.ops
        count = ops[at + FusionSummon.COUNT]
        first, last = ops[at + FusionSummon.FIRST_SOURCE], ops[at + FusionSummon.LAST_SOURCE]
        if only_one and asks_of_sets(s, first, last):
            only_one = 0
        fusion_sets(
            s, ops[at + FusionSummon.FILTER], first, last, ops[at + FusionSummon.INCLUDING],
            monster, me, player, gone, 0 if count else only_one, ops[at + FusionSummon.INTO],
        )  # fmt: skip
        if count:
            keep_so_many(s, count)
        keep_allowed(s, first, last, me, player)
        return s.count

    def summon(self, s: State, at: i64, link: i64, monster: i64, player: i64) -> None:
        ops = s.t.ops
        if ops[at + FusionSummon.COUNTING]:
            self._count(s, at, link, player)
        fuse(s, link, monster, ops[at + FusionSummon.MATERIALS], ops[at + FusionSummon.INTO],
             player, ops[at + FusionSummon.MADE],
            banished_from(s, ops[at + FusionSummon.FIRST_SOURCE],
                          ops[at + FusionSummon.LAST_SOURCE]))  # fmt: skip

    def _count(self, s: State, at: i64, link: i64, player: i64) -> None:
        slot = s.register(link, s.t.ops[at + FusionSummon.MATERIALS])
        last = slot + s.data[slot]
        many: i64 = 0
        while slot < last:
            slot += 1
            if match(s, s.t.ops[at + FusionSummon.COUNTING] - 1, card_in(s, slot), -1, player):
                many += 1
        s.put(context(link) + C_ROLLED, many)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "Fusion Summon", ""


def _source(c: Steps, source: Node) -> tuple[int, ...]:
    """The row of a source of Fusion materials; no Token is banished."""
    if isinstance(source, la.Each | la.Choose):
        return c.filter(source.filter), source.places, source.whose, 0, 0, 0, 0
    if isinstance(source, la.AlsoUsed) and isinstance(source.what, la.Each) and source.most > 0:
        each = source.what
        return c.filter(each.filter), each.places, each.whose, 0, 0, 0, source.most
    if not isinstance(source, la.AlsoBanished) or not isinstance(source.what, la.Each):
        raise CompileError(f"no Fusion materials from {source.kind}")
    what, beside = source.what, source.beside
    return (
        c.filter(what.filter & ~la.Type(v.TOKEN)), what.places, what.whose, 1,
        c.filter(source.monster) + 1, 0 if beside is None else c.filter(beside) + 1,
        0,
    )  # fmt: skip


def _apart(word: la.FusionSummon) -> None:
    """Raises CompileError where the same cards may be banished or not, or are counted or not."""
    usual = banished = 0
    counted = [one.what.places for one in word.sources
               if isinstance(one, la.AlsoUsed) and isinstance(one.what, la.Each)]  # fmt: skip
    if len(counted) > 1 or (counted and len(word.sources) < 2):
        raise CompileError("one source beside others from which so many materials are used")
    for one in word.sources:
        if isinstance(one, la.AlsoBanished) and isinstance(one.what, la.Each):
            banished |= one.what.places
        elif isinstance(one, la.Each | la.Choose):
            usual |= one.places
    if any(places & (usual | banished) for places in counted):
        raise CompileError("so many materials from places of their own")
    if banished & usual or (banished and (not usual or word.into != "grave")):
        raise CompileError("materials that are banished from places of their own")


class RitualSummon(SummonWithMaterials):
    """Ritual Summon, mostly from the hand."""

    CODE: Final = 34
    EXACTLY: Final = 2  # what the Levels come to (`ritual.wanted_levels`)
    TRIBUTES: Final = 3  # filter
    PLACES: Final = 4
    FROM: Final = 7  # places of the Tributes
    INCLUDING: Final = 8  # filter + 1
    OTHERS: Final = 9  # source + 1 of cards in other places that count like Tributes
    MADE: Final = 10  # what becomes of these, and the position of the monster (`_BANISHED`, …)

    def write(self, c: Steps, word: la.RitualSummon, reason: int) -> None:
        others = word.others
        if others is not None and (others.whose != v.YOU or others.places & word.from_):
            raise CompileError("cards of the player, from other places than Tributes")
        if word.times != 1 and not word.exactly:
            raise CompileError("exactly so many times the Level")
        if word.into not in ("banish", "grave"):
            raise CompileError("cards that are banished or sent to the GY")
        if word.total and word.times != 1:
            raise CompileError("a number, or so many times the Level")
        levels = word.exactly * word.times
        if word.total:
            levels = EXACT_TOTAL + word.total if word.exactly else -word.total
        if word.at_most and (others is not None or word.instead is not None):
            raise CompileError("so many Tributes at most, and no other cards that count like them")
        if others is not None and word.instead is not None:
            raise CompileError("other cards that count like Tributes, or one instead of all")
        source = 0
        if (cards := others or word.instead) is not None:
            one = int(isinstance(others, la.Choose))
            if isinstance(others, la.Choose) and (others.least, others.most) != (1, 1):
                raise CompileError("cards that count like Tributes, or one of them")
            c.sources.append((c.filter(cards.filter), cards.places, cards.whose, 0, 0, 0, one))
            source = len(c.sources)
        made = word.position | (word.into == "banish") * _BANISHED
        if word.at_most:
            c.sources.append((0, 0, 0, 0, 0, 0, word.at_most))
            source, made = len(c.sources), made | _AT_MOST
        monster = c.new_register(word.name)
        c.chosen(monster)
        c.row(RitualSummon, FILTER=c.filter(word.filter), EXACTLY=levels,
              TRIBUTES=c.filter(word.tributes), MONSTER=monster,
              MATERIALS=c.new_register(), PLACES=word.places, FROM=word.from_,
              INCLUDING=0 if word.including is None else c.filter(word.including) + 1,
              OTHERS=source, MADE=made | (word.instead is not None) * _INSTEAD)  # fmt: skip

    def does(self, word: la.FusionSummon | la.RitualSummon, source: int) -> int:
        assert isinstance(word, la.RitualSummon)
        bits = tb.DOES_SUMMON | (tb.DOES_SUMMON_DECK if word.places & v.DECK else 0)
        if word.others is not None:
            if word.into == "grave" and word.others.places & v.DECK:
                bits |= tb.DOES_SEND_DECK
            if word.into == "banish" and word.others.places & v.GRAVE:
                bits |= tb.DOES_BANISH_GRAVE
        if word.from_ & v.DECK:
            bits |= tb.DOES_SEND_DECK
        return bits | (tb.DOES_SUMMON_GRAVE if word.places & v.GRAVE else 0)

    def places(self, s: State, at: i64) -> i64:
        return s.t.ops[at + RitualSummon.PLACES]

    def sets(self, s: State, at: i64, monster: i64, me: i64, player: i64, gone: i64,
             only_one: i64) -> i64:  # fmt: skip
        ops = s.t.ops
        made = ops[at + RitualSummon.MADE]
        others = ops[at + RitualSummon.OTHERS]
        at_most: i64 = 0
        if made & _AT_MOST:
            at_most = s.t.sources[(others - 1) * tb.SOURCE_SIZE + tb.SOURCE_MOST]
            others = 0
        if made & _BANISHED and not may_banish(s):
            others = 0
        return ritual_sets(
            s, ops[at + RitualSummon.FILTER], ops[at + RitualSummon.TRIBUTES],
            ops[at + RitualSummon.EXACTLY], monster, me, player, gone, only_one,
            ops[at + RitualSummon.FROM], ops[at + RitualSummon.INCLUDING],
            others, made & _INSTEAD, at_most,
        )  # fmt: skip

    def summon(self, s: State, at: i64, link: i64, monster: i64, player: i64) -> None:
        ops = s.t.ops
        others: i64 = 0
        made = ops[at + RitualSummon.MADE]
        if ops[at + RitualSummon.OTHERS] and not made & (_INSTEAD | _AT_MOST):
            source = ops[at + RitualSummon.OTHERS] - 1
            others = s.t.sources[source * tb.SOURCE_SIZE + tb.SOURCE_PLACES]
        into: i64 = tb.INTO_BANISHED if made & _BANISHED else tb.INTO_GRAVE
        materials = ops[at + RitualSummon.MATERIALS]
        position = made & ~(_BANISHED | _INSTEAD | _AT_MOST)
        ritual(s, link, monster, materials, player, others, into, position)
        if (ops[at + RitualSummon.PLACES] | ops[at + RitualSummon.FROM] | others) & DECK:
            shuffle(s, player)
        check_field(s)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "Ritual Summon", ""


register(FusionSummon(), la.FusionSummon)
register(RitualSummon(), la.RitualSummon)
