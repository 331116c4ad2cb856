"""Random two-player games end with a result, and compiled and plain engines play the same ones.

The numbers are pinned: they change when a rule, a card or a deck does, and must not otherwise.
"""

import pytest

from engine.digimon.walk import RandomGames
from tests.conformance.digimon import new_game

pytestmark = pytest.mark.plain

PINNED = {
    ("st1", "st1"): (801, 3003448197933008322),
    ("st2", "st3"): (938, 2280951339403773268),
}


@pytest.mark.parametrize("decks", PINNED, ids=lambda decks: " against ".join(decks))
def test_the_same_random_games(decks: tuple[str, str]) -> None:
    games = RandomGames()
    games.play(new_game(*decks).state, 1, 12)
    assert (int(games.choices), int(games.sum)) == PINNED[decks]


@pytest.mark.parametrize("chance", [False, True])
@pytest.mark.parametrize("one", ["st1", "st3", "wargreymon-2023", "security-control-2023"])
@pytest.mark.parametrize("other", ["st2", "security-control-2023"])
def test_every_game_has_a_result(one: str, other: str, chance: bool) -> None:
    games = RandomGames()
    games.play(new_game(one, other, chance=chance).state, 100, 8)
    assert games.wins[1] + games.wins[2] == games.games == 8
