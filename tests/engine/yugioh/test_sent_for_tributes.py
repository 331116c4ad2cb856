"""An own monster and a card of the opponent that are sent to the GY instead of two Tributes.

Source: the card text of Floowandereeze and the Unexplored Winds, "You can conduct Tribute Summons
that require 2 Tributes by sending 1 monster you control and 1 card your opponent controls to the GY
instead of Tributing (it is still treated as a Tribute Summon)."
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Damage,
    GainLife,
    NotUsedFor,
    SendsForTributes,
    Trigger,
    WasSummoned,
    sent_to_grave,
    summoned,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fiend, fresh

TEXT = (
    "You can conduct Tribute Summons that require 2 Tributes by sending 1 monster you control and "
    "1 card your opponent controls to the GY instead of Tributing (it is still treated as a "
    "Tribute Summon). During your Main Phase: You can reveal up to 2 Fiend monsters in your hand "
    "and place them on the bottom of your Deck in any order, then draw the same number of cards."
)
FOUND = compile_card(la.spell(9, "Winds", v.CONTINUOUS), TEXT, Lexicon({"Winds": 9}, {}))
WINDS = FOUND.card
A, B, THEIRS = body("A"), body("B"), body("Theirs")
SPELL = la.spell(fresh(), "Spell", v.CONTINUOUS)
SEVEN, FIVE = body("Seven", 7), body("Five", 5)


def test_it_is_read() -> None:
    assert FOUND.whole
    assert SendsForTributes() in WINDS.effects


def test_a_pair_is_one_way_beside_two_tributes() -> None:
    table = Table([SEVEN], field=[A, B], spells=[WINDS], opponent_field=[THEIRS],
                  opponent_spells=[SPELL])  # fmt: skip
    table.summon(SEVEN)
    assert table.choices() == [
        ("A", "B"), ("A", "Spell"), ("A", "Theirs"), ("B", "Spell"), ("B", "Theirs"),
    ]  # fmt: skip
    table.pick(A, SPELL)
    assert set(table.monsters().values()) == {"B", "Seven"}
    assert (table.spells(1), table.grave, table.pile(v.GRAVE, 1)) == ({}, ["A"], ["Spell"])


def test_it_is_a_tribute_summon_for_which_nothing_was_tributed() -> None:
    tributed = fiend("Tributed", Trigger(v.GRAVE, on=sent_to_grave(reason=v.R_TRIBUTE),
                                         do=(Damage(100),), optional=False))  # fmt: skip
    great = fiend("Great", Trigger(v.MZONE, on=summoned(), do=(GainLife(100),), optional=False,
                                   condition=(WasSummoned(v.BY_TRIBUTE),)), level=7)  # fmt: skip
    table = Table([great], field=[tributed], spells=[WINDS], opponent_field=[THEIRS])
    table.summon(great)
    assert (table.life(), table.life(1), table.grave) == (8100, 8000, ["Tributed"])


def test_what_cannot_be_tributed_can_be_sent() -> None:
    barred = fiend("Barred", NotUsedFor(("tribute",)))
    table = Table([SEVEN], field=[barred], spells=[WINDS], opponent_field=[THEIRS])
    table.summon(SEVEN)
    assert table.grave == ["Barred"]


def test_not_for_one_tribute_nor_for_a_set_nor_without_the_card() -> None:
    one = Table([FIVE], field=[A], spells=[WINDS], opponent_field=[THEIRS])
    one.summon(FIVE)
    assert one.monsters(1) == {0: "Theirs"}
    seven = Table([SEVEN], field=[A], spells=[WINDS], opponent_field=[THEIRS])
    assert seven.may("summon", SEVEN) and not seven.may("set", SEVEN)
    assert not Table([SEVEN], field=[A], opponent_field=[THEIRS]).may("summon", SEVEN)
    assert not Table([SEVEN], field=[A], spells=[WINDS]).may("summon", SEVEN)


def test_what_would_be_banished_is_not_sent() -> None:
    void = fiend("Void", la.BanishInstead())
    table = Table([SEVEN], field=[A], spells=[WINDS], opponent_field=[void])
    assert not table.may("summon", SEVEN)


def test_as_many_are_drawn_as_were_placed() -> None:
    one, other = fiend("One"), fiend("Other")
    table = Table([one, other], [body("C"), body("D"), body("E")], spells=[WINDS])
    table.activate(WINDS)
    table.pick(one, other)
    while table.asked != "open":
        table.take(table.decision().options[0])
    assert len(table.hand) == 2 and "One" not in table.hand
