"""Series of games of two players between two decks, each side by a policy, in processes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from engine.agenda import RuleError
from engine.digimon.game import DigimonGame
from engine.digimon.language.card import Card
from engine.digimon.worth.weights import weights_of
from search.digimon.policy import USUAL, Effort, Policy, Result, play_game
from search.parallel import in_order

GAMES: Final = 8  # of one task


@dataclass(frozen=True)
class Side:
    """A deck, its cards without a definition, and its player: their weights and their effort.

    `weights` names some of `weights.toml`, or gives learned weights by the names of their features.
    """

    main: tuple[str, ...]
    eggs: tuple[str, ...]
    facts: tuple[Card, ...] = ()
    weights: str | tuple[tuple[str, int], ...] = "both"
    effort: Effort = USUAL


@dataclass(frozen=True)
class MatchSpec:
    """Two sides, and the seed of the series.

    Player 0 goes first in every second game, from the first one on. `replaced` is how often of
    1,000 the memory handed over is replaced by chance, `redraws` whether a hand may be redrawn:
    see `policy.play_game`.
    """

    sides: tuple[Side, Side]
    seed: int = 0
    replaced: int = 0
    redraws: bool = True

    def game(self) -> DigimonGame:
        """A new game between the two decks."""
        one, two = self.sides
        facts = {card.number: card for side in self.sides for card in side.facts}
        return DigimonGame(one.main, one.eggs, two.main, two.eggs, facts=facts, any_order=False)

    def play(self, game: DigimonGame, number: int) -> Result:
        """Play one game of the series."""
        seed = self.seed * 1_000_003 + number
        game.start(seed, number & 1)
        one, two = (
            Policy(game, player, weights_of(side.weights), 2 * seed + player, side.effort)
            for player, side in enumerate(self.sides)
        )
        return play_game(game, (one, two), seed, self.replaced, redraws=self.redraws)


def play_series(spec: MatchSpec, games: int, jobs: int = 1) -> Iterator[Result]:
    """The games of a series in their order, the same for any number of processes.

    Raises RuleError at the first game that goes beyond what the engine holds.
    """
    parts = [range(at, min(at + GAMES, games)) for at in range(0, games, GAMES)]
    for part, beyond in in_order(partial(_play, spec), parts, jobs):
        yield from part
        if beyond:
            raise RuleError(beyond)


def _play(spec: MatchSpec, numbers: Sequence[int]) -> tuple[list[Result], str]:
    """Some games of a series, in whatever process this is; why the next cannot be played, or ""."""
    game = _game(spec)
    played: list[Result] = []
    for number in numbers:
        try:
            played.append(spec.play(game, number))
        except RuleError as error:
            return played, str(error)
    return played, ""


@lru_cache(maxsize=1)
def _game(spec: MatchSpec) -> DigimonGame:
    """This process's engine for the two decks, built at the first game."""
    return spec.game()
