"""Each sign compares as in arithmetic."""

import operator

import pytest

from engine.comparing import SIGNS, compare

SENSE = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
    "!=": operator.ne,
}


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_means_what_it_means_in_arithmetic(sign: str) -> None:
    for left, right in ((1, 2), (2, 2), (3, 2)):
        assert compare(SIGNS[sign], left, right) is SENSE[sign](left, right)
