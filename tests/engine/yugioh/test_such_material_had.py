"""Which material an Xyz Monster had before it moved, and what is done then in a later turn.

Sources: the card texts of Raidraptor - Arsenal Falcon ("sent to the GY while it has …") and Number
62: Galaxy-Eyes Prime Photon Dragon ("your 2nd Standby Phase after activation"), Number Wall.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, played, xyz

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
GAMMA = la.Series(0x123, "Gamma")
KIN, OTHER = fiend("Kin", series=(0x123,)), body("Other")
BREAK = played("Break", la.Destroy(la.Choose(la.Type(v.XYZ), v.MZONE)))
GAIN = la.GainLife(500)
LOST = la.Trigger(
    v.GRAVE,
    on=la.Event("sent", to=v.GRAVE, had_such=GAMMA & la.MONSTER),
    optional=False,
    do=(GAIN,),
)


@pytest.mark.parametrize(
    ("under", "gained"), [((), 0), ((OTHER,), 0), ((KIN,), 500), ((OTHER, KIN), 500)]
)
def test_only_with_such_a_material(under: tuple[la.Card, ...], gained: int) -> None:
    tall = xyz("Tall", effects=(LOST,))
    table = Table([BREAK], deck=list(under), field=[tall])
    for card in under:
        table.attach(card, tall)
    table.activate(BREAK)
    assert table.place_of(tall) == v.GRAVE
    assert table.life() == 8000 + gained


def test_not_once_the_material_is_gone() -> None:
    detaches = la.Ignition(v.MZONE, cost=(la.Detach(),), do=(la.GainLife(1),))
    tall = xyz("Tall", effects=(LOST, detaches))
    table = Table([BREAK], deck=[KIN], field=[tall])
    table.attach(KIN, tall)
    table.activate(tall)
    table.activate(BREAK)
    assert table.life() == 8001


@pytest.mark.parametrize(
    ("text", "such"),
    [
        ('is sent to the GY while it has a "Gamma" monster as material', GAMMA & la.MONSTER),
        ('is destroyed by card effect while it has "Alpha" as material', la.Named(1)),
    ],
)
def test_it_is_read(text: str, such: object) -> None:
    found = compile_card(
        xyz("Probe"), f"2 Level 4 monsters\nIf this card {text}: You can draw 1 card.", LEXICON
    )
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    (trigger,) = found.card.effects
    assert isinstance(trigger, la.Trigger) and trigger.on.had_such == such


def test_what_it_had_is_only_asked_of_this_card() -> None:
    text = (
        '2 Level 4 monsters\nIf a monster is sent to the GY while it has a "Gamma" monster as '
        "material: You can draw 1 card."
    )
    assert not compile_card(xyz("Probe"), text, LEXICON).whole


def test_the_second_standby_phase_is_that_of_a_later_turn() -> None:
    text = (
        "2 Level 4 monsters\nIf this card is destroyed by card effect: You can Special Summon this "
        "card during your 2nd Standby Phase after activation and double its ATK."
    )
    found = compile_card(xyz("Probe"), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    card = replace(found.card, passcode=fresh())
    table = Table([BREAK], field=[card])
    table.activate(BREAK)
    table.chain(card)
    assert table.place_of(card) == v.GRAVE


def test_a_card_is_destroyed_without_a_chain_when_another_is() -> None:
    # Number Wall: "When a \"Number\" monster you control is destroyed, destroy this card."
    text = 'When a "Gamma" monster you control is destroyed, destroy this card.'
    found = compile_card(la.Card(9, "Wall", v.TRAP | v.CONTINUOUS), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    wall = replace(found.card, passcode=fresh())
    breaks = played("Breaks", la.Destroy(la.Choose(la.MONSTER, v.MZONE)))
    for card, stays in ((KIN, False), (OTHER, True)):
        table = Table([breaks], field=[card], spells=[wall])
        table.activate(breaks)
        assert ("Wall" in table.spells().values()) is stays
