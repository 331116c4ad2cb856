"""Each test of the card libraries has a data folder of its own, and reads everything anew."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.digimon import own as digimon
from cli.yugioh import own as yugioh

Endboard = Callable[..., tuple[int, str, str]]


def forget() -> None:
    """Know nothing of what was read before."""
    digimon.forget()
    yugioh.forget()


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder of its own for each test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ENDBOARD_DATA", str(folder))
    forget()
    yield folder
    monkeypatch.undo()
    forget()


@pytest.fixture
def endboard(endboard: Endboard) -> Endboard:
    """Runs one command as a process of its own would: it knows nothing of what was read before."""

    def run(*arguments: str) -> tuple[int, str, str]:
        forget()
        ended = endboard(*arguments)
        forget()
        return ended

    return run
