"""Exchanges of one copy of small decks: what is taken over is what a search from nothing finds."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

import pytest

import analysis.yugioh.searches
from analysis.batch import Workers
from analysis.exchanges import Exchange, exchanges
from analysis.yugioh.searches import Found, Searches, _Asked
from analysis.yugioh.tuning import BRICK, SCORE, Tuned, TuneSettings, Tuning
from cli.yugioh.against import with_facts
from engine.yugioh import vocabulary as v
from search.yugioh import DeckSpec, Part
from search.yugioh.against import HELD, NOT_HELD, Against
from search.yugioh.survey import Surveyor
from tests.analysis.decks import ALEXANDRITE, DOUBLE_SUMMON, ELF, GOAL, SMALL, UTOPIA, WARWOLF

# Reinforcement of the Army adds a Level 4 or lower Warrior, Upstart Goblin draws a card, Foolish
# Burial sends a monster from the Deck to the GY.
ARMY, GOBLIN, BURIAL = 32807846, 70368879, 81439173
CELTIC = 91152256  # a Warrior without effects
MAIN: Final = (
    WARWOLF, WARWOLF, CELTIC, ALEXANDRITE, ARMY, GOBLIN, DOUBLE_SUMMON, DOUBLE_SUMMON, BURIAL,
)  # fmt: skip
POOL: Final = (*MAIN, CELTIC, ELF, ARMY, DOUBLE_SUMMON)
INTO: Final = (CELTIC, ELF, ARMY, DOUBLE_SUMMON)
SIZE: Final = 3
ASH, CROW = 14558127, 24508238
AGAINST: Final = Against((ASH, CROW), (HELD, HELD), NOT_HELD)
NODES: Final = 3000


def spec(main: Sequence[int]) -> DeckSpec:
    from cli.yugioh.opened import facts_of
    from decklists import Deck

    deck = Deck("small", "small", "yugioh", tuple(main), SMALL.extra)
    return DeckSpec("small", deck.main, deck.extra, facts_of(deck))


def lists() -> Iterator[tuple[int, ...]]:
    """The list, and what each exchange makes of it."""
    yield MAIN
    for out, into in exchanges(MAIN, INTO):
        at = len(MAIN) - 1 - MAIN[::-1].index(out)
        made = (*MAIN[:at], into, *MAIN[at + 1 :])
        if not Counter(made) - Counter(POOL):
            yield made


def hands(main: Sequence[int]) -> list[tuple[int, ...]]:
    return sorted({tuple(sorted(hand)) for hand in combinations(main, SIZE)})


def searches(nodes: int = NODES, opener_nodes: int = 50, jobs: int = 1) -> Searches:
    return Searches(spec(POOL), GOAL, SIZE, nodes, opener_nodes, Workers(jobs))


@pytest.fixture(scope="module")
def found() -> tuple[Searches, dict[tuple[int, ...], dict[tuple[int, ...], Found]]]:
    """Every hand of every list, by list and sorted hand, each played to the end."""
    made = searches()
    leading = made.copies(POOL)
    all_ = [(hand, made.copies(main), leading) for main in lists() for hand in hands(main)]
    answers = made.hands(all_)
    by_list = {
        main: {
            tuple(sorted(hand)): one
            for (hand, copies), one in answers.items()
            if copies == made.copies(main)
        }
        for main in lists()
    }
    return made, by_list


def test_every_hand_of_every_list_is_what_its_own_search_finds(
    found: tuple[Searches, dict[tuple[int, ...], dict[tuple[int, ...], Found]]],
) -> None:
    made, by_list = found
    scores = Counter[int]()
    for main, answers in by_list.items():
        # A game of this list alone, which knows none of the other cards.
        surveyor = Surveyor(spec(main).game(), GOAL)
        assert sorted(answers) == hands(main)
        for hand, one in answers.items():
            alone = surveyor.survey(hand, NODES)
            assert alone.stopped_by != "nodes"
            assert (one.score, one.met) == (alone.score or 0, alone.met)
            scores[one.score] += 1
    assert len(scores) > 2
    # Most of that was not searched: and not nothing either.
    assert 0.2 * made.asked < made.searched < 0.8 * made.asked


def test_a_search_that_looked_for_neither_card_is_the_same_step_by_step() -> None:
    surveyor = Surveyor(spec(POOL).game(), GOAL)
    same = differ = 0
    for hand in hands(MAIN):
        before = surveyor.survey(hand, 40, without=_without(MAIN), watch=True)
        for main in lists():
            if Counter(hand) - Counter(main):
                continue
            changed = (Counter(main) - Counter(MAIN)) + (Counter(MAIN) - Counter(main))
            after = surveyor.survey(hand, 40, without=_without(main), watch=True)
            if before.looked_for.isdisjoint(changed):
                assert after == before
                same += 1
            else:
                differ += after != before
    assert same > 100
    assert differ > 20  # so what is looked for matters


def test_each_hand_of_one_list_is_searched_once() -> None:
    """No other list has searched them; through answers they are searched once more."""
    pool = with_facts(spec(POOL), AGAINST)
    made = Searches(pool, GOAL, SIZE, 40, 50, Workers(1), against=AGAINST)
    asked = [(hand, made.copies(MAIN), made.copies(MAIN)) for hand in hands(MAIN)[:6]]
    for _ in range(2):
        assert len(made.hands([*asked, *asked])) == 6
        assert (made.asked, made.searched) == (6, 6)
    for _ in range(2):
        assert len(made.through(asked)) == 6
        assert (made.asked, made.searched) == (12, 12)


@pytest.mark.parametrize(
    ("nodes", "sizes"), [(10**6, [1] * 5), (16_000, [2, 2, 1]), (8_001, [3, 2]), (1, [5])]
)
def test_a_part_of_the_work_takes_about_a_second(
    nodes: int, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many hands that their searches have 32,000 positions together, and one at least."""
    parts: list[Part] = []

    def noted(pool: DeckSpec, goal: object, given: Iterable[Part], **_: object) -> tuple[()]:
        parts.extend(given)
        return ()

    monkeypatch.setattr(analysis.yugioh.searches, "survey_parts", noted)
    made = searches()
    copies = made.copies(MAIN)
    asked = [_Asked(hand, copies, hand, (), nodes, False) for hand in hands(MAIN)[:5]]
    assert not list(made._search(asked))
    assert [len(part.hands) for part in parts] == sizes
    assert [one.cards for part in parts for one in part.hands] == [one.hand for one in asked]
    assert {part.max_nodes for part in parts} == {nodes}


def _without(main: Sequence[int]) -> tuple[int, ...]:
    return tuple((Counter(POOL) - Counter(main)).elements())


@pytest.mark.parametrize(
    ("hand", "looked_for"),
    [
        ((WARWOLF, ALEXANDRITE, DOUBLE_SUMMON), set()),
        ((ARMY, ALEXANDRITE, DOUBLE_SUMMON), {CELTIC}),
        ((BURIAL, DOUBLE_SUMMON, DOUBLE_SUMMON), {WARWOLF, CELTIC, ALEXANDRITE, ELF}),
        ((GOBLIN, ALEXANDRITE, DOUBLE_SUMMON), set(POOL)),
    ],
)
def test_what_is_looked_for_in_the_deck(hand: tuple[int, ...], looked_for: set[int]) -> None:
    surveyor = Surveyor(spec(POOL).game(), GOAL)
    # Nothing is noted where nobody asks.
    assert surveyor.survey(hand, NODES, without=_without(MAIN)).looked_for == frozenset()
    survey = surveyor.survey(hand, NODES, without=_without(MAIN), watch=True)
    assert survey.looked_for == looked_for


def test_cards_that_stay_out_are_nowhere() -> None:
    game = spec(POOL).game()
    game.start((ARMY, ARMY), without=(CELTIC, ELF, DOUBLE_SUMMON))
    places = Counter(int(place) for place in game.state.data[: len(POOL)])
    assert places[v.HAND] == 2 and places[v.DECK] == len(POOL) - 5 and places[0] == 3
    with pytest.raises(ValueError, match="Mystical Elf is not in the deck often enough"):
        game.start((), without=(ELF, ELF))
    with pytest.raises(ValueError, match="Mystical Elf is not in the deck often enough"):
        game.start((ELF,), without=(ELF,))


# ------------------------------------------------------------------------ tuning


def settings(by: str = BRICK, draws: int = 160, seed: int = 1) -> TuneSettings:
    return TuneSettings(SIZE, draws, seed, 300, 50, 4, by)


def tuned(by: str = BRICK, jobs: int = 1, **changes: int) -> Tuned:
    tuning = Tuning(spec(POOL), GOAL, settings(by, **changes), Workers(jobs))
    tried = [Exchange(out, into) for out, into in exchanges(MAIN, INTO)]
    made = {main for main in lists() if main != MAIN}
    return tuning.tune(MAIN, [one for one in tried if _list(one) in made])


def _list(one: Exchange) -> tuple[int, ...]:
    at = len(MAIN) - 1 - MAIN[::-1].index(one.out)
    return (*MAIN[:at], one.into, *MAIN[at + 1 :])


def exact(
    by_list: dict[tuple[int, ...], dict[tuple[int, ...], Found]], main: tuple[int, ...], by: str
) -> float:
    """A figure of a list over all of its hands."""
    values = []
    for hand in combinations(main, SIZE):
        one = by_list[main][tuple(sorted(hand))]
        values.append(
            {
                BRICK: one.score < 4,
                SCORE: one.score,
                "Utopia": one.met & 1,
            }[by]
        )
    return sum(values) / len(values)


@pytest.mark.parametrize("by", [BRICK, SCORE, "Utopia"])
def test_gains_are_those_of_all_hands_within_their_intervals(
    by: str, found: tuple[Searches, dict[tuple[int, ...], dict[tuple[int, ...], Found]]]
) -> None:
    _, by_list = found
    result = tuned(by)
    before = exact(by_list, MAIN, by)
    figure = result.figures[by]
    assert figure.between.low <= before <= figure.between.high
    inside = 0
    for one in result.exchanges:
        gain = one.gains[by]
        inside += gain.low <= exact(by_list, _list(one.exchange), by) - before <= gain.high
    assert inside >= 0.9 * len(result.exchanges)
    best = result.better(by)
    assert best is not None and best == result.exchanges[0]
    change = exact(by_list, _list(best.exchange), by) - before
    assert change < 0 if by == BRICK else change > 0


def test_the_same_for_any_number_of_workers() -> None:
    one, two = tuned(), tuned(jobs=2)
    assert one == two


def test_nothing_is_called_better_where_the_interval_does_not_say_so() -> None:
    tuning = Tuning(spec(POOL), GOAL, settings(draws=16))
    # Elf and Alexandrite are the same to this deck, but for what lies in the GY.
    result = tuning.tune(MAIN, [Exchange(ALEXANDRITE, ELF)])
    (one,) = result.exchanges
    assert one.final and one.gains[BRICK].mean == 0 and one.gains[BRICK].low < 0
    assert result.better(BRICK) is None
    assert UTOPIA in SMALL.extra
