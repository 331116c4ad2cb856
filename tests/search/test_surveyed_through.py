"""What answers leave of hands whose lines are known by heart, and when an answer is spent."""

import pytest

from engine.counted import Condition
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Choose, Discard, Named, SpecialSummon
from engine.yugioh.worth.goals import DEFAULT, Goal, NamedGoal, Term
from search.yugioh import DeckSpec
from search.yugioh.against import (
    HELD,
    NOT_HELD,
    Against,
    AnsweredBy,
    Budget,
    LedThrough,
    ThroughPart,
    ThroughSurvey,
    survey_through,
)  # fmt: skip
from search.yugioh.against.lines import _Chooser
from search.yugioh.against.opponent import Opponent
from tests.engine.yugioh.table import body, played
from tests.search.called import ASH, CALL, DECK, FACTS, FETCH, MAIN, NIBIRU, A, B

GOAL = Goal(
    "a monster",
    (Term(Named(A.passcode), v.MZONE, 3), Term(Named(B.passcode), v.MZONE, 2)),
    (NamedGoal("A", (Condition(Named(A.passcode), v.MZONE),), 10),),
)
AGAINST = Against((ASH, NIBIRU), (HELD, HELD), NOT_HELD)


def surveyed(*hands: LedThrough, goal: Goal = GOAL) -> list[ThroughSurvey]:
    (part,) = survey_through(
        DECK, goal, AGAINST, Budget(500, 200, 4000), [ThroughPart("one", hands)]
    )
    assert part.name == "one"
    return list(part.surveys)


def hand(*cards: int) -> LedThrough:
    return LedThrough((*cards, *(0,) * (3 - len(cards))), "")


def nothing(score: int, met: int) -> AnsweredBy:
    """No answer takes anything."""
    return AnsweredBy(None, None, score, met, True)


def test_ash_blossom_takes_what_comes_from_the_deck() -> None:
    """Its text: an effect that adds or Special Summons from the Deck is negated."""
    call, fetch, both, alone = surveyed(
        hand(CALL.passcode), hand(FETCH.passcode), hand(CALL.passcode, B.passcode), hand(A.passcode)
    )
    assert [one.status for one in (call, fetch, both, alone)] == ["proved"] * 4
    assert (call.score, call.met) == (13, 1)
    assert call.answers == (AnsweredBy(1, CALL.passcode, 0, 0, True), nothing(13, 1))
    assert (fetch.score, fetch.met) == (2, 0)
    assert fetch.answers == (AnsweredBy(1, FETCH.passcode, 0, 0, True), nothing(2, 0))
    # The Normal Summon is left.
    assert (both.score, both.met) == (15, 1)
    assert both.answers[0].choke == CALL.passcode and both.answers[0][2:4] == (2, 0)
    assert (alone.score, alone.answers) == (13, (nothing(13, 1), nothing(13, 1)))
    assert call.windows > 0 == alone.windows and call.lines >= 1
    assert call.nodes > alone.nodes > 0
    # The line leads the same search to itself.
    (again,) = surveyed(LedThrough(hand(CALL.passcode).cards, call.moves))
    assert (again.score, again.moves, again.answers) == (call.score, call.moves, call.answers)


def test_without_a_goal_the_score_is_the_default_value() -> None:
    (call,) = surveyed(hand(CALL.passcode), goal=DEFAULT)
    (alone,) = surveyed(hand(A.passcode), goal=DEFAULT)
    assert call.score is not None and call.score > 0
    assert call.answers[0].choke == CALL.passcode
    assert 0 <= call.answers[0].score < call.score == call.answers[1].score
    # A monster of the Deck and a card more, or the one monster of the hand.
    assert alone.score is not None and alone.answers[1].score == alone.score


def test_a_card_is_best_kept_for_the_one_whose_command_it_answers() -> None:
    """Also where the command goes on with a choice, here of what is discarded for a Spell."""
    summon = SpecialSummon(Choose(Named(A.passcode), v.DECK))
    dear = played("Dear", summon, cost=(Discard(Choose(ANY, v.HAND)),))
    tall, taller = body("Tall", level=8), body("Taller", level=9)
    hand = tuple(card.passcode for card in (dear, tall, taller))
    deck = DeckSpec("dear", (*hand, *MAIN), (), (*FACTS, dear, tall, taller))
    goal = Goal("A", (Term(Named(A.passcode), v.MZONE, 3),))
    (part,) = survey_through(
        deck, goal, AGAINST, Budget(500, 200, 4000), [ThroughPart("one", (LedThrough(hand, ""),))]
    )
    (found,) = part.surveys
    assert (found.score, found.answers[0]) == (3, AnsweredBy(1, dear.passcode, 0, 0, True))


@pytest.mark.parametrize("place", ["hand", "deck", "none"])
def test_a_card_that_is_not_where_it_acts_from_can_do_nothing(place: str) -> None:
    game = DECK.game(0 if place == "none" else ASH)
    held = (ASH if place == "hand" else 0, 0, 0, 0, 0)
    game.start((CALL.passcode,), held)
    assert Opponent(game).is_spent() is (place != "hand")


def test_a_state_is_entered_again_only_with_more_left_of_some_card() -> None:
    chooser = object.__new__(_Chooser)
    chooser._passed = {}
    seen = chooser._is_passed
    assert not seen(1, (5, 5)) and seen(1, (5, 4)) and seen(1, (5, 5))
    assert not seen(1, (6, 4)) and chooser._passed[1] == [(5, 5), (6, 4)]
    # What leaves more of both takes the place of those.
    assert not seen(1, (6, None)) and chooser._passed[1] == [(6, None)]
    assert seen(1, (6, 9)) and not seen(1, (None, 0)) and not seen(2, (0, 0))
