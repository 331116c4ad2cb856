"""Playing by what the options are called, for the tests of what players read."""

import random
from typing import Any

from hypothesis import strategies as st

from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.describe import decision, describe_all
from tests.golden.sets import HERE, load

ENGRAVER, TRACT, CRIMSON_TEARS, SANCT, KYRIE = 60764609, 98567237, 28803166, 35552985, 26434972
HANDS = st.sampled_from(
    [[ENGRAVER, 0, 0, 0, 0], [TRACT, CRIMSON_TEARS, 0, 0, 0], [SANCT, ENGRAVER, KYRIE, 0, 0]]
)

CASE: dict[str, Any] = load(HERE / "lines.json")["cases"]["fiendsmith_engraver_gold"]


def fiendsmith(hand: list[int] | None = None) -> YugiohGame:
    """The Fiendsmith deck at the start of the turn."""
    game = YugiohGame([*CASE["hand"], *CASE["deck"]], CASE["extra"])
    game.start(hand or CASE["hand"])
    return game


def said(game: YugiohGame) -> tuple[str, list[str]]:
    """The present decision and its options."""
    game.advance()
    return decision(game), describe_all(game)


def choose(game: YugiohGame, beginning: str) -> int:
    """Take the one option that is described like this; the option."""
    game.advance()
    texts = describe_all(game)
    found = [index for index, text in enumerate(texts) if text.startswith(beginning)]
    exact = [index for index in found if texts[index] == beginning]
    assert len(exact or found) == 1, f"{beginning!r} among {texts}"
    option = game.option((exact or found)[0])
    game.take(option)
    return option


def lines(game: YugiohGame, script: list[list[str]]) -> list[list[int]]:
    """The options of a line given by descriptions; the game is left at its start."""
    mark = game.mark()
    line = [[choose(game, text) for text in command] for command in script]
    game.undo_to(mark)
    return line


def random_line(game: YugiohGame, seed: int, commands: int = 8) -> list[list[int]]:
    """A random line; it seldom ends the turn early.  The game is left at its start."""
    fate = random.Random(seed)
    mark = game.mark()
    line: list[list[int]] = []
    while game.advance() and (len(line) < commands or not game.is_open()):
        options = game.options()
        if game.is_open():
            line.append([])
            options = options[:-1] if len(options) > 1 and fate.random() < 0.95 else options
        line[-1].append(fate.choice(options))
        game.take(line[-1][-1])
    game.undo_to(mark)
    return line
