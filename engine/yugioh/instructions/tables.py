"""The compiled cards of one duel: integer tables that the compiler fills and the rules read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# ---- effects: one row each
EFFECT_SIZE: Final = 57
E_DEF: Final = 0  # definition it belongs to
E_KIND: Final = 1
E_WHERE: Final = 2  # places it can be activated in
E_LIMIT: Final = 3  # kind, group and times, see "columns of a limit"
E_IF: Final = 6  # conditions: first row, and past the last
E_IF_END: Final = 7
E_COST: Final = 8  # operations
E_COST_END: Final = 9
E_TARGET: Final = 10
E_TARGET_END: Final = 11
E_DO: Final = 12
E_DO_END: Final = 13
E_OPTIONAL: Final = 14
E_MISSABLE: Final = 15
E_EVENT: Final = 16  # EV_...
E_WHO: Final = 17  # filter + 1; 0: the card itself
E_HOW: Final = 18
E_TO: Final = 19
E_FROM: Final = 20
E_REASON: Final = 21
E_WHOSE: Final = 22
E_SPEED: Final = 23
E_FLAGS: Final = 24
E_LEAVES: Final = 25  # its cost takes the card itself away
E_INDEX: Final = 26  # number among the effects of its card
E_BRANCH: Final = 27  # row of the OneOf decided at activation, or -1
E_WITHOUT: Final = 28  # reasons that must be absent
E_SPARES: Final = 30  # a choice of its cost decides what follows
E_DOES: Final = 29  # what it does (DOES_...)
E_UNANSWERED: Final = 31  # who cannot answer it, and (bit 2) only with the types of its cost
E_FROM_HAND: Final = 32  # conditions to activate a Trap from the hand, or as soon as it was Set
E_FROM_HAND_END: Final = 33
E_SECOND: Final = 34  # a second limit
E_WAS: Final = 37  # one of these positions before
E_ZONES: Final = 40  # in one of these zones before (bits)
E_ANY_REASON: Final = 42  # at least one of these reasons, or 0
E_FORMERLY: Final = 43  # it had been summoned in one of these ways
E_BY: Final = 44  # filter + 1 of the card that caused it, or OWN_WAY
E_SIDE: Final = 45  # on whose field it was summoned
E_OR: Final = 46  # the number of the row with another event that does as well, or 0
E_QUICK_IF: Final = 47  # conditions under which an Ignition Effect is a Quick Effect
E_QUICK_IF_END: Final = 48
E_LEAST: Final = 49  # it happened to so many cards at the same time
E_KNOWN: Final = 38  # conditions whose truth at the activation is remembered
E_DOES_IF_KNOWN: Final = 41  # what it does (DOES_...) if they were true
E_HAD: Final = 50  # it had Xyz Materials: HAD_ANY, or HAD_SUCH
E_SPOT: Final = 51  # how it lay to this card: SPOT_...
E_APART: Final = 52  # it happened at the same time to monsters with different original Levels
E_ALONE: Final = 56  # no other card was destroyed at the same time
E_LIFTED: Final = 53  # the number of the row with the event after which it applies no more, or 0
E_KNOWN_END: Final = 39
E_FIRM_IF: Final = 54  # conditions under which it cannot be negated, with FLAG_FIRM
E_FIRM_IF_END: Final = 55

K_IGNITION: Final = 1
K_QUICK: Final = 2
K_TRIGGER: Final = 3
K_ACTIVATE: Final = 4
K_EACH: Final = 6  # done each time something happens, outside of the chain
K_SCALE: Final = 5  # activation as a scale in a Pendulum Zone
K_EVENT: Final = 7  # no effect: another event of the trigger before it

# Columns of a limit.
LIMIT_KIND: Final = 0
LIMIT_GROUP: Final = 1  # limit group (hard, chain), or its number on the card (soft)
LIMIT_TIMES: Final = 2

L_NONE: Final = 0
L_HARD: Final = 1
L_SOFT: Final = 2
L_CHAIN: Final = 3
AS_MATERIALS: Final = -1  # in place of times: as often as there were such materials

EV_SUMMONED: Final = 1
EV_SENT: Final = 2
EV_DESTROYED: Final = 3
EV_END_PHASE: Final = 4
EV_STANDBY: Final = 5
EV_FLIPPED: Final = 6  # turned face-up
EV_RESOLVED: Final = 8  # a card or effect resolved
EV_TURNED: Final = 7  # its battle position changed
EV_PLACED: Final = 9  # placed in a Spell & Trap Zone
EV_ACTIVATED: Final = 10  # a card or effect was activated
EV_NEVER: Final = 11  # what does not happen, as no battle is played
EV_LEFT_GRAVE: Final = 12  # moved out of a GY
EV_REVEALED: Final = 13  # in a hand, for a cost
EV_FLIPPED_DOWN: Final = 14  # turned face-down
EV_EQUIPPED: Final = 25  # a monster was equipped with a card
EV_GAINED: Final = 20  # Life Points were gained
EV_HURT: Final = 21  # damage was taken

SPOT_POINTED: Final = 1  # this card pointed to the zone that it left
SPOT_COLUMN: Final = 2  # it was activated in this card's column
SPOT_WORN: Final = 33  # it was equipped to this card, or is itself and was equipped to any
CARD_ITSELF: Final = 1 << 32  # of an activation, beside its type: that of a Spell or Trap Card
WHILE_SET: Final = 1 << 33  # of an activation: its card was Set
COLUMN_FROM: Final = 34  # of an activation: from this bit on 1 + the column of its card

HAD_ANY: Final = 1
HAD_SUCH: Final = 2  # one of those for which its text asks
OWN_WAY: Final = -1  # summoned in its own way, by no effect

FLAG_ANSWERS: Final = 1  # only in answer to an opponent's activation
FLAG_NEGATES: Final = 1 << 20  # it negates a chain link, or effects for the turn
FLAG_PREVENTS: Final = 1 << 21  # when a monster would be summoned
FLAG_FROM_HAND: Final = 4  # a Trap that can be activated from the hand
FLAG_WHEN_SET: Final = 16  # ... in the turn it was Set
FLAG_FIRM: Final = 32  # neither its activation nor its effect can be negated
FLAG_TURN_PLAYER: Final = 8  # used by the turn player, whoever controls the card

BY_TYPES: Final = 4  # with E_UNANSWERED
BY_TARGETS: Final = 8  # ... only with its targets
WITH_TYPES: Final = 4  # from this bit on: the types with which it cannot be answered, or none

# ---- operations: rows of `engine/yugioh/operation`
OP_SIZE: Final = 11

INTO_GRAVE: Final = 0
INTO_BANISHED: Final = 1
INTO_DECK: Final = 2
INTO_GRAVE_AS_TRIBUTE: Final = 3
INTO_BOTTOM: Final = 4

CONDITION_SIZE: Final = 10

# ---- Fusion materials, and where an effect takes them from
SLOT_SIZE: Final = 4
SLOT_FILTER: Final = 0
SLOT_LEAST: Final = 1
SLOT_MOST: Final = 2
SLOT_ASKS: Final = 3  # how the material is asked for: 1 by its name, 2 by an Attribute
SOURCE_SIZE: Final = 7
SOURCE_FILTER: Final = 0
SOURCE_PLACES: Final = 1
SOURCE_WHOSE: Final = 2
SOURCE_BANISHED: Final = 3  # 1: what comes from it is banished
SOURCE_FOR: Final = 4  # filter + 1 of the monsters for which alone it is one
SOURCE_BESIDE: Final = 5  # filter + 1 of a material that is used as well
SOURCE_MOST: Final = 6  # no more are used from its places; 0: any number

# ---- what is counted during a turn
TALLY_SIZE: Final = 4
TALLY_WHAT: Final = 0  # DID_...
TALLY_FILTER: Final = 1
TALLY_MOST: Final = 2  # as far as it is counted
TALLY_PHASE: Final = 3  # or 0: in any
DID_SPECIAL: Final = 1  # a Special Summon
DID_NORMAL: Final = 2  # a Normal Summon
DID_FLIP: Final = 4  # a Flip Summon
DID_ACTIVATE: Final = 8  # an activation of a card or effect
DID_DRAW: Final = 16  # a card drawn by an effect
DID_BATTLE: Final = 32  # a battle: there is none
DID_SEND: Final = 128  # a card sent to the GY of its owner
DID_SET: Final = 64  # a card Set, by hand or by an effect
DID_COMMAND: Final = 256  # any command of the player's own turn
DID_SEND_FROM_FIELD: Final = 1024  # the same, from the field
DID_SUMMON_AT_ONCE: Final = 2048  # a Summon of any kind, of one monster or several at once
DID_BANISH: Final = 1048576  # a card banished, wherever it was
DID_LEND: Final = 2097152  # a monster summoned with a material that lends it effects
DID_MAKE_RESOLVE: Final = 512  # an activation that was not negated
DID_IN_HAND: Final = 4096  # the same, of an effect in the hand
DID_XYZ: Final = 8192  # an Xyz Summon
DID_SCALE: Final = 16384  # an activation of an effect in a Pendulum Zone

# ---- what a ban forbids
BAN_SPECIAL: Final = 1  # to Special Summon
BAN_NORMAL: Final = 2  # to Normal Summon
BAN_SET: Final = 4  # to Set
BAN_ACTIVATE: Final = 8  # to activate cards and effects
BAN_ADD: Final = 16  # to add from the Deck to the hand, by drawing too
BAN_DRAW: Final = 32  # to draw by effects
EACH_TIME: Final = 128  # no ban: an effect, in place of the filter, each time something happens
BAN_EFFECT: Final = 64  # to have effects: they are negated
BAN_PAY: Final = 256  # to pay with the Attribute for the effects of the name it is bound to
HALF_DAMAGE: Final = 512  # no ban: any damage the player takes is halved
NO_DAMAGE: Final = 1024  # no ban: the player takes none
NO_DAMAGE_BY_THEIRS: Final = 137438953472  # no ban: the player takes none by cards of the other
BAN_PENDULUM: Final = 2048  # to Pendulum Summon
BAN_ACTIVATE_CARD: Final = 4096  # to activate Spell and Trap Cards themselves
BAN_LINK_MATERIAL: Final = 8192  # to use as Link Material
BAN_SEARCH: Final = 16384  # to add from the Deck to the hand but by drawing
INTO_BANISHMENT: Final = 32768  # no ban: what would be sent to the GY is banished
ONE_LEFT: Final = 262144  # no ban yet: of cards that match one can be activated
BAN_MONSTER: Final = 4194304  # to activate effects as those of monsters
ONE_SUMMON: Final = 8388608  # no ban yet: one Normal or Special Summon is left
ONE_SPECIAL: Final = 549755813888  # no ban yet: one Special Summon of a card that matches is left
BAN_LINK_SUMMON: Final = 524288  # to Link Summon
BAN_FLIP: Final = 16777216  # to Flip Summon
BAN_BANISH: Final = 33554432  # to banish
UNTIL_END_PHASE: Final = 67108864  # no ban: what it is with lasts as long as the Main Phase
ZONE_BARRED: Final = 8589934592  # no ban: a Main Monster Zone, a number of it, cannot be used
TURN_ATTACK: Final = 2097152  # no ban: ATK of all monsters of the player, a number of an amount
UNTIL_PENDULUM: Final = 1048576  # no ban: a Pendulum Summon of the player lifts the one it is with
UNTIL_ITS_SUMMON: Final = 4294967296  # ... a Normal Summon of a monster of the name it is bound to
BUT_ITS_OWN: Final = 17179869184  # no ban: it spares effects of the name it is bound to
THEIR_TRIBUTE: Final = 268435456  # no ban: one monster of the opponent can be Tributed
NEGATED_AS_ACTIVATED: Final = 536870912  # no ban: what monsters activate has no effect
UNNEGATED: Final = 1073741824  # no ban: activated effects of cards that match are not negated
UNANSWERED: Final = 134217728  # no ban: the effects of monsters that match are not answered
ONE_LESS: Final = 2147483648  # no ban: monsters that match are Normal Summoned for 1 less Tribute
GRANTED_RULES: Final = 131072  # no ban: continuous effects that protect, a number of grants
MORE_NORMAL: Final = 65536  # no ban: one more Normal Summon, of a monster that matches
AMOUNT_SIZE: Final = 7

# ---- what a chain link does, for effects that answer it
DOES_SEARCH: Final = 1  # adds from the Deck to the hand
DOES_SUMMON_DECK: Final = 2  # Special Summons from the Deck
DOES_SEND_DECK: Final = 4  # sends from the Deck to the GY
DOES_SUMMON: Final = 8  # Special Summons
DOES_RECOVER: Final = 16  # adds from the GY to hand, Deck or Extra Deck
DOES_SUMMON_GRAVE: Final = 32  # Special Summons from the GY
DOES_BANISH_GRAVE: Final = 64  # banishes from the GY
DOES_DESTROY: Final = 128  # destroys on the field
DOES_DRAW: Final = 256
DOES_FUSION: Final = 512  # Fusion Summons
DOES_DESTROY_ANYWHERE: Final = 1024
DOES: Final = {
    "search": DOES_SEARCH, "summon-deck": DOES_SUMMON_DECK, "send-deck": DOES_SEND_DECK,
    "summon": DOES_SUMMON, "recover": DOES_RECOVER, "summon-grave": DOES_SUMMON_GRAVE,
    "banish-grave": DOES_BANISH_GRAVE, "destroy": DOES_DESTROY, "draw": DOES_DRAW,
    "destroy-anywhere": DOES_DESTROY_ANYWHERE,
}  # fmt: skip

TERM_SIZE: Final = 3  # of the terms of a filter that depend on the position

# ---- procedures
PROCEDURE_SIZE: Final = 15

# ---- continuous effects
RULE_SIZE: Final = 11

USE_TRIBUTE: Final = 1
USE_TRIBUTE_SUMMON: Final = 2
USE_FUSION: Final = 4
USE_SYNCHRO: Final = 8
USE_XYZ: Final = 16
USE_LINK: Final = 32

# ---- flags of a definition
DEF_EXTRA: Final = 1  # belongs in the Extra Deck
DEF_REVIVE: Final = 2  # must first be summoned properly
DEF_NOMI: Final = 4  # cannot be summoned in another way
DEF_FIRST: Final = 512  # not even from the Extra Deck, before it was summoned properly
DEF_UNIQUE: Final = 8  # only one may be controlled
DEF_INERT: Final = 16  # neither definition nor body: nothing is done with it
DEF_COUNTS_MATERIALS: Final = 64  # a text of its own counts the materials of its summon
DEF_BY_EFFECT: Final = 32  # a Fusion Summon by an effect can make it
DEF_FORM: Final = 256  # a monster that a Spell or Trap becomes, which lies under it
DEF_NOT_NORMAL: Final = 128  # cannot be Normal Summoned or Set
DEF_BY_EFFECT_ONLY: Final = 1024  # cannot be Pendulum Summoned
DEF_SENT: Final = 4096  # it is remembered that it was sent to the GY this turn
DEF_ADDS_LEVELS: Final = 8192  # ... and adds up their original Levels
DEF_SENT_SO: Final = 16384  # it is remembered if it was sent there as its text asks
DEF_COUNTS_ATTRIBUTES: Final = 32768  # ... and their different original Attributes
DEF_ASKS_TRIBUTES: Final = 65536  # a text of its own asks what was Tributed for it
DEF_BARS_EXTRA: Final = 131072  # nothing is summoned to Extra Monster Zones it points to
DEF_ADDS_ATTACK: Final = 524288  # ... or their original ATK
DEF_REMAINS: Final = 262144  # activated, it stays on the field
DEF_BY_OWN_EFFECT: Final = 2048  # its own effects summon it properly
DEF_EXACT: Final = 1048576  # Fusion Summoned with its Fusion Materials alone


class Tables:
    """All tables; the compiler fills the lists once and `seal` makes vectors of them."""

    def __init__(self) -> None:
        self.defs: i64 = 0
        self.passcode: vec[i64] = vec[i64]()
        self.type: vec[i64] = vec[i64]()
        self.attribute: vec[i64] = vec[i64]()
        self.race: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.attack: vec[i64] = vec[i64]()
        self.defense: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.scale: vec[i64] = vec[i64]()
        self.pendulum_from: vec[i64] = vec[i64]()  # from where one is that has ways of its own
        self.pendulum_as: vec[i64] = vec[i64]()  # the Level as which one without is summoned so
        self.flags: vec[i64] = vec[i64]()
        self.sent_reasons: vec[i64] = vec[i64]()  # of `DEF_SENT_SO`: for all of these reasons
        self.sent_from: vec[i64] = vec[i64]()  # from where; 0: from anywhere
        self.sent_for: vec[i64] = vec[i64]()  # ... for the effects of these cards (filter + 1)
        self.summon_group: vec[i64] = vec[i64]()  # limit group + 1 of "once per turn" summons
        self.group_kind: vec[i64] = vec[i64]()  # of which kind these are (BY_...), 0: of any
        # Of each definition, and each name that a text gives: the first that has the same name.
        self.name_group: vec[i64] = vec[i64]()
        self.links_as: i64 = 0  # an effect lets a Link Material be treated as another card
        self.fuses_as: i64 = 0  # ... or a Fusion Material as one with another name
        self.names_change: i64 = 0  # an effect can give a monster another name
        self.name_static: vec[i64] = vec[i64]()  # of what cards of each name are, row by row
        self.names_on: vec[i64] = vec[i64]()  # where a text asks: whether each mentions each name
        self.names_within: vec[i64] = vec[i64]()  # ... whether its name has that name in it
        self.rename_group: vec[i64] = vec[i64]()  # the same of the name that its text gives it
        self.rename_places: vec[i64] = vec[i64]()  # in these places
        self.renames: i64 = 0
        self.effect_from: vec[i64] = vec[i64]()  # per definition, one more than definitions
        self.procedure_from: vec[i64] = vec[i64]()
        self.rule_from: vec[i64] = vec[i64]()
        self.card_kinds: vec[i64] = vec[i64]()  # by definition: bits of the kinds of its rules
        self.slot_from: vec[i64] = vec[i64]()  # Fusion material slots
        self.summoned_with: vec[i64] = vec[i64]()  # filter + 1 of the cards that alone summon it
        self.such_effects: vec[i64] = vec[i64]()  # ... of the cards by whose effects it asks
        self.such_materials: vec[i64] = vec[i64]()  # filter + 1 of those that its text counts
        self.fusion_only: vec[i64] = vec[i64]()  # the places of the materials; 0 for any
        self.fusion_each: vec[i64] = vec[i64]()  # of which each must have one
        self.fusion_joint: vec[i64] = vec[i64]()
        self.effects: vec[i64] = vec[i64]()
        self.ops: vec[i64] = vec[i64]()
        self.conditions: vec[i64] = vec[i64]()
        self.procedures: vec[i64] = vec[i64]()
        self.rules: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()  # filter, least, most
        self.sources: vec[i64] = vec[i64]()  # rows as above
        self.grant_from: vec[i64] = vec[i64]()  # rules of an Equip Card
        self.grant_definition: vec[i64] = vec[i64]()  # of the effect that equips
        self.worn: vec[i64] = vec[i64]()  # by definition: see `compiler/worn`, or 0
        # 1 + the filter of Ritual Monsters for which it alone is Tributed; negative: on the field.
        self.entire_tribute: vec[i64] = vec[i64]()
        self.ritual_without: vec[i64] = vec[i64]()  # filter + 1 of what is not used for its Ritual
        # Filter + 1 of such a monster with a material for which it asks once it has moved.
        self.had_such: vec[i64] = vec[i64]()
        # Of an Equip Spell or a Union: 1 + the filter of its monsters, whose they are, its gifts.
        self.equip_to: vec[i64] = vec[i64]()
        self.equip_whose: vec[i64] = vec[i64]()
        self.equip_grants: vec[i64] = vec[i64]()
        self.unites: vec[i64] = vec[i64]()  # whether it is a Union
        self.amounts: vec[i64] = vec[i64]()
        self.parts: vec[i64] = vec[i64]()  # definitions that win together
        self.tallies: vec[i64] = vec[i64]()  # what, filter, the most that matters
        self.filter_from: vec[i64] = vec[i64]()  # alternatives of each filter
        self.filter_pure: vec[i64] = vec[i64]()  # its only static row, or -1
        self.filter_face_down: vec[i64] = vec[i64]()  # whether it asks for face-down cards
        self.filter_face_up: vec[i64] = vec[i64]()  # ... for face-up cards
        self.alternative_row: vec[i64] = vec[i64]()  # static row
        self.term_from: vec[i64] = vec[i64]()  # terms of each alternative
        self.terms: vec[i64] = vec[i64]()
        self.static: vec[i64] = vec[i64]()  # static row * defs + definition
        self.checks: vec[i64] = vec[i64]()  # what is asked of the materials of a summon
        self.pointed: vec[i64] = vec[i64]()  # zone * 512 + markers: zones pointed to
        self.pendulum_group: i64 = 0  # limit group of the Pendulum Summon
        self.additional_group: i64 = 0  # of the additional Normal Summon that cards allow
        self.has_scales: i64 = 0
        self.groups: i64 = 0  # limit groups in use
        self.lasting_group: vec[i64] = vec[i64]()  # whether the end of a turn leaves its uses
        self.lasting_uses: vec[i64] = vec[i64]()  # by definition: bits of USED that it leaves
        self.hidden_uses: vec[i64] = vec[i64]()  # likewise, when the card is turned face-down
        self.zones_matter: i64 = 0  # an arrow or a text tells zones apart
        self.order_matters: i64 = 0  # a draw can reach the order of the Deck
        self.has_each_time: i64 = 0
        self.told_as: vec[i64] = vec[i64]()  # by EV_...: as what it is told, EVENT_...
        self.tells_extra: i64 = 0  # a text asks what was Special Summoned from the Extra Deck
        self.tells_grave: i64 = 0  # a text asks what was Special Summoned from a GY
        self.tells_hand: i64 = 0  # a text asks whether a monster was Special Summoned from the hand
        self.tells_placed: i64 = 0  # a trigger waits for cards placed in Spell & Trap Zones
        self.tells: i64 = 0  # bits EV_…: what a trigger of the duel waits for
        self.banishes_instead: i64 = 0  # cards on their way to the GY may be banished
        self.bars: i64 = 0  # zones: 1 where a card has `DEF_BARS_EXTRA`, 2 where an effect can
        self.must_answer: i64 = 0  # a Quick Effect must be activated where it can be
        self.prevents: i64 = 0  # a text negates summons
        self.tells_banished: i64 = 0  # a text counts the cards that are banished
        self.tells_sent: i64 = 0  # a text counts the cards that are sent to the GY
        self.tells_activated: i64 = 0  # a trigger waits for activations
        self.tells_causes: i64 = 0  # a trigger asks which card moved or summoned another
        self.has_columns: i64 = 0  # a text speaks of the columns of Spells and Traps
        self.has_negating_bans: i64 = 0
        self.forbids: i64 = 0  # what continuous effects forbid (BAN_...)
        self.grants_forbid: i64 = 0  # what effects forbid as long as a monster stays (BAN_...)
        self.shifts_levels: i64 = 0  # continuous effects change Levels
        self.silences: i64 = 0  # something cannot be activated when a monster is summoned
        self.rule_kinds: i64 = 0  # bits of the kinds of continuous effects in the deck
        self.modifying: vec[i64] = vec[i64]()  # by definition: bits of kinds of such modifiers
        self.has_modifiers: i64 = 0  # a continuous effect modifies ATK or DEF
        self.has_turn_attack: i64 = 0  # an effect changes the ATK of all monsters for the turn
        self.has_sets: i64 = 0  # a modifier sets a value: they meet as the rules say
        self.tracks: i64 = 0  # when a continuous modifier began may have to be remembered
        self.orders: i64 = 0  # ... as soon as it begins
        self.scales_change: i64 = 0  # something can change a Pendulum Scale
        self.tracks_traits: i64 = 0  # the same for Types and Attributes
        self.counts_down: i64 = 0  # an effect leaves one activation of cards of a kind
        self.grants_rules: i64 = 0  # effects give monsters, or players, continuous effects
        self.has_bonds: i64 = 0  # a card stays linked to a monster
        self.has_shields: i64 = 0  # an Equip Card is destroyed instead of its monster
        self.types_change: i64 = 0  # an effect changes Types
        self.tuners_change: i64 = 0  # an effect makes Tuners of monsters
        self.attributes_change: i64 = 0
        self.tells_used_by: i64 = 0  # a text asks which monsters activated their effects
        self.turn_marks: i64 = 0  # status bits that only a text asks for: flipped this turn, …
        self.keeps_materials: i64 = 0  # a text speaks of the materials of a summon
        self.has_wins: i64 = 0
        self.waits: vec[i64] = vec[i64]()  # by definition: whether to Set it can wait
