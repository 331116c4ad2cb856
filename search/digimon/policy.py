"""A policy for games of two players: it decides for one side, from what that player knows.

A turn is planned over a few ways in which everything hidden might lie (`planned.hide`), each a
short search to the end of the turn in which what is drawn stays unknown.  The plans are compared
over all of these ways, the best is played until a card is seen, and then the next is made.  What
is decided in the other player's turn (blocks, counters) is answered by a short look ahead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.digimon import vocabulary as v
from engine.digimon.game import DigimonGame
from engine.digimon.position.commands import PASS_COMMAND
from engine.digimon.position.slots import HANDED, OVER, P_HAND, PLAYER, SEEN
from engine.digimon.position.steps import SetupStep, top
from engine.digimon.turn.phases import KEEP, REDRAW, STOPPED
from engine.digimon.worth.features import Worth, measure
from engine.digimon.worth.planned import DigimonTurn, answer, hide
from engine.hashing import mix, scaled
from search.best_first import Search

NODES: Final = 64  # positions of a search,
WAYS: Final = 4  # in each of these ways in which the hidden cards might lie,
ENDS: Final = 3  # of which so many ends are compared


@dataclass(frozen=True)
class Effort:
    """How much a decision may cost; `strays` is how often of 1,000 a plan is any one."""

    nodes: int = NODES
    ways: int = WAYS
    ends: int = ENDS
    strays: int = 0


USUAL: Final = Effort()


class Policy:
    """Decides for `player` in a game whose piles are in a fixed order (`chance=False`)."""

    def __init__(
        self, game: DigimonGame, player: int, worth: Worth, seed: int = 0, effort: Effort = USUAL
    ) -> None:
        self.game = game
        self.player = player
        self.worth = worth
        self.effort = effort
        self._seed = seed
        self._decisions = 0
        self._plan: list[int] = []
        self._seen = -1
        self._own = 1  # whether their own piles are hidden from them

    def decide(self, anew: bool = False) -> int:
        """The option this player takes in the present decision, which must be theirs.

        `anew` where the other player has decided something since, or a choice was taken back.
        """
        if anew:
            self._plan = []
        game, state = self.game, self.game.state
        self._decisions += 1
        if state.data[top(state)] == SetupStep.CODE:
            return self._mulligan()
        if state.data[PLAYER] != self.player:
            self._plan = []
            return self._answer(game.options())
        if state.viewer != self.player:
            state.viewer = self.player
            self._plan = []
        options = game.options()
        if not self._hides(options):
            return options[0]
        if int(state.data[SEEN]) != self._seen or not self._plan or self._plan[0] not in options:
            # A card has come to light, or something hidden has turned out otherwise.
            self._plan = self._new_plan()
            self._seen = int(state.data[SEEN])
        option = self._plan.pop(0)
        if option not in options:
            raise RuntimeError("a plan does not fit the position it was made for")
        return option

    def _mulligan(self) -> int:
        """Keep a hand with a Level 3 Digimon."""
        state = self.game.state
        hand = [int(state.definition[card]) for card in self.game.pile(self.player, P_HAND)]
        rookies = any(state.t.level[d] == 3 and state.t.category[d] & v.DIGIMON for d in hand)
        return KEEP if rookies else REDRAW

    def _way(self, number: int) -> int:
        """The seed of one way in which the hidden cards might lie."""
        return int(mix(mix(self._seed, self._decisions), number))

    def _hide(self, number: int) -> None:
        hide(self.game.state, self.player, self._way(number), self._own)

    def _hides(self, options: Sequence[int]) -> bool:
        """Find out what is hidden at a decision: their own piles, unless what is offered tells of
        those.

        False where they choose among hidden cards of the other player: nothing is known of those.
        """
        if self.game.is_open():
            self._own = 1
            return True
        mark = self.game.mark()
        for self._own in (1, 0):
            same = all(self._offers(number, mark) == options for number in range(self.effort.ways))
            if same:
                break
        self.game.advance()
        return same

    def _offers(self, number: int, mark: int) -> list[int]:
        """The options of this decision in one way in which the hidden cards might lie."""
        self._hide(number)
        self.game.advance()
        options = self.game.options()
        self.game.undo_to(mark)
        return options

    def _answer(self, options: list[int]) -> int:
        """What to do in the other player's turn."""
        if not self._hides(options):
            return options[0]
        game = self.game
        mark = game.mark()
        self._hide(0)
        option = int(answer(game.state, self.worth))
        game.undo_to(mark)
        game.advance()
        return option

    # -------------------------------------------------------------- plans

    def _new_plan(self) -> list[int]:
        """The best line to the end of the turn; or any line, where the policy strays."""
        if self._chance(1000) < self.effort.strays:
            lines = self._candidates(2 * self.effort.nodes, self.effort.nodes)
            return lines[self._chance(len(lines))]
        return self._best(self._candidates(self.effort.nodes, self.effort.ends))

    def _chance(self, below: int) -> int:
        """A number from 0 to before `below`, by the seed."""
        return int(scaled(mix(self._way(-1), below), below))

    def _candidates(self, nodes: int, ends: int) -> list[list[int]]:
        """Lines to the end of the turn, of which no two are the same until a card is seen."""
        game, state = self.game, self.game.state
        lines: dict[tuple[int, ...], list[int]] = {}
        mark = game.mark()
        for number in range(self.effort.ways):
            self._begin(number)
            try:
                turn = DigimonTurn(state, self.worth, self.player)
                search = Search(turn, nodes, ends)
                search.run(nodes)
                search.home()
                for _, _, _, node, end in search.boards:
                    line = [option for command in (*search.line(node), *end) for option in command]
                    here = game.mark()
                    lines.setdefault(self._until_seen(turn, line), line)
                    game.undo_to(here)
            finally:
                self._end(mark)
        if not lines:
            raise RuntimeError("no way to the end of the turn was found")
        return list(lines.values())

    def _begin(self, number: int) -> None:
        """Plan from here, the hidden cards lying in one way."""
        state = self.game.state
        self._hide(number)
        state.blind = state.one_turn = 1

    def _end(self, mark: int) -> None:
        state = self.game.state
        self.game.undo_to(mark)
        state.blind = state.one_turn = 0
        self.game.advance()

    def _until_seen(self, turn: DigimonTurn, line: Sequence[int]) -> tuple[int, ...]:
        """The options of a line until a card is seen."""
        data = self.game.state.data
        seen = data[SEEN]
        for number, option in enumerate(line):
            turn.advance()
            if data[SEEN] != seen:
                return tuple(line[:number])
            turn.take(option)
        return tuple(line)

    def _best(self, lines: list[list[int]]) -> list[int]:
        """The line that is worth most on average."""
        if len(lines) == 1:
            return lines[0]
        totals = [0] * len(lines)
        mark = self.game.mark()
        for number in range(self.effort.ways):
            self._begin(number)
            try:
                turn = DigimonTurn(self.game.state, self.worth, self.player)
                here = self.game.mark()
                for index, line in enumerate(lines):
                    totals[index] += self._worth_of(turn, line)
                    self.game.undo_to(here)
            finally:
                self._end(mark)
        return lines[max(range(len(lines)), key=totals.__getitem__)]

    def _worth_of(self, turn: DigimonTurn, line: Sequence[int]) -> int:
        """What the end of the turn is worth by this line; as far as it can be played, then end."""
        state = turn.state
        left = list(line)
        while count := turn.advance():
            options = [int(state.options[index]) for index in range(count)]
            if left and left[0] in options:
                option = left.pop(0)
            else:
                left = []
                option = PASS_COMMAND if turn.is_open() else options[0]
            turn.take(option)
        return int(turn.value())


class Seen(NamedTuple):
    """A position at the end of a turn: whose it was, and its features (`features.NAMES`).

    `left` is the memory that the mover left to the other player, before chance replaced it.
    """

    mover: int
    features: tuple[int, ...]
    left: int


@dataclass(frozen=True)
class Result:
    """A game that is over: the winner (None for a draw), and how many turns it had.

    `turns_of` is how many turns each player ended without winning by then, `given` the memory that
    they handed over by that, `ends` the position at each of these ends, `hands` the opening hands
    that they kept, as card numbers in order.
    """

    winner: int | None
    turns: int
    turns_of: tuple[int, int]
    given: tuple[int, int]
    ends: tuple[Seen, ...]
    hands: tuple[tuple[str, ...], ...] = ()


MOST_TURNS: Final = 60  # after which a game is a draw
MOST_MEMORY: Final = 10  # on one side of the gauge


def play_game(
    game: DigimonGame,
    policies: tuple[Policy, Policy],
    seed: int = 0,
    replaced: int = 0,
    *,
    redraws: bool = True,
) -> Result:
    """Play a game that has been started to its end, each side by its policy.

    At `replaced` of 1,000 ends of turns the memory that is handed over is replaced by chance, by 1
    to 10: so that what it is worth can be told from what it was spent on. Without `redraws` every
    opening hand is kept.
    """
    state = game.state
    ends: list[Seen] = []
    hands: tuple[tuple[str, ...], ...] = ()
    last = -1
    while game.advance() and game.turn <= MOST_TURNS:
        if state.data[top(state)] == SetupStep.CODE:
            game.take(policies[game.actor()].decide() if redraws else KEEP)
            continue
        hands = hands or (_hand(game, 0), _hand(game, 1))
        actor, mover, worth = game.actor(), game.player, policies[game.player].worth
        option = policies[actor].decide(actor != last)
        last = actor
        state.viewer, state.one_turn = mover, 1
        game.take(option)
        game.advance()
        state.one_turn = 0
        if state.data[OVER] != STOPPED:
            continue
        # The turn ends here: the end is looked at, and then played on from.
        chance = mix(mix(seed, 0x474956454E), game.turn)
        is_replaced = scaled(mix(chance, 0), 1000) < replaced
        left = game.memory
        game.go_on(1 + int(scaled(mix(chance, 1), MOST_MEMORY)) if is_replaced else 0)
        measure(state, worth, mover)
        ends.append(Seen(mover, tuple(int(number) for number in worth.features), left))
    given = (int(state.data[HANDED]), int(state.data[HANDED + 1]))
    turns_of = (sum(end.mover == 0 for end in ends), sum(end.mover == 1 for end in ends))
    return Result(game.winner(), game.turn, turns_of, given, tuple(ends), hands)


def _hand(game: DigimonGame, player: int) -> tuple[str, ...]:
    return tuple(sorted(game.number_of(card) for card in game.pile(player, P_HAND)))
