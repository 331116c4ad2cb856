"""The search against the same search written down naively, on games of a few made-up spots."""

from typing import Any

import pytest

from engine.build import activate

if activate().compiled:
    pytest.skip("the compiler takes no subclass in plain Python", allow_module_level=True)

from search.best_first import BUDGET, OVERRUN, PROVED, RUNNING, Search
from search.chance import LEAST, SHARE, Outcome, look_on
from search.led import LedSearch
from search.order import FEW
from search.shared import SharedSearch
from tests.search.made_up import CHOICE, OPEN, OVER, MadeUp, Spot, drawn
from tests.search.naive import NaiveSearch

pytestmark = pytest.mark.plain
SEEDS = range(60)
NODES = 500  # more than any of these games has
STATUS = {RUNNING: "running", PROVED: "proved", BUDGET: "budget"}


def told(search: Any, status: str) -> dict[str, Any]:
    """All that a search tells."""
    return {
        "status": status,
        "nodes": search.nodes,
        "expanded": search.expanded,
        "unplayed": search.unplayed,
        "boards": search.boards,
        "prospects": search.prospects,
        "first met": search.first_met,
        "choices": search.choices,
    }


def both(start: Spot, nodes: int, top: int, chunk: int = 10**6) -> tuple[Search, NaiveSearch]:
    """A search and its oracle, both at their end and alike."""
    real, naive = Search(MadeUp(start), nodes, top, ways=True), NaiveSearch(start, nodes, top)
    while naive.run(chunk):
        assert real.run(chunk)
        assert told(real, STATUS[real.status]) == told(naive, naive.status)
    assert not real.run(chunk)
    assert told(real, STATUS[real.status]) == told(naive, naive.status)
    assert [real.line(node) for node in range(real.nodes)] == naive.lines
    return real, naive


@pytest.mark.parametrize("top", [1, 3, 100])
def test_the_search_is_what_its_naive_form_is(top: int) -> None:
    for seed in SEEDS:
        both(drawn(seed)[0], NODES, top)


@pytest.mark.parametrize("nodes", [NODES, FEW + 1])
def test_late_nodes_have_their_turn_in_both_and_with_many_nodes_none_is_late(nodes: int) -> None:
    orders = set()
    for seed in SEEDS:
        real, naive = both(drawn(seed, spots=60)[0], nodes, 3)
        assert any(naive.late) <= (nodes <= FEW)
        orders.add(any(naive.late))
        assert real.status == PROVED
    assert (True in orders) == (nodes <= FEW)


@pytest.mark.parametrize("nodes", [1, 2, 5, 9])
def test_a_limit_stops_both_at_the_same_node(nodes: int) -> None:
    for seed in SEEDS:
        both(drawn(seed)[0], nodes, 3, chunk=2)


def test_a_command_that_leads_to_far_more_positions_than_the_limit_is_left() -> None:
    end = Spot(OVER, 1, worth=7)
    found = [Spot(OPEN, 10 + number, [(0, end)]) for number in range(5000)]
    inner = [(number, spot) for number, spot in enumerate(found)]
    start = Spot(OPEN, 2, [(0, end), (1, Spot(CHOICE, 3, inner)), (2, Spot(OPEN, 4, [(0, end)]))])
    search = Search(MadeUp(start), 20, 3)
    while search.run(9):
        pass
    assert (search.status, search.nodes) == (BUDGET, 2 * 20 + OVERRUN)
    search = Search(MadeUp(start), 4000, 3)
    while search.run(9):
        pass
    assert (search.status, search.nodes) == (BUDGET, 5002)


def test_a_search_from_the_middle_of_a_command_begins_with_what_it_leads_to() -> None:
    for seed in SEEDS:
        one, two, *_ = drawn(seed)
        middle = Spot(CHOICE, 1, [(7, two), (8, Spot(OVER, 2, worth=90)), (9, one), (10, two)])
        real, naive = both(middle, NODES, 3)
        begun = [node for node, line in enumerate(naive.lines) if node and len(line) == 1]
        assert real.first_keys()[: len(begun) + 1] == [0, *(naive.key(node) for node in begun)]


def test_the_best_that_lies_ahead_is_found_by_whichever_way() -> None:
    for seed in SEEDS:
        real, naive = both(drawn(seed)[0], NODES, 3)
        best = {node: (worth, 0) for node, worth in enumerate(naive.worths)}
        for node, worth in naive.overs:
            # A command that ends the game is the last one, as the end of the turn is.
            best[node] = max(best[node], (worth, 0))
        for _ in naive.worths:
            for node, to in naive.ways:
                # A command more to the same end.
                best[node] = max(best[node], (best[to][0], best[to][1] - 1))
        ahead = {naive.key(node): (worth, -made) for node, (worth, made) in best.items()}
        assert real.best_ahead() == ahead
        for node, line in enumerate(naive.lines):
            assert real.keys(node) == [
                naive.key(naive.lines.index(line[: at + 1])) for at in range(len(line))
            ]


def test_a_search_goes_home_to_where_it_began() -> None:
    for seed in SEEDS:
        start = drawn(seed)[0]
        game = MadeUp(drawn(seed)[1])
        game.been.append(start)
        search = Search(game, 6, 3)
        search.run(6)
        assert search.home() == 2
        assert game.been[1:] == [start]
        # And on from there.
        while search.run(1):
            pass
        assert told(search, "") == told(whole(start, 6, 3), "")


def whole(start: Spot, nodes: int, top: int) -> NaiveSearch:
    """The oracle, come to its end."""
    naive = NaiveSearch(start, nodes, top)
    while naive.run(1):
        pass
    return naive


def test_a_turn_that_goes_on_is_searched_from_there() -> None:
    """Digimon comprehensive rules 6-6-4: memory that comes back at the end of a turn."""
    more = Spot(OPEN, 3, [(1, Spot(OVER, 4, worth=90))])
    again = Spot(OPEN, 2, [(1, Spot(OVER, 5, worth=50, board=1, field=1)), (2, more)])
    ended = Spot(OVER, 6, worth=70, board=2, field=2)
    search = Search(MadeUp(Spot(OPEN, 1, [(1, Spot(CHOICE, 7, [(8, ended), (9, again)]))])), 9, 3)
    search.run(9)
    boards = [(worth, search.line(node), *end) for _, worth, _, node, end in search.boards]
    assert boards == [(90, [[1, 9], [2]], [1]), (70, [], [1, 8]), (50, [[1, 9]], [1])]
    assert not search.run(1)
    assert search.status == PROVED


def test_turns_that_go_on_cost_no_more_than_the_positions_they_lead_to() -> None:
    over = Spot(OVER, 99, worth=5)
    spots = [Spot(OPEN, number) for number in range(16)]
    for at, spot in enumerate(spots):
        later = [(to.number, to) for to in spots[at + 1 :]]
        spot.ways = [(50, Spot(CHOICE, 100 + at, [(60, over), *later])), *later]
    search = Search(MadeUp(spots[0]), 99, 3)
    search.run(99)
    assert search.nodes == 16
    # The end of each position is played when it is found, and once more as a command.
    # Only the last of them ends for certain.
    assert search.choices == sum(3 * commands + 4 for commands in range(1, 16)) + 2
    assert [(worth, made) for _, worth, made, _, _ in search.boards] == [(5, 0)]


# ------------------------------------------------------------------------------ draws


def test_the_best_draws_are_searched_on_from_each_outcome() -> None:
    # docs/search.md: the average of the best end boards found behind it, by how likely each is.
    for seed in SEEDS:
        start, nodes = drawn(seed)[0], 3 * SHARE * LEAST
        game = MadeUp(start)
        search = Search(game, nodes, 4)
        while search.run(10**6):
            pass
        found = look_on(game, search, 2)
        assert game.been == [start]
        expected = [behind(start, *draw[2:4], search) for draw in search.prospects[:2]]
        expected.sort(key=lambda one: (-one[0], len(one[1])))
        assert [(one.worth, one.line, one.outcomes) for one in found] == expected


def behind(start: Spot, node: int, taken: list[int], search: Search) -> tuple[Any, ...]:
    """What a draw is worth, the line to it, and what becomes of each outcome."""
    line = (*map(tuple, search.line(node)), tuple(taken))
    spot = start
    for option in (option for command in line for option in command):
        spot = dict(spot.ways)[option]
    outcomes = []
    for weight, (option, to) in zip(spot.weights, spot.ways, strict=True):
        naive = whole(to, NODES, 1)
        chance = weight / sum(spot.weights)
        worth = -1
        led: tuple[tuple[int, ...], ...] = ()
        if naive.boards:
            _, worth, _, at, end = naive.boards[0]
            led = tuple(map(tuple, (*naive.lines[at], *end)))
        if naive.prospects and naive.prospects[0][0] > worth:
            worth, led = naive.prospects[0][0], ()
        outcomes.append(Outcome(option, chance, worth, led))
    average = sum(one.chance * one.worth for one in outcomes)
    return average, line, tuple(outcomes)


# ------------------------------------------------------------------------------ leads


def test_a_lead_is_walked_as_far_as_its_positions_are_met_and_changes_nothing_else() -> None:
    # docs/search.md: leads decide what is found early, and never what can be found.
    for seed in SEEDS:
        start = drawn(seed)[0]
        naive = whole(start, NODES, 100)
        for node, line in enumerate(naive.lines):
            keys = [naive.key(naive.lines.index(line[: at + 1])) for at in range(len(line))]
            led = LedSearch(MadeUp(start), NODES, 100)
            # The last is nowhere.
            assert led.lead([*keys, 1], [[0]] * (len(keys) + 1)) == len(keys)
            assert led.nodes == len(keys) + 1
            assert [led.keys(at)[-1] for at in range(1, led.nodes)] == keys
            assert led.lead(keys, [[]] * len(keys)) == len(keys)
            while led.run(10**6):
                pass
            assert (led.status, led.nodes, led.expanded) == (PROVED, naive.nodes, naive.expanded)
            assert {board[5] for board in led.kept()} == {*naive.kept}
            assert [board[1] for board in led.boards] == [board[1] for board in naive.boards]
            if node > 3:
                break


def test_a_lead_stops_at_the_limit_of_nodes() -> None:
    for seed in SEEDS:
        start = drawn(seed)[0]
        naive = whole(start, NODES, 1)
        longest = max(naive.lines, key=len)
        keys = [naive.key(naive.lines.index(longest[: at + 1])) for at in range(len(longest))]
        led = LedSearch(MadeUp(start), 2, 1)
        assert led.lead(keys, [[]] * len(keys)) == min(1, len(keys))


class Wide(MadeUp):
    """The options of a choice lead all to one spot."""

    MANY = 120_000

    def advance(self) -> int:
        return self.MANY if self.at.kind == CHOICE else super().advance()

    def option(self, index: int) -> int:
        return index if self.at.kind == CHOICE else super().option(index)

    def take(self, option: int) -> None:
        if self.at.kind == CHOICE:
            self.been.append(self.at.ways[0][1])
        else:
            super().take(option)


def test_a_decision_may_have_any_number_of_options() -> None:
    """Seventeen cards of which any number are used are 131,071 sets of materials."""
    end = Spot(OVER, 1, worth=7)
    start = Spot(OPEN, 2, [(0, end), (1, Spot(CHOICE, 3, [(0, end)]))])
    search = Search(Wide(start), 5, 1)
    assert not search.run(5)
    assert (search.status, search.nodes, search.choices) == (PROVED, 1, 2 + Wide.MANY)


class Scattered(MadeUp):
    """A game whose keys are far apart, as those of a duel are."""

    def key(self) -> int:
        return super().key() * 0x9E3779B97F4A7C15 & (1 << 62) - 1


def together(start: Spot, of: int, chunk: int) -> list[SharedSearch]:
    """So many searches that share the states of a game, in rounds until nothing is left."""
    searches = [SharedSearch(Scattered(start), NODES, 100, number, of) for number in range(of)]
    busy = True
    while busy:
        runs = [search.run(chunk) for search in searches]
        busy = any(runs)
        mail = [search.letters() for search in searches]
        for sender, letters in enumerate(mail):
            for receiver, letter in enumerate(letters):
                searches[receiver].receive(letter, sender)
                busy = busy or any(letter)
    return searches


@pytest.mark.parametrize("chunk", [1, 100])
@pytest.mark.parametrize("of", [1, 2, 3])
def test_several_searches_find_what_one_alone_does(of: int, chunk: int) -> None:
    shared = 0
    for seed in SEEDS[:30]:
        start = drawn(seed)[0]
        naive = NaiveSearch(start, NODES, 100)
        while naive.run(10**6):
            pass
        searches = together(start, of, chunk)
        assert sum(search.owned for search in searches) == naive.nodes
        assert sum(search.expanded for search in searches) == naive.expanded
        # A draw that several of them meet is counted by each.
        unplayed = [search.unplayed for search in searches]
        assert max(unplayed) <= naive.unplayed <= sum(unplayed)
        best: dict[int, int] = {}
        for search in searches:
            for _, value, _, _, _, field in search.kept():
                best[field] = max(value, best.get(field, value))
        assert sorted(best.values(), reverse=True) == [board[1] for board in naive.boards]
        shared += sum(search.owned > 0 for search in searches) == of
        # The first state is known to all of them, and found anew by none.
        first = Scattered(start).key()
        assert all(
            first not in search.keys(node) for search in searches for node in range(search.nodes)
        )
        # A line is one of the game, whoever found the states on its way.
        game = Scattered(start)
        root = game.key()
        for search in searches:
            for node in range(search.nodes):
                for command in search.line(node):
                    for option in command:
                        game.take(option)
                assert game.key() == [root, *search.keys(node)][-1]
                game.undo_to(1)
    assert shared > 5
