"""Spells and Traps of the Crystal Beasts."""

from collections import Counter

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import crystal_beast as cb
from engine.yugioh.cards import crystal_support as cs
from engine.yugioh.cards import hand_traps, links
from engine.yugioh.cards import speedroid as sp
from engine.yugioh.cards import vaylantz as va
from engine.yugioh.language import (
    AddToHand,
    Banish,
    Choose,
    SendToGrave,
    ToDeck,
)
from tests.engine.yugioh.cards.test_crystal_beast import (
    BOOM,
    CAT,
    PEGASUS,
    RAINBOW,
    RUBY,
    TIGER,
    WIND,
    A,
    B,
    as_spells,
    crystal,
    run,
)
from tests.engine.yugioh.table import Table, body, names, played


def test_crystal_bond_adds_one_and_places_one_of_another_name() -> None:
    table = Table([cs.CRYSTAL_BOND, cs.CRYSTAL_BOND], [CAT, CAT, RUBY, A])
    table.activate(cs.CRYSTAL_BOND)
    assert table.choices() == [(CAT.name,), (RUBY.name,)]
    table.pick(CAT)
    assert (table.hand, table.spells()) == (names(cs.CRYSTAL_BOND, CAT), {1: RUBY.name})
    assert not table.may("activate", cs.CRYSTAL_BOND)
    assert not Table([cs.CRYSTAL_BOND], [CAT, CAT, A]).may("activate", cs.CRYSTAL_BOND)


def test_golden_rule_places_two_and_brings_one_of_another_name() -> None:
    table = Table([cs.GOLDEN_RULE, cs.GOLDEN_RULE, RUBY], [RUBY, CAT, TIGER], grave=[A])
    table.activate(cs.GOLDEN_RULE)
    table.chain(RUBY)
    assert Counter(table.monsters().values()) == Counter(names(RUBY, CAT, TIGER))
    assert table.equips(RUBY) == names(cs.GOLDEN_RULE)
    assert not table.may("activate", cs.GOLDEN_RULE)


def test_golden_rule_needs_cards_and_zones() -> None:
    assert not Table([cs.GOLDEN_RULE, RUBY], [CAT]).may("activate", cs.GOLDEN_RULE)
    assert not Table([cs.GOLDEN_RULE], [CAT, TIGER]).may("activate", cs.GOLDEN_RULE)
    assert not Table([cs.GOLDEN_RULE, RUBY], [RUBY, CAT]).may("activate", cs.GOLDEN_RULE)
    three = [crystal(str(number)) for number in range(3)]
    assert not Table([cs.GOLDEN_RULE, RUBY], [CAT, TIGER], spells=three).may(
        "activate", cs.GOLDEN_RULE
    )
    full = [body(str(number)) for number in range(5)]
    assert not Table([cs.GOLDEN_RULE, RUBY], [CAT, TIGER], field=full).may(
        "activate", cs.GOLDEN_RULE
    )
    assert Table([cs.GOLDEN_RULE], [CAT, TIGER], grave=[RUBY]).may("activate", cs.GOLDEN_RULE)


@pytest.mark.parametrize("how", [AddToHand, SendToGrave, Banish, ToDeck])
def test_golden_rule_that_leaves_destroys_its_monster(how: type) -> None:
    away = played("Away", how(Choose(cb.CRYSTAL & ANY, v.SZONE)))
    table = Table([away], [cs.GOLDEN_RULE], field=[CAT, A])
    table.equip(cs.GOLDEN_RULE, CAT)
    table.activate(away)
    # Destroyed, it can stay.
    table.yes()
    assert (table.monsters(), list(table.spells().values())) == ({1: "A"}, names(CAT))


def test_rainbow_bridge_adds_a_crystal_spell_or_trap() -> None:
    table = Table([cs.RAINBOW_BRIDGE], [RUBY, cs.CRYSTAL_BOND, cs.MIRACLE, cs.HEART])
    table.activate(cs.RAINBOW_BRIDGE)
    assert table.choices() == [(cs.CRYSTAL_BOND.name,), (cs.MIRACLE.name,)]


def test_awakening_reveals_for_one_of_two() -> None:
    table = Table([cs.AWAKENING, RAINBOW, cs.AWAKENING], [cs.SALVATION, cs.CRYSTAL_BOND, RUBY],
                  grave=[CAT], spells=as_spells(TIGER))  # fmt: skip
    table.activate(cs.AWAKENING)
    assert len(table.offers()) == 2
    table.bullet(1)
    assert table.choices() == [(CAT.name,), (RUBY.name,), (TIGER.name,)]
    table.pick(TIGER)
    assert table.monsters() == {0: TIGER.name}
    assert not table.may("activate", cs.AWAKENING)
    assert not Table([cs.AWAKENING], [cs.SALVATION, RUBY]).may("activate", cs.AWAKENING)


@pytest.mark.parametrize("sent", [False, True])
def test_awakening_takes_a_bridge_to_the_hand_or_the_gy(sent: bool) -> None:
    table = Table([cs.AWAKENING, RAINBOW], [cs.SALVATION, cs.HEART, cs.CRYSTAL_BOND])
    table.activate(cs.AWAKENING)
    assert table.choices() == [(cs.SALVATION.name,), (cs.HEART.name,)]
    table.pick(cs.SALVATION)
    table.bullet(int(sent))
    assert (cs.SALVATION.name in table.grave) is sent
    assert (cs.SALVATION.name in table.hand) is not sent


def test_awakening_does_both_beside_an_ultimate_crystal_monster() -> None:
    table = Table([cs.AWAKENING], [cs.SALVATION, RUBY], field=[RAINBOW])
    table.activate(cs.AWAKENING)
    assert len(table.offers()) == 3
    table.bullet(2)
    table.bullet(0)
    assert table.hand == names(cs.SALVATION)
    assert RUBY.name in table.monsters().values()
    table = Table([cs.AWAKENING], [cs.SALVATION], field=[RAINBOW])
    table.activate(cs.AWAKENING)
    table.bullet(0)
    assert table.hand == names(cs.SALVATION)


def test_the_heart_gives_one_more_normal_summon_of_a_crystal_beast() -> None:
    table = Table([CAT, TIGER, RUBY, A], spells=[cs.HEART, cs.HEART])
    table.summon(A)
    assert not table.may("set", CAT)
    table.summon_in_addition(CAT)
    assert not table.may("summon in addition", TIGER)
    table = Table([CAT, TIGER, A], spells=[cs.HEART])
    table.summon_in_addition(CAT)
    assert table.may("set", TIGER)
    table.summon(A)
    assert not table.may("summon", TIGER)


def test_the_heart_destroys_a_crystal_beast_for_a_card() -> None:
    table = Table([RUBY, A], [cs.CRYSTAL_BOND, cs.RAINBOW_BRIDGE], field=[CAT, B],
                  spells={0: cs.HEART, 1: TIGER})  # fmt: skip
    table.activate(cs.HEART)
    assert table.choices() == [(CAT.name,), (RUBY.name,), (TIGER.name,)]
    table.pick(RUBY)
    assert table.hand == names(A, cs.CRYSTAL_BOND)
    assert table.grave == names(RUBY)
    assert not table.may("activate", cs.HEART)
    assert not Table([RUBY], [cs.HEART], spells=[cs.HEART]).may("activate", cs.HEART)


def test_the_heart_counts_a_crystal_beast_that_stays_as_destroyed() -> None:
    table = Table(deck=[cs.CRYSTAL_BOND], field=[CAT], spells=[cs.HEART])
    table.activate(cs.HEART)
    table.yes()
    assert table.hand == names(cs.CRYSTAL_BOND)
    assert table.spells() == {0: cs.HEART.name, 1: CAT.name}


def test_the_heart_goes_back_with_a_card_of_the_opponent() -> None:
    table = Table([PEGASUS], [RUBY], spells=[cs.HEART], opponent_field=[A])
    table.summon(PEGASUS)
    table.chain(PEGASUS)
    table.chain(cs.HEART)
    assert table.hand == names(cs.HEART)
    assert table.pile(v.HAND, 1) == ["A"]
    # The opponent controls nothing.
    table = Table([PEGASUS], [RUBY], spells=[cs.HEART])
    table.summon(PEGASUS)
    table.chain(PEGASUS)
    assert table.asked == "open"


def test_salvation_in_the_gy_brings_a_beast_and_a_field_spell_once() -> None:
    table = Table(deck=[RUBY, va.KONIG_WISSEN, A], grave=[cs.SALVATION, cs.SALVATION])
    table.activate(cs.SALVATION)
    assert sorted(table.hand) == sorted(names(RUBY, va.KONIG_WISSEN))
    assert table.banished == names(cs.SALVATION)
    assert not table.may("activate", cs.SALVATION)
    assert not Table(deck=[RUBY, A], grave=[cs.SALVATION]).may("activate", cs.SALVATION)


# Rainbow Bridge of Salvation: "If there are 2 or more different Monster Types among the Level 10 or
# higher monsters on the field: Shuffle all cards except this one from both players' hands, fields,
# and GYs into the Deck, then each player draws 5 cards."
TEN, TWELVE = body("Ten", level=10), body("Twelve", level=12, race=v.DRAGON)


def test_salvation_shuffles_everything_in_and_each_player_draws_five() -> None:
    deck = [body(f"Card {number}") for number in range(5)]
    table = Table(
        [A], deck, [links.LINK_SPIDER], field=[TEN, A], spells=[cs.RAINBOW_BRIDGE],
        sets=[cs.SALVATION], grave=[B], banished=[WIND], opponent_field=[TWELVE],
        opponent_hand=[B], opponent_grave=[A], fixed_order=True,
    )  # fmt: skip
    table.lay(links.LINK_SPIDER, 5)
    table.activate(cs.SALVATION)
    assert table.hand == names(*deck)
    assert Counter(table.deck) == Counter(names(A, A, TEN, B, cs.RAINBOW_BRIDGE))
    assert (table.extra, table.banished) == (names(links.LINK_SPIDER), ["Wind"])
    assert (table.monsters(), table.monsters(1)) == ({}, {})
    assert table.grave == names(cs.SALVATION) and not table.pile(v.GRAVE, 1)
    assert len(table.pile(v.HAND, 1)) == 5
    assert set(names(TWELVE, A, B)) <= set(table.pile(v.DECK, 1))


def test_salvation_asks_for_two_types_among_high_monsters_on_either_field() -> None:
    deck = [body(f"Card {number}") for number in range(5)]
    nine, eleven = body("Nine", level=9, race=v.DRAGON), body("Eleven", level=11)
    for field, theirs, may in (
        ([TEN, TWELVE], [], True), ([TEN], [TWELVE], True), ([], [TEN, TWELVE], True),
        ([TEN, eleven], [], False), ([TEN, nine], [], False), ([], [], False),
    ):  # fmt: skip
        table = Table((), deck, sets=[cs.SALVATION], field=field, opponent_field=theirs)
        assert table.may("activate", cs.SALVATION) is may


def test_salvation_is_not_activated_where_a_player_could_not_draw_five() -> None:
    # Yu-Gi-Oh solo rules, 3.1
    table = Table([A], [A] * 4, sets=[cs.SALVATION], field=[TEN, TWELVE])
    assert not table.may("activate", cs.SALVATION)


def test_miracle_destroys_a_crystal_beast_to_negate() -> None:
    table = Table(sets=[cs.MIRACLE], spells={1: CAT}, opponent_hand=[hand_traps.ASH_BLOSSOM],
                  hand=[sp.TERRORTOP], deck=[sp.TAKETOMBORG], opponent_acts=True)  # fmt: skip
    table.summon(sp.TERRORTOP)
    table.chain(sp.TERRORTOP)
    table.chain(hand_traps.ASH_BLOSSOM)
    table.chain(cs.MIRACLE)
    run(table)
    assert table.hand == names(sp.TAKETOMBORG)
    assert sorted(table.grave) == sorted(names(CAT, cs.MIRACLE))


def test_miracle_in_the_gy_follows_a_placed_beast_once() -> None:
    table = Table([PEGASUS], [RUBY, CAT], grave=[cs.MIRACLE, cs.MIRACLE])
    table.summon(PEGASUS)
    table.chain(PEGASUS)
    table.pick(RUBY)
    table.chain(cs.MIRACLE)
    assert sorted(table.spells().values()) == sorted(names(RUBY, CAT))
    assert table.asked == "open"
    assert table.banished == names(cs.MIRACLE)


def test_conclave_follows_a_destroyed_beast_once() -> None:
    table = Table([BOOM, BOOM], [RUBY, PEGASUS], field=[CAT], spells=[cs.CONCLAVE])
    table.activate(BOOM)
    table.decline()  # its other effect
    table.no()
    table.chain(cs.CONCLAVE, 0)
    table.pick(RUBY)
    assert table.monsters() == {0: RUBY.name}
    table.activate(BOOM)
    table.decline()
    table.no()
    assert table.asked == "open"


def test_conclave_does_not_follow_a_beast_that_was_face_down() -> None:
    # "If a face-up ... monster(s) you control is destroyed"
    for position, asked in ((v.FACEUP_ATTACK, "trigger"), (v.FACEDOWN_DEFENSE, "open")):
        table = Table([BOOM], [RUBY], spells=[cs.CONCLAVE], field=[CAT])
        table.rewrite_position(CAT, position)
        table.activate(BOOM)
        while table.asked in ("window", "optional"):
            table.decline() if table.asked == "window" else table.no()
        assert table.asked == asked


def test_conclave_returns_a_beast_and_another_card() -> None:
    table = Table(field=[CAT, A], spells=[cs.CONCLAVE], opponent_field=[B])
    table.activate(cs.CONCLAVE)
    table.pick(B)
    assert (table.hand, table.pile(v.HAND, 1)) == (names(CAT), ["B"])
    assert table.grave == names(cs.CONCLAVE)
    assert not Table(field=[A], spells=[cs.CONCLAVE], opponent_field=[B]).may(
        "activate", cs.CONCLAVE
    )
