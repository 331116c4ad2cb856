"""A Synchro Monster of the total Level of two monsters that were sent to the GY together.

Source: the card text of Superheavy Samurai Battleball, "send both it and this card from the field
to the GY, then Special Summon from your Extra Deck 1 … Synchro Monster whose Level equals the total
original Levels of those 2 monsters in the GY. (This Special Summon is treated as a Synchro
Summon.)"
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Both, LevelOf, Measured, Plus, SpecialSummon, Then
from tests.engine.yugioh.table import Table, body, fiend, link

TEXT = (
    "You can target 1 face-up monster your opponent controls that has a Level; send both it and "
    'this card from the field to the GY, then Special Summon from your Extra Deck 1 "Gamma" '
    "Synchro Monster whose Level equals the total original Levels of those 2 monsters in the GY. "
    "(This Special Summon is treated as a Synchro Summon.)"
)
FOUND = compile_card(
    la.Card(9, "Ball", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 2, 1000, 1000), TEXT,
    Lexicon({"Ball": 9}, {"Gamma": 0x123}),
)  # fmt: skip
BALL = FOUND.card
FOUR = body("Four", level=4)


def made(level: int) -> la.Card:
    card = body(f"Made {level}", level=level)
    ways = (la.SynchroSummon(),)
    return replace(card, type=v.MONSTER | v.SYNCHRO, procedures=ways, series=(0x123,))


SIX, SEVEN = made(6), made(7)


def test_it_is_read() -> None:
    assert FOUND.whole
    (item,) = BALL.effects
    assert isinstance(item, la.Ignition)
    both, then = item.do
    assert isinstance(both, Both) and isinstance(then, Then)
    (summon,) = then.do
    assert isinstance(summon, SpecialSummon) and summon.how == v.BY_SYNCHRO
    level = Measured("level", "=", Plus(LevelOf(what="original level"), 2))
    assert level in summon.walk()


def test_both_go_and_the_one_of_their_total_level_comes() -> None:
    table = Table(field=[BALL], opponent_field=[FOUR], extra=[SIX, SEVEN])
    table.activate(BALL)
    assert list(table.monsters().values()) == ["Made 6"]
    assert (table.monsters(1), table.grave, table.pile(v.GRAVE, 1)) == ({}, ["Ball"], ["Four"])


def test_one_of_another_level_does_not_come() -> None:
    table = Table(field=[BALL], opponent_field=[FOUR], extra=[SEVEN])
    if table.may("activate", BALL):
        table.activate(BALL)
    assert table.extra == ["Made 7"]


def test_a_monster_without_a_level_is_no_target() -> None:
    table = Table(field=[BALL], opponent_field=[link("Link", 2, v.BOTTOM)], extra=[SIX, SEVEN])
    assert not table.may("activate", BALL)


def test_one_that_does_not_reach_the_gy_brings_nothing() -> None:
    scale = fiend("Scale", type=v.PENDULUM | v.EFFECT, scale=1)
    table = Table(field=[BALL], opponent_field=[scale], extra=[SIX, SEVEN])
    if table.may("activate", BALL):
        table.activate(BALL)
    assert "Made 6" not in table.monsters().values()
