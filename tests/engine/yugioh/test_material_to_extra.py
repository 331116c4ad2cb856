"""A Pendulum Monster that goes to the Extra Deck as Synchro Material, and one that makes room for
another in the Pendulum Zones.

Source: the card text of Superheavy Samurai Prodigy Wakaushi, "If this card is used as Synchro
Material and added to your Extra Deck face-up", "place 1 … Pendulum Monster from your Deck … in your
other Pendulum Zone, then Special Summon this card".
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Choose, Event, PlaceAsScale, SpecialSummon, Then, Trigger
from tests.engine.yugioh.table import Table, body, fiend

TEXT = (
    '[ Pendulum Effect ]\nYou can place 1 Pendulum Monster from your Deck, except "Young", in '
    "your other Pendulum Zone, then Special Summon this card.\n[ Monster Effect ]\nIf this card is "
    "used as Synchro Material and added to your Extra Deck face-up: You can place this card in "
    "your Pendulum Zone."
)
PENDULUM = v.MONSTER | v.EFFECT | v.PENDULUM | v.TUNER
FOUND = compile_card(
    la.Card(9, "Young", PENDULUM, v.DARK, v.FIEND, 2, 1000, 1000, scale=8), TEXT,
    Lexicon({"Young": 9}, {}),
)  # fmt: skip
YOUNG = FOUND.card
A = body("A", level=4)
OTHER = fiend("Other", type=v.PENDULUM | v.EFFECT, scale=1)
MADE = replace(body("Made", level=6), type=v.MONSTER | v.SYNCHRO, procedures=(la.SynchroSummon(),))


def test_it_is_read() -> None:
    scale = la.Type(v.PENDULUM) & la.MONSTER & ~la.Named(9)
    place, trigger = YOUNG.effects
    assert isinstance(place, la.Ignition)
    assert FOUND.whole
    assert place.do == (PlaceAsScale(Choose(scale, v.DECK)), Then((SpecialSummon(),)))
    on = Event("sent", to=v.EXTRA, reason=v.R_SYNCHRO)
    assert trigger == Trigger(v.EXTRA, do=(PlaceAsScale(),), on=on)


def test_the_material_goes_to_the_pendulum_zone() -> None:
    table = Table(field=[YOUNG, A], extra=[MADE])
    table.special(MADE)
    assert table.asked == "trigger"
    table.chain(YOUNG)
    assert "Young" in table.spells().values()


def test_not_what_leaves_the_field_otherwise() -> None:
    raze = la.spell(
        10, "Raze", effects=(la.Activate(do=(la.Destroy(la.Each(la.MONSTER, v.MZONE)),)),)
    )
    table = Table([raze], field=[YOUNG])
    table.activate(raze)
    assert (table.asked, table.extra) == ("open", ["Young"])


def test_the_other_zone_is_filled_and_this_card_summoned() -> None:
    table = Table([YOUNG], [OTHER])
    table.activate(YOUNG)
    table.activate(YOUNG, place=v.SZONE)
    assert "Other" in table.spells().values()
    assert set(table.monsters().values()) == {"Young"}


def test_without_a_free_zone_it_is_not_activated() -> None:
    third = fiend("Third", type=v.PENDULUM | v.EFFECT, scale=3)
    table = Table([YOUNG, third], [OTHER])
    table.activate(YOUNG)
    table.activate(third)
    assert not table.may("activate", YOUNG, place=v.SZONE)
