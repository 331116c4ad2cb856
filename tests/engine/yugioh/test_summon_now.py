"""Summons from the Extra Deck by an effect: "immediately, Link Summon using this card".

Sources: the card texts of I:P Masquerena and Formula Synchron; Yu-Gi-Oh solo rules 3.6 to 3.8.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    ONCE_PER_TURN,
    Damage,
    IfDone,
    Race,
    SummonFromExtraNow,
    SynchroSummon,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played, quick, xyz

A, B = body("A"), body("B")
NOW = SummonFromExtraNow(("link",), including_this=True)


def test_the_card_itself_is_among_the_materials() -> None:
    host = fiend("Host", ignition(NOW))
    goal = link("Goal", 2)
    table = Table(field=[host, A, B], extra=[goal])
    table.activate(host)
    assert table.choices() == [("A", "Host"), ("B", "Host")]
    table.pick(A, host)
    assert sorted(table.grave) == ["A", "Host"]
    assert "Goal" in table.monsters().values()


def test_only_what_can_be_made_is_offered() -> None:
    host = fiend("Host", ignition(NOW))
    one, two, three = link("One", 1), link("Two", 2), link("Three", 3)
    table = Table(field=[host, A], extra=[one, two, three])
    table.activate(host)
    assert table.choices() == [("One",), ("Two",)]
    table.pick(two)
    assert table.grave in (["A", "Host"], ["Host", "A"])
    alone = Table(field=[host], extra=[two])
    assert not alone.may("activate", host)


def test_the_filter_and_the_kind() -> None:
    both = SummonFromExtraNow(("synchro", "xyz"), Race(v.WARRIOR))
    now = played("Now", both, IfDone((Damage(100),)))
    synchro = monster(
        fresh(), "Synchro", v.DARK, v.DRAGON, 8, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),),
    )  # fmt: skip
    tuner = fiend("Tuner", type=v.EFFECT | v.TUNER)
    rank, goal = xyz("Rank"), link("Goal", 2)
    table = Table([now], field=[tuner, A], extra=[synchro, rank, goal])
    table.activate(now)
    assert "Rank" in table.monsters().values()
    assert table.life(1) == 7900


def test_in_the_middle_of_a_chain() -> None:
    host, burn = fiend("Host", quick(NOW, limit=ONCE_PER_TURN)), played("Burn", Damage(1))
    goal = link("Goal", 1)
    table = Table([burn], field=[host], extra=[goal])
    table.activate(burn)
    table.chain(host)
    assert "Goal" in table.monsters().values()
    assert table.life(1) == 7999


def test_only_cards_of_ones_own_extra_deck_are_summoned() -> None:
    # Yu-Gi-Oh solo rules 3.8.
    host, goal = fiend("Host", ignition(NOW)), link("Goal", 2)
    assert Table(field=[host, A], extra=[goal]).may("activate", host)
    assert not Table(field=[host, A], grave=[goal]).may("activate", host)
    assert not Table(field=[host, A], opponent_extra=[goal]).may("activate", host)
