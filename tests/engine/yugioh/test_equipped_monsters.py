"""A monster that is an Equip Card is an Equip Spell there.

Sources: Yu-Gi-Oh solo rules 3.15 (an Equip Card lies in a Spell & Trap Zone); the walks of the
reference engine with Superheavy Samurai Soulhorns after Sekka's Light.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    SPELL,
    Ban,
    Card,
    Choose,
    Chosen,
    Destroy,
    Draw,
    Equip,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

B, BEARER = body("B"), body("Bearer")
CARRIED = fiend(
    "Carried",
    ignition(Equip(SELF, Chosen()), where=v.HAND, target=(Choose(MONSTER, v.MZONE),)),
    ignition(Draw(1), where=v.SZONE),
)


def table_with(card: Card) -> Table:
    table = Table([CARRIED, card], deck=[B, B], field=[BEARER])
    table.activate(CARRIED)
    assert table.equips(BEARER) == ["Carried"]
    return table


def test_its_effect_there_is_that_of_a_spell() -> None:
    # The card text of Sekka's Light: no Spell or Trap Cards or effects can be activated.
    for what, may in ((SPELL, False), (MONSTER, True)):
        lock = played("Lock", Ban(("activate",), what))
        table = table_with(lock)
        assert table.may("activate", CARRIED)
        table.activate(lock)
        assert table.may("activate", CARRIED) is may


def test_it_is_destroyed_as_a_spell() -> None:
    storm = played("Storm", Destroy(Choose(SPELL, v.SZONE)))
    table = table_with(storm)
    table.activate(storm)
    table.pick(CARRIED)
    assert table.grave == ["Carried", "Storm"]
