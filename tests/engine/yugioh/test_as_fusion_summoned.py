"""A Special Summon that is treated as a Fusion Summon.

Sources: Yu-Gi-Oh rules reference S1 and S2; the card texts of Instant Fusion and El Shaddoll Winda
("must first be Fusion Summoned"), and the walks of the reference engine.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    FusionMaterials,
    Materials,
    Named,
    SendToGrave,
    SpecialSummon,
)
from tests.engine.yugioh.table import Table, body, contact, fusion, played

A, B = body("A"), body("B")
SLOTS = Materials(Named(A.passcode)), Materials(Named(B.passcode))
MADE = fusion("Made", *SLOTS)
FIRST = replace(fusion("First", *SLOTS), first_by_itself=True)
ONLY = replace(fusion("Only", *SLOTS), only_by_itself=True)
EXACT = replace(FIRST, name="Exact", procedures=(FusionMaterials(SLOTS, exact=True),))
CONTACT = replace(contact("Contact", *SLOTS), only_by_itself=True)


def instant(how: int) -> Card:
    return played("Instant", SpecialSummon(Choose(MONSTER, v.EXTRA), how=how))


@pytest.mark.parametrize(
    ("card", "way", "may"),
    [
        (MADE, v.BY_FUSION, True), (FIRST, v.BY_FUSION, True), (ONLY, v.BY_FUSION, True),
        (CONTACT, v.BY_FUSION, False),
        (EXACT, v.BY_FUSION, False),  # Gem-Knight Seraphinite
        (MADE, 0, True), (FIRST, 0, False), (ONLY, 0, False), (CONTACT, 0, False),
    ],
)  # fmt: skip
def test_what_must_be_fusion_summoned_is_so(card: Card, way: int, may: bool) -> None:
    spell = instant(way)
    table = Table([spell], extra=[card])
    assert table.may("activate", spell) is may
    if may:
        table.activate(spell)
        assert list(table.monsters().values()) == [card.name]


def test_it_was_properly_summoned_then() -> None:
    spell = instant(v.BY_FUSION)
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    back = played("Back", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([spell, out, back], extra=[FIRST])
    table.activate(spell)
    table.activate(out)
    assert table.may("activate", back)
    assert not Table([back, out], extra=[FIRST]).may("activate", back)
