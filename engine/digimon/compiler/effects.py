"""Compiling effects: rows of what they wait for, when they work and what they do.

What cannot be played yet is left out, effect by effect, and named in `missing`: the rest of the
card is played.
"""

from dataclasses import replace

from engine.digimon.language import card as c
from engine.digimon.compiler import keywords as k
from engine.digimon import language as la
from engine.digimon.language import operations as op
from engine.digimon.operation import Jump
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as t
from engine.digimon import vocabulary as v
from engine.digimon.instructions.by_name import keyword_number
from engine.digimon.compiler.known import Known
from engine.digimon.compiler.printed import all_static
from engine.digimon.compiler.steps import StepCompiler
from engine.effects import Node, walk
from engine.instruction import CompileError
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf

COSTS = (t.W_DIGIVOLVE, t.W_PLAY, t.W_USE, t.W_LINK)
LEAVING = (t.W_LEAVE, t.W_DELETED, t.W_DELETED_OR_RETURNED)
_FOR_A_TIME = {
    c.OriginalDP: "change of the original DP",
    c.OriginalColor: "change of the original color",
    c.AlsoDigimon: "treatment as a Digimon",
    c.NextTime: "effect of the next time",
}
AREAS = v.HAND | v.TRASH | v.SECURITY | v.BATTLE | v.BREEDING  # where effects can work


class EffectCompiler(StepCompiler):
    """Compiles the texts of cards."""

    def __init__(self, cards: list[c.Card], known: Known | None = None) -> None:
        super().__init__(cards, known)
        self.effects: list[list[int]] = []
        self.effect_nodes: list[c.Effect] = []
        self.effect_cards: list[c.Card] = []
        self.events: list[list[int]] = []
        self.woulds: list[list[int]] = []
        self.specials: list[list[int]] = []
        self.missing: list[tuple[c.Card, Node, str]] = []  # cards, their parts, why
        self._gained: dict[c.Effect, int] = {}
        self._succeeds: dict[str, list[int]] = {}
        self._gains_under = [[0] * len(cards) for _ in range(t.TEXTS)]
        self._gained_under: Filter | None = None
        self._free: list[int] = []  # conditions of IgnoreColors
        self._limits = 0
        self._aura_kinds = 0

    # -------------------------------------------------------------- effects

    def gained_effect(self, effect: c.Effect) -> int:
        if not _works_when_gained(effect):
            kind = f"would {effect.what}" if isinstance(effect, c.Would) else effect.kind
            raise CompileError(f'gaining an effect of the kind "{kind}"')
        return self._given(effect)

    def next_effect(self, effect: Node) -> int:
        if not isinstance(effect, c.Would) or effect.what != "digivolve" or effect.who is None:
            raise CompileError(f"the next time of {effect.kind}")
        number = self._given(replace(effect, where=v.HAND))
        if self.effects[number][t.E_COUNTED] != t.WINDOW:
            raise CompileError("the next time of what only reduces a cost")
        return number

    def _given(self, effect: c.Effect) -> int:
        """The number of an effect that is no text of a card."""
        if effect not in self._gained:
            # The registers of the effect around this one are kept.
            outside = self._registers, self._latest, self._next
            self._gained[effect] = -1
            # Its rows stand inside those of the effect around it, which jumps over them.
            jump = self.row(Jump, TO=0)
            row = self._effect_row(effect, t.IN_UPPER, gained=True)
            self.fill(jump, Jump.TO, self.here())
            self._registers, self._latest, self._next = outside
            row[t.E_DEF] = -1
            self._gained[effect] = self._add_effect(effect, self._card, row)
        if self._gained[effect] < 0:
            raise CompileError("an effect that gives itself")
        return self._gained[effect]

    def _add_effect(self, item: c.Effect, card: c.Card, row: list[int]) -> int:
        self.effects.append(row)
        self.effect_nodes.append(item)
        self.effect_cards.append(card)
        return len(self.effects) - 1

    def _effect_row(self, item: c.Effect, text: int, gained: bool = False) -> list[int]:
        self.begin()
        row = [0] * t.EFFECT_SIZE
        row[t.E_TEXT] = text
        row[t.E_TURN] = item.turn
        row[t.E_WHERE] = item.where or _place_of(item)
        row[t.E_WOULD] = -1
        condition, do = item.condition, item.do
        while len(do) == 1 and isinstance(do[0], op.If) and not do[0].otherwise:
            # A condition of the only step is one of the whole effect (rule 15-6-3).
            condition, do = (*condition, do[0].condition), do[0].do
        row[t.E_OPTIONAL] = int(len(do) == 1 and _may_be_declined(do[0]))
        if item.limit:
            # A gained effect does not count on a card, so it needs no counter of it.
            row[t.E_LIMIT], row[t.E_SLOT] = item.limit, self._limits
            self._limits += not gained
            if self._limits > 15:
                raise CompileError("so many effects with a limit per turn")
        if isinstance(item, c.Trigger):
            row[t.E_KIND] = t.K_TRIGGER
            self._listen(row, item)
        elif isinstance(item, c.Delay):
            row[t.E_KIND] = t.K_DELAY
        elif isinstance(item, c.Main):
            row[t.E_KIND] = t.K_MAIN
        elif isinstance(item, c.Security):
            row[t.E_KIND] = t.K_SECURITY
        elif isinstance(item, c.Counter):
            row[t.E_KIND] = t.K_COUNTER
        elif isinstance(item, c.Would):
            row[t.E_KIND] = t.K_WOULD
            row[t.E_WOULD] = self._would(item)
            only_reduces = all(isinstance(step, op.ReduceCost) for step in item.do)
            if by_name.WOULDS[item.what] in COSTS and (item.limit or not only_reduces):
                row[t.E_COUNTED] = t.WINDOW
        elif type(item) is c.Effect:
            row[t.E_KIND] = t.K_RULE
        else:
            raise CompileError(f"the effect {item.kind}")
        if item.where & ~AREAS:
            raise CompileError(f"an effect in the {v.names(item.where & ~AREAS, v.AREA_NAMES)}")
        if isinstance(item, c.Trigger) and _leaves(item.on):
            # What leaves is looked at as it was (rule 15-8-3-9-4), everything else as it is.
            state = tuple(part for part in condition if _speaks_of_itself(part))
            condition = tuple(part for part in condition if part not in state)
            row[t.E_STATE], row[t.E_STATE_END] = self.condition_rows(state)
        row[t.E_IF], row[t.E_IF_END] = self.condition_rows(condition)
        row[t.E_DO], row[t.E_DO_END] = self.steps(do)
        return row

    def _listen(self, row: list[int], item: c.Trigger) -> None:
        row[t.E_EVENTS] = len(self.events)
        for event in item.on.of if isinstance(item.on, c.Events) else (item.on,):
            number = by_name.EVENT_NUMBERS[event.what]
            who = -1
            if event.who is not None:
                filter_ = event.who
                if event.what == "option-used":
                    filter_ = _as_used(filter_)
                who = self.filter(filter_, v.TRASH if event.what in c.TRASHED else v.BATTLE)
            elif event.what in c.PLAYER_EVENTS:
                who = -2
            below = v.UNDER if event.what == "placed-under" else v.BATTLE
            other = -1 if event.other is None else self.filter(event.other, below)
            self.events.append([number, who, event.whose, by_name.CAUSES[event.by], other])
            row[t.E_COUNTED] |= 1 << number
            row[t.E_TIMING] |= _is_timing(item, event) << number
        row[t.E_EVENTS_END] = len(self.events)

    def _would(self, item: c.Would) -> int:
        number = by_name.WOULDS[item.what]
        own = not item.where & ~v.HAND and (item.who is None or number == t.W_DIGIVOLVE)
        if number in COSTS and not own and item.where & ~v.FIELD:
            raise CompileError(f"interrupting from the {v.names(item.where, v.AREA_NAMES)}")
        # What may be declined interrupts where a card is declared: that is in the hand.
        declined = len(item.do) == 1 and _may_be_declined(item.do[0])
        if item.origin and not (number == t.W_PLAY and item.origin == v.HAND and declined):
            raise CompileError(f"a card from the {v.names(item.origin, v.AREA_NAMES)} alone")
        if number not in COSTS and number not in LEAVING:
            raise CompileError(f"what happens when a card would {item.what}")
        who = -1 if item.who is None else self.filter(item.who, v.BATTLE)
        into = self.filter(item.into, v.HAND)
        self.woulds.append([number, who, into, by_name.CAUSES[item.by], item.whose])
        return len(self.woulds) - 1

    # ------------------------------------------------------ persistent effects

    def _static(self, item: c.Static, text: int) -> list[int]:
        self.begin()
        scope = -1
        what = item.what if isinstance(item.what, tuple) else (item.what,)
        for kind, name in _FOR_A_TIME.items():
            if any(isinstance(part, kind) for part in what):
                raise CompileError(f"a persistent {name}")
        if isinstance(item.to, (la.Each, la.Players)):
            scope = self.scope(item.to, what)
        elif not isinstance(item.to, la.This):
            raise CompileError(f"a persistent effect on {item.to.kind}")
        if item.where & ~AREAS:
            raise CompileError(f"an effect in the {v.names(item.where & ~AREAS, v.AREA_NAMES)}")
        start, end = self.modifier_rows(what)
        first, last = self.condition_rows(item.condition)
        kinds = 0
        for row in self.modifiers[start:end]:
            kinds |= 1 << row[0]
        where = item.where or v.BATTLE
        if scope >= 0 and where & v.BATTLE:
            self._aura_kinds |= kinds
        return [scope, item.turn, first, last, start, end, where, kinds]

    def _keyword(self, item: c.Keyword, text: int, row: list[list[int]], bits: list[int]) -> None:
        """A keyword that is printed: a flag, a number, or effects written out."""
        number = keyword_number(item.name)
        if number == t.KW_DIGISORPTION and isinstance(item.value, int):
            bits[0] |= 1 << number
            suspended = self.filter(la.DIGIMON & la.UNSUSPENDED, v.BATTLE)
            own = [t.SP_DIGISORPTION, abs(item.value), 2, self.filter(ANY, v.BATTLE), suspended]
            self.specials.append(own + [0] * (t.SPECIAL_SIZE - len(own)))
            return
        effects = k.written_out(item)
        if effects is None:
            raise CompileError(f"the keyword <{item.name}>")
        if item.name in k.PRINTED_ONLY:
            if text != t.IN_UPPER:
                raise CompileError(f"the keyword <{item.name}> there")
            self._printed_only(item)
        bits[0] |= 1 << number
        if number in (t.KW_SECURITY_ATTACK, t.KW_LINK):
            row.append(self._static(c.Static(item), text))
        for effect in effects:
            compiled = self._effect_row(effect, text)
            compiled[t.E_DEF] = self.index[self._card.number]
            self._add_effect(effect, self._card, compiled)

    def _printed_only(self, item: c.Keyword) -> None:
        """<Succession> and <Blast DNA Digivolve>, with the cards they specify."""
        if item.name == "Succession":
            either = AnyOf(item.cards)
            if not all_static(either):
                raise CompileError("<Succession> of cards as they are now")
            row = self.filter_rows[self.filter(either, v.UNDER)]
            bits = self.static_bits()
            self._succeeds[self._card.number] = [
                int(any(bits[static][index] for static, _ in row))
                for index in range(len(self.cards))
            ]
            return
        ways = [way for way in self._card.ways if isinstance(way, c.DnaDigivolve)]
        if not ways or len(item.cards) != 2 or any(len(way.of) != 2 for way in ways):
            raise CompileError("<Blast DNA Digivolve> without DNA requirements of two cards")
        # Both the keyword and the requirements must be met, in either order (rule 16-31-5).
        for way in ways:
            for first, second in (item.cards, item.cards[::-1]):
                slots = way.of[0] & first, way.of[1] & second
                own = [t.SP_BLAST_DNA, 0, 2, *(self.filter(slot, v.BATTLE) for slot in slots)]
                self.specials.append(own + [0] * (t.SPECIAL_SIZE - len(own)))

    def _gains_all(self, item: c.Static, cards: Filter, text: int) -> None:
        """All effects of the digivolution cards that match, gained by the Digimon."""
        plain = replace(item, what=()) == c.Static()
        if not plain or text not in (t.IN_UPPER, t.IN_INHERITED) or not all_static(cards):
            raise CompileError("gaining the effects of cards as they are now")
        if self._gained_under not in (None, cards):
            raise CompileError("gaining the effects of cards of two kinds")
        self._gained_under = cards
        self._gains_under[text][self.index[self._card.number]] = 1

    def text_of(
        self, card: c.Card, items: tuple[Node, ...], text: int
    ) -> tuple[int, list[list[int]]]:
        """Compile one text of a card: the bits of its keywords, and its persistent effects."""
        statics: list[list[int]] = []
        bits = [0]
        for item in items:
            try:
                if isinstance(item, c.Keyword):
                    self._keyword(item, text, statics, bits)
                elif isinstance(item, c.Static) and isinstance(item.what, c.GainsUnder):
                    self._gains_all(item, item.what.cards, text)
                elif isinstance(item, c.Static):
                    statics.append(self._static(item, text))
                elif isinstance(item, c.IgnoreColors):
                    start, end = self.condition_rows(item.condition)
                    self._free += [start, end]
                elif isinstance(item, c.Effect):
                    row = self._effect_row(item, text)
                    row[t.E_DEF] = self.index[card.number]
                    if isinstance(item, c.Trigger) and item.shares:
                        row[t.E_SLOT] = self.effects[-1][t.E_SLOT]
                    self._add_effect(item, card, row)
                    if isinstance(item, c.Trigger) and item.main:
                        self._also(c.Main, item, card, text, row[t.E_SLOT])
                    if isinstance(item, c.Trigger) and item.counter:
                        self._also(c.Counter, item, card, text, row[t.E_SLOT])
                elif not isinstance(item, c.Note):
                    raise CompileError(item.kind)
            except CompileError as error:
                self.missing.append((card, item, f"{error} cannot be played yet"))
        return bits[0], statics

    def _also(self, kind: type[c.Main] | type[c.Counter], item: c.Trigger, card: c.Card,
              text: int, slot: int) -> None:  # fmt: skip
        """The same effect as a [Main] or [Counter] effect: a use of one is one of all (15-14-1)."""
        limits = self._limits
        other = kind(item.do, item.condition, item.turn, item.limit, item.where)
        row = self._effect_row(other, text)
        self._limits = limits
        row[t.E_DEF], row[t.E_SLOT] = self.index[card.number], slot
        self._add_effect(other, card, row)

    def static_bits(self) -> list[tuple[bool, ...]]:
        """The rows of what is printed, by their numbers."""
        return list(self.static_rows)


def _is_timing(item: c.Trigger, event: c.Event) -> bool:
    """Whether this is the effect timing of an effect, such as [When Attacking] (rule 15-16).

    A keyword has none, and an effect that names a turn has that timing (16-1, 15-16-8).
    """
    own = event.who is None and event.other is None and not event.by
    return own and item.turn == v.EITHER and not isinstance(item, k.KeywordTrigger)


def _works_when_gained(item: c.Effect) -> bool:
    """Whether an effect is looked for among those gained: triggers, and what leaves the area."""
    if isinstance(item, c.Would):
        return by_name.WOULDS[item.what] in LEAVING
    return isinstance(item, c.Trigger) or type(item) is c.Effect


def _as_used(item: Filter) -> Filter:
    """A filter of the Option that is used, whose cost is what its own text makes of it."""
    if isinstance(item, la.Between) and item.what == "cost":
        return la.Between("use-cost", item.least, item.most)
    if isinstance(item, (AllOf, AnyOf)):
        return type(item)(tuple(_as_used(part) for part in item.of))
    return NoneOf(_as_used(item.of)) if isinstance(item, NoneOf) else item


def _leaves(on: c.Event | c.Events) -> bool:
    """Whether an effect waits for its own card to leave the battle area."""
    events = on.of if isinstance(on, c.Events) else (on,)
    return all(event.who is None and event.what in ("deleted", "removed") for event in events)


def _speaks_of_itself(item: object) -> bool:
    """Whether a condition asks for the card the effect is on."""
    return any(isinstance(phrase, la.This) for phrase in walk(item))


def _may_be_declined(step: Node) -> bool:
    """Whether the player of the effect may leave this step out."""
    return isinstance(step, op.By) or (isinstance(step, op.May) and step.by == v.YOU)


def _place_of(item: c.Effect) -> int:
    """Where an effect without an area works: what happens when this card is trashed, in the trash.

    A card in the battle area it is for all others.
    """
    if isinstance(item, c.Trigger):
        events = item.on.of if isinstance(item.on, c.Events) else (item.on,)
        if all(event.who is None and event.what in c.TRASHED for event in events):
            return v.TRASH
    return v.BATTLE
