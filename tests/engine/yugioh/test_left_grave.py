"""Cards that are moved out of a GY, and the activation of Spell and Trap Cards.

Sources: the card texts of Exosister Elis ("your opponent moves a card out of either GY"), Traptrix
Sera ("a Normal Trap Card is activated"), Dinowrestler Terra Parkourio; a cost and a Special Summon
move a card as an effect does (Yu-Gi-Oh rules reference, T1).
"""

import pytest

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

A, B = body("A"), body("B")


def watcher(on: la.Event) -> la.Card:
    """Who gains 500 LP when this happens."""
    return fiend("Watcher", la.Trigger(v.MZONE, on=on, do=(la.GainLife(500),), optional=False))


def left(whose: int = v.EITHER, side: int = v.EITHER, who: Filter = ANY) -> la.Event:
    return la.Event("left-grave", who, whose=whose, side=side)


@pytest.mark.parametrize(
    ("on", "gained"),
    [
        (left(), True),
        (left(v.YOU), True),
        (left(v.OPPONENT), False),
        (left(side=v.YOU), True),
        (left(side=v.OPPONENT), False),
        (left(who=la.Named(A.passcode)), True),
        (left(who=la.Named(B.passcode)), False),
    ],
)
@pytest.mark.parametrize(
    "effect",
    [
        ignition(la.AddToHand(la.Choose(ANY, v.GRAVE))),
        ignition(la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE))),
        ignition(la.Draw(1), cost=(la.Banish(la.Choose(ANY, v.GRAVE)),)),
        ignition(la.PlaceAsSpell(la.Choose(la.MONSTER, v.GRAVE))),
    ],
)
def test_a_card_is_moved_out_of_a_grave(effect: la.Ignition, on: la.Event, gained: bool) -> None:
    mover, waits = fiend("Mover", effect), watcher(on)
    table = Table(deck=[B], field=[mover, waits], grave=[A])
    table.activate(mover)
    assert table.life() == (8500 if gained else 8000)


def test_a_summon_of_its_own_moves_it_out() -> None:
    back = fiend("Back", procedures=(la.ByItself(v.GRAVE),))
    for whose, life in ((v.YOU, 8500), (v.OPPONENT, 8000)):
        table = Table(field=[watcher(left(whose))], grave=[back])
        table.special(back)
        assert table.life() == life


def test_it_is_the_player_of_the_effect_who_moves_it() -> None:
    """Banishing all cards in both GYs when a monster of the other player is summoned."""
    banishes = la.Trigger(
        v.MZONE, on=la.Event("summoned", la.MONSTER, whose=v.OPPONENT), optional=False,
        do=(la.Banish(la.Each(ANY, v.GRAVE, v.EITHER)),),
    )  # fmt: skip
    for whose, life in ((v.OPPONENT, 8500), (v.YOU, 8000)):
        table = Table([A], field=[watcher(left(whose))], grave=[B],
                      opponent_field=[fiend("Theirs", banishes)])  # fmt: skip
        table.summon(A)
        assert table.place_of(B) == v.BANISHED
        assert table.life() == life


def test_cards_that_go_to_the_grave_do_not_leave_it() -> None:
    sends = fiend("Sends", ignition(la.SendToGrave(la.Choose(ANY, v.HAND))))
    table = Table([A], field=[sends, watcher(left())])
    table.activate(sends)
    assert table.life() == 8000


def test_the_activation_of_a_card_is_not_that_of_its_effect() -> None:
    on = la.Event("activated", la.SPELL, whose=v.YOU, card_itself=True)
    once = played("Once", la.Draw(1))
    table = Table([once], deck=[A], field=[watcher(on)])
    table.activate(once)
    assert table.life() == 8500

    stays = la.spell(fresh(), "Stays", v.CONTINUOUS, effects=(
        la.Ignition(v.SZONE, do=(la.Draw(1),)),
    ))  # fmt: skip
    table = Table(deck=[A], field=[watcher(on)], spells=[stays])
    table.activate(stays)
    assert table.life() == 8000


def test_the_activation_of_a_monster_is_that_of_no_card() -> None:
    on = la.Event("activated", ANY, card_itself=True)
    draws = fiend("Draws", ignition(la.Draw(1)))
    table = Table(deck=[A], field=[draws, watcher(on)])
    table.activate(draws)
    assert table.life() == 8000


def test_only_cards_that_match_are_meant() -> None:
    quick = la.Type(v.QUICK_PLAY) & la.SPELL
    table = Table([spell := played("Slow", la.Draw(1))], deck=[A],
                  field=[watcher(la.Event("activated", quick, card_itself=True))])  # fmt: skip
    table.activate(spell)
    assert table.life() == 8000
