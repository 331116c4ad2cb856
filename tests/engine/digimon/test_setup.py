"""Set-up and mulligan (Digimon comprehensive rules 5-2)."""

from engine.digimon.game import DigimonGame
from engine.digimon.position import slots as sl
from engine.digimon.telling.describe import option_words
from tests.engine.digimon.table import FILLER, Table, egg, red

DECK = [f"ST1-{number:02}" for number in range(2, 12) for _ in range(5)]
EGGS = ["ST1-01"] * 4


def _game(seed: int = 3, first: int = 0) -> DigimonGame:
    game = DigimonGame(DECK, EGGS, DECK, EGGS)
    game.start(seed, first)
    game.advance()
    return game


def test_five_cards_then_mulligans_then_security() -> None:
    """Digimon comprehensive rules 5-2-1-4, 5-2-1-6: the mulligan comes before security is set."""
    game = _game()
    for player in (0, 1):
        assert len(game.pile(player, sl.P_HAND)) == 5
        assert len(game.pile(player, sl.P_DECK)) == 45
        assert not game.pile(player, sl.P_SECURITY)
    assert [option_words(game, o) for o in game.options()] == ["Keep the hand", "Redraw the hand"]
    for _ in range(2):
        game.take(0)
        game.advance()
    for player in (0, 1):
        assert len(game.pile(player, sl.P_SECURITY)) == 5
        assert len(game.pile(player, sl.P_DECK)) == 40


def test_the_first_player_decides_first_and_each_once() -> None:
    """Digimon comprehensive rules 5-2-1-4; README, difference 12."""
    game = _game(first=1)
    assert game.actor() == 1
    game.take(1)
    game.advance()
    assert game.actor() == 0
    game.take(1)
    game.advance()
    assert game.state.data[sl.TURN] == 1
    assert game.player == 1


def test_a_redraw_shuffles_the_hand_back_and_draws_five() -> None:
    """Digimon comprehensive rules 5-2-1-5; rules context 6, the mulligan."""
    game = _game()
    before = game.pile(0, sl.P_HAND)
    other = game.pile(1, sl.P_HAND)
    game.take(1)
    after = game.pile(0, sl.P_HAND)
    assert len(after) == 5
    assert len(game.pile(0, sl.P_DECK)) == 45
    assert after != before
    assert game.pile(1, sl.P_HAND) == other


def test_the_top_of_the_deck_becomes_the_bottom_of_the_security_stack() -> None:
    """Digimon comprehensive rules 5-2-1-6."""
    game = _game()
    top_five = game.pile(0, sl.P_DECK)[-5:]
    for _ in range(2):
        game.take(0)
        game.advance()
    assert game.pile(0, sl.P_SECURITY) == top_five[::-1]


def test_memory_begins_at_0_and_the_first_player_does_not_draw() -> None:
    """Digimon comprehensive rules 5-2-1-7, 6-3-1-1."""
    game = _game()
    while not game.is_open():
        game.take(game.options()[0])
        game.advance()
    assert (game.turn, game.memory) == (1, 0)
    assert len(game.pile(0, sl.P_HAND)) == 5


def test_the_second_player_draws_in_the_first_turn() -> None:
    """Digimon comprehensive rules 6-3-1-1: only the first player's first turn."""
    table = Table(turn=1).passing()
    assert table.hand("their") == [FILLER.name]


def test_an_empty_deck_loses_in_the_own_draw_phase() -> None:
    """Digimon comprehensive rules 1-2-3-2; README, difference 5; rules context 5-2."""
    table = Table(their_deck=[]).passing()
    assert table.game.winner() == 0


def test_an_empty_deck_does_not_stop_a_digivolution() -> None:
    """Digimon comprehensive rules 8-1-2-8."""
    rookie, champion = red("Rookie", 3), red("Champion", 4)
    table = Table(rookie, champion, memory=5, my_deck=[], my_battle=["Rookie"],
                  my_hand=["Champion"])  # fmt: skip
    table.take("Digivolve Rookie into Champion for 2")
    assert not table.game.is_over()
    assert table.battle() == ["Champion/Rookie"]


def test_breeding_offers_hatch_or_nothing() -> None:
    """Digimon comprehensive rules 6-4-1, 4-18."""
    table = Table(egg(), their_eggs=["Egg", "Egg"]).passing()
    assert table.words == ["Hatch a Digi-Egg", "Do nothing in the breeding phase"]
    table.take("Hatch a Digi-Egg")
    assert table.breeding("their") == ["Egg"]
    assert table.game.is_open()


def test_only_one_card_hatches_and_an_egg_does_not_move() -> None:
    """Digimon comprehensive rules 4-17-2, 4-18-3, 3-4-7-2: one choice is left, so none is asked."""
    table = Table(egg(), their_eggs=["Egg"], their_breeding=["Egg"]).passing()
    assert table.game.is_open()
    assert table.breeding("their") == ["Egg"]


def test_a_digimon_with_dp_moves_and_keeps_its_cards() -> None:
    """Digimon comprehensive rules 4-17-2, 4-17-3; README, difference 6: DP, not Level 3."""
    small = red("Small", 2, 1000)
    table = Table(egg(), small, their_breeding=[["Small", "Egg"]]).passing()
    table.take("Move Small to the battle area")
    assert table.battle("their") == ["Small/Egg"]
    assert not table.breeding("their")


def test_what_moves_may_attack_at_once() -> None:
    """Digimon comprehensive rules 7-1-2-1, 4-17: moving is no playing."""
    rookie = red("Rookie", 3)
    table = Table(egg(), rookie, their_breeding=[["Rookie", "Egg"]]).passing()
    table.take("Move Rookie to the battle area")
    assert table.can("Attack the player with Rookie")


def test_all_cards_are_unsuspended_at_the_start_of_the_own_turn() -> None:
    """Digimon comprehensive rules 6-2-1."""
    rookie = red("Rookie", 3)
    table = Table(rookie, my_battle=[["suspended", "Rookie"]],
                  their_battle=[["suspended", "Filler"]]).passing()  # fmt: skip
    assert not table.suspended("Filler")
    assert table.suspended("Rookie")
