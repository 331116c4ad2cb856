"""One exact run of the small deck for all tests that only read it."""

from pathlib import Path

import pytest

from analysis import Run
from tests.analysis import digimon
from tests.analysis.decks import run
from tests.analysis.duels import AGAINST, made_up_run
from tests.analysis.formula import formula_run


@pytest.fixture(scope="session")
def exact(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Every class of the small deck, to the end."""
    return run(tmp_path_factory.mktemp("runs") / "exact")


@pytest.fixture(scope="session")
def sampled(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """300 hands of the small deck."""
    path: Path = tmp_path_factory.mktemp("runs") / "sampled"
    return run(path, hands=300, seed=1)


@pytest.fixture(scope="session")
def solo(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Every class of the small Digimon deck."""
    return digimon.run(tmp_path_factory.mktemp("runs") / "solo")


@pytest.fixture(scope="session")
def solo_sampled(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """40 hands of the small Digimon deck."""
    return digimon.run(tmp_path_factory.mktemp("runs") / "solo-sampled", hands=40)


@pytest.fixture(scope="session")
def solo_partly(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Every class of the small Digimon deck, of which a card is not played whole."""
    return digimon.run(tmp_path_factory.mktemp("runs") / "solo-partly", deck=digimon.PARTLY)


@pytest.fixture(scope="session")
def formula(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Every class of a Digimon deck whose hands are worth what a formula says."""
    return formula_run(tmp_path_factory.mktemp("runs") / "formula")


@pytest.fixture(scope="session")
def formula_drawn(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """40 hands of it."""
    return formula_run(tmp_path_factory.mktemp("runs") / "formula-drawn", hands=40)


@pytest.fixture(scope="session")
def duels(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Every class of a Yu-Gi-Oh! deck whose hands make what a formula says, through answers too."""
    return made_up_run(tmp_path_factory.mktemp("runs") / "duels", against=AGAINST)


@pytest.fixture(scope="session")
def duels_drawn(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """60 hands of it."""
    return made_up_run(
        tmp_path_factory.mktemp("runs") / "duels-drawn", hands=60, seed=3, against=AGAINST
    )
