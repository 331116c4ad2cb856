"""Knightmares, Accesscode Talker, and monsters that summon on the opponent's turn.

Source: the card texts.
"""

from dataclasses import replace

import pytest

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.boss_monsters import (
    ACCESSCODE_TALKER,
    CASTEL,
    KNIGHTMARE_PHOENIX,
    KNIGHTMARE_UNICORN,
    MASQUERENA,
)  # fmt: skip
from engine.yugioh.cards.synchron import FORMULA_SYNCHRON
from engine.yugioh.language import (
    Card,
    CreateToken,
    Damage,
    SendToGrave,
    SynchroSummon,
    monster,
    trap,
)  # fmt: skip
from tests.engine.yugioh.cards.test_answered_staples import BURN, HANDY, A, B, C, against, passed
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    link,
    played,
    quick,
)  # fmt: skip

# ----------------------------------------- summons on the opponent's turn


def test_masquerena_makes_a_link_monster_on_the_opponents_turn() -> None:
    two = link("Big", 3, least=2)
    table = against([BURN], opponent_field=[MASQUERENA, A], opponent_extra=[two])
    table.activate(BURN)
    table.chain(MASQUERENA)
    passed(table)
    assert "Big" in table.monsters(1).values()
    assert sorted(table.pile(v.GRAVE, 1)) == ["A", "I:P Masquerena"]
    assert not Table(field=[MASQUERENA, A], extra=[two]).may("activate", MASQUERENA)


def test_formula_synchron_makes_a_synchro_monster_on_the_opponents_turn() -> None:
    goal = monster(
        fresh(), "Goal", v.DARK, v.DRAGON, 6, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),),
    )  # fmt: skip
    table = against([BURN], opponent_field=[FORMULA_SYNCHRON, A], opponent_extra=[goal])
    table.activate(BURN)
    table.chain(FORMULA_SYNCHRON)
    passed(table)
    assert "Goal" in table.monsters(1).values()


# ------------------------------------------------------------- Knightmares


@pytest.mark.parametrize("co_linked", [True, False])
def test_knightmare_unicorn_draws_if_it_was_co_linked(co_linked: bool) -> None:
    # In the left Extra Monster Zone it points to Main Monster Zone 2.
    below = link("Below", 1, v.TOP if co_linked else v.BOTTOM)
    theirs, third = trap(fresh(), "Theirs"), body("Third")
    table = Table(
        [C], deck=[A], field={1: below, 2: third, 3: A, 4: B}, extra=[KNIGHTMARE_UNICORN],
        opponent_spells=[theirs], fixed_order=True,
    )  # fmt: skip
    table.special(KNIGHTMARE_UNICORN, third, A, B)
    table.chain(KNIGHTMARE_UNICORN)
    table.pick(theirs)
    if co_linked:
        table.yes()
    assert table.hand == (["A"] if co_linked else [])
    assert "Theirs" in table.pile(v.DECK, 1)


TOKEN = fiend("Token", type=v.TOKEN | v.NORMAL)


def beside_a_token(*field: Card, extra: Card) -> Table:
    """A Token beside these monsters, and cards in hand and Deck."""
    maker = played("Maker", CreateToken(TOKEN.passcode))
    table = Table([maker, C], [A], [extra], field=field, also=[TOKEN], fixed_order=True)
    table.activate(maker)
    return table


def test_knightmare_unicorn_targets_a_token_and_draws_nothing_for_it() -> None:
    # It targets any card; a Token is not shuffled into the Deck (Yu-Gi-Oh rules reference, T1).
    below, third = link("Below", 1, v.TOP), body("Third")
    table = beside_a_token(third, below, A, B, extra=KNIGHTMARE_UNICORN)
    table.special(KNIGHTMARE_UNICORN, third, A, B)
    table.chain(KNIGHTMARE_UNICORN)
    table.pick(TOKEN)
    assert "Token" not in table.monsters().values()
    assert table.asked == "open"
    assert table.hand == []


def test_castel_shuffles_a_token_away() -> None:
    # "1 other face-up card on the field": a Token is one.
    table = beside_a_token(A, B, extra=CASTEL)
    table.special(CASTEL)
    table.activate(CASTEL, 1)
    assert list(table.monsters().values()) == [CASTEL.name]


@pytest.mark.parametrize("co_linked", [True, False])
def test_knightmare_phoenix_draws_if_it_was_co_linked(co_linked: bool) -> None:
    # It goes where a Link Monster points to, and points back to the right.
    full, beside = link("Full", 1), link("Beside", 1, v.LEFT)
    above = link("Above", 1, v.BOTTOM_LEFT)
    field = {5: full, 2: beside, 3: A, 4: B} if co_linked else {5: above, 3: A, 4: B}
    table = Table(
        [C], deck=[A], field=field, extra=[KNIGHTMARE_PHOENIX],
        opponent_spells=[trap(fresh(), "Theirs")], fixed_order=True,
    )  # fmt: skip
    table.special(KNIGHTMARE_PHOENIX, A, B)
    table.chain(KNIGHTMARE_PHOENIX)
    if co_linked:
        table.yes()
    assert table.hand == (["A"] if co_linked else [])
    assert table.pile(v.GRAVE, 1) == ["Theirs"]


def test_co_linked_is_asked_of_the_moment_of_the_activation() -> None:
    # "If this card was co-linked when this effect was activated": what leaves later is no matter.
    below = link("Below", 1, v.TOP, effects=(
        quick(Damage(1), cost=(SendToGrave(),)),
    ))  # fmt: skip
    theirs, third = trap(fresh(), "Theirs"), body("Third")
    table = Table(
        [C], deck=[A], field={1: below, 2: third, 3: A, 4: B}, extra=[KNIGHTMARE_UNICORN],
        opponent_spells=[theirs], fixed_order=True,
    )  # fmt: skip
    table.special(KNIGHTMARE_UNICORN, third, A, B)
    table.chain(KNIGHTMARE_UNICORN)
    table.pick(theirs)
    table.chain(below)
    table.yes()
    assert table.hand == ["A"]


# -------------------------------------------------------- Accesscode Talker


def _link_of(name: str, attribute: int) -> Card:
    return replace(link(name, 1), attribute=attribute)


def test_accesscode_banishes_another_attribute_each_time_and_is_not_answered() -> None:
    dark, fire, dark_too = (
        _link_of("Dark", v.DARK),
        _link_of("Fire", v.FIRE),
        _link_of("Dark too", v.DARK),
    )
    table = against(
        field=[ACCESSCODE_TALKER],
        grave=[dark, fire, dark_too],
        opponent_hand=[HANDY],
        opponent_field=[A, B, C],
    )
    table.activate(ACCESSCODE_TALKER)
    assert table.choices() == [("Accesscode Talker",), ("Dark",), ("Dark too",), ("Fire",)]
    table.pick(dark)
    assert table.asked == "cards"  # nobody could answer
    table.pick(A)
    passed(table)
    table.activate(ACCESSCODE_TALKER)
    table.pick(B)  # FIRE is the only Attribute left
    passed(table)
    assert table.banished == ["Dark", "Fire"]
    assert not table.may("activate", ACCESSCODE_TALKER)


def test_the_attribute_is_used_up_for_accesscode_alone() -> None:
    dark, fire = _link_of("Dark", v.DARK), _link_of("Fire", v.FIRE)
    table = Table(field=[ACCESSCODE_TALKER], grave=[dark, fire], opponent_field=[A, B])
    table.activate(ACCESSCODE_TALKER)
    table.pick(dark)
    table.pick(A)
    text = notation.write(table.game)
    assert f"bans={ACCESSCODE_TALKER.passcode}.DARK@{ACCESSCODE_TALKER.passcode}" in text
    before = table.game.key()
    notation.read(table.game, text)
    assert table.game.key() == before
