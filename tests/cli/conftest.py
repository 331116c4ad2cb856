"""Running the command line in this process."""

from collections.abc import Callable

import pytest

from cli.main import main


@pytest.fixture
def endboard(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Runs one command: its exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run
