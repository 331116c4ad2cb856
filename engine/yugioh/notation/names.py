"""What the notation calls the cards, zones and limits of one duel.

Built from the compiled tables, so that a name says the same in every duel of
the same decks, whatever numbers the compiler gave.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from engine.yugioh.procedure import PROCEDURES
from engine.yugioh.position import slots
from engine.yugioh.instructions import tables as tb
from engine.yugioh import vocabulary as v
from engine.yugioh.effects.operations.bans import Ban, UseUp, UseUpAttribute
from engine.yugioh.effects.operations.placements import Equip
from engine.yugioh.game import YugiohGame
from engine.yugioh.movement.returns import DESTROYED, HURTS, NO_DEFENSE
from engine.yugioh.queries.rules import Instead
from engine.yugioh.position.modifiers import (
    ATTRIBUTE_ALSO,
    ATTRIBUTE_IS,
    EFFECTS_OF,
    GAIN,
    GRANTED,
    FUSION_AS,
    LINK_AS,
    SCALE_IS,
    NAME_IS,
    SET,
    SET_ORIGINAL,
    TUNER_ALSO,
    TYPE_ALSO,
    TYPE_IS,
)

_T = TypeVar("_T")

WORD: Final = "yugioh"
PHASES: Final = {
    slots.STANDBY_PHASE: "standby", slots.MAIN_PHASE: "main", slots.BATTLE_PHASE: "battle",
    slots.END_PHASE: "end",
}  # fmt: skip
POSITIONS: Final = {
    0: "N", v.FACEUP_ATTACK: "A", v.FACEDOWN_ATTACK: "F", v.FACEUP_DEFENSE: "D",
    v.FACEDOWN_DEFENSE: "S",
}  # fmt: skip
STATUSES: Final = {
    slots.PROPER: "p", slots.NEGATED: "n", slots.NEGATED_TURN: "t", slots.NEW: "w",
    slots.LEAVING: "l", slots.AS_SPELL: "c", slots.AS_TRAP: "%", slots.ACTIVATED: "!",
    slots.ORPHAN: "o", slots.DOOMED: "d", slots.BANISH_LEAVING: "b", slots.NO_SYNCHRO: "s",
    slots.NO_FUSION: "f", slots.NO_XYZ: "x", slots.NO_LINK: "i", slots.NO_TRIBUTE: "u",
    slots.BOTTOM_LEAVING: "q", slots.SHUFFLE_LEAVING: "j",
    slots.IN_PENDULUM_ZONE: "z", slots.REVEALED: "r", slots.ON_TOP: "h", slots.AT_BOTTOM: "e",
    slots.SILENT: "m", slots.MARKED: "k", slots.SPARED: "v", slots.HAD_SUMMON: "a",
    slots.HAD_SUMMON << 1: "g", slots.FLIPPED: "y", slots.SENT_SO: "_",
    slots.NOT_SUMMONED: "^", slots.KEPT: "'", slots.KEPT_TURN: "`",
    slots.USED_BY: "[", slots.USED_BY << 1: "]",
}  # fmt: skip
WAYS: Final = {
    v.BY_NORMAL: "N", v.BY_TRIBUTE: "T", v.BY_FLIP: "I", v.BY_SPECIAL: "S", v.BY_FUSION: "F",
    v.BY_SYNCHRO: "Y", v.BY_XYZ: "X", v.BY_LINK: "L", v.BY_RITUAL: "R", v.BY_PENDULUM: "P",
    v.BY_SUCH_EFFECT: "B", v.BY_FROM_GRAVE: "G",
}  # fmt: skip
# Numbers of a card: the key of the attribute, and whether it is written in base 16.
NUMBERS: Final = {
    "u": (slots.USED, True), "l": (slots.LEVELS, False), "k": (slots.MADE_OF, True),
    "n": (slots.MADE_WITH, False), "c": (slots.COUNTERS, True),
    "b": (slots.BARS, True),
}  # fmt: skip
STATS: Final = {"a": v.ATK, "d": v.DEF}
# What a lingering modifier does, by the sign in front of its number.
KINDS: Final = {"": GAIN, "=": SET, "~": SET_ORIGINAL}
# The same of Types ("y") and Attributes ("e"), whose values are bits.
TRAITS: Final = {
    ("y", "="): TYPE_IS, ("y", "&"): TYPE_ALSO,
    ("e", "="): ATTRIBUTE_IS, ("e", "&"): ATTRIBUTE_ALSO, ("t", "&"): TUNER_ALSO,
    ("m", "="): NAME_IS, ("f", "="): EFFECTS_OF, ("i", "="): LINK_AS,
    ("j", "="): FUSION_AS, ("s", "="): SCALE_IS,
    # Continuous effects that it was given, seen from a player, by their number.
    ("g", "="): GRANTED, ("g", "~"): GRANTED + 1,
}  # fmt: skip
# Piles by the name of their field, in the order of writing, with their place.
PILES: Final = {
    "hand": v.HAND, "grave": v.GRAVE, "banished": v.BANISHED, "extra": v.EXTRA, "deck": v.DECK,
}  # fmt: skip
OPPONENT: Final = "opp."
REST: Final = "*"


def usual_position(place: int) -> int:
    """The position that a card in a pile has if nothing is said."""
    return v.FACEUP_ATTACK if place in (v.GRAVE, v.BANISHED) else 0


def zone_text(place: int, zone: int) -> str:
    """A zone: m1 to m5, e1, e2, s1 to s5, f."""
    if place == v.MZONE:
        return f"e{zone - 4}" if zone >= v.EXTRA_LEFT else f"m{zone + 1}"
    return "f" if zone == v.FIELD_ZONE else f"s{zone + 1}"


# What comes to a card in the End Phase, where it does not come back to a zone.
AT_END: Final = {
    "x": DESTROYED, "b": v.BANISHED, "h": v.HAND, "d": v.DECK, "g": v.GRAVE,
    "z": NO_DEFENSE, "y": HURTS,
}  # fmt: skip
ZONES: Final = {
    zone_text(place, zone): (place, zone)
    for place, count in ((v.MZONE, v.MONSTER_ZONES), (v.SZONE, v.FIELD_ZONE + 1))
    for zone in range(count)
}


class Names:
    """The names of one duel's cards, limits, grants and bans, both ways."""

    def __init__(self, game: YugiohGame) -> None:
        state = game.state
        self.game = game
        self.cards: dict[tuple[int, int, int], int] = {}  # owner, passcode, copy
        self.copy: list[int] = []
        counts: dict[tuple[int, int], int] = {}
        for card in range(int(state.cards)):
            owner, passcode = int(state.owner[card]), game.passcode(card)
            counts[owner, passcode] = copy = counts.get((owner, passcode), 0) + 1
            self.cards[owner, passcode, copy] = card
            self.copy.append(copy)
        self.group_of: dict[str, int] = {}
        self.grants_of: dict[str, int] = {}
        self.ban_of: dict[str, tuple[int, int]] = {}  # what, filter
        for number in range(len(game.cards)):
            self._add(number)
        self.group_of["pendulum"] = int(state.t.pendulum_group)
        self.group_of["additional"] = int(state.t.additional_group)
        self._add_worn()
        self.group_name = _first_names(self.group_of)
        self.grants_name = _first_names(self.grants_of)
        self.ban_name = _first_names(self.ban_of)

    def home(self, player: int, place: int) -> list[int]:
        """The cards of a player's Deck or Extra Deck list, in its order."""
        main, extra = self.game._homes[player]
        return main if place == v.DECK else extra

    def rules(self, card: int, equipped: bool, grants: int) -> range:
        """The rules of a card on the field, or of what it grants as an Equip Card."""
        t = self.game.state.t
        if equipped:
            return range(int(t.grant_from[grants - 1]), int(t.grant_from[grants]) if grants else 0)
        number = int(self.game.state.definition[card])
        return range(int(t.rule_from[number]), int(t.rule_from[number + 1]))

    def _add(self, number: int) -> None:
        """The names of what belongs to one definition."""
        t = self.game.state.t
        passcode = self.game.cards[number].passcode
        rows: list[int] = []
        for effect in range(int(t.effect_from[number]), int(t.effect_from[number + 1])):
            base = effect * tb.EFFECT_SIZE
            name = f"{passcode}#{int(t.effects[base + tb.E_INDEX])}"
            for at, more in ((tb.E_LIMIT, ""), (tb.E_SECOND, "second")):
                if int(t.effects[base + at]) == tb.L_HARD:
                    self.group_of[name + more] = int(t.effects[base + at + tb.LIMIT_GROUP])
            rows += range(int(t.effects[base + tb.E_COST]), int(t.effects[base + tb.E_DO_END]))
        first, last = int(t.procedure_from[number]), int(t.procedure_from[number + 1])
        for way, procedure in enumerate(range(first, last)):
            base = procedure * tb.PROCEDURE_SIZE
            row = [int(t.procedures[base + at]) for at in range(tb.PROCEDURE_SIZE)]
            kind = PROCEDURES[row[0]]
            if group := int(kind.group(row)):
                self.group_of[f"{passcode}#way{way}"] = group - 1
            rows += kind.rows(row)
        first, last = int(t.rule_from[number]), int(t.rule_from[number + 1])
        for index, rule in enumerate(range(first, last)):
            base = rule * tb.RULE_SIZE
            if int(t.rules[base]) == Instead.CODE and t.rules[base + Instead.GROUP] > 0:
                self.group_of[f"{passcode}#rule{index}"] = int(t.rules[base + Instead.GROUP]) - 1
        if t.summon_group[number]:
            self.group_of[f"{passcode}#summon"] = int(t.summon_group[number]) - 1
        if t.equip_grants[number]:
            self.grants_of[f"{passcode}.itself"] = int(t.equip_grants[number])
        self._add_rows(passcode, rows)

    def _add_worn(self) -> None:
        """What monsters give as Equip Cards, alone and beside what an effect gives."""
        worn = self.game.state.t.worn
        numbers = [number for number in range(len(worn)) if worn[number]]
        given = {"": 0, **self.grants_of}
        for number in numbers:
            passcode = self.game.cards[number].passcode
            for name, grants in given.items():
                self.grants_of[f"{name}+{passcode}"] = int(worn[number]) + grants

    def _add_rows(self, passcode: int, rows: list[int]) -> None:
        """Number what the rows of a card equip with, and which bans they set."""
        ops = self.game.state.t.ops
        if any(int(ops[row * tb.OP_SIZE]) == UseUpAttribute.CODE for row in rows):
            for bit, name in v.ATTRIBUTE_NAMES.items():
                self.ban_of[f"{passcode}.{name}"] = tb.BAN_PAY, bit
        used = [row * tb.OP_SIZE for row in rows if int(ops[row * tb.OP_SIZE]) == UseUp.CODE]
        for count, base in enumerate(used, start=1):
            self.ban_of[f"{passcode}.applied{count}"] = tb.BAN_PAY, int(ops[base + UseUp.BIT])
        for code in (Equip.CODE, Ban.CODE):
            found = [row * tb.OP_SIZE for row in rows if int(ops[row * tb.OP_SIZE]) == code]
            for count, base in enumerate(found, start=1):
                name = f"{passcode}.{count}" if count > 1 else str(passcode)
                if code == Equip.CODE:
                    self.grants_of[name] = int(ops[base + Equip.GRANTS])
                else:
                    self.ban_of[name] = int(ops[base + Ban.WHAT]), int(ops[base + Ban.FILTER])


def _first_names(numbers: Mapping[str, _T]) -> dict[_T, str]:
    """The first name of each number."""
    names: dict[_T, str] = {}
    for name, number in numbers.items():
        names.setdefault(number, name)
    return names
