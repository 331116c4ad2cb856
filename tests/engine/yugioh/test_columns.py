"""Zones that a monster's own way names: beside a monster, in a column, or one by its place.

Sources: Yu-Gi-Oh field zones, *columns*; card texts of Scareclaw and Mekk-Knight monsters.
"""

from typing import Any

import pytest

from engine.effects import Node, walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SPELL,
    AddToHand,
    Beside,
    ByItself,
    Card,
    Choose,
    Destroy,
    Each,
    FusionMaterials,
    InColumn,
    InPlace,
    LinkSummon,
    MoveZone,
    Race,
    State,
    Summoned,
    Zones,
)  # fmt: skip
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    ignition,
    link,
    played,
)  # fmt: skip

GUIDE = fiend("Guide", race=v.ROCK)
A, B = body("A"), body("B")
BESIDE = Beside(Race(v.ROCK))
ITS_COLUMN = State("its-column")


def reached(zones: Node, **laid: Any) -> list[int]:
    """The zones to which a monster with this way may go."""
    comer = fiend("Comer", procedures=(ByItself(zones=zones),))
    table = Table([comer], all_zones=True, **laid)
    if not table.may("special", comer):
        return []
    table.special(comer)
    if table.asked != "zone":
        return [table.zone(comer)]  # the only one
    return [option.number for option in table.decision().options]


@pytest.mark.parametrize(
    ("zone", "zones"),
    [(0, [1]), (1, [0, 2]), (2, [1, 3]), (4, [3]), (v.EXTRA_LEFT, [1]), (v.EXTRA_RIGHT, [3])],
)
def test_beside_a_monster_or_in_its_column(zone: int, zones: list[int]) -> None:
    # Scareclaw Belone; Yu-Gi-Oh field zones: an Extra Monster Zone is in the second or fourth
    # column, and adjacent to no Main Monster Zone
    assert reached(BESIDE, field={zone: GUIDE}) == zones


def test_there_must_be_such_a_monster_and_a_free_zone_beside_it() -> None:
    # Scareclaw Belone: "a … monster you control"
    assert reached(BESIDE, field={2: A}) == []
    assert reached(BESIDE, opponent_field={2: GUIDE}) == []
    assert reached(BESIDE, field={0: GUIDE, 1: A}) == []


def test_a_face_down_monster_is_none_of_them() -> None:
    # Yu-Gi-Oh rules reference: what a face-down card is is not known
    comer = fiend("Comer", procedures=(ByItself(zones=BESIDE),))
    table = Table([comer], field={2: GUIDE})
    table.rewrite_position(GUIDE, v.FACEDOWN_DEFENSE)
    assert not table.may("special", comer)


@pytest.mark.parametrize(
    ("laid", "zones"),
    [
        ({"spells": {1: played("S")}, "opponent_field": {3: A}}, [1]),
        ({"field": {v.EXTRA_LEFT: A}, "spells": {1: played("S")}}, [1]),
        ({"opponent_field": {v.EXTRA_LEFT: A}, "spells": {3: played("S")}}, [3]),
        ({"opponent_field": {0: A}, "opponent_spells": {0: played("S")}}, [4]),
        ({"field": {2: A}, "spells": {2: played("S")}}, []),
        ({"spells": {1: played("S")}}, []),
    ],
)
def test_in_a_column_with_two_cards(laid: Any, zones: list[int]) -> None:
    # Mekk-Knight Blue Sky; Yu-Gi-Oh field zones, columns: of both players
    assert reached(InColumn(2), **laid) == zones


def test_a_zone_by_its_place() -> None:
    # Elfnote Lucina
    assert reached(Zones(1 << 2)) == [2]
    assert reached(Zones(1 << 2), field={2: A}) == []


def test_link_materials_in_main_monster_zones_only() -> None:
    # Scareclaw Light-Heart
    goal = link("Goal", 1)
    bound = Card(**{**goal.__dict__, "passcode": fresh(),
                    "procedures": (LinkSummon(least=1, main_only=True),)})  # fmt: skip
    assert Table(extra=[goal], field={v.EXTRA_LEFT: A}).may("special", goal)
    assert not Table(extra=[bound], field={v.EXTRA_LEFT: A}).may("special", bound)
    assert Table(extra=[bound], field={0: A}).may("special", bound)


@pytest.mark.parametrize(
    ("text", "zones"),
    [
        ("You can Special Summon this card (from your hand) to your Main Monster Zone, adjacent to "
         "a Rock monster you control or in its column.", "Beside"),
        ("If 2 or more cards are in the same column, you can Special Summon this card (from your "
         "hand) in that column.", "InColumn"),
        ("You can Special Summon this card (from your hand) to your center Main Monster Zone.",
         "Zones"),
    ],
)  # fmt: skip
def test_the_texts(text: str, zones: str) -> None:
    # Scareclaw Belone, Mekk-Knight Blue Sky, Elfnote Lucina
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    found = compile_card(facts, text, Lexicon({"Probe": 9}, {}))
    assert found.whole, found.parts
    (way,) = found.card.procedures
    assert isinstance(way, ByItself)
    assert type(way.zones).__name__ == zones
    assert card_text(found.card, str) == [text]


def test_the_text_on_link_materials() -> None:
    # Scareclaw Light-Heart
    text = (
        "1 monster\nFor this card's Link Summon, you can only use monsters in your Main Monster "
        "Zone as material."
    )
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 1)
    found = compile_card(facts, text, Lexicon({"Probe": 9}, {}))
    assert found.whole, found.parts
    (way,) = found.card.procedures
    assert isinstance(way, LinkSummon)
    assert (way.least, way.main_only) == (1, True)


def test_cards_in_the_column_of_this_card() -> None:
    # The card text of Vanquish Soul Razen: "all other monsters in this card's column"; Yu-Gi-Oh
    # field zones, columns: the opponent's zones are counted from the other side
    razen = fiend("Razen", ignition(Destroy(Each(MONSTER & OTHER & ITS_COLUMN, v.MZONE, v.EITHER))))
    near, far, above = body("Near"), body("Far"), body("Above")
    table = Table(field={1: razen, 2: near, v.EXTRA_LEFT: above}, opponent_field={3: far, 1: near})
    table.activate(razen)
    assert table.monsters() == {1: "Razen", 2: "Near"}
    assert table.monsters(1) == {1: "Near"}


def test_spells_in_the_column_of_this_card() -> None:
    # The card text of Mekk-Knight Yellow Star: a Spell/Trap "in this card's column"; the Field Zone
    # is in none
    star = fiend("Star", ignition(Destroy(Each(SPELL & ITS_COLUMN, v.FIELD_PLACES, v.EITHER))))
    near, far = played("Near"), played("Far")
    table = Table(field={0: star}, spells={0: near, 5: far}, opponent_spells={4: near, 0: far})
    table.activate(star)
    assert list(table.spells().values()) == ["Far"]
    assert table.spells(1) == {0: "Far"}


def test_only_cards_on_the_field_are_in_a_column() -> None:
    # Yu-Gi-Oh field zones, columns: whatever the zone was that a card in the GY has left.
    star = fiend("Star", ignition(Destroy(Each(ITS_COLUMN, v.FIELD_PLACES))))
    search = fiend("Search", ignition(AddToHand(Choose(MONSTER & ITS_COLUMN, v.GRAVE))))
    assert Table(field={0: star}).may("activate", star)
    assert not Table(field={0: search}, grave=[A]).may("activate", search)
    everywhere = fiend("Everywhere", ignition(AddToHand(Choose(MONSTER, v.GRAVE))))
    assert Table(field={0: everywhere}, grave=[A]).may("activate", everywhere)


def test_the_words_for_columns_and_for_moving() -> None:
    # Sprind the Irondash Dragon
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    compiled = compile_card(
        probe,
        "You can move this card you control to another of your Main Monster Zones, then you can "
        "destroy all other face-up cards in this card's column.",
        Lexicon({}, {}),
    )
    assert compiled.whole
    words = list(walk(compiled.card))
    assert MoveZone() in words
    (each,) = [node for node in words if isinstance(node, Each)]
    assert set(each.filter.walk()) >= {FACE_UP, OTHER, ITS_COLUMN}


def test_a_material_that_was_special_summoned_this_turn() -> None:
    # Sprind the Irondash Dragon: only a monster on the field is one
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT | v.FUSION, v.DARK, v.FIEND, 4, 1000, 1000)
    compiled = compile_card(
        probe, '"Alpha" + 1 Effect Monster Special Summoned this turn', Lexicon({"Alpha": 1}, {})
    )
    (way,) = compiled.card.procedures
    assert isinstance(way, FusionMaterials)
    parts = set(way.slots[1].filter.walk())
    assert parts >= {State("this-turn"), Summoned(v.BY_SPECIAL), InPlace(v.MZONE)}
