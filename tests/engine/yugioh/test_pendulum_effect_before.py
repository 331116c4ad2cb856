"""A card that is not activated once a Pendulum Effect of certain monsters was, and one that
protects the cards in the Pendulum Zones.

Source: the card text of Pendulum Call, "You cannot activate this card if you activated a …
monster's Pendulum Effect this turn."
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Also,
    Draw,
    ForTheTurn,
    GainLife,
    Ignition,
    Indestructible,
    ThisTurn,
)
from tests.engine.yugioh.table import Table, body, fiend

TEXT = (
    "Draw 1 card, also, until the end of your opponent's next turn after this card resolves, "
    '"Gamma" cards in your Pendulum Zones cannot be destroyed by card effects. You can only '
    'activate 1 "Probe" per turn. You cannot activate this card if you activated a "Gamma" '
    "monster's Pendulum Effect this turn."
)
FOUND = compile_card(la.spell(9, "Probe"), TEXT, Lexicon({"Probe": 9}, {"Gamma": 0x123}))
CALL = FOUND.card
A = body("A")


def scale(name: str, *series: int) -> la.Card:
    card = fiend(name, Ignition(v.PZONE, do=(GainLife(100),), limit=la.ONCE_PER_TURN),
                 type=v.PENDULUM | v.EFFECT, scale=1)  # fmt: skip
    return replace(card, series=series)


def test_it_is_read() -> None:
    gamma = la.Series(0x123, "Gamma")
    assert FOUND.whole
    (item,) = CALL.effects
    assert isinstance(item, la.Activate)
    assert item.condition == (ThisTurn("activate-scale", gamma, most=0),)
    safe = Indestructible(gamma & la.InPlace(v.PZONE))
    assert item.do == (Draw(1), Also((ForTheTurn(safe, "next turn"),)))


def test_a_pendulum_effect_of_the_series_forbids_it() -> None:
    ours = scale("Ours", 0x123)
    table = Table([CALL, ours], [A])
    table.activate(ours)
    assert table.may("activate", CALL)  # to place it is no Pendulum Effect
    table.activate(ours, place=v.SZONE)
    assert table.life() == 8100
    assert not table.may("activate", CALL)


def test_one_of_another_monster_does_not() -> None:
    other = scale("Other")
    table = Table([CALL, other], [A])
    table.activate(other)
    table.activate(other, place=v.SZONE)
    assert table.may("activate", CALL)


def test_nor_does_an_effect_on_the_field() -> None:
    acts = replace(fiend("Acts", Ignition(v.MZONE, do=(GainLife(100),))), series=(0x123,))
    table = Table([CALL], [A], field=[acts])
    table.activate(acts)
    assert table.may("activate", CALL)
