"""What is Special Summoned in Defense Position is no Link Monster.

Source: Yu-Gi-Oh solo rules 2.1 and 6.3: Link Monsters cannot be in Defense Position.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, Choose, Chosen, SpecialSummon
from tests.engine.yugioh.table import Table, body, link, played

RING, A = link("Ring", 1), body("A")


@pytest.mark.parametrize("position", [v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE])
def test_no_link_monster_is_summoned_in_defense_position(position: int) -> None:
    # The card text of Selene, Queen of the Master Magicians.
    back = played("Back", SpecialSummon(Choose(MONSTER, v.GRAVE), position))
    for grave, may in (([RING], False), ([A], True)):
        table = Table([back], grave=grave)
        assert table.may("activate", back) is may


def test_no_link_monster_is_targeted_for_it() -> None:
    back = played(
        "Back", SpecialSummon(Chosen(), v.FACEUP_DEFENSE), target=(Choose(MONSTER, v.GRAVE),)
    )
    table = Table([back], grave=[RING])
    assert not table.may("activate", back)


def test_where_the_player_chooses_the_position_it_is_summoned_in_attack_position() -> None:
    back = played("Back", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([back], grave=[RING])
    assert table.may("activate", back)
