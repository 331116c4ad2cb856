"""From card definitions to the integer tables of one game.

The compiler sees only definitions; it knows nothing of positions.  Filters become rows of a table
over definitions (`compile_filters`), steps of effects rows of operations (`compile_steps`); here
effects, persistent effects and digivolution requirements are put together.

What cannot be played yet is left out, effect by effect, and named in `missing`: the rest of the
card is played.
"""

from collections.abc import Iterable
from functools import reduce
from itertools import accumulate
from operator import or_

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon import card as c
from engine.digimon import keywords as k
from engine.digimon import language as la
from engine.digimon import operations as op
from engine.digimon import tables as t
from engine.digimon import vocabulary as v
from engine.digimon.compile_filters import (
    CompileError, is_static, keyword_number, names_of, sealed,
)  # fmt: skip
from engine.digimon.compile_steps import StepCompiler
from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf

_ABILITIES = (c.Main, c.Delay, c.Counter)
_SPECIALS = (c.DnaDigivolve, c.BurstDigivolve, c.AppFusion, c.DigiXros, c.Assembly)
_COSTS = (t.W_DIGIVOLVE, t.W_PLAY, t.W_USE, t.W_LINK)
_LEAVING = (t.W_LEAVE, t.W_DELETED, t.W_DELETED_OR_RETURNED)
AREAS = v.HAND | v.TRASH | v.SECURITY | v.BATTLE | v.BREEDING  # where effects can work
ELSEWHERE = AREAS & ~v.BATTLE


class Compiler(StepCompiler):
    """Compiles the definitions of one game, in the order given."""

    def __init__(self, cards: list[c.Card]) -> None:
        super().__init__(cards)
        self.effects: list[list[int]] = []
        self.effect_nodes: list[c.Effect] = []
        self.effect_cards: list[c.Card] = []
        self.events: list[list[int]] = []
        self.statics: list[list[int]] = []
        self.woulds: list[list[int]] = []
        self.ways: list[list[int]] = []
        self.specials: list[list[int]] = []
        self.missing: list[tuple[c.Card, str]] = []
        self.tables = t.Tables()
        self._gained: dict[c.Effect, int] = {}
        self._links: dict[str, tuple[int, int, int]] = {}
        self._succeeds: dict[str, list[int]] = {}
        self._limits = 0
        self._aura_kinds = 0

    # -------------------------------------------------------------- effects

    def gained_effect(self, effect: c.Effect) -> int:
        if effect not in self._gained:
            # The registers of the effect around this one are kept.
            outside = self._registers, self._latest, self._next
            self._gained[effect] = -1
            # Its rows stand inside those of the effect around it, which jumps over them.
            jump = self.emit(t.O_JUMP)
            row = self._effect_row(effect, t.IN_UPPER, gained=True)
            self.ops[jump][1] = len(self.ops)
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
        row[t.E_OPTIONAL] = int(len(do) == 1 and isinstance(do[0], (op.May, op.By)))
        if item.limit:
            # A gained effect does not count on a card, so it needs no counter of it.
            row[t.E_LIMIT], row[t.E_SLOT] = item.limit, self._limits
            self._limits += not gained
            if self._limits > 15:
                raise CompileError("so many effects with a limit per turn")
        if isinstance(item, c.Trigger):
            row[t.E_KIND] = t.K_TRIGGER
            self._listen(row, item.on)
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
            if t.WOULDS[item.what] in _COSTS and (item.limit or not only_reduces):
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
            row[t.E_STATE], row[t.E_STATE + 1] = self.condition_rows(state)
        row[t.E_IF], row[t.E_IF + 1] = self.condition_rows(condition)
        row[t.E_DO], row[t.E_DO + 1] = self.steps(do)
        return row

    def _listen(self, row: list[int], on: c.Event | c.Events) -> None:
        row[t.E_EVENTS] = len(self.events)
        for event in on.of if isinstance(on, c.Events) else (on,):
            number = t.EVENT_NUMBERS[event.what]
            who = -1
            if event.who is not None:
                who = self.filter(event.who, v.TRASH if event.what in c.TRASHED else v.BATTLE)
            elif event.what in c.PLAYER_EVENTS:
                who = -2
            other = -1 if event.other is None else self.filter(event.other, v.BATTLE)
            if event.by not in t.CAUSES:
                raise CompileError(f"the cause {event.by!r}")
            self.events.append([number, who, event.whose, t.CAUSES[event.by], other])
            row[t.E_COUNTED] |= 1 << number
        row[t.E_EVENTS + 1] = len(self.events)

    def _would(self, item: c.Would) -> int:
        number = t.WOULDS[item.what]
        own = item.who is None and not item.where & ~v.HAND
        if number in _COSTS and not own and item.where & ~v.FIELD:
            raise CompileError(f"interrupting from the {v.names(item.where, v.AREA_NAMES)}")
        if number not in (*_COSTS, *_LEAVING):
            raise CompileError(f"what happens when a card would {item.what}")
        if item.by not in t.CAUSES:
            raise CompileError(f"the cause {item.by!r}")
        who = -1 if item.who is None else self.filter(item.who, v.BATTLE)
        into = self.filter(item.into, v.HAND)
        self.woulds.append([number, who, into, t.CAUSES[item.by], item.whose])
        return len(self.woulds) - 1

    # ------------------------------------------------------ persistent effects

    def _static(self, item: c.Static, text: int) -> list[int]:
        self.begin()
        scope = -1
        what = item.what if isinstance(item.what, tuple) else (item.what,)
        if any(isinstance(part, c.OriginalDP) for part in what):
            raise CompileError("a persistent change of the original DP")
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
            if not _all_static(either):
                raise CompileError("<Succession> of cards as they are now")
            row = self.filter_rows[self.filter(either, v.UNDER)]
            bits = self._static_bits()
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

    # ----------------------------------------------------------------- cards

    def _text(
        self, card: c.Card, items: tuple[Node, ...], text: int
    ) -> tuple[int, list[list[int]]]:
        """Compile one text of a card: the bits of its keywords, and its persistent effects."""
        statics: list[list[int]] = []
        bits = [0]
        for item in items:
            try:
                if isinstance(item, c.Keyword):
                    self._keyword(item, text, statics, bits)
                elif isinstance(item, c.Static):
                    statics.append(self._static(item, text))
                elif isinstance(item, c.IgnoreColors):
                    start, end = self.condition_rows(item.condition)
                    self._free += [start, end]
                elif isinstance(item, c.Effect):
                    row = self._effect_row(item, text)
                    row[t.E_DEF] = self.index[card.number]
                    self._add_effect(item, card, row)
                elif not isinstance(item, c.Note):
                    raise CompileError(item.kind)
            except CompileError as error:
                self.missing.append((card, f"{item.words()} ({error} cannot be played yet)"))
        return bits[0], statics

    def _ways(self, card: c.Card) -> list[int]:
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
                if not isinstance(item, c.Digivolve):
                    raise CompileError(item.kind)
                if not 0 <= item.cost <= 30:
                    raise CompileError(f"a digivolution cost of {item.cost}")
                if item.condition or not _all_static(item.from_):
                    start, end = self.condition_rows(item.condition)
                    number = self.filter(item.from_, v.BATTLE)
                    self.ways.append([number, item.cost, start, end])
                    continue
                number = self.filter(item.from_, v.BATTLE)
                for index in range(len(self.cards)):
                    for static, _ in self.filter_rows[number]:
                        if self._static_bits()[static][index]:
                            costs[index] |= 1 << item.cost
            except CompileError as error:
                self.missing.append((card, f"{item.words()} ({error} cannot be played yet)"))
        return costs

    def _link_way(self, card: c.Card, item: c.Link) -> None:
        if card.number in self._links:
            raise CompileError("a second link requirement")
        if not 0 <= item.cost <= 255:
            raise CompileError(f"a link cost of {item.cost}")
        number = self.filter(item.to & la.DIGIMON, v.BATTLE)
        self._links[card.number] = (number, item.cost, item.dp)

    def _special(self, item: Node) -> list[int]:
        """A way into play with several cards."""
        effect = 0
        if isinstance(item, c.DnaDigivolve):
            kind, number, slots, areas = t.SP_DNA, item.cost, item.of, v.BATTLE
        elif isinstance(item, c.BurstDigivolve):
            kind, number, slots, areas = t.SP_BURST, item.cost, (item.from_, item.tamer), v.BATTLE
            effect = self.gained_effect(c.Effect((op.TrashTopCard(),)))
        elif isinstance(item, c.AppFusion):
            kind, number, slots, areas = t.SP_APP_FUSION, item.cost, item.of, v.BATTLE
            effect = len(slots)
        elif isinstance(item, c.DigiXros):
            kind, number, slots, areas = t.SP_DIGIXROS, item.reduce, item.of, v.HAND
        elif isinstance(item, c.Assembly):
            kind, number, slots, areas = t.SP_ASSEMBLY, item.reduce, item.of, v.TRASH
        else:
            raise CompileError(item.kind)
        if not 0 < len(slots) <= t.SPECIAL_SLOTS:
            raise CompileError(f"{len(slots)} cards for a {item.kind}")
        chosen = 2 if kind == t.SP_APP_FUSION else len(slots)
        row = [kind, number, chosen, *(self.filter(slot, areas) for slot in slots)]
        return row + [0] * (t.SPECIAL_SIZE - 1 - len(row)) + [effect]

    def _static_bits(self) -> list[tuple[bool, ...]]:
        return list(self.static_rows)

    def compile(self) -> t.Tables:
        """All definitions as tables."""
        tables = self.tables
        effect_from, way_from, special_from = [0], [0], [0]
        bits = [[0] * len(self.cards) for _ in range(t.TEXTS)]
        statics: list[list[list[list[int]]]] = [[[] for _ in self.cards] for _ in bits]
        free_from, self._free = [0], list[int]()
        evolves: list[int] = []
        main, security = [], []
        elsewhere, works_in = [], []
        for index, card in enumerate(self.cards):
            self._card, self._limits = card, 0
            for text, items in (
                (t.IN_UPPER, card.effects), (t.IN_INHERITED, card.inherited),
                (t.IN_SECURITY, card.security), (t.IN_LINK, card.link),
                (t.IN_OPTION, card.option.effects if card.option else ()),
            ):  # fmt: skip
                bits[text][index], statics[text][index] = self._text(card, items, text)
            evolves += self._ways(card)
            way_from.append(len(self.ways))
            special_from.append(len(self.specials))
            free_from.append(len(self._free) // 2)
        # Effects gained by others were appended between: give every card its own run.
        order = sorted(range(len(self.effects)), key=lambda n: self.effects[n][t.E_DEF] % (1 << 30))
        self._renumber(order)
        at = 0
        hears = [[0] * len(self.cards) for _ in bits]
        for index in range(len(self.cards)):
            own = [n for n in range(len(self.effects)) if self.effects[n][t.E_DEF] == index]
            at += len(own)
            effect_from.append(at)
            used = own
            if self.cards[index].option:
                used = [n for n in own if self.effects[n][t.E_TEXT] == t.IN_OPTION]
            main.append(_first(self.effects, used, t.K_MAIN))
            security.append(_first(self.effects, own, t.K_SECURITY))
            for number in own:
                row = self.effects[number]
                if row[t.E_WHERE] & v.BATTLE:
                    hears[row[t.E_TEXT]][index] |= row[t.E_COUNTED]
            elsewhere.append(_heard(self.effects, own, t.IN_UPPER, ELSEWHERE))
            areas = [row[t.ST_WHERE] for row in statics[t.IN_UPPER][index]]
            works_in.append(_areas((*areas, *(self.effects[n][t.E_WHERE] for n in own))))
        self._facts(tables)
        tables.effect_from = sealed(effect_from)
        tables.way_from, tables.free_colors_from = sealed(way_from), sealed(free_from)
        tables.free_colors = sealed(self._free)
        tables.keywords, tables.hears = _flat(bits), _flat(hears)
        places = [rows for of_text in statics for rows in of_text]
        tables.static_kinds = sealed(_kinds(rows) for rows in places)
        tables.static_from = sealed([0, *accumulate(len(rows) for rows in places)])
        tables.statics = _flat([row for rows in places for row in rows])
        tables.evolves, tables.special_from = sealed(evolves), sealed(special_from)
        tables.main_effect, tables.security_effect = sealed(main), sealed(security)
        tables.hears_elsewhere, tables.works_in = sealed(elsewhere), sealed(works_in)
        tables.kinds_elsewhere = sealed(_kinds_elsewhere(rows) for rows in statics[t.IN_UPPER])
        self._elsewhere(tables, [row for rows in places for row in rows])
        self._summary(tables)
        self._seal(tables)
        return tables

    def _what_would(self, row: list[int]) -> int:
        """What would happen that an effect waits for; 0 for other effects."""
        return self.woulds[row[t.E_WOULD]][0] if row[t.E_KIND] == t.K_WOULD else 0

    def _elsewhere(self, tables: t.Tables, statics: list[list[int]]) -> None:
        """In which areas besides the battle area effects work at all."""
        for row in self.effects:
            kind, areas = row[t.E_KIND], row[t.E_WHERE] & ELSEWHERE
            if kind == t.K_TRIGGER and areas:
                tables.trigger_areas |= areas
                tables.heard_elsewhere |= row[t.E_COUNTED]
            elif kind in (t.K_MAIN, t.K_DELAY):
                tables.main_areas |= areas & ~v.BREEDING
            elif self._what_would(row) in _LEAVING:
                tables.would_areas |= areas
        for row in statics:
            if row[t.ST_WHERE] & ELSEWHERE:
                tables.static_areas |= row[t.ST_WHERE] & ELSEWHERE
                tables.given_elsewhere |= row[t.ST_KINDS]

    def _renumber(self, order: list[int]) -> None:
        place = {old: new for new, old in enumerate(order)}
        self.effects = [self.effects[old] for old in order]
        self.effect_nodes = [self.effect_nodes[old] for old in order]
        self.effect_cards = [self.effect_cards[old] for old in order]
        for row in self.modifiers:
            if row[0] == t.M_KEYWORD and row[2]:
                row[2] = place[row[2] - 1] + 1
            elif row[0] == t.M_GAINS:
                row[1] = place[row[1]]
        for row in self.ops:
            if row[0] == t.O_LATER:
                row[2] = place[row[2]]
        for row in self.specials:
            if row[0] == t.SP_BURST:
                row[-1] = place[row[-1]]

    def _facts(self, tables: t.Tables) -> None:
        names: dict[str, int] = {}
        tables.defs = len(self.cards)
        # A DUAL card is a Digimon wherever its category is asked for; it can be used as well.
        sides = [card.option or card for card in self.cards]
        tables.category = sealed(v.DIGIMON if card.option else card.category for card in self.cards)
        tables.use_cost = sealed(side.cost for side in sides)
        tables.use_colors = sealed(side.colors for side in sides)
        links = [self._links.get(card.number, (-1, 0, 0)) for card in self.cards]
        tables.link_to = sealed(to for to, _, _ in links)
        tables.link_cost = sealed(cost for _, cost, _ in links)
        tables.link_dp = sealed(dp for _, _, dp in links)
        none = [0] * len(self.cards)
        tables.succeeds = _flat([self._succeeds.get(card.number, none) for card in self.cards])
        tables.colors = sealed(card.colors for card in self.cards)
        tables.level = sealed(card.level for card in self.cards)
        tables.cost = sealed(card.cost for card in self.cards)
        tables.dp = sealed(card.dp for card in self.cards)
        tables.overflow = sealed(card.overflow for card in self.cards)
        tables.flags = sealed(
            (not card.defined) * t.DEF_INERT
            | card.token * t.DEF_TOKEN
            | (card.option is not None) * t.DEF_DUAL
            | (card.option is not None and card.option.arts) * t.DEF_ARTS
            for card in self.cards
        )
        tables.name = sealed(names.setdefault(names_of(card)[0], len(names)) for card in self.cards)

    def _summary(self, tables: t.Tables) -> None:
        heard = 0
        for row in self.effects:
            heard |= row[t.E_COUNTED]
        tables.heard = heard
        tables.modified = self.modified
        tables.aura_kinds = self._aura_kinds
        tables.given_keywords = self.given_keywords
        printed = 0
        for bits in tables.keywords:
            printed |= int(bits)
        tables.any_keywords = printed | self.given_keywords
        leaving = [row for row in self.woulds if row[0] in _LEAVING]
        tables.has_woulds = int(bool(leaving))
        costs = [row for row in self.effects if self._what_would(row) in _COSTS]
        tables.has_reductions = int(any(not row[t.E_COUNTED] for row in costs))
        for row in costs:
            tables.windows |= (row[t.E_COUNTED] == t.WINDOW) << self._what_would(row)
        tops = any(row[0] in (t.O_TRASH_TOP_CARD, t.O_DE_DIGIVOLVE) for row in self.ops)
        tables.has_links = int(bool(self._links))
        tables.has_succession = int(bool(self._succeeds))
        tables.has_duals = int(any(card.option for card in self.cards))
        tables.has_more_texts = tables.has_links | tables.has_succession
        tables.checks_rules = (
            t.CHECK_DP * self.lowers_dp
            | t.CHECK_TOPS * tops
            | t.CHECK_LINKS * bool(tables.has_links)
        )
        tables.reads_events = int(self.reads_events)
        tables.has_limits = int(any(row[t.E_LIMIT] for row in self.effects))
        blast = tables.any_keywords & (1 << t.KW_BLAST | 1 << t.KW_BLAST_DNA)
        tables.has_counters = int(
            bool(blast) or any(row[t.E_KIND] == t.K_COUNTER for row in self.effects)
        )
        tables.has_abilities = int(
            any(
                isinstance(node, _ABILITIES) and card.category != v.OPTION
                for node, card in zip(self.effect_nodes, self.effect_cards, strict=True)
            )
        )
        tables.has_delays = int(any(row[t.E_KIND] == t.K_DELAY for row in self.effects))
        tables.has_gained = int(
            any(row[t.E_DEF] < 0 and row[t.E_KIND] != t.K_RULE for row in self.effects)
        )

    def _seal(self, tables: t.Tables) -> None:
        tables.effects, tables.events = _flat(self.effects), _flat(self.events)
        tables.ops, tables.conditions = _flat(self.ops), _flat(self.conditions)
        tables.modifiers = _flat(self.modifiers)
        tables.scopes, tables.woulds = _flat(self.scopes), _flat(self.woulds)
        tables.ways, tables.specials = _flat(self.ways), _flat(self.specials)
        self.refresh_filters(tables)

    def refresh_filters(self, tables: t.Tables) -> None:
        """The filters and amounts known so far as tables, those asked for since `compile` too."""
        tables.amounts = _flat(self.amounts)
        filter_from, term_from, pure, rows, terms = [0], [0], [], [], list[int]()
        tables.filter_open = sealed(int(open_) for open_ in self.filter_open)
        for alternatives_of in self.filter_rows:
            alone = len(alternatives_of) == 1 and not alternatives_of[0][1]
            pure.append(alternatives_of[0][0] if alone else -1)
            for row, dynamic in alternatives_of:
                rows.append(row)
                for term in dynamic:
                    terms += term
                term_from.append(len(terms) // t.TERM_SIZE)
            filter_from.append(len(rows))
        tables.filter_from, tables.filter_pure = sealed(filter_from), sealed(pure)
        tables.alternative_row, tables.term_from = sealed(rows), sealed(term_from)
        tables.terms = sealed(terms)
        tables.static = sealed(int(bit) for row in self.static_rows for bit in row)
        tables.any_row = self.static_rows.get((True,) * len(self.cards), -1)


def _leaves(on: c.Event | c.Events) -> bool:
    """Whether an effect waits for its own card to leave the battle area."""
    events = on.of if isinstance(on, c.Events) else (on,)
    return all(event.who is None and event.what in ("deleted", "removed") for event in events)


def _speaks_of_itself(item: object) -> bool:
    """Whether a condition asks for the card the effect is on."""
    if isinstance(item, la.This):
        return True
    if isinstance(item, Node):
        return any(_speaks_of_itself(value) for value in vars(item).values())
    return isinstance(item, tuple) and any(_speaks_of_itself(part) for part in item)


def _all_static(item: Filter) -> bool:
    if isinstance(item, (AllOf, AnyOf)):
        return all(_all_static(part) for part in item.of)
    return _all_static(item.of) if isinstance(item, NoneOf) else is_static(item)


def _flat(rows: list[list[int]]) -> "vec[i64]":
    return sealed(number for row in rows for number in row)


def _place_of(item: c.Effect) -> int:
    """Where an effect without an area works: what happens when this card is trashed, in the trash.

    A card in the battle area it is for all others.
    """
    if isinstance(item, c.Trigger):
        events = item.on.of if isinstance(item.on, c.Events) else (item.on,)
        if all(event.who is None and event.what in c.TRASHED for event in events):
            return v.TRASH
    return v.BATTLE


def _kinds(rows: list[list[int]]) -> int:
    """The modifier kinds of persistent effects on the card itself (low), and on others (high)."""
    kinds = 0
    for row in rows:
        if row[t.ST_WHERE] & v.BATTLE:
            kinds |= row[t.ST_KINDS] << (t.AURA_SHIFT if row[t.ST_SCOPE] >= 0 else 0)
    return kinds


def _kinds_elsewhere(rows: list[list[int]]) -> int:
    """The modifier kinds of persistent effects that work elsewhere than in the battle area."""
    kinds = 0
    for row in rows:
        if row[t.ST_WHERE] & ELSEWHERE:
            kinds |= row[t.ST_KINDS]
    return kinds


def _areas(places: Iterable[int]) -> int:
    """The areas besides the battle area among these."""
    return reduce(or_, places, 0) & ELSEWHERE


def _first(effects: list[list[int]], own: list[int], kind: int) -> int:
    usual = (n for n in own if effects[n][t.E_KIND] == kind and effects[n][t.E_WHERE] & v.BATTLE)
    return next(usual, -1)


def _heard(effects: list[list[int]], own: list[int], text: int, areas: int) -> int:
    bits = 0
    for number in own:
        if effects[number][t.E_TEXT] == text and effects[number][t.E_WHERE] & areas:
            bits |= effects[number][t.E_COUNTED]
    return bits
