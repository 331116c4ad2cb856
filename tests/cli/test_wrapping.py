"""Text in a terminal: wrapped at its width, under the words that a line begins with."""

import pytest

from cli.wrapping import fitted

STEP = (
    "  12. Activate Swordsoul Emergence (hand): add Swordsoul of Mo Ye from the Deck to the hand.\n"
)


def test_a_step_is_wrapped_beside_its_number() -> None:
    assert fitted(STEP, 60) == (
        "  12. Activate Swordsoul Emergence (hand): add Swordsoul of\n"
        "        Mo Ye from the Deck to the hand.\n"
    )


def test_what_stands_beside_a_label_stays_beside_it() -> None:
    text = "Mean score   28.11 (26.73 to 29.49), of the best boards found\n"
    assert fitted(text, 44) == (
        "Mean score   28.11 (26.73 to 29.49), of the\n             best boards found\n"
    )


@pytest.mark.parametrize("width", range(20, 60))
def test_a_figure_is_not_parted_from_its_sign(width: int) -> None:
    text = "no brick: 1 cards, opened in 33.76 %; with 27 two-card combos 84.25 %\n"
    lines = fitted(text, width).splitlines()
    assert max(map(len, lines)) <= width and not any(line.strip()[0] == "%" for line in lines)
    assert " ".join(line.strip() for line in lines) == text.strip()


def test_pictures_and_what_is_for_no_terminal_stay_as_they_are() -> None:
    picture = "┌─────────────┬─────────────┐\n│Baronne de   │             │\n"
    assert fitted(picture, 20) == picture
    assert fitted(STEP, None) == STEP
