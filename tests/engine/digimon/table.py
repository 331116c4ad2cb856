"""A table for rule tests: positions are laid out by name, played on by name, and read by name.

Cards are given by name (of the cards below, or of the starter decks by card number); a stack is a
list of names, its top card first, after "suspended" if it is, its link cards last, with a "+"
before them; ["face-up", name] is a card lying face-up in a security stack.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.game import DigimonGame
from engine.digimon.language import Color, level
from engine.digimon.language.card import Card, Digivolve, digi_egg, digimon, option, tamer
from engine.digimon.position import slots as sl
from engine.digimon.position.movement import lift, new_stack, plug_in, put_under
from engine.digimon.position.steps import begin_turn
from engine.digimon.queries.modifiers import has_keyword
from engine.digimon.queries.stats import dp, security_attack
from engine.digimon.telling.describe import option_words, thing_name
from engine.digimon.turn.phases import MAIN
from engine.effects import Node

Stack = Sequence[str]
PILES = {
    "deck": sl.P_DECK, "hand": sl.P_HAND, "trash": sl.P_TRASH, "security": sl.P_SECURITY,
    "eggs": sl.P_EGGS,
}  # fmt: skip
AREAS = {"hand": v.HAND, "trash": v.TRASH, "security": v.SECURITY, "deck": v.DECK, "eggs": v.EGGS}


def red(name: str, lv: int = 4, power: int = 5000, *, cost: int = 5, evo: int = 2,
        **rest: Any) -> Card:  # fmt: skip
    """A made-up red Digimon; it digivolves from a red Digimon one level lower."""
    ways = rest.pop("ways", (Digivolve(Color(v.RED) & level(lv - 1), evo),))
    return digimon(name, name, v.RED, lv, cost, power, *ways, **rest)


def egg(name: str = "Egg", **rest: Any) -> Card:
    """A made-up red Digi-Egg."""
    return digi_egg(name, name, v.RED, **rest)


def red_tamer(name: str, *effects: Node, cost: int = 2, **rest: Any) -> Card:
    """A made-up red Tamer."""
    return tamer(name, name, v.RED, cost, effects=effects, **rest)


def red_option(name: str, *effects: Node, cost: int = 1, **rest: Any) -> Card:
    """A made-up red Option."""
    return option(name, name, v.RED, cost, effects=effects, **rest)


FILLER = red("Filler", 3, 1000, cost=3, evo=0)


class Table:
    """One position.  `my` and `their` say what lies where; player 0 is the turn player."""

    def __init__(self, *cards: Card, memory: int = 0, turn: int = 3, chance: bool = False,
                 start: bool = True, **places: Any) -> None:  # fmt: skip
        facts = {card.number: card for card in (FILLER, *cards)}
        self._numbers = {
            card.name: card.number for card in (*definitions().values(), *facts.values())
        }
        decks: list[list[str]] = [[], []]
        eggs: list[list[str]] = [[], []]
        wanted: list[tuple[int, str, Any]] = []
        for key, names in places.items():
            who, place = key.split("_", 1)
            player = 0 if who == "my" else 1
            wanted.append((player, place, names))
            for name in _flat(names):
                number = self.number(name)
                known = facts.get(number) or definitions()[number]
                pile = eggs if known.category == v.DIGI_EGG else decks
                pile[player].append(number)
        given = {(player, place) for player, place, _ in wanted}
        for player in (0, 1):
            for place, count in (("deck", 10), ("security", 5)):
                if (player, place) not in given:
                    wanted.append((player, place, [FILLER.name] * count))
                    decks[player] += [FILLER.number] * count
        self.game = DigimonGame(decks[0], eggs[0], decks[1], eggs[1], facts=facts, chance=chance)
        self.missing = [why for *_, why in self.game.compiler.missing]
        state = self.game.state
        for player in (0, 1):
            for home in (sl.P_DECK, sl.P_EGGS):
                for card in list(self.game.pile(player, home)):
                    lift(state, card)
        for player, place, names in wanted:
            self._lay(player, place, names)
        state.put(sl.TURN, turn)
        state.put(sl.PHASE, sl.MAIN_PHASE)
        state.put(sl.MEMORY, memory)
        for stack in range(sl.STACKS):
            if state.data[sl.TOP + stack]:
                state.put(sl.ARRIVED + stack, 0)
        begin_turn(state, MAIN)
        state.forget()
        if start:
            self.game.advance()

    def number(self, name: str) -> str:
        return self._numbers.get(name, name)

    def _free(self, player: int, name: str) -> int:
        state = self.game.state
        number = self.number(name)
        return next(
            card
            for card in range(int(state.cards))
            if int(state.owner[card]) == player
            and not state.data[sl.AREA + card]
            and self.game.number_of(card) == number
        )

    def _lay(self, player: int, place: str, names: Any) -> None:
        state = self.game.state
        if place in ("battle", "breeding"):
            for item in names:
                cards = [item] if isinstance(item, str) else list(item)
                suspended = cards[0] == "suspended"
                cards = cards[1:] if suspended else cards
                area = v.BATTLE if place == "battle" else v.BREEDING
                stack = new_stack(state, self._free(player, cards[0]), player, area)
                for name in cards[1:]:
                    if name.startswith("+"):
                        plug_in(state, stack, self._free(player, name[1:]))
                    else:
                        put_under(state, stack, self._free(player, name), 0)
                state.put(sl.SUSPENDED + stack, int(suspended))
            return
        # Lists are written from the top; a pile has its top at the end.
        for item in reversed(list(names)):
            card = self._free(player, item if isinstance(item, str) else item[1])
            state.put(sl.AREA + card, AREAS[place])
            state.push_card(player, PILES[place], card)
            if not isinstance(item, str):
                state.put(sl.FLAGS + card, sl.FACE_UP)

    # --------------------------------------------------------------- playing

    @property
    def words(self) -> list[str]:
        """The options of the present decision in words; none when the game is over."""
        return (
            [option_words(self.game, option) for option in self.game.options()]
            if (not self.game.is_over())
            else []
        )

    def take(self, *words: str) -> "Table":
        """Take the option with each of these words, one after the other."""
        for wanted in words:
            found = [
                option
                for option in self.game.options()
                if option_words(self.game, option) == wanted
                or option_words(self.game, option).startswith(wanted)
            ]
            assert found, f"no option {wanted!r} among {self.words}"
            exact = [o for o in found if option_words(self.game, o) == wanted]
            self.game.take((exact or found)[0])
            self.game.advance()
        return self

    def can(self, wanted: str) -> bool:
        """Whether there is an option that begins with these words."""
        return any(words.startswith(wanted) for words in self.words)

    def attack(self, name: str, target: str = "the player") -> "Table":
        """Attack."""
        return self.take(f"Attack {target} with {name}")

    def passing(self) -> "Table":
        """Pass."""
        return self.take("Pass")

    # --------------------------------------------------------------- reading

    @property
    def memory(self) -> int:
        """The memory on player 0's side."""
        return self.game.memory if self.game.player == 0 else -self.game.memory

    def pile(self, who: str, place: str) -> list[str]:
        """The names in a pile, its top first."""
        cards = self.game.pile(0 if who == "my" else 1, PILES[place])
        return [self.game.name_of(card) for card in reversed(cards)]

    def hand(self, who: str = "my") -> list[str]:
        return sorted(self.pile(who, "hand"))

    def trash(self, who: str = "my") -> list[str]:
        return sorted(self.pile(who, "trash"))

    def security(self, who: str = "their") -> int:
        return len(self.pile(who, "security"))

    def stack(self, name: str) -> int:
        """The stack whose top card has this name."""
        data = self.game.state.data
        for stack in range(sl.STACKS):
            if data[sl.TOP + stack] and thing_name(self.game, sl.STACK + stack) == name:
                return stack
        raise AssertionError(f"{name} is not in play")

    def battle(self, who: str = "my", area: int = v.BATTLE) -> list[str]:
        """The names of the top cards in the battle area, with their cards under them."""
        data = self.game.state.data
        first = 0 if who == "my" else sl.HALF
        found = []
        for stack in range(first, first + sl.HALF):
            at = int(data[sl.TOP + stack])
            if at and int(data[sl.WHERE + stack]) == area:
                names = []
                while at:
                    names.append(self.game.name_of(at - 1))
                    at = int(data[sl.BELOW + at - 1])
                found.append("/".join(names))
        return sorted(found)

    def links(self, name: str) -> list[str]:
        """The link cards of the stack whose top card has this name."""
        data = self.game.state.data
        at, found = int(data[sl.LINKS + self.stack(name)]), []
        while at:
            found.append(self.game.name_of(at - 1))
            at = int(data[sl.BELOW + at - 1])
        return found

    def breeding(self, who: str = "my") -> list[str]:
        return self.battle(who, v.BREEDING)

    def dp(self, name: str) -> int:
        return int(dp(self.game.state, self.stack(name)))

    def checks(self, name: str) -> int:
        return int(security_attack(self.game.state, self.stack(name)))

    def has(self, name: str, keyword: int) -> bool:
        return has_keyword(self.game.state, self.stack(name), keyword)

    def suspended(self, name: str) -> bool:
        return bool(self.game.state.data[sl.SUSPENDED + self.stack(name)])


def _flat(names: Any) -> list[str]:
    found = []
    for item in names:
        found += [item] if isinstance(item, str) else list(item)
    return [name.removeprefix("+") for name in found if name not in ("suspended", "face-up")]


def with_effects(card: Card, *effects: Node, **rest: Any) -> Card:
    """A card with these effects instead."""
    return replace(card, effects=effects, **rest)
