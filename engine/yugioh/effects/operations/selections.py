"""Cards that the player chooses: among all that match, those of an event, or of an earlier step.

The flags and joint constraints are those of `instructions/choices`.
"""

from typing import Final

from mypy_extensions import i64

from engine.effects import Node, walk
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.effects.operations.added_levels import any_level, levels_found, of_total
from engine.yugioh.effects.operations.card_choices import Placed
from engine.yugioh.effects.sets_kept import (
    go_without, keep_sizes, offer_gathered, put_first,
)  # fmt: skip
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.candidates import drop_taken, filter_candidates, zones_of_candidates
from engine.yugioh.legality.material_choices import material_choices
from engine.yugioh.legality.possible import keep_spared, keep_sparing, look_from
from engine.yugioh.legality.supposed import enough, keep_leading, leading_sizes, tell_apart
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.operation import A_CARD, IMPOSSIBLE, OPERATIONS, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import C_EFFECT, PLAYER
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, player_of
from engine.yugioh.position.steps import RunStep
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.amounts import foreseeable
from engine.yugioh.queries.rules import Untargetable
from engine.yugioh.queries.gathering import gather_some
from engine.yugioh.queries.waiting import waiting_found
from engine.yugioh.queries.sets import offer_sets, set_exists, smallest_set
from engine.yugioh.vocabulary import DECK, EXTRA, FIELD_PLACES, HAND, MZONE, OPPONENT


class Select(Placed):
    """A choice among the cards that match in some places."""

    CODE: Final = 1
    WHOSE: Final = 4
    SPEAKS_OF: Final = 9  # registers, as bits, of the cards that these are held against
    # With TOTAL_AMONG the row that finds the card whose Level these come to; in that row the filter
    # + 1 of such cards, of any Level.
    OTHER: Final = 10

    def find(self, c: Steps, what: la.Choose, flags: int) -> int:
        most = what.most.most if isinstance(what.most, la.UpTo) else what.most
        if isinstance(what.most, la.HowMany) or (what.exactly and not isinstance(most, int)):
            flags |= ch.THAT_MANY
        if not isinstance(most, int):
            # What is paid may come to where the cards lie that are counted.
            known = foreseeable(most) and (c.first() or not _counts_piles(most))
            flags |= ch.COUNTED | (ch.KNOWN if known else 0)
            most = c.amount(most)
        if what.as_many:
            flags |= ch.AS_MANY
        joint = ch.JOINTS[what.joint]
        if what.total is not None:
            if not isinstance(most, int) or flags & (ch.AS_MANY | ch.COUNTED):
                raise CompileError("of a number of cards that is known their total is asked")
            if flags & ch.SUMMON and what.places & EXTRA:
                raise CompileError("there may be no room for cards that come to a total")
            joint |= ch.total_of(what.total.what, what.total.op, what.total.number, most)
        if what.with_this:
            if joint or not isinstance(most, int) or flags & (ch.AS_MANY | ch.COUNTED):
                raise CompileError("any cards, of which this is one")
            joint = ch.WITH_FIRST
        if what.by == OPPONENT:
            flags |= ch.BY_OPPONENT
        item = c.filter(what.filter)
        if c.chosen_here(c.asked_of(item), what.places):
            flags |= ch.HELD
        speaks_of = c.asked_of(item) | c.beside(item, what.places)
        if (total := of_total(what)) is not None:
            # Those are chosen so that there is such a card.
            speaks_of &= ~(1 << c.named(total.name))
        if isinstance(what.most, la.HowMany):
            speaks_of |= 1 << c.named(what.most.name)
        present = not c.brought(what.places)
        flags |= ch.PRESENT if present else 0
        c.held_against(speaks_of, present)
        number = c.new_register(what.name)
        other = any_level(c, what)
        row = c.row(
            Select, REGISTER=number, OTHER=other, FILTER=item, PLACES=what.places,
            WHOSE=what.whose, LEAST=what.least, MOST=most, JOINT=joint,
            FLAGS=flags, SPEAKS_OF=speaks_of,
        )  # fmt: skip
        c.chosen(number)
        c.chosen_from(number, item, what.places)
        if flags & ch.TARGET:
            c.chosen_by(row, number)
        return number

    def add_up(self, row: list[int], number: int) -> None:
        if row[Select.JOINT]:
            raise CompileError("cards of which nothing else is asked together")
        row[Select.JOINT] = ch.total_among(row[Select.MOST])
        row[Select.OTHER] = number

    def needs(self, row: list[int]) -> int:
        return row[Select.PLACES]

    def one_from(self, row: list[int]) -> int:
        one = row[Select.LEAST] == row[Select.MOST] == 1 and not row[Select.FLAGS] & ch.DECLARED
        return row[Select.PLACES] if one else 0

    def some_from(self, row: list[int]) -> int:
        given = ch.DECLARED | ch.COUNTED | ch.AS_MANY | ch.THAT_MANY | ch.MATERIALS
        one = row[Select.LEAST] == 1 and not row[Select.JOINT] and not row[Select.FLAGS] & given
        return row[Select.PLACES] if one else self.one_from(row)

    def any_number(self, row: list[int]) -> bool:
        given = ch.TARGET | ch.COUNTED | ch.AS_MANY
        return row[Select.LEAST] < row[Select.MOST] and not row[Select.FLAGS] & given

    def chooses(self, row: list[int]) -> int | None:
        return row[Select.PLACES]

    def possible(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        flags = ops[at + Select.FLAGS]
        places = ops[at + Select.PLACES]
        fits = enough(s, at, look)
        look.from_extra = places == EXTRA
        look.wanted = ops[at + Select.LEAST]
        if fits and flags & ch.SUMMON and ops[at + Select.JOINT] & ch.TOTAL:
            self.look_for(s, at, look)
            both = ops[at + Select.JOINT] | ch.SUMMONED_TOGETHER
            look.wanted = smallest_set(s, look.wanted, both)
        if places & MZONE:
            look.may_free = zones_of_candidates(s, look.player)
            look.may_free_most = ops[at + Select.MOST]
            if flags & (ch.COUNTED | ch.AS_MANY):
                look.may_free_most = s.found
        return fits

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        number = ops[at + Select.FILTER]
        if look.link < 0 and ops[at + Select.OTHER] and not ops[at + Select.JOINT] & ch.TOTAL_AMONG:
            number = ops[at + Select.OTHER] - 1  # those chosen before come to the Level of one
        gather_some(s, number, ops[at + Select.PLACES], ops[at + Select.WHOSE], look.me,
                    look.player)  # fmt: skip
        filter_candidates(s, ops[at + Select.FLAGS], look)
        if ops[at + Select.JOINT] & ch.WITH_FIRST:
            put_first(s, look.me)
        if ops[at + Select.FLAGS] & ch.SPARES:
            keep_spared(s, ops[at + Select.REGISTER], look, self.asks(s, at, 0) == A_CARD)
        return True

    def found_enough(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        joint = ops[at + Select.JOINT]
        flags = ops[at + Select.FLAGS]
        if joint & ch.TOTAL_AMONG:
            joint = self._with_levels(s, at, look)
            self.look_for(s, at, look)
        if flags & ch.MATERIALS:
            return len(material_choices(s, at, ops[at + Select.REGISTER], joint, look, True)) > 0
        if flags & ch.SUMMON:
            joint |= ch.SUMMONED_TOGETHER
        least = ops[at + Select.LEAST]
        if flags & (ch.THAT_MANY | ch.KNOWN):
            # As many as there are, or are supposed to be chosen before; not less than one.
            many = amount(s, ops[at + Select.MOST], look.me, look.player, look.link)
            if flags & ch.KNOWN and many < least:
                return False
            least = many if flags & ch.THAT_MANY and many > least else least
        return set_exists(s, least, joint)

    def _with_levels(self, s: State, at: i64, look: Look) -> i64:
        """The joint constraint, with the Levels that the cards may come to."""
        ops = s.t.ops
        other = ops[at + Select.OTHER] * tb.OP_SIZE
        levels = levels_found(
            s, ops[other + Select.OTHER] - 1, ops[other + Select.PLACES], ops[other + Select.WHOSE],
            ops[other + Select.FLAGS], look,
        )  # fmt: skip
        return ops[at + Select.JOINT] | levels << ch.TOTAL_NUMBER

    def sizes(self, s: State, at: i64) -> i64:
        ops = s.t.ops
        size = ops[at + Select.LEAST]
        most = ops[at + Select.MOST]
        if ops[at + Select.FLAGS] & (ch.COUNTED | ch.AS_MANY) or most > s.found:
            most = s.found
        found: i64 = 0
        joint = ops[at + Select.JOINT]
        while size <= most and (joint & ch.TOTAL or set_exists(s, size, joint)):
            found |= 1 << size
            size += 1
        return found

    def only_names(self, s: State, at: i64) -> bool:
        return s.t.ops[at + Select.FLAGS] & ch.DECLARED != 0

    def speaks_of(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Select.SPEAKS_OF]

    def bound_to_come(self, s: State, at: i64, look: Look) -> i64:
        """What nothing before it brings there must be found there now."""
        ops = s.t.ops
        if ops[at + Select.FLAGS] & ch.PRESENT:
            return at + tb.OP_SIZE if self.possible(s, at, look) else IMPOSSIBLE
        look.from_extra = ops[at + Select.PLACES] == EXTRA
        look.wanted = ops[at + Select.LEAST]
        return at + tb.OP_SIZE

    def gather(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        flags = ops[at + Select.FLAGS]
        me = card_of(s, link)
        player = player_of(s, link)
        gather_some(s, ops[at + Select.FILTER], ops[at + Select.PLACES], ops[at + Select.WHOSE], me,
                    player)  # fmt: skip
        every: i64 = ch.COUNTED | ch.AS_MANY | ch.THAT_MANY | ch.BY_OPPONENT
        too_few = s.found - waiting_found(s) < ops[at + Select.LEAST]
        if flags & every or (too_few and not _pays_first(s, at, link)):
            s.mind(s.minded or waiting_found(s) > 0)
        plain: i64 = ch.DISCARD | ch.COUNTED | ch.AS_MANY | ch.THAT_MANY | ch.DECLARED
        plain |= ch.LEADS | ch.HELD | ch.KNOWN | ch.MATERIALS | ch.BY_OPPONENT | ch.PRESENT
        if not s.t.rule_kinds >> Untargetable.CODE & 1 and not s.t.grants_rules:
            plain |= ch.TARGET
        if flags & ~plain:
            look_from(s, link)
            filter_candidates(s, flags, s.look)
            if flags & ch.SPARES and self.asks(s, at, 0) == A_CARD:
                s.look.paying = s.data[context(link) + C_EFFECT]
                keep_spared(s, ops[at + Select.REGISTER], s.look, True)
        if ops[at + Select.JOINT] & ch.WITH_FIRST:
            put_first(s, me)
        if flags & ch.TARGET and link:
            _drop_other_targets(s, at, link)
        if flags & ch.HELD:
            tell_apart(s, at, link)
        if flags & ch.LEADS and self.asks(s, at, 0) == A_CARD:
            look_from(s, link)
            s.look.link = link
            s.look.first = at
            keep_leading(s, at, ops[at + Select.REGISTER], s.look)

    def by_opponent(self, s: State, at: i64) -> bool:
        return s.t.ops[at + Select.FLAGS] & ch.BY_OPPONENT != 0

    def offer(self, s: State, at: i64, step: i64) -> i64:
        ops = s.t.ops
        if ops[at + Select.FLAGS] & ch.MATERIALS:
            return self._offer_materials(s, at, step)
        if ops[at + Select.JOINT] & ch.TOTAL_AMONG:
            link = s.data[step + RunStep.LINK]
            look_from(s, link)
            joint = self._with_levels(s, at, s.look)
            self.gather(s, at, link)
            return offer_gathered(s, step, ops[at + Select.REGISTER], ops[at + Select.LEAST],
                                  ops[at + Select.MOST], joint, ops[at + Select.FLAGS])  # fmt: skip
        if ops[at + Select.FLAGS] & ch.BY_OPPONENT:
            found = super().offer(s, at, step)
            chooser = 1 - player_of(s, s.data[step + RunStep.LINK])
            if found > 1 and chooser != s.data[PLAYER] and not s.opponent_acts:
                s.count = 1  # an opponent who does not act takes the first
            return found if found < 1 else s.count
        if not ops[at + Select.FLAGS] & ch.LEADS or self.asks(s, at, 0) == A_CARD:
            found = super().offer(s, at, step)
            if found < 1 or not ops[at + Select.FLAGS] & ch.SPARES or self.asks(s, at, 0) == A_CARD:
                return found
            self.gather(s, at, s.data[step + RunStep.LINK])
            keep_sparing(s, ops[at + Select.REGISTER], s.data[step + RunStep.LINK])
            return s.count
        link = s.data[step + RunStep.LINK]
        self.gather(s, at, link)
        look_from(s, link)
        s.look.link = link
        s.look.first = at
        sizes = leading_sizes(s, at, ops[at + Select.REGISTER], s.look)
        if not sizes:
            return super().offer(s, at, step)
        self.gather(s, at, link)  # the sets are bits over these candidates
        least = ops[at + Select.LEAST]
        while not sizes >> least & 1:
            least += 1
        bound = ops[at + Select.MOST]
        if ops[at + Select.FLAGS] & ch.COUNTED:
            bound = amount(s, bound, card_of(s, link), player_of(s, link), link)
        most = least
        while sizes >> most + 1 and most < bound:
            most += 1
        together: i64 = ch.SUMMONED_TOGETHER if ops[at + Select.FLAGS] & ch.SUMMON else 0
        offer_sets(s, least, most, ops[at + Select.JOINT] | together)
        kept = keep_sizes(s, sizes)
        return kept if kept else super().offer(s, at, step)

    def _offer_materials(self, s: State, at: i64, step: i64) -> i64:
        """Offer the sets of which the row that follows can make its summon."""
        ops = s.t.ops
        link = s.data[step + RunStep.LINK]
        register = ops[at + Select.REGISTER]
        self.gather(s, at, link)
        look_from(s, link)
        sets = material_choices(s, at, register, ops[at + Select.JOINT], s.look, False)
        s.count = 0
        for chosen in sets:
            s.offer(chosen)
        return s.count if s.count else go_without(s, step, register)

    def looked_through(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        if not ops[at + Select.FLAGS] & ch.DECLARED:
            _shuffle_seen(s, ops[at + Select.PLACES], ops[at + Select.WHOSE], player_of(s, link))

    def register_chosen(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Select.REGISTER]


def _counts_piles(most: Node) -> bool:
    """Whether cards are counted that do not lie on the field, or in a hand."""
    here = FIELD_PLACES | HAND
    return any(getattr(part, "places", 0) & ~here for part in walk(most))


def _pays_first(s: State, at: i64, link: i64) -> bool:
    """Whether this row is the first cost of an effect that a player may activate: without enough
    cards for it they cannot.
    """
    if not link:
        return False
    effects = s.t.effects
    base = s.data[context(link) + C_EFFECT] * tb.EFFECT_SIZE
    first = effects[base + tb.E_COST]
    paid = first * tb.OP_SIZE == at and first < effects[base + tb.E_COST_END]
    return paid and effects[base + tb.E_OPTIONAL] != 0


def _shuffle_seen(s: State, places: i64, whose: i64, player: i64) -> None:
    """Whoever has looked through a Deck shuffles it."""
    if places & DECK:
        shuffle(s, player if whose & 1 else 1 - player)


def _drop_other_targets(s: State, at: i64, link: i64) -> None:
    """Two targets of one effect are two cards."""
    effect = s.data[context(link) + C_EFFECT] * tb.EFFECT_SIZE
    earlier = s.t.effects[effect + tb.E_TARGET] * tb.OP_SIZE
    while earlier < at:
        number = OPERATIONS[s.t.ops[earlier]].register_chosen(s, earlier)
        if number >= 0:
            drop_taken(s, s.register(link, number))
        earlier += tb.OP_SIZE


register(Select(), la.Choose)
