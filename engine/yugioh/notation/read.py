"""Reading a position; `engine/yugioh/notation` says how it is written.

The text is read and checked whole before anything is changed.
"""

import re
from typing import Final

from engine.notation import NotationError
from engine.yugioh.position import slots
from engine.yugioh import vocabulary as v
from engine.yugioh.movement.returns import BACK
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.modifiers import GAIN, TYPE_IS, modifier_kind, pack_modifier
from engine.yugioh.queries.rules import Becomes, Modify
from engine.yugioh.notation.names import (
    AT_END, KINDS, NUMBERS, Names, OPPONENT, PHASES, PILES, POSITIONS, REST, STATS, STATUSES,
    TRAITS, WAYS, WORD, ZONES, usual_position,
)  # fmt: skip
from engine.yugioh.notation.read_position import Entry, Modifier, Position
from engine.yugioh.instructions.tables import DEF_EXTRA, RULE_SIZE
from engine.yugioh.position.uses import limit_slot

_CARD: Final = r"(~?)(\d{1,10})(?:\.(\d{1,3}))?"
_ENTRY: Final = re.compile(_CARD + r"(?:-(\d{1,3}))?([NADSF]?)((?:/[^/,]+)*)", re.ASCII)
_ONE: Final = re.compile(_CARD, re.ASCII)
_END: Final = re.compile(r"end(\d+)=(?:[xbhdgz]|(o?)(?:c|([a-z]\d?)([NADSF])))", re.ASCII)
_MODIFIER: Final = re.compile(
    r"([adyefgijmst])(?:([=~&]?)(-?\d{1,9})(t?)|@(o?)([a-z]\d?)#(\d{1,2}))", re.ASCII
)
_USE: Final = re.compile(r"(.+?)(?:x(\d{1,2}))?", re.ASCII)
_LETTERS: Final = {letter: bit for bit, letter in POSITIONS.items()}
_STATUS: Final = {letter: bit for bit, letter in STATUSES.items()}
_HOW: Final = {letter: bit for bit, letter in WAYS.items()}
_FIELDS: Final = ("turn", "player", "phase", "life", "summons", "over")
_SIDES: Final = ("field", *PILES, "used", "bans", "tallies")
_MOST: Final = 1 << 40


class Reader:
    """Reads one text; nothing is changed before `set_up`."""

    def __init__(self, game: YugiohGame, text: str) -> None:
        self.game = game
        self.names = Names(game)
        self.fields = self._split(text)
        self.taken: set[int] = set()
        self.position = Position()
        self._name = ""  # of the field that is read

    def set_up(self) -> None:
        """Read everything, then put it into the game."""
        self._turn()
        named: dict[tuple[int, int], list[Entry | None]] = {}
        for side in (0, 1):
            prefix = OPPONENT if side else ""
            self._field(prefix, side)
            for name, place in PILES.items():
                named[side, place] = self._pile(prefix + name, side, place)
            self._memory(prefix, side)
        for (side, place), entries in named.items():
            self._fill(side, place, entries)
        self._check()
        self.position.put_into(self.game)

    # -------------------------------------------------------------- fields

    def _split(self, text: str) -> dict[str, str]:
        words = text.split()
        if not words or words[0] != WORD:
            raise NotationError("position", f"{WORD!r} at the beginning", " ".join(words[:1]))
        fields: dict[str, str] = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            plain = name.removeprefix(OPPONENT)
            known = plain in _SIDES or (name == plain and plain in _FIELDS)
            if not equals or not known:
                known_names = ", ".join((*_FIELDS, *_SIDES))
                raise NotationError("position", f"a field ({known_names}) with =", word)
            if name in fields:
                raise NotationError(name, "the field once", word)
            fields[name] = value
        return fields

    def _error(self, expected: str, found: str) -> NotationError:
        return NotationError(self._name, expected, found)

    def _number(self, text: str, expected: str, base: int = 10, least: int = 0) -> int:
        digits = text.removeprefix("-")
        try:
            number = int(text, base) if len(digits) < 14 and digits.isalnum() else _MOST
        except ValueError:
            number = _MOST
        if not least <= number < _MOST:
            raise self._error(expected, text)
        return number

    def _pair(self, text: str, expected: str) -> tuple[int, int]:
        one, slash, other = text.partition("/")
        if not slash:
            raise self._error(expected, text)
        return self._number(one, expected), self._number(other, expected)

    def _turn(self) -> None:
        """The fields of the turn."""
        defaults = {"turn": "1", "player": "0", "phase": "main", "life": "8000/8000",
                    "summons": "0/1,0/1", "over": "0"}  # fmt: skip
        values = defaults | {name: self.fields[name] for name in _FIELDS if name in self.fields}
        numbers = self.position.numbers
        self._name = "turn"
        numbers[slots.TURN] = self._number(values["turn"], "a number from 1 on", least=1)
        self._name = "player"
        numbers[slots.PLAYER] = self._number(values["player"], "0 or 1")
        if numbers[slots.PLAYER] > 1:
            raise self._error("0 or 1", values["player"])
        self._name = "phase"
        phases = {name: number for number, name in PHASES.items()}
        if values["phase"] not in phases:
            raise self._error(f"one of {', '.join(phases)}", values["phase"])
        numbers[slots.PHASE] = phases[values["phase"]]
        self._name = "life"
        life = self._pair(values["life"], "two numbers such as 8000/8000")
        numbers[slots.LIFE], numbers[slots.THEIR_LIFE] = life
        self._name = "summons"
        players = values["summons"].split(",")
        if len(players) != 2:
            raise self._error("two pairs such as 0/1,0/1", values["summons"])
        for player, text in enumerate(players):
            made, allowed = self._pair(text, "two pairs such as 0/1,0/1")
            numbers[slots.SUMMONS + player] = made
            numbers[slots.SUMMON_LIMIT + player] = allowed
        self._name = "over"
        numbers[slots.OVER] = self._number(values["over"], "0, 1, 2 or 3")
        if numbers[slots.OVER] > 3:
            raise self._error("0, 1, 2 or 3", values["over"])

    def _memory(self, prefix: str, side: int) -> None:
        """What the turn remembers of a player."""
        self._name = f"{prefix}used"
        for text in _items(self.fields.get(self._name, "")):
            found = _USE.fullmatch(text)
            group = self.names.group_of.get(found[1]) if found else None
            if found is None or group is None:
                raise self._error("card#effect with a once-per-turn limit", text)
            slot = limit_slot(side, group)
            if slot in self.position.numbers:
                raise self._error("each limit once", text)
            self.position.numbers[slot] = int(found[2] or 1)
        self._name = f"{prefix}bans"
        for text in _items(self.fields.get(self._name, "")):
            name, at, meant = text.partition("@")
            if name not in self.names.ban_of or (at and not self._meant(meant)):
                raise self._error("a card whose ban lasts, and after @ what it is about", text)
            self.position.bans.append((side, *self.names.ban_of[name], self._meant(meant)))
        self._name = f"{prefix}tallies"
        for text in _items(self.fields.get(self._name, "")):
            number, _, count = text.partition("x")
            if not (number.isdecimal() and count.isdecimal() and int(number) < slots.TALLIES):
                raise self._error("tally x count, such as 0x1", text)
            self.position.numbers[slots.TALLY + side * slots.TALLIES + int(number)] = int(count)

    def _meant(self, text: str) -> int:
        """What a ban is bound to: 1 + the card of this passcode, or less than 0 for a column."""
        if text.startswith("s") and text in ZONES:
            return -1 - ZONES[text][1]
        codes = {str(card.passcode): number for number, card in enumerate(self.game.cards)}
        return codes.get(text, -1) + 1

    # --------------------------------------------------------------- cards

    def _card(self, other: str, code: str, copy: str | None, side: int) -> int:
        """The card of a reference, which must not be anywhere yet."""
        owner = 1 - side if other else side
        text = other + code + (f".{copy}" if copy else "")
        card = self.names.cards.get((owner, int(code), int(copy or 1)))
        if card is None:
            known = (owner, int(code), 1) in self.names.cards
            raise self._error("a copy that is in the deck" if known else "a card of the deck", text)
        if card in self.taken:
            raise self._error("each card in one place only", text)
        self.taken.add(card)
        return card

    def _pile(self, name: str, side: int, place: int) -> list[Entry | None]:
        """The entries of a pile; None stands for the rest of the list."""
        self._name = name
        listed = place in (v.DECK, v.EXTRA)
        entries: list[Entry | None] = []
        for text in _items(self.fields.get(name, REST if listed else "")):
            if text == REST and listed and None not in entries:
                entries.append(None)
                continue
            found = _ENTRY.fullmatch(text)
            if found is None:
                raise self._error(f"a card{_hidden(text)}", text)
            other, code, first, last, letter, rest = found.groups()
            if other:
                raise self._error("a card of its owner's", text)
            copies = [first]
            if last is not None:
                by = 1 if int(last) >= int(first or 1) else -1
                copies = [str(copy) for copy in range(int(first or 1), int(last) + by, by)]
            for copy in copies:
                card = self._card(other, code, copy, side)
                position = _LETTERS[letter] if letter else usual_position(place)
                entry = Entry(card, side, place, 0, position)
                self._attributes(entry, rest)
                entries.append(entry)
        return entries

    def _field(self, prefix: str, side: int) -> None:
        self._name = f"{prefix}field"
        for text in _items(self.fields.get(self._name, "")):
            zone, _, rest = text.partition(":")
            found = _ENTRY.fullmatch(rest)
            if zone not in ZONES:
                raise self._error("a zone (m1 to m5, e1, e2, s1 to s5, f) and a card", text)
            if found is None or found[4] is not None or found[5] in ("", "N"):
                raise self._error(f"zone:card and a position (A, D, S or F){_hidden(rest)}", text)
            place, number = ZONES[zone]
            card = self._card(found[1], found[2], found[3], side)
            if (side, place, number) in self.position.standing:
                raise self._error("one card in a zone", text)
            self.position.standing[side, place, number] = card
            entry = Entry(card, side, place, number, _LETTERS[found[5]])
            self.position.entries.append(entry)
            self._attributes(entry, found[6])

    def _attributes(self, entry: Entry, text: str) -> None:
        for part in text.split("/")[1:]:
            key, equals, value = part.partition("=")
            if not equals:
                table, block = (_STATUS, slots.STATUS) if not part.isupper() else (_HOW, slots.HOW)
                if not part or any(letter not in table for letter in part):
                    raise self._error("letters of a status or of a summon", part)
                bits = sum({table[letter] for letter in part})
                entry.slots[block] = entry.slots.get(block, 0) | bits
            elif key in NUMBERS:
                block, in_base_16 = NUMBERS[key]
                expected = f"a number after {key}="
                least = 0 if in_base_16 else -_MOST
                entry.slots[block] = self._number(value, expected, 16 if in_base_16 else 10, least)
            elif key in ("on", "to"):
                there = value.removeprefix("o") if value not in ZONES else value
                if there not in ZONES:
                    raise self._error(f"the zone of a monster after {key}=", part)
                side = entry.side if there == value else 1 - entry.side
                if key == "on":
                    entry.host = (side, *ZONES[there])
                else:
                    entry.bonded = (side, *ZONES[there])
            elif key == "by":
                if value not in self.names.grants_of:
                    raise self._error("a card that equips after by=", part)
                entry.slots[slots.GRANTS] = self.names.grants_of[value]
            elif key == "x" and entry.place == v.MZONE:
                for item in value.split("+"):
                    found = _ONE.fullmatch(item)
                    if found is None:
                        raise self._error("Xyz Materials after x=", part)
                    entry.materials.append(self._card(found[1], found[2], found[3], entry.side))
            elif key == "m":
                entry.modifiers = [self._modifier(item, entry.side) for item in value.split("+")]
            else:
                self._end(entry, part)

    def _modifier(self, text: str, side: int) -> Modifier:
        found = _MODIFIER.fullmatch(text)
        if found is None or (found[6] and found[6] not in ZONES):
            raise self._error("modifiers of ATK and DEF after m=", text)
        stat, sign, number, turn, other, zone, rule = found.groups()
        if zone:
            source = (1 - side if other else side, *ZONES[zone])
            return Modifier(STATS.get(stat, 0), int(rule), source)
        until = slots.UNTIL_END if turn else 0
        if (stat, sign) in TRAITS:
            return Modifier(int(pack_modifier(until, TRAITS[stat, sign])), int(number))
        if stat not in STATS or sign not in KINDS:
            raise self._error("modifiers of ATK and DEF after m=", text)
        return Modifier(int(pack_modifier(STATS[stat] | until, KINDS[sign])), int(number))

    def _end(self, entry: Entry, part: str) -> None:
        found = _END.fullmatch(part)
        zone = found[3] if found else None
        if found is None or (zone is not None and zone not in ZONES):
            raise self._error("an attribute of a card", part)
        order = int(found[1])
        player = 1 - entry.side if found[2] else entry.side
        if zone is None:
            back = part[-1] == "c"
            place = BACK if back else AT_END[part[-1]]
            entry.end = (order, place, 0, 0, player if back else 0)
        else:
            entry.end = (order, *ZONES[zone], _LETTERS[found[4]], player)

    # ------------------------------------------------------------ checking

    def _fill(self, side: int, place: int, entries: list[Entry | None]) -> None:
        """Put the rest of the list where the `*` stands."""
        rest = [card for card in self.names.home(side, place) if card not in self.taken]
        name = next(name for name, its in PILES.items() if its == place)
        self._name = (OPPONENT if side else "") + name
        for entry in entries:
            if entry is not None:
                self.position.entries.append(entry)
            else:
                self.position.entries += [Entry(card, side, place, 0, 0) for card in rest]
                self.taken.update(rest)
                rest = []
        if place in (v.DECK, v.EXTRA) and rest:
            missing = str(self.game.passcode(rest[0]))
            raise self._error(f"{REST} for the cards that are nowhere else", f"none for {missing}")

    def _check(self) -> None:
        state = self.game.state
        orders = sorted(entry.end[0] for entry in self.position.entries if entry.end)
        for entry in self.position.entries:
            definition = int(state.definition[entry.card])
            self._name = self.game.name_of(entry.card)
            kind = int(state.t.type[definition])
            if entry.place == v.MZONE and not kind & v.MONSTER:
                raise self._error("a monster in a Monster Zone", "")
            if entry.place & (v.HAND | v.DECK) and int(state.t.flags[definition]) & DEF_EXTRA:
                raise self._error("a place for a card of the Extra Deck", "hand or Deck")
            for key, zone in (("on", entry.host), ("to", entry.bonded)):
                if zone is None:
                    continue
                if zone not in self.position.standing or zone[1] != v.MZONE:
                    raise self._error(f"a monster in the zone after {key}=", "none")
            for modifier in entry.modifiers:
                self.position.modifiers.append((entry.card, *self._resolve(modifier)))
        if orders != list(range(1, len(orders) + 1)) or len(orders) > slots.RETURN_CAP:
            most = slots.RETURN_CAP
            raise NotationError("end", f"end1, end2 and so on, each once, up to end{most}")
        if len(self.position.bans) > slots.BAN_CAP:
            raise NotationError("bans", f"{slots.BAN_CAP} at most")
        if len(self.position.modifiers) > slots.MODIFIER_CAP:
            raise NotationError("field", f"{slots.MODIFIER_CAP} modifiers at most")

    def _resolve(self, modifier: Modifier) -> tuple[int, int, int]:
        """What a modifier is, its value and its source, as they stand in memory."""
        state = self.game.state
        if modifier.source is None:
            kind = modifier_kind(modifier.what)
            if kind >= TYPE_IS:
                return modifier.what, modifier.number, 0
            if kind != GAIN and not state.t.has_sets:
                raise self._error(
                    "increases and decreases, as no card of the decks sets a", "value"
                )
            return modifier.what, modifier.number, 0
        source = next((e for e in self.position.entries if e.where == modifier.source), None)
        if source is None:
            raise self._error("a card in the zone after @", "none")
        grants = source.slots.get(slots.GRANTS, 0)
        rules = self.names.rules(source.card, source.host is not None, grants)
        if modifier.number < len(rules):
            rule = rules[modifier.number]
            if int(state.t.rules[rule * RULE_SIZE]) == Modify.CODE:
                kind = int(state.t.rules[rule * RULE_SIZE + Modify.KIND])
                return int(pack_modifier(modifier.what, kind)), rule, source.card + 1
            if int(state.t.rules[rule * RULE_SIZE]) == Becomes.CODE and not modifier.what:
                kind = int(state.t.rules[rule * RULE_SIZE + Becomes.KIND])
                return int(pack_modifier(0, kind)), rule, source.card + 1
        raise self._error("the number of a rule that modifies ATK or DEF after #", "another")


def _hidden(text: str) -> str:
    """Why an entry cannot be read, if it is hidden."""
    return " (hidden cards cannot be read)" if text.startswith("?") else ""


def _items(text: str) -> list[str]:
    """The entries of a field; none for an empty one."""
    return text.split(",") if text else []
