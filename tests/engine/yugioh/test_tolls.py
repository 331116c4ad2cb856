"""What must be paid to activate anything, and Special Summons that are allowed once a turn."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    SPELL,
    ActivateOnlyOne,
    Choose,
    GainLife,
    Named,
    SpecialSummon,
    SummonsOnce,
    Toll,
)
from tests.engine.yugioh.table import Table, body, fiend, played

GAIN = played("Gain", GainLife(1))


def test_a_player_must_pay_to_activate_anything() -> None:
    # Masquerade the Blazing Dragon: "your opponent must pay 600 LP to activate cards or effects"
    guard = fiend("Guard", Toll(600))
    table = Table([GAIN, GAIN], opponent_field=[guard])
    table.activate(GAIN)
    assert table.life() == 8000 - 600 + 1
    own = Table([GAIN], field=[guard])
    own.activate(GAIN)
    assert own.life() == 8001


def test_who_cannot_pay_activates_nothing() -> None:
    table = Table([GAIN], opponent_field=[fiend("Guard", Toll(8001))])
    assert not table.may("activate", GAIN)


A, B = body("A"), body("B")
CALL = played("Call", SpecialSummon(Choose(Named(A.passcode), v.DECK)))
BOTH = played("Both", SpecialSummon(Choose(Named(A.passcode) | Named(B.passcode), v.DECK, 2, 2)))


def test_only_one_special_summon_while_the_card_is_there() -> None:
    # El Shaddoll Winda: "Each player can only Special Summon monster once per turn"
    once = fiend("Once", SummonsOnce())
    table = Table([CALL, CALL, once], deck=[A, A])
    table.activate(CALL)
    table.summon(once)
    assert table.may("activate", CALL)  # the Special Summon before does not count
    table = Table([CALL, CALL], deck=[A, A], field=[once])
    table.activate(CALL)
    assert not table.may("activate", CALL)


def test_several_at_the_same_time_are_one_special_summon() -> None:
    table = Table([BOTH], deck=[A, B], field=[fiend("Once", SummonsOnce())])
    table.activate(BOTH)
    assert len(table.monsters()) == 3


def test_one_activation_of_a_kind_that_is_left() -> None:
    # Trap Trick: "You can only activate 1 Trap Card for the rest of this turn after this card"
    last = played("Last", ActivateOnlyOne(SPELL))
    table = Table([last, GAIN, GAIN])
    table.activate(GAIN)
    table.activate(last)
    assert table.may("activate", GAIN)  # what was activated before does not count
    table.activate(GAIN)
    table = Table([last, GAIN, GAIN])
    table.activate(last)
    table.activate(GAIN)
    assert not table.may("activate", GAIN)
