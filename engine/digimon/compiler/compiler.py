"""From card definitions to the integer tables of one game.

The compiler sees only definitions; it knows nothing of positions.  Filters become rows of a table
over definitions (`compile_filters`), steps of effects rows of operations (`compile_steps`), then
effects (`compile_effects`) and ways into play (`compile_ways`); here it is put together.

What cannot be played yet is left out, effect by effect, and named in `missing`: the rest of the
card is played.
"""

from collections.abc import Iterable
from functools import reduce
from itertools import accumulate, chain
from operator import or_

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.language import card as c
from engine.digimon.operation import OPERATIONS
from engine.digimon.instructions import tables as t
from engine.digimon.instructions.compiled import Tables
from engine.digimon import vocabulary as v
from engine.digimon.compiler.effects import AREAS, COSTS, LEAVING
from engine.digimon.compiler.known import Known
from engine.digimon.compiler.printed import names_of, printed
from engine.digimon.compiler.ways import WayCompiler
from engine.sealed import sealed
import engine.digimon.effects.operations  # noqa: F401  (enters its kinds)

_ABILITIES = (c.Main, c.Delay, c.Counter)
ELSEWHERE = AREAS & ~v.BATTLE


class Compiler(WayCompiler):
    """Compiles the definitions of one game, in the order given."""

    def __init__(self, cards: list[c.Card], known: Known | None = None) -> None:
        super().__init__(cards, known)
        self.tables = Tables()

    def compile(self) -> Tables:
        """All definitions as tables."""
        tables = self.tables
        effect_from, way_from, special_from = [0], [0], [0]
        bits = [[0] * len(self.cards) for _ in range(t.TEXTS)]
        statics: list[list[list[list[int]]]] = [[[] for _ in self.cards] for _ in bits]
        free_from = [0]
        evolves: list[int] = []
        at_any_level: list[int] = []
        main, security = [], []
        elsewhere, works_in = [], []
        for index, card in enumerate(self.cards):
            self.definitions[index].validate()
            self._card, self._limits = card, 0
            for text, items in (
                (t.IN_UPPER, card.effects), (t.IN_INHERITED, card.inherited),
                (t.IN_SECURITY, card.security), (t.IN_LINK, card.link),
                (t.IN_OPTION, card.option.effects if card.option else ()),
            ):  # fmt: skip
                bits[text][index], statics[text][index] = self.text_of(card, items, text)
            evolves += self.ways_of(card)
            at_any_level += self.ways_at_any_level(card)
            way_from.append(len(self.ways))
            special_from.append(len(self.specials))
            free_from.append(len(self._free) // t.FREE_SIZE)
        # Effects gained by others were appended between: give every card its own run.
        order = sorted(range(len(self.effects)), key=self._place_of)
        self._renumber(order)
        hears = [[0] * len(self.cards) for _ in bits]
        runs: list[list[int]] = [[] for _ in self.cards]
        for number, row in enumerate(self.effects):
            if row[t.E_DEF] >= 0:
                runs[row[t.E_DEF]].append(number)
        for index, own in enumerate(runs):
            effect_from.append(effect_from[-1] + len(own))
            used = own
            if self.cards[index].option:
                used = [n for n in own if self.effects[n][t.E_TEXT] == t.IN_OPTION]
            main.append(_first(self.effects, used, t.K_MAIN))
            security.append(_first(self.effects, own, t.K_SECURITY))
            for number in own:
                row = self.effects[number]
                if row[t.E_WHERE] & v.BATTLE:
                    hears[row[t.E_TEXT]][index] |= row[t.E_COUNTED]
            # The inherited effects of a card wait for its own trashing (rule 15-8-3-5).
            trashed = _heard(self.effects, own, t.IN_INHERITED, ELSEWHERE)
            elsewhere.append(_heard(self.effects, own, t.IN_UPPER, ELSEWHERE)
                             | trashed & 1 << t.EV_TRASHED_FROM_UNDER)  # fmt: skip
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
        tables.evolves_at_any_level = sealed(at_any_level)
        tables.evolves_as = _flat([self.ways_as_if(*one) for one in self.all_as_if])
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

    def _elsewhere(self, tables: Tables, statics: list[list[int]]) -> None:
        """In which areas besides the battle area effects work at all."""
        for row in self.effects:
            kind, areas = row[t.E_KIND], row[t.E_WHERE] & ELSEWHERE
            if kind == t.K_TRIGGER and areas:
                tables.trigger_areas |= areas
                tables.heard_elsewhere |= row[t.E_COUNTED]
                if row[t.E_TEXT] == t.IN_INHERITED:
                    tables.inherited_areas |= areas
            elif kind in (t.K_MAIN, t.K_DELAY):
                tables.main_areas |= areas & ~v.BREEDING
            elif self._what_would(row) in LEAVING:
                tables.would_areas |= areas
        for row in statics:
            if row[t.ST_WHERE] & ELSEWHERE:
                tables.static_areas |= row[t.ST_WHERE] & ELSEWHERE
                tables.given_elsewhere |= row[t.ST_KINDS]

    def _place_of(self, number: int) -> tuple[bool, int]:
        """What effects are ordered by: their cards, and gained ones come last."""
        definition = self.effects[number][t.E_DEF]
        return definition < 0, definition

    def _renumber(self, order: list[int]) -> None:
        place = {old: new for new, old in enumerate(order)}
        self.effects = [self.effects[old] for old in order]
        self.effect_nodes = [self.effect_nodes[old] for old in order]
        self.effect_cards = [self.effect_cards[old] for old in order]
        for row in self.modifiers:
            if row[0] == t.M_KEYWORD and row[2]:
                row[2] = place[row[2] - 1] + 1
            elif row[0] in (t.M_GAINS, t.M_NEXT_TIME):
                row[1] = place[row[1]]
        for row in self.ops:
            OPERATIONS[row[0]].renumber(row, place)
        for row in self.specials:
            if row[0] == t.SP_BURST:
                row[t.SPECIAL_LAST] = place[row[t.SPECIAL_LAST]]

    def _facts(self, tables: Tables) -> None:
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
        tables.gains_under = _flat(self._gains_under)
        gained = self._gained_under
        tables.gained_under = sealed(gained is not None and printed(gained, card)
                                     for card in self.cards)  # fmt: skip
        tables.succeeds = _flat([self._succeeds.get(card.number, none) for card in self.cards])
        tables.colors = sealed(card.colors for card in self.cards)
        tables.level = sealed(card.level for card in self.cards)
        tables.cost = sealed(card.cost for card in self.cards)
        tables.dp = sealed(card.dp for card in self.cards)
        tables.causes = sealed(t.F_CAUSE * self.is_cause(card) for card in self.cards)
        tables.overflow = sealed(card.overflow for card in self.cards)
        tables.flags = sealed(
            (not card.defined and not card.body) * t.DEF_INERT
            | card.token * t.DEF_TOKEN
            | (card.option is not None) * t.DEF_DUAL
            | (card.option is not None and card.option.arts) * t.DEF_ARTS
            for card in self.cards
        )
        tables.name = sealed(names.setdefault(names_of(card)[0], len(names)) for card in self.cards)

    def _summary(self, tables: Tables) -> None:
        heard = 0
        for row in self.effects:
            heard |= row[t.E_COUNTED]
        tables.heard = heard
        tables.modified = self.modified
        tables.guards_dp = int(self.guards_dp)
        tables.aura_kinds = self._aura_kinds
        tables.given_keywords = self.given_keywords
        every = 0
        for bits in tables.keywords:
            every |= int(bits)
        tables.any_keywords = every | self.given_keywords
        leaving = [row for row in self.woulds if row[0] in LEAVING]
        tables.has_woulds = int(bool(leaving))
        costs = [row for row in self.effects if self._what_would(row) in COSTS]
        tables.has_reductions = int(any(not row[t.E_COUNTED] for row in costs))
        for row in costs:
            tables.windows |= (row[t.E_COUNTED] == t.WINDOW) << self._what_would(row)
        tops = any(OPERATIONS[row[0]].trashes_top(row) for row in self.ops)
        tables.has_links = int(bool(self._links))
        tables.has_tokens = int(any(card.token for card in self.cards))
        tables.has_succession = int(bool(self._succeeds) or self._gained_under is not None)
        tables.has_duals = int(any(card.option for card in self.cards))
        tables.has_more_texts = tables.has_links | tables.has_succession
        tables.checks_rules = (
            t.CHECK_DP * self.lowers_dp
            | t.CHECK_TOPS * tops
            | t.CHECK_LINKS * bool(tables.has_links)
        )
        tables.reads_events = int(self.reads_events)
        tables.has_face_down = int(any(OPERATIONS[row[0]].turns_down(row) for row in self.ops))
        tables.has_materials = int(
            any(row[0] in (t.SP_DIGIXROS, t.SP_ASSEMBLY) for row in self.specials)
        )
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

    def _seal(self, tables: Tables) -> None:
        tables.effects, tables.events = _flat(self.effects), _flat(self.events)
        tables.ops, tables.conditions = _flat(self.ops), _flat(self.conditions)
        tables.modifiers = _flat(self.modifiers)
        tables.scopes, tables.woulds = _flat(self.scopes), _flat(self.woulds)
        tables.ways, tables.specials = _flat(self.ways), _flat(self.specials)
        self.refresh_filters(tables)

    def refresh_filters(self, tables: Tables) -> None:
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
        tables.static = _flat(self.static_rows)
        tables.any_row = self.static_rows.get((True,) * len(self.cards), -1)


def _flat(rows: Iterable[Iterable[int]]) -> "vec[i64]":
    return sealed(chain.from_iterable(rows))


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
