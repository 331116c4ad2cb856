"""Any number of cards are paid, of which the card of the effect must be one; and what protects as
long as this Main Phase lasts.

Source: the card text of Miscellaneousaurus ("banish any number of …, including this card", "during
this Main Phase").
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language.words import TurnUntil
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, played

ONE, TWO, THREE = (body(f"L{level}", level) for level in (1, 2, 3))
A, B = body("A"), body("B")


def counts(*extra: object) -> la.Card:
    paid = la.Choose(la.MONSTER, v.GRAVE, 1, 100, name="paid", with_this=True)
    like = la.Measured("level", "=", la.HowMany("paid"))
    return fiend(
        "Counts",
        la.Ignition(
            v.GRAVE, cost=(la.Banish(paid),),
            do=(la.SpecialSummon(la.Choose(la.MONSTER & like, v.DECK)),),
        ),
        *extra,
    )  # fmt: skip


def test_this_card_is_one_of_those_that_are_paid() -> None:
    card = counts()
    table = Table(deck=[ONE, TWO, THREE], grave=[A, card, B])
    table.activate(card)
    others = [("A",), ("B",), ("A", "B"), ()]
    assert table.choices() == sorted(tuple(sorted(("Counts", *some))) for some in others)
    table.pick(card, B)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert sorted(table.banished) == ["B", "Counts"]
    assert list(table.monsters().values()) == ["L2"]


def test_only_so_many_as_there_is_a_card_for() -> None:
    card = counts()
    table = Table(deck=[THREE], grave=[A, B, card])
    table.activate(card)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert sorted(table.banished) == ["A", "B", "Counts"]
    assert not Table(deck=[THREE], grave=[A, card]).may("activate", card)


def test_of_two_copies_the_one_that_is_used_is_paid() -> None:
    card = counts()
    table = Table(deck=[ONE], grave=[card, card])
    table.activate(card)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert table.banished == ["Counts"]
    assert table.grave == ["Counts"]


def test_not_with_anything_else_asked_of_them() -> None:
    for rest in ({"joint": "different-names"}, {"as_many": True}):
        paid = la.Choose(la.MONSTER, v.GRAVE, 1, 3, with_this=True, **rest)
        faulty = fiend("Faulty", la.Ignition(v.GRAVE, cost=(la.Banish(paid),), do=(la.Draw(1),)))
        with pytest.raises(CompileError):
            Table(grave=[faulty])


# ------------------------------------------------------------ this Main Phase


@pytest.mark.parametrize(("until", "spared"), [("main phase", False), ("end", True)])
def test_the_end_phase_is_no_longer_the_main_phase(until: TurnUntil, spared: bool) -> None:
    rule = la.Unaffected(filter=la.MONSTER, by=v.OPPONENT, activated=True)
    spell = played("Shield", la.ForTheTurn(rule, until))
    boom = fiend("Boom", la.Trigger(v.MZONE, on=la.Event("end-phase"), optional=False,
                                    do=(la.Destroy(la.Each(la.Named(A.passcode), v.MZONE,
                                                           v.OPPONENT)),)))  # fmt: skip
    table = Table([spell], field=[A], opponent_field=[boom], opponent_acts=True)
    table.activate(spell)
    while table.asked == "window":
        table.decline()
    table.end()
    while table.asked in ("window", "trigger"):
        table.take(table.decision().options[0])
    assert (table.place_of(A) == v.MZONE) is spared


def test_only_what_protects_lasts_so_long() -> None:
    each = la.EachTime(on=la.Event("end-phase"), do=(la.Draw(1),))
    with pytest.raises(CompileError):
        Table([played("Faulty", la.ForTheTurn(each, "main phase"))])


# -------------------------------------------------------------- what is read


def test_how_both_are_read_and_written() -> None:
    text = (
        "During the Main Phase (Quick Effect): You can discard this card; during this Main Phase, "
        "Fiend monsters you control are unaffected by your opponent's activated effects.\n"
        "You can banish any number of Fiend monsters from your GY, including this card; draw 1 "
        "card."
    )
    found = compile_card(fiend("Beta"), text, Lexicon({}, {}))
    assert found.whole, [(part.text, part.why) for part in found.parts if part.why]
    first, second = found.card.effects
    assert isinstance(first, la.Quick) and isinstance(second, la.Ignition)
    assert [one.until for one in first.walk() if isinstance(one, la.ForTheTurn)] == ["main phase"]
    assert second.where == v.GRAVE
    assert [one.with_this for one in second.walk() if isinstance(one, la.Choose)] == [True]
    assert card_text(found.card, defined_name) == text.split("\n")
