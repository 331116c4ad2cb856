"""What Digimon tells everything that is not about its rules: scenes, and how a game has ended."""

from typing import Any

import pytest

from engine.digimon import offers
from engine.digimon.game import DigimonGame
from engine.digimon.position.commands import PASS_COMMAND
from tests.engine.digimon.solo import HAND, deck_of, game_of


def test_each_players_decisions_in_each_turn_are_a_scene_of_their_own() -> None:
    deck = deck_of("st1")
    game = DigimonGame(deck.main, deck.eggs, deck.main, deck.eggs)
    game.start(3)
    scenes: dict[int, tuple[int, int]] = {}
    while game.advance() and game.turn < 4:
        where = game.turn, game.actor()
        assert scenes.setdefault(offers._scene(game), where) == where
        game.take(PASS_COMMAND if PASS_COMMAND in game.options() else game.options()[-1])
    assert len(scenes) >= 4


def test_own_turns_are_a_scene_each_whoever_decides() -> None:
    game = game_of()
    game.start(HAND)
    game.advance()
    assert offers._scene(game) == 2 * game.turn


@pytest.mark.parametrize(
    ("solo", "winner", "words"),
    [
        (1, None, "The own turns are over"),
        (1, 0, "Player 1 wins"),
        (0, None, "The game is a draw"),
        (0, 0, "Player 1 wins"),
        (0, 1, "Player 2 wins"),
    ],
)
def test_how_a_game_has_ended(solo: int, winner: int | None, words: str) -> None:
    # Comprehensive rules 1-2-2: it ends when one of the players wins or loses.
    class Ended:
        state = type("State", (), {"solo": solo})

        def winner(self) -> int | None:
            return winner

    game: Any = Ended()
    assert offers._ending(game) == words
