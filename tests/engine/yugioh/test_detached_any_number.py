"""Any number of materials is detached, and that many cards are targeted.

Source: the card text of Infinitrack Earth Slicer: targets are chosen as the effect is activated, so
no more can be detached than there are cards to target.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, xyz

ANY = la.Detach(1, "a", True)
RETURN = la.Ignition(
    v.MZONE, cost=(ANY,), do=(la.AddToHand(la.Chosen()),),
    target=(la.Choose(la.MONSTER, v.MZONE, 1, la.HowMany("a"), v.OPPONENT),),
)  # fmt: skip
HOST = xyz("Host", effects=(RETURN,))
MATERIALS = [body(f"Material {number}") for number in range(3)]
THEIRS = [body(f"Theirs {number}") for number in range(3)]


def laid(attached: int, theirs: int, host: la.Card = HOST) -> Table:
    table = Table(deck=MATERIALS[:attached], field=[host], opponent_field=THEIRS[:theirs])
    for card in MATERIALS[:attached]:
        table.attach(card, host)
    return table


@pytest.mark.parametrize(
    ("attached", "theirs", "sizes"), [(3, 3, {1, 2, 3}), (3, 2, {1, 2}), (2, 3, {1, 2})]
)
def test_no_more_are_detached_than_can_be_targeted(
    attached: int, theirs: int, sizes: set[int]
) -> None:
    table = laid(attached, theirs)
    table.activate(HOST)
    assert {len(choice) for choice in table.choices()} == sizes
    table.pick(*MATERIALS[:2])
    if table.asked == "cards":
        assert {len(choice) for choice in table.choices()} == {2}
        table.pick(*THEIRS[:2])
    assert len(table.monsters(1)) == theirs - 2
    assert len(table.materials(HOST)) == attached - 2


def test_none_without_a_material_or_a_target() -> None:
    assert not laid(0, 1).may("activate", HOST)
    assert not laid(1, 0).may("activate", HOST)
    assert laid(1, 1).may("activate", HOST)


def test_without_targets_any_number_is_detached() -> None:
    gains = la.ChangeStats(la.SELF, la.Times(la.HowMany("a"), 100), "end")
    host = xyz("Host", effects=(la.Ignition(v.MZONE, cost=(ANY,), do=(gains,)),))
    table = laid(3, 0, host)
    table.activate(host)
    assert {len(choice) for choice in table.choices()} == {1, 2, 3}
    table.pick(*MATERIALS)
    assert table.attack(host) == 2300 and table.materials(host) == []


def test_it_is_read() -> None:
    text = (
        "2 Level 4 monsters\nYou can detach any number of materials from this card, then target "
        "that many monsters your opponent controls; return them to the hand."
    )
    found = compile_card(xyz("Probe"), text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (effect,) = found.card.effects
    assert isinstance(effect, la.Ignition)
    (cost,), (target,) = effect.cost, effect.target
    assert isinstance(cost, la.Detach) and isinstance(target, la.Choose)
    assert cost.or_more and target.most == la.HowMany(cost.name)
