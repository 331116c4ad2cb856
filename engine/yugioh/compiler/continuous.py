"""Compiling what is no effect on the chain: summoning procedures and continuous effects."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from engine.effects import Node
from engine.filters import AllOf, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language.words import Number
from engine.yugioh.queries.rule import FIRM, IF, IF_END, MARK, OF_SCALE, OF_TRAP, write_rule
from engine.yugioh.instructions import choices as ch
from engine.yugioh.procedure import write_procedure
from engine.yugioh.compiler.effects import EffectCompiler, operation


# What no rule of this turn comes of.
_SAID: Final = (
    la.EvenWithMonsters, la.InBattle, la.InsteadOfOwnTribute, la.Lent, la.LentToBearer,
    la.NameBecomes, la.Note, la.PaysForTributes, la.PaysInstead, la.TheirsForCosts,
)  # fmt: skip
_BOTH: Final = v.ATK | v.DEF
_NAMES: Final[dict[str, tuple[Number, Number]]] = {
    "attack/defense": ("attack", "defense"),
    "original attack/defense": ("original attack", "original defense"),
}  # fmt: skip


def by_stat(items: tuple[Node, ...]) -> Iterator[Node]:
    """These rules; one that changes ATK and DEF by the ATK and the DEF of cards as two."""
    for item in items:
        if not isinstance(item, la.FieldStats) or item.stats != _BOTH:
            yield item
            continue
        amount = item.by if item.to is None else item.to
        whole = amount.amount if isinstance(amount, la.Half) else amount
        if not isinstance(whole, la.SumOf | la.MaterialTotal) or whole.what not in _NAMES:
            yield item
            continue
        for stat, name in zip((v.ATK, v.DEF), _NAMES[whole.what], strict=True):
            part: Node = replace(whole, what=name)
            part = la.Half(part) if isinstance(amount, la.Half) else part
            if item.to is None:
                yield replace(item, stats=stat, by=part)
            else:
                yield replace(item, stats=stat, to=part)


def _asked_for(item: Filter) -> int:
    """How a Fusion material is asked for, as in `tables.SLOT_ASKS`."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    return isinstance(item, la.Named) | any(isinstance(one, la.Attribute) for one in parts) << 1


class RuleCompiler(EffectCompiler):
    """Appends procedures, Fusion materials and continuous effects."""

    def __init__(self, cards: list[la.Card]) -> None:
        super().__init__(cards)
        self.procedures: list[list[int]] = []
        self.procedure_nodes: list[Node] = []
        self.rules: list[list[int]] = []
        self.slots: list[tuple[int, int, int, int]] = []
        self.parts: list[int] = []

    def kinds_by_card(self, rule_from: list[int]) -> Iterator[int]:
        """The kinds of the rules of each card, as bits."""
        for first, last in pairwise(rule_from):
            yield sum({1 << row[0] for row in self.rules[first:last]})

    def procedure(self, card: la.Card, item: Node) -> None:
        """Append the row of a summoning procedure."""
        if isinstance(item, la.FusionMaterials):
            for slot in item.slots:
                # Those that must be just these have no substitutes.
                asks = 0 if item.exact else _asked_for(slot.filter)
                self.slots.append((self.filter(slot.filter), slot.least, slot.most, asks))
            return
        if isinstance(item, la.PendulumSummon):
            return  # a column of its own
        self.begin_steps()
        try:
            self.procedures.append(write_procedure(self, item))
        except CompileError as error:
            raise CompileError(f"{card.name}: {error}") from error
        self.procedure_nodes.append(item)

    def rule(self, item: Node) -> None:
        """Append the row of a continuous effect, or of each that applies under a condition."""
        if isinstance(item, la.While):
            first, last = self.condition_rows(item.condition)
            for each in by_stat(item.rules):
                if isinstance(each, la.InBattle | la.InsteadOfOwnTribute):
                    continue
                if row := write_rule(self, each):
                    row[IF], row[IF_END] = first, last
                    row[MARK] = item.scale * OF_SCALE | item.firm * FIRM | item.as_trap * OF_TRAP
                    self.rules.append(row)
        elif not isinstance(item, _SAID):
            for each in by_stat((item,)):
                if row := write_rule(self, each):
                    self.rules.append(row)

    def spare_the_doomed(self, first: int, last: int) -> None:
        """Let the choices of these rows leave out cards that are about to be destroyed."""
        for step in self.ops[first:last]:
            operation(step).mark(step, ch.NOT_DOOMED)

    def winning(self, passcodes: tuple[int, ...]) -> tuple[int, int]:
        """The parts of a card that wins the duel; the first, and past the last."""
        first = len(self.parts)
        self.parts += [self.index.get(passcode, -1) for passcode in passcodes]
        return first, len(self.parts)
