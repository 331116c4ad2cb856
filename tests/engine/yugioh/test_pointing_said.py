"""What Link Arrows point to, and what points to this card, as continuous effects say it.

Sources: the official texts of the cards named; Yu-Gi-Oh rules reference, Link Monsters.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, link

LEXICON = Lexicon({}, {"Gamma": 0x123})
LINK = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.CYBERSE, 2, 1500)
MATERIALS = "2 monsters\n"


@pytest.mark.parametrize("points", [True, False])
def test_monsters_that_point_to_it(points: bool) -> None:
    # Trickstar Band Drumatis
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, "Link Monsters you control that point to this card gain 1000 ATK.",
                         LEXICON)  # fmt: skip
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    pointer = link("Pointer", markers=v.RIGHT if points else v.LEFT)
    table = Table(field={1: pointer, 2: found.card})
    assert table.attack(pointer) == (2500 if points else 1500)


@pytest.mark.parametrize("arrow", [v.RIGHT, v.LEFT])
def test_while_it_points_to_no_monsters(arrow: int) -> None:
    # Trickstar Bella Madonna
    text = (
        "While this Link Summoned card points to no monsters, it is unaffected by other cards' "
        "activated effects."
    )
    facts = la.Card(fresh(), "Probe", LINK.type, LINK.attribute, LINK.race, 2, 1500, markers=arrow)
    found = compile_card(facts, MATERIALS + text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    other = body("Other")
    blow = la.Destroy(la.Choose(la.Named(facts.passcode), v.MZONE))
    off = la.Card(fresh(), "Off", v.SPELL, effects=(la.Activate(do=(blow,)),))
    table = Table([off], field={1: found.card, 2: other})
    table.activate(off)
    assert (found.card.name in table.grave) == (arrow == v.RIGHT)


def test_names_are_counted_wherever_it_is_said() -> None:
    text = (
        'If this card points to no monsters: You can inflict 200 damage to your opponent for each '
        '"Gamma" monster in your GY with a different name.'
    )  # fmt: skip
    found = compile_card(LINK, MATERIALS + text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    names = la.Names(la.Series(0x123, "Gamma") & la.MONSTER, v.GRAVE)
    assert item.do == (la.Damage(la.Times(names, 200)),)


def test_a_rule_of_battles_that_asks_for_face_down_monsters() -> None:
    # Hound of the Tistina
    text = (
        "Monsters you control can attack directly while your opponent controls a face-down monster."
    )
    assert compile_card(LINK, MATERIALS + text, LEXICON).whole


@pytest.mark.parametrize("arrow", [v.RIGHT, v.BOTTOM_LEFT])
def test_a_monster_is_moved_to_where_it_points(arrow: int) -> None:
    # Gouki The Solid Ogre
    text = (
        "You can target 1 other monster in your Main Monster Zone; move that monster you control "
        "to "
        "your Main Monster Zone this card points to."
    )
    facts = la.Card(fresh(), "Probe", LINK.type, LINK.attribute, LINK.race, 2, 1500, markers=arrow)
    found = compile_card(facts, MATERIALS + text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    other = body("Other")
    table = Table(field={1: found.card, 4: other})
    assert table.may("activate", found.card) == (arrow == v.RIGHT)
    if arrow == v.RIGHT:
        table.activate(found.card)
        assert table.zone(other) == 2
