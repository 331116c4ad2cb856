"""Each test of the card library has a data folder of its own, and reads everything anew."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.yugioh import own

Endboard = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder of its own for each test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ENDBOARD_DATA", str(folder))
    own.forget()
    yield folder
    monkeypatch.undo()
    own.forget()


@pytest.fixture
def endboard(endboard: Endboard) -> Endboard:
    """Runs one command as a process of its own would: it knows nothing of what was read before."""

    def run(*arguments: str) -> tuple[int, str, str]:
        own.forget()
        ended = endboard(*arguments)
        own.forget()
        return ended

    return run
