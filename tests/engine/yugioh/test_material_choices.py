"""Monsters that an effect Special Summons so that something is summoned of them alone.

Source: the card text of Tri-Brigade Revolt; Yu-Gi-Oh solo rules 3.8.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Card,
    Choose,
    Chosen,
    Race,
    SpecialSummon,
    SummonFromExtraNow,
    Then,
    spell,
)
from tests.engine.yugioh.table import Table, body, fresh, link, played

BEASTS = [body(name, race=v.BEAST) for name in ("A", "B", "C")]
A, B, C = BEASTS
OTHER = body("Other")
LINK = SummonFromExtraNow(("link",), only=Chosen(("them",)))
REVOLT = played(
    "Revolt",
    SpecialSummon(
        Choose(Race(v.BEAST), v.GRAVE | v.BANISHED, most=100, name="them"), but=("negated",)
    ),
    Then((LINK,)),
)


def test_as_many_as_the_link_monster_takes() -> None:
    # Tri-Brigade Revolt: no set of which no Link Monster could be made
    two = link("Two", 2)
    table = Table([REVOLT], grave=[A, B, OTHER], banished=[C], extra=[two], field=[OTHER])
    table.activate(REVOLT)
    assert sorted(map(sorted, table.choices())) == [["A", "B"], ["A", "C"], ["B", "C"]]
    table.pick(A, C)
    assert table.place_of(two) == v.MZONE
    assert sorted(table.grave) == ["A", "B", "C", "Other", "Revolt"]
    assert "Other" in table.monsters().values()


def test_of_several_link_monsters() -> None:
    # Tri-Brigade Revolt: each set is offered of which one of them can be made
    two, three = link("Two", 2), link("Three", 3, least=2)
    table = Table([REVOLT], grave=BEASTS, extra=[two, three])
    table.activate(REVOLT)
    assert max(map(len, table.choices())) == 3 and min(map(len, table.choices())) == 2
    table.pick(A, B, C)
    assert table.place_of(three) == v.MZONE and table.place_of(two) == v.EXTRA


@pytest.mark.parametrize("least", [2, 3])
def test_it_is_activated_only_where_it_can_be_done(least: int) -> None:
    # Tri-Brigade Revolt: two monsters are no three materials
    goal = link("Goal", least, least=least)
    assert Table([REVOLT], grave=[A, B], extra=[goal]).may("activate", REVOLT) is (least == 2)


def test_there_are_zones_for_all_of_them() -> None:
    # Yu-Gi-Oh solo rules 3.8: they are summoned before they are materials
    goal = link("Goal", 3, least=3)
    table = Table([REVOLT], grave=BEASTS, extra=[goal], field=[OTHER, OTHER])
    assert table.may("activate", REVOLT)
    full = Table([REVOLT], grave=BEASTS, extra=[goal], field=[OTHER, OTHER, OTHER])
    assert not full.may("activate", REVOLT)


def test_read_from_a_text() -> None:
    card = spell(fresh(), "Probe")
    compiled = compile_card(
        card,
        "Special Summon a number of your Warrior monsters, that are banished and/or in your GY, "
        "but negate their effects, then, immediately after this effect resolves, Link Summon 1 "
        "Dragon Link Monster using only those monsters.",
        Lexicon({}, {}),
    )
    assert compiled.whole
    assert [node.most for node in _choices(compiled.card)] == [100]


def _choices(card: Card) -> list[Choose]:
    return [node for node in card.walk() if isinstance(node, Choose)]
