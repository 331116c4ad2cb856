"""Vaylantz and Speedroid cards."""

from collections import Counter

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import crystal_support as cs
from engine.yugioh.cards import links, vanilla
from engine.yugioh.cards import speedroid as sp
from engine.yugioh.cards import vaylantz as va
from tests.engine.yugioh.cards.test_crystal_beast import CAT, PEGASUS, RUBY, TIGER, WIND, A
from tests.engine.yugioh.table import Table, fiend, names

# -------------------------------------------------------------------- Vaylantz


def test_a_vaylantz_world_brings_the_other_to_the_opponents_side() -> None:
    for mine, theirs in ((va.SHINRA_BANSHO, va.KONIG_WISSEN), (va.KONIG_WISSEN, va.SHINRA_BANSHO)):
        table = Table([mine], [mine, theirs])
        table.activate(mine)
        assert (table.spells(), table.spells(1)) == ({5: mine.name}, {5: theirs.name})
        assert not Table([mine], [mine]).may("activate", mine)


def test_nothing_is_proved_where_a_column_would_have_to_be_chosen() -> None:
    # Vaylantz World - Shinra Bansho: "to their own Main Monster Zone in its same column"; to which
    # Spell & Trap Zone a card goes is no choice
    assert va.SHINRA_BANSHO.missing


@pytest.mark.parametrize("mine", [True, False])
def test_shinra_bansho_summons_to_the_column_once_whoever_has_it(mine: bool) -> None:
    shinra, wissen = va.SHINRA_BANSHO, va.KONIG_WISSEN
    table = Table(
        field={0: A}, spells={0: CAT, 1: TIGER, 2: RUBY, 5: shinra if mine else wissen},
        opponent_spells={5: wissen if mine else shinra},
    )  # fmt: skip
    table.activate(shinra)
    assert table.choices() == [(RUBY.name,), (TIGER.name,)]
    table.pick(RUBY)
    table.chain(RUBY)
    # As many as possible of the rest follow, wherever they are.
    assert Counter(table.monsters().values()) == Counter(["A", *names(RUBY, CAT, TIGER)])
    assert table.monsters()[2] == RUBY.name
    assert not table.may("activate", shinra)


def test_shinra_bansho_needs_both_field_zones() -> None:
    table = Table(spells={0: CAT, 5: va.SHINRA_BANSHO})
    assert not table.may("activate", va.SHINRA_BANSHO)


def test_the_heart_takes_the_field_spell_back_from_the_opponents_side() -> None:
    table = Table([PEGASUS], [RUBY], spells={0: cs.HEART, 5: va.SHINRA_BANSHO},
                  opponent_spells={5: va.KONIG_WISSEN})  # fmt: skip
    table.summon(PEGASUS)
    table.chain(PEGASUS)
    table.chain(cs.HEART)
    assert table.spells(1) == {}
    # It is the opponent's own card here.
    assert table.pile(v.HAND, 1) == names(va.KONIG_WISSEN)
    table = Table([PEGASUS, va.SHINRA_BANSHO], [RUBY, va.KONIG_WISSEN], spells={0: cs.HEART})
    table.activate(va.SHINRA_BANSHO)
    table.summon(PEGASUS)
    table.chain(PEGASUS)
    table.chain(cs.HEART)
    assert sorted(table.hand) == sorted(names(cs.HEART, va.KONIG_WISSEN))


# ------------------------------------------------------------------- Speedroids


def test_terrortop_comes_to_an_empty_field_and_searches_once() -> None:
    table = Table([sp.TERRORTOP, sp.TERRORTOP], [sp.TAKETOMBORG, sp.TERRORTOP, A])
    table.special(sp.TERRORTOP)
    table.chain(sp.TERRORTOP)
    assert table.hand == names(sp.TERRORTOP, sp.TAKETOMBORG)
    assert not table.may("special", sp.TERRORTOP)
    table.summon(sp.TERRORTOP)
    assert table.asked == "open"


def test_taketomborg_joins_a_wind_monster_once() -> None:
    assert not Table([sp.TAKETOMBORG], field=[A]).may("special", sp.TAKETOMBORG)
    assert not Table([sp.TAKETOMBORG]).may("special", sp.TAKETOMBORG)
    table = Table([sp.TAKETOMBORG, sp.TAKETOMBORG], field=[WIND])
    table.special(sp.TAKETOMBORG)
    assert not table.may("special", sp.TAKETOMBORG)


def test_taketomborg_brings_a_speedroid_tuner_and_locks_to_wind() -> None:
    tuner = fiend("Tuner", type=v.TUNER | v.EFFECT, attribute=v.WIND, series=(0x2016,))
    other = fiend("Other Tuner", type=v.TUNER | v.EFFECT, attribute=v.WIND)
    table = Table(deck=[tuner, other, sp.TERRORTOP], extra=[links.LINK_SPIDER],
                  field=[sp.TAKETOMBORG, vanilla.BITRON])  # fmt: skip
    assert table.may("special", links.LINK_SPIDER)
    table.activate(sp.TAKETOMBORG)
    assert sorted(table.monsters().values()) == ["Bitron", "Tuner"]
    assert not table.may("special", links.LINK_SPIDER)
