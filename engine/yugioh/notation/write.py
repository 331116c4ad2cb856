"""Writing a position down; `engine/yugioh/notation` says how it reads."""

from engine.yugioh.position.bonds import bonded_to
from engine.yugioh.position.modifiers import TYPE_IS, modifier_kind
from engine.yugioh.position import slots
from engine.yugioh import vocabulary as v
from engine.yugioh.telling.board import overlays, pile
from engine.yugioh.movement.returns import BACK
from engine.yugioh.game import YugiohGame
from engine.yugioh.queries.knowledge import knows
from engine.yugioh.notation.names import (
    AT_END, KINDS, NUMBERS, Names, OPPONENT, PHASES, PILES, POSITIONS, REST, STATS, STATUSES,
    TRAITS, WAYS, WORD, usual_position, zone_text,
)  # fmt: skip
from engine.yugioh.position.uses import limit_slot


class Writer:
    """Writes one position, hidden from a player if `seen_by` is given."""

    def __init__(self, game: YugiohGame, seen_by: int | None) -> None:
        self.game = game
        self.names = Names(game)
        self.seen_by = seen_by

    def _at(self, slot: int) -> int:
        return int(self.game.state.data[slot])

    def text(self) -> str:
        """The whole line."""
        if not self.game.is_over() and not self.game.is_open():
            raise ValueError("only an open state or the end of a duel can be written down")
        fields = {
            "turn": str(self._at(slots.TURN)),
            "player": str(self._at(slots.PLAYER)),
            "phase": PHASES[self._at(slots.PHASE)],
            "life": f"{self._at(slots.LIFE)}/{self._at(slots.LIFE + 1)}",
            "summons": self._summons(),
            "over": str(self._at(slots.OVER) or ""),
        }
        for player in (0, 1):
            prefix = OPPONENT if player else ""
            fields[f"{prefix}hand"] = self._pile(player, v.HAND)
            fields[f"{prefix}field"] = self._field(player)
            for name, place in PILES.items():
                fields.setdefault(prefix + name, self._pile(player, place))
            fields[f"{prefix}used"] = self._used(player)
            fields[f"{prefix}bans"] = self._bans(player)
            fields[f"{prefix}tallies"] = self._tallies(player)
        return " ".join([WORD, *(f"{name}={text}" for name, text in fields.items() if text)])

    # ------------------------------------------------------------ the turn

    def _summons(self) -> str:
        texts = [
            f"{self._at(slots.SUMMONS + player)}/{self._at(slots.SUMMON_LIMIT + player)}"
            for player in (0, 1)
        ]
        return "" if texts == ["0/1", "0/1"] else ",".join(texts)

    def _used(self, player: int) -> str:
        texts = []
        for group in range(int(self.game.state.t.groups)):
            count = self._at(limit_slot(player, group))
            if count:
                times = f"x{count}" if count > 1 else ""
                texts.append(self.names.group_name[group] + times)
        return ",".join(texts)

    def _bans(self, player: int) -> str:
        texts = []
        for entry in range(self._at(slots.BANS)):
            base = slots.BAN + entry * slots.BAN_SIZE
            whose, what, number, name = (self._at(base + at) for at in range(slots.BAN_SIZE))
            if whose == player:
                meant = f"@{self.game.cards[name - 1].passcode}" if name > 0 else ""
                if name < 0:
                    meant = f"@{zone_text(v.SZONE, -1 - name)}"
                texts.append(self.names.ban_name[what, number] + meant)
        return ",".join(texts)

    def _tallies(self, player: int) -> str:
        counts = [self._at(slots.TALLY + player * slots.TALLIES + n) for n in range(slots.TALLIES)]
        return ",".join(f"{number}x{count}" for number, count in enumerate(counts) if count)

    # --------------------------------------------------------------- piles

    def _pile(self, player: int, place: int) -> str:
        cards = pile(self.game, player, place)
        hidden = [card for card in cards if not self._knows(card)]
        if hidden and place != v.BANISHED:
            # How many is public, and not in which order.
            known = [self._entry(card, place) for card in cards if card not in hidden]
            return ",".join([f"?x{len(hidden)}", *known])
        if place in (v.DECK, v.EXTRA):
            return self._listed_pile(player, place, cards)
        return ",".join(self._entries(cards, place))

    def _knows(self, card: int) -> bool:
        return knows(self.game.state, self.seen_by, card)

    def _listed_pile(self, player: int, place: int, cards: list[int]) -> str:
        """A Deck: the longest run in the order of the list is one `*`, and nothing else nothing."""
        home = set(self.names.home(player, place))
        plain = [card in home and not self._extras(card, place) for card in cards]
        best = (0, 0)
        first = 0
        for index in range(len(cards)):
            follows = index > first and cards[index] > cards[index - 1] and plain[index]
            if not follows or not plain[first]:
                first = index
            if plain[first] and index + 1 - first > best[1] - best[0]:
                best = (first, index + 1)
        if best == (0, len(cards)):
            return ""
        before, after = cards[: best[0]], cards[best[1] :]
        return ",".join([*self._entries(before, place), REST, *self._entries(after, place)])

    def _entries(self, cards: list[int], place: int) -> list[str]:
        """Cards of a pile, copies in a row taken together."""
        texts: list[str] = []
        index = 0
        while index < len(cards):
            last = index + 1
            step = 0
            while last < len(cards) and self._continues(cards, place, index, last, step):
                step = step or self.names.copy[cards[last]] - self.names.copy[cards[index]]
                last += 1
            text = self._entry(cards[index], place)
            if last > index + 1:
                code, first = self.game.passcode(cards[index]), self.names.copy[cards[index]]
                text = f"{code}.{first}-{self.names.copy[cards[last - 1]]}"
            texts.append(text)
            index = last
        return texts

    def _continues(self, cards: list[int], place: int, first: int, at: int, step: int) -> bool:
        """Whether the card at `at` is the next copy of a row that began at `first`."""
        card, before = cards[at], cards[at - 1]
        if self.seen_by is not None or self._extras(card, place) or self._extras(before, place):
            return False
        by = self.names.copy[card] - self.names.copy[before]
        return (
            self.game.passcode(card) == self.game.passcode(cards[first])
            and by in (1, -1)
            and step in (0, by)
        )

    # --------------------------------------------------------------- cards

    def _card(self, card: int, side: int) -> str:
        """A card: passcode and copy; as a player sees it only the passcode."""
        text = str(self.game.passcode(card))
        if self.seen_by is None and self.names.copy[card] > 1:
            text += f".{self.names.copy[card]}"
        return ("~" if int(self.game.state.owner[card]) != side else "") + text

    def _entry(self, card: int, place: int) -> str:
        side = int(self.game.state.owner[card])
        if not self._knows(card):
            return f"?{POSITIONS[self._at(slots.POSITION + card)]}"
        return self._card(card, side) + self._extras(card, place)

    def _extras(self, card: int, place: int) -> str:
        """The position of a card in a pile if it is not the usual one, and its attributes."""
        position = self._at(slots.POSITION + card)
        letter = "" if position == usual_position(place) else POSITIONS[position]
        return letter + self._attributes(card, int(self.game.state.owner[card]))

    def _attributes(self, card: int, side: int) -> str:
        """What else is true of a card, seen from this side of the field."""
        how, status = self._at(slots.HOW + card), self._at(slots.STATUS + card)
        texts = [
            "".join(letter for bit, letter in STATUSES.items() if status & bit),
            "".join(letter for bit, letter in WAYS.items() if how & bit),
        ]
        for key, (block, in_base_16) in NUMBERS.items():
            number = self._at(block + card)
            if number:
                texts.append(f"{key}={number:x}" if in_base_16 else f"{key}={number}")
        if modifiers := self._modifiers(card, side):
            texts.append("m=" + "+".join(modifiers))
        if self._at(slots.LOC + card) == v.SZONE and self._at(slots.HOST + card):
            texts.append(f"on={self._zone(self._at(slots.HOST + card) - 1, side)}")
        monster = int(bonded_to(self.game.state, card))
        if monster >= 0:
            texts.append(f"to={self._zone(monster, side)}")
        if grants := self._at(slots.GRANTS + card):
            texts.append(f"by={self.names.grants_name[grants]}")
        if materials := overlays(self.game, card):
            texts.append("x=" + "+".join(self._card(item, side) for item in materials))
        texts.append(self._end(card, side))
        return "".join(f"/{text}" for text in texts if text)

    def _modifiers(self, card: int, side: int) -> list[str]:
        """The modifiers of a monster's ATK and DEF, in their order."""
        texts = []
        for entry in range(self._at(slots.MODIFIERS)):
            base = slots.MODIFIER + entry * slots.MODIFIER_SIZE
            what, value = self._at(base + slots.M_WHAT), self._at(base + slots.M_VALUE)
            source = self._at(base + slots.M_SOURCE) - 1
            if self._at(base + slots.M_CARD) != card:
                continue
            kind = int(modifier_kind(what))
            if kind >= TYPE_IS:
                stat, sign = next(signs for signs, trait in TRAITS.items() if trait == kind)
            else:
                stat = next(letter for letter, bit in STATS.items() if what & bit)
                sign = next((sign for sign, its in KINDS.items() if its == kind), "")
            if source >= 0:
                equipped = bool(self._at(slots.HOST + source))
                rules = self.names.rules(source, equipped, self._at(slots.GRANTS + source))
                texts.append(f"{stat}@{self._zone(source, side)}#{rules.index(value)}")
            else:
                texts.append(f"{stat}{sign}{value}{'t' if what & slots.UNTIL_END else ''}")
        return texts

    def _zone(self, card: int, side: int) -> str:
        """The zone a card is in, seen from this side."""
        other = "o" if self._at(slots.CONTROL + card) != side else ""
        return other + zone_text(self._at(slots.LOC + card), self._at(slots.ZONE + card))

    def _end(self, card: int, side: int) -> str:
        """What comes to a card in the End Phase."""
        order = 0
        for entry in range(self._at(slots.RETURNS)):
            base = slots.RETURN + entry * slots.RETURN_SIZE
            other, moves, place, zone, position, player = (self._at(base + at) for at in range(6))
            if moves != self._at(slots.MOVES + other):
                continue
            order += 1
            if other == card:
                if place == BACK:
                    return f"end{order}={'o' if player != side else ''}c"
                for letter, at_end in AT_END.items():
                    if place == at_end:
                        return f"end{order}={letter}"
                there = "o" if player != side else ""
                return f"end{order}={there}{zone_text(place, zone)}{POSITIONS[position]}"
        return ""

    # --------------------------------------------------------------- field

    def _field(self, player: int) -> str:
        texts = []
        for base, place in ((slots.MONSTERS, v.MZONE), (slots.SPELLS, v.SZONE)):
            for zone in range(slots.ZONES_EACH):
                card = self._at(base + player * slots.ZONES_EACH + zone) - 1
                if card >= 0:
                    texts.append(f"{zone_text(place, zone)}:{self._standing(card, player)}")
        return ",".join(texts)

    def _standing(self, card: int, player: int) -> str:
        position = self._at(slots.POSITION + card)
        if not self._knows(card):
            new = "/w" if self._at(slots.STATUS + card) & slots.NEW else ""
            under = "+".join(self._card(item, player) for item in overlays(self.game, card))
            return f"?{POSITIONS[position]}{new}" + (f"/x={under}" if under else "")
        return f"{self._card(card, player)}{POSITIONS[position]}{self._attributes(card, player)}"
