"""Running the command line in this process."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.main import main
from decklists import catalog


@pytest.fixture
def endboard(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Runs one command: its exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def vanilla(tmp_path: Path) -> str:
    """A deck of Normal Monsters, whose lines can all be played, and one Xyz Monster."""
    monsters = [
        card.id
        for card in catalog().values()
        if card.kind == 0x11 and card.level == 4 and not card.alias
    ][:14]
    lines = [str(card) for card in monsters for _ in range(3)][:40]
    file = tmp_path / "vanilla.ydk"
    file.write_text("\n".join(["#main", *lines, "#extra", "84013237", "!side", ""]))
    return str(file)
