"""The ways to a board that is wanted, as actions over facts: the tables of a `Distance`.

Worked out from the definitions alone, and made simple: an action asks for cards in places and moves
cards. What only a position can tell of a filter is taken to hold, conditions are taken to be met,
and what is not understood here is left out. Only what may matter for the board is kept: an action
counts for less the more others stand between it and the board.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.counted import Condition
from engine.effects import Node, walk
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import printed
from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.uses import limit_slot
from engine.yugioh.worth.distance import PLACES, STEP, Distance, Lists

Fact = tuple[int, int]  # number of a definition, place
# Facts that are asked for together, each with how many it counts for; how many are needed.
Need = tuple[tuple[tuple[int, int, int], ...], int]

_ANSWER: Final = 2  # the price of an effect that answers what happens: no command is needed
_LESS: Final = 0.8  # what is one action further from the board matters so much less
_LEAST: Final = 0.01  # what matters less is left out
_PLACES: Final = (
    v.DECK, v.HAND, v.GRAVE, v.BANISHED, v.EXTRA, v.MZONE, v.SZONE, v.OVERLAY,
)  # fmt: skip
# Where operations move cards.
_MOVES: Final[dict[type[Node], int]] = {
    la.AddToHand: v.HAND, la.ReturnToHand: v.HAND, la.SpecialSummon: v.MZONE,
    la.NormalSummonNow: v.MZONE, la.SendToGrave: v.GRAVE, la.Discard: v.GRAVE, la.Tribute: v.GRAVE,
    la.Destroy: v.GRAVE, la.ReturnToGrave: v.GRAVE, la.Banish: v.BANISHED, la.Equip: v.SZONE,
    la.PlaceAsSpell: v.SZONE, la.PlaceAsScale: v.SZONE, la.SetCard: v.SZONE, la.ToDeck: v.DECK,
    la.Attach: v.OVERLAY,
}  # fmt: skip
# What happens to a card itself once it comes to a place.
_ARRIVALS: Final = ("summoned", "sent", "destroyed", "flipped", "placed")


@dataclass(frozen=True)
class Action:
    """What is asked for, and what is moved: from a fact (None: from nowhere) to another."""

    moves: tuple[tuple[Fact | None, Fact], ...]
    own: tuple[Fact, ...] = ()  # one of these
    needs: tuple[Need, ...] = ()
    normal: bool = False
    fresh: bool = False  # it answers that its own fact comes about
    price: int = STEP
    limit: tuple[int, int] = (-1, 0)  # slot, times


def distance_to(game: YugiohGame, wanted: Sequence[Condition]) -> Distance:
    """The tables for a board that meets all of these conditions."""
    return _Ways(game).tables(wanted)


class _Ways:
    """The actions of the first player's deck."""

    def __init__(self, game: YugiohGame) -> None:
        self._cards = game.cards
        self._number = {card.passcode: index for index, card in enumerate(game.cards)}
        passcodes = {*game.main, *game.extra}
        passcodes |= {
            node.passcode
            for card in game.cards
            if card.passcode in passcodes
            for node in card.nodes
            if isinstance(node, la.CreateToken)
        }
        self._mine = [index for index, card in enumerate(game.cards) if card.passcode in passcodes]
        self._matching: dict[Filter, list[int]] = {}
        self._limits = dict(_limits(game))
        self._actions = [action for index in self._mine for action in self._of(index)]

    # -------------------------------------------------------------- filters

    def _match(self, item: Filter, *, monsters: bool = False) -> list[int]:
        """The definitions that match as far as printed facts tell."""
        if item not in self._matching:
            self._matching[item] = [
                index for index in self._mine if printed(item, self._cards[index], otherwise=True)
            ]
        found = self._matching[item]
        return [index for index in found if self._is_monster(index)] if monsters else found

    def _is_monster(self, index: int) -> bool:
        return bool(self._cards[index].type & v.MONSTER)

    def _field(self, item: Filter, least: int = 1, places: int = v.MZONE) -> Need:
        """So many monsters that match, in these places."""
        return _need(_facts(self._match(item, monsters=True), places), least)

    def _paid(self, steps: Iterable[Node]) -> tuple[Need, ...]:
        """The cards that a cost is paid with."""
        return tuple(
            _need(_facts(self._match(node.filter), node.places), node.least)
            for node in walk(tuple(steps))
            if isinstance(node, la.Choose) and node.whose & v.YOU and node.least
            if node.places and not node.places & (v.DECK | v.EXTRA)
        )  # fmt: skip

    # -------------------------------------------------------------- actions

    def _of(self, index: int) -> Iterator[Action]:
        """What can be done with a card."""
        card = self._cards[index]
        hand, field, grave = (index, v.HAND), (index, v.MZONE), (index, v.GRAVE)
        spell, under = (index, v.SZONE), (index, v.OVERLAY)
        if not card.type & v.MONSTER:
            yield Action(((hand, spell),))
            stays = card.type & (v.CONTINUOUS | v.EQUIP | v.FIELD)
            if not stays and any(isinstance(item, la.Activate) for item in card.effects):
                yield Action(((hand, grave), (spell, grave)))
        elif not card.type & v.TOKEN:
            yield Action(((field, grave), (field, under), (under, grave)))  # as material
            special = card.only_by_itself or card.special_only or card.first_by_itself
            if not special and not card.type & (v.EXTRA_DECK_TYPES | v.RITUAL):
                tributes = 0 if card.level < 5 else 1 if card.level < 7 else 2
                needs = (self._field(ANY, tributes),) if tributes else ()
                yield Action(((hand, field),), needs=needs, normal=True)
        for procedure in card.procedures:
            yield from self._summoned(index, procedure)
        effects = (item for item in card.effects if isinstance(item, la.Effect))
        for number, effect in enumerate(effects):
            if not isinstance(effect, la.EachTime):
                yield from self._effect(index, effect, self._limits.get((index, number), (-1, 0)))

    def _summoned(self, index: int, procedure: Node) -> Iterator[Action]:
        """The ways in which a procedure summons a monster."""
        card = self._cards[index]
        move = (((index, v.EXTRA), (index, v.MZONE)),)
        match procedure:
            case la.LinkSummon():
                others = (n for n in self._match(procedure.each, monsters=True) if n != index)
                each = tuple((other, v.MZONE, self._rating(other)) for other in others)
                needs = [(each, max(procedure.least, card.level))]
                if procedure.including is not None:
                    needs.append(self._field(procedure.including))
                yield Action(move, needs=tuple(needs))
            case la.XyzSummon():
                rank: Filter = la.Between("level", card.level, card.level)
                rank = ANY if procedure.any_level else rank
                rank = rank if procedure.treated is None else rank | procedure.treated
                yield Action(move, needs=(self._field(procedure.each & rank, procedure.least),))
            case la.XyzOnto():
                paid = () if procedure.paying is None else (
                    _need(_facts(self._match(procedure.paying), v.HAND), 1),
                )  # fmt: skip
                yield Action(move, needs=(self._field(procedure.onto), *paid))
            case la.SynchroSummon():
                for needs_ in self._tuned(card.level, procedure):
                    yield Action(move, needs=needs_)
            case la.Contact():
                for made in card.procedures:
                    if isinstance(made, la.FusionMaterials):
                        yield Action(move, needs=tuple(
                            self._field(slot.filter, slot.least, procedure.places)
                            for slot in made.slots
                        ))  # fmt: skip
            case la.ByItself():
                moves = tuple(
                    ((index, place), (index, v.MZONE))
                    for place in _PLACES if place & procedure.where
                )  # fmt: skip
                yield Action(moves, needs=self._paid(procedure.cost))

    def _rating(self, index: int) -> int:
        """For how many Link Materials a monster counts."""
        card = self._cards[index]
        return card.level if card.type & v.LINK else 1

    def _tuned(self, level: int, procedure: la.SynchroSummon) -> Iterator[tuple[Need, Need]]:
        """The materials of a Synchro Summon: for each Level of the Tuner the others that fit."""
        tuner: Filter = la.Type(v.TUNER)
        tuner = tuner if procedure.treated is None else tuner | procedure.treated
        tuners = self._match(procedure.tuner & tuner, monsters=True)
        others = self._match(procedure.others & ~la.Type(v.TUNER), monsters=True)
        if procedure.tuners > 1:
            yield (_need(_facts(tuners, v.MZONE), procedure.tuners),
                   _need(_facts(others, v.MZONE), procedure.least))  # fmt: skip
            return
        levels = {
            index: card.level
            for index, card in enumerate(self._cards)
            if not card.type & (v.LINK | v.XYZ)
        }
        for one in sorted({levels[index] for index in tuners if index in levels}):
            rest = level - one
            first = _need(_facts([n for n in tuners if levels.get(n) == one], v.MZONE), 1)
            if procedure.least == 1:
                yield first, _need(_facts([n for n in others if levels.get(n) == rest], v.MZONE), 1)
            if procedure.more or procedure.least > 1:
                lower = [n for n in others if levels.get(n, rest) < rest]
                yield first, _need(_facts(lower, v.MZONE), max(2, procedure.least))

    def _effect(self, index: int, effect: la.Effect, limit: tuple[int, int]) -> Iterator[Action]:
        """What an effect does."""
        on_field = v.MZONE if self._is_monster(index) else v.HAND | v.SZONE
        where = effect.where or on_field
        own = tuple(_facts([index], v.HAND | v.SZONE if isinstance(effect, la.Activate) else where))
        price, fresh = STEP, False
        if isinstance(effect, la.Trigger):
            price = _ANSWER
            fresh = all(
                event.who is None and event.what in _ARRIVALS
                for event in (effect.on, *effect.or_on)
            )
        paid = self._paid(effect.cost)
        for steps, needs in ((effect.cost, ()), ((effect.target, effect.do), paid)):
            for node in walk(steps):
                for moves, more in self._done(index, effect, node):
                    yield Action(moves, own, (*needs, *more), False, fresh, price, limit)

    def _done(
        self, index: int, effect: la.Effect, node: Node
    ) -> Iterator[tuple[tuple[tuple[Fact | None, Fact], ...], tuple[Need, ...]]]:
        """What a step of an effect moves, and what it asks for beside that."""
        if isinstance(node, la.FusionSummon):
            for number in self._match(node.filter):
                for made in self._cards[number].procedures:
                    if isinstance(made, la.FusionMaterials) and made.by_effect:
                        move = ((number, v.EXTRA), (number, v.MZONE))
                        yield (move,), tuple(self._fused(node, slot) for slot in made.slots)
        elif isinstance(node, la.CreateToken):
            yield ((None, (self._number[node.passcode], v.MZONE)),), ()
        elif type(node) in _MOVES:
            to = _MOVES[type(node)]
            for meant in _meant(effect, getattr(node, "what", None) or node):
                if isinstance(meant, la.This):
                    yield ((None, (index, to)),), ()
                elif getattr(meant, "whose", v.YOU) & v.YOU:
                    places = getattr(meant, "places", v.HAND) or v.GRAVE
                    found = self._match(getattr(meant, "filter", ANY), monsters=to == v.MZONE)
                    yield tuple((fact, (fact[0], to)) for fact in _facts(found, places)), ()

    def _fused(self, summon: la.FusionSummon, slot: la.Materials) -> Need:
        """A material of a Fusion Summon by an effect, from where that takes them."""
        fitting = set(self._match(slot.filter, monsters=True))
        found: dict[Fact, None] = {}
        for source in summon.sources:
            what = getattr(source, "what", source)
            if isinstance(what, la.Each | la.Choose):
                able = [number for number in self._match(what.filter) if number in fitting]
                found |= dict.fromkeys(_facts(able, what.places))
        return _need(found, slot.least)

    # --------------------------------------------------------------- tables

    def tables(self, wanted: Sequence[Condition]) -> Distance:
        """The tables for a board that meets these conditions."""
        goal = [
            (list(_facts(self._match(one.filter), one.places)), one.least)
            for one in wanted if one.least
        ]  # fmt: skip
        matter = self._mattering(fact for facts, _ in goal for fact in facts)
        kept = []
        for action in self._actions:
            moves = [move for move in action.moves if move[1] in matter and move[0] != move[1]]
            if moves and all(facts for facts, _ in action.needs):
                kept.append((max(matter[after] for _, after in moves), action, moves))
        kept.sort(key=lambda one: one[0])  # what comes first in a line mostly comes first
        facts: dict[Fact, int] = {}
        classes: dict[tuple[tuple[int, int, int], ...], int] = {}
        rows: list[int] = []
        owning, asking, moving, counting = (defaultdict[int, list[int]](list) for _ in range(4))
        for _, action, moves in kept:
            begin = len(rows)
            row = [_number(facts, fact) for fact in action.own]
            for number in row:
                owning[number].append(begin)
            for need, least in action.needs:
                number = classes.setdefault(need, len(classes))
                asking[number].append(begin)
                row += [number, least]
            for before, after in moves:
                row += [-1 if before is None else _number(facts, before), _number(facts, after)]
                moving[row[-2]] += [begin, row[-1]]
            head = [int(action.normal), int(action.fresh), *action.limit, action.price,
                    len(action.own), len(action.needs), 0]  # fmt: skip
            rows += [begin + 1 + len(head) + len(row), *head, *row]
        found = Distance()
        found.actions = _vec(rows)
        found.wanted = _vec(
            number
            for items, least in goal
            for number in (len(items), least, *(_number(facts, fact) for fact in items))
        )
        for need, number in classes.items():
            for index, place, counts in need:
                counting[_number(facts, (index, place))] += [number, counts]
        found.classes = _lists(counting, len(facts))
        found.owning = _lists(owning, len(facts))
        found.moving = _lists(moving, len(facts))
        found.asking = _lists(asking, len(classes))
        numbers = [-1] * (len(self._cards) * PLACES)
        for (index, place), number in facts.items():
            numbers[index * PLACES + place] = number
        found.fact_of = _vec(numbers)
        found.price, found.there, found.spare, found.lower, found.is_lower = (
            _vec([0] * len(facts)) for _ in range(5)
        )
        found.pay = _vec([0] * (len(facts) + 1))
        found.least, found.have = (_vec([0] * len(classes)) for _ in range(2))
        return found

    def _mattering(self, wanted: Iterable[Fact]) -> dict[Fact, float]:
        """The facts that may matter for these, and how much."""
        found = dict.fromkeys(wanted, 1.0)
        changed = True
        while changed:
            changed = False
            for action in self._actions:
                most = max((found.get(after, 0.0) for _, after in action.moves), default=0.0)
                asked = [(fact, most) for fact in action.own]
                asked += [((index, place), most)
                          for need, _ in action.needs for index, place, _ in need]  # fmt: skip
                asked += [(before, found.get(after, 0.0)) for before, after in action.moves
                          if before is not None]  # fmt: skip
                for fact, much in asked:
                    if much * _LESS > max(found.get(fact, 0.0), _LEAST):
                        found[fact] = much * _LESS
                        changed = True
        return found


def _limits(game: YugiohGame) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Where the uses of effects that are limited by name are counted, and how many each has, by
    definition and number of the effect.
    """
    effects = game.state.t.effects
    for row in range(0, len(effects), tb.EFFECT_SIZE):
        if effects[row + tb.E_LIMIT] == tb.L_HARD:
            group, times = (
                int(effects[row + tb.E_LIMIT + column])
                for column in (tb.LIMIT_GROUP, tb.LIMIT_TIMES)
            )
            effect = int(effects[row + tb.E_DEF]), int(effects[row + tb.E_INDEX])
            yield effect, (int(limit_slot(0, group)), times)


def _meant(effect: la.Effect, what: Node) -> list[Node]:
    """The phrases that say which cards an operation is about."""
    if isinstance(what, la.Chosen | la.Among):
        chosen = [
            node
            for node in walk((effect.cost, effect.target, effect.do))
            if isinstance(node, la.Choose | la.Each | la.EventCards)
        ]
        names = (what.of,) if isinstance(what, la.Among) else what.names
        if names:
            return [node for node in chosen if node.name in names]
        targets = [node for node in chosen if node in tuple(walk(effect.target))]
        return list(targets or chosen[:1])
    known = la.This | la.Choose | la.Each | la.EventCards | la.NormalSummonNow
    return [what] if isinstance(what, known) else []


def _facts(indices: Iterable[int], places: int) -> Iterator[Fact]:
    """Each of these definitions in each of these places."""
    return ((index, place) for index in indices for place in _PLACES if place & places)


def _need(facts: Iterable[Fact], least: int) -> Need:
    return tuple((index, place, 1) for index, place in facts), least


def _number(facts: dict[Fact, int], fact: Fact) -> int:
    return facts.setdefault(fact, len(facts))


def _vec(numbers: Iterable[int]) -> "vec[i64]":
    return vec[i64]([i64(number) for number in numbers])


def _lists(lists: dict[int, list[int]], size: int) -> Lists:
    found = Lists()
    rows = [lists.get(number, []) for number in range(size)]
    found.list_from = _vec(accumulate((len(row) for row in rows), initial=0))
    found.items = _vec(chain.from_iterable(rows))
    return found
