"""Who may answer a line, and when, by the rules and the text of the hand traps."""

import pytest

from decklists.detect import load_yugioh
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.language import ONCE_PER_TURN, Card, Choose, Named, SpecialSummon
from search.yugioh import DeckSpec, Task, solve
from search.yugioh.against import HELD, Against, Through, play_through
from tests.engine.yugioh.table import body, fiend, ignition, played

ASH, IMPERMANENCE, VEILER = 14558127, 10045474, 97268402
NIBIRU, DROLL, CROW = 27204311, 94145021, 24508238
CARDS = (ASH, IMPERMANENCE, VEILER, NIBIRU, DROLL, CROW)

VANILLA, OTHER = body("Vanilla"), body("Other")
EFFECT = fiend(
    "Effect", ignition(SpecialSummon(Choose(Named(OTHER.passcode), v.DECK)), limit=ONCE_PER_TURN)
)


def call(name: str, card: Card) -> Card:
    """A Spell that Special Summons a card from the Deck."""
    return played(name, SpecialSummon(Choose(Named(card.passcode), v.DECK)))


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
    plain, other = call("Call", VANILLA), call("Other", EFFECT)
    for spell, monster, answers in ((plain, VANILLA, False), (other, EFFECT, True)):
        facts = (spell, monster, OTHER, definitions()[VEILER])
        spec = DeckSpec("one", (spell.passcode, monster.passcode, OTHER.passcode), (), facts)
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
