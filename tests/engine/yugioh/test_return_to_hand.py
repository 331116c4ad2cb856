"""Cards return from the field to the hand: all of them, each to its owner's.

Sources: Yu-Gi-Oh solo rules 3.13; Yu-Gi-Oh rules reference, T1.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    CreateToken,
    Damage,
    Each,
    IfDone,
    Ignition,
    ReturnToHand,
    SpecialSummon,
)
from tests.engine.yugioh.table import Table, body, fiend, fusion, played

A, B, THEIRS = body("A"), body("B"), body("Theirs")
FUSED = fusion("Fused")
WIND = played(
    "Wind",
    ReturnToHand(Each(MONSTER, v.MZONE, whose=v.EITHER)),
    IfDone((Damage(100),)),
)


def test_all_return_each_to_its_owners_hand() -> None:
    # Yu-Gi-Oh solo rules, 3.13
    table = Table([WIND], field=[A, B], opponent_field=[THEIRS])
    table.activate(WIND)
    assert sorted(table.hand) == ["A", "B"]
    assert table.place_of(THEIRS) == v.HAND
    assert not table.monsters() and not table.monsters(1)
    assert table.life(1) == 7900


def test_an_extra_deck_monster_returns_to_the_extra_deck() -> None:
    # Yu-Gi-Oh solo rules, 3.13
    table = Table([WIND], field=[FUSED])
    table.activate(WIND)
    assert table.hand == []
    assert table.extra == ["Fused"]
    # It did not return to the hand: "and if you do" of Salamangreat Falco is not met.
    assert table.life(1) == 8000


def test_a_token_ceases_to_exist() -> None:
    # Yu-Gi-Oh rules reference, T1
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([maker, WIND], also=[token])
    table.activate(maker)
    table.activate(WIND)
    assert table.hand == []
    assert table.place_of(token) == v.NOWHERE


def test_it_needs_a_monster_to_return() -> None:
    # Yu-Gi-Oh solo rules, 2
    assert not Table([WIND]).may("activate", WIND)


def test_the_card_itself_returns_and_can_be_used_again() -> None:
    # Yu-Gi-Oh solo rules, 3.13
    guest = fiend(
        "Guest", Ignition(v.HAND, do=(SpecialSummon(),)), Ignition(v.MZONE, do=(ReturnToHand(),))
    )
    table = Table([guest])
    for _ in range(2):
        table.activate(guest, 0)
        assert table.monsters() == {0: "Guest"}
        table.activate(guest, 1)
        assert table.hand == ["Guest"]


def test_cards_on_the_other_side_are_left_alone_where_the_text_says_so() -> None:
    # Yu-Gi-Oh solo rules, 3.13
    keeper = fiend("Keeper", Ignition(v.MZONE, do=(ReturnToHand(Each(MONSTER & OTHER, v.MZONE)),)))
    table = Table(field=[keeper, A], opponent_field=[THEIRS])
    table.activate(keeper)
    assert table.hand == ["A"]
    assert table.monsters() == {0: "Keeper"}
    assert table.monsters(1) == {0: "Theirs"}
