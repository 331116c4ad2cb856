"""What is decided in solo turns: nothing that is hidden counts, and the next turn does."""

from random import Random

import pytest

from cli.digimon.goals import goal_for
from engine.digimon import vocabulary as v
from engine.digimon.language import level
from engine.digimon.position import slots as sl
from engine.digimon.solo.game import SoloGame
from engine.digimon.solo.goals import DEFAULT, Goal, Term, value_of
from engine.digimon.solo.value import score
from engine.digimon.telling.describe import option_words
from engine.digimon.worth.weights import CHANCES, chance_of_hand
from search.digimon import SoloSpec, tell_turns, turns
from search.digimon.turns import Average, Player, average
from tests.analysis.digimon import PARTLY, TAI
from tests.engine.digimon.solo import HAND, deck_of, game_of, options_of


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
    game.start(HAND, seed)
    words = []
    for option in options:
        game.advance()
        words.append(option_words(game, option))
        game.take(option)
    return words


def test_decisions_do_not_change_with_the_hidden_order() -> None:
    """No line may depend on a card that has not been seen."""
    game = game_of()
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
    deck = deck_of(name)
    game = game_of(name, attacks=attacks)
    player = Player(game, goal_for(goal, deck, game)[0], max_nodes=100)
    rng = Random(7)
    decisions = 0
    for seed in (1, 2):
        game.start((), seed, first=seed == 1)
        options = options_of(player)
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
    game = game_of("st3")
    runs = []
    for _ in range(2):
        game.start(("ST3-04",), 4)
        runs.append(Player(game).play())
    assert runs[0] == runs[1]


def test_attacks_only_where_they_are_asked_for() -> None:
    for attacks in (False, True):
        game = game_of(attacks=attacks)
        game.start(HAND, 1)
        offered = set()
        for option in options_of(Player(game)):
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
    # One run alone says nothing of others: its interval is the run itself.
    assert average([7]) == Average(7, 7, 7, 1)


@pytest.mark.parametrize("passive", [True, False])
@pytest.mark.parametrize("goal", [None, Goal("Level 4", (Term(level(4), v.BATTLE, 7, 2),))])
def test_the_value_of_a_run_is_in_points_or_without_any_a_chance(
    goal: Goal | None, passive: bool
) -> None:
    """For an opponent who does nothing the default value is points as well."""
    game = game_of()
    game.start(HAND, 1)
    run = Player(game, goal, 40, passive=passive).play()
    worth = int(score(game.state, value_of(game, goal or DEFAULT, passive=passive)))
    if goal is None and not passive:
        assert run.value == round(CHANCES * chance_of_hand(worth, True)) != worth
    else:
        assert run.value == worth
    assert run.points == run.value
    if goal:
        assert run.value in (0, 7, 14)


def test_a_plan_minds_the_next_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coredramon costs 5 now, and there is Garudamon to digivolve it into next turn.

    By the end of this turn alone, the memory handed over counts more than a Level 4 in play.
    """
    game = game_of()
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


def test_lines_that_are_one_decision_are_not_looked_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be chosen before a card is seen, the best line of this turn is planned."""
    game = game_of()
    player = Player(game)
    game.start(HAND, 1)
    game.advance()
    looked: list[tuple[int, ...]] = []

    def promise(line: list[int]) -> tuple[float, int]:
        looked.append(tuple(line))
        return 0, 1

    monkeypatch.setattr(player, "_promise", promise)
    line, nodes = player.plan()
    assert len(looked) > 1
    asked = len(looked)
    monkeypatch.setattr(player, "_until_seen", lambda line: ())
    same, fewer = player.plan()
    assert (len(looked), same) == (asked, line)
    assert nodes - fewer == asked


def test_what_is_told_of_a_run_is_where_its_game_ends() -> None:
    spec = SoloSpec(("ST1-03",) * 20 + ("ST1-07",) * 10, ("ST1-01",) * 4, turns=2)
    hand = ("ST1-03", "ST1-07")
    told = tell_turns(spec, hand, 3)
    player = spec.player()
    game = player.game
    game.start(hand, 3, spec.first)
    assert told.dealt == tuple(sorted(game.name_of(card) for card in game.pile(0, sl.P_HAND)))
    assert len(told.dealt) == 5
    for option in told.played.options:
        game.advance()
        game.take(option)
    game.advance()
    for pile, names in ((sl.P_HAND, told.hand), (sl.P_TRASH, told.trash)):
        assert names == tuple(sorted(game.name_of(card) for card in game.pile(0, pile)))
    # Rule 5-2-1: five cards of security, and nobody attacks.
    assert told.security == 5
    assert [turn.number for turn in told.turns] == sorted({turn.number for turn in told.turns})


def test_a_brick_is_uncertain_only_where_it_is_one_without_what_is_not_played() -> None:
    known = set()
    for seed in range(12):
        played = PARTLY.player()
        played.game.start((TAI,), seed, PARTLY.first)
        run = played.play()
        assert run.unplayed
        # The first goal is the one without which a hand is a brick.
        assert run.brick is (False if run.met & 1 else None)
        known.add(run.brick)
    assert known == {False, None}
