"""One hand by several processes (docs/search.md, *One hand on several cores*)."""

import json

import pytest

from cli.yugioh.opened import facts_of
from decklists import load_yugioh
from engine.game import Game
from engine.yugioh.worth.goals import DEFAULT, value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import PROVED, Search
from search.shared import SharedSearch
from search.together import _do
from search.yugioh import DeckSpec, Result, Task, solve_hands
from search.yugioh.solve import Progress
from tests.search.test_leaps import meant

ENGRAVER = 60764609
KI_SIKIL = 36326160


def spec_of(name: str) -> DeckSpec:
    deck = load_yugioh(name)
    return DeckSpec(name, deck.main, deck.extra, facts_of(deck))


def play_of(name: str, hand: tuple[int, ...]) -> YugiohPlay:
    """A duel of its own, as each process has one."""
    game = spec_of(name).game()
    game.start(hand)
    return YugiohPlay(game.state, value_of(game, DEFAULT))


def shared(name: str, hand: tuple[int, ...], of: int, nodes: int) -> list[SharedSearch]:
    """The searches of so many processes, here in one, in rounds until nothing is left."""
    searches = [SharedSearch(play_of(name, hand), 10_000, 5, number, of) for number in range(of)]
    busy = True
    while busy:
        runs = [search.run(nodes) for search in searches]
        busy = any(runs)
        mail = [search.letters() for search in searches]
        for sender, letters in enumerate(mail):
            for receiver, letter in enumerate(letters):
                searches[receiver].receive(letter, sender)
                busy = busy or bool(letter)
    return searches


# Raye, Reinforcement of the Army and Hornet Drones.
SMALL = [("sky-striker", (card, 0, 0, 0, 0)) for card in (26077387, 32807846, 52340444)]


@pytest.mark.parametrize(("name", "hand"), SMALL)
@pytest.mark.parametrize(("of", "nodes"), [(1, 50), (2, 1), (2, 200), (3, 7), (5, 30)])
def test_a_space_that_is_exhausted_is_the_same_for_any_number_of_searches(
    name: str, hand: tuple[int, ...], of: int, nodes: int
) -> None:
    """Every state is expanded by exactly one of them, and the best boards are worth the same."""
    alone = Search(play_of(name, hand), 10_000, 5)
    assert not alone.run(10_000) and alone.status == PROVED
    searches = shared(name, hand, of, nodes)
    assert sum(search.owned for search in searches) == alone.nodes
    assert sum(search.expanded for search in searches) == alone.expanded
    assert sum(search.unplayed for search in searches) == alone.unplayed
    assert sum(search.owned > 0 for search in searches) == of
    values: dict[int, int] = {}
    for search in searches:
        for _, value, _, _, _, field in search.kept():
            values[field] = max(value, values.get(field, 0))
    assert sorted(values.values(), reverse=True)[:5] == [board[1] for board in alone.boards]


@pytest.mark.parametrize(("name", "hand"), SMALL)
def test_what_another_search_has_is_not_played_again(name: str, hand: tuple[int, ...]) -> None:
    """So that two take as many options as one, but for what both find in the same round."""
    alone = Search(play_of(name, hand), 10_000, 5)
    assert not alone.run(10_000)
    assert sum(search.choices for search in shared(name, hand, 2, 200)) == alone.choices


def test_a_round_ends_with_the_position_at_which_enough_choices_were_made() -> None:
    """So that all processes work about as long, however many new states they come upon."""
    play = play_of("fiendsmith", (ENGRAVER, 0, 0, 0, 0))
    in_one, one_by_one = Search(play, 10_000, 5), Search(play, 10_000, 5)
    for enough in (40, 400, 4_000):
        assert in_one.run(10_000, enough - in_one.choices)
        in_one.home()
        while one_by_one.choices < enough:
            assert one_by_one.run(10_000, 1)
        one_by_one.home()
        assert in_one.expanded == one_by_one.expanded
        assert in_one.choices == one_by_one.choices >= enough


@pytest.mark.parametrize(("name", "hand"), SMALL)
def test_every_line_leads_to_its_board(name: str, hand: tuple[int, ...]) -> None:
    """Also where it goes through states that several searches found."""
    for search in shared(name, hand, 3, 7):
        for key, value, _, node, end in search.boards:
            play = play_of(name, hand)
            for command in [*search.line(node), *end]:
                for option in command:
                    play.advance()
                    play.take(option)
            assert not play.advance()
            assert (play.board_key(), play.value()) == (key, value)


@pytest.mark.parametrize(("name", "hand"), SMALL)
def test_a_state_that_was_sent_is_gone_to_by_what_it_changes(
    name: str, hand: tuple[int, ...]
) -> None:
    for search in shared(name, hand, 3, 7):
        for node in range(1, int(search.nodes)):
            search._go_to(node)
            assert search.game.key() == search._key[node]
            there = meant(search.game)
            search.home()
            for command in search.line(node):
                for option in command:
                    search.game.advance()
                    search.game.take(option)
            search.game.advance()
            assert meant(search.game) == there
            search.game.undo_to(search._marks[0])


def mark_of(game: Game, number: int) -> tuple[int, int]:
    return game.mark(), number


def test_what_is_asked_of_a_process_begins_at_the_root() -> None:
    # Wherever the last round has left the game of the process.
    name, hand = SMALL[0]
    search = SharedSearch(play_of(name, hand), 10_000, 5, 0, 1)
    root = search.game.mark()
    assert search.run(10)
    assert search.game.mark() > root
    assert _do(search, (mark_of, 3)) == (root, 3)
    assert _do(search, (mark_of, 4)) == (root, 4)


def solved(nodes: int, jobs: int, name: str = "fiendsmith", card: int = ENGRAVER) -> Result:
    (result,) = solve_hands(
        spec_of(name), [(card, 0, 0, 0, 0)], Task(max_nodes=nodes), jobs=jobs
    )  # fmt: skip
    return result


def test_the_same_number_of_processes_gives_the_same_bytes() -> None:
    first, second = (json.dumps(solved(400, 2).to_json(timing=False)) for _ in range(2))
    assert first == second
    data = json.loads(first)
    assert (data["processes"], data["status"], data["stopped_by"]) == (2, "budget", "nodes")
    # The last round may find somewhat more than the limit.
    assert 400 <= data["nodes"] < 600
    assert data["boards"][0]["line"]


def test_draws_are_searched_on_alike_by_any_number_of_processes() -> None:
    """Where every line was played, so that the draws are the same."""
    alone, shared_out = (solved(16_000, jobs, "live-twin", KI_SIKIL) for jobs in (1, 3))
    assert alone.nodes == shared_out.nodes < 16_000
    assert alone.prospects and alone.prospects[0].outcomes
    told = [
        sorted((one.score, [(out.text, out.score) for out in one.outcomes]) for one in each)
        for each in (alone.prospects, shared_out.prospects)
    ]
    assert told[0] == told[1]


def test_progress_is_shown_and_stops_are_kept() -> None:
    """Ctrl-C ends the search with what the last whole round has found."""
    seen: list[Progress] = []

    def stop(now: Progress) -> None:
        seen.append(now)
        if now.nodes > 100:
            raise KeyboardInterrupt

    (result,) = solve_hands(
        spec_of("fiendsmith"), [(ENGRAVER, 0, 0, 0, 0)], Task(max_nodes=100_000), jobs=2,
        progress=stop,
    )  # fmt: skip
    assert result.status == "interrupted"
    assert result.nodes == seen[-1].nodes > 100
    assert result.boards and seen[-1].best == result.boards[0].score
