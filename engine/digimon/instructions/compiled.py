"""Compiled cards: every table the rules read.

`engine/digimon/compiler/compiler` fills them for the cards of one game; what stands in them is in
`tables`.
"""

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    """All tables; the compiler fills the lists once and `seal` makes vectors of them."""

    def __init__(self) -> None:
        self.defs: i64 = 0
        # Facts, one for each definition.
        self.category: vec[i64] = vec[i64]()
        self.colors: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.dp: vec[i64] = vec[i64]()
        self.flags: vec[i64] = vec[i64]()
        self.causes: vec[i64] = vec[i64]()  # F_CAUSE if a condition asks for its effects, or 0
        self.overflow: vec[i64] = vec[i64]()
        self.name: vec[i64] = vec[i64]()  # equal for equal names
        self.use_cost: vec[i64] = vec[i64]()  # as an Option
        self.use_colors: vec[i64] = vec[i64]()
        # [Link]: filter of the Digimon, -1 for none; cost; DP it adds.
        self.link_to: vec[i64] = vec[i64]()
        self.link_cost: vec[i64] = vec[i64]()
        self.link_dp: vec[i64] = vec[i64]()
        # One for each text of each definition, at text * defs + definition.
        self.keywords: vec[i64] = vec[i64]()  # keywords that always hold, as bits
        self.hears: vec[i64] = vec[i64]()  # events that its effects listen to, as bits
        self.static_kinds: vec[i64] = vec[i64]()  # modifier kinds of its statics, as bits
        self.static_from: vec[i64] = vec[i64]()  # its statics; up to those of the next place
        # Of the upper text, effects that work elsewhere than in the battle area.
        self.hears_elsewhere: vec[i64] = vec[i64]()
        self.works_in: vec[i64] = vec[i64]()  # areas, besides the battle area, where some work
        self.kinds_elsewhere: vec[i64] = vec[i64]()  # modifier kinds of its statics
        # Ranges of each definition, one more than definitions.
        self.effect_from: vec[i64] = vec[i64]()
        self.special_from: vec[i64] = vec[i64]()
        self.specials: vec[i64] = vec[i64]()
        self.way_from: vec[i64] = vec[i64]()  # digivolution requirements with conditions
        self.main_effect: vec[i64] = vec[i64]()  # first [Main] effect, or -1
        self.security_effect: vec[i64] = vec[i64]()  # -1 for none
        # Digivolution costs as bits: definition * defs + definition of the top card.
        self.evolves: vec[i64] = vec[i64]()
        self.evolves_at_any_level: vec[i64] = vec[i64]()
        self.evolves_as: vec[i64] = vec[i64]()  # what it is as if * defs + definition of the card
        # <Succession>: definition * defs + definition of the digivolution card.
        self.succeeds: vec[i64] = vec[i64]()
        # By text and definition: it gains all that is so specified; by definition: whether that is.
        self.gains_under: vec[i64] = vec[i64]()
        self.gained_under: vec[i64] = vec[i64]()
        self.free_colors_from: vec[i64] = vec[i64]()  # IgnoreColors: conditions
        self.free_colors: vec[i64] = vec[i64]()
        # Rows.
        self.effects: vec[i64] = vec[i64]()
        self.events: vec[i64] = vec[i64]()
        self.ops: vec[i64] = vec[i64]()
        self.conditions: vec[i64] = vec[i64]()
        self.amounts: vec[i64] = vec[i64]()
        self.modifiers: vec[i64] = vec[i64]()
        self.statics: vec[i64] = vec[i64]()
        self.scopes: vec[i64] = vec[i64]()
        self.woulds: vec[i64] = vec[i64]()
        self.ways: vec[i64] = vec[i64]()
        self.filter_from: vec[i64] = vec[i64]()  # alternatives of each filter
        self.filter_pure: vec[i64] = vec[i64]()  # its only static row, or -1
        self.filter_open: vec[i64] = vec[i64]()  # whether it asks for nothing: any card
        self.alternative_row: vec[i64] = vec[i64]()
        self.term_from: vec[i64] = vec[i64]()
        self.terms: vec[i64] = vec[i64]()
        self.static: vec[i64] = vec[i64]()  # static row * defs + definition
        # What occurs at all in this game.
        self.heard: i64 = 0  # events somebody listens to, as bits
        self.modified: i64 = 0  # modifier kinds, as bits
        self.guards_dp: i64 = 0  # something cannot lose DP
        self.aura_kinds: i64 = 0  # of statics that reach other cards
        self.given_keywords: i64 = 0  # keywords that a static or effect gives, as bits
        self.any_keywords: i64 = 0  # keywords of any sort
        self.any_row: i64 = -1  # the static row of "any card"
        self.has_links: i64 = 0
        self.has_tokens: i64 = 0
        self.has_face_down: i64 = 0  # cards are placed face-down under others
        self.has_materials: i64 = 0  # a DigiXros or an Assembly
        self.has_succession: i64 = 0
        self.has_more_texts: i64 = 0  # links or succession
        self.has_duals: i64 = 0
        self.has_woulds: i64 = 0
        self.has_reductions: i64 = 0
        self.windows: i64 = 0  # what effects interrupt before a cost is paid, as bits by WOULDS
        self.has_abilities: i64 = 0  # [Main] effects of cards in play
        self.has_gained: i64 = 0  # effects that cards gain
        # Effects that work elsewhere than in the battle area: events, modifier kinds, and in which
        # areas there are triggers, persistent effects, activation-type and immediate-type ones.
        self.heard_elsewhere: i64 = 0
        self.given_elsewhere: i64 = 0
        self.trigger_areas: i64 = 0
        self.inherited_areas: i64 = 0  # of triggers among the inherited effects
        self.static_areas: i64 = 0
        self.main_areas: i64 = 0
        self.would_areas: i64 = 0
        self.checks_rules: i64 = 0  # CHECK_DP, CHECK_TOPS, CHECK_LINKS
        self.has_limits: i64 = 0  # effects with a limit per turn
        self.has_counters: i64 = 0
        self.has_delays: i64 = 0
        self.reads_events: i64 = 0  # numbers of the card of an event are asked for
