"""Summons from the Extra Deck by an effect: "immediately, Link Summon using this card".

Sources: the card texts of I:P Masquerena and Formula Synchron; Yu-Gi-Oh solo rules 3.6 to 3.8.
"""

from typing import Any

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    Damage,
    Effect,
    IfDone,
    Race,
    Series,
    SummonFromExtraNow,
    SynchroSummon,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played, quick, xyz

A, B = body("A"), body("B")
LEXICON = Lexicon({}, {"Gamma": 0x123})
GAMMA = Series(0x123, "Gamma") & MONSTER
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


def test_one_of_the_materials_is_such_a_monster() -> None:
    # Naturia Blessing: "using monsters you control as material, including a "Naturia" monster"
    including = SummonFromExtraNow(("link",), including=Race(v.FIEND) & MONSTER)
    host = fiend("Host", ignition(including), race=v.DRAGON)
    goal, imp = link("Goal", 2), fiend("Imp")
    table = Table(field=[host, A, imp], extra=[goal])
    table.activate(host)
    assert table.choices() == [("A", "Imp"), ("Host", "Imp")]
    assert not Table(field=[host, A], extra=[goal]).may("activate", host)


def test_all_materials_are_such_monsters_on_the_players_field() -> None:
    # PSY-Frame Circuit: "using only "PSY-Frame" monsters you control"
    only = SummonFromExtraNow(("link",), each=Race(v.FIEND) & MONSTER)
    host = fiend("Host", ignition(only), race=v.DRAGON)
    goal, imp, devil = link("Goal", 2), fiend("Imp"), fiend("Devil")
    table = Table(field=[host, A, imp, devil], extra=[goal])
    table.activate(host)
    assert sorted(table.grave) == ["Devil", "Imp"]
    assert not Table(field=[host, A, imp], extra=[goal]).may("activate", host)
    # With this card, all of them are still such monsters.
    this = SummonFromExtraNow(("link",), including_this=True, each=Race(v.FIEND) & MONSTER)
    first = fiend("First", ignition(this))
    table = Table(field=[first, A, imp, devil], extra=[goal])
    table.activate(first)
    assert table.choices() == [("Devil", "First"), ("First", "Imp")]


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (", using monsters you control as material, including a \"Gamma\" monster",
         {"including": GAMMA}),
        (", using only \"Gamma\" monsters you control", {"each": GAMMA}),
        (", using only \"Gamma\" monsters you control, including this card",
         {"each": GAMMA, "including_this": True}),
        (" using monsters you control as Materials", {}),
        (", using materials including this card you control", {"including_this": True}),
    ],
)  # fmt: skip
def test_how_the_materials_are_read(text: str, step: dict[str, Any]) -> None:
    now = "Immediately after this effect resolves, Xyz Summon 1 Xyz Monster"
    found = compile_card(fiend("Beta"), f"Once per turn: You can {now}{text}.", LEXICON)
    assert found.whole
    (effect,) = found.card.effects
    assert isinstance(effect, Effect)
    assert effect.do == (SummonFromExtraNow(("xyz",), **step),)
