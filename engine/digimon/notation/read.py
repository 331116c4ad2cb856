"""Reading a position; `engine/digimon/notation` says how it is written.

The text is read and checked whole before anything of the game is changed.
"""

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from engine.digimon.position import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.game import DigimonGame
from engine.digimon.position.steps import begin_turn
from engine.digimon.instructions.tables import EFFECT_SIZE, MODIFIER_SIZE
from engine.digimon.turn.phases import MAIN
from engine.notation import NotationError

OPPONENT: Final = "opp."
FACTS: Final = {
    "turn": sl.TURN, "player": sl.PLAYER, "first": sl.FIRST, "memory": sl.MEMORY, "over": sl.OVER,
    "random": sl.RANDOM, "best": sl.BEST, "phase": sl.PHASE,
}  # fmt: skip
USUAL: Final = dict.fromkeys(FACTS, 0) | {"phase": sl.MAIN_PHASE}  # and then not written
HEXADECIMAL: Final = ("random", "best")
PILES: Final = {
    "hand": sl.P_HAND, "trash": sl.P_TRASH, "security": sl.P_SECURITY, "deck": sl.P_DECK,
    "eggs": sl.P_EGGS,
}  # fmt: skip

_AREAS: Final = {
    sl.P_HAND: v.HAND, sl.P_TRASH: v.TRASH, sl.P_SECURITY: v.SECURITY, sl.P_DECK: v.DECK,
    sl.P_EGGS: v.EGGS,
}  # fmt: skip
_LEAST: Final = {"turn": 1, "memory": -10}
_MOST: Final = {
    "turn": 999, "player": 1, "first": 1, "memory": 10, "over": 4, "random": (1 << 62) - 1,
    "best": (1 << 60) - 1, "phase": sl.MAIN_PHASE,
}  # fmt: skip
_CARD: Final = re.compile(r"(~?)([^./]+)(?:\.(\d{1,2}))?((?:/[fu][0-9a-f]{1,15})*)", re.ASCII)
_STACK: Final = re.compile(r"(\d{1,2})([br])(s?)(n?):([^&]+)((?:&[^&]+)*)", re.ASCII)
_BLANK: Final = "blank"  # a card of an opponent without a deck
_MEANT: Final = re.compile(r"([01])\.(\d{1,2})", re.ASCII)


@dataclass(frozen=True)
class Entries:
    """A table of entries in memory: the slot of their number, the first entry, how many fit.

    `parts` says what each number of an entry is: a number, a card, or what is meant by a reference.
    """

    count: int
    first: int
    most: int
    parts: tuple[str, ...]


ENTRIES: Final = {
    "lasting": Entries(
        sl.LASTING, sl.LASTING_ENTRY, sl.LASTING_CAP,
        ("number", "meant", "number", "number", "number", "number"),
    ),
    "later": Entries(
        sl.LATER, sl.LATER_ENTRY, sl.LATER_CAP, ("number", "number", "meant", "card", "meant")
    ),
    "uses": Entries(
        sl.GAINED_USES, sl.GAINED_USES_ENTRY, sl.GAINED_USES_CAP, ("number", "meant", "number")
    ),
}  # fmt: skip


class Numbers:
    """The cards of a game by number and copy, and by their place in their player's list."""

    def __init__(self, game: DigimonGame) -> None:
        self.game = game
        self.owner = [int(game.state.owner[card]) for card in range(int(game.state.cards))]
        self.first = (0, self.owner.index(1) if 1 in self.owner else len(self.owner))
        self._copies: dict[tuple[int, str], list[int]] = {}
        for card, owner in enumerate(self.owner):
            self._copies.setdefault((owner, self._number(card)), []).append(card)

    def _number(self, card: int) -> str:
        return self.game.number_of(card) or _BLANK

    def place(self, card: int) -> int:
        """Its place in the list of its player: deck, Digi-Eggs, Tokens."""
        return card - self.first[self.owner[card]]

    def is_blank(self, card: int) -> bool:
        """Whether it is an unknown card of an opponent without a deck, which has no number."""
        return not self.game.number_of(card)

    def at(self, player: int, place: int) -> int | None:
        """The card at a place of a player's list."""
        card = self.first[player] + place
        return card if card < len(self.owner) and self.owner[card] == player else None

    def name(self, card: int, player: int) -> str:
        """The card as it is written on a player's side."""
        owner, number = self.owner[card], self._number(card)
        copy = self._copies[owner, number].index(card) + 1
        return f"{'~' if owner != player else ''}{number}" + (f".{copy}" if copy > 1 else "")

    def card(self, player: int, number: str, copy: int) -> int | None:
        """A copy of a card of a player, counted from 1."""
        copies = self._copies.get((player, number), [])
        return copies[copy - 1] if 0 < copy <= len(copies) else None


@dataclass
class _Placed:
    """A card with what is written for it."""

    card: int
    flags: int = 0
    used: int = 0


@dataclass
class _Stack:
    """A stack of the field."""

    number: int
    where: int
    suspended: bool
    new: bool
    cards: list[_Placed]
    links: list[_Placed] = field(default_factory=list)


class Reader:
    """Reads one position for one game."""

    def __init__(self, game: DigimonGame, text: str) -> None:
        self.game = game
        self.numbers = Numbers(game)
        self.facts = dict(USUAL)
        self.piles: dict[tuple[int, int], list[_Placed]] = {}
        self.stacks: tuple[dict[int, _Stack], dict[int, _Stack]] = ({}, {})
        self.entries: dict[str, list[list[int]]] = {}
        self._seen: dict[int, str] = {}
        self._where = ""
        self._fields(text)
        self._check()

    # -------------------------------------------------------------- reading

    def _bad(self, expected: str, found: str = "") -> NotationError:
        return NotationError(self._where, expected, found)

    def _fields(self, text: str) -> None:
        name, *parts = text.split() or [""]
        self._where = "position"
        if name != self.game.name:
            raise self._bad(f"a position that begins with {self.game.name}", name or "nothing")
        given: dict[str, str] = {}
        for part in parts:
            key, equals, value = part.partition("=")
            bare = key.removeprefix(OPPONENT)
            known = bare in (*PILES, "field") or key in (*FACTS, *ENTRIES)
            if not equals or not known:
                self._where = "position"
                raise self._bad(
                    f"fields named {', '.join((*FACTS, *PILES, 'field', *ENTRIES))}", part
                )
            self._where = key
            if key in given:
                raise self._bad("a field once", f"{part} after {key}={given[key]}")
            given[key] = value
        for key, value in sorted(given.items(), key=lambda item: item[0] in ENTRIES):
            self._where = key
            self._field(key, value)

    def _field(self, key: str, value: str) -> None:
        player = int(key.startswith(OPPONENT))
        bare = key.removeprefix(OPPONENT)
        if key in FACTS:
            self.facts[key] = self._number(
                value, _LEAST.get(key, 0), _MOST[key], 16 if key in HEXADECIMAL else 10
            )
            return
        for item in value.split(","):
            if bare == "field":
                self._stack(player, item)
            elif key in ENTRIES:
                self.entries.setdefault(key, []).append(self._entry(ENTRIES[key], item))
            else:
                self.piles.setdefault((player, PILES[bare]), []).extend(self._cards(player, item))

    def _number(self, text: str, least: int, most: int, base: int = 10) -> int:
        digits = r"-?\d{1,4}" if base == 10 else r"[0-9a-f]{1,16}"
        number = int(text, base) if re.fullmatch(digits, text, re.ASCII) else most + 1
        if not least <= number <= most:
            expected = f"a number from {least} to {most}"
            raise self._bad(expected if base == 10 else "a hexadecimal number", text or "nothing")
        return number

    def _cards(self, player: int, text: str) -> list[_Placed]:
        """An item of a pile: one card, or a run of hidden ones."""
        if not text.startswith("#"):
            return [self._card(player, text)]
        digits = text[1:]
        if not re.fullmatch(r"(?:[0-9a-f]{2})+", digits, re.ASCII):
            raise self._bad("two hexadecimal digits for each hidden card", text)
        found = []
        for index in range(0, len(digits), 2):
            card = self.numbers.at(player, int(digits[index : index + 2], 16))
            if card is None:
                raise self._bad("places of the deck list", digits[index : index + 2])
            found.append(self._once(_Placed(card), digits[index : index + 2]))
        return found

    def _card(self, player: int, text: str) -> _Placed:
        placed = self._find(player, text)
        return self._once(placed, text)

    def _find(self, player: int, text: str) -> _Placed:
        found = _CARD.fullmatch(text)
        card = None
        if found is not None:
            owner = 1 - player if found[1] else player
            card = self.numbers.card(owner, found[2], int(found[3] or 1))
        if found is None or card is None:
            raise self._bad("a card of the deck", text or "nothing")
        placed = _Placed(card)
        for mark in found[4].split("/")[1:]:
            if mark[0] == "f":
                placed.flags = int(mark[1:], 16)
            else:
                placed.used = int(mark[1:], 16)
        return placed

    def _once(self, placed: _Placed, text: str) -> _Placed:
        if placed.card in self._seen:
            raise self._bad(f"each card once; it is in {self._seen[placed.card]} as well", text)
        self._seen[placed.card] = self._where
        return placed

    def _stack(self, player: int, text: str) -> None:
        found = _STACK.fullmatch(text)
        if found is None:
            raise self._bad("a stack such as 0b:ST1-07+ST1-03", text or "nothing")
        number = int(found[1])
        if number >= sl.HALF or number in self.stacks[player]:
            raise self._bad(f"different numbers below {sl.HALF} for the stacks", text)
        cards = [self._card(player, card) for card in found[5].split("+")]
        links = [self._card(player, card) for card in found[6].split("&")[1:]]
        where = v.BATTLE if found[2] == "b" else v.BREEDING
        self.stacks[player][number] = _Stack(
            number, where, bool(found[3]), bool(found[4]), cards, links
        )

    def _entry(self, table: Entries, text: str) -> list[int]:
        parts = text.split(":")
        if len(parts) != len(table.parts):
            raise self._bad(
                f"{len(table.parts)} parts ({', '.join(table.parts)})", text or "nothing"
            )
        return [self._part(part, kind) for part, kind in zip(parts, table.parts, strict=True)]

    def _part(self, text: str, kind: str) -> int:
        if kind == "card":
            return self._find(0, text).card
        if kind == "meant" and text != "0":
            return self._meant(text)
        if not re.fullmatch(r"-?\d{1,7}", text, re.ASCII):
            raise self._bad("a number", text or "nothing")
        return int(text)

    def _meant(self, target: str) -> int:
        """A reference to a stack or card as `set_up` makes it; what is gone was there before."""
        name, gone, _ = target.partition("/x")
        stamp = 0 if gone else 1 << sl.STAMP
        found = _MEANT.fullmatch(name)
        if found is None:
            return self._find(0, name).card | stamp
        side, number = int(found[1]), int(found[2])
        if number >= sl.HALF or (number not in self.stacks[side] and not gone):
            raise self._bad("a stack of the field", target)
        return sl.STACK | side * sl.HALF + number | stamp

    def _check(self) -> None:
        """The position as a whole."""
        self._where = "turn"
        if not self.facts["turn"]:
            raise self._bad("the number of the turn")
        for name, rows in self.entries.items():
            self._where = name
            if len(rows) > ENTRIES[name].most:
                raise self._bad(f"{ENTRIES[name].most} entries at most")
        modifiers = len(self.game.state.t.modifiers) // MODIFIER_SIZE
        effects = len(self.game.state.t.effects) // EFFECT_SIZE
        for name, place, most in (("lasting", 0, modifiers), ("later", 1, effects),
                                  ("uses", 0, effects)):  # fmt: skip
            self._where = name
            for row in self.entries.get(name, []):
                if not 0 <= row[place] < most:
                    raise self._bad(f"a number below {most}", str(row[place]))
        for player, stacks in enumerate(self.stacks):
            self._where = f"{OPPONENT if player else ''}field"
            if sum(stack.where == v.BREEDING for stack in stacks.values()) > 1:
                raise self._bad("one stack in the breeding area")
        if self.facts["over"]:
            return
        self._where = "phase"
        if self.facts["phase"] != sl.MAIN_PHASE:
            raise self._bad("the main phase, unless the game is over", str(self.facts["phase"]))
        self._where = "position"
        for card in range(int(self.game.state.cards)):
            token = self.game.cards[int(self.game.state.definition[card])].token
            if card not in self._seen and not token:
                raise self._bad("every card of the decks", f"no {self.numbers.name(card, 0)}")

    # ------------------------------------------------------------ setting up

    def set_up(self) -> None:
        """Make it the position of the game, and its root."""
        state = self.game.state
        state.restore([0] * len(state.data))
        for card in range(int(state.cards)):
            state.put(sl.MOVES + card, 1)  # no reference is 0
        for key, slot in FACTS.items():
            state.put(slot, self.facts[key])
        for (player, pile), cards in self.piles.items():
            for placed in cards:
                self._put(placed, _AREAS[pile])
                state.push_card(player, pile, placed.card)
        for player, stacks in enumerate(self.stacks):
            for stack in stacks.values():
                self._lay(player, stack)
            state.put(sl.STACK_COUNT + player, max(stacks, default=-1) + 1)
        for name, rows in self.entries.items():
            table = ENTRIES[name]
            state.put(table.count, len(rows))
            for number, row in enumerate(rows):
                for place, value in enumerate(row):
                    state.put(table.first + number * len(row) + place, value)
        begin_turn(state, MAIN)
        state.forget()

    def _put(self, placed: _Placed, area: int) -> None:
        state = self.game.state
        state.put(sl.AREA + placed.card, area)
        state.put(sl.FLAGS + placed.card, placed.flags)
        state.put(sl.USED + placed.card, placed.used)

    def _lay(self, player: int, stack: _Stack) -> None:
        state = self.game.state
        number = player * sl.HALF + stack.number
        state.put(sl.TOP + number, stack.cards[0].card + 1)
        state.put(sl.WHERE + number, stack.where)
        state.put(sl.SUSPENDED + number, int(stack.suspended))
        state.put(sl.ARRIVED + number, self.facts["turn"] if stack.new else 0)
        state.put(sl.UNDERS + number, len(stack.cards) - 1)
        state.put(sl.BORN + number, 1)
        for area, cards in ((v.UNDER, stack.cards), (v.LINKED, stack.links)):
            for placed in cards:
                self._put(placed, area)
                state.put(sl.HOST + placed.card, number + 1)
            for placed, below in pairwise(cards):
                state.put(sl.BELOW + placed.card, below.card + 1)
        state.put(sl.AREA + stack.cards[0].card, stack.where)
        if stack.links:
            state.put(sl.LINKS + number, stack.links[0].card + 1)
