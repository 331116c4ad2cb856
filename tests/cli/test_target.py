"""`endboard search --target`: the board to reach, how it is written, and what is said of it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh.target import CARD, WHOLE, names_positions, target_goal
from decklists import catalog, load_yugioh
from engine.counted import Condition
from engine.filters import AllOf
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import FACE_UP, Named, State

Endboard = Callable[..., tuple[int, str, str]]

CAESAR, A_BAO_A_QU, TRACT, REQUIEM = 79559912, 4731783, 98567237, 2463794
LACRIMA = 28803166
DECK = load_yugioh("fiendsmith")
GAME = YugiohGame(DECK.main, DECK.extra)
UTOPIA = 84013237


@pytest.fixture(scope="module")
def fours(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A deck of Level 4 Normal Monsters and Number 39: Utopia, and the name of its first card."""
    monsters = [
        card for card in catalog().values()
        if card.kind == 0x11 and card.level == 4 and not card.alias
    ][:14]  # fmt: skip
    lines = [str(card.id) for card in monsters for _ in range(3)][:40]
    file = tmp_path_factory.mktemp("decks") / "fours.ydk"
    file.write_text("\n".join(["#main", *lines, "#extra", str(UTOPIA), "!side", ""]))
    return str(file), monsters[0].name


def conditions(text: str) -> tuple[Condition, ...]:
    (named,) = target_goal(text, GAME).goals
    return named.all


def test_a_monster_is_wanted_face_up_in_a_monster_zone_and_a_trap_in_any_face() -> None:
    assert conditions("D/D/D, Fiendsmith's Tract") == (
        Condition(AllOf((Named(CAESAR), FACE_UP)), v.MZONE),
        Condition(AllOf((Named(TRACT),)), v.SZONE),
    )


def test_commas_belong_to_names_and_counts_stand_before_or_behind() -> None:
    assert conditions("2x A Bao A Qu, the Lightless Shadow; d/d/d wave x2") == (
        Condition(AllOf((Named(A_BAO_A_QU), FACE_UP)), v.MZONE, 2),
        Condition(AllOf((Named(CAESAR), FACE_UP)), v.MZONE, 2),
    )


def test_what_stands_behind_an_at_is_said_of_the_card_before_it_alone() -> None:
    assert conditions(f"{REQUIEM} @gy, {CAESAR}, Lacrima the Crimson @DEF, D/D/D @ ATK") == (
        Condition(AllOf((Named(REQUIEM),)), v.GRAVE),
        Condition(AllOf((Named(CAESAR), FACE_UP)), v.MZONE),
        Condition(AllOf((Named(LACRIMA), FACE_UP, State("defense-position"))), v.MZONE),
        Condition(AllOf((Named(CAESAR), FACE_UP, ~State("defense-position"))), v.MZONE),
    )


def test_only_a_position_asks_for_every_position() -> None:
    assert names_positions("D/D/D @def") and names_positions("Caesar @ATK, A Bao")
    assert not names_positions("D/D/D @GY, A Bao")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (" , ", "the target names no card"),
        ("D/D/D @DEFENSE", "expected one of @ATK, @DEF, "),
        ("D/D/D @", "expected one of @ATK"),
        ("@DEF", "expected a card before '@DEF'"),
        ("D/D/D @DEF @GY", "expected a card before '@GY'"),
        ("A Bao A Qu @DEF", "A Bao A Qu, the Lightless Shadow is a Link Monster"),
        ("0x D/D/D", "expected a count of 1 or more in the target"),
        ("Fiendsmith's", "in the target is not clear"),
        ("Dark Magician", "no card of the deck has the name or passcode 'Dark Magician'"),
    ],
)
def test_what_is_wrong_is_named(text: str, said: str) -> None:
    with pytest.raises(CommandError) as caught:
        target_goal(text, GAME)
    assert said in str(caught.value)


def test_a_board_is_reached_in_the_fewest_steps_with_most_cards_in_the_hand(
    endboard: Endboard, fours: tuple[str, str]
) -> None:
    deck, first = fours
    code, out, _ = endboard(
        "search", deck, "--hand", first, "--target", first, "--format", "json"
    )  # fmt: skip
    found = json.loads(out)
    assert code == 0
    assert (found["status"], found["goal_status"]) == ("proved", "reached")
    best = found["boards"][0]
    assert best["score"] == WHOLE + CARD + 4
    assert [step["text"].split()[0] for step in best["line"]] == ["Normal", "End"]


@pytest.mark.parametrize("target", ["{} @DEF", "Number 39: Utopia", "2x {}"])
def test_a_board_that_no_line_reaches_is_proved_to_be_none(
    endboard: Endboard, fours: tuple[str, str], target: str
) -> None:
    """A monster is Normal Summoned in Attack Position, and one in a turn.

    Source: Yu-Gi-Oh rules reference, Normal Summon.
    """
    deck, first = fours
    text = target.format(first)
    code, out, err = endboard("search", deck, "--hand", f"2x {first}", "--target", text)
    assert code == ExitCode.UNREACHABLE
    assert f"Goals not reached: {text} (proved unreachable)" in out
    assert "no line reaches" in err


def test_a_set_monster_is_reached_with_every_position(
    endboard: Endboard, fours: tuple[str, str]
) -> None:
    deck, first = fours
    hand = ("--hand", first)
    code, out, err = endboard("search", deck, *hand, "--target", f"{first} @SET")
    assert code == 0 and "Goals reached" in out and "--every-position" not in err
    code, out, err = endboard("search", deck, *hand, "--target", f"{first} @ATK")
    assert code == 0 and "Goals reached" in out
    assert "play them with --every-position" in err


def test_a_goal_and_a_target_are_not_given_together(endboard: Endboard) -> None:
    code, _, err = endboard("search", "fiendsmith", "--goal", "none", "--target", "Caesar")
    assert code == ExitCode.USAGE
    assert "give one of them" in err


def test_a_digimon_deck_has_no_target(endboard: Endboard, tmp_path: Path) -> None:
    code, _, err = endboard("search", "st1", "--target", "Greymon")
    assert code == ExitCode.USAGE
    assert "--target is for Yu-Gi-Oh decks" in err
