"""What every game offers to those who show it: words for every choice, lines, pictures, views."""

import random
from typing import Any

import pytest

from engine.games import offers
from tests.conformance.games import SUBJECTS, Subject

CHOICES = 150
EVERY = 10  # decisions between two looks at the table


def playout(game: Any, fate: random.Random) -> list[list[int]]:
    """Random choices, by command; every one of them is put into words first."""
    shown = offers(game.name)
    line: list[list[int]] = []
    for number in range(CHOICES):
        count = game.advance()
        before = game.state.snapshot()
        if number % EVERY == 0 or not count:
            for view in (None, 0, 1):
                assert shown.draw(game, True, view).endswith("\n")
                assert shown.draw(game, False, view).isascii()
        texts = shown.describe_all(game)
        assert len(texts) == count
        if not count:
            assert shown.ending(game)
            break
        assert shown.decision(game)
        assert len(set(texts)) == count, f"{shown.decision(game)}: {texts}"
        assert all(text and "\n" not in text for text in texts)
        assert shown.mover(game) in (0, 1)
        assert game.state.snapshot() == before
        if game.is_command() or not line:
            line.append([])
        line[-1].append(fate.choice(game.options()))
        game.take(line[-1][-1])
    return line


@pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.name for subject in SUBJECTS])
def test_everything_is_put_into_words(subject: Subject) -> None:
    game = subject.start()
    shown, root = offers(game.name), game.mark()
    line = playout(game, random.Random(subject.name))
    game.undo_to(root)
    before = game.state.snapshot()
    whole = shown.tell(game, line, 0, 0, None)
    assert game.state.snapshot() == before
    assert game.mark() == root
    for first in range(0, len(line), 7):
        last = shown.tell(game, line, first, 0, None).splitlines()
        # The same, but for what a turn begins with.
        assert last[1:] == whole.splitlines()[len(whole.splitlines()) - len(last) + 1 :]
    for text in shown.tell(game, line, 0, 60, 1).splitlines():
        assert len(text) <= 60 or " " not in text.strip()
