"""Cards of the Crystal Beast deck: what each does, its limits, what it must not do.

Sources: the card texts.
"""

from collections import Counter

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import crystal_beast as cb
from engine.yugioh.cards import crystal_support as cs
from engine.yugioh.cards import hand_traps, links, vanilla
from engine.yugioh.cards import speedroid as sp
from engine.yugioh.cards import vaylantz as va
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Banish,
    Card,
    Choose,
    Destroy,
    Each,
    SendToGrave,
    SpecialSummon,
    ToDeck,
    spell,
)
from engine.yugioh.position.slots import NEGATED
from tests.engine.yugioh.table import Table, body, fiend, fresh, names, played

BEASTS = (
    cb.SAPPHIRE_PEGASUS, cb.RUBY_CARBUNCLE, cb.COBALT_EAGLE, cb.AMETHYST_CAT, cb.TOPAZ_TIGER,
    cb.AMBER_MAMMOTH, cb.EMERALD_TORTOISE, cb.RAINBOW_BEAST,
)  # fmt: skip
PEGASUS, RUBY, EAGLE, CAT, TIGER, MAMMOTH, TORTOISE, DRAGON_BEAST = BEASTS
RAINBOW = cb.RAINBOW_DRAGON
A, B = body("A"), body("B")
WIND = body("Wind", attribute=v.WIND)
BOOM = played("Boom", Destroy(Each(MONSTER, v.MZONE)))
REVIVE = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
FIELD = v.MZONE | v.SZONE

beast = pytest.mark.parametrize("card", BEASTS, ids=[card.name for card in BEASTS])


def run(table: Table) -> None:
    """Take the first option of each decision until the next open state."""
    while table.asked != "open":
        table.take(table.decision().options[0])


def crystal(name: str = "Crystal Card") -> Card:
    """A made-up "Crystal" Spell."""
    return spell(fresh(), name, series=(cb.CRYSTAL.code,))


def as_spells(*cards: Card) -> dict[int, Card]:
    return dict(enumerate(cards))


# ------------------------------------------------------------ Crystal Beasts


@beast
def test_destroyed_it_can_stay_as_a_continuous_spell(card: Card) -> None:
    table = Table([BOOM], field=[card])
    table.activate(BOOM)
    table.yes()
    assert (table.monsters(), list(table.spells().values())) == ({}, [card.name])
    table = Table([BOOM], field=[card])
    table.activate(BOOM)
    table.no()
    assert (table.spells(), table.grave) == ({}, names(card, BOOM))


@beast
def test_it_does_not_stay_when_it_is_sent_or_lies_face_down(card: Card) -> None:
    away = played("Away", SendToGrave(Each(MONSTER, v.MZONE)))
    table = Table([away], field=[card])
    table.activate(away)
    assert (table.spells(), table.grave) == ({}, names(card, away))
    table = Table([BOOM], field=[card])
    table.rewrite_position(card, v.FACEDOWN_DEFENSE)
    table.activate(BOOM)
    assert table.grave == names(card, BOOM)


def test_pegasus_places_a_crystal_beast_however_it_is_summoned() -> None:
    table = Table([PEGASUS, CAT], [RUBY, A], grave=[TIGER])
    table.summon(PEGASUS)
    table.chain(PEGASUS)
    assert table.choices() == sorted((card.name,) for card in (CAT, RUBY, TIGER))
    table.pick(TIGER)
    assert table.spells() == {0: TIGER.name}
    table = Table([REVIVE], [RUBY], grave=[PEGASUS])
    table.activate(REVIVE)
    table.chain(PEGASUS)
    assert table.spells() == {0: RUBY.name}


def test_pegasus_each_time_and_not_without_a_zone() -> None:
    table = Table([PEGASUS, REVIVE], [RUBY, CAT], grave=[PEGASUS])
    table.summon(PEGASUS)
    table.chain(PEGASUS)
    table.pick(RUBY)
    table.activate(REVIVE)
    table.chain(PEGASUS)
    table = Table([PEGASUS], [RUBY], spells=[crystal(str(number)) for number in range(5)])
    table.summon(PEGASUS)
    assert table.asked == "open"


def test_ruby_brings_every_crystal_beast_for_which_there_is_room() -> None:
    table = Table([REVIVE], grave=[RUBY], spells=as_spells(CAT, TIGER, A))
    table.activate(REVIVE)
    table.chain(RUBY)
    assert Counter(table.monsters().values()) == Counter(names(RUBY, CAT, TIGER))
    assert table.spells() == {2: "A"}
    table = Table([REVIVE], grave=[RUBY], field=[A, A, B], spells=as_spells(CAT, TIGER))
    table.activate(REVIVE)
    table.chain(RUBY)
    assert table.choices() == [(CAT.name,), (TIGER.name,)]


def test_ruby_does_nothing_when_normal_summoned() -> None:
    table = Table([RUBY], spells=as_spells(CAT))
    table.summon(RUBY)
    assert table.asked == "open"


def test_eagle_puts_a_crystal_beast_on_top_of_the_deck_once() -> None:
    table = Table(field=[EAGLE, A], spells=as_spells(CAT), fixed_order=True)
    table.activate(EAGLE)
    assert table.choices() == [(CAT.name,), (EAGLE.name,)]
    table.pick(CAT)
    assert table.deck[0] == CAT.name
    assert not table.may("activate", EAGLE)


def test_the_dragon_beast_gives_its_place_for_another_and_rainbow_dragon() -> None:
    table = Table(deck=[RUBY, DRAGON_BEAST, RAINBOW, A], spells=as_spells(DRAGON_BEAST, CAT))
    table.activate(DRAGON_BEAST)
    # Level 4 or lower; its effects are negated, so it has no use for the card in the zone.
    assert table.monsters() == {0: RUBY.name}
    assert table.status(RUBY, NEGATED)
    if table.asked == "trigger":
        table.decline()
    assert table.hand == names(RAINBOW)
    assert table.banished == names(DRAGON_BEAST)


def test_the_dragon_beast_needs_both_and_only_as_a_spell_once() -> None:
    assert not Table(deck=[RUBY], spells=as_spells(DRAGON_BEAST)).may("activate", DRAGON_BEAST)
    assert not Table(deck=[RAINBOW], spells=as_spells(DRAGON_BEAST)).may("activate", DRAGON_BEAST)
    assert not Table(deck=[RUBY, RAINBOW], field=[DRAGON_BEAST]).may("activate", DRAGON_BEAST)
    table = Table(deck=[CAT, TIGER, RAINBOW, RAINBOW],
                  spells=as_spells(DRAGON_BEAST, DRAGON_BEAST))  # fmt: skip
    table.take(next(o for o in table.decision().options if o.word == "activate"))
    run(table)
    assert not table.may("activate", DRAGON_BEAST)


# ------------------------------------------------------------ Rainbow Dragon

SEVEN = BEASTS[:7]


def test_rainbow_dragon_needs_seven_names_on_field_and_in_gy() -> None:
    assert not Table([RAINBOW], grave=[*SEVEN[:6], CAT]).may("special", RAINBOW)
    table = Table([RAINBOW], field=[PEGASUS], spells=as_spells(RUBY, EAGLE), grave=SEVEN[3:])
    assert table.may("special", RAINBOW)
    assert not table.may("summon", RAINBOW)
    table.special(RAINBOW)
    assert RAINBOW.name in table.monsters().values()
    # A face-down monster has no name to count.
    table = Table([RAINBOW], field=[PEGASUS], grave=SEVEN[1:])
    table.rewrite_position(PEGASUS, v.FACEDOWN_DEFENSE)
    assert not table.may("special", RAINBOW)


def test_rainbow_dragon_comes_in_no_other_way() -> None:
    assert not Table([REVIVE], grave=[RAINBOW]).may("activate", REVIVE)


def test_rainbow_dragon_has_no_effects_in_the_turn_it_came() -> None:
    table = Table([RAINBOW], field=[CAT], grave=SEVEN)
    table.special(RAINBOW)
    assert not table.may("activate", RAINBOW)


def test_rainbow_dragon_gains_1000_for_each_monster_sent() -> None:
    table = Table(field=[RAINBOW, CAT, TIGER, A], spells=as_spells(RUBY))
    table.rewrite_position(RAINBOW, v.FACEUP_ATTACK)
    table.activate(RAINBOW, 0)
    assert table.attack(RAINBOW) == 6000
    assert sorted(table.grave) == sorted(names(CAT, TIGER))
    assert table.spells() == {0: RUBY.name}


def test_rainbow_dragon_shuffles_the_field_into_the_deck() -> None:
    table = Table(field=[RAINBOW, A], spells=as_spells(RUBY), grave=[CAT, TIGER, B],
                  opponent_field=[WIND])  # fmt: skip
    table.rewrite_position(RAINBOW, v.FACEUP_ATTACK)
    table.activate(RAINBOW, 1)
    assert sorted(table.banished) == sorted(names(CAT, TIGER))
    assert (table.monsters(), table.spells(), table.monsters(1)) == ({}, {}, {})
    assert table.grave == ["B"]


# -------------------------------------------------------------- Crystal Master


def test_crystal_master_fetches_any_card_of_the_deck_for_itself() -> None:
    trap = spell(fresh(), "Other")
    table = Table(
        deck=[RUBY, RAINBOW, cs.CRYSTAL_BOND, cs.HEART, trap, A], field=[cb.CRYSTAL_MASTER]
    )
    table.activate(cb.CRYSTAL_MASTER)
    assert table.choices() == sorted((c.name,) for c in (RUBY, RAINBOW, cs.CRYSTAL_BOND))
    table.pick(RAINBOW)
    assert table.hand == names(RAINBOW)
    # A Pendulum Monster goes from the field to the Extra Deck.
    assert (table.grave, table.extra) == ([], names(cb.CRYSTAL_MASTER))


def test_crystal_master_can_be_a_scale() -> None:
    table = Table([cb.CRYSTAL_MASTER])
    table.activate(cb.CRYSTAL_MASTER)
    assert table.spells() == {0: cb.CRYSTAL_MASTER.name}
    assert not table.may("activate", cb.CRYSTAL_MASTER)


# ------------------------------------------------------------ Spells and Traps


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
