"""Digimon for agents: a game between two decks, and what each player sees of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.agents.digimon_options import OPTION_SIZE, meaning
from engine.agents.env import GameEnv, fitted
from engine.digimon.position import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.telling.describe import option_words, step_field, step_kind
from engine.digimon.compiler.known import KnownCards
from engine.digimon.game import DigimonGame
from engine.digimon.instructions import tables as tb
from engine.digimon.language.card import Card
from engine.digimon.position.knowledge import knows
from engine.digimon.position.state import NUMBER
from engine.digimon.position.steps import RunStep, context
from engine.digimon.queries.stats import dp


class DigimonTable:
    """A Digimon game.

    Cards are numbered by their place in `game.cards`, from 1; 0 is nothing, -1 hidden.
    """

    option_size = OPTION_SIZE
    STACKS: Final = 16
    UNDER: Final = 8
    LINKS: Final = 8
    HAND: Final = 24
    PILE: Final = 60

    def __init__(self, game: DigimonGame) -> None:
        self.game = game
        self.size = len(self.see(0))

    def start(self, seed: int) -> None:
        self.game.start(seed)

    def advance(self) -> list[int]:
        return self.game.options() if self.game.advance() else []

    def take(self, option: int) -> None:
        self.game.take(option)

    def actor(self) -> int:
        return self.game.actor()

    def result(self) -> float:
        winner = self.game.winner()
        return 0.0 if winner is None else 1.0 - 2 * winner

    def meaning(self, option: int) -> list[int]:
        """What is done, a number, a cost, and two cards with their seats; see `docs/agents.md`."""
        return meaning(self.game, option)

    def words(self, option: int) -> str:
        return option_words(self.game, option)

    def see(self, player: int) -> list[int]:
        game, data = self.game, self.game.state.data
        mine = game.player == player
        seen = [game.turn, int(mine), game.memory if mine else -game.memory, int(data[sl.PHASE])]
        for one in (player, 1 - player):
            seen += [len(game.pile(one, pile)) for pile in range(sl.PILE_KINDS)]
        seen += fitted(self._shown(player, game.pile(player, sl.P_HAND)), self.HAND)
        for one in (player, 1 - player):
            seen += fitted(self._shown(player, game.pile(one, sl.P_TRASH)), self.PILE)
            seen += fitted(self._shown(player, game.pile(one, sl.P_SECURITY)), self.HAND)
            for stack in range(one * sl.HALF, one * sl.HALF + self.STACKS):
                seen += self._stack(player, stack)
        return seen + self._attack(player) + self._asked(player)

    def _asked(self, player: int) -> list[int]:
        """The kind of decision that this player has, its operation, and the card it is for."""
        game = self.game
        if game.is_over() or game.actor() != player:
            return [0] * 3
        kind, data = step_kind(game), game.state.data
        if kind != RunStep.CODE:
            return [kind, 0, 0]
        code = int(game.state.t.ops[step_field(game, RunStep.ROW) * tb.OP_SIZE])
        card = int(data[int(context(step_field(game, RunStep.CONTEXT))) + sl.C_CARD])
        return [kind, code, int(game.state.definition[card]) + 1]

    def _attack(self, player: int) -> list[int]:
        """The timing of the attack that goes on, who attacks, and what is attacked; else zeros."""
        data = self.game.state.data
        stage, who, target = (int(data[slot]) for slot in (sl.A_STAGE, sl.A_WHO, sl.A_TARGET))
        if not stage:
            return [0] * 3
        of = self._place(player, target) if target else 2 * self.STACKS + 1
        return [stage, self._place(player, who), of]

    def _place(self, player: int, reference: int) -> int:
        """Which of the stacks above is meant, from 1; -1 for one that has left."""
        stack = (reference & NUMBER) - sl.STACK
        if not self.game.state.alive(reference) or stack % sl.HALF >= self.STACKS:
            return -1
        return 1 + stack % sl.HALF + (self.STACKS if stack // sl.HALF != player else 0)

    def _shown(self, player: int, cards: Sequence[int]) -> list[int]:
        """Cards by number, -1 for those that this player may not know."""
        state = self.game.state
        return [int(state.definition[c]) + 1 if knows(state, player, c) else -1 for c in cards]

    def _stack(self, player: int, stack: int) -> list[int]:
        """Where, orientation, whether it came this turn, DP, its cards from the top, its links."""
        data = self.game.state.data
        top = int(data[sl.TOP + stack])
        if not top:
            return [0] * (4 + self.UNDER + self.LINKS)
        fights = int(data[sl.WHERE + stack]) == v.BATTLE
        return [
            2 if fights else 1,
            int(data[sl.SUSPENDED + stack]),
            int(int(data[sl.ARRIVED + stack]) == self.game.turn),
            max(0, int(dp(self.game.state, stack))) if fights else 0,
            *self._below(player, top, self.UNDER),
            *self._below(player, int(data[sl.LINKS + stack]), self.LINKS),
        ]

    def _below(self, player: int, at: int, room: int) -> list[int]:
        """The first cards from a card + 1 on, each below the one before."""
        cards = []
        while at:
            cards.append(at - 1)
            at = int(self.game.state.data[sl.BELOW + at - 1])
        return fitted(self._shown(player, cards[:room]), room)


def digimon_env(
    deck: Sequence[str], eggs: Sequence[str], opponent_deck: Sequence[str],
    opponent_eggs: Sequence[str], *, facts: Mapping[str, Card] | None = None,
    known: KnownCards | None = None,
) -> GameEnv:  # fmt: skip
    """Two-player Digimon with these decks (card numbers).

    `facts` gives cards that have no definition; without it they raise `ValueError`.  `known`
    keeps what there is to know of cards for further games.
    """
    game = DigimonGame(deck, eggs, opponent_deck, opponent_eggs, facts=facts, known=known)
    return GameEnv(DigimonTable(game))
