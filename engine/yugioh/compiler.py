"""From card definitions to the integer tables of one duel.

The compiler sees only definitions; it knows nothing of positions.  Filters
become rows of a table over definitions (the static part) and a few dynamic
terms; steps of effects become rows of operations with registers for the cards
chosen; every name is resolved here, so that the rules read only numbers.
"""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf, alternatives
from engine.yugioh import card as c
from engine.yugioh import language as la
from engine.yugioh import operations as op
from engine.yugioh import slots
from engine.yugioh import tables as t
from engine.yugioh import vocabulary as v
from engine.yugioh.arrows import pointed_table
from engine.yugioh.categories import DOES, does
from engine.yugioh.matching import TARGETS_THIS

_TERMS = {
    "face-up": t.D_FACE_UP, "face-down": t.D_FACE_DOWN, "equip": t.D_EQUIP, "other": t.D_OTHER,
    "pointed": t.D_POINTED, "negatable": t.D_NEGATABLE, "materials": t.D_MATERIALS,
    "this-turn": t.D_NEW, "controlled": t.D_CONTROLLED,
}  # fmt: skip
_OPS = {"<": 0, "<=": 1, "=": 2, ">=": 3, ">": 4, "!=": 5}
_BUT = (
    "negated", "banished-when-it-leaves", "destroyed-in-end-phase", "not-synchro-material",
)  # fmt: skip
_JOINTS = {
    "": t.J_NONE, "same-attribute": t.J_SAME_ATTRIBUTE, "different-names": t.J_DIFFERENT_NAMES,
    "different-levels": t.J_DIFFERENT_LEVELS,
}  # fmt: skip
_PHASES = {
    "": 0, "standby": slots.STANDBY_PHASE, "main": slots.MAIN_PHASE,
    "battle": slots.BATTLE_PHASE, "end": slots.END_PHASE,
}  # fmt: skip
_EVENTS = {
    "summoned": t.EV_SUMMONED, "sent": t.EV_SENT, "destroyed": t.EV_DESTROYED,
    "discarded": t.EV_SENT, "end-phase": t.EV_END_PHASE, "standby-phase": t.EV_STANDBY,
}  # fmt: skip


class CompileError(Exception):
    """A definition says something the compiler cannot express."""


def sealed(numbers: Iterable[int]) -> "vec[i64]":
    """A vector of these numbers."""
    return vec[i64]([i64(number) for number in numbers])


class Compiler:
    """Compiles the definitions of one duel, in the order given."""

    def __init__(self, cards: list[c.Card]) -> None:
        self.cards = cards
        self.index = {card.passcode: number for number, card in enumerate(cards)}
        self.filters: dict[Filter, int] = {}
        self.filter_rows: list[list[tuple[int, list[tuple[int, int, int]]]]] = []
        self.static_rows: dict[tuple[bool, ...], int] = {}
        self.ops: list[list[int]] = []
        self.conditions: list[list[int]] = []
        self.effects: list[list[int]] = []
        self.effect_nodes: list[c.Effect] = []
        self.effect_cards: list[c.Card] = []
        self.procedures: list[list[int]] = []
        self.procedure_nodes: list[Node] = []
        self.rules: list[list[int]] = []
        self.slots: list[tuple[int, int, int]] = []
        self.sources: list[tuple[int, int, int]] = []
        self.grants: list[int] = []
        self.amounts: list[list[int]] = []
        self.parts: list[int] = []
        self.activity: list[int] = []
        self.levels_change = any(_mentions(card, op.ChangeLevel) for card in cards)
        self.grant_from: list[int] = [0]
        self.checks: list[int] = []
        self.groups = 0
        self.order_matters = False
        self.zones_matter = any(card.type & v.LINK for card in cards)
        self._registers: dict[str, int] = {}
        self._targets: list[int] = []
        self._latest: int = -1
        self._next = 0
        self._target_rows: dict[int, list[int]] = {}
        self._alternative = False  # inside a bullet chosen at resolution
        self._card = c.Card()

    # ------------------------------------------------------------- filters

    def filter(self, item: Filter) -> int:
        """The number of a filter."""
        found = self.filters.get(item)
        if found is not None:
            return found
        rows: list[tuple[int, list[tuple[int, int, int]]]] = []
        for alternative in alternatives(self._bounded(item)):
            static = [(leaf, wanted) for leaf, wanted in alternative if self._is_static(leaf)]
            bits = tuple(
                all(self._holds(leaf, card) is wanted for leaf, wanted in static)
                for card in self.cards
            )
            row = self.static_rows.setdefault(bits, len(self.static_rows))
            terms = [self._term(leaf, wanted) for leaf, wanted in alternative
                     if not self._is_static(leaf)]  # fmt: skip
            rows.append((row, terms))
        # Nested filters may have taken numbers meanwhile.
        number = len(self.filter_rows)
        self.filter_rows.append(rows)
        self.filters[item] = number
        return number

    def _bounded(self, item: Filter) -> Filter:
        """The filter with each dynamic range split into its two bounds."""
        if isinstance(item, la.Between) and not self._is_static(item) and (
            item.least > 0 and item.most < 1 << 30
        ):
            return la.Between(item.what, item.least) & la.Between(item.what, 0, item.most)
        if isinstance(item, (AllOf, AnyOf)):
            return type(item)(tuple(self._bounded(part) for part in item.of))
        return NoneOf(self._bounded(item.of)) if isinstance(item, NoneOf) else item

    def _is_static(self, leaf: Filter) -> bool:
        if isinstance(leaf, la.Between):
            return leaf.what != "attack" and not (leaf.what == "level" and self.levels_change)
        return isinstance(
            leaf, (la.Named, la.Series, la.Type, la.Race, la.Attribute, la.Mentions)
        )

    @staticmethod
    def _holds(leaf: Filter, card: c.Card) -> bool:
        if isinstance(leaf, la.Named):
            return card.passcode == leaf.passcode
        if isinstance(leaf, la.Series):
            # The low 12 bits name the series, the high 4 a part of it.
            return any(
                code & 0xFFF == leaf.code & 0xFFF and code & leaf.code == leaf.code
                for code in card.series
            )
        if isinstance(leaf, la.Mentions):
            return leaf.passcode in card.mentions
        if isinstance(leaf, la.Type):
            return bool(card.type & leaf.bits)
        if isinstance(leaf, la.Race):
            return bool(card.race & leaf.bits)
        if isinstance(leaf, la.Attribute):
            return bool(card.attribute & leaf.bits)
        if isinstance(leaf, la.Between):
            kind = card.type & (v.LINK | v.XYZ)
            number = {
                "level": card.level if card.type & v.MONSTER and not kind else None,
                "rank": card.level if kind == v.XYZ else None,
                "link": card.level if kind == v.LINK else None,
                "defense": card.defense if card.type & v.MONSTER and kind != v.LINK else None,
                "scale": card.scale if card.type & v.PENDULUM else None,
            }[leaf.what]
            return number is not None and leaf.least <= number <= leaf.most
        raise CompileError(f"{leaf.kind} is not a fact of a card")

    def _term(self, leaf: Filter, wanted: bool) -> tuple[int, int, int]:
        yes = int(wanted)
        if isinstance(leaf, la.Between):
            least, most = {
                "attack": (t.D_ATTACK_LEAST, t.D_ATTACK_MOST),
                "level": (t.D_LEVEL_LEAST, t.D_LEVEL_MOST),
            }[leaf.what]
            return (most, leaf.most, yes) if leaf.least <= 0 else (least, leaf.least, yes)
        if isinstance(leaf, la.State):
            if leaf.name == "pointed":
                self.zones_matter = True
            return _TERMS[leaf.name], 0, yes
        if isinstance(leaf, la.InPlace):
            return t.D_PLACE, leaf.places, yes
        if isinstance(leaf, la.Summoned):
            return t.D_SUMMONED, leaf.how, yes
        if isinstance(leaf, la.EquippedWith):
            return t.D_EQUIPPED_WITH, self.filter(leaf.filter), yes
        if isinstance(leaf, la.EquippedTo):
            return t.D_EQUIPPED_TO, self.filter(leaf.filter), yes
        if isinstance(leaf, la.Zones):
            self.zones_matter = True
            return t.D_ZONES, leaf.mask, yes
        if isinstance(leaf, la.NewName):
            return t.D_NEW_NAME, leaf.places, yes
        raise CompileError(f"no dynamic term for {leaf}")

    # ---------------------------------------------------------- conditions

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""
        row = self._amount(item)
        self.amounts.append(row)
        return len(self.amounts) - 1

    def _amount(self, item: Node | int) -> list[int]:
        if isinstance(item, int):
            return [t.AMOUNT_NUMBER, item, 0, 0, 1]
        if isinstance(item, la.Count):
            return [t.AMOUNT_COUNT, self.filter(item.filter), item.places, item.whose, 1]
        if isinstance(item, la.EquippedLinkRating):
            return [t.AMOUNT_LINK_RATING, 0, 0, 0, item.times]
        if isinstance(item, la.SumOf):
            what = ("level", "attack").index(item.what)
            return [t.AMOUNT_SUM, self.filter(item.filter), item.places, item.whose | what << 4, 1]
        if isinstance(item, la.FreeZones):
            return [t.AMOUNT_FREE_ZONES, 0, 0, 0, 1]
        if isinstance(item, la.MaterialCount):
            return [t.AMOUNT_MATERIALS, 0, 0, 0, item.times]
        if isinstance(item, la.LevelOf):
            what = int(item.what == "attack")
            register = -1 if isinstance(item.of, la.This) else self.place(item.of)
            return [t.AMOUNT_CHOSEN, register, what, 0, item.times]
        if isinstance(item, la.Times):
            row = self._amount(item.amount)
            return [*row[:4], row[4] * item.times]
        raise CompileError(f"no amount {item.kind}")

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """All of these conditions as rows; first row, and past the last."""
        rows: list[list[int]] = []
        for item in items:
            rows += self._condition(item)
        start = len(self.conditions)
        self.conditions += rows
        return start, len(self.conditions)

    def _condition(self, item: Node) -> list[list[int]]:
        if isinstance(item, la.Compare):
            return [
                [t.IF_COMPARE, _OPS[item.op], self.amount(item.left), self.amount(item.right), 0, 0]
            ]
        if isinstance(item, la.AnyCondition):
            rows = [row for part in item.of for row in self._condition(part)]
            if len(rows) != len(item.of):
                raise CompileError("AnyCondition takes simple conditions")
            return [[t.IF_ANY, len(rows), 0, 0, 0, 0], *rows]
        if isinstance(item, la.WasSummoned):
            return [[t.IF_SUMMONED, 0, item.how, 0, 0, 0]]
        if isinstance(item, la.MaterialsIncluded):
            return [[t.IF_MADE_OF, 0, self._check(item.filter), 0, 0, 0]]
        if isinstance(item, la.During):
            return [[t.IF_DURING, 0, item.whose, _PHASES[item.phase], 0, 0]]
        if isinstance(item, la.SummonedOnly):
            number = self.filter(item.filter)
            if number not in self.activity:
                self.activity.append(number)
            return [[t.IF_SUMMONED_ONLY, 0, self.activity.index(number), 0, 0, 0]]
        if isinstance(item, la.Answering):
            does = sum(DOES[word] for word in item.does)
            places = item.places | item.targets_this * TARGETS_THIS
            return [[t.IF_ANSWERS, 0, item.whose, does, item.types, places]]
        raise CompileError(f"no condition {item.kind}")

    def _check(self, item: Filter) -> int:
        number = self.filter(item)
        if number not in self.checks:
            self.checks.append(number)
        return self.checks.index(number)

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
            register = self._register(what.name)
            self.emit(t.O_SELECT, register, self.filter(what.filter), what.places, what.whose,
                      what.least, most, _JOINTS[what.joint], flags)  # fmt: skip
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
        if isinstance(what, la.Each):
            register = self._register()
            self.emit(t.O_GATHER, register, self.filter(what.filter), what.places, what.whose)
            return register
        if isinstance(what, la.Random):
            register = self._register()
            self.emit(t.O_RANDOM, register, self.filter(what.filter), what.places, what.whose,
                      what.count)  # fmt: skip
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
        if isinstance(item, (op.IfDone, op.Then, op.Optional)):
            code = {op.IfDone: t.O_IF_DONE, op.Then: t.O_THEN, op.Optional: t.O_OPTIONAL}
            row = self.emit(code[type(item)])
            self.steps(item.do, reason)
            self.ops[row][1] = len(self.ops)
        elif isinstance(item, op.Also):
            self.emit(t.O_ALSO)
            self.steps(item.do, reason)
        elif isinstance(item, op.When):
            start, end = self.condition_rows((item.condition,))
            row = self.emit(t.O_WHEN, start, end)
            self.steps(item.do, reason)
            self.ops[row][3] = len(self.ops)
        elif isinstance(item, op.OneOf):
            self._one_of(item, reason)
        elif isinstance(item, la.Choose):
            self.place(item, t.S_TARGET)
        elif isinstance(item, op.Operation):
            self._operation(item, reason)
        elif not isinstance(item, c.Note):
            raise CompileError(f"{self._card.name}: no step {item.kind}")

    def _one_of(self, item: op.OneOf, reason: int) -> None:
        row = self.emit(t.O_BRANCH, int(item.at == "resolution"), len(item.options))
        if len(item.options) > t.OP_SIZE - 3:
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

    def _operation(self, item: op.Operation, reason: int) -> None:
        if isinstance(item, op.AddToHand):
            self.emit(t.O_TO_HAND, self.place(item.what), reason)
        elif isinstance(item, op.SpecialSummon):
            wanted = t.S_SUMMON | (t.S_EXTRA_ZONE if item.zones == "extra" else 0)
            register = self.place(item.what, wanted)
            if register in self._target_rows and not self._alternative:
                # A target that will be Special Summoned must be one that can be.
                self._target_rows[register][8] |= t.S_SUMMON
            zones = ("", "pointed", "extra").index(item.zones)
            self.zones_matter |= zones == 1
            but = sum(1 << _BUT.index(word) for word in item.but)
            self.emit(t.O_SUMMON, register, item.position, zones, item.how, but)
        elif isinstance(item, op.SendToGrave):
            # A Token never reaches the GY, so it cannot pay a cost of being sent there.
            flags = t.S_NO_TOKEN if reason & v.R_COST else 0
            self.emit(t.O_TO_GRAVE, self.place(item.what, flags), reason)
        elif isinstance(item, op.Discard):
            register = self.place(item.what, t.S_DISCARD)
            self.emit(t.O_TO_GRAVE, register, reason | v.R_DISCARD)
        elif isinstance(item, op.Tribute):
            self.emit(t.O_TO_GRAVE, self.place(item.what), reason | v.R_TRIBUTE)
        elif isinstance(item, op.Destroy):
            self.emit(t.O_DESTROY, self.place(item.what), reason)
        elif isinstance(item, op.Banish):
            self.emit(t.O_BANISH, self.place(item.what), int(item.until == "end"), reason)
        elif isinstance(item, op.ToDeck):
            where = ("shuffle", "top", "bottom").index(item.where)
            self.order_matters |= where != 0
            self.emit(t.O_TO_DECK, self.place(item.what), where, reason)
        elif isinstance(item, op.Equip):
            what = self.place(item.what)
            to = self.place(item.to)
            self.emit(t.O_EQUIP, what, to, self._grants(item.grants))
        elif isinstance(item, op.PlaceAsSpell):
            self.emit(t.O_PLACE_SPELL, self.place(item.what))
        elif isinstance(item, op.SetCard):
            self.emit(t.O_SET, self.place(item.what))
        elif isinstance(item, op.Detach):
            self.emit(t.O_DETACH, self._register(), item.count)
        elif isinstance(item, op.Negate):
            self.emit(t.O_NEGATE, self.place(item.what), int(item.until == "end"))
        elif isinstance(item, op.NegateActivation):
            then = ("", "destroy", "banish").index(item.then)
            self.emit(t.O_NEGATE_LINK, int(item.what == "effect"), then)
        elif isinstance(item, op.Draw):
            self.order_matters = True
            self.emit(t.O_DRAW, item.count)
        elif isinstance(item, op.Damage):
            self.emit(t.O_DAMAGE, item.amount, item.whose)
        elif isinstance(item, op.PayLifePoints):
            self.emit(t.O_PAY, item.amount)
        elif isinstance(item, op.ChangeAttack):
            register = self.place(item.what)
            self.emit(t.O_ATTACK, register, self.amount(item.by), int(item.until == "end"))
        elif isinstance(item, (op.BanishTop, op.Mill)):
            self.order_matters = True
            self.emit(t.O_TOP, item.count, int(isinstance(item, op.BanishTop)))
        elif isinstance(item, op.GainLife):
            self.emit(t.O_GAIN, item.amount, item.whose)
        elif isinstance(item, op.RitualSummon):
            self.emit(t.O_RITUAL, self.filter(item.filter), int(item.exactly), self._register(),
                      self._register())  # fmt: skip
        elif isinstance(item, op.DetachFrom):
            self.emit(t.O_DETACH_FROM, self._register(), item.count, self.filter(item.filter))
        elif isinstance(item, op.Attach):
            what = self.place(item.what)
            self.emit(t.O_ATTACH, what, self.place(item.to))
        elif isinstance(item, op.ChangePosition):
            self.emit(t.O_POSITION, self.place(item.what), item.position)
        elif isinstance(item, op.ChangeLevel):
            self.emit(t.O_LEVEL, self.place(item.what), item.by, item.to)
        elif isinstance(item, op.CreateToken):
            self.emit(t.O_TOKEN, self.index[item.passcode], item.count, item.position)
        elif isinstance(item, op.FusionSummon):
            self._fusion(item)
        elif isinstance(item, op.NormalSummonNow):
            self.emit(t.O_NORMAL, self.filter(item.filter), self._register())
        elif isinstance(item, op.NormalSummons):
            self.emit(t.O_SUMMONS, item.count)
        elif isinstance(item, op.OnlySpecialSummon):
            self.emit(t.O_LOCK, self.filter(item.filter))
        elif isinstance(item, op.Protect):
            if isinstance(item.what, la.Choose):
                self.place(item.what)
            self.emit(t.O_NOTHING)
        else:
            raise CompileError(f"{self._card.name}: no operation {item.kind}")

    def _grants(self, items: tuple[Node, ...]) -> int:
        for item in items:
            if isinstance(item, c.GainsAttack):
                self.grants.append(self.amount(item.amount))
            elif not isinstance(item, c.Note):
                raise CompileError(f"{self._card.name}: an Equip Card cannot grant {item.kind}")
        self.grant_from.append(len(self.grants))
        return len(self.grant_from) - 1

    def _fusion(self, item: op.FusionSummon) -> None:
        start = len(self.sources)
        for source in item.sources:
            if not isinstance(source, (la.Each, la.Choose)):
                raise CompileError(f"{self._card.name}: no Fusion materials from {source.kind}")
            self.sources.append((self.filter(source.filter), source.places, source.whose))
        into = ("grave", "banish", "deck").index(item.into)
        self.emit(t.O_FUSION, self.filter(item.filter), start, len(self.sources), into,
                  self._register(), self._register())  # fmt: skip

    # -------------------------------------------------------------- effects

    def _new_group(self) -> int:
        self.groups += 1
        if self.groups > slots.LIMIT_GROUPS:
            raise CompileError(f"more than {slots.LIMIT_GROUPS} once-per-turn effects")
        return self.groups - 1

    def _limit(self, card: c.Card, limit: c.Limit | None, index: int,
               groups: dict[str, int]) -> tuple[int, int, int]:  # fmt: skip
        if limit is None:
            return t.L_NONE, 0, 0
        key = limit.group or f"#{index}"
        if limit.scope == "soft":
            soft = groups.setdefault(f"soft {key}", sum(1 for name in groups if name[:5] == "soft "))
            return t.L_SOFT, soft, limit.count
        if key not in groups:
            groups[key] = self._new_group()
        return t.L_HARD, groups[key], limit.count

    def _effect(self, card: c.Card, item: c.Effect, index: int, groups: dict[str, int]) -> None:
        self._registers, self._targets, self._latest, self._next = {}, [], -1, 0
        self._target_rows = {}
        row = [0] * t.EFFECT_SIZE
        row[t.E_DEF] = self.index[card.passcode]
        row[t.E_WHERE] = item.where
        row[t.E_INDEX] = index
        row[t.E_LIMIT], row[t.E_GROUP], row[t.E_TIMES] = self._limit(
            card, item.limit, index, groups
        )
        row[t.E_IF], row[t.E_IF + 1] = self.condition_rows(item.condition)
        row[t.E_COST], row[t.E_COST + 1] = self.steps(item.cost, v.R_COST)
        before = self._next
        row[t.E_TARGET], row[t.E_TARGET + 1] = self.steps(item.target, v.R_EFFECT)
        self._targets = list(range(before, self._next))
        row[t.E_DO], row[t.E_DO + 1] = self.steps(item.do, v.R_EFFECT)
        row[t.E_DOES] = does(item)
        row[t.E_SPARES] = int(self._mark_costs(row))
        row[t.E_LEAVES] = int(any(_moves_self(step) for step in item.cost))
        row[t.E_BRANCH] = next(
            (
                number
                for number in range(row[t.E_DO], row[t.E_DO + 1])
                if self.ops[number][0] == t.O_BRANCH and not self.ops[number][1]
            ),
            -1,
        )
        row[t.E_OPTIONAL] = 1
        row[t.E_SPEED] = 1
        if isinstance(item, c.Trigger):
            row[t.E_KIND] = t.K_TRIGGER
            row[t.E_WHERE] = item.where or _trigger_places(item.on)
            self._trigger(row, item)
        elif isinstance(item, c.Quick):
            row[t.E_KIND] = t.K_QUICK
            row[t.E_SPEED] = 2
            row[t.E_FLAGS] = int(item.answers == "opponent") * t.FLAG_ANSWERS
            row[t.E_FLAGS] |= int(item.per_chain) * t.FLAG_PER_CHAIN
        elif isinstance(item, c.AsScale):
            row[t.E_KIND] = t.K_SCALE
            row[t.E_WHERE] = v.HAND
        elif isinstance(item, c.Activate):
            row[t.E_KIND] = t.K_ACTIVATE
            row[t.E_WHERE] = v.HAND | v.SZONE
            row[t.E_SPEED] = 2 if card.type & (v.TRAP | v.QUICK_PLAY) else 1
        else:
            row[t.E_KIND] = t.K_IGNITION
        self.effects.append(row)
        self.effect_nodes.append(item)
        self.effect_cards.append(card)

    def _mark_costs(self, row: list[int]) -> bool:
        """Mark the cost choices that can take away what the effect needs; whether there are any.

        A choice of one card, from places that a later choice looks at too, or
        from the field where the effect needs a zone.
        """
        later = self.ops[row[t.E_TARGET] : row[t.E_DO + 1]]
        needed = 0
        for step in later:
            if step[0] in (t.O_SELECT, t.O_GATHER):
                needed |= step[3]
            elif step[0] in (t.O_SUMMON, t.O_TOKEN):
                needed |= v.MZONE
            elif step[0] in (t.O_FUSION, t.O_RITUAL):
                needed |= v.HAND | v.MZONE | v.GRAVE
        return self._mark((row[t.E_COST], row[t.E_COST + 1]), needed)

    def _mark(self, cost: tuple[int, int], needed: int) -> bool:
        """Mark the choices of one card from these places in a cost; whether there are any."""
        found = False
        for step in self.ops[slice(*cost)]:
            if step[0] == t.O_SELECT and step[5] == step[6] == 1 and step[3] & needed:
                step[8] |= t.S_SPARES
                found = True
        return found

    def _trigger(self, row: list[int], item: c.Trigger) -> None:
        event = item.on
        row[t.E_OPTIONAL] = int(item.optional)
        row[t.E_MISSABLE] = int(item.missable)
        row[t.E_EVENT] = _EVENTS[event.what]
        row[t.E_WHO] = 0 if event.who is None else self.filter(event.who) + 1
        row[t.E_HOW] = event.how
        row[t.E_TO], row[t.E_FROM] = event.to, event.from_
        row[t.E_REASON], row[t.E_WITHOUT] = event.reason, event.without
        row[t.E_WHOSE] = event.whose
        if event.what == "discarded":
            row[t.E_FROM], row[t.E_REASON] = v.HAND, event.reason | v.R_DISCARD
        if event.what == "destroyed":
            row[t.E_REASON] |= v.R_DESTROY

    # ----------------------------------------------------------- procedures

    def _procedure(self, card: c.Card, item: Node) -> None:
        row: list[int] = []
        self._registers, self._targets, self._latest, self._next = {}, [], -1, 0
        if isinstance(item, c.LinkSummon):
            including = 0 if item.including is None else self.filter(item.including) + 1
            row = [t.P_LINK, v.EXTRA, self.filter(item.each), item.least, including,
                   _JOINTS[item.joint]]  # fmt: skip
        elif isinstance(item, c.XyzSummon):
            row = [t.P_XYZ, v.EXTRA, self.filter(item.each), item.least, int(item.more)]
        elif isinstance(item, c.SynchroSummon):
            row = [t.P_SYNCHRO, v.EXTRA, self.filter(item.tuner), self.filter(item.others),
                   item.least]  # fmt: skip
        elif isinstance(item, c.XyzOnto):
            group = self._new_group() + 1 if item.limit else 0
            row = [t.P_XYZ_ONTO, v.EXTRA, self.filter(item.onto), group]
        elif isinstance(item, c.Contact):
            row = [t.P_CONTACT, v.EXTRA, item.places]
        elif isinstance(item, c.ByItself):
            start, end = self.condition_rows(item.condition)
            first, last = self.steps(item.cost, v.R_COST | v.R_SUMMON)
            after = self.steps(item.after, v.R_EFFECT)
            group = self._new_group() + 1 if item.once else 0
            spares = self._mark((first, last), v.MZONE)
            row = [t.P_ITSELF, item.where, start, end, first, last, *after, group, item.position,
                   int(spares)]  # fmt: skip
        elif isinstance(item, c.FusionMaterials):
            for slot in item.slots:
                self.slots.append((self.filter(slot.filter), slot.least, slot.most))
            return
        else:
            raise CompileError(f"{card.name}: no summoning procedure {item.kind}")
        self.procedures.append(row + [0] * (t.PROCEDURE_SIZE - len(row)))
        self.procedure_nodes.append(item)

    def _rule(self, item: Node) -> None:
        row: list[int]
        if isinstance(item, c.FieldAttack):
            row = [t.R_FIELD_ATTACK, self.amount(item.by), self.filter(item.filter), item.whose]
        elif isinstance(item, c.SummonLock):
            row = [t.R_SUMMON_LOCK, self.filter(item.filter)]
        elif isinstance(item, c.ExtraNormalSummon):
            row = [t.R_EXTRA_NORMAL, self.filter(item.filter), self._new_group()]
        elif isinstance(item, c.WinsWith):
            first = len(self.parts)
            self.parts += [self.index.get(passcode, -1) for passcode in item.passcodes]
            row = [t.R_WINS, first, len(self.parts)]
        elif isinstance(item, c.Indestructible):
            row = [t.R_INDESTRUCTIBLE, self.filter(item.filter)]
        elif isinstance(item, c.Unaffected):
            row = [t.R_UNAFFECTED, self.filter(item.except_), self.filter(item.when)]
        elif isinstance(item, c.InsteadOfDestruction):
            self._registers, self._targets, self._latest, self._next = {}, [], -1, 0
            number = self.filter(item.filter)
            row = [t.R_INSTEAD, number, *self.steps(item.do, v.R_EFFECT | v.R_REPLACE)]
            for step in self.ops[row[2] : row[3]]:
                if step[0] == t.O_SELECT:
                    step[8] |= t.S_NOT_DOOMED
        elif isinstance(item, c.NotAsLinkMaterialThisTurn):
            row = [t.R_NOT_LINK_MATERIAL]
        elif isinstance(item, c.Note):
            return
        else:
            raise CompileError(f"no continuous effect {item.kind}")
        self.rules.append(row + [0] * (t.RULE_SIZE - len(row)))

    # ----------------------------------------------------------------- all

    def compile(self) -> t.Tables:
        """The tables of all cards."""
        self.filter(ANY)  # filter 0 matches every card
        effect_from, procedure_from, rule_from, slot_from = [0], [0], [0], [0]
        summon_group = []
        joints = []
        for card in self.cards:
            self._card = card
            groups: dict[str, int] = {}
            index = 0
            for item in card.effects:
                if isinstance(item, c.Effect):
                    if item.do or (isinstance(item, c.Activate) and not item.unsupported):
                        self._effect(card, item, index, groups)
                    index += 1
                else:
                    self._rule(item)
            if _stays(card) and not any(isinstance(i, c.Activate) for i in card.effects):
                # A Continuous or Field card can be activated for its face-up effects alone.
                self._effect(card, c.Activate(), index, groups)
            if card.defined and card.type & v.PENDULUM:
                self._effect(card, c.AsScale(), index, groups)
                self.zones_matter = True
            joint = ""
            for item in card.procedures:
                self._procedure(card, item)
                if isinstance(item, c.FusionMaterials):
                    joint = item.joint
            joints.append(_JOINTS[joint])
            summon_group.append(0)
            if card.one_summon_per_turn:
                summon_group[-1] = self._new_group() + 1
            effect_from.append(len(self.effects))
            procedure_from.append(len(self.procedures))
            rule_from.append(len(self.rules))
            slot_from.append(len(self.slots))
        tables = t.Tables()
        self._facts(tables)
        tables.effect_from = sealed(effect_from)
        tables.procedure_from = sealed(procedure_from)
        tables.rule_from = sealed(rule_from)
        tables.slot_from = sealed(slot_from)
        tables.fusion_joint = sealed(joints)
        tables.summon_group = sealed(summon_group)
        tables.effects = _flat(self.effects)
        tables.ops = _flat(self.ops)
        tables.conditions = _flat(self.conditions)
        tables.procedures = _flat(self.procedures)
        tables.rules = _flat(self.rules)
        tables.slots = _flat([list(row) for row in self.slots])
        tables.sources = _flat([list(row) for row in self.sources])
        tables.grants = sealed(self.grants)
        tables.amounts = _flat(self.amounts)
        tables.parts = sealed(self.parts)
        tables.activity = sealed(self.activity)
        tables.has_locks = int(any(row[0] == t.R_SUMMON_LOCK for row in self.rules))
        tables.has_wins = int(any(row[0] == t.R_WINS for row in self.rules))
        tables.grant_from = sealed(self.grant_from)
        tables.checks = sealed(self.checks)
        tables.pointed = pointed_table()
        tables.pendulum_group = self._new_group()
        tables.has_scales = int(any(card.type & v.PENDULUM for card in self.cards))
        tables.groups = self.groups
        tables.zones_matter = int(self.zones_matter)
        tables.order_matters = int(self.order_matters)
        tables.has_attack_rules = int(any(row[0] == t.R_FIELD_ATTACK for row in self.rules))
        self._filter_tables(tables)
        return tables

    def _facts(self, tables: t.Tables) -> None:
        cards = self.cards
        tables.defs = len(cards)
        tables.passcode = sealed(card.passcode for card in cards)
        tables.type = sealed(card.type for card in cards)
        tables.attribute = sealed(card.attribute for card in cards)
        tables.race = sealed(card.race for card in cards)
        tables.level = sealed(card.level for card in cards)
        tables.attack = sealed(max(card.attack, 0) for card in cards)
        tables.defense = sealed(max(card.defense, 0) for card in cards)
        tables.scale = sealed(card.scale for card in cards)
        tables.markers = sealed(card.markers for card in cards)
        tables.flags = sealed(_flags(card) for card in cards)
        first = {card.name: number for number, card in reversed(list(enumerate(cards)))}
        tables.name_group = sealed(first[card.name] for card in cards)

    def refresh_filters(self, tables: t.Tables) -> None:
        """Add the filters asked for since `compile` to the tables."""
        self._filter_tables(tables)

    def _filter_tables(self, tables: t.Tables) -> None:
        filter_from, pure, rows, term_from, terms = [0], [], [], [0], []
        for alternatives_ in self.filter_rows:
            for row, dynamic in alternatives_:
                rows.append(row)
                terms += [number for term in dynamic for number in term]
                term_from.append(len(terms) // t.TERM_SIZE)
            filter_from.append(len(rows))
            single = len(alternatives_) == 1 and not alternatives_[0][1]
            pure.append(alternatives_[0][0] if single else -1)
        tables.filter_from = sealed(filter_from)
        tables.filter_pure = sealed(pure)
        tables.alternative_row = sealed(rows)
        tables.term_from = sealed(term_from)
        tables.terms = sealed(terms)
        tables.static = sealed(int(bit) for row in self.static_rows for bit in row)


def _stays(card: c.Card) -> bool:
    """Whether an activated card stays face-up on the field for its own sake."""
    return (
        card.defined
        and bool(card.type & (v.SPELL | v.TRAP))
        and bool(card.type & (v.CONTINUOUS | v.FIELD))
    )


def _mentions(item: object, kind: type[Node]) -> bool:
    """Whether a phrase of this kind occurs anywhere in a definition."""
    if isinstance(item, kind):
        return True
    if isinstance(item, Node):
        return any(_mentions(value, kind) for value in vars(item).values())
    return isinstance(item, tuple) and any(_mentions(value, kind) for value in item)


def _flat(rows: list[list[int]]) -> "vec[i64]":
    return sealed(number for row in rows for number in row)


def _flags(card: c.Card) -> int:
    extra = bool(card.type & v.EXTRA_DECK_TYPES)
    by_effect = any(
        isinstance(item, c.FusionMaterials) and item.by_effect for item in card.procedures
    )
    revive = extra or card.only_by_itself or bool(card.type & v.RITUAL)
    return (
        extra * t.DEF_EXTRA
        | revive * t.DEF_REVIVE
        | card.only_by_itself * t.DEF_NOMI
        | card.one_on_field * t.DEF_UNIQUE
        | (not card.defined) * t.DEF_INERT
        | by_effect * t.DEF_BY_EFFECT
    )


def _moves_self(step: Node) -> bool:
    return isinstance(getattr(step, "what", None), la.This)


def _trigger_places(event: c.Event) -> int:
    if event.what == "summoned":
        return v.MZONE
    if event.what == "sent":
        return event.to
    return v.GRAVE if event.what in ("discarded", "destroyed") else v.MZONE
