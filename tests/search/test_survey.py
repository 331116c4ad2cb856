"""Surveys: what a batch keeps of a search, and lines that lead the search of larger hands."""

import pytest

from decklists import load_yugioh
from engine.counted import Condition
from engine.yugioh import vocabulary as v
from engine.yugioh.language import EquippedWith, Named, Type
from engine.yugioh.worth.goals import Goal, NamedGoal, Term
from search.yugioh import DeckSpec, Survey, solve
from search.yugioh.survey import Surveyor

ENGRAVER, TRACT, KYRIE = 60764609, 98567237, 26434972
VEILER, CROW, OGRE, BELLE = 97268402, 24508238, 59438930, 73642296
REQUIEM = 2463794
GOAL = Goal(
    "Requiem",
    (Term(Named(REQUIEM), v.MZONE, 3), Term(Type(v.FUSION), v.MZONE, 5)),
    (
        NamedGoal("Requiem", (Condition(Named(REQUIEM), v.MZONE),), 1),
        NamedGoal("Equipped", (Condition(EquippedWith(Type(v.LINK)), v.MZONE),), 1),
    ),
)
NODES = 500


@pytest.fixture(scope="module")
def surveyor() -> Surveyor:
    """The bundled deck."""
    list_ = load_yugioh("fiendsmith")
    return Surveyor(DeckSpec("fiendsmith", list_.main, list_.extra).game(), GOAL)


@pytest.fixture(scope="module")
def opener(surveyor: Surveyor) -> Survey:
    """One Engraver alone."""
    return surveyor.survey((ENGRAVER, 0, 0, 0, 0), NODES, keep=True)


def test_a_survey_is_the_search_in_short(surveyor: Surveyor, opener: Survey) -> None:
    game = surveyor.game
    game.start(opener.hand)
    full = solve(game, GOAL, max_nodes=NODES, top=1)
    board = full.boards[0]
    assert (opener.status, opener.nodes, opener.choices) == (full.status, full.nodes, full.choices)
    assert (opener.score, opener.points) == (board.score, board.points)
    assert opener.moves == board.moves
    assert opener.interruptions == len(board.interruptions)
    assert opener.met > 0 and full.goal_status == "reached"
    zones = surveyor.in_play(opener)
    assert zones["monsters"] == board.zones["monsters"]


def test_a_lead_is_met_from_a_hand_that_holds_its_cards(surveyor: Surveyor, opener: Survey) -> None:
    lead = opener.leads[0]
    assert lead.cards == (ENGRAVER,) and lead.states
    hand = (ENGRAVER, VEILER, CROW, OGRE, BELLE)
    # Too few positions to find anything but what it is led to.
    few = len(lead.states) + 1
    alone = surveyor.survey(hand, few)
    led = surveyor.survey(hand, few, opener.leads)
    assert led.led >= len(lead.states)
    assert led.score is not None and alone.score is not None and opener.score is not None
    assert alone.score < opener.score <= led.score
    assert led.met & lead.met == lead.met
    # Its line is a legal line of this hand, to that board.
    assert surveyor.in_play(led)["monsters"]


def test_a_lead_that_does_not_fit_is_left(surveyor: Surveyor, opener: Survey) -> None:
    """Tract is added by Engraver, and here the only one is in hand already."""
    led = surveyor.survey((ENGRAVER, TRACT, CROW, OGRE, BELLE), 40, opener.leads)
    assert led.led < sum(len(lead.states) for lead in opener.leads)
    assert led.nodes >= 40 and led.status == "budget"


def test_two_cards_of_which_one_is_enough_lead_that_one(surveyor: Surveyor) -> None:
    pair = surveyor.survey((ENGRAVER, CROW, 0, 0, 0), NODES, keep=True)
    single = [lead for lead in pair.leads if lead.cards == (ENGRAVER,)]
    assert single and single[0].blanks == 4
    led = surveyor.survey((ENGRAVER, 0, 0, 0, 0), len(single[0].states) + 1, single[:1])
    assert led.led == len(single[0].states)


def test_a_hand_that_does_nothing_is_proved_with_and_without_leads(
    surveyor: Surveyor, opener: Survey
) -> None:
    hand = (VEILER, CROW, OGRE, BELLE, KYRIE)
    plain = surveyor.survey(hand, NODES)
    assert plain.status == "proved" and plain.met == 0
    of_veiler = surveyor.survey((VEILER, 0, 0, 0, 0), NODES, keep=True).leads
    led = surveyor.survey(hand, NODES, of_veiler)
    assert (led.status, led.score, led.points, led.nodes) == (
        plain.status,
        plain.score,
        plain.points,
        plain.nodes,
    )


def test_what_a_draw_leaves_on_average_is_told_in_points() -> None:
    # One of 39 cards is drawn, and three of them are worth 2 in the hand.
    upstart, dragon, wolf = 70368879, 43096270, 69247929
    goal = Goal("Drawn", (Term(Named(dragon), v.HAND, 2),))
    game = DeckSpec("drawing", (dragon,) * 3 + (upstart,) + (wolf,) * 36, ()).game()
    surveyor = Surveyor(game, goal)
    drawing = surveyor.survey((upstart,), NODES).drawing
    assert drawing == pytest.approx(2 * 3 / 39, abs=1e-3)
    assert surveyor.survey((wolf,), NODES).drawing is None
