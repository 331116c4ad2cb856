"""A told line can be played from its words: they name the cards that it plays, and no others.

Source: the engine itself, asked for every way to play a command.  A way is the told one if every
card chosen in it is named, the materials are those named, and it is told in the same words.
"""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from decklists import load_yugioh
from engine.notation import read_line
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.slots import LOC, ZONE
from engine.yugioh.position.steps import ProcedureStep
from engine.yugioh.telling.board import pile
from engine.yugioh.telling.decision import Decision
from engine.yugioh.telling.describe import story
from search.yugioh import solve
from search.yugioh.result import Board, Step

JUNK_SYNCHRON, DOPPELWARRIOR, FOOLISH_BURIAL = 63977008, 53855409, 81439173
ENGRAVER = 60764609
BLANK = 0


def started(deck: str, *hand: int) -> YugiohGame:
    """A bundled deck with these cards in hand, filled up with blanks."""
    listed = load_yugioh(deck)
    game = YugiohGame(listed.main, listed.extra)
    game.start([*hand, *[BLANK] * (5 - len(hand))])
    return game


def materials(step: Step) -> list[tuple[str, str]]:
    """The materials that a step names after "using", each with the note in brackets behind it."""
    _, using, rest = step.text.removesuffix(".").partition(" using ")
    parts = rest.partition(": ")[0].split(" + ") if using else []
    found = (re.fullmatch(r"(.*?)(?: \(([^()]*)\))?", part) for part in parts)
    return [(match[1], match[2] or "") for match in found if match]


def named(game: YugiohGame, option: int, step: Step) -> bool:
    """Whether every card of an option is named by the step, and where, if it says so."""
    decision = Decision(game)
    chosen = [card for card in decision.cards(option) if game.passcode(card) != BLANK]
    told = " ".join((step.text, *step.chained))
    if not all(game.name_of(card) in told for card in chosen):
        return False
    if decision.kind != ProcedureStep.CODE or not materials(step):
        return True
    data = game.state.data
    zones = {f"Monster Zone {int(data[ZONE + card]) + 1}": game.name_of(card)
             for card in chosen if data[LOC + card] == v.MZONE}  # fmt: skip
    said = [(name, zone) for name, note in materials(step) for zone in note.split(", ")
            if zone.startswith("Monster Zone")]  # fmt: skip
    return Counter(name for name, _ in materials(step)) == Counter(
        game.name_of(card) for card in chosen
    ) and all(zones.get(zone) == name for name, zone in said)


def ways(game: YugiohGame, step: Step, path: list[int]) -> Iterator[list[int]]:
    """Every way through the choices of a command to the next open state, by the words of a step."""
    if not game.advance() or game.is_open():
        yield list(path)
        return
    for option in [option for option in game.options() if named(game, option, step)]:
        mark = game.mark()
        game.take(option)
        yield from ways(game, step, [*path, option])
        game.undo_to(mark)


def begins(game: YugiohGame, option: int, step: Step) -> bool:
    """Whether a command is the one that a step begins with."""
    words = Decision(game).command(option, words=False)
    return step.text.startswith(words) and step.text[len(words)] in " .:"


def banished(game: YugiohGame) -> Counter[str]:
    """The names of the player's banished cards."""
    return Counter(game.name_of(card) for card in pile(game, 0, v.BANISHED))


def followed(game: YugiohGame, step: Step) -> dict[int, list[int]]:
    """The positions to which the words of a step lead, by key, with a way to each."""
    found: dict[int, list[int]] = {}
    game.advance()
    before = banished(game)
    for option in [option for option in game.options() if begins(game, option, step)]:
        mark = game.mark()
        game.take(option)
        paths = list(ways(game, step, [option]))
        game.undo_to(mark)
        for path in paths:
            (told,) = story(game, [path])
            if told.lines != (step.text, *step.chained):
                continue
            for one in path:
                game.advance()
                game.take(one)
            game.advance()
            # "(banished)" stands behind the cards that were, and no others.
            names = Counter(name for name, note in materials(step) if "banished" in note)
            used = {name for name, _ in materials(step)}
            gone = banished(game) - before
            assert names == Counter({name: n for name, n in gone.items() if name in used})
            found.setdefault(game.key(), path)
            game.undo_to(mark)
    return found


def follow(game: YugiohGame, board: Board) -> set[int]:
    """The boards to which a line leads that is played by its words alone."""
    reached: dict[int, list[int]] = {game.key(): []}
    for step in board.line:
        following: dict[int, list[int]] = {}
        for path in reached.values():
            mark = game.mark()
            for option in path:
                game.advance()
                game.take(option)
            for key, way in followed(game, step).items():
                following.setdefault(key, [*path, *way])
            game.undo_to(mark)
        assert following, f"nothing is told like this: {step.text} {step.chained}"
        reached = following
    boards = set()
    for path in reached.values():
        mark = game.mark()
        for option in path:
            game.advance()
            game.take(option)
        game.advance()
        boards.add(game.board_key())
        game.undo_to(mark)
    return boards


@pytest.mark.parametrize(
    ("deck", "hand", "nodes"),
    [
        ("synchron", (JUNK_SYNCHRON, DOPPELWARRIOR, FOOLISH_BURIAL), 3000),
        ("fiendsmith", (ENGRAVER,), 300),
    ],
)
def test_a_told_line_can_be_played_from_its_words(
    deck: str, hand: tuple[int, ...], nodes: int
) -> None:
    game = started(deck, *hand)
    boards = solve(game, max_nodes=nodes, top=3).boards
    assert boards
    for board in boards:
        mark = game.mark()
        for option in (option for command in read_line(game, board.moves) for option in command):
            game.advance()
            game.take(option)
        game.advance()
        key = game.board_key()
        game.undo_to(mark)
        assert follow(game, board) == {key}
    # Quillbolt Hedgehog and Stardust Synchron, once back, are banished when they leave the field.
    notes = [note for board in boards for step in board.line for _, note in materials(step)]
    assert any("banished" in note for note in notes) is (deck == "synchron")
