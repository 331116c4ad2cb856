"""The command search: bad input, and cards without a definition."""

import subprocess
import sys
from pathlib import Path

import pytest

import search.yugioh
from cli.exit_codes import ExitCode
from cli.search import _MAX_NODES
from decklists import catalog, load_yugioh
from tests.cli.test_search import FEW, ONE, Endboard, data, goal_file

# ---------------------------------------------------------------- bad input


def test_a_deck_that_cannot_be_read(endboard: Endboard, tmp_path: Path) -> None:
    binary, empty = tmp_path / "binary.ydk", tmp_path / "empty.ydk"
    binary.write_bytes(bytes(range(256)))
    empty.write_text("")
    for source, message in (
        (tmp_path / "absent.ydk", "no such file"),
        (tmp_path, "expected a deck file, found a directory"),
        (binary, "expected UTF-8 text, found"),
        (empty, "expected a deck, found nothing: it is empty"),
    ):
        code, out, err = endboard("search", str(source))
        assert (code, out) == (ExitCode.BAD_INPUT, "")
        assert err.startswith(f"endboard: error: {source}")
        assert message in err
        assert err.count("\n") == 1


def test_a_deck_that_is_not_legal(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "bad.ydk"
    main = list(load_yugioh("fiendsmith").main)
    file.write_text("#main\n" + "".join(f"{card}\n" for card in [*main, main[0]]))
    assert endboard("search", str(file)) == (
        ExitCode.BAD_INPUT,
        "",
        f"endboard: error: {file}:42: 4 copies of Fiendsmith Engraver in main, extra and side "
        "deck together; remove 1\n",
    )
    file.write_text("#main\n" + "".join(f"{card}\n" for card in [main[0], *main[:38]]))
    code, out, err = endboard("search", str(file))
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err.splitlines() == [
        f"endboard: {file}: error: expected 40 to 60 cards in the main deck, found 39; add 1",
        f"endboard: {file}:5: error: 4 copies of Fiendsmith Engraver in main, extra and side deck "
        "together; remove 1",
        f"endboard: error: {file}: 2 errors, listed above; correct them",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--hand", "Fiendsmith Engravr"), "did you mean Fiendsmith Engraver"),
        (("--hand", "4x Fiendsmith Engraver"), "4 copies of Fiendsmith Engraver in the hand, 3 "),
        (("--hand", "Blue-Eyes White Dragon"), "is not in the main deck of fiendsmith"),
        (("--hand", "S:P Little Knight"), "is in the extra deck and cannot be in the hand"),
        (("--goal", "absent.toml"), "absent.toml: no such goal file"),
    ],
)
def test_what_cannot_be_used(endboard: Endboard, arguments: tuple[str, ...], message: str) -> None:
    code, out, err = endboard("search", "fiendsmith", "-q", *arguments)
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err.startswith("endboard: error: ")
    assert message in err
    assert err.count("\n") == 1


def test_a_goal_file_with_an_unknown_key(endboard: Endboard, tmp_path: Path) -> None:
    goal = goal_file(tmp_path, 'name = "x"\n[[score]]\npionts = 1\n')
    code, out, err = endboard("search", "fiendsmith", "-q", "--goal", goal)
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err == (
        f"endboard: error: {goal}:3: unknown key 'pionts' in [[score]]; did you mean points?\n"
    )


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--max-nodes", "0"),
        ("--max-nodes", "-5"),
        ("--max-nodes", "many"),
        ("--top", "0"),
        ("--time-limit", "0"),
        ("--seed", "-1"),
        ("--jobs", "0"),
        ("--going", "third"),
    ],
)
def test_an_option_that_makes_no_sense(endboard: Endboard, option: str, value: str) -> None:
    code, out, err = endboard("search", "fiendsmith", option, value)
    assert (code, out) == (ExitCode.USAGE, "")
    assert err.startswith(f"endboard: error: Invalid value for '{option}")
    assert err.count("\n") == 1


def test_an_output_that_is_a_directory(endboard: Endboard, tmp_path: Path) -> None:
    code, _, err = endboard(*ONE, "-o", str(tmp_path))
    assert code == ExitCode.USAGE
    assert f"{tmp_path}: expected a file to write, found a directory" in err


def test_the_limit_that_help_names_is_the_one_of_the_search() -> None:
    assert _MAX_NODES == search.DEFAULT_MAX_NODES


# -------------------------------------------------- cards without definition


@pytest.fixture
def undefined(tmp_path: Path, vanilla: str) -> str:
    """A deck with three copies of a card that no definition will ever fit: there is no effect."""
    from engine.yugioh.cards import definitions

    card = next(
        card
        for card in catalog().values()
        if card.kind & 0x2 and card.id not in definitions() and not card.alias
    )
    lines = Path(vanilla).read_text().splitlines()
    lines[1:4] = [str(card.id)] * 3
    file = tmp_path / "undefined.ydk"
    file.write_text("\n".join(lines))
    return str(file)


def test_cards_without_a_definition_are_announced(endboard: Endboard, undefined: str) -> None:
    code, out, err = endboard("search", undefined, "--format", "json")
    assert code == ExitCode.DONE
    assert "endboard: 1 of 15 different cards (3 copies) have no definition: " in err
    (card,) = data(out)["undefined"]
    assert f"\nEffects not played: {card['name']}\n" in endboard("search", undefined)[1]
    err = endboard("search", undefined, "-v")[2]
    assert f"endboard: no definition: 3 {card['name']}\n" in err


def test_strict_refuses_them(endboard: Endboard, undefined: str) -> None:
    code, out, err = endboard("search", undefined, "--strict")
    assert (code, out) == (ExitCode.UNDEFINED_CARDS, "")
    assert err.startswith("endboard: error: no definition for ")


def test_nothing_but_errors_when_quiet(endboard: Endboard, undefined: str) -> None:
    assert endboard("search", undefined, "-q", *FEW)[2] == ""


def test_no_table_library_is_loaded(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from cli.main import main\n"
        f"main({list(ONE)!r})\n"
        "print(*sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        cwd=Path(search.__file__).parents[1],
        capture_output=True,
        text=True,
    )
    assert not {"polars", "joblib.parallel"} & set(done.stderr.split())


def test_a_proof_that_cannot_be_given(endboard: Endboard, undefined: str) -> None:
    passcode = Path(undefined).read_text().splitlines()[1]
    code, out, err = endboard("search", undefined, "--hand", passcode, "--require-proof")
    assert code == ExitCode.UNPROVED
    assert "Search: incomplete: every line of what is played (" in out
    assert "the hand is not proved: cards within reach are not played whole (" in err
