"""Solving a hand: the result, its lines, its statuses, and Ctrl-C."""

import json
from dataclasses import replace
from typing import Any

import pytest

from decklists import load_yugioh
from engine.counted import Condition
from engine.notation import read_line, write
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Named
from engine.yugioh.telling.picture import draw
from engine.yugioh.vocabulary import GRAVE, HAND, MZONE
from engine.yugioh.worth.goals import Goal, NamedGoal, Term
from search.yugioh import Progress, solve
from search.yugioh.end_board import zones
from search.yugioh.result import CardName, Interruption

ENGRAVER = 60764609
ALEXANDRITE = 43096270  # a Normal Monster of Level 4
WARWOLF = 69247929  # another one
CAESAR = 79559912
UPSTART_GOBLIN = 70368879  # draws a card


def engraver() -> YugiohGame:
    """The bundled deck with one card in hand."""
    deck = load_yugioh("fiendsmith")
    game = YugiohGame(deck.main, deck.extra)
    game.start([ENGRAVER, 0, 0, 0, 0])
    return game


def vanilla() -> YugiohGame:
    """A hand with five end boards: nothing, or one of two monsters, face-up or Set."""
    game = YugiohGame([ALEXANDRITE] * 3 + [WARWOLF] * 37)
    game.start([ALEXANDRITE, WARWOLF])
    return game


def named(*cards: int, points: int = 1) -> NamedGoal:
    """A goal of having all these on the field."""
    return NamedGoal(str(cards), tuple(Condition(Named(card), MZONE) for card in cards), points)


@pytest.mark.plain
def test_every_line_leads_to_its_board() -> None:
    game = engraver()
    root = game.state.snapshot()
    result = solve(game, max_nodes=300, top=4, deck="fiendsmith", seed=7)
    assert len(result.boards) == 4
    for board in result.boards:
        # Raises where an option is not legal.
        line = read_line(game, board.moves)
        assert len(line) == len(board.line)
        for option in (option for command in line for option in command):
            game.advance()
            game.take(option)
        assert game.advance() == 0
        assert write(game) == board.position
        assert draw(game, boxes=True) == board.picture
        assert zones(game) == board.zones
        game.undo_to(0)
    assert game.state.snapshot() == root
    assert (result.deck, result.game, result.seed) == ("fiendsmith", "yugioh", 7)
    assert [card.passcode for card in result.hand] == [ENGRAVER, 0, 0, 0, 0]


def test_a_line_is_told_step_by_step() -> None:
    (board, *_) = solve(engraver(), max_nodes=100).boards
    assert board.line[0].text.startswith("Activate Fiendsmith Engraver (hand): discard it; ")
    assert board.line[-1].text.startswith("End the turn")
    assert any(step.chained for step in board.line)


@pytest.mark.plain
def test_a_small_space_is_proved() -> None:
    result = solve(vanilla())
    assert (result.status, result.stopped_by, result.unplayed) == ("proved", None, 0)
    assert (result.nodes, result.expanded) == (5, 5)
    best = result.boards[0]
    assert (best.zones["monsters"][0]["name"], best.points) == ("Alexandrite Dragon", best.score)
    assert [card["passcode"] for card in best.zones["hand"]] == [WARWOLF]


def test_a_limit_of_nodes_is_told() -> None:
    result = solve(engraver(), max_nodes=50)
    assert (result.status, result.stopped_by) == ("budget", "nodes")
    assert result.limits.max_nodes == 50


def test_a_limit_of_time_is_told() -> None:
    result = solve(engraver(), time_limit=1e-9)
    assert (result.status, result.stopped_by) == ("budget", "time")
    assert result.boards


def test_what_lies_behind_a_draw_is_not_proved() -> None:
    game = YugiohGame([UPSTART_GOBLIN] + [ALEXANDRITE] * 3 + [WARWOLF] * 36)
    game.start([UPSTART_GOBLIN])
    result = solve(game, Goal("x", (), (named(CAESAR),)))
    assert (result.status, result.stopped_by) == ("budget", "draws")
    assert result.unplayed > 0
    assert result.goal_status == "undecided"


@pytest.mark.parametrize("nodes", [100, 20_000])
def test_a_line_that_draws_is_worth_the_average_of_its_outcomes(nodes: int) -> None:
    """Of 39 cards in the Deck three are worth 3 points in the hand, and the others nothing."""
    game = YugiohGame([UPSTART_GOBLIN] + [ALEXANDRITE] * 3 + [WARWOLF] * 36)
    game.start([UPSTART_GOBLIN])
    root = game.state.snapshot()
    goal = Goal("x", (Term(Named(ALEXANDRITE), HAND | MZONE, 3),))
    result = solve(game, goal, max_nodes=nodes)
    assert game.state.snapshot() == root
    assert result.boards[0].score == 0
    best = result.prospects[0]
    assert best.score == pytest.approx(3 * 3 / 39, abs=0.01)
    assert best.line[-1].text.startswith("Activate Upstart Goblin (")
    assert "draw 1" in best.line[-1].text
    if nodes == 100:
        assert best.outcomes == ()
    else:
        assert [(item.score, item.estimated) for item in best.outcomes] == [(3, False), (0, False)]
        assert [item.chance for item in best.outcomes] == pytest.approx([3 / 39, 36 / 39])
        assert "Alexandrite Dragon" in best.outcomes[0].text
    assert plain(result.to_json())


def test_ctrl_c_gives_the_best_so_far() -> None:
    def press(now: Progress) -> None:
        assert 0 < now.nodes < now.max_nodes
        raise KeyboardInterrupt

    game = engraver()
    root = game.state.snapshot()
    result = solve(game, max_nodes=100_000, progress=press)
    assert (result.status, result.stopped_by) == ("interrupted", None)
    assert result.boards
    assert result.boards[0].line
    assert game.state.snapshot() == root


def test_the_goal_is_the_score_and_the_default_value_decides_between_equals() -> None:
    goal = Goal("x", (Term(Named(WARWOLF), GRAVE, 3),), (named(ALEXANDRITE, points=4),), 5)
    result = solve(vanilla(), goal, source="x.toml")
    assert [board.score for board in result.boards] == [4, 4, 0, 0, 0]
    warwolf, _, nothing = result.boards[2:]
    assert warwolf.points > nothing.points
    assert (len(warwolf.zones["monsters"]), len(nothing.zones["monsters"])) == (1, 0)
    assert result.boards[0].goals == (goal.goals[0].name,)
    assert (result.value.name, result.value.source, result.value.brick) == ("x", "x.toml", 5)


@pytest.mark.parametrize(
    ("goals", "status"),
    [
        ((), None),
        ((named(WARWOLF),), "reached"),
        ((named(WARWOLF, ALEXANDRITE), named(WARWOLF)), "reached"),
        ((named(WARWOLF, ALEXANDRITE),), "unreachable"),
    ],
)
def test_whether_a_goal_can_be_reached(goals: tuple[NamedGoal, ...], status: str | None) -> None:
    assert solve(vanilla(), Goal("x", (), goals)).goal_status == status


def test_a_goal_reached_on_a_board_that_is_not_shown_is_not_unreachable() -> None:
    goal = Goal("x", (Term(Named(ALEXANDRITE), MZONE, 9),), (named(WARWOLF),))
    result = solve(vanilla(), goal, top=1)
    assert result.boards[0].goals == ()
    assert result.goal_status == "reached"


def test_a_goal_out_of_reach_is_undecided_until_it_is_proved() -> None:
    goal = Goal("x", (), (named(CAESAR, WARWOLF),))
    assert solve(engraver(), goal, max_nodes=50).goal_status == "undecided"


def test_interruptions_are_those_that_the_value_counts() -> None:
    goal = Goal("x", (Term(Named(CAESAR), MZONE, 1),))
    result = solve(engraver(), goal, max_nodes=1500, top=1)
    board = result.boards[0]
    assert board.score == 1
    (caesar,) = (item for item in board.interruptions if item.card.passcode == CAESAR)
    assert (caesar.place, caesar.kind) == ("field", "negate")
    assert caesar.text.startswith("detach 1 material from this card; negate ")


def test_hand_traps_are_counted_apart_from_what_is_on_the_board() -> None:
    (board, *_) = solve(vanilla()).boards
    card = CardName(WARWOLF, "Gene-Warped Warwolf")
    uses = [("field", 3), ("hand", 2), ("grave", 1), ("hand", 5)]
    told = tuple(Interruption(card, place, "negate", number, "") for place, number in uses)
    assert replace(board, interruptions=told).uses == (3 + 1, 2 + 5)
    assert replace(board, interruptions=()).uses == (0, 0)


def test_a_card_without_a_definition_is_named() -> None:
    game = YugiohGame([WARWOLF] * 39 + [4])
    game.start([WARWOLF])
    assert [card.passcode for card in solve(game).undefined] == [4]


def plain(data: Any) -> bool:
    """Whether this is nothing but JSON."""
    return bool(json.loads(json.dumps(data)) == data)


def test_a_result_is_json() -> None:
    result = solve(vanilla(), Goal("x", (Term(Named(WARWOLF), GRAVE, 1),), (named(WARWOLF),)))
    data = result.to_json()
    assert plain(data)
    assert data["seconds"] >= 0
    untimed = result.to_json(timing=False)
    assert {**untimed, "seconds": data["seconds"]} == data


@pytest.mark.plain
def test_the_same_hand_gives_the_same_bytes() -> None:
    first, second = (
        json.dumps(solve(engraver(), max_nodes=300).to_json(timing=False)) for _ in range(2)
    )
    assert first == second
