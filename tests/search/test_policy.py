"""The policy for games of two players: fair, repeatable, and better than chance."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from decklists import DigimonDeck, load, normalise
from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose
from engine.digimon.language.card import END_OF_YOUR_TURN, ON_PLAY, Trigger
from engine.digimon.language.operations import GainMemory, May, Play, SearchSecurity
from engine.digimon.position.commands import PASS_COMMAND
from engine.digimon.position.slots import HANDED, OVER, P_DECK, P_HAND, P_SECURITY, PLAYER
from engine.digimon.position.state import State
from engine.digimon.telling.describe import option_words
from engine.digimon.turn.phases import KEEP, REDRAW
from engine.digimon.worth.planned import hide
from engine.digimon.worth.weights import NAMES, weights_of
from search.digimon import MatchSpec, Side, play_series
from search.digimon.policy import Effort, Policy, play_game
from tests.engine.digimon.table import Table, red, red_tamer
from tests.engine.digimon.usual_cards import ROOKIE

QUICK = Effort(nodes=16, ways=2)


def _side(name: str) -> Side:
    deck = normalise(load(name))
    assert isinstance(deck, DigimonDeck)
    return Side(deck.main, deck.eggs, effort=QUICK)


@pytest.fixture(scope="module")
def spec() -> MatchSpec:
    return MatchSpec((_side("st1"), _side("st2")), seed=5)


def test_a_series_is_the_same_whoever_plays_it(spec: MatchSpec) -> None:
    alone = list(play_series(spec, 10))
    assert list(play_series(spec, 10, jobs=2)) == alone
    assert list(play_series(spec, 6)) == alone[:6]
    assert {result.winner for result in alone} == {0, 1}


def test_a_game_says_how_its_turns_ended(spec: MatchSpec) -> None:
    result = spec.play(spec.game(), 0)
    assert result.turns_of[0] + result.turns_of[1] == len(result.ends) == result.turns - 1
    assert [end.mover for end in result.ends] == [turn % 2 for turn in range(len(result.ends))]
    # What the turns before gave, and this one.
    assert sum(result.given) > 0


def test_memory_replaced_by_chance_is_what_the_next_turn_begins_with(spec: MatchSpec) -> None:
    """The memory on the opponent's side is what their turn begins with (rules 1-4-3, 6-1-4)."""
    given = NAMES.index("given")
    seen: Counter[int] = Counter()
    for number in range(16):
        game = spec.game()
        by_chance = replace(spec, replaced=1000).play(game, number)
        for player in (0, 1):
            ends = [end for end in by_chance.ends if end.mover == player]
            assert sum(end.features[given] for end in ends) == by_chance.given[player]
            assert all(1 <= end.left <= 10 for end in ends)
        seen.update(end.features[given] for end in by_chance.ends)
    assert sorted(seen) == list(range(1, 11))
    assert max(seen.values()) < 3 * min(seen.values())
    by_choice = spec.play(spec.game(), 0)
    assert all(end.features[given] == end.left for end in by_choice.ends)
    some = replace(spec, replaced=300)
    ends = [end for number in range(16) for end in some.play(game, number).ends]
    assert 0.1 < sum(end.features[given] != end.left for end in ends) / len(ends) < 0.4
    assert list(play_series(some, 10, jobs=2)) == list(play_series(some, 10))


def test_the_next_turn_begins_with_the_memory_that_it_is_given(spec: MatchSpec) -> None:
    """Passing leaves 3 (rule 6-5-1-7-1), unless chance replaces them."""
    for given in (0, 8):
        game = spec.game()
        game.start(2)
        state = game.state
        state.viewer, state.one_turn = 0, 1
        while game.advance():
            game.take(PASS_COMMAND if game.is_open() else game.options()[-1])
        state.one_turn = 0
        assert (game.turn, game.player, game.memory) == (2, 1, 3)
        game.go_on(given)
        game.advance()
        assert (game.turn, game.player, game.memory) == (2, 1, given or 3)
        assert int(state.data[HANDED]) == (given or 3)


def test_no_decision_depends_on_a_hidden_card(spec: MatchSpec) -> None:
    """Comprehensive rules 3-2-2, 3-5-3, 3-7-2: decks, the other hand and security are hidden."""
    game = spec.game()
    game.start(3)
    players = [Policy(game, player, weights_of("both"), 9) for player in (0, 1)]
    changed = 0
    for _ in range(40):
        if not game.advance():
            break
        actor = game.actor()
        mark = game.mark()
        decided = set()
        for order in range(3):
            if order:
                hide(game.state, actor, 1000 + order, 1)
                changed += 1
                game.advance()
            fresh = Policy(game, actor, weights_of("both"), 9)
            decided.add(fresh.decide())
            game.undo_to(mark)
            game.advance()
        assert len(decided) == 1
        game.take(players[actor].decide(True))
    assert changed > 50


def test_deciding_changes_nothing(spec: MatchSpec) -> None:
    game = spec.game()
    game.start(5)
    policy = [Policy(game, player, weights_of("both")) for player in (0, 1)]
    answers = 0
    while game.advance():
        before, mark, options = game.state.snapshot(), game.mark(), game.options()
        actor = game.actor()
        option = policy[actor].decide()
        assert (game.state.snapshot(), game.mark()) == (before, mark)
        assert game.options() == options and option in options
        answers += int(game.state.data[PLAYER]) != actor
        game.take(option)
    assert answers > 3


def test_it_beats_choices_by_chance(spec: MatchSpec) -> None:
    game = spec.game()
    won = 0
    for seed in range(20):
        game.start(seed, seed & 1)
        chance = Random(seed)
        policy = Policy(game, 0, weights_of("both"), seed)
        while game.advance():
            if game.actor():
                game.take(chance.choice(game.options()))
            else:
                game.take(policy.decide(True))
        won += int(game.state.data[OVER]) == 1
    assert won >= 18


def test_a_game_without_an_end_is_a_draw(spec: MatchSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("search.digimon.policy.MOST_TURNS", 2)
    game = spec.game()
    game.start(1)
    one, two = (Policy(game, player, weights_of("both")) for player in (0, 1))
    assert play_game(game, (one, two)).winner is None


def test_a_hand_is_kept_for_a_level_3_digimon(spec: MatchSpec) -> None:
    """Comprehensive rules 5-2-1: a hand may be drawn anew once."""
    game = spec.game()
    decided = set()
    for seed in range(12):
        game.start(seed)
        game.advance()
        player = game.actor()
        state = game.state
        kinds = [int(state.definition[card]) for card in game.pile(player, P_HAND)]
        rookie = any(
            int(state.t.level[kind]) == 3 and int(state.t.category[kind]) & v.DIGIMON
            for kind in kinds
        )
        option = Policy(game, player, weights_of("both")).decide()
        assert option == (KEEP if rookie else REDRAW)
        decided.add(option)
    assert decided == {KEEP, REDRAW}


def test_a_game_says_which_opening_hands_were_kept(spec: MatchSpec) -> None:
    """Comprehensive rules 5-2-1-4, 5-2-1-5: five cards, which may be drawn anew once."""
    game = spec.game()
    redrawn = 0
    for number in range(12):
        kept = replace(spec, redraws=False).play(game, number).hands
        game.start(spec.seed * 1_000_003 + number, number & 1)
        for player in (0, 1):
            dealt = [game.number_of(card) for card in game.pile(player, P_HAND)]
            assert list(kept[player]) == sorted(dealt)
            assert len(dealt) == 5
        redrawn += sum(one != two for one, two in zip(spec.play(game, number).hands, kept,
                                                      strict=True))  # fmt: skip
    assert 1 <= redrawn <= 12


def test_an_answer_is_given_without_knowing_what_is_hidden(
    spec: MatchSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Comprehensive rules 3-2-2, 3-5-3, 3-7-2, in the turn of the other player too."""
    game = spec.game()
    looked: list[tuple[int, ...]] = []

    def look(state: State, worth: object) -> int:
        looked.append(tuple(card for owner in (0, 1) for pile in (P_DECK, P_SECURITY, P_HAND)
                            for card in game.pile(owner, pile)))  # fmt: skip
        return game.option(0)

    def decide(actor: int) -> None:
        with monkeypatch.context() as patched:
            patched.setattr("search.digimon.policy.answer", look)
            Policy(game, actor, weights_of("both"), 9).decide()

    answered = 0
    for seed in range(3, 7):
        game.start(seed)
        players = [Policy(game, player, weights_of("both"), 9) for player in (0, 1)]
        while game.advance():
            actor = game.actor()
            if int(game.state.data[PLAYER]) != actor:
                looked.clear()
                mark = game.mark()
                decide(actor)
                for order in (1001, 1002) if looked else ():
                    hide(game.state, actor, order, 1)
                    game.advance()
                    decide(actor)
                    game.undo_to(mark)
                    game.advance()
                assert len(set(looked)) <= 1
                answered += len(looked) == 3
            game.take(players[actor].decide(True))
    assert answered >= 3


def test_it_wins_where_it_can() -> None:
    """Comprehensive rules 1-2-3: an attack on a player without security cards wins."""
    big = red("Big", 5, 9000, cost=3)
    table = Table(big, ROOKIE, my_battle=["Rookie"], my_hand=["Big", "Rookie"], their_security=[],
                  their_battle=["Big"], memory=5)  # fmt: skip
    policy = Policy(table.game, 0, weights_of("both"))
    taken: list[str] = []
    while not table.game.is_over() and len(taken) < 5:
        option = policy.decide()
        taken.append(option_words(table.game, option))
        table.game.take(option)
        table.game.advance()
    assert taken[-1].startswith("Attack the player")
    assert table.game.is_over()


def test_a_turn_that_goes_on_is_planned_to_its_end() -> None:
    """Comprehensive rules 6-6-4: memory comes back at the end of the turn, which goes on."""
    saver = red_tamer("Saver", Trigger(on=END_OF_YOUR_TURN, limit=1, do=(GainMemory(6),)))
    table = Table(ROOKIE, saver, my_battle=["Saver"], my_hand=["Rookie", "Rookie"], memory=0)
    policy = Policy(table.game, 0, weights_of("mirrored"))
    taken: list[str] = []
    while table.game.player == 0 and len(taken) < 8:
        option = policy.decide()
        taken.append(option_words(table.game, option))
        table.game.take(option)
        table.game.advance()
    # 0, played for 3, back to 3 of memory, and played for 3 once more.
    assert [words for words in taken if words.startswith("Play")] == ["Play Rookie for 3"] * 2


def test_a_choice_that_tells_of_hidden_cards_is_planned_with_those_as_they_are() -> None:
    """Comprehensive rules 15-15-3-9: they are looked at; it is offered where one can be played."""
    found = SearchSecurity((May((Play(Choose(DIGIMON, v.SECURITY)),)),))
    finder = red_tamer("Finder", Trigger(on=ON_PLAY, do=(found,)))
    table = Table(ROOKIE, finder, my_hand=["Finder", "Rookie"], memory=5, my_deck=["Finder"] * 12,
                  my_security=["Finder", "Finder", "Rookie"])  # fmt: skip
    table.take("Play Finder")
    game = table.game
    options = game.options()
    assert not game.is_open() and len(options) > 1
    for seed in range(40):
        assert Policy(game, 0, weights_of("mirrored"), seed).decide() in options
