"""A position that was read from its notation, before and while it is put into a game."""

from dataclasses import dataclass, field

from engine.yugioh.position.bonds import bond
from engine.yugioh.position import slots
from engine.yugioh.position.steps import begin_turn
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame


@dataclass
class Modifier:
    """A modifier of ATK or DEF: `number` is its value, or the number of a rule of its source."""

    what: int
    number: int
    source: tuple[int, int, int] | None = None  # side, place, zone


@dataclass
class Entry:
    """A card with where it is, and the slots to be written for it."""

    card: int
    side: int
    place: int
    zone: int
    position: int
    slots: dict[int, int] = field(default_factory=dict)
    host: tuple[int, int, int] | None = None  # side, place, zone
    bonded: tuple[int, int, int] | None = None  # the same of a monster that it is linked to
    materials: list[int] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    end: tuple[int, int, int, int, int] | None = None  # order, place, zone, position, player

    @property
    def where(self) -> tuple[int, int, int]:
        """Side, place, zone."""
        return self.side, self.place, self.zone


class Position:
    """What is known of a position: numbers by slot, cards, bans, modifiers."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.entries: list[Entry] = []
        self.standing: dict[tuple[int, int, int], int] = {}  # side, place, zone
        self.bans: list[tuple[int, int, int, int]] = []  # as `slots.BAN` has them
        self.modifiers: list[tuple[int, int, int, int]] = []  # as `slots.MODIFIER` has them

    def put_into(self, game: YugiohGame) -> None:
        """Make this the root of a game, at its open state."""
        state = game.state
        state.restore([0] * len(state.data))
        for slot, number in self.numbers.items():
            state.put(slot, number)
        for entry in self.entries:
            if entry.place & v.FIELD_PLACES:
                state.set_down(entry.card, entry.place, entry.side, entry.zone, entry.position)
            else:
                state.insert(entry.card, entry.place, 0)
                state.put(slots.POSITION + entry.card, entry.position)
            for block, number in entry.slots.items():
                state.put(block + entry.card, number)
            if entry.slots.get(slots.STATUS, 0) & (slots.ON_TOP | slots.AT_BOTTOM):
                known = slots.KNOWN + entry.side
                state.put(known, int(state.data[known]) + 1)
            for material in entry.materials:
                state.put(slots.CONTROL + material, entry.side)
                state.attach(material, entry.card)
            if entry.end:
                base = slots.RETURN + (entry.end[0] - 1) * slots.RETURN_SIZE
                for at, number in enumerate((entry.card, 0, *entry.end[1:])):
                    state.put(base + at, number)
                state.put(slots.RETURNS, int(state.data[slots.RETURNS]) + 1)
        for entry in self.entries:
            if entry.host is not None:
                state.put(slots.HOST + entry.card, self.standing[entry.host] + 1)
            if entry.bonded is not None:
                bond(state, entry.card, self.standing[entry.bonded])
        for number, fields in enumerate(self.modifiers):
            for at, value in enumerate(fields):
                state.put(slots.MODIFIER + number * slots.MODIFIER_SIZE + at, value)
        state.put(slots.MODIFIERS, len(self.modifiers))
        for number, ban in enumerate(self.bans):
            for at, value in enumerate(ban):
                state.put(slots.BAN + number * slots.BAN_SIZE + at, value)
        state.put(slots.BANS, len(self.bans))
        begin_turn(state)
        state.forget()
