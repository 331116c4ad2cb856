"""Cards of the Crystal Beast deck: what each does, its limits, what it must not do.

Sources: the card texts.
"""

from collections import Counter

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import crystal_beast as cb
from engine.yugioh.cards import crystal_support as cs
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    Destroy,
    Each,
    SendToGrave,
    SpecialSummon,
    spell,
)
from engine.yugioh.position.slots import NEGATED
from tests.engine.yugioh.table import Table, body, fresh, names, played

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
