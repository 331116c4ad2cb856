"""The ways to a board that is wanted, as actions over facts: what a deck can do, made simple.

Worked out from the definitions alone: an action asks for cards in places and moves cards. What only
a position can tell of a filter is taken to hold, conditions are taken to be met, and what is not
understood here is left out.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.effects import Node, walk
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import printed
from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.uses import limit_slot
from engine.yugioh.worth.distance import STEP

Fact = tuple[int, int]  # number of a definition, place
# Facts that are asked for together, each with how many it counts for; how many are needed.
Need = tuple[tuple[tuple[int, int, int], ...], int]
Move = tuple[Fact | None, Fact]  # from a fact (None: from nowhere) to another
Done = tuple[tuple[Move, ...], tuple[Need, ...]]  # what a step moves, what it asks for

_ANSWER: Final = 2  # the price of an effect that answers what happens: no command is needed
_PLACES: Final = (
    v.DECK, v.HAND, v.GRAVE, v.BANISHED, v.EXTRA, v.MZONE, v.SZONE, v.OVERLAY,
)  # fmt: skip
# Where operations move cards.
_MOVES: Final[dict[type[Node], int]] = {
    la.AddToHand: v.HAND, la.ReturnToHand: v.HAND, la.SpecialSummon: v.MZONE,
    la.NormalSummonNow: v.MZONE, la.SendToGrave: v.GRAVE, la.Discard: v.GRAVE, la.Tribute: v.GRAVE,
    la.Destroy: v.GRAVE, la.ReturnToGrave: v.GRAVE, la.Banish: v.BANISHED, la.Equip: v.SZONE,
    la.PlaceAsSpell: v.SZONE, la.PlaceAsScale: v.SZONE, la.SetCard: v.SZONE, la.ToDeck: v.DECK,
    la.ShuffleAll: v.DECK, la.AddToExtra: v.EXTRA, la.Attach: v.OVERLAY,
}  # fmt: skip
# Where the materials of a Fusion Summon by an effect go.
_INTO: Final[dict[str, int]] = {
    "grave": v.GRAVE, "banish": v.BANISHED, "deck": v.DECK, "bottom": v.DECK,
}  # fmt: skip
# Where a monster goes of which this was said as it was summoned.
_LEAVING: Final[dict[str, int]] = {
    "banished-when-it-leaves": v.BANISHED, "bottom-when-it-leaves": v.DECK,
    "shuffled-when-it-leaves": v.DECK, "destroyed-in-end-phase": v.GRAVE,
    "banished-in-end-phase": v.BANISHED, "returned-in-end-phase": v.HAND,
}  # fmt: skip
# What happens to a card itself once it comes to a place.
_ARRIVALS: Final = ("summoned", "sent", "destroyed", "flipped", "placed")


@dataclass(frozen=True)
class Action:
    """What is asked for, and what is moved."""

    moves: tuple[Move, ...]
    own: tuple[Fact, ...] = ()  # one of these
    needs: tuple[Need, ...] = ()
    normal: bool = False
    fresh: bool = False  # it answers that its own fact comes about
    price: int = STEP
    limit: tuple[int, int] = (-1, 0)  # slot, times


class Ways:
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
        self.actions = [action for index in self._mine for action in self._of(index)]

    # -------------------------------------------------------------- filters

    def _match(self, item: Filter, *, monsters: bool = False) -> list[int]:
        """The definitions that match as far as printed facts tell."""
        if item not in self._matching:
            self._matching[item] = [
                index for index in self._mine if printed(item, self._cards[index], otherwise=True)
            ]
        found = self._matching[item]
        return [index for index in found if self._is_monster(index)] if monsters else found

    def facts(self, item: Filter, places: int) -> list[Fact]:
        """The facts that a card that matches is in one of these places."""
        return list(_facts(self._match(item), places))

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
            # As material, and once equipped.
            yield Action(((field, grave), (field, under), (under, grave), (spell, grave)))
            for moves, needs in self._normally([index]):
                yield Action(moves, needs=needs, normal=True)
        for item in card.effects:
            if isinstance(item, la.ExtraNormalSummon):
                for moves, needs in self._normally(self._match(item.filter)):
                    yield Action(moves, (field, spell), needs)
        for procedure in card.procedures:
            yield from self._summoned(index, procedure)
        effects = (item for item in card.effects if isinstance(item, la.Effect))
        for number, effect in enumerate(effects):
            if not isinstance(effect, la.EachTime):
                yield from self._effect(index, effect, self._limits.get((index, number), (-1, 0)))

    def _normally(self, indices: Iterable[int]) -> Iterator[Done]:
        """The Normal Summons of those of these cards that can be."""
        for index in indices:
            card = self._cards[index]
            special = card.only_by_itself or card.special_only or card.first_by_itself
            never = v.EXTRA_DECK_TYPES | v.RITUAL | v.TOKEN
            if card.type & v.MONSTER and not special and not card.type & never:
                tributes = 0 if card.level < 5 else 1 if card.level < 7 else 2
                needs = (self._field(ANY, tributes),) if tributes else ()
                yield (((index, v.HAND), (index, v.MZONE)),), needs

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
                    yield from self._leaving(node, moves)

    def _done(self, index: int, effect: la.Effect, node: Node) -> Iterator[Done]:
        """What a step of an effect moves, and what it asks for beside that."""
        if isinstance(node, la.FusionSummon):
            for number in self._match(node.filter):
                for made in self._cards[number].procedures:
                    if isinstance(made, la.FusionMaterials) and made.by_effect:
                        move = ((number, v.EXTRA), (number, v.MZONE))
                        needs = tuple(self._fused(node, slot) for slot in made.slots)
                        used = {fact[:2] for need, _ in needs for fact in need}
                        into = _INTO[node.into]
                        yield (move, *(self._moved(fact, into) for fact in sorted(used))), needs
        elif isinstance(node, la.RitualSummon):
            rituals = _facts(self._match(node.filter, monsters=True), node.places)
            moves = tuple((fact, (fact[0], v.MZONE)) for fact in rituals)
            yield moves, (self._field(node.tributes, 1, node.from_),) if node.from_ else ()
        elif isinstance(node, la.NormalSummons):
            yield from self._normally(self._match(ANY))
        elif isinstance(node, la.ExtraNormalSummon):
            yield from self._normally(self._match(node.filter))
        elif isinstance(node, la.CreateToken):
            yield ((None, (self._number[node.passcode], v.MZONE)),), ()
        elif type(node) in _MOVES:
            to = _MOVES[type(node)]
            for meant in _meant(effect, getattr(node, "what", None) or node):
                if isinstance(meant, la.This):
                    yield ((None, self._moved((index, 0), to)[1]),), ()
                elif getattr(meant, "whose", v.YOU) & v.YOU:
                    places = getattr(meant, "places", v.HAND) or v.GRAVE
                    found = self._match(getattr(meant, "filter", ANY), monsters=to == v.MZONE)
                    yield tuple(self._moved(fact, to) for fact in _facts(found, places)), ()

    def _leaving(self, node: Node, moves: Iterable[Move]) -> Iterator[Action]:
        """Where the monsters that a step summons go once they leave the field."""
        for word in getattr(node, "but", ()):
            if word in _LEAVING:
                field = [after for _, after in moves if after[1] == v.MZONE]
                yield Action(tuple(self._moved(fact, _LEAVING[word]) for fact in field))

    def _moved(self, fact: Fact, place: int) -> tuple[Fact, Fact]:
        """That a card is moved: what belongs to the Extra Deck returns there."""
        home = place & (v.DECK | v.HAND) and self._cards[fact[0]].type & v.EXTRA_DECK_TYPES
        return fact, (fact[0], v.EXTRA if home else place)

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
    known = la.This | la.Choose | la.Each | la.EventCards | la.NormalSummonNow | la.ShuffleAll
    return [what] if isinstance(what, known) else []


def _facts(indices: Iterable[int], places: int) -> Iterator[Fact]:
    """Each of these definitions in each of these places."""
    return ((index, place) for index in indices for place in _PLACES if place & places)


def _need(facts: Iterable[Fact], least: int) -> Need:
    return tuple((index, place, 1) for index, place in facts), least
