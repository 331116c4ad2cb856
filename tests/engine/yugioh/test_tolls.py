"""What must be paid to activate anything, and Special Summons that are allowed once a turn."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    SPELL,
    Activate,
    ActivateOnlyOne,
    Choose,
    GainLife,
    Named,
    SpecialSummon,
    SummonsAtMost,
    SummonsOnce,
    Toll,
    spell,
)
from engine.yugioh.position.slots import POSITION, STATUS
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

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


def test_no_more_summons_than_a_card_allows() -> None:
    # Summon Limit: "Neither player can Summon more than two times per turn."
    limit = spell(fresh(), "Limit", v.CONTINUOUS, effects=(SummonsAtMost(2),))
    table = Table([CALL, CALL, B], deck=[A, A], spells=[limit])
    table.activate(CALL)
    assert table.may("summon", B)
    table.summon(B)
    assert not table.may("activate", CALL)
    table = Table([CALL, CALL, B], deck=[A, A], spells=[limit])
    table.activate(CALL)
    table.activate(CALL)
    assert not table.may("summon", B)
    assert table.may("set", B)  # a Set is no Summon


def test_monsters_summoned_at_the_same_time_are_summoned_once() -> None:
    limit = spell(fresh(), "Limit", v.CONTINUOUS, effects=(SummonsAtMost(2),))
    table = Table([BOTH, CALL, CALL], deck=[A, A, B], spells=[limit])
    table.activate(BOTH)
    table.pick(A, B)
    assert table.may("activate", CALL)
    table.activate(CALL)
    assert not table.may("activate", CALL)


def test_summons_before_the_card_was_there_count_too() -> None:
    limit = spell(fresh(), "Limit", v.CONTINUOUS, effects=(Activate(), SummonsAtMost(2)))
    table = Table([CALL, CALL, CALL, limit], deck=[A, A, A])
    table.activate(CALL)
    table.activate(CALL)
    assert table.may("activate", CALL)
    table.activate(limit)
    assert not table.may("activate", CALL)


def test_flip_summons_count_and_are_none_too_many() -> None:
    limit = spell(fresh(), "Limit", v.CONTINUOUS, effects=(SummonsAtMost(1),))
    down = body("Down")
    table = Table([CALL], deck=[A], field=[down], spells=[limit])
    number = table.number(down, v.MZONE)
    table.state.data[POSITION + number] = v.FACEDOWN_DEFENSE
    table.state.data[STATUS + number] = 0
    assert table.may("turn", down)
    table.activate(CALL)
    assert not table.may("turn", down)
