"""Ghost Ogre, Ghost Belle, and hand traps that draw for each summon."""

from typing import Any

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.hand_traps import (
    DD_CROW,
    FUWALOS,
    GHOST_BELLE,
    GHOST_OGRE,
    MAXX_C,
    MEOWLS,
    PURULIA,
)  # fmt: skip
from engine.yugioh.language import (
    MONSTER,
    Activate,
    AddToHand,
    Banish,
    Choose,
    Chosen,
    IfDone,
    SendToGrave,
    SpecialSummon,
    ToDeck,
    spell,
)  # fmt: skip
from tests.engine.yugioh.cards.test_hand_traps import (
    BURN,
    REVIVE,
    SEARCH,
    A,
    B,
    C,
    _itself,
    against,
    answers,
    passed,
)
from tests.engine.yugioh.table import (
    body,
    fiend,
    fresh,
    ignition,
    names,
    played,
)

# ------------------------------------------------------ Ghost Ogre and Belle


def test_ghost_ogre_destroys_what_activates_on_the_field() -> None:
    burns = fiend("Burns", ignition(BURN))
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=(ignition(BURN, where=v.SZONE),))
    for card, where in ((burns, {"field": [burns]}), (stays, {"spells": [stays]})):
        table = against([GHOST_OGRE], **where)
        table.activate(card)
        table.chain(GHOST_OGRE)
        passed(table)
        assert table.grave == [card.name]
        assert table.pile(v.GRAVE, 1) == names(GHOST_OGRE)


def test_ghost_ogre_answers_no_activation_of_a_card_and_nothing_off_the_field() -> None:
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=(ignition(BURN, where=v.SZONE),))
    below = fiend("Below", ignition(BURN, where=v.GRAVE))
    leaves = fiend("Leaves", ignition(BURN, cost=(SendToGrave(),)))
    table = against([GHOST_OGRE], [stays, played("Card", BURN)], grave=[below], field=[leaves])
    for name in ("Stays", "Card", "Below", "Leaves"):
        option = next(o for o in table.decision().options if table.says(o).startswith("activate")
                      and name in table.says(o))  # fmt: skip
        table.take(option)
        assert not answers(table, GHOST_OGRE), name
        passed(table)


@pytest.mark.parametrize(
    ("steps", "may"),
    [
        ((AddToHand(Choose(MONSTER, v.GRAVE)),), True),
        ((ToDeck(Choose(MONSTER, v.GRAVE)),), True),
        ((SpecialSummon(Choose(MONSTER, v.GRAVE)),), True),
        ((Banish(Choose(MONSTER, v.GRAVE)),), True),
        ((SEARCH,), False),
        ((Banish(Choose(MONSTER, v.MZONE)),), False),
    ],
)  # fmt: skip
def test_ghost_belle_negates_the_activation_of_what_takes_from_the_grave(
    steps: tuple[Any, ...], may: bool
) -> None:
    card = played("Card", *steps, IfDone((BURN,)))
    table = against([GHOST_BELLE], [card], deck=[A], grave=[B], field=[body("C")])
    table.activate(card)
    assert answers(table, GHOST_BELLE) is may
    if may:
        table.chain(GHOST_BELLE)
        passed(table)
        assert table.life(1) == 8000
        assert sorted(table.grave) == ["B", "Card"]


def test_dd_crow_banishes_the_target_of_an_answered_effect() -> None:
    card = spell(fresh(), "Card", effects=(
        Activate(target=(Choose(MONSTER, v.GRAVE),), do=(SpecialSummon(Chosen()),)),
    ))  # fmt: skip
    table = against([DD_CROW], [card], grave=[A, B])
    table.activate(card)
    table.pick(A)
    table.chain(DD_CROW)
    table.pick(A)
    passed(table)
    assert table.monsters() == {}
    assert table.banished == ["A"]
    assert table.pile(v.GRAVE, 1) == names(DD_CROW)


# -------------------------------------------------- drawing for each summon


def test_maxx_c_draws_at_once_for_each_special_summon() -> None:
    one, two = _itself("One", 100), _itself("Two", 100)
    table = against([MAXX_C], [REVIVE, one, two, A], grave=[B], fixed_order=True)
    table.activate(REVIVE)
    table.chain(MAXX_C)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 1
    table.special(one)
    passed(table)
    table.special(two)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 3
    table.summon(A)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 3


def test_mulcharmy_fuwalos_draws_for_summons_from_deck_and_extra_deck() -> None:
    out = played("Out", SpecialSummon(Choose(MONSTER, v.DECK)))
    table = against([FUWALOS], [out, REVIVE], deck=[A], grave=[B], fixed_order=True)
    table.activate(out)
    table.chain(FUWALOS)
    passed(table)
    assert table.monsters() == {0: "A"}
    assert len(table.pile(v.HAND, 1)) == 1
    table.activate(REVIVE)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 1


def test_mulcharmy_purulia_draws_for_summons_from_the_hand() -> None:
    from_hand = played("From hand", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = against([PURULIA], [from_hand, REVIVE, A, B], grave=[C], fixed_order=True)
    table.activate(from_hand)
    table.chain(PURULIA)
    table.pick(A)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 1
    table.summon(B)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 2
    table.activate(REVIVE)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 2


def test_mulcharmy_meowls_draws_for_summons_from_graves_and_banishment() -> None:
    back = played("Back", SpecialSummon(Choose(MONSTER, v.BANISHED)))
    out = played("Out", SpecialSummon(Choose(MONSTER, v.DECK)))
    table = against(
        [MEOWLS], [out, REVIVE, back], deck=[A], grave=[B], banished=[C], fixed_order=True
    )
    table.activate(out)
    table.chain(MEOWLS)
    passed(table)
    assert len(table.pile(v.HAND, 1)) == 0
    for card in (REVIVE, back):
        table.activate(card)
        passed(table)
    assert len(table.pile(v.HAND, 1)) == 2


def test_mulcharmy_fuwalos_with_an_empty_field_and_twice_a_turn_at_most() -> None:
    out = played("Out", SpecialSummon(Choose(MONSTER, v.DECK)))
    table = against([FUWALOS], [out], deck=[A], opponent_field=[B])
    table.activate(out)
    assert not answers(table, FUWALOS)
    # "You can only activate 1 other Mulcharmy monster effect".
    table = against([FUWALOS] * 3, [out] * 3, deck=[A] * 3, fixed_order=True)
    for may in (True, True, False):
        table.activate(out)
        assert answers(table, FUWALOS) is may
        if may:
            table.chain(FUWALOS)
        passed(table)


def test_mulcharmy_fuwalos_gives_back_too_many_cards_in_the_end_phase() -> None:
    out = played("Out", SpecialSummon(Choose(MONSTER, v.DECK)))
    more = [body(f"Card {number}") for number in range(9)]
    for monsters, kept in ((1, 7), (2, 8)):
        table = against([FUWALOS, *more[:8]], [out] * 2, deck=[A] * 2, fixed_order=True)
        for number in range(monsters):
            table.activate(out)
            if number == 0:
                table.chain(FUWALOS)
            passed(table)
        assert len(table.pile(v.HAND, 1)) == 8 + monsters
        table.end()
        while table.asked == "chance":
            table.take(table.decision().options[0])
        assert len(table.pile(v.HAND, 1)) == kept
