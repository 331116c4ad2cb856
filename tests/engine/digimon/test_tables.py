"""The numbers of the compiled tables: within a group no two names mean the same."""

import pytest

from engine.digimon.instructions import tables
from engine.digimon.position import steps

GROUPS = ("EV_", "F_", "CH_", "M_", "BAN_", "NOT_", "W_", "KW_", "N_",
          "SP_", "K_", "E_", "ST_")  # fmt: skip
# Sums of others, and a shift.
SUMS = {"CH_SPECIAL", "F_COUNT"}


@pytest.mark.parametrize("prefix", GROUPS)
def test_numbers_of_a_group_differ(prefix: str) -> None:
    numbers = {
        name: number
        for name, number in vars(tables).items()
        if name.startswith(prefix) and isinstance(number, int) and name not in SUMS
    }
    assert numbers
    assert len(set(numbers.values())) == len(numbers), sorted(numbers.items(), key=lambda i: i[1])


def test_numbers_of_steps_differ() -> None:
    numbers = [number for name, number in vars(steps).items() if name.startswith("S_")]
    assert len(set(numbers)) == len(numbers)
