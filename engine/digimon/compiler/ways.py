"""Compiling ways into play: digivolution requirements, [Link], and what needs several cards."""

from dataclasses import replace

from engine.digimon.language import card as c
from engine.digimon import language as la
from engine.digimon.language import operations as op
from engine.digimon.instructions import tables as t
from engine.digimon import vocabulary as v
from engine.digimon.compiler.effects import EffectCompiler
from engine.digimon.compiler.known import FIELD, Known
from engine.digimon.compiler.printed import all_static, stands_for
from engine.digimon.effects.operations.choices import JOINTS
from engine.effects import Node, rebuilt
from engine.filters import AllOf, AnyOf
from engine.instruction import CompileError

MOST_COST = 30  # of a digivolution: costs are bits
_SPECIALS = (c.DnaDigivolve, c.BurstDigivolve, c.AppFusion, c.DigiXros, c.Assembly)


class WayCompiler(EffectCompiler):
    """Compiles the ways of cards into play."""

    def __init__(self, cards: list[c.Card], known: Known | None = None) -> None:
        super().__init__(cards, known)
        self.ways: list[list[int]] = []
        self._links: dict[str, tuple[int, int, int]] = {}

    def ways_of(self, card: c.Card) -> list[int]:
        """Costs by definition of the top card, as bits; others become rows."""
        costs = [0] * len(self.cards)
        for item in card.ways:
            try:
                if isinstance(item, _SPECIALS):
                    self.specials.append(self._special(item))
                    continue
                if isinstance(item, c.Link):
                    self._link_way(card, item)
                    continue
                if isinstance(item, c.DigivolveAs):
                    self._as_if(card, item, costs)
                    continue
                if not isinstance(item, c.Digivolve):
                    raise CompileError(item.kind)
                if not 0 <= item.cost <= MOST_COST:
                    raise CompileError(f"a digivolution cost of {item.cost}")
                if item.condition or not self.on_field.all_fixed(item.from_):
                    start, end = self.condition_rows(item.condition)
                    number = self.filter(item.from_, v.BATTLE)
                    self.ways.append([number, item.cost, start, end])
                    continue
                number = self.filter(item.from_, v.BATTLE)
                rows = self.static_bits()
                for static, _ in self.filter_rows[number]:
                    for index, fits in enumerate(rows[static]):
                        costs[index] |= fits << item.cost
            except CompileError as error:
                self.missing.append((card, item, f"{error} cannot be played yet"))
        return costs

    def ways_at_any_level(self, card: c.Card) -> list[int]:
        """The same for effects that ignore the level in the requirements of the card."""
        costs = [0] * len(self.cards)
        for item in card.ways:
            if not isinstance(item, c.Digivolve) or item.condition or not all_static(item.from_):
                continue
            if not 0 <= item.cost <= MOST_COST:
                continue  # refused, see `ways_of`
            parts = item.from_.of if isinstance(item.from_, AllOf) else (item.from_,)
            rest = [one for one in parts
                    if not isinstance(one, la.Between) or one.what != "level"]  # fmt: skip
            fitting = self.known.holding(AllOf(tuple(rest)), FIELD, self.among)
            for index, place in enumerate(self.places):
                if self.cards[index].category == v.DIGIMON and place in fitting:
                    costs[index] |= 1 << item.cost
        return costs

    def ways_as_if(self, level: int, colors: int) -> list[int]:
        """What each card costs onto a Digimon of which this alone is known."""
        onto = c.Card(category=v.DIGIMON, level=level, colors=colors)
        found = []
        for card in self.cards:
            printed = [way for way in card.ways if isinstance(way, c.Digivolve)]
            found.append(sum({
                1 << way.cost for way in printed
                if not way.condition and all_static(way.from_) and stands_for(way.from_, onto)
            }))  # fmt: skip
        return found

    def _as_if(self, card: c.Card, item: c.DigivolveAs, costs: list[int]) -> None:
        """Cards that it digivolves from as if they were Digimon."""
        printed = [way for way in card.ways if isinstance(way, c.Digivolve)]
        if not self.on_field.all_fixed(item.from_) and item.cost >= 0:
            number = self.filter(item.from_, v.BATTLE)
            self.ways.append([number, item.cost, *self.condition_rows(())])
            return
        if not self.on_field.all_fixed(item.from_) or any(way.condition for way in printed):
            raise CompileError("digivolving from a card as it is now")
        for index, one in enumerate(self.cards):
            if not stands_for(item.from_, one):
                continue
            if item.cost >= 0:
                costs[index] |= 1 << item.cost
                continue
            as_digimon = replace(one, category=v.DIGIMON, level=item.level,
                                 colors=item.colors or one.colors)  # fmt: skip
            for way in printed:
                if all_static(way.from_) and stands_for(way.from_, as_digimon):
                    costs[index] |= 1 << way.cost

    def _link_way(self, card: c.Card, item: c.Link) -> None:
        if card.number in self._links:
            raise CompileError("a second link requirement")
        if not 0 <= item.cost <= 255:
            raise CompileError(f"a link cost of {item.cost}")
        number = self.filter(item.to & la.DIGIMON, v.BATTLE)
        self._links[card.number] = (number, item.cost, item.dp)

    def _for_a_digixros(self, leaf: Node) -> Node:
        """Cards with a name, and those that have it for a DigiXros alone."""
        if not isinstance(leaf, la.Named):
            return leaf
        alone = [la.Numbered(card.number) for card in self.cards if leaf.name in card.xros_names]
        return AnyOf((leaf, *alone)) if alone else leaf

    def _special(self, item: Node) -> list[int]:
        """A way into play with several cards."""
        effect = 0
        joint = JOINTS[item.joint] if isinstance(item, (c.DigiXros, c.Assembly)) else t.J_NONE
        if isinstance(item, c.DnaDigivolve):
            kind, number, slots, areas = t.SP_DNA, item.cost, item.of, v.BATTLE
        elif isinstance(item, c.BurstDigivolve):
            kind, number, slots, areas = t.SP_BURST, item.cost, (item.from_, item.tamer), v.BATTLE
            effect = self.gained_effect(c.Effect((op.TrashTopCard(),)))
        elif isinstance(item, c.AppFusion):
            kind, number, slots, areas = t.SP_APP_FUSION, item.cost, item.of, v.BATTLE
            effect = len(slots)
        elif isinstance(item, c.DigiXros):
            kind, number, areas = t.SP_DIGIXROS, item.reduce, v.HAND
            slots = tuple(rebuilt(slot, self._for_a_digixros) for slot in item.of)
            effect = int(item.trash)
        elif isinstance(item, c.Assembly):
            kind, number, slots, areas = t.SP_ASSEMBLY, item.reduce, item.of, v.TRASH
        else:
            raise CompileError(item.kind)
        if not 0 < len(slots) <= t.MOST_SLOTS:
            raise CompileError(f"{len(slots)} cards for a {item.kind}")
        chosen = 2 if kind == t.SP_APP_FUSION else len(slots)
        row = [kind, number, chosen, *(self.filter(slot, areas) for slot in slots)]
        return row + [0] * (t.SPECIAL_LAST - len(row)) + [effect, joint]
