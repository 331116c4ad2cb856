"""Exchanges through hand traps: what is taken over is what a search from nothing finds."""

from itertools import islice
from typing import Final

from analysis.batch import Workers
from analysis.exchanges import Exchange
from analysis.yugioh.plan import through_budget
from analysis.yugioh.searches import Searches
from analysis.yugioh.tuning import BRICK, SCORE, Tuned, TuneSettings, Tuning, through
from cli.yugioh.against import with_facts
from search.yugioh.against import LedThrough, ThroughPart, survey_through
from search.yugioh.survey import Surveyor
from tests.analysis.decks import GOAL
from tests.analysis.test_tuning import AGAINST, ARMY, MAIN, POOL, SIZE, hands, lists, spec

NODES: Final = 600


def worth(left: tuple[tuple[int, int], ...]) -> int:
    weights = (AGAINST.nothing, *AGAINST.weights)
    return sum(weight * score for weight, (score, _) in zip(weights, left, strict=True))


def test_what_answers_leave_is_what_the_list_alone_finds() -> None:
    pool = with_facts(spec(POOL), AGAINST)
    made = Searches(pool, GOAL, SIZE, NODES, 50, Workers(1), against=AGAINST)
    leading = made.copies(POOL)
    some = list(islice(lists(), 5))
    asked = [(hand, made.copies(main), leading) for main in some for hand in hands(main)]
    found = made.through(asked)
    searched = made.searched
    lost = 0
    for main in some:
        # Games of this list alone, which know none of the other cards, led by their own lines.
        alone = with_facts(spec(main), AGAINST)
        surveyor = Surveyor(alone.game(), GOAL)
        listed = [(hand, surveyor.survey(hand, NODES).moves) for hand in hands(main)]
        part = ThroughPart("all", tuple(LedThrough(*each) for each in listed))
        (done,) = survey_through(alone, GOAL, AGAINST, through_budget(NODES), [part])
        for (hand, _), survey in zip(listed, done.surveys, strict=True):
            copies = made.copies(main)
            (one,) = [
                left for (cards, of), left in found.items()
                if of == copies and sorted(cards) == sorted(hand)
            ]  # fmt: skip
            ends: tuple[tuple[int, int], ...] = ((survey.score or 0, survey.met),)
            ends += tuple((each.score, each.met) for each in survey.answers)
            assert worth(one.left) == worth(ends)
            lost += one.left[1][0] < one.left[0][0]
    assert lost  # Ash Blossom takes something
    assert searched < 0.9 * made.asked


def tuned(by: str, jobs: int = 1) -> Tuned:
    settings = TuneSettings(SIZE, 32, 1, 100, 50, 4, by)
    pool = with_facts(spec(POOL), AGAINST)
    tuning = Tuning(pool, GOAL, settings, Workers(jobs), against=AGAINST)
    return tuning.tune(MAIN, [Exchange(out, ARMY) for out in dict.fromkeys(MAIN) if out != ARMY])


def test_figures_through_answers_stand_beside_the_others() -> None:
    result = tuned(SCORE)
    judged = [one for one in result.exchanges if one.final]
    assert len(judged) == 4 < len(result.exchanges)
    for one in judged:
        assert set(one.gains) == set(result.figures)
    # What answers leave is worth less, and bricks are more.
    assert result.figures[through(SCORE)].value < result.figures[SCORE].value
    assert result.figures[through(BRICK)].value >= result.figures[BRICK].value
    assert not any(through(SCORE) in one.gains for one in result.exchanges if not one.final)


def test_a_figure_through_answers_may_rank() -> None:
    by = through(SCORE)
    result = tuned(by)
    assert all(by in one.gains for one in result.exchanges)
    means = [one.gains[by].mean for one in result.exchanges if one.final]
    assert means == sorted(means, reverse=True)
    assert result == tuned(by, jobs=2)
