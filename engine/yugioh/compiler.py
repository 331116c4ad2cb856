"""From card definitions to the integer tables of one duel.

The compiler sees only definitions; it knows nothing of positions.  Filters
become rows of a table over definitions (`compile_filters`), steps of effects
become rows of operations (`compile_steps`); here effects, procedures and
continuous effects are put together.  Every name is resolved, so that the rules
read only numbers.
"""

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import modifiers as m
from engine.yugioh import slots
from engine.yugioh import tables as t
from engine.yugioh import vocabulary as v
from engine.yugioh.arrows import pointed_table
from engine.yugioh.categories import bullets_do, does
from engine.yugioh.compile_filters import CompileError, phrases, sealed
from engine.yugioh.compile_steps import JOINTS, StepCompiler

_EVENTS = {
    "summoned": t.EV_SUMMONED, "sent": t.EV_SENT, "destroyed": t.EV_DESTROYED,
    "discarded": t.EV_SENT, "flipped": t.EV_FLIPPED, "turned": t.EV_TURNED,
    "resolved": t.EV_RESOLVED, "placed": t.EV_PLACED,
    "end-phase": t.EV_END_PHASE, "standby-phase": t.EV_STANDBY,
}  # fmt: skip

USES = {
    "tribute": t.USE_TRIBUTE | t.USE_TRIBUTE_SUMMON, "tribute-summon": t.USE_TRIBUTE_SUMMON,
    "fusion": t.USE_FUSION, "synchro": t.USE_SYNCHRO, "xyz": t.USE_XYZ, "link": t.USE_LINK,
}  # fmt: skip


_LEAVING = (t.O_TO_HAND, t.O_TO_GRAVE, t.O_DESTROY, t.O_BANISH, t.O_TO_DECK)


class Compiler(StepCompiler):
    """Compiles the definitions of one duel, in the order given."""

    def __init__(self, cards: list[la.Card]) -> None:
        super().__init__(cards)
        self.effects: list[list[int]] = []
        self.effect_nodes: list[la.Effect] = []
        self.effect_cards: list[la.Card] = []
        self.procedures: list[list[int]] = []
        self.procedure_nodes: list[Node] = []
        self.rules: list[list[int]] = []
        self.slots: list[tuple[int, int, int]] = []
        self.parts: list[int] = []
        self.groups = 0
        self.lasting_groups: set[int] = set()  # limit groups that the end of the turn leaves
        self.lasting_uses: dict[int, int] = {}  # by definition: bits of USED likewise

    # -------------------------------------------------------------- effects

    def _new_group(self) -> int:
        self.groups += 1
        if self.groups > slots.LIMIT_GROUPS:
            raise CompileError(f"more than {slots.LIMIT_GROUPS} once-per-turn effects")
        return self.groups - 1

    def _limits(self, card: la.Card, item: la.Effect, index: int, groups: dict[str, int],
                row: list[int]) -> None:  # fmt: skip
        """The one or two limits of an effect."""
        limits = item.limit if isinstance(item.limit, tuple) else (item.limit,)
        if len(limits) > 2:
            raise CompileError(f"{card.name}: more than two limits of one effect")
        for column, limit in zip((t.E_LIMIT, t.E_SECOND), limits, strict=False):
            row[column : column + 3] = self._limit(card, limit, index, groups)

    def _limit(self, card: la.Card, limit: la.Limit | None, index: int,
               groups: dict[str, int]) -> tuple[int, int, int]:  # fmt: skip
        if limit is None:
            return t.L_NONE, 0, 0
        key = limit.group or f"#{index}"
        if limit.scope in ("soft", "stay"):
            soft = groups.setdefault(
                f"soft {key}", sum(1 for name in groups if name[:5] == "soft ")
            )
            if limit.scope == "stay":
                number = self.index[card.passcode]
                self.lasting_uses[number] = self.lasting_uses.get(number, 0) | 0xF << soft * 4
            return t.L_SOFT, soft, limit.count
        if key not in groups:
            groups[key] = self._new_group()
            if limit.scope == "duel":
                self.lasting_groups.add(groups[key])
        return t.L_HARD, groups[key], limit.count

    def _effect(self, card: la.Card, item: la.Effect, index: int, groups: dict[str, int]) -> None:
        self._registers, self._targets, self._latest, self._next = {}, [], -1, 0
        self._target_rows = {}
        self.known = None
        row = [0] * t.EFFECT_SIZE
        row[t.E_DEF] = self.index[card.passcode]
        row[t.E_WHERE] = item.where
        row[t.E_INDEX] = index
        self._limits(card, item, index, groups, row)
        row[t.E_IF], row[t.E_IF + 1] = self.condition_rows(item.condition)
        row[t.E_COST], row[t.E_COST + 1] = self.steps(item.cost, v.R_COST)
        before = self._next
        row[t.E_TARGET], row[t.E_TARGET + 1] = self.steps(item.target, v.R_EFFECT)
        self._targets = list(range(before, self._next))
        row[t.E_DO], row[t.E_DO + 1] = self.steps(item.do, v.R_EFFECT)
        row[t.E_KNOWN], row[t.E_KNOWN + 1] = self.known or (0, 0)
        row[t.E_DOES] = does(item)
        row[t.E_SPARES] = int(self._mark_costs(row))
        self._mark_room(row[t.E_TARGET], row[t.E_DO + 1])
        row[t.E_LEAVES] = int(any(_moves_self(step) for step in item.cost))
        row[t.E_BRANCH] = next(
            (
                number
                for number in range(row[t.E_DO], row[t.E_DO + 1])
                if self.ops[number][0] == t.O_BRANCH and not self.ops[number][1]
            ),
            -1,
        )
        if row[t.E_BRANCH] >= 0:
            for jump, bits in zip(self.jumps[row[t.E_BRANCH]], bullets_do(item), strict=True):
                self.ops[jump][2] = bits
        row[t.E_OPTIONAL] = 1
        row[t.E_SPEED] = 1
        row[t.E_FLAGS] = item.by_turn_player * t.FLAG_TURN_PLAYER
        row[t.E_UNANSWERED] = item.unanswered | item.unanswered_types * t.BY_TYPES
        if isinstance(item, la.Trigger):
            row[t.E_KIND] = t.K_TRIGGER
            row[t.E_WHERE] = item.where or _trigger_places(item.on)
            row[t.E_OPTIONAL] = int(item.optional)
            row[t.E_MISSABLE] = int(item.missable)
            self._trigger(row, item.on)
        elif isinstance(item, la.Quick):
            row[t.E_KIND] = t.K_QUICK
            row[t.E_SPEED] = 2
            row[t.E_FLAGS] |= int(item.answers == "opponent") * t.FLAG_ANSWERS
            row[t.E_FLAGS] |= int(item.per_chain) * t.FLAG_PER_CHAIN
        elif isinstance(item, la.EachTime):
            row[t.E_KIND] = t.K_EACH
            self._trigger(row, item.on)
        elif isinstance(item, la.AsScale):
            row[t.E_KIND] = t.K_SCALE
            row[t.E_WHERE] = v.HAND
        elif isinstance(item, la.Activate):
            row[t.E_KIND] = t.K_ACTIVATE
            row[t.E_WHERE] = v.HAND | v.SZONE
            row[t.E_SPEED] = 2 if card.type & (v.TRAP | v.QUICK_PLAY) else 1
            if card.type & v.TRAP and card.type & v.COUNTER:
                row[t.E_SPEED] = 3
            row[t.E_FLAGS] |= bool(item.from_hand) * t.FLAG_FROM_HAND
            row[t.E_FROM_HAND], row[t.E_FROM_HAND + 1] = self.condition_rows(item.from_hand)
        else:
            row[t.E_KIND] = t.K_IGNITION
        if any(_negates(op) for op in self.ops[row[t.E_DO] : row[t.E_DO + 1]]):
            row[t.E_FLAGS] |= t.FLAG_NEGATES
        self.effects.append(row)
        self.effect_nodes.append(item)
        self.effect_cards.append(card)

    def _lasting(self, card: la.Card) -> None:
        """Compile the effects that steps of this card set up, behind the rows of the others."""
        while self.set_up:
            row, effect = self.set_up.pop()
            if not isinstance(effect, la.EachTime):
                raise CompileError(f"{card.name}: {effect.kind} cannot last for a turn")
            self._effect(card, effect, -1, {})
            self.ops[row][1] = len(self.effects) - 1

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

    def _mark_room(self, first: int, last: int) -> None:
        """Mark the choices of one card that goes so that, if it does, a monster is summoned."""
        for number in range(first, last):
            step = self.ops[number]
            if step[0] != t.O_SELECT or step[5:7] != [1, 1] or not step[3] & v.MZONE:
                continue
            for after in range(number + 1, last - 1):
                gone, then = self.ops[after], self.ops[after + 1]
                if gone[0] in _LEAVING and gone[1] == step[1] and then[0] == t.O_IF_DONE:
                    step[8] |= self._room_for(self.ops[after + 2 : then[1]])

    @staticmethod
    def _room_for(rows: list[list[int]]) -> int:
        """The mark of a choice that makes room for what these rows summon."""
        for before, row in zip([[0] * t.OP_SIZE, *rows], rows, strict=False):
            if row[0] == t.O_SUMMON and row[3] == 2:
                return t.S_MAKES_ROOM | t.S_EXTRA_ZONE
            if row[0] == t.O_SUMMON and row[3] == 0 and before[3] != v.EXTRA:
                return t.S_MAKES_ROOM
            if row[0] != t.O_SELECT:
                break
        return 0

    def _trigger(self, row: list[int], event: la.Event) -> None:
        row[t.E_EVENT] = _EVENTS[event.what]
        row[t.E_WHO] = 0 if event.who is None else self.filter(event.who) + 1
        row[t.E_HOW] = event.how
        row[t.E_TO], row[t.E_FROM] = event.to, event.from_
        row[t.E_REASON], row[t.E_WITHOUT] = event.reason, event.without
        row[t.E_WHOSE] = event.whose
        row[t.E_WAS] = event.was
        row[t.E_ZONES] = event.zones
        if event.what == "discarded":
            row[t.E_FROM], row[t.E_REASON] = v.HAND, event.reason | v.R_DISCARD
        if event.what == "destroyed":
            row[t.E_REASON] |= v.R_DESTROY

    # ----------------------------------------------------------- procedures

    def _procedure(self, card: la.Card, item: Node) -> None:
        row: list[int] = []
        self._registers, self._targets, self._latest, self._next = {}, [], -1, 0
        if isinstance(item, la.LinkSummon):
            including = 0 if item.including is None else self.filter(item.including) + 1
            row = [t.P_LINK, v.EXTRA, self.filter(item.each), item.least, including,
                   JOINTS[item.joint]]  # fmt: skip
        elif isinstance(item, la.XyzSummon):
            row = [t.P_XYZ, v.EXTRA, self.filter(item.each), item.least, int(item.more)]
        elif isinstance(item, la.SynchroSummon):
            row = [t.P_SYNCHRO, v.EXTRA, self.filter(item.tuner), self.filter(item.others),
                   item.least]  # fmt: skip
        elif isinstance(item, la.XyzOnto):
            group = self._new_group() + 1 if item.limit else 0
            row = [t.P_XYZ_ONTO, v.EXTRA, self.filter(item.onto), group]
        elif isinstance(item, la.Contact):
            row = [t.P_CONTACT, v.EXTRA, item.places]
        elif isinstance(item, la.ByItself):
            start, end = self.condition_rows(item.condition)
            first, last = self.steps(item.cost, v.R_COST | v.R_SUMMON)
            after = self.steps(item.after, v.R_EFFECT)
            group = self._new_group() + 1 if item.once else 0
            spares = self._mark((first, last), v.MZONE)
            row = [t.P_ITSELF, item.where, start, end, first, last, *after, group, item.position,
                   int(spares)]  # fmt: skip
        elif isinstance(item, la.FusionMaterials):
            for slot in item.slots:
                self.slots.append((self.filter(slot.filter), slot.least, slot.most))
            return
        else:
            raise CompileError(f"{card.name}: no summoning procedure {item.kind}")
        self.procedures.append(row + [0] * (t.PROCEDURE_SIZE - len(row)))
        self.procedure_nodes.append(item)

    def _rule(self, item: Node) -> None:
        row: list[int]
        if isinstance(item, la.FieldStats):
            row = self.modifier_row(item, item.filter, item.whose)
        elif isinstance(item, la.SummonLock):
            row = [t.R_SUMMON_LOCK, self.filter(item.filter)]
        elif isinstance(item, la.ExtraNormalSummon):
            row = [t.R_EXTRA_NORMAL, self.filter(item.filter), self._new_group()]
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
            self._registers, self._targets, self._latest, self._next = {}, [], -1, 0
            number = self.filter(item.filter)
            group = self._new_group() + 1 if item.once else 0
            steps = self.steps(item.do, v.R_EFFECT | v.R_REPLACE)
            row = [t.R_INSTEAD, number, *steps, item.by, group]
            for step in self.ops[row[2] : row[3]]:
                if step[0] == t.O_SELECT:
                    step[8] |= t.S_NOT_DOOMED
        elif isinstance(item, la.NotAsLinkMaterialThisTurn):
            row = [t.R_NOT_LINK_MATERIAL]
        elif isinstance(item, la.Note):
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
                if isinstance(item, la.Effect):
                    if item.do or (isinstance(item, la.Activate) and not item.unsupported):
                        self._effect(card, item, index, groups)
                    index += 1
                else:
                    self._rule(item)
            if _stays(card) and not any(isinstance(i, la.Activate) for i in card.effects):
                # A Continuous or Field card can be activated for its face-up effects alone.
                self._effect(card, la.Activate(), index, groups)
            if card.defined and card.type & v.PENDULUM:
                self._effect(card, la.AsScale(), index, groups)
                self.zones_matter = True
            self._lasting(card)
            joint = ""
            for item in card.procedures:
                self._procedure(card, item)
                if isinstance(item, la.FusionMaterials):
                    joint = item.joint
            joints.append(JOINTS[joint])
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
        # What Equip Cards grant stands behind the rules of the cards themselves.
        tables.grant_from = sealed(len(self.rules) + number for number in self.grant_from)
        tables.rules = _flat(self.rules + self.grants)
        tables.grant_definition = sealed(self.grant_definition)
        self._modifiers(tables)
        tables.slots = _flat([list(row) for row in self.slots])
        tables.sources = _flat([list(row) for row in self.sources])
        tables.amounts = _flat(self.amounts)
        tables.parts = sealed(self.parts)
        tables.tallies = _flat(self.tallies)
        tables.has_each_time = int(any(row[t.E_KIND] == t.K_EACH for row in self.effects))
        tables.tells_placed = int(any(row[t.E_EVENT] == t.EV_PLACED for row in self.effects))
        tables.has_columns = int(self.has_columns)
        tables.has_negating_bans = int(
            any(row[0] == t.O_LOCK and row[2] & t.BAN_EFFECT for row in self.ops)
        )
        tables.rule_kinds = sum({1 << row[0] for row in self.rules})
        tables.has_wins = int(any(row[0] == t.R_WINS for row in self.rules))
        tables.checks = sealed(self.checks)
        tables.pointed = pointed_table()
        tables.pendulum_group = self._new_group()
        tables.has_scales = int(any(card.type & v.PENDULUM for card in self.cards))
        tables.groups = self.groups
        tables.lasting_group = sealed(int(g in self.lasting_groups) for g in range(self.groups))
        tables.lasting_uses = sealed(self.lasting_uses.get(n, 0) for n in range(len(self.cards)))
        tables.zones_matter = int(self.zones_matter)
        tables.order_matters = int(self.order_matters)
        tables.keeps_materials = int(self.keeps_materials)
        self._filter_tables(tables)
        return tables

    def _modifiers(self, tables: t.Tables) -> None:
        """Which modifiers of ATK and DEF there are, and whether the order matters in which they
        begin (`engine/yugioh/modifiers`).
        """
        field = [row for row in self.rules if row[0] == t.R_MODIFY]
        continuous = [row[3] >> 5 for row in field + self.grants]
        lingering = {row[3] >> 3 for row in self.ops if row[0] == t.O_MODIFY}
        sets = [kind for kind in continuous if kind > m.GAIN_WHILE]
        meet = bool(lingering - {m.GAIN})
        tables.has_modifiers = int(bool(continuous))
        tables.has_sets = int(bool(sets) or meet)
        # One card that sets a value of itself alone meets no other continuous modifier.
        itself = self.filters.get(~la.OTHER)
        alone = len(sets) == 1 and any(row[3] >> 5 == sets[0] and row[2] == itself for row in field)
        gains = m.SET_WHILE in sets and m.GAIN in lingering
        tables.orders = int(bool(sets) and (meet or gains or not alone))
        tables.tracks = int(bool(tables.orders) or (bool(continuous) and meet))

    def _facts(self, tables: t.Tables) -> None:
        cards = self.cards
        tables.defs = len(cards)
        tables.passcode = sealed(card.passcode for card in cards)
        tables.type = sealed(card.type for card in cards)
        tables.attribute = sealed(card.attribute for card in cards)
        tables.race = sealed(card.race for card in cards)
        tables.level = sealed(card.level for card in cards)
        tables.attack = sealed(card.attack for card in cards)
        tables.defense = sealed(card.defense for card in cards)
        tables.scale = sealed(card.scale for card in cards)
        tables.markers = sealed(card.markers for card in cards)
        tables.flags = sealed(_flags(card) for card in cards)
        names = {card.passcode: card.name for card in cards}
        named = [
            names.get(card.treated_as, str(card.treated_as)) if card.treated_as else card.name
            for card in cards
        ]
        tables.name_group = sealed(named.index(name) for name in named)

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


def _stays(card: la.Card) -> bool:
    """Whether an activated card stays face-up on the field for its own sake."""
    return (
        card.defined
        and bool(card.type & (v.SPELL | v.TRAP))
        and bool(card.type & (v.CONTINUOUS | v.FIELD))
    )


def _flat(rows: list[list[int]]) -> "vec[i64]":
    return sealed(number for row in rows for number in row)


def _flags(card: la.Card) -> int:
    extra = bool(card.type & v.EXTRA_DECK_TYPES)
    by_effect = any(
        isinstance(item, la.FusionMaterials) and item.by_effect for item in card.procedures
    )
    itself = card.only_by_itself or card.first_by_itself
    revive = extra or itself or bool(card.type & v.RITUAL)
    return (
        extra * t.DEF_EXTRA
        | revive * t.DEF_REVIVE
        | card.only_by_itself * t.DEF_NOMI
        | card.special_only * t.DEF_NOT_NORMAL
        | card.one_on_field * t.DEF_UNIQUE
        | (not card.defined) * t.DEF_INERT
        | by_effect * t.DEF_BY_EFFECT
        | any(phrases(card, la.MaterialsUsed)) * t.DEF_COUNTS_MATERIALS
    )


def _negates(op: list[int]) -> bool:
    """Whether a row negates a chain link, or the effects of cards for the turn."""
    return op[0] == t.O_NEGATE_LINK or (op[0] == t.O_LOCK and bool(op[2] & t.BAN_EFFECT))


def _moves_self(step: Node) -> bool:
    return isinstance(getattr(step, "what", None), la.This)


def _trigger_places(event: la.Event) -> int:
    if event.what in ("summoned", "flipped", "turned"):
        return v.MZONE
    if event.what == "sent":
        return event.to
    return v.GRAVE if event.what in ("discarded", "destroyed") else v.MZONE
