"""Which commands and options each game has, and what is said of the others."""

import inspect
import io
import sys
from collections.abc import Callable
from typing import get_args

import pytest

from cli.deck import DeckFormat
from cli.exit_codes import ExitCode
from cli.games import KINDS
from cli.main import app
from decklists import sample_names
from decklists.deck import GAME_NAMES, Game
from decklists.digimon import text
from decklists.rules import RULES
from engine.games import GAMES, offers
from tests.conformance.digimon import digimon_deck

Endboard = Callable[..., tuple[int, str, str]]


def test_every_game_is_listed_everywhere() -> None:
    assert set(KINDS) == set(GAMES) == set(get_args(Game))
    assert {game: kind.title for game, kind in KINDS.items()} == GAME_NAMES
    for game in KINDS:
        assert sample_names(game)
        assert offers(game)
    with pytest.raises(ValueError, match="no game chess; there are yugioh, digimon"):
        offers("chess")


def test_every_format_can_be_asked_for() -> None:
    formats = [name for game in KINDS for name in RULES[game].writers]
    assert formats == list(DeckFormat)


def test_the_commands_and_options_of_the_list_are_there() -> None:
    commands = {
        command.name or command.callback.__name__: inspect.signature(command.callback).parameters
        for command in app.registered_commands
        if command.callback is not None
    }
    for kind in KINDS.values():
        assert set(kind.instead) <= set(commands)
        for command, options in kind.only.items():
            assert set(options) <= set(commands[command])


@pytest.mark.parametrize(
    ("command", "deck", "message"),
    [
        (("mulligan",), "fiendsmith",
         "samples/fiendsmith.ydk: a Yu-Gi-Oh deck, and Yu-Gi-Oh has no mulligan; "
         "`endboard analyze` says what its opening hands make"),
    ],
)  # fmt: skip
def test_commands_that_a_game_does_not_have(
    endboard: Endboard, command: tuple[str, ...], deck: str, message: str
) -> None:
    code, out, err = endboard(command[0], deck, *command[1:])
    assert (code, out, err) == (ExitCode.BAD_INPUT, "", f"endboard: error: {message}\n")


@pytest.mark.parametrize(
    ("command", "option", "message"),
    [
        (("play", "st1"), "--every-zone",
         "--every-zone is for Yu-Gi-Oh decks, and samples/st1.txt is a Digimon deck"),
        (("play", "fiendsmith"), "--attacks",
         "--attacks is for Digimon decks, and samples/fiendsmith.ydk is a Yu-Gi-Oh deck"),
        (("perft", "fiendsmith"), "--turns=2",
         "--turns is for Digimon decks, and samples/fiendsmith.ydk is a Yu-Gi-Oh deck"),
        (("analyze", "st1", "-o", "run"), "--no-leads",
         "--no-leads is for Yu-Gi-Oh decks, and samples/st1.txt is a Digimon deck"),
        (("analyze", "fiendsmith", "-o", "run"), "--orders=9",
         "--orders is for Digimon decks, and samples/fiendsmith.ydk is a Yu-Gi-Oh deck"),
        (("play", "fiendsmith"), "--opponent=st1",
         "--opponent is for Digimon decks, and samples/fiendsmith.ydk is a Yu-Gi-Oh deck"),
    ],
)  # fmt: skip
def test_options_of_another_game_are_refused(
    endboard: Endboard, command: tuple[str, ...], option: str, message: str
) -> None:
    code, out, err = endboard(*command, option, "--quiet")
    assert (code, out, err) == (ExitCode.USAGE, "", f"endboard: error: {message}\n")


@pytest.mark.parametrize("command", ["play", "perft"])
@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("st1", "--opponent", "st1", "--opponent", "st2"), ExitCode.USAGE,
         "expected one --opponent, found 2: st1, st2"),
        (("st1", "--opponent", "st2", "--hand", "Agumon"), ExitCode.USAGE,
         "--hand is for own turns alone, and --opponent for a game of two players; give one of "
         "them"),
        (("st1", "--opponent", "st2", "--memory", "5"), ExitCode.USAGE,
         "--memory is for own turns alone, and --opponent for a game of two players; give one of "
         "them"),
        (("st1", "--opponent", "fiendsmith"), ExitCode.BAD_INPUT,
         "--opponent samples/fiendsmith.ydk: expected a Digimon deck, as samples/st1.txt is one"),
    ],
)  # fmt: skip
def test_opponents_that_cannot_be_played_against(
    endboard: Endboard, command: str, arguments: tuple[str, ...], code: int, message: str
) -> None:
    found = endboard(command, *arguments, "--quiet")
    assert found == (code, "", f"endboard: error: {message}\n")


def test_a_deck_from_standard_input(endboard: Endboard) -> None:
    for arguments in (("-",), ("st1", "--opponent", "-")):
        assert endboard("play", *arguments) == (
            ExitCode.USAGE, "",
            "endboard: error: standard input is for the answers; give the deck as a file\n",
        )  # fmt: skip


def test_standard_input_has_one_deck(endboard: Endboard, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = text.write_io(digimon_deck("st1"))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(deck.encode())))
    assert endboard("perft", "-", "--opponent", "-") == (
        ExitCode.USAGE, "",
        "endboard: error: standard input has one deck; give the other as a file\n",
    )  # fmt: skip
