"""The second search of hands that their limit leaves undecided."""

from dataclasses import replace

import pytest

from decklists import load_yugioh
from engine.yugioh.cards import definitions
from engine.yugioh.worth.goals import Goal
from search.yugioh import AGAIN, DeckSpec, LedHand, Part, Survey, survey_parts
from search.yugioh.hands import _both, duel
from search.yugioh.survey import Surveyor
from tests.analysis.decks import ALEXANDRITE, DOUBLE_SUMMON, ELF, GOAL, MAIN, RAIDER, SMALL, WARWOLF
from tests.search.test_survey import BELLE, CROW, ENGRAVER, OGRE, VEILER
from tests.search.test_survey import GOAL as REQUIEM

BRICK = 4
# Two Summons make Utopia, one the Spider only: 62 and 17 positions in all.
TWO = (WARWOLF, WARWOLF, WARWOLF, ALEXANDRITE, DOUBLE_SUMMON)
ONE = (WARWOLF, WARWOLF, WARWOLF, ALEXANDRITE, ELF)


@pytest.fixture(scope="module")
def surveyor() -> Surveyor:
    return Surveyor(duel(SMALL), GOAL)


def surveyed(
    hand: LedHand, nodes: int, brick: int | None = BRICK, deck: DeckSpec = SMALL, goal: Goal = GOAL
) -> Survey:
    """A hand as a part's worker surveys it."""
    part = Part("one", (hand,), nodes, brick=brick)
    (done,) = survey_parts(deck, goal, [part])
    (found,) = done.surveys
    assert found.field in done.in_play
    return found


def plain(*cards: int) -> LedHand:
    return LedHand(cards, cards)


def test_a_hand_that_its_limit_left_undecided_is_reached(surveyor: Surveyor) -> None:
    first, second = surveyor.survey(TWO, 6), surveyor.survey(TWO, AGAIN * 6)
    assert (first.score, first.stopped_by, second.score) == (0, "nodes", 10)
    both = surveyed(plain(*TWO), 6)
    assert (both.score, both.met, both.moves) == (10, second.met, second.moves)
    assert (both.status, both.stopped_by) == ("budget", "nodes")
    # What was searched is told of both.
    assert both.nodes == first.nodes + second.nodes
    assert both.expanded == first.expanded + second.expanded
    assert both.choices == first.choices + second.choices


def test_or_proved_to_be_a_brick(surveyor: Surveyor) -> None:
    first, second = surveyor.survey(ONE, 8), surveyor.survey(ONE, AGAIN * 8)
    assert (first.score, first.stopped_by, second.status) == (3, "nodes", "proved")
    both = surveyed(plain(*ONE), 8)
    assert (both.score, both.status, both.stopped_by) == (3, "proved", None)
    assert both.nodes == first.nodes + 17


def test_or_stays_undecided(surveyor: Surveyor) -> None:
    first, second = surveyor.survey(ONE, 1), surveyor.survey(ONE, AGAIN)
    assert (first.score, second.score, second.stopped_by) == (0, 3, "nodes")
    both = surveyed(plain(*ONE), 1)
    assert (both.score, both.status, both.stopped_by) == (3, "budget", "nodes")
    assert both.nodes == first.nodes + second.nodes < 17


@pytest.mark.parametrize(
    ("hand", "nodes", "brick"),
    [
        (TWO, 32, BRICK),  # reached
        (ONE, 32, BRICK),  # proved
        (ONE, 8, 3),  # reached, of a lower threshold
        (ONE, 8, None),  # an opener
    ],
)
def test_what_is_decided_or_an_opener_is_searched_once(
    surveyor: Surveyor, hand: tuple[int, ...], nodes: int, brick: int | None
) -> None:
    assert surveyed(plain(*hand), nodes, brick) == surveyor.survey(hand, nodes)


def test_a_line_that_led_the_first_search_is_kept() -> None:
    """The second search has no leads, and finds less here."""
    list_ = load_yugioh("fiendsmith")
    deck = DeckSpec("fiendsmith", list_.main, list_.extra)
    surveyor = Surveyor(duel(deck), REQUIEM)
    leads = surveyor.survey((ENGRAVER, 0, 0, 0, 0), 500, keep=True).leads[:1]
    hand = (ENGRAVER, VEILER, CROW, OGRE, BELLE)
    first, second = surveyor.survey(hand, 7, leads), surveyor.survey(hand, AGAIN * 7)
    assert first.score is not None and second.score is not None
    assert first.led == len(leads[0].states) and first.score > second.score
    both = surveyed(LedHand(hand, hand, leads), 7, first.score + 1, deck, REQUIEM)
    assert (both.score, both.moves, both.led) == (first.score, first.moves, first.led)
    assert both.nodes == first.nodes + second.nodes


UPSTART = 70368879
DRAWING = DeckSpec("drawing", (*MAIN, UPSTART), SMALL.extra)
UNKNOWN = replace(
    DRAWING, facts=(replace(definitions()[UPSTART], defined=False, effects=(), mentions=()),)
)


@pytest.mark.parametrize("deck", [DRAWING, UNKNOWN])
def test_what_cannot_be_proved_has_no_more_positions_without_leads(deck: DeckSpec) -> None:
    """A draw was met, or a card that is not played is in reach."""
    surveyor = Surveyor(duel(deck), GOAL)
    three = (WARWOLF, ALEXANDRITE, DOUBLE_SUMMON)
    leads = surveyor.survey((*three, 0, 0), 1000, keep=True).leads[:1]
    hand = (*three, UPSTART, RAIDER)
    first, alone = surveyor.survey(hand, 6, leads), surveyor.survey(hand, 6)
    assert (first.led, alone.led) == (4, 0)
    assert bool(first.unplayed) == bool(alone.unplayed) == (deck is DRAWING)
    both = surveyed(LedHand(hand, hand, leads), 6, 11, deck)
    assert (both.score, both.nodes) == (first.score, first.nodes + alone.nodes)
    # Where nothing led the first search, the second one would be the same.
    assert surveyed(plain(*hand), 6, 11, deck) == alone


def test_goals_that_either_search_met_are_met(surveyor: Surveyor) -> None:
    """And of equal boards that of the second search is told, which knows more."""
    survey = surveyor.survey(ONE, 8)
    first, second = replace(survey, met=1), replace(survey, met=2, moves="other")
    both = _both(first, second)
    assert (both.met, both.moves) == (3, "other")
    assert (_both(replace(first, points=10**6), second)).moves == survey.moves
    none = replace(survey, score=None, points=None)
    assert _both(none, second).score == survey.score == _both(first, none).score
