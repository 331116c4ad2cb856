"""Lines through hand traps: against a brute-force minimax, and what rules say of who may answer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from decklists.detect import load_yugioh
from engine.filters import ANY
from engine.notation import read_line
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    ONCE_PER_TURN,
    SELF,
    AddToHand,
    Card,
    Choose,
    Destroy,
    Discard,
    Draw,
    Named,
    SendToGrave,
    SpecialSummon,
)  # fmt: skip
from engine.yugioh.position.commands import Command, command_kind
from engine.yugioh.telling.decision import Decision
from engine.yugioh.worth.goals import DEFAULT, value_of
from engine.yugioh.worth.value import value
from search.yugioh import DeckSpec, Result, Task, solve
from search.yugioh.against import HELD, NOT_HELD, Against, play_through
from search.yugioh.against.held import Held
from search.yugioh.against.lines import alone
from search.yugioh.against.opponent import Opponent
from tests.engine.yugioh.table import body, fiend, ignition, link, played, quick

ASH, IMPERMANENCE, VEILER = 14558127, 10045474, 97268402
NIBIRU, DROLL, CROW = 27204311, 94145021, 24508238
CARDS = (ASH, IMPERMANENCE, VEILER, NIBIRU, DROLL, CROW)

A, B, C = body("A", attack=1900), body("B", attack=1500), body("C", attack=800)
TALL = body("Tall", level=8, attack=2500)
TWO = link("Two", 2, markers=v.BOTTOM)


def fetch(name: str, card: Card) -> Card:
    """A Spell that adds a card from the Deck to the hand."""
    return played(name, AddToHand(Choose(Named(card.passcode), v.DECK)))


def call(name: str, card: Card, place: int = v.DECK) -> Card:
    """A Spell that Special Summons a card."""
    return played(name, SpecialSummon(Choose(Named(card.passcode), place)))


SEARCHER = fiend(
    "Searcher", ignition(AddToHand(Choose(Named(C.passcode), v.DECK)), limit=ONCE_PER_TURN)
)
CALLER = fiend(
    "Caller", ignition(SpecialSummon(Choose(Named(B.passcode), v.DECK)), limit=ONCE_PER_TURN)
)

# Hand, Deck and Extra Deck.
SMALL = {
    "two ways to one body": ([fetch("Fetch", A), call("Call", B)], [A, B], []),
    "a bait": ([fetch("Fetch", A), fetch("Other", CALLER)], [A, B, CALLER], []),
    "an effect on the field": ([SEARCHER, call("Call", B)], [B, C], []),
    "a Link Monster": ([CALLER, call("Call", A)], [A, B], [TWO]),
    "from the GY": ([CALLER, call("Back", CALLER, v.GRAVE)], [B, A], [TWO]),
    "a draw": ([fetch("Fetch", A), played("Look", Draw(1))], [A, B, C], []),
}


def spec_of(name: str) -> tuple[DeckSpec, list[int]]:
    """The deck of these cards and the hand in it."""
    hand, deck, extra = SMALL[name]
    facts = {card.passcode: card for card in (*hand, *deck, *extra)}
    facts |= {card: definitions()[card] for card in CARDS}
    main = tuple(card.passcode for card in (*hand, *deck))
    spec = DeckSpec(name, main, tuple(card.passcode for card in extra), tuple(facts.values()))
    return spec, [card.passcode for card in hand]


# ---------------------------------------------------------------- brute force


def lines(
    game: YugiohGame, taken: tuple[tuple[int, ...], ...] = ()
) -> Iterator[tuple[int, tuple[tuple[int, ...], ...]]]:
    """Every line to an end without a draw: its value, and its commands."""
    if not game.advance():
        yield int(value(game.state, value_of(game, DEFAULT))), taken
        return
    if game.is_chance():
        return
    for option in game.options():
        mark = game.mark()
        is_open = game.is_open()
        game.take(option)
        yield from lines(
            game, (*taken, (option,)) if is_open else (*taken[:-1], (*taken[-1], option))
        )
        game.undo_to(mark)
        game.advance()


def minimax(game: YugiohGame) -> int:
    """The best end board of the player, if the opponent goes on to do what hurts most."""
    if not game.advance():
        return int(value(game.state, value_of(game, DEFAULT)))
    if game.is_chance():
        return -1  # a line is not looked at behind a draw
    theirs = not game.is_open() and Decision(game).player() == 1
    found = []
    for option in game.options():
        mark = game.mark()
        game.take(option)
        found.append(minimax(game))
        game.undo_to(mark)
        game.advance()
    return min(found) if theirs else max(found)


def worst(held: Held, line: Sequence[tuple[int, ...]]) -> int | None:
    """What the card leaves at least, by playing the line and every answer to its end."""
    game, least = held.game, None
    root = game.mark()
    for command in line:
        left = list(command)
        while game.advance():
            if game.is_open() and left is not None and len(left) < len(command):
                break
            if not held.opponent.is_asked():
                if not left:
                    break
                game.take(left.pop(0))
                continue
            passes = held.opponent.by_default()
            for option in held.opponent.answers(len(game.options())):
                mark = game.mark()
                game.take(option)
                found = minimax(game)
                least = found if least is None else min(least, found)
                game.undo_to(mark)
                game.advance()
            game.take(passes)
    game.undo_to(root)
    return least


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("cards", [CARDS, (ASH,), (VEILER, DROLL)])
def test_the_chosen_line_is_the_best_of_all_lines(name: str, cards: tuple[int, ...]) -> None:
    spec, hand = spec_of(name)
    found = play_through(spec, hand, Task(max_nodes=20_000), Against(cards, (HELD,) * len(cards)))
    game = spec.game()
    game.start(hand)
    held = []
    for card in cards:
        one = spec.game(card)
        one.start(hand, (card, 0, 0, 0, 0))
        one.state.opponent_acts = 1
        held.append(Held(one, value_of(one), 1, alone))
    best = 0
    for worth, line in lines(game):
        total = NOT_HELD * worth
        for each in held:
            least = worst(each, line)
            total += HELD * (worth if least is None else min(worth, least))
        best = max(best, total)
    assert found.chosen is not None
    assert found.chosen.worth == pytest.approx(best / (NOT_HELD + len(cards) * HELD))
    assert found.status == ("budget" if name == "a draw" else "proved")
    assert found.chosen.is_proved or name == "a draw"


# ------------------------------------------------------- what takes nothing


@pytest.mark.parametrize(
    "hand",
    [
        # Engraver, Lacrima, Veiler, Nibiru, Sanct: what the rest of a command may lead to is more
        # than the limit. Sanct beside Fuwalos and other hand traps: windows come and go.
        (60764609, 28803166, 97268402, 27204311, 35552985),
        (42141493, 97268402, 59438930, 59438930, 35552985),
    ],
    ids=["many ways to go on", "own hand traps"],
)
def test_an_answer_that_takes_nothing_leaves_all_of_the_line(hand: tuple[int, ...]) -> None:
    """Mulcharmy Fuwalos draws, which costs the player nothing (docs/search.md): with as few
    positions as a line has commands, what is left is at least the rest of it.
    """
    deck = load_yugioh("fiendsmith")
    spec = DeckSpec("fiendsmith", deck.main, deck.extra)
    fuwalos = 42141493
    plain = spec.game()
    plain.start(hand)
    board = solve(plain, max_nodes=1_000, deck="fiendsmith").boards[0]
    plain.start(hand)
    line = [tuple(command) for command in read_line(plain, board.moves)]
    game = spec.game(fuwalos)
    game.start(hand, (fuwalos, 0, 0, 0, 0))
    held = Held(game, value_of(game, DEFAULT), 20, alone)
    looked = [
        left.value
        for number, command in enumerate(line)
        for _, left in held.windows(line[:number], command, line[number + 1 :])
    ]
    assert looked and min(looked) >= board.points


def test_an_answer_at_the_end_of_the_turn_leaves_the_board_of_its_own_line() -> None:
    """No open state comes after it by which one line could be told from another."""
    maxx = 23434538
    # With an effect to answer by the player is asked something after the answer.
    busy = fiend("Busy", quick(Destroy(SELF), limit=ONCE_PER_TURN))
    hand = [call("Call", A), call("Busy call", busy)]
    facts = (*hand, A, busy, definitions()[maxx])
    spec = DeckSpec("ends", tuple(card.passcode for card in facts[:4]), (), facts)
    hand_ = [card.passcode for card in hand]
    plain = spec.game()
    plain.start(hand_)
    found = list(lines(plain))
    assert len({worth for worth, _ in found}) > 1
    game = spec.game(maxx)
    game.start(hand_, (maxx, 0, 0, 0, 0))
    held = Held(game, value_of(game, DEFAULT), 100, alone)
    for worth, line in found:
        looked = [left.value for _, left in held.windows(line[:-1], line[-1], ())]
        # Of the ways to end this turn the player takes the best one.
        best = max(value for value, other in found if other[:-1] == line[:-1])
        assert looked and set(looked) <= {worth, best}


# ------------------------------------------------------------ again and again


def test_a_card_that_answers_twice_is_played_twice() -> None:
    """Two effects with a limit each: the second use comes after the first (solo rules 3.3)."""
    first, second = (
        quick(Destroy(Choose(Named(card.passcode), v.MZONE, whose=v.OPPONENT)), where=v.HAND,
              limit=ONCE_PER_TURN)
        for card in (A, B)
    )  # fmt: skip
    pest = fiend("Pest", first, second)
    hand = [call("Call A", A), call("Call B", B)]
    facts = (*hand, A, B, pest)
    spec = DeckSpec("twice", tuple(card.passcode for card in facts[:4]), (), facts)
    found = play_through(
        spec, [card.passcode for card in hand], Task(max_nodes=5_000),
        Against((pest.passcode,), (1,), 0),
    )  # fmt: skip
    assert found.status == "proved"
    assert found.chosen is not None
    # Whatever is summoned is destroyed, the second monster as well: the cards are better kept.
    assert len(found.plain.boards[0].zones["monsters"]) == 2
    assert found.best is not None
    assert found.best.cards[0].score == 0
    assert found.chosen.board.zones["monsters"] == []
    game = spec.game(pest.passcode)
    game.start([card.passcode for card in hand], (pest.passcode, 0, 0, 0, 0))
    game.state.opponent_acts = 1
    assert found.chosen.worth == minimax(game)


def at_a_price() -> tuple[DeckSpec, list[int], int]:
    """A hand with a Spell of two choices, one of the player and then one of the opponent, who holds
    a card that answers.
    """
    pest = fiend("Pest", quick(Draw(1), cost=(Discard(SELF),), where=v.HAND))
    spell = played(
        "Call, at a price",
        SpecialSummon(Choose(ANY, v.DECK)),
        SendToGrave(Choose(ANY, v.HAND, by=v.OPPONENT)),
    )
    hand = [card.passcode for card in (spell, B, C)]
    facts = (spell, B, C, A, TALL, pest)
    spec = DeckSpec("price", tuple(card.passcode for card in facts[:-1]), (), facts)
    return spec, hand, pest.passcode


def test_what_is_chosen_after_an_answer_is_chosen_before_what_the_opponent_chooses() -> None:
    """An effect that goes on after the answer: a choice of the player, then one of the opponent."""
    spec, hand, pest = at_a_price()
    plain, game = spec.game(), spec.game(pest)
    plain.start(hand)
    game.start(hand, (pest, 0, 0, 0, 0))
    held = Held(game, value_of(game, DEFAULT), 1_000, alone)
    seen = set()
    for _, line in list(lines(plain)):
        left = [
            left.value
            for number, command in enumerate(line)
            for _, left in held.windows(line[:number], command, line[number + 1 :])
        ]
        held.home()
        assert min(left, default=None) == worst(held, line)
        seen.update(left)
    assert len(seen) > 1


def test_looking_what_the_opponent_decides_leaves_the_decision_as_it_was() -> None:
    """The options of the present decision are the same before and after."""
    spec, hand, pest = at_a_price()
    game = spec.game(pest)
    game.start([*hand, 0], (pest, 0, 0, 0, 0))  # three cards to choose from below, two here
    game.state.opponent_acts = 1
    opponent = Opponent(game)
    game.advance()
    game.take(next(option for option in game.options() if command_kind(option) == Command.ACTIVATE))
    game.advance()
    game.take(opponent.by_default())
    assert game.advance() == 2
    monsters = game.options()
    assert opponent.is_asked_below()
    assert game.options() == monsters


# -------------------------------------------------------------- what is looked at


def test_looking_at_the_answers_to_a_line_leaves_the_duel_on_it() -> None:
    spec, hand = spec_of("two ways to one body")
    plain = spec.game()
    plain.start(hand)
    game = spec.game(ASH)
    game.start(hand, (ASH, 0, 0, 0, 0))
    game.state.opponent_acts = 1
    held = Held(game, value_of(game, DEFAULT), 5, alone)
    seen = 0
    for _, line in list(lines(plain))[:8]:
        for number, command in enumerate(line):
            for window, _ in held.windows(line[:number], command, line[number + 1 :]):
                game.advance()
                assert held.opponent.is_asked()
                assert window.option in game.options()
                seen += 1
            game.advance()
            assert game.is_open()
    assert seen > 3


@pytest.mark.parametrize("name", ["two ways to one body", "a Link Monster"])
def test_a_duel_goes_to_a_line_from_any_other(name: str) -> None:
    """What follows a line is the same wherever the duel was before, and its home is the start."""
    spec, hand = spec_of(name)
    plain, game = spec.game(), spec.game(ASH)
    plain.start(hand)
    played = sorted({line[:length] for _, line in lines(plain) for length in range(len(line))})
    chance = Random(1)
    some = chance.sample(played, min(8, len(played)))

    def fresh() -> Held:
        game.start(hand, (ASH, 0, 0, 0, 0))
        return Held(game, value_of(game, DEFAULT), 5, alone)

    follow = {line: fresh().commands(line) for line in some}
    assert len({str(found) for found in follow.values()}) > 3
    held = fresh()
    start = game.state.snapshot(), game.mark()
    for line in [chance.choice(some) for _ in range(30)]:
        assert held.commands(line) == follow[line]
    held.commands(max(some, key=len))
    assert game.state.snapshot() != start[0]
    held.home()
    assert (game.state.snapshot(), game.mark()) == start


def test_nothing_is_looked_at_for_a_card_that_never_answers() -> None:
    spec, hand = spec_of("two ways to one body")
    found = play_through(spec, hand, Task(max_nodes=500), Against((A.passcode,), (1,), 0))
    assert found.status == "proved"
    assert (found.windows, found.nodes) == (0, 0)
    assert found.chosen is not None
    assert found.chosen.worth == found.plain.boards[0].score


def test_a_search_that_is_interrupted_says_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    spec, hand = spec_of("two ways to one body")

    def interrupted(*given: Any, **how: Any) -> Result:
        return replace(solve(*given, **how), status="interrupted")

    monkeypatch.setattr("search.yugioh.against.through.solve", interrupted)
    found = play_through(spec, hand, Task(max_nodes=500), Against((ASH,), (1,), 0))
    assert (found.status, found.chosen, found.best) == ("interrupted", None, None)
    assert (found.lines, found.windows, found.nodes) == (0, 0, 0)
