"""Lines through hand traps: against a brute-force minimax, and what rules say of who may answer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from decklists.detect import load_yugioh
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
    Draw,
    Named,
    SpecialSummon,
)  # fmt: skip
from engine.yugioh.telling.decision import Decision
from engine.yugioh.worth.goals import DEFAULT, value_of
from engine.yugioh.worth.value import value
from search.yugioh import DeckSpec, Result, Task, solve
from search.yugioh.against import HELD, NOT_HELD, Against, Through, play_through
from search.yugioh.against.held import Held
from search.yugioh.against.lines import alone
from tests.engine.yugioh.table import body, fiend, ignition, link, played, quick

ASH, IMPERMANENCE, VEILER = 14558127, 10045474, 97268402
NIBIRU, DROLL, CROW = 27204311, 94145021, 24508238
CARDS = (ASH, IMPERMANENCE, VEILER, NIBIRU, DROLL, CROW)

A, B, C = body("A", attack=1900), body("B", attack=1500), body("C", attack=800)
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
            for option in (option for option in game.options() if option):
                mark = game.mark()
                game.take(option)
                found = minimax(game)
                least = found if least is None else min(least, found)
                game.undo_to(mark)
                game.advance()
            game.take(0)
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


# --------------------------------------------------------------- who answers


@pytest.fixture(scope="module")
def engraver() -> Through:
    """Fiendsmith Engraver alone, for the default value."""
    deck = load_yugioh("fiendsmith")
    spec = DeckSpec("fiendsmith", deck.main, deck.extra)
    hand = (60764609, 0, 0, 0, 0)
    return play_through(spec, hand, Task(max_nodes=3_000), Against(CARDS, (HELD,) * len(CARDS)))


def answered(through: Through, card: int) -> list[str]:
    """The steps of the line that a card may answer, in words."""
    assert through.chosen is not None
    told = next(told for told in through.chosen.cards if told.card.passcode == card)
    steps = through.chosen.board.line
    return [
        " ".join((step.text, *step.chained))
        for step, left in zip(steps, told.left, strict=True)
        if left is not None
    ]


def test_ash_blossom_answers_what_has_to_do_with_the_deck(engraver: Through) -> None:
    """Its text: adding, Special Summoning or sending from the Deck, not a summon by itself."""
    for step in answered(engraver, ASH):
        assert "from the Deck" in step


def test_infinite_impermanence_wants_a_face_up_monster(engraver: Through) -> None:
    """It targets one; before the first Special Summon of this line there is none."""
    assert engraver.chosen is not None
    told = next(t for t in engraver.chosen.cards if t.card.passcode == IMPERMANENCE)
    assert told.left[0] is None
    assert any(left is not None for left in told.left)


def test_effect_veiler_wants_an_effect_monster_on_the_field(engraver: Through) -> None:
    """Its text: in the opponent's Main Phase, an Effect Monster that they control.

    So not before the first monster is there, and not in the End Phase.
    """
    assert engraver.chosen is not None
    veiler = next(t for t in engraver.chosen.cards if t.card.passcode == VEILER)
    assert veiler.left[0] is None
    assert any(left is not None for left in veiler.left)
    last = engraver.chosen.board.line[-1]
    assert last.text.startswith("End the turn")
    assert veiler.left[-1] is None


def test_effect_veiler_targets_no_monster_without_effect() -> None:
    """Its text: 1 Effect Monster; a vanilla monster on the field is none."""
    plain, other = call("Call", A), call("Other", CALLER)
    for spell, monster, answers in ((plain, A, False), (other, CALLER, True)):
        facts = (spell, monster, B, definitions()[VEILER])
        spec = DeckSpec("one", (spell.passcode, monster.passcode, B.passcode), (), facts)
        found = play_through(
            spec, [spell.passcode], Task(max_nodes=500), Against((VEILER,), (HELD,))
        )
        assert found.is_answered is answers


def test_nibiru_answers_after_five_summons(engraver: Through) -> None:
    """Its text: if your opponent Normal or Special Summoned 5 or more monsters this turn."""
    assert engraver.chosen is not None
    steps = engraver.chosen.board.line
    told = next(t for t in engraver.chosen.cards if t.card.passcode == NIBIRU)
    first = next(at for at, left in enumerate(told.left) if left is not None)
    said = " ".join(" ".join((step.text, *step.chained)) for step in steps[: first + 1])
    assert said.count("Summon") >= 5


def test_droll_answers_what_was_added_from_the_deck(engraver: Through) -> None:
    """Its text: if a card(s) is added from the Deck to the opponent's hand, but not by a draw."""
    steps = answered(engraver, DROLL)
    assert steps
    for step in steps:
        assert "from the Deck to the hand" in step


def test_what_is_left_is_what_the_board_of_the_continuation_scores(engraver: Through) -> None:
    assert engraver.chosen is not None
    for told in engraver.chosen.cards:
        assert told.worst is not None
        assert told.worst.score == told.worst.board.score
        assert told.worst.score == min(left for left in told.left if left is not None)
        assert told.score == min(told.worst.score, engraver.chosen.board.score)


def test_the_chosen_line_is_worth_as_much_as_the_best_boards(engraver: Through) -> None:
    assert engraver.chosen is not None
    if engraver.best is not None:
        assert engraver.chosen.worth > engraver.best.worth


def test_the_search_without_answers_is_as_ever(engraver: Through) -> None:
    deck = load_yugioh("fiendsmith")
    game = DeckSpec("fiendsmith", deck.main, deck.extra).game()
    game.start((60764609, 0, 0, 0, 0))
    plain = solve(game, max_nodes=3_000, deck="fiendsmith")
    assert engraver.plain.to_json(timing=False) == plain.to_json(timing=False)


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
