"""Texts that ask by whose effects something happens, and what a card or effect targets.

Source: the card texts.
"""

from typing import Any

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import blue_eyes, fiendsmith, ryzeal, sky_striker
from engine.yugioh.cards.boss_monsters import CHERUBINI
from engine.yugioh.cards.fiend_support import CAESAR
from engine.yugioh.cards.xyz import OUROBOROS
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Each,
    Named,
    SendToGrave,
    SpecialSummon,
)
from engine.yugioh.position.slots import USED
from tests.engine.yugioh.table import Table, body, fiend, names, played, quick

A, B = body("A"), body("B")
BURN = played("Burn", Damage(100))


def handy(*do: Any, **rest: Any) -> Card:
    """A made-up hand trap that does this in answer to anything."""
    return fiend("Handy", quick(*do, where=v.HAND, cost=(SendToGrave(),), **rest))


def against(hand: Any = (), **rest: Any) -> Table:
    return Table(hand, opponent_acts=True, **rest)


def passed(table: Table) -> None:
    while table.asked in ("window", "trigger"):
        table.decline()


def answers(table: Table, card: Card) -> bool:
    return table.asked == "window" and any(
        option.word == "chain" and card.name in table.says(option)
        for option in table.decision().options
    )


def test_jet_dragon_protects_the_others_from_the_opponents_effects_only() -> None:
    theirs = handy(Destroy(Each(ANY, v.MZONE | v.SZONE, v.OPPONENT)))
    table = against([BURN], field=[blue_eyes.JET_DRAGON, A], opponent_hand=[theirs])
    table.activate(BURN)
    table.chain(theirs)
    passed(table)
    assert table.monsters() == {1: "A"}
    mine = played("Mine", Destroy(Choose(Named(A.passcode), v.MZONE)))
    table = Table([mine], field=[blue_eyes.JET_DRAGON, A])
    table.activate(mine)
    assert table.monsters() == {0: "Blue-Eyes Jet Dragon"}


def test_cherubini_gives_up_another_card_against_the_opponents_effects() -> None:
    theirs = handy(Destroy(Each(Named(CHERUBINI.passcode), v.MZONE, v.OPPONENT)))
    table = against([BURN], field=[CHERUBINI, A], opponent_hand=[theirs])
    table.activate(BURN)
    table.chain(theirs)
    table.decline() if table.asked == "window" else None
    table.yes()
    assert table.choices() == [("A",), ("Burn",)]
    table.pick(A)
    assert table.monsters() == {0: CHERUBINI.name}
    mine = played("Mine", Destroy(Each(MONSTER, v.MZONE)))
    table = Table([mine], field=[CHERUBINI])
    table.activate(mine)
    assert CHERUBINI.name in table.grave


def test_ryzeal_detonator_saves_once_a_turn() -> None:
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE)))
    table = Table([boom, boom], field=[ryzeal.DETONATOR], deck=[A, B])
    table.attach(A, ryzeal.DETONATOR)
    table.attach(B, ryzeal.DETONATOR)
    table.activate(boom)
    table.yes()
    table.pick(A)
    assert table.monsters() == {0: ryzeal.DETONATOR.name}
    table.activate(boom)
    assert table.monsters() == {}


def test_neo_ultimate_answers_what_targets_a_blue_eyes_monster() -> None:
    aims = fiend("Aims", quick(
        Damage(1), where=v.HAND, cost=(SendToGrave(),),
        target=(Choose(MONSTER, v.MZONE, whose=v.OPPONENT),),
    ))  # fmt: skip
    for card, may in ((blue_eyes.WHITE_DRAGON, True), (A, False)):
        table = against([BURN], field=[card], grave=[blue_eyes.NEO_ULTIMATE],
                        opponent_hand=[aims])  # fmt: skip
        table.activate(BURN)
        table.chain(aims)
        assert answers(table, blue_eyes.NEO_ULTIMATE) is may


def test_caesar_answers_what_special_summons_of_either_player() -> None:
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    for card, may in ((revive, True), (BURN, False)):
        table = Table([card], grave=[A], field=[CAESAR], deck=[B])
        table.attach(B, CAESAR)
        table.activate(card)
        assert answers(table, CAESAR) is may


def test_paradise_leaves_only_its_target() -> None:
    tall = fiend("Tall", level=7, attribute=v.LIGHT)
    table = Table(field=[tall, A], sets=[fiendsmith.PARADISE], opponent_field=[B])
    table.activate(fiendsmith.PARADISE)
    assert table.monsters() == {0: "Tall"}
    assert table.monsters(1) == {}
    assert sorted(table.grave) == ["A", fiendsmith.PARADISE.name]


def test_sanct_is_set_after_the_opponents_effect_destroyed_a_fiendsmith() -> None:
    mine = played("Mine", Destroy(Each(MONSTER, v.MZONE)))
    table = Table([mine], field=[fiendsmith.ENGRAVER], grave=[fiendsmith.SANCT],
                  also=[fiendsmith.TOKEN])  # fmt: skip
    table.activate(mine)
    assert fiendsmith.SANCT.name in table.grave
    theirs = handy(Destroy(Each(MONSTER, v.MZONE, v.OPPONENT)))
    table = against([BURN], field=[fiendsmith.ENGRAVER], grave=[fiendsmith.SANCT],
                    opponent_hand=[theirs], also=[fiendsmith.TOKEN])  # fmt: skip
    table.activate(BURN)
    table.chain(theirs)
    while table.asked == "window":
        table.decline()
    table.chain(fiendsmith.SANCT)
    passed(table)
    assert fiendsmith.SANCT.name in table.spells().values()


def test_raye_comes_back_after_the_opponents_effect_removed_a_link_monster() -> None:
    theirs = handy(AddToHand(Each(MONSTER, v.MZONE, v.OPPONENT)))
    for card, may in ((sky_striker.KAGARI, True), (A, False)):
        table = against([BURN], field=[card], grave=[sky_striker.RAYE], opponent_hand=[theirs])
        table.activate(BURN)
        table.chain(theirs)
        while table.asked == "window":
            table.decline()
        assert (table.asked == "trigger") is may
        if may:
            table.chain(sky_striker.RAYE)
            passed(table)
            assert table.monsters() == {0: sky_striker.RAYE.name}


def test_raye_does_not_come_back_after_an_effect_of_ones_own() -> None:
    mine = played("Mine", Destroy(Each(MONSTER, v.MZONE)))
    table = Table([mine], field=[sky_striker.KAGARI], grave=[sky_striker.RAYE])
    table.activate(mine)
    assert table.asked == "open"


def test_roze_after_ones_own_effect_removed_a_monster_from_the_extra_monster_zone() -> None:
    mine = played("Mine", Destroy(Chosen()), target=(Choose(MONSTER, v.MZONE, whose=v.OPPONENT),))
    for zone, may in ((5, True), (0, False)):
        table = Table([mine], grave=[sky_striker.ROZE], opponent_field={zone: A})
        table.activate(mine)
        assert (table.asked == "trigger") is may
        if may:
            table.chain(sky_striker.ROZE)
            assert table.monsters() == {0: sky_striker.ROZE.name}


def test_ouroboros_targets_when_it_is_activated_and_once_with_each_bullet() -> None:
    table = Table(deck=[A, B], field=[OUROBOROS], opponent_field=[body("Theirs")],
                  opponent_grave=[body("Below")])  # fmt: skip
    table.attach(A, OUROBOROS)
    table.attach(B, OUROBOROS)
    numbers = [o.number for o in table.decision().options if o.word == "activate"]
    assert numbers == [0, 2]  # their hand is empty
    table.activate(OUROBOROS, 0)
    if table.asked == "cards":
        table.pick(A)
    assert table.monsters(1) == {}
    assert table.pile(v.HAND, 1) == ["Theirs"]
    # Once per turn in all.
    assert not table.may("activate", OUROBOROS)
    used = table.number(OUROBOROS)
    table.end()
    # The bullet stays used while the card stays face-up; the turn's use does not.
    assert bin(int(table.state.data[USED + used])).count("1") == 1
    assert names(OUROBOROS) == list(table.monsters().values())
