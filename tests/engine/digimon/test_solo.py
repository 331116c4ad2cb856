"""Solo turns: what is hidden decides nothing, the opponent passes, and the story tells it all."""

from random import Random

import pytest

from cli.digimon.goals import goal_for
from decklists import DigimonDeck, load
from engine.counted import Condition
from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.position import slots as sl
from engine.digimon.solo.game import SoloGame
from engine.digimon.solo.goals import Goal, NamedGoal, Term, value_of
from engine.digimon.solo.value import dp_in_play, handed_over, score
from engine.digimon.telling.decision import describe_all
from engine.digimon.telling.story import picture, story
from engine.digimon.turn import phases as tu
from search.digimon import turns
from search.digimon.turns import Player, average
from tests.engine.digimon.table import FILLER, Table

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
    from engine.digimon.telling.describe import option_words

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


def _permute(game: SoloGame, rng: Random) -> None:
    """Let everything that nobody knows lie otherwise: deck, security stack and Digi-Egg deck."""
    state = game.state
    unknown = [
        card
        for card in (*game.pile(0, sl.P_DECK), *game.pile(0, sl.P_SECURITY))
        if not int(state.data[sl.FLAGS + card]) & (sl.KNOWN | sl.FACE_UP)
    ]
    for hidden in (unknown, game.pile(0, sl.P_EGGS)):
        for card in hidden:
            other = rng.choice(hidden)
            if other != card:
                state.swap_cards(card, other)


def _decided(player: Player) -> tuple[int, ...]:
    """What the player does from here until a card is seen."""
    game = player.game
    line, _ = player.plan()
    mark = game.mark()
    seen, taken = game.seen, []
    for option in line:
        game.advance()
        if game.seen != seen:
            break
        taken.append(option)
        game.take(option)
    game.undo_to(mark)
    game.advance()
    return tuple(taken)


@pytest.mark.parametrize(("goal", "attacks"), [(None, False), ("none", True)])
@pytest.mark.parametrize("name", ["st1", "st2", "st3", "wargreymon"])
def test_no_decision_depends_on_what_is_hidden(name: str, goal: str | None, attacks: bool) -> None:
    """From every decision of a run: whatever lies where nobody knows, the same is done.

    With the goal file of the deck and without, also where cards are revealed and searched for.
    """
    deck = _deck(name)
    game = _game(name, attacks=attacks)
    player = Player(game, goal_for(goal, deck, game)[0], max_nodes=100)
    rng = Random(7)
    decisions = 0
    for seed in (1, 2):
        game.start((), seed, first=seed == 1)
        options = play_turns_options(player)
        seen = -1
        for option in options:
            if game.advance() and game.seen != seen:
                seen = game.seen
                decided = _decided(player)
                for _ in range(2):
                    mark = game.mark()
                    _permute(game, rng)
                    assert _decided(player) == decided
                    game.undo_to(mark)
                    game.advance()
                decisions += 1
            game.take(option)
    assert decisions >= 6


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
    told = story(game, play_turns_options(Player(game)))
    assert [turn.number for turn in told] == [1, 3, 5]
    assert [turn.memory for turn in told] == [0, 3, 3]
    assert all(turn.actions for turn in told)


def play_turns_options(player: Player) -> tuple[int, ...]:
    """The options of a run, with the game back at its start."""
    mark = player.game.mark()
    options = player.play().options
    player.game.undo_to(mark)
    return options


@pytest.mark.parametrize("memory", [1, 5])
def test_the_memory_of_a_turn_is_a_parameter(memory: int) -> None:
    game = _game(memory=memory)
    game.start(HAND, 1)
    told = story(game, play_turns_options(Player(game)))
    assert [turn.memory for turn in told] == [0, memory, memory]


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
    told = story(game, play_turns_options(Player(game)))
    digivolved = [a for turn in told for a in turn.actions if a.text.startswith("Digivolve")]
    assert digivolved
    first = told[0].actions
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


def test_the_picture_says_which_digimon_are_suspended() -> None:
    table = Table(my_battle=[FILLER.name, ["suspended", FILLER.name], FILLER.name])
    drawn = picture(table.game).splitlines()
    line = next(line for line in drawn if "suspended" in line)
    start = line.index("suspended")
    # In the second of three boxes, which begin with a corner.
    assert [drawn[1][:start].count("┌"), drawn[1].count("┌"), line.count("suspended")] == [2, 3, 1]


def test_attacks_only_where_they_are_asked_for() -> None:
    from engine.digimon.telling.describe import option_words

    for attacks in (False, True):
        game = _game(attacks=attacks)
        game.start(HAND, 1)
        offered = set()
        for option in play_turns_options(Player(game)):
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


def test_a_plan_minds_the_next_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coredramon costs 5 now, and there is Garudamon to digivolve it into next turn.

    By the end of this turn alone, the memory handed over counts more than a Level 4 in play.
    """
    from engine.digimon.telling.describe import option_words

    game = _game()
    player = Player(game)
    planned = []
    for ends in (1, turns.ENDS):
        monkeypatch.setattr(turns, "ENDS", ends)
        game.start(("ST1-06", "ST1-08", "ST1-13", "ST1-14", "ST1-15"), 1)
        game.advance()
        line, _ = player.plan()
        words = []
        for option in line:
            game.advance()
            words.append(option_words(game, option))
            game.take(option)
        planned.append(words)
    alone, minding = planned
    assert alone == ["Hatch a Digi-Egg", "Use Shadow Wing for 1"]
    assert minding == ["Hatch a Digi-Egg", "Play Coredramon for 5"]


def test_hatching_shows_a_card_only_where_the_eggs_differ() -> None:
    deck = _deck("st1")
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
