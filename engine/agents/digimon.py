"""Digimon for agents: a game between two decks, and what each player sees of it."""

from collections.abc import Sequence
from typing import Final

from engine.agents.env import GameEnv
from engine.digimon import slots as sl
from engine.digimon import vocabulary as v
from engine.digimon.describe import option_words
from engine.digimon.game import DigimonGame
from engine.digimon.modifiers import dp


class DigimonTable:
    """A Digimon game.  Cards are numbered by their place in `game.cards`, from 1; 0 is nothing."""

    option_size = 1  # the engine's number of the option
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
        return [option]

    def words(self, option: int) -> str:
        return option_words(self.game, option)

    def see(self, player: int) -> list[int]:
        game, data = self.game, self.game.state.data
        mine = game.player == player
        seen = [game.turn, int(mine), game.memory if mine else -game.memory, int(data[sl.PHASE])]
        for one in (player, 1 - player):
            seen += [len(game.pile(one, pile)) for pile in range(sl.PILE_KINDS)]
        seen += self._cards(game.pile(player, sl.P_HAND), self.HAND)
        for one in (player, 1 - player):
            seen += self._cards(game.pile(one, sl.P_TRASH), self.PILE)
            security = game.pile(one, sl.P_SECURITY)
            seen += self._cards(
                [card if int(data[sl.FLAGS + card]) & sl.FACE_UP else -1 for card in security],
                self.HAND,
            )
            for stack in range(one * sl.HALF, one * sl.HALF + self.STACKS):
                seen += self._stack(stack)
        return seen

    def _cards(self, cards: Sequence[int], room: int) -> list[int]:
        """Cards by definition, -1 hidden, cut to the latest that fit."""
        shown = [int(self.game.state.definition[c]) + 1 if c >= 0 else -1 for c in cards[-room:]]
        return shown + [0] * (room - len(shown))

    def _stack(self, stack: int) -> list[int]:
        """Where, orientation, whether it came this turn, DP, its cards from the top, its links."""
        data = self.game.state.data
        at = int(data[sl.TOP + stack])
        if not at:
            return [0] * (4 + self.UNDER + self.LINKS)
        fights = int(data[sl.WHERE + stack]) == v.BATTLE
        power = max(0, int(dp(self.game.state, stack))) if fights else 0
        cards = []
        while at:
            hidden = int(data[sl.FLAGS + at - 1]) & sl.FACE_DOWN
            cards.append(-1 if hidden else at - 1)
            at = int(data[sl.BELOW + at - 1])
        links = []
        at = int(data[sl.LINKS + stack])
        while at:
            links.append(at - 1)
            at = int(data[sl.BELOW + at - 1])
        return [
            2 if fights else 1,
            int(data[sl.SUSPENDED + stack]),
            int(int(data[sl.ARRIVED + stack]) == self.game.turn),
            power,
            *self._cards(cards[: self.UNDER], self.UNDER),
            *self._cards(links[: self.LINKS], self.LINKS),
        ]


def digimon_env(
    deck: Sequence[str], eggs: Sequence[str], opponent_deck: Sequence[str],
    opponent_eggs: Sequence[str],
) -> GameEnv:  # fmt: skip
    """Two-player Digimon with these decks (card numbers)."""
    return GameEnv(DigimonTable(DigimonGame(deck, eggs, opponent_deck, opponent_eggs)))
