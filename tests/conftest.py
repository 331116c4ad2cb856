"""Tests marked `slow` run with `--run-slow` only; processes import what the tests import."""

import os
import sys
from pathlib import Path

import pytest


def pytest_configure() -> None:
    """Let the processes that tests start run the installed, compiled packages, wherever they are.

    Otherwise those started in the checkout would import its sources, 30 times slower.
    """
    os.environ["PYTHONSAFEPATH"] = "1"
    # No test knows the card databases of whoever runs it.
    os.environ["ENDBOARD_DATA"] = str(Path(__file__).parent / "no-data")
    os.environ["PYTHONPATH"] = os.pathsep.join([*sys.path, str(Path(__file__).parents[1])])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--run-slow", action="store_true", help="run the tests marked slow as well")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--run-slow"):
        return
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: run with --run-slow"))
