"""Compiling steps of effects: rows of operations, with registers for the cards chosen."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.queries import stats as m
from engine.yugioh.position import slots
from engine.yugioh.instructions import tables as t
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import FilterCompiler

_BUT = (
    "negated", "banished-when-it-leaves", "destroyed-in-end-phase", "not-synchro-material",
)  # fmt: skip
JOINTS = {
    "": t.J_NONE, "same-attribute": t.J_SAME_ATTRIBUTE, "different-names": t.J_DIFFERENT_NAMES,
    "different-levels": t.J_DIFFERENT_LEVELS,
}  # fmt: skip

BANS = {
    "special-summon": t.BAN_SPECIAL, "normal-summon": t.BAN_NORMAL, "set": t.BAN_SET,
    "activate": t.BAN_ACTIVATE, "add": t.BAN_ADD, "draw": t.BAN_DRAW, "effect": t.BAN_EFFECT,
}  # fmt: skip

KINDS = {"link": t.P_LINK, "synchro": t.P_SYNCHRO, "xyz": t.P_XYZ}


class StepCompiler(FilterCompiler):
    """Appends the rows of costs, targets and effects."""

    def __init__(self, cards: list[la.Card]) -> None:
        super().__init__(cards)
        self.index = {card.passcode: number for number, card in enumerate(cards)}
        self.ops: list[list[int]] = []
        self.op_nodes: dict[int, Node] = {}  # the phrase whose last row this is
        self.sources: list[tuple[int, int, int]] = []
        self.grants: list[list[int]] = []
        self.grant_definition: list[int] = []
        self.grant_from: list[int] = [0]
        self.order_matters = False
        self.set_up: list[tuple[int, Node]] = []  # rows that set up an effect, and which
        self._registers: dict[str, int] = {}
        self._targets: list[int] = []
        self._latest: int = -1
        self._next = 0
        self._target_rows: dict[int, list[int]] = {}
        self._alternative = False  # inside a bullet chosen at resolution
        self.jumps: dict[int, list[int]] = {}  # of each bullet list, the rows that end a bullet
        self._card = la.Card()

    # ---------------------------------------------------------- operations

    def emit(self, code: int, *numbers: int) -> int:
        """Append a row; its number."""
        row = [code, *numbers]
        self.ops.append(row + [0] * (t.OP_SIZE - len(row)))
        return len(self.ops) - 1

    def _register(self, name: str = "") -> int:
        number = self._next
        if number >= slots.REGISTERS:
            raise CompileError(f"{self._card.name}: more than {slots.REGISTERS} choices")
        self._next += 1
        if name:
            self._registers[name] = number
        return number

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register."""
        if isinstance(what, la.This):
            return -1
        if isinstance(what, la.Choose):
            most = what.most
            if not isinstance(most, int):
                most = self.amount(most)
                flags |= t.S_COUNTED
            if what.as_many:
                flags |= t.S_AS_MANY
            unlike = self._named(what.unlike) + 1 if what.unlike else 0
            register = self._register(what.name)
            self.emit(t.O_SELECT, register, self.filter(what.filter), what.places, what.whose,
                      what.least, most, JOINTS[what.joint], flags, unlike)  # fmt: skip
            self._latest = register
            if flags & t.S_TARGET:
                self._target_rows[register] = self.ops[-1]
            return register
        if isinstance(what, la.EventCards):
            register = self._register()
            self.emit(t.O_EVENT_CARDS, register, self.filter(what.filter), what.places, v.EITHER,
                      what.least, what.most, 0, flags)  # fmt: skip
            self._latest = register
            return register
        if isinstance(what, la.Among):
            source = self._named(what.of)
            register = self._register(what.name)
            self.emit(t.O_AMONG, register, self.filter(what.filter), source, v.EITHER,
                      what.least, what.most, JOINTS[what.joint], flags)  # fmt: skip
            self._latest = register
            return register
        if isinstance(what, la.Rest):
            register = self._register()
            self.emit(t.O_REST, register, self._named(what.of))
            return register
        if isinstance(what, la.Answered):
            register = self._register()
            self.emit(t.O_ANSWERED, register, what.places)
            return register
        if isinstance(what, la.FormerMonster):
            register = self._register()
            self.emit(t.O_FORMER, register)
            return register
        if isinstance(what, la.Each):
            but = self._named(what.but) + 1 if what.but else 0
            register = self._register(what.name)
            self.emit(t.O_GATHER, register, self.filter(what.filter), what.places, what.whose, 0,
                      0, but, flags & (t.S_TRIBUTE | t.S_BY_EFFECT))  # fmt: skip
            return register
        if isinstance(what, la.Namesake):
            register = self._register()
            self.emit(t.O_NAMESAKE, register, self._named(what.of), what.places, what.whose)
            return register
        if isinstance(what, la.Random):
            register = self._register()
            self.emit(t.O_RANDOM, register, self.filter(what.filter), what.places, what.whose,
                      self.amount(what.count))  # fmt: skip
            self._latest = register
            return register
        if isinstance(what, la.Chosen):
            wanted = [self._named(name) for name in what.names]
            if not wanted:
                wanted = self._targets or [self._latest]
            if len(wanted) == 1:
                return wanted[0]
            register = self._register()
            self.emit(t.O_MERGE, register, sum(1 << number for number in wanted))
            return register
        raise CompileError(f"{self._card.name}: nothing to act on in {what.kind}")

    def _named(self, name: str) -> int:
        if name not in self._registers:
            raise CompileError(f"{self._card.name}: nothing was chosen as {name!r}")
        return self._registers[name]

    def steps(self, items: tuple[Node, ...], reason: int) -> tuple[int, int]:
        """These steps as rows; first row, and past the last."""
        start = len(self.ops)
        for item in items:
            self._step(item, reason)
        return start, len(self.ops)

    def _step(self, item: Node, reason: int) -> None:
        if isinstance(item, (la.IfDone, la.Then, la.Optional)):
            code = {la.IfDone: t.O_IF_DONE, la.Then: t.O_THEN, la.Optional: t.O_OPTIONAL}
            row = self.emit(code[type(item)])
            self.op_nodes[row] = item
            self.steps(item.do, reason)
            self.ops[row][1] = len(self.ops)
        elif isinstance(item, la.Also):
            self.emit(t.O_ALSO)
            self.steps(item.do, reason)
        elif isinstance(item, la.When):
            start, end = self.condition_rows((item.condition,))
            row = self.emit(t.O_WHEN, start, end)
            self.steps(item.do, reason)
            self.ops[row][3] = len(self.ops)
        elif isinstance(item, la.OneOf):
            self._one_of(item, reason)
        elif isinstance(item, la.Choose):
            self.place(item, t.S_TARGET)
        elif isinstance(item, la.Operation):
            self._operation(item, reason)
            self.op_nodes[len(self.ops) - 1] = item
        elif not isinstance(item, la.Note):
            raise CompileError(f"{self._card.name}: no step {item.kind}")

    def _one_of(self, item: la.OneOf, reason: int) -> None:
        row = self.emit(t.O_BRANCH, int(item.at == "resolution"), len(item.options))
        self.op_nodes[row] = item
        if len(item.options) > t.BRANCH_END - 3:
            raise CompileError(f"{self._card.name}: too many bullets")
        jumps = []
        outside = self._alternative
        self._alternative = item.at == "resolution"
        for number, option in enumerate(item.options):
            self.ops[row][3 + number] = len(self.ops)
            self.steps(option, reason)
            jumps.append(self.emit(t.O_JUMP))
        self._alternative = outside
        for jump in jumps:
            self.ops[jump][1] = len(self.ops)
        self.ops[row][t.BRANCH_END] = len(self.ops)
        self.jumps[row] = jumps

    def _operation(self, item: la.Operation, reason: int) -> None:
        if getattr(item, "position", 0) & v.FACEDOWN_ATTACK:
            raise CompileError(f"{self._card.name}: there is no face-down Attack Position")
        if isinstance(item, la.Take):
            register = self.place(item.what)
            # A card that is Special Summoned later must be one that can be.
            self._target_rows[register] = self.ops[-1]
            self.emit(t.O_TAKE, register)
        elif isinstance(item, la.AddToHand):
            self.emit(t.O_TO_HAND, self.place(item.what, t.S_TO_HAND), reason)
        elif isinstance(item, la.SpecialSummon):
            wanted = t.S_SUMMON | (t.S_EXTRA_ZONE if item.zones == "extra" else 0)
            register = self.place(item.what, wanted)
            if register in self._target_rows and not self._alternative:
                # A target that will be Special Summoned must be one that can be.
                self._target_rows[register][8] |= t.S_SUMMON
            zones = ("", "pointed", "extra", "column").index(item.zones)
            self.zones_matter |= zones in (1, 3)
            self.has_columns |= zones == 3
            but = sum(1 << _BUT.index(word) for word in item.but)
            self.emit(t.O_SUMMON, register, item.position, zones, item.how, but)
        elif isinstance(item, la.SendToGrave):
            flags = t.S_PAYS_TO_GRAVE if reason & v.R_COST else 0
            self.emit(t.O_TO_GRAVE, self.place(item.what, flags), reason)
        elif isinstance(item, la.Discard):
            register = self.place(item.what, t.S_DISCARD)
            self.emit(t.O_TO_GRAVE, register, reason | v.R_DISCARD)
        elif isinstance(item, la.Tribute):
            flags = t.S_TRIBUTE | (t.S_BY_EFFECT if reason & v.R_EFFECT else 0)
            self.emit(t.O_TO_GRAVE, self.place(item.what, flags), reason | v.R_TRIBUTE)
        elif isinstance(item, la.Destroy):
            self.emit(t.O_DESTROY, self.place(item.what), reason)
        elif isinstance(item, la.Banish):
            self.emit(t.O_BANISH, self.place(item.what), int(item.until == "end"), reason,
                      int(item.face_down))  # fmt: skip
        elif isinstance(item, la.ToDeck):
            where = ("shuffle", "top", "bottom").index(item.where)
            self.order_matters |= where != 0
            self.emit(t.O_TO_DECK, self.place(item.what), where, reason)
        elif isinstance(item, la.Equip):
            what = self.place(item.what)
            to = self.place(item.to)
            self.emit(t.O_EQUIP, what, to, self._grants(item.grants))
        elif isinstance(item, la.PlaceAsSpell):
            self.emit(t.O_PLACE_SPELL, self.place(item.what), item.whose)
        elif isinstance(item, la.PlaceAsScale):
            self.emit(t.O_PLACE_SCALE, self.place(item.what))
        elif isinstance(item, la.SetCard):
            self.emit(t.O_SET, self.place(item.what))
        elif isinstance(item, la.Detach):
            self.emit(t.O_DETACH, self._register(), item.count)
        elif isinstance(item, la.Negate):
            self.emit(t.O_NEGATE, self.place(item.what), int(item.until == "end"))
        elif isinstance(item, la.NegateActivation):
            then = ("", "destroy", "banish").index(item.then)
            self.emit(t.O_NEGATE_LINK, int(item.what == "effect"), then)
        elif isinstance(item, la.Draw):
            self.order_matters = True
            self.emit(t.O_DRAW, item.count)
        elif isinstance(item, la.Excavate):
            self.order_matters = True
            self.emit(t.O_EXCAVATE, self._register(item.name), self.amount(item.count))
        elif isinstance(item, (la.RollDice, la.TossCoins)):
            self.emit(t.O_ROLL, int(isinstance(item, la.TossCoins)), item.count)
        elif isinstance(item, la.ShuffleDeck):
            self.emit(t.O_SHUFFLE)
        elif isinstance(item, la.Damage):
            self.emit(t.O_DAMAGE, item.amount, item.whose)
        elif isinstance(item, la.PayLifePoints):
            self.emit(t.O_PAY, item.amount)
        elif isinstance(item, la.ChangeStats):
            register = self.place(item.what)
            value = self.amount(item.by if item.to is None else item.to)
            self.emit(t.O_MODIFY, register, value, _modifier(item, False) | (
                slots.UNTIL_END if item.until else 0))  # fmt: skip
        elif isinstance(item, (la.BanishTop, la.Mill)):
            self.order_matters = True
            self.emit(t.O_TOP, item.count, int(isinstance(item, la.BanishTop)))
        elif isinstance(item, la.GainLife):
            self.emit(t.O_GAIN, item.amount, item.whose)
        elif isinstance(item, la.RitualSummon):
            self.emit(t.O_RITUAL, self.filter(item.filter), int(item.exactly), self._register(),
                      self._register())  # fmt: skip
        elif isinstance(item, la.DetachFrom):
            self.emit(t.O_DETACH_FROM, self._register(), item.count, self.filter(item.filter))
        elif isinstance(item, la.Attach):
            what = self.place(item.what, t.S_NO_TOKEN)
            self.emit(t.O_ATTACH, what, self.place(item.to))
        elif isinstance(item, la.ChangePosition):
            self.emit(t.O_POSITION, self.place(item.what), item.position)
        elif isinstance(item, la.Reveal):
            self.emit(t.O_REVEAL, self.place(item.what), int(item.until == "end"))
        elif isinstance(item, la.ChangeLevel):
            self.emit(t.O_LEVEL, self.place(item.what), item.by, item.to)
        elif isinstance(item, la.TakeControl):
            self.emit(t.O_CONTROL, self.place(item.what), int(item.until == "end"))
        elif isinstance(item, la.MoveZone):
            self.zones_matter = True
            self.emit(t.O_ZONE, self.place(item.what))
        elif isinstance(item, la.PlaceCounter):
            self.emit(t.O_COUNTER, self.place(item.on), self.counter(item.name),
                      self.amount(item.count), 0)  # fmt: skip
        elif isinstance(item, la.RemoveCounter):
            self.emit(t.O_COUNTER, self.place(item.off), self.counter(item.name),
                      self.amount(item.count), 1)  # fmt: skip
        elif isinstance(item, la.CreateToken):
            self.emit(t.O_TOKEN, self.index[item.passcode], item.count, item.position, item.whose,
                      self._register(item.name))  # fmt: skip
        elif isinstance(item, la.FusionSummon):
            self._fusion(item)
        elif isinstance(item, la.SummonFromExtraNow):
            kinds = sum(1 << KINDS[kind] for kind in item.kinds)
            self.emit(t.O_PROCEED, kinds, self.filter(item.filter), int(item.including_this))
        elif isinstance(item, la.NormalSummonNow):
            self.emit(t.O_NORMAL, self.filter(item.filter), self._register())
        elif isinstance(item, la.NormalSummons):
            self.emit(t.O_SUMMONS, item.count)
        elif isinstance(item, la.OnlySpecialSummon):
            self.emit(t.O_LOCK, self.filter(~item.filter), t.BAN_SPECIAL, v.YOU)
        elif isinstance(item, la.Forbid):
            what = sum(BANS[word] for word in item.what)
            name = 0
            if item.name_of is not None:
                register = self.place(item.name_of)
                name = register + 1 if register >= 0 else t.NAME_OF_ITSELF
            self.emit(t.O_LOCK, self.filter(item.filter), what, item.whose, name)
        elif isinstance(item, la.ForTheTurn):
            row = self.emit(t.O_LOCK, 0, t.EACH_TIME, v.YOU, t.NAME_OF_ITSELF)
            self.set_up.append((row, item.effect))
        elif isinstance(item, la.CannotActivate):
            self.emit(t.O_SILENCE, self.place(item.what))
        elif isinstance(item, la.UseUpAttribute):
            self.emit(t.O_ATTRIBUTE, self.place(item.what))
        elif isinstance(item, la.Mark):
            self.emit(t.O_MARK, self.place(item.what))
        elif isinstance(item, la.Declare):
            self.place(item.what, t.S_DECLARED)
            self.emit(t.O_NOTHING)
        elif isinstance(item, la.NegateColumn):
            self.has_columns = True
            self.emit(t.O_LOCK, self.filter(la.SPELL_TRAP), t.BAN_EFFECT, v.EITHER,
                      t.ITS_COLUMN)  # fmt: skip
        elif isinstance(item, la.Protect):
            if isinstance(item.what, la.Choose):
                self.place(item.what)
            self.emit(t.O_NOTHING)
        else:
            raise CompileError(f"{self._card.name}: no operation {item.kind}")

    def modifier_row(self, item: la.EquipStats | la.FieldStats, filter: Filter,
                     whose: int) -> list[int]:  # fmt: skip
        """The rule of a continuous modifier of ATK and DEF."""
        value = self.amount(item.by if item.to is None else item.to)
        what = _modifier(item, True) if not item.last else item.stats | m.LAST << 3
        return [t.R_MODIFY, value, self.filter(filter), whose | what << 2, 0]

    def _grants(self, items: tuple[Node, ...]) -> int:
        for item in items:
            if isinstance(item, la.EquipStats):
                row = self.modifier_row(item, ANY, v.EITHER)
                self.grants.append(row + [0] * (t.RULE_SIZE - len(row)))
            elif not isinstance(item, la.Note):
                raise CompileError(f"{self._card.name}: an Equip Card cannot grant {item.kind}")
        self.grant_from.append(len(self.grants))
        self.grant_definition.append(self.index[self._card.passcode])
        return len(self.grant_from) - 1

    def _fusion(self, item: la.FusionSummon) -> None:
        start = len(self.sources)
        for source in item.sources:
            if not isinstance(source, (la.Each, la.Choose)):
                raise CompileError(f"{self._card.name}: no Fusion materials from {source.kind}")
            self.sources.append((self.filter(source.filter), source.places, source.whose))
        into = ("grave", "banish", "deck").index(item.into)
        self.emit(t.O_FUSION, self.filter(item.filter), start, len(self.sources), into,
                  self._register(), self._register())  # fmt: skip


def _modifier(item: la.ChangeStats | la.EquipStats | la.FieldStats, continuous: bool) -> int:
    """What a phrase modifies, and the kind of modifier (`slots.M_WHAT`)."""
    kind = m.SET_ORIGINAL if item.original else m.SET
    if item.to is None:
        kind = m.GAIN
    return item.stats | (kind + continuous) << 3
