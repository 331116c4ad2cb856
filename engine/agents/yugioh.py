"""Yu-Gi-Oh! for agents: the first turn of a deck against a hand that may answer it.

Player 0 draws five cards and plays the turn; player 1 draws five of another deck, and acts where
the rules let it.  What each of them sees, and what an option means, is numbers that do not
depend on a card the player may not know; the options are in the order of these numbers.  Cards
are numbered by their place in `game.cards`, from 1; 0 is nothing, -1 hidden.
"""

from collections.abc import Sequence
from typing import Final

from engine.agents.env import GameEnv, fitted
from engine.hashing import mix, scaled
from engine.yugioh.position import slots as sl
from engine.yugioh.position.commands import (
    Command, answer_effect, command_card, command_kind, command_number, way_card, way_procedure,
)  # fmt: skip
from engine.yugioh.instructions import tables as tb
from engine.yugioh import vocabulary as v
from engine.yugioh.telling.board import overlays, pile
from engine.yugioh.telling.decision import Decision
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth.goals import value_of
from engine.yugioh.queries.knowledge import knows
from engine.yugioh.queries.matching import level
from engine.yugioh.operation import OPERATIONS, WAYS
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.contexts import context
from engine.yugioh.position.steps import OpenStep, RunStep, SummonStep, TriggersStep, WindowStep
from engine.yugioh.position.uses import limit_slot
from engine.yugioh.turn.waiting import card_waiting, effect_waiting
from engine.yugioh.worth.value import value

HAND_SIZE: Final = 5
PAR: Final = 2000  # the value of an end board that is worth nothing to either player
# Of a card's status what both players can tell.
STATUSES: Final = (
    sl.PROPER | sl.NEGATED | sl.NEGATED_TURN | sl.NEW | sl.AS_SPELL | sl.BANISH_LEAVING
    | sl.BOTTOM_LEAVING | sl.SHUFFLE_LEAVING | sl.NO_TRIBUTE | sl.NO_FUSION | sl.NO_XYZ | sl.NO_LINK
    | sl.NO_SYNCHRO | sl.IN_PENDULUM_ZONE | sl.SILENT | sl.MARKED
)  # fmt: skip
PILES: Final = (v.DECK, v.HAND, v.GRAVE, v.BANISHED, v.EXTRA)
PLACES: Final = (*PILES, v.NOWHERE)


class YugiohTable:
    """The first turn of a duel.  `par` is the value of an end board with the result 0."""

    HAND: Final = 30
    PILE: Final = 75
    MATERIALS: Final = 5
    LINKS: Final = 8
    TARGETS: Final = 3
    CHOSEN: Final = 10  # cards of an option
    option_size = 2 + 2 * CHOSEN

    def __init__(self, game: YugiohGame, par: int = PAR) -> None:
        for deck in (game.main, game.opponent_main):
            if len(deck) < HAND_SIZE:
                raise ValueError(f"a deck of {len(deck)} cards; {HAND_SIZE} are drawn")
        self.game = game
        self.par = par
        self.worth = value_of(game)
        self.decision = Decision(game)
        self._word = 0
        self.size = len(self.see(0))

    # ---------------------------------------------------------------- play

    def start(self, seed: int) -> None:
        self._word = mix(seed, 0x59474F)
        hands = [self._draw(deck) for deck in (self.game.main, self.game.opponent_main)]
        self.game.start(*hands)

    def _chance(self, among: int) -> int:
        """The next random number below `among`."""
        self._word = int(mix(self._word, 1))
        return int(scaled(self._word, among))

    def _draw(self, deck: Sequence[int]) -> list[int]:
        rest = list(deck)
        return [rest.pop(self._chance(len(rest))) for _ in range(HAND_SIZE)]

    def advance(self) -> list[int]:
        while self.game.advance():
            options = self.game.options()
            if not self.game.is_chance():
                self.decision = Decision(self.game, masked=True)
                return sorted(options, key=self.meaning)
            self.game.take(options[self._outcome(len(options))])
        self.decision = Decision(self.game)
        return []

    def _outcome(self, count: int) -> int:
        """One of the outcomes of a chance decision, each as likely as its weight."""
        odds = [int(self.game.state.odds[index]) for index in range(count)]
        drawn = self._chance(sum(odds))
        index = 0
        while drawn >= odds[index]:
            drawn -= odds[index]
            index += 1
        return index

    def take(self, option: int) -> None:
        self.game.take(option)

    def actor(self) -> int:
        return self.decision.player()

    def result(self) -> float:
        """1 for a win, -1 for a loss; else (V - par) / (V + par) of the end board's value V."""
        over = int(self.game.state.data[sl.OVER])
        if over != sl.STOPPED:
            return 1.0 if over == 1 else -1.0
        points = int(value(self.game.state, self.worth))
        return (points - self.par) / (points + self.par)

    def words(self, option: int) -> str:
        return self.decision.text(option)

    # ------------------------------------------------------------- options

    def meaning(self, option: int) -> list[int]:
        """What is done, with which effect, and cards, each with its seat; see `docs/agents.md`."""
        what, number, cards = self._parts(option)
        me = self.decision.player()
        found = [what, number]
        shown = [
            (self._number(card) if self.decision.shows(card) else -1, self._seat(me, card))
            for card in cards
        ]
        for pair in sorted(shown)[: self.CHOSEN]:
            found += pair
        return fitted(found, self.option_size)

    def _parts(self, option: int) -> tuple[int, int, list[int]]:
        decision, state = self.decision, self.game.state
        what = Command.PENDULUM + decision.kind
        if decision.kind == OpenStep.CODE:
            what, number = int(command_kind(option)), int(command_number(option))
            cards = [] if what in (Command.END, Command.PENDULUM) else [int(command_card(option))]
            return what, number + (what in (Command.ACTIVATE, Command.PROCEDURE)), cards
        if decision.kind == TriggersStep.CODE and option:
            return what, int(effect_waiting(state, option)) + 1, [int(card_waiting(state, option))]
        if decision.kind == WindowStep.CODE and option:
            return what, int(answer_effect(option)) + 1, [int(command_card(option))]
        if decision.kind == SummonStep.CODE:
            return what, option, [decision.a]
        if decision.asks == WAYS:
            return what, int(way_procedure(option)) + 1, [int(way_card(option))]
        cards = decision.cards(option)
        return what, 0 if cards else option, cards

    def _number(self, card: int) -> int:
        return int(self.game.state.definition[card]) + 1

    def _seat(self, me: int, card: int) -> int:
        """Where a card is, as this player sees it: 100 more on the other side."""
        data = self.game.state.data
        place, zone = int(data[sl.LOC + card]), int(data[sl.ZONE + card])
        side = 100 * (int(data[sl.CONTROL + card]) ^ me)
        if place == v.OVERLAY:
            host = int(data[sl.HOST + card]) - 1
            return 20 + self._seat(me, host)
        if place & v.FIELD_PLACES:
            return side + (30 if place == v.MZONE else 40) + zone
        return side + PLACES.index(place)

    # -------------------------------------------------------- observation

    def see(self, player: int) -> list[int]:
        data = self.game.state.data
        sides = (player, 1 - player)
        seen = [int(data[sl.PLAYER] == player), int(data[sl.PHASE])]
        for one in sides:
            left = int(data[sl.SUMMON_LIMIT + one]) - int(data[sl.SUMMONS + one])
            seen += [int(data[sl.LIFE + one]), left]
            seen += [int(data[sl.COUNT + one * len(PILES) + number]) for number in range(5)]
        for one in sides:
            for place, room in ((v.HAND, self.HAND), (v.EXTRA, self.HAND), (v.BANISHED, self.PILE)):
                cards = self._shown(player, pile(self.game, one, place))
                seen += fitted(sorted(cards, reverse=True), room)
            seen += fitted(self._shown(player, pile(self.game, one, v.GRAVE)), self.PILE)
            for zone in range(7):
                seen += self._monster(player, int(data[sl.MONSTERS + one * 8 + zone]) - 1)
            for zone in range(6):
                seen += self._spell(player, int(data[sl.SPELLS + one * 8 + zone]) - 1)
        return seen + self._turn(sides) + self._chain(player) + self._asked(player)

    def _shown(self, player: int, cards: Sequence[int]) -> list[int]:
        """Cards by number, -1 for those that this player may not know."""
        state = self.game.state
        return [self._number(card) if knows(state, player, card) else -1 for card in cards]

    def _monster(self, player: int, card: int) -> list[int]:
        """As `_card_there`; ATK, DEF, Level; its materials."""
        if card < 0:
            return [0] * (8 + self.MATERIALS)
        state = self.game.state
        known = knows(state, player, card)
        numbers = [int(state.attack(card)), int(state.defense(card)), int(level(state, card))]
        return [
            *self._card_there(player, card),
            *(numbers if known else [0] * len(numbers)),
            *fitted(self._shown(player, overlays(self.game, card)), self.MATERIALS),
        ]

    def _spell(self, player: int, card: int) -> list[int]:
        """As `_card_there`; the seat of the monster it is equipped to."""
        if card < 0:
            return [0] * 6
        host = int(self.game.state.data[sl.HOST + card]) - 1
        return [*self._card_there(player, card), self._seat(player, host) if host >= 0 else 0]

    def _card_there(self, player: int, card: int) -> list[int]:
        """Card, position, status, uses of its soft limits, counters."""
        state, data = self.game.state, self.game.state.data
        hidden = not knows(state, player, card)
        position, status = int(data[sl.POSITION + card]), int(data[sl.STATUS + card]) & STATUSES
        if hidden:
            return [-1, position, status & sl.NEW, 0, 0]
        uses, counters = int(data[sl.USED + card]), int(data[sl.COUNTERS + card])
        return [self._number(card), position, status, uses, counters]

    def _turn(self, sides: Sequence[int]) -> list[int]:
        """What was done and is forbidden this turn: limits, tallies, bans."""
        data, groups = self.game.state.data, int(self.game.state.t.groups)
        found = []
        for one in sides:
            found += [int(data[limit_slot(one, at)]) for at in range(groups)]
            found += [int(data[sl.TALLY + one * sl.TALLIES + at]) for at in range(sl.TALLIES)]
        for number in range(sl.BAN_CAP):
            base = sl.BAN + number * sl.BAN_SIZE
            ban = [int(data[base + field]) for field in range(sl.BAN_SIZE)]
            found += [0] * sl.BAN_SIZE if number >= int(data[sl.BANS]) else [
                1 + (ban[0] != sides[0]), *ban[1:]
            ]  # fmt: skip
        return found

    def _chain(self, player: int) -> list[int]:
        """Each chain link: whose, card, effect, whether negated, its targets with their seats."""
        data = self.game.state.data
        room = 4 + 2 * self.TARGETS
        found: list[int] = []
        for number in range(1, int(data[sl.CHAINED]) + 1):
            link = int(context(number))
            effect, card = int(data[link + sl.C_EFFECT]), int(data[link + sl.C_CARD])
            whose = 1 + (int(data[link + sl.C_PLAYER]) != player)
            one = [whose, self._number(card), effect + 1, int(data[link + sl.C_NEGATED] != 0)]
            for target in self._targets(number, effect)[: self.TARGETS]:
                one += [*self._shown(player, [target]), self._seat(player, target)]
            found += fitted(one, room)
        return fitted(found, room * self.LINKS)

    def _targets(self, number: int, effect: int) -> list[int]:
        state = self.game.state
        row = effect * tb.EFFECT_SIZE
        found = []
        for step in range(int(state.t.effects[row + tb.E_TARGET]),
                          int(state.t.effects[row + tb.E_TARGET_END])):  # fmt: skip
            at = step * tb.OP_SIZE
            chosen = OPERATIONS[int(state.t.ops[at])].register_chosen(state, at)
            if chosen >= 0:
                slot = int(state.register(number, chosen))
                last = slot + int(state.data[slot])
                found += [int(card_in(state, entry)) for entry in range(slot + 1, last + 1)]
        return found

    def _asked(self, player: int) -> list[int]:
        """The kind of decision that this player has, its operation, and the card it is for."""
        decision = self.decision
        if not decision.kind or decision.player() != player:
            return [0] * 3
        card = 0
        if decision.kind == RunStep.CODE:
            card = self._number(int(self.game.state.data[int(context(decision.a)) + sl.C_CARD]))
        return [decision.kind, decision.code, card]


def yugioh_env(
    main: Sequence[int], extra: Sequence[int], opponent_main: Sequence[int],
    opponent_extra: Sequence[int] = (), *, all_zones: bool = False, all_positions: bool = False,
    par: int = PAR,
) -> GameEnv:  # fmt: skip
    """The first turn of a deck against a hand of another (passcodes).

    With `all_zones` (`all_positions`) every legal zone (position) is a choice, else the lowest
    zone (face-up Attack) is taken.  `par` is the value of an end board that is worth 0.
    """
    game = YugiohGame(
        main, extra, opponent_main=opponent_main, opponent_extra=opponent_extra,
        all_zones=all_zones, all_positions=all_positions, opponent_acts=True,
    )  # fmt: skip
    return GameEnv(YugiohTable(game, par))
