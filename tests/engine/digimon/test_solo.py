"""Solo turns: what is hidden decides nothing, the opponent passes, and the story tells it all."""

from pathlib import Path

import pytest

from decklists import DigimonDeck, load
from engine.digimon import slots as sl
from engine.digimon.solo import SoloGame
from engine.digimon.story import picture, story
from search.turns import Player, average

HAND = ("ST1-03", "ST1-07", "ST1-09", "ST1-12", "ST1-02")


def _deck(name: str) -> DigimonDeck:
    deck = load(name)
    assert isinstance(deck, DigimonDeck)
    return deck


def _game(name: str = "st1", **policy: object) -> SoloGame:
    deck = _deck(name)
    return SoloGame(deck.main, deck.eggs, **policy)  # type: ignore[arg-type]


def _until_seen(game: SoloGame, seed: int) -> list[int]:
    """The decisions of a run before the first card is seen."""
    game.start(HAND, seed)
    taken = Player(game).play().options
    game.start(HAND, seed)
    before = []
    for option in taken:
        game.advance()
        before.append(option)
        game.take(option)
        game.advance()
        if game.seen:
            return before
    return before


def _names(game: SoloGame, seed: int, options: list[int]) -> list[str]:
    from engine.digimon.describe import option_words

    game.start(HAND, seed)
    words = []
    for option in options:
        game.advance()
        words.append(option_words(game, option))
        game.take(option)
    return words


def test_decisions_do_not_change_with_the_hidden_order() -> None:
    """No line may depend on a card that has not been seen."""
    game = _game()
    firsts = {tuple(_names(game, seed, _until_seen(game, seed))) for seed in range(12)}
    assert len(firsts) == 1


def test_a_plan_is_the_same_for_every_order_also_where_cards_are_revealed() -> None:
    """The whole plan of a turn, with a deck that searches: from every position of some runs."""
    from engine.digimon import slots

    file = Path(__file__).parents[2] / "golden" / "digimon" / "wargreymon-2023.txt"
    game = _game(str(file))
    player = Player(game, max_nodes=300)
    plans = 0
    for seed in range(3):
        game.start(("BT12-059", "BT9-008"), seed)
        for option in play_turns_options(game):
            if game.advance() and not plans % 2:
                expected = player.plan()[0]
                mark = game.mark()
                size = len(game.pile(0, slots.P_DECK))
                for index in range(size // 2):
                    game.state.exchange(0, slots.P_DECK, index, size - 1 - index)
                assert player.plan()[0] == expected
                game.undo_to(mark)
                game.advance()
            plans += 1
            game.take(option)
    assert plans > 20


def test_the_same_seed_gives_the_same_run() -> None:
    game = _game("st3")
    runs = []
    for _ in range(2):
        game.start(("ST3-04",), 4)
        runs.append(Player(game).play())
    assert runs[0] == runs[1]


def test_the_opponent_passes_and_gives_3() -> None:
    """Digimon comprehensive rules 6-5-1-7-1; the first turn begins with 0 (5-2-1-7)."""
    game = _game()
    game.start(HAND, 1)
    turns = story(game, play_turns_options(game))
    assert [turn.number for turn in turns] == [1, 3, 5]
    assert [turn.memory for turn in turns] == [0, 3, 3]
    assert all(turn.actions for turn in turns)


def play_turns_options(game: SoloGame) -> tuple[int, ...]:
    """The options of a run, with the game back at its start."""
    mark = game.mark()
    options = Player(game).play().options
    game.undo_to(mark)
    return options


@pytest.mark.parametrize("memory", [1, 5])
def test_the_memory_of_a_turn_is_a_parameter(memory: int) -> None:
    game = _game(memory=memory)
    game.start(HAND, 1)
    turns = story(game, play_turns_options(game))
    assert [turn.memory for turn in turns] == [0, memory, memory]


def test_going_second_draws_in_the_first_turn() -> None:
    """Digimon comprehensive rules 6-3-1-1."""
    game = _game()
    game.start(HAND, 1, first=False)
    game.advance()
    assert game.turn == 2
    assert len(game.pile(0, sl.P_HAND)) == 6
    assert game.memory == 3


def test_the_story_says_the_memory_after_each_action() -> None:
    game = _game()
    game.start(HAND, 1)
    turns = story(game, play_turns_options(game))
    digivolved = [a for turn in turns for a in turn.actions if a.text.startswith("Digivolve")]
    assert digivolved
    first = turns[0].actions
    assert first[0].text == "Hatch a Digi-Egg: Koromon"
    # 0 - 2 for Greymon: the opponent has 2.
    assert first[-1].memory == -2


def test_a_hand_that_is_not_in_the_deck() -> None:
    with pytest.raises(ValueError, match="not in the deck often enough"):
        _game().start(("ST1-11",) * 3, 1)


def test_the_picture_draws_the_digivolution_cards() -> None:
    game = _game()
    game.start(HAND, 1)
    Player(game).play()
    drawn = picture(game)
    assert "│MetalGreymon        │" in drawn
    assert "├────────────────────┤" in drawn


def test_attacks_only_where_they_are_asked_for() -> None:
    from engine.digimon.describe import option_words

    for attacks in (False, True):
        game = _game(attacks=attacks)
        game.start(HAND, 1)
        offered = set()
        for option in play_turns_options(game):
            game.advance()
            offered |= {option_words(game, one).split()[0] for one in game.options()}
            game.take(option)
        assert ("Attack" in offered) is attacks


def test_the_interval_of_an_average() -> None:
    """Mean 2, sample variance 1: 1.96 / sqrt(3) on either side."""
    worth = average([1, 2, 3])
    assert (worth.mean, worth.runs) == (2, 3)
    assert worth.high - worth.mean == pytest.approx(1.96 / 3**0.5)
    assert worth.mean - worth.low == pytest.approx(1.96 / 3**0.5)
