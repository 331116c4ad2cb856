"""As many materials are detached as there are targets left, which are attached then.

Source: the card text of Mereologic Aggregator.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Attach, Choose, Chosen, DetachEqual, HowMany, InPlace
from tests.engine.yugioh.table import Table, body, ignition, xyz

LEFT = HowMany("a", InPlace(v.GRAVE))
SWAP = ignition(
    DetachEqual(LEFT), la.IfDone((Attach(Chosen()),)),
    target=(Choose(la.MONSTER, v.GRAVE, most=la.MaterialCount(), name="a"),),
)  # fmt: skip
HOST = xyz("Host", effects=(SWAP,))
ONE, TWO, X, Y, Z = (body(name) for name in ("One", "Two", "X", "Y", "Z"))


def laid(*attached: la.Card) -> Table:
    table = Table(deck=list(attached), field=[HOST], grave=[X, Y, Z])
    for card in attached:
        table.attach(card, HOST)
    return table


def test_no_more_are_targeted_than_it_has_materials() -> None:
    table = laid(ONE, TWO)
    table.activate(HOST)
    assert {len(choice) for choice in table.choices()} == {1, 2}
    assert not laid().may("activate", HOST)


@pytest.mark.parametrize("targets", [(X,), (X, Y)])
def test_each_target_takes_the_place_of_a_material(targets: tuple[la.Card, ...]) -> None:
    table = laid(ONE, TWO)
    table.activate(HOST)
    table.pick(*targets)
    if table.asked == "cards":
        table.pick(ONE)
    names = {card.name for card in targets}
    assert len(table.materials(HOST)) == 2
    assert names <= set(table.materials(HOST))
    assert len(table.grave) == 3


def test_it_is_read() -> None:
    text = (
        "2 Level 4 monsters\nYou can target monsters in your GY, up to the number of materials "
        "this card has; detach materials from this card equal to the number of those targets in "
        "the GY, and if you do, attach those targets to this card."
    )
    found = compile_card(xyz("Probe"), text, Lexicon({}, {}))
    (effect,) = found.card.effects
    assert found.whole
    assert effect.do == SWAP.do and effect.target == SWAP.target  # type: ignore[attr-defined]
