"""Solo turns: the opponent passes, and the story tells it all."""

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from engine.counted import Condition
from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.position import slots as sl
from engine.digimon.solo.game import SoloGame
from engine.digimon.solo.goals import Goal, NamedGoal, Term, value_of
from engine.digimon.solo.value import dp_in_play, handed_over, score
from engine.digimon.telling.decision import describe_all
from engine.digimon.telling.story import board_words, in_play, picture, story
from engine.digimon.turn import phases as tu
from engine.digimon.worth.weights import memory_left
from search.digimon.turns import Player
from tests.engine.digimon.solo import HAND, deck_of, game_of, options_of
from tests.engine.digimon.table import FILLER, Table


def test_the_opponent_passes_and_gives_3() -> None:
    """Digimon comprehensive rules 6-5-1-7-1; the first turn begins with 0 (5-2-1-7)."""
    game = game_of()
    game.start(HAND, 1)
    told = story(game, options_of(Player(game)))
    assert [turn.number for turn in told] == [1, 3, 5]
    assert [turn.memory for turn in told] == [0, 3, 3]
    assert all(turn.actions for turn in told)


@pytest.mark.parametrize("memory", [1, 5])
def test_the_memory_of_a_turn_is_a_parameter(memory: int) -> None:
    game = game_of(memory=memory)
    game.start(HAND, 1)
    told = story(game, options_of(Player(game)))
    assert [turn.memory for turn in told] == [0, memory, memory]


def test_an_opponent_who_uses_memory_leaves_what_is_left_on_average() -> None:
    """The memory is on one side of the gauge (rule 1-4-2): what one player leaves the other has."""
    left = memory_left()
    assert len(left) == 11
    assert all(1 <= amount <= 10 for amount in left)
    game = game_of(passive=False)
    state = game.state
    # So that it shows by what it was looked up: the opponent leaves one less than they were given.
    state.memory_left = vec[i64]([i64(amount) for amount in (1, 1, 1, *range(2, 10))])
    found = set()
    for seed in range(8):
        game.start((), seed)
        told = story(game, options_of(Player(game, passive=False)))
        for turn, after in pairwise(told):
            given = -turn.actions[-1].memory
            assert after.memory == max(1, given - 1)
            found.add(given)
    assert len(found) >= 3


def test_memory_that_is_asked_for_comes_before_what_is_left_on_average() -> None:
    assert list(game_of(memory=5, passive=False).state.memory_left) == [5] * 11
    assert list(game_of(passive=False).state.memory_left) == list(memory_left())
    assert not game_of().state.memory_left


def test_going_second_draws_in_the_first_turn() -> None:
    """Digimon comprehensive rules 6-3-1-1."""
    game = game_of()
    game.start(HAND, 1, first=False)
    game.advance()
    assert game.turn == 2
    assert len(game.pile(0, sl.P_HAND)) == 6
    assert game.memory == 3


def test_the_story_says_the_memory_after_each_action() -> None:
    game = game_of()
    game.start(HAND, 1)
    told = story(game, options_of(Player(game)))
    digivolved = [a for turn in told for a in turn.actions if a.text.startswith("Digivolve")]
    assert digivolved
    first = told[0].actions
    assert first[0].text == "Hatch a Digi-Egg: Koromon"
    # 0 - 2 for Greymon: the opponent has 2.
    assert first[-1].memory == -2


def test_a_hand_that_is_not_in_the_deck() -> None:
    with pytest.raises(ValueError, match="not in the deck often enough"):
        game_of().start(("ST1-11",) * 3, 1)


def test_the_picture_draws_the_digivolution_cards() -> None:
    game = game_of()
    game.start(HAND, 1)
    Player(game).play()
    drawn = picture(game)
    assert "│MetalGreymon        │" in drawn
    assert "├────────────────────┤" in drawn


def test_the_picture_says_which_digimon_are_suspended() -> None:
    table = Table(my_battle=[FILLER.name, ["suspended", FILLER.name], FILLER.name])
    drawn = picture(table.game).splitlines()
    line = next(line for line in drawn if "suspended" in line)
    start = line.index("suspended")
    # In the second of three boxes, which begin with a corner.
    assert [drawn[1][:start].count("┌"), drawn[1].count("┌"), line.count("suspended")] == [2, 3, 1]


def test_what_is_in_play_as_data_and_in_one_line() -> None:
    table = Table(my_battle=["Agumon", ["Greymon", "Agumon"], "Agumon"], my_breeding=["Koromon"])
    shown = in_play(table.game)
    names = {card["number"]: card["name"] for area in shown.values() for card in area}
    assert board_words(shown, names) == "Greymon (Agumon); 2x Agumon; breeding: Koromon"
    # What has left leaves its place empty.
    table.game.state.put(sl.TOP, 0)
    assert [card["name"] for card in in_play(table.game)["battle"]] == ["Greymon", "Agumon"]
    assert board_words({"battle": [], "breeding": []}, names) == "nothing in play"


def test_hatching_shows_a_card_only_where_the_eggs_differ() -> None:
    deck = deck_of("st1")
    for eggs, seen in ((deck.eggs, 0), (("ST1-01", "ST2-01", "ST1-01"), 1)):
        game = SoloGame(deck.main, eggs)
        game.start(HAND, 1)
        game.advance()
        game.take(tu.HATCH)
        game.advance()
        assert game.seen == seen


def test_the_end_is_the_board_that_the_opponent_faces() -> None:
    # Rules 6-6-3, 15-16-8: the opponent's turn has begun; +3000 DP for the turn and +1000 DP in
    # one's own turn are over.  +1000 DP until the end of the opponent's turn is not.
    first, steadfast = ("ST1-03", "ST1-12", "ST1-13"), "BT12-095"
    game = SoloGame((*first, steadfast, *("ST1-11",) * 20), (), turns=1, memory=10)
    game.start((*first, steadfast), 1, first=False)
    plan = ("Play Agumon", f"Play Tai Kamiya {steadfast}", "Play Tai Kamiya ST1-12",
            "Use Shadow Wing")  # fmt: skip
    taken = [_take(game, words) for words in plan]
    state = game.state
    assert int(dp_in_play(state)) == 2000 + 3000 + 1000 + 1000
    taken.append(_take(game, "Pass"))
    assert game.is_over()
    assert (int(dp_in_play(state)), int(handed_over(state))) == (3000, 3)
    powers = Goal("DP", (Term(la.DIGIMON, v.BATTLE, 1, 60, "1000 DP"),))
    assert int(score(state, value_of(game, powers))) == 3
    strong = NamedGoal("strong", (Condition(la.dp(least=4000), v.BATTLE),), 5)
    assert int(score(state, value_of(game, Goal("strong", (), (strong,))))) == 0
    assert "Lv.3 3000 DP" in picture(game)
    game.start((*first, steadfast), 1, first=False)
    assert story(game, taken)[-1].actions[-1].memory == -3


def _take(game: SoloGame, words: str) -> int:
    """Take the option that begins so; the option."""
    game.advance()
    texts = describe_all(game)
    option = game.options()[next(i for i, text in enumerate(texts) if text.startswith(words))]
    game.take(option)
    game.advance()
    return option
