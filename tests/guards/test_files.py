"""A file holds one idea, and can be read at a sitting."""

from tests.guards.test_circles import MODULES

MOST_LINES = 400


def test_no_file_of_the_project_is_too_long() -> None:
    lines = {name: len(file.read_text().splitlines()) for name, file in MODULES.items()}
    assert len(lines) > 500
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}
