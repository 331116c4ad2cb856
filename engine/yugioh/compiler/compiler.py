"""From card definitions to the integer tables of one duel.

The compiler sees only definitions; it knows nothing of positions.  Filters
become rows of a table over definitions (`compile_filters`), steps of effects
become rows of operations (`compile_steps`); effects (`compile_effects`),
procedures and continuous effects (`compile_rules`) are put together here.
Every name is resolved, so that the rules read only numbers.
"""

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.filters import ANY
from engine.instruction import CompileError
from engine.sealed import sealed
from engine.validation import validate
from engine.yugioh import language as la
from engine.yugioh.position.modifiers import SCALE_IS
from engine.yugioh.queries.events import TOLD_AS
from engine.yugioh.queries.field_levels import FieldLevels
from engine.yugioh.queries.forbidding import Forbids
from engine.yugioh.queries.silence import SilentSummons
from engine.yugioh.effects.operations.barring import BarOpposite
from engine.yugioh.queries.controlling import HoldsBearer
from engine.yugioh.queries.terms import FaceDown, FaceUp
from engine.yugioh.queries.becoming import Becomes
from engine.yugioh.queries.rules import (
    DestroyedForBearer, Indestructible, Modify, SparedOnce, Unaffected, Untargetable, Wins,
)  # fmt: skip
from engine.yugioh.position import modifiers as m
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as t
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.counted_down import counted_down
from engine.yugioh.compiler.arrows import pointed_table
from engine.yugioh.compiler.asked import (
    OF_ALL, OF_ITSELF, asks_for, asks_when_sent, counting_tributes, definition_flags,
    material_had, materials_counted, sent_for, sent_so, stays_on_field, summoned_by,
)  # fmt: skip
from engine.yugioh.compiler.bonds import bonded
from engine.yugioh.compiler.revealing import revealing
from engine.yugioh.compiler.waiting_sets import find_waiting
from engine.yugioh.compiler.worn import worn
from engine.yugioh.compiler.mentioned import name_within, names_on
from engine.yugioh.compiler.names import renaming
from engine.yugioh.compiler.continuous import RuleCompiler
from engine.yugioh.compiler.equipping import equipping, of_equip_card, union_of, united
from engine.yugioh.compiler.effects import operation
from engine.yugioh.compiler.summoned_with import summoners
from engine.yugioh.effects.operations.bans import Ban, Grant
from engine.yugioh.effects.operations.numbers import ChangeTrait
from engine.yugioh.effects.operations.barred_zones import BarZone
from engine.yugioh.effects.operations.placements import Bond
import engine.yugioh.effects.operations  # (enters its kinds, as the next three do)
import engine.yugioh.queries.sent_for
import engine.yugioh.queries.summon_lock
import engine.yugioh.turn.by_itself
import engine.yugioh.turn.procedures  # noqa: F401


# What is said of a card's Tributes stands in columns of its own.
_NO_RULES = (
    la.BarsExtraZones, la.EntireTribute, la.PendulumAs, la.Remains, la.RitualWithout, la.Worn,
)  # fmt: skip

_PROTECTING: Final = (Indestructible, SparedOnce, Unaffected, Untargetable)


class Compiler(RuleCompiler):
    """Compiles the definitions of one duel, in the order given."""

    def compile(self) -> t.Tables:
        """The tables of all cards."""
        self.filter(ANY)  # filter 0 matches every card
        effect_from, procedure_from, rule_from, slot_from = [0], [0], [0], [0]
        summon_group, group_kind = [], []
        joints, only, each, with_ = [], [], [], []
        for card in self.cards:
            validate(card, card.name)
            self._card = card
            groups = self.groups_of.setdefault(card.passcode, {})
            index = 0
            for item in revealing(card, bonded(card, united(card, self.cards))):
                if isinstance(item, la.Effect):
                    if item.do or (isinstance(item, la.Activate) and not item.unsupported):
                        self.activations(card, equipping(card, item), index, groups)
                    index += 1
                elif not of_equip_card(card, item) and not isinstance(item, _NO_RULES):
                    self.rule(item)
            for lock in self._while_there(card):
                self.rule(lock)
            if stays_on_field(card) and not any(isinstance(i, la.Activate) for i in card.effects):
                # A Continuous or Field card can be activated for its face-up effects alone.
                self.effect(card, equipping(card, la.Activate()), index, groups)
            self.equip_card(card)
            if card.defined and card.type & v.PENDULUM:
                own = (item for item in card.effects if isinstance(item, la.AsScale))
                self.effect(card, next(own, la.AsScale()), index, groups)
                self.zones_matter = True
            self.lasting(card)
            made = la.FusionMaterials()
            for item in card.procedures:
                self.procedure(card, counting_tributes(card, item))
                if isinstance(item, la.FusionMaterials):
                    made = item
            joints.append(ch.JOINTS[made.joint])
            which = summoners(card.only_with, self.cards)
            with_.append(0 if which is None else self.filter(which) + 1)
            only.append(made.only)
            each.append(made.only * made.each)
            summon_group.append(0)
            if card.one_summon_per_turn:
                summon_group[-1] = self.new_group() + 1
            if card.one_summon_as & ~(v.BY_LINK | v.BY_SYNCHRO):
                raise CompileError("a kind of Summon that is counted by itself")
            group_kind.append(card.one_summon_as)
            effect_from.append(len(self.effects))
            procedure_from.append(len(self.procedures))
            rule_from.append(len(self.rules))
            slot_from.append(len(self.slots))
        counted_down(self.cards)
        tables = t.Tables()
        self._facts(tables)
        tables.effect_from = sealed(effect_from)
        tables.procedure_from = sealed(procedure_from)
        tables.rule_from = sealed(rule_from)
        tables.card_kinds = sealed(self.kinds_by_card(rule_from))
        tables.slot_from = sealed(slot_from)
        tables.fusion_joint = sealed(joints)
        tables.summoned_with = sealed(with_)
        tables.such_effects = sealed(
            sum(self.filter(one) + 1 for one in summoned_by(card)) for card in self.cards
        )
        tables.such_materials = sealed(
            sum(self.filter(one.filter) + 1 for one in materials_counted(card))
            for card in self.cards
        )
        tables.fusion_only, tables.fusion_each = sealed(only), sealed(each)
        tables.summon_group, tables.group_kind = sealed(summon_group), sealed(group_kind)
        tables.effects = _flat(self.effects)
        tables.ops = _flat(self.ops)
        tables.conditions = _flat(self.conditions)
        tables.procedures = _flat(self.procedures)
        # What Equip Cards grant stands behind the rules of the cards themselves.
        tables.worn = sealed(worn(self, self.cards))
        tables.grant_from = sealed(len(self.rules) + number for number in self.grant_from)
        tables.rules = _flat(self.rules + self.grants)
        tables.grant_definition = sealed(self.grant_definition)
        tables.entire_tribute = sealed(
            next(((self.filter(item.filter) + 1) * (-1 if item.on_field else 1)
                  for item in card.effects
                  if card.defined and isinstance(item, la.EntireTribute)), 0)
            for card in self.cards
        )  # fmt: skip
        tables.ritual_without = sealed(
            next((self.filter(item.filter) + 1 for item in card.effects
                  if isinstance(item, la.RitualWithout)), 0)
            for card in self.cards
        )  # fmt: skip
        materials = [material_had(card) for card in self.cards]
        tables.had_such = sealed(
            0 if one is None else self.filter(la.WithMaterial(one)) + 1 for one in materials
        )
        tables.equip_to = sealed(to for to, _, _ in self.equips)
        tables.equip_whose = sealed(whose for _, whose, _ in self.equips)
        tables.equip_grants = sealed(grants for _, _, grants in self.equips)
        tables.unites = sealed(int(union_of(card) is not None) for card in self.cards)
        self._modifiers(tables)
        tables.slots = _flat([list(row) for row in self.slots])
        tables.sources = _flat([list(row) for row in self.sources])
        tables.amounts = _flat(self.amounts)
        tables.parts = sealed(self.parts)
        tables.tallies = _flat(self.tallies)
        tables.told_as = sealed(TOLD_AS.get(kind, 0) for kind in range(max(TOLD_AS) + 1))
        tables.has_each_time = int(any(row[t.E_KIND] == t.K_EACH for row in self.effects))
        tables.tells_extra = int(
            any(
                isinstance(node, la.WasSummoned | la.Summoned | la.Event | la.SpecialSummon)
                and (node.how | getattr(node, "formerly", 0)) & v.BY_FROM_EXTRA
                for node in la.nodes_of(self.cards)
            )
        )
        tables.tells_grave = int(
            any(
                isinstance(node, la.WasSummoned | la.Summoned | la.Event)
                and (node.how | getattr(node, "formerly", 0)) & v.BY_FROM_GRAVE
                for node in la.nodes_of(self.cards)
            )
        )
        tables.tells_hand = int(
            any(
                isinstance(node, la.WasSummoned) and node.how & v.BY_FROM_HAND
                for node in la.nodes_of(self.cards)
            )
        )
        tables.tells_placed = int(any(row[t.E_EVENT] == t.EV_PLACED for row in self.effects))
        tables.tells = sum({1 << row[t.E_EVENT] for row in self.effects})
        tables.tells_activated = int(any(row[t.E_EVENT] == t.EV_ACTIVATED for row in self.effects))
        by_cards = any(la.BarsExtraZones() in card.effects for card in self.cards)
        bars = {BarOpposite.CODE, BarZone.CODE}
        tables.bars = by_cards | any(row[0] in bars for row in self.ops) << 1
        tables.must_answer = int(
            any(row[t.E_KIND] == t.K_QUICK and not row[t.E_OPTIONAL] for row in self.effects)
        )
        tables.prevents = int(any(row[t.E_FLAGS] & t.FLAG_PREVENTS for row in self.effects))
        sends = t.DID_SEND | t.DID_SEND_FROM_FIELD
        tables.tells_sent = int(any(row[t.TALLY_WHAT] & sends for row in self.tallies))
        tables.tells_banished = int(any(row[t.TALLY_WHAT] & t.DID_BANISH for row in self.tallies))
        tables.tells_causes = int(
            any(row[t.E_BY] > 0 or row[t.E_LEAST] not in (0, 1) for row in self.effects)
            or any(tables.sent_for)
            or any(isinstance(node, la.SentFor) for node in la.nodes_of(self.cards))
        )
        tables.has_columns = int(self.has_columns)
        for rule in self.rules:
            if rule[0] == Forbids.CODE:
                tables.forbids |= rule[Forbids.WHAT]
        for rule in self.grants:
            if rule[0] == Forbids.CODE:
                tables.grants_forbid |= rule[Forbids.WHAT]
        tables.banishes_instead = int(
            any(operation(row).banishes(row) for row in self.ops)
            or bool((tables.forbids | tables.grants_forbid) & t.INTO_BANISHMENT)
        )
        tables.has_negating_bans = int(
            any(operation(row).bans_effects(row) for row in self.ops)
            or bool(tables.forbids & t.BAN_EFFECT)
        )
        tables.has_turn_attack = int(any(operation(row).changes_attack(row) for row in self.ops))
        tables.rule_kinds = sum({1 << row[0] for row in self.rules})
        ruled, given = {row[0] for row in self.rules}, {row[0] for row in self.grants}
        tables.shifts_levels = int(FieldLevels.CODE in ruled | given)
        tables.has_wins = int(Wins.CODE in ruled)
        tables.checks = _flat([list(row) for row in self.checks])
        tables.pointed = pointed_table()
        tables.pendulum_group, tables.additional_group = self.new_group(), self.new_group()
        tables.has_scales = int(any(card.type & v.PENDULUM for card in self.cards))
        tables.groups = self.groups
        tables.lasting_group = sealed(int(g in self.lasting_groups) for g in range(self.groups))
        tables.lasting_uses = sealed(self.lasting_uses.get(n, 0) for n in range(len(self.cards)))
        tables.hidden_uses = sealed(self.hidden_uses.get(n, 0) for n in range(len(self.cards)))
        if self.tells_names_on:
            named = [*self.cards, *(la.Card(item.passcode) for item in self.names.given)]
            pairs = ((one, other) for one in self.cards for other in named)
            tables.names_on = sealed(names_on(one, other) for one, other in pairs)
        if self.tells_names_within:
            pairs = ((one, other) for one in self.cards for other in self.cards)
            tables.names_within = sealed(name_within(one, other) for one, other in pairs)
        tables.zones_matter = int(self.zones_matter)
        tables.order_matters = int(self.order_matters)
        tables.keeps_materials = int(self.keeps_materials)
        tables.counts_down = int(
            any(row[0] == Ban.CODE and row[Ban.WHAT] == t.ONE_LEFT for row in self.ops)
        )
        binds = any(row[0] == Bond.CODE for row in self.ops)
        tables.has_bonds = int(HoldsBearer.CODE in ruled or binds)
        tables.silences = int(SilentSummons.CODE in ruled | given)
        tables.has_shields = int(DestroyedForBearer.CODE in given)
        tables.grants_rules = int(
            bool(given & {kind.CODE for kind in _PROTECTING})
            or any(
                row[0] == Grant.CODE or (row[0] == Ban.CODE and row[Ban.WHAT] & t.GRANTED_RULES)
                for row in self.ops
            )
        )
        tables.types_change = int(self.types_change)
        tables.tuners_change = int(self.tuners_change)
        tables.attributes_change = int(self.attributes_change)
        becoming = [row[Becomes.KIND] for row in self.rules if row[0] == Becomes.CODE]
        lingering = [row[ChangeTrait.KIND] for row in self.ops
                     if isinstance(operation(row), ChangeTrait)]  # fmt: skip
        scales = SCALE_IS in lingering and SCALE_IS in becoming
        traits = [kind for kind in becoming if kind != SCALE_IS]
        meet = len(traits) > 1 or (bool(traits) and any(kind != SCALE_IS for kind in lingering))
        tables.tracks_traits = int(meet or scales)
        tables.scales_change = int(SCALE_IS in (*becoming, *lingering))
        tables.turn_marks = self.turn_marks
        tables.tells_used_by = int(self.tells_used_by)
        self._filter_tables(tables)
        find_waiting(self.cards, self.tallies, tables)
        return tables

    def _while_there(self, card: la.Card) -> list[la.OnlySpecialSummon]:
        """What the effects that summon a Token say to hold while it is there."""
        if not card.type & v.TOKEN:
            return []
        found = [
            step.only
            for step in la.nodes_of(self.cards)
            if isinstance(step, la.CreateToken) and step.passcode == card.passcode
            if step.only is not None and step.whose == v.YOU
        ]
        return [la.OnlySpecialSummon(item) for item in dict.fromkeys(found)]

    def _modifiers(self, tables: t.Tables) -> None:
        """Which modifiers of ATK and DEF there are, and whether the order matters in which they
        begin (`engine/yugioh/queries/stats`).
        """
        field = [row for row in self.rules if row[0] == Modify.CODE]
        continuous = [row[Modify.KIND] for row in field + self.grants]
        lingering = {operation(row).modifies(row) for row in self.ops} - {None}
        sets = [kind for kind in continuous if kind > m.GAIN_WHILE]
        meet = bool(lingering - {m.GAIN})
        tables.modifying = sealed(
            sum({1 << row[Modify.KIND] for row in self.rules[at:to] if row[0] == Modify.CODE})
            for at, to in pairwise(map(int, tables.rule_from))
        )
        tables.has_modifiers = int(bool(continuous))
        tables.has_sets = int(bool(sets) or meet)
        # One card that sets a value of itself alone meets no other continuous modifier.
        itself = self.filters.get(~la.OTHER)
        alone = len(sets) == 1 and any(
            row[Modify.KIND] == sets[0] and row[Modify.FILTER] == itself for row in field
        )
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
        tables.pendulum_from = sealed(
            next((way.where for way in card.procedures if isinstance(way, la.PendulumSummon)), 0)
            for card in cards
        )
        tables.pendulum_as = sealed(
            next((item.level for item in card.effects if isinstance(item, la.PendulumAs)), 0)
            for card in cards
        )
        tables.markers = sealed(card.markers for card in cards)
        forms = {i.passcode for i in la.nodes_of(cards) if isinstance(i, la.SummonAsMonster)}
        sent = [asks_when_sent(card) for card in cards]
        tables.flags = sealed(
            definition_flags(card)
            | (card.passcode in forms) * t.DEF_FORM
            | (asks == OF_ITSELF or OF_ALL in sent) * t.DEF_SENT
            | (sent_so(card) != (0, 0)) * t.DEF_SENT_SO
            for card, asks in zip(cards, sent, strict=True)
        )
        so = [sent_so(card) for card in cards]
        tables.sent_reasons = sealed(reasons for reasons, _ in so)
        tables.sent_from = sealed(places for _, places in so)
        causes = [sent_for(card) for card in cards]
        tables.sent_for = sealed(0 if one is None else self.filter(one) + 1 for one in causes)
        tables.name_group = sealed(self.names.numbers)
        new = {card.passcode: renaming(card) for card in cards}
        tables.rename_group = sealed(
            -1 if one is None else self.names.number(one.passcode) for one in new.values()
        )
        tables.names_change = int(self.names_change)
        tables.links_as = int(
            any(isinstance(node, la.LinkMaterialAs) for node in la.nodes_of(self.cards))
        )
        tables.fuses_as = int(
            any(isinstance(node, la.FusionMaterialAs) for node in la.nodes_of(self.cards))
        )
        tables.rename_places = sealed(0 if one is None else one.places for one in new.values())
        tables.renames = int(any(new.values()))

    def refresh_filters(self, tables: t.Tables) -> None:
        """Add the filters asked for since `compile` to the tables."""
        self._filter_tables(tables)

    def _filter_tables(self, tables: t.Tables) -> None:
        filter_from, pure, rows, term_from, terms = [0], [], [], [0], []
        face_down, face_up = [], []
        for alternatives_ in self.filter_rows:
            for row, dynamic in alternatives_:
                rows.append(row)
                terms += [number for term in dynamic for number in term]
                term_from.append(len(terms) // t.TERM_SIZE)
            filter_from.append(len(rows))
            single = len(alternatives_) == 1 and not alternatives_[0][1]
            pure.append(alternatives_[0][0] if single else -1)
            face_down.append(asks_for(FaceDown.CODE, alternatives_))
            face_up.append(asks_for(FaceUp.CODE, alternatives_))
        tables.filter_from = sealed(filter_from)
        tables.filter_pure = sealed(pure)
        tables.filter_face_down = sealed(face_down)
        tables.filter_face_up = sealed(face_up)
        tables.alternative_row = sealed(rows)
        tables.term_from = sealed(term_from)
        tables.terms = sealed(terms)
        tables.name_static = sealed(int(bit) for row in self.name_rows for bit in row)
        tables.static = sealed(int(bit) for row in self.static_rows for bit in row)


def _flat(rows: list[list[int]]) -> "vec[i64]":
    return sealed(number for row in rows for number in row)
