"""Compiling effects: when and how often they may be used, and the rows of what they do."""

from itertools import pairwise, takewhile
from typing import Final

from engine.counters import bits_of
from engine.effects import Node, walk
from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.position import slots
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as t
from engine.yugioh.operation import OPERATIONS, Operation
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.asked import stays_on_field
from engine.yugioh.compiler.borrowing import borrowed
from engine.yugioh.compiler.categories import bullets_do, does
from engine.yugioh.compiler.events import EventCompiler, places_of
from engine.yugioh.compiler.first_step import coming_to_something
from engine.yugioh.compiler.keeping import keeping_counters
from engine.yugioh.compiler.paying import paid_otherwise


# More attacks, or better ones, or those of one monster alone.
_ATTACKS: Final = (
    "directly", "twice", "two-monsters", "three-monsters", "three", "every-monster",
    "every-monster-twice", "piercing", "double-damage", "attacks-for-each-destroyed",
    "in-defense", "alone-attacking",
    "no-spells-traps", "opponent-activates-nothing", "silent-attacking", "opponent-spared-first",
)  # fmt: skip


# Effects that are not activated for nothing; a trigger may be mandatory.
_CHOSEN_TO_USE: Final = (la.Activate, la.Ignition, la.Quick)


def _for_a_battle(step: Node) -> bool:
    """Whether this could only matter in a battle of this turn."""
    if isinstance(step, la.Also):
        return all(map(_for_a_battle, step.do))
    if isinstance(step, la.Grant):
        return step.until == "end" and all(
            isinstance(rule, la.Indestructible) and rule.what == ("battle",) for rule in step.rules
        )
    return isinstance(step, la.InBattleThisTurn) and step.how in _ATTACKS


def _uses(groups: dict[str, int]) -> int:
    """How many limits by copy a card has."""
    return sum(1 for name in groups if name.startswith("soft "))


def _alone_in_summoning(card: la.Card, item: la.Effect) -> None:
    """Raises CompileError where other effects of the name summon too, which a ban would spare."""
    if any(isinstance(step, la.Ban) and step.others for step in item.cost):
        others = [one for one in card.effects if isinstance(one, la.Effect) and one is not item]
        if any("Summon" in node.kind for one in others for node in walk(one.do)):
            raise CompileError(f"{card.name}: one effect that summons, and no other monsters")


class EffectCompiler(EventCompiler):
    """Appends effects, with their limits and with marks on the choices of their costs."""

    def __init__(self, cards: list[la.Card]) -> None:
        super().__init__(cards)
        self.effects: list[list[int]] = []
        self.effect_nodes: list[la.Effect] = []
        self.effect_cards: list[la.Card] = []
        self._card = la.Card()  # the one that is being compiled
        self.groups = 0
        self.groups_of: dict[int, dict[str, int]] = {}  # by passcode: limit groups by their key
        self.lasting_groups: set[int] = set()  # limit groups that the end of the turn leaves
        self.lasting_uses: dict[int, int] = {}  # by definition: bits of USED likewise
        self.hidden_uses: dict[int, int] = {}  # by definition: bits of USED of what hides the card

    def new_group(self) -> int:
        """A new limit group."""
        self.groups += 1
        if self.groups > slots.LIMIT_GROUPS:
            raise CompileError(f"more than {slots.LIMIT_GROUPS} once-per-turn effects")
        return self.groups - 1

    def new_use(self) -> int:
        """The number of a new limit by copy, among the uses of the card that is being compiled."""
        groups = self.groups_of[self._card.passcode]
        return groups.setdefault(f"soft rule {_uses(groups)}", _uses(groups))

    def _limits(self, card: la.Card, item: la.Effect, index: int, groups: dict[str, int],
                row: list[int]) -> None:  # fmt: skip
        """The one or two limits of an effect."""
        limits = item.limit if isinstance(item.limit, tuple) else (item.limit,)
        if len(limits) > 2:
            raise CompileError(f"{card.name}: more than two limits of one effect")
        for column, limit in zip((t.E_LIMIT, t.E_SECOND), limits, strict=False):
            kind, group, times = self._limit(card, limit, index, groups)
            row[column : column + 3] = kind, group, times
            if kind == t.L_SOFT and any(map(_turns_itself_down, item.do)):
                number = self.index[card.passcode]
                self.hidden_uses[number] = self.hidden_uses.get(number, 0) | bits_of(group)

    def _limit(self, card: la.Card, limit: la.Limit | None, index: int,
               groups: dict[str, int]) -> tuple[int, int, int]:  # fmt: skip
        if limit is None:
            return t.L_NONE, 0, 0
        if limit.per is not None and limit.scope != "soft":
            raise CompileError(f"{card.name}: so many times by copy")
        own = not limit.group or limit.group.startswith(la.OF_BULLET)
        key = f"#{index}{limit.group}" if own else limit.group
        if limit.of:
            groups = self.groups_of.setdefault(limit.of, {})
        if limit.scope in ("soft", "stay"):
            soft = groups.setdefault(f"soft {key}", _uses(groups))
            if limit.scope == "stay":
                number = self.index[card.passcode]
                self.lasting_uses[number] = self.lasting_uses.get(number, 0) | bits_of(soft)
            if limit.per is not None:
                if limit.count != 1 or limit.scope != "soft" or limit.per.filter == ANY:
                    raise CompileError(f"{card.name}: so many times as materials of a kind")
                return t.L_SOFT, soft, t.AS_MATERIALS
            return t.L_SOFT, soft, limit.count
        if key not in groups:
            groups[key] = self.new_group()
            if limit.scope == "duel":
                self.lasting_groups.add(groups[key])
        kind = t.L_CHAIN if limit.scope == "chain" else t.L_HARD
        return kind, groups[key], limit.count

    def activations(
        self, card: la.Card, item: la.Effect, index: int, groups: dict[str, int]
    ) -> None:
        """Append the row of an effect, or one for each of its bullets, declarations and costs."""
        for one in la.activations(item):
            for declared in la.declarations(one):
                for each in borrowed(declared, self.cards):
                    for paid in paid_otherwise(card, each, self.cards):
                        self.effect(card, paid, index, groups)

    def effect(self, card: la.Card, item: la.Effect, index: int, groups: dict[str, int]) -> None:
        """Append the row of an effect."""
        _alone_in_summoning(card, item)
        said, item = item, keeping_counters(coming_to_something(item))
        self.begin_steps()
        self.known = self.known_word = None
        row = [0] * t.EFFECT_SIZE
        row[t.E_DEF] = self.index[card.passcode]
        row[t.E_WHERE] = item.where
        row[t.E_INDEX] = index
        self._limits(card, item, index, groups, row)
        row[t.E_IF], row[t.E_IF_END] = self.condition_rows(item.condition)
        row[t.E_COST], row[t.E_COST_END] = self.steps(item.cost, v.R_COST)
        before = self._next
        row[t.E_TARGET], row[t.E_TARGET_END] = self.steps(item.target, v.R_EFFECT)
        for number in range(row[t.E_TARGET], row[t.E_TARGET_END]):
            operation(self.ops[number]).is_of_targets(self.ops[number])
        self._targets = list(range(before, self._next))
        # What is paid so activates nothing.
        reason = v.R_COST | v.R_SUMMON if isinstance(item, la.Upkeep) else v.R_EFFECT
        row[t.E_DO], row[t.E_DO_END] = self.steps(item.do, reason)
        at_first = list(takewhile(lambda step: not isinstance(step, la.Then), item.do))
        if all(map(_for_a_battle, at_first or item.do)):
            for number in range(row[t.E_DO], row[t.E_DO_END]):
                operation(self.ops[number]).only_for_a_battle(self.ops[number])
        if isinstance(item, _CHOSEN_TO_USE) and not item.cost and row[t.E_DO] < row[t.E_DO_END]:
            operation(self.ops[row[t.E_DO]]).come_to_something(self.ops[row[t.E_DO]], item.do[0])
        if isinstance(item, la.Activate) and stays_on_field(card):
            for number in range(row[t.E_DO], row[t.E_DO_END]):
                operation(self.ops[number]).need_not_hold(self.ops[number])
        row[t.E_KNOWN], row[t.E_KNOWN_END] = self.known or (0, 0)
        row[t.E_DOES] = does(item)
        row[t.E_DOES_IF_KNOWN] = does(item, known=True)
        row[t.E_SPARES] = int(self._mark_costs(row))
        self._mark_room(row[t.E_TARGET], row[t.E_DO_END])
        row[t.E_LEAVES] = int(any(_moves_self(step) for step in item.cost))
        row[t.E_BRANCH] = next(
            (
                number
                for number in range(row[t.E_DO], row[t.E_DO_END])
                if operation(self.ops[number]).decided_at_activation(self.ops[number])
            ),
            -1,
        )
        if row[t.E_BRANCH] >= 0:
            for jump, bits in zip(self.jumps[row[t.E_BRANCH]], bullets_do(item), strict=True):
                operation(self.ops[jump]).set_does(self.ops[jump], bits)
        others: list[list[int]] = []
        row[t.E_OPTIONAL] = 1
        row[t.E_SPEED] = 1
        row[t.E_FLAGS] = item.by_turn_player * t.FLAG_TURN_PLAYER
        row[t.E_FLAGS] |= (item.firm or isinstance(item, la.Upkeep)) * t.FLAG_FIRM
        row[t.E_FIRM_IF], row[t.E_FIRM_IF_END] = self.condition_rows(item.firm_if)
        row[t.E_UNANSWERED] = item.unanswered | item.unanswered_types * t.BY_TYPES
        row[t.E_UNANSWERED] |= item.unanswered_targets * t.BY_TARGETS
        row[t.E_UNANSWERED] |= item.unanswered_with << t.WITH_TYPES
        if isinstance(item, la.Quick | la.Activate) and item.on is not None:
            self.event(row, item.on)
            row[t.E_MISSABLE] = int(item.missable)
        if isinstance(item, la.Trigger):
            row[t.E_KIND] = t.K_TRIGGER
            for on in (item.on, *item.or_on):
                row[t.E_WHERE] |= 0 if item.where else places_of(on)
            row[t.E_OPTIONAL] = int(item.optional)
            row[t.E_MISSABLE] = int(item.missable)
            others = self.events(row, len(self.effects), item)
        elif isinstance(item, la.Quick):
            row[t.E_KIND] = t.K_QUICK
            row[t.E_SPEED] = 2
            row[t.E_OPTIONAL] = int(item.optional)
            row[t.E_FLAGS] |= int(item.answers == "opponent") * t.FLAG_ANSWERS
        elif isinstance(item, la.EachTime):
            row[t.E_KIND] = t.K_EACH
            self.event(row, item.on)
            if item.lifted is not None:
                others = [[0] * t.EFFECT_SIZE]
                others[0][t.E_DEF], others[0][t.E_KIND] = row[t.E_DEF], t.K_EVENT
                self.event(others[0], item.lifted)
                row[t.E_LIFTED] = len(self.effects) + 1
        elif isinstance(item, la.AsScale):
            row[t.E_KIND] = t.K_SCALE
            row[t.E_WHERE] = v.HAND
        elif isinstance(item, la.Activate):
            row[t.E_KIND] = t.K_ACTIVATE
            row[t.E_WHERE] = v.HAND | v.SZONE
            row[t.E_SPEED] = 2 if card.type & (v.TRAP | v.QUICK_PLAY) else 1
            if card.type & v.TRAP and card.type & v.COUNTER:
                row[t.E_SPEED] = 3
            if item.leaves_hand and item.in_a_hurry:
                raise CompileError(f"{card.name}: from the hand and in the turn it was Set")
            locks = [one for one in item.cost if isinstance(one, la.IfFromHand)
                     and isinstance(one.do[0], la.Ban)]  # fmt: skip
            if locks and not item.from_hand:
                raise CompileError(f"{card.name}: when it can be activated from the hand")
            row[t.E_FLAGS] |= item.leaves_hand * t.FLAG_FROM_HAND
            row[t.E_FLAGS] |= item.in_a_hurry * t.FLAG_WHEN_SET
            sooner = item.from_hand or item.when_set
            row[t.E_FROM_HAND], row[t.E_FROM_HAND_END] = self.condition_rows(sooner)
        else:
            row[t.E_KIND] = t.K_IGNITION
            if isinstance(item, la.Ignition) and (quick := self._quick_if(card, item)):
                row[t.E_SPEED] = 2
                row[t.E_QUICK_IF], row[t.E_QUICK_IF_END] = self.condition_rows(quick)
        if any(operation(op).negates(op) for op in self.ops[row[t.E_DO] : row[t.E_DO_END]]):
            row[t.E_FLAGS] |= t.FLAG_NEGATES
        if any(isinstance(node, la.WouldSummon) for node in walk(item.condition)):
            row[t.E_FLAGS] |= t.FLAG_PREVENTS
        for each in (row, *others):
            self.effects.append(each)
            self.effect_nodes.append(said)
            self.effect_cards.append(card)

    def _quick_if(self, card: la.Card, item: la.Ignition) -> tuple[Node, ...]:
        """Under which conditions an Ignition Effect is a Quick Effect; none if it never is."""
        if not self.made_quick or not card.type & v.MONSTER:
            return item.quick_if
        if len(item.quick_if) > 1:
            raise CompileError(f"{card.name}: a Quick Effect under one condition or another")
        return (la.AnyCondition((la.MadeQuick(), *item.quick_if)),)

    def lasting(self, card: la.Card) -> None:
        """Compile the effects that steps of this card set up, behind the rows of the others."""
        while self.set_up:
            row, column, effect = self.set_up.pop()
            if not isinstance(effect, la.EachTime):
                raise CompileError(f"{card.name}: {effect.kind} cannot last for a turn")
            number = len(self.effects)
            self.effect(card, effect, -1, {})
            self.fill(row, column, number)

    def _mark_costs(self, row: list[int]) -> bool:
        """Mark the cost choices that can take away what the effect needs; whether there are any.

        A choice of one card or more, from places that a later choice looks at too, or
        from the field where the effect needs a zone.
        """
        later = self.ops[row[t.E_TARGET] : row[t.E_DO_END]]
        needed = 0
        for step in later:
            needed |= operation(step).needs(step)
        return self.mark((row[t.E_COST], row[t.E_COST_END]), needed)

    def mark(self, cost: tuple[int, int], needed: int) -> bool:
        """Mark the choices of cards from these places in a cost; whether there are any."""
        found = False
        for step in self.ops[slice(*cost)]:
            if operation(step).some_from(step) & needed:
                operation(step).mark(step, ch.SPARES)
                found = True
        return found

    def _mark_room(self, first: int, last: int) -> None:
        """Mark the choices of one card that goes so that, if it does, a monster is summoned."""
        for number in range(first, last):
            step = self.ops[number]
            if not operation(step).one_from(step) & v.MZONE:
                continue
            rows = self.ops[number + 1 : last]
            for after, (gone, then) in enumerate(pairwise(rows), start=number + 3):
                past = operation(then).past(then)
                if past and operation(gone).departing(gone) == operation(step).chosen_into(step):
                    operation(step).mark(step, _room_for(self.ops[after:past]))


def operation(row: list[int]) -> Operation:
    """The operation of a row."""
    return OPERATIONS[row[0]]


def _room_for(rows: list[list[int]]) -> int:
    """The mark of a choice that makes room for what these rows summon."""
    places: int | None = 0
    for row in rows:
        if wanted := operation(row).room_wanted(row, places == v.EXTRA):
            return wanted
        places = operation(row).chooses(row)
        if places is None:
            break
    return 0


def _turns_itself_down(step: Node) -> bool:
    return any(
        isinstance(node, la.ChangePosition)
        and isinstance(node.what, la.This)
        and node.position & v.FACEDOWN
        for node in step.walk()
    )


def _moves_self(step: Node) -> bool:
    """Whether this takes the card itself away, or the monster that it is equipped to."""
    what = None if isinstance(step, la.Reveal) else getattr(step, "what", None)
    if isinstance(what, la.Choose | la.Each):
        worn = (part for part in what.filter.walk() if isinstance(part, la.EquippedWith))
        return any(~la.OTHER in one.filter.walk() for one in worn)
    return isinstance(what, la.This)
