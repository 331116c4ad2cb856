"""Series of games: their seeds, who begins, and what becomes of a game that cannot be played."""

from typing import Any

import pytest

from engine.agenda import RuleError
from search.digimon import MatchSpec, Side, matches, play_series

SIDE = Side((), ())


class Played:
    """What is asked of a game before it is played."""

    def __init__(self) -> None:
        self.started: list[tuple[int, int]] = []

    def start(self, seed: int, first: int) -> None:
        self.started.append((seed, first))


@pytest.fixture(name="games")
def _games(monkeypatch: pytest.MonkeyPatch) -> Played:
    """Series are played without a game; the ninth is one that goes beyond what the engine holds."""
    game = Played()

    def play(self: MatchSpec, _game: Any, number: int) -> Any:
        if number == 9:
            raise RuleError("too many cards")
        return number

    monkeypatch.setattr(matches, "_game", lambda spec: game)
    monkeypatch.setattr(MatchSpec, "play", play)
    return game


@pytest.mark.usefixtures("games")
def test_a_game_that_cannot_be_played_ends_the_series_after_those_before_it() -> None:
    series = play_series(MatchSpec((SIDE, SIDE)), 20)
    played: list[Any] = []
    with pytest.raises(RuleError, match="too many cards"):
        played.extend(series)
    assert played == list(range(9))


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("number", [0, 1, matches.GAMES, matches.GAMES + 1])
def test_as_many_games_are_played_as_are_asked_for(number: int) -> None:
    played: list[Any] = list(play_series(MatchSpec((SIDE, SIDE)), number))
    assert played == list(range(number))


def test_every_second_game_is_begun_by_the_other_player(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each side has a policy with a seed of its own, and no two games of two series are the same.
    asked: list[tuple[int, Any]] = []
    monkeypatch.setattr(
        matches, "Policy", lambda game, player, weights, seed, effort: (player, seed, effort)
    )
    monkeypatch.setattr(
        matches, "play_game", lambda game, both, seed, *_, **__: asked.append((seed, both))
    )
    game: Any = Played()
    spec = MatchSpec((SIDE, SIDE), seed=2)
    for number in (0, 1, 2):
        spec.play(game, number)
    seeds = [2 * 1_000_003 + number for number in (0, 1, 2)]
    assert game.started == list(zip(seeds, (0, 1, 0), strict=True))
    assert [seed for seed, _ in asked] == seeds
    assert [[seed for _, seed, _ in both] for _, both in asked] == [
        [2 * seed, 2 * seed + 1] for seed in seeds
    ]
