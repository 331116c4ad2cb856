"""Compiling what is no effect on the chain: summoning procedures and continuous effects."""

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as t
from engine.yugioh import vocabulary as v
from engine.yugioh.procedure import write_procedure
from engine.yugioh.compiler.effects import EffectCompiler, operation

USES = {
    "tribute": t.USE_TRIBUTE | t.USE_TRIBUTE_SUMMON, "tribute-summon": t.USE_TRIBUTE_SUMMON,
    "fusion": t.USE_FUSION, "synchro": t.USE_SYNCHRO, "xyz": t.USE_XYZ, "link": t.USE_LINK,
}  # fmt: skip


class RuleCompiler(EffectCompiler):
    """Appends procedures, Fusion materials and continuous effects."""

    def __init__(self, cards: list[la.Card]) -> None:
        super().__init__(cards)
        self.procedures: list[list[int]] = []
        self.procedure_nodes: list[Node] = []
        self.rules: list[list[int]] = []
        self.slots: list[tuple[int, int, int]] = []
        self.parts: list[int] = []

    def procedure(self, card: la.Card, item: Node) -> None:
        """Append the row of a summoning procedure."""
        if isinstance(item, la.FusionMaterials):
            for slot in item.slots:
                self.slots.append((self.filter(slot.filter), slot.least, slot.most))
            return
        self.begin_steps()
        try:
            self.procedures.append(write_procedure(self, item))
        except CompileError as error:
            raise CompileError(f"{card.name}: {error}") from error
        self.procedure_nodes.append(item)

    def rule(self, item: Node) -> None:
        """Append the row of a continuous effect."""
        row: list[int]
        if isinstance(item, la.FieldStats):
            row = self.modifier_row(item, item.filter, item.whose)
        elif isinstance(item, la.SummonLock):
            row = [t.R_SUMMON_LOCK, self.filter(item.filter)]
        elif isinstance(item, la.ExtraNormalSummon):
            row = [t.R_EXTRA_NORMAL, self.filter(item.filter)]
        elif isinstance(item, la.HoldsAtMost):
            row = [t.R_HOLDS, self.counter(item.name), item.most]
        elif isinstance(item, la.NotUsedFor):
            row = [t.R_NOT_USED, sum(USES[word] for word in item.what)]
        elif isinstance(item, la.OneAtATime):
            row = [t.R_ONE_AT_A_TIME]
        elif isinstance(item, la.StaysAsSpell):
            row = [t.R_STAYS]
        elif isinstance(item, la.WinsWith):
            first = len(self.parts)
            self.parts += [self.index.get(passcode, -1) for passcode in item.passcodes]
            row = [t.R_WINS, first, len(self.parts)]
        elif isinstance(item, la.Indestructible):
            row = [t.R_INDESTRUCTIBLE, self.filter(item.filter), item.by]
        elif isinstance(item, la.Untargetable):
            row = [t.R_UNTARGETABLE, self.filter(item.filter)]
        elif isinstance(item, la.Unaffected):
            row = [t.R_UNAFFECTED, self.filter(item.except_), self.filter(item.when)]
        elif isinstance(item, la.InsteadOfDestruction):
            self.begin_steps()
            number = self.filter(item.filter)
            group = self.new_group() + 1 if item.once else 0
            steps = self.steps(item.do, v.R_EFFECT | v.R_REPLACE)
            row = [t.R_INSTEAD, number, *steps, item.by, group]
            for step in self.ops[row[2] : row[3]]:
                operation(step).mark(step, ch.NOT_DOOMED)
        elif isinstance(item, la.NotAsLinkMaterialThisTurn):
            row = [t.R_NOT_LINK_MATERIAL]
        elif isinstance(item, la.Note):
            return
        else:
            raise CompileError(f"no continuous effect {item.kind}")
        self.rules.append(row + [0] * (t.RULE_SIZE - len(row)))
