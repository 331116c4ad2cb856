"""At which word a text is lost, and what was expected there: what players read of it."""

import pytest

from engine.digimon.card_text import NotUnderstood
from tests.engine.digimon.test_card_text import read

DELETE = "[On Play] Delete 1 of your opponent's Digimon with 3000 DP or less. "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (DELETE + "For each of your Tamers, add many to this effect's DP maximum.",
         "how much is added"),
        (DELETE + "For each of your Tamers, add 1000 to this effect's gibber maximum.",
         "which number is raised"),
        (DELETE + "For each of your gibbers, add 1000 to this effect's DP maximum.", None),
        ("[Your Turn] When one of your Digimon is played gain 1 memory.", ","),
        ("[Your Turn] If you have a Tamer this Digimon gets +1000 DP.", ","),
        ("[On Play] Activate 1 of this Digimon's [On Gibber] effects.", "a timing"),
        ("[On Play] Activate this Digimon's [On Play] effect.", '"effects"'),
        ("[On Play] Activate this Digimon's [On Play] gibbers.", '"effects"'),
    ],
)  # fmt: skip
def test_what_was_expected_is_told(text: str, expected: str | None) -> None:
    with pytest.raises(NotUnderstood) as lost:
        read(text)
    assert "written back" not in lost.value.expected
    assert expected is None or lost.value.expected == expected
