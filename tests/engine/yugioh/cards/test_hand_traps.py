"""Hand traps and answers in the hands of an opponent who acts.

Source: the card texts.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.hand_traps import (
    ASH_BLOSSOM,
    DROLL,
    EFFECT_VEILER,
    INFINITE_IMPERMANENCE,
    MAXX_C,
    NIBIRU,
    PRIMAL_BEING_TOKEN,
)  # fmt: skip
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Among,
    AtActivation,
    ByItself,
    Card,
    Choose,
    Damage,
    Draw,
    Each,
    Excavate,
    FusionSummon,
    IfDone,
    Materials,
    Mill,
    NotUsedFor,
    OneOf,
    Optional,
    SendToGrave,
    SetCard,
    SpecialSummon,
    Then,
    ThisTurn,
    Unaffected,
    When,
    exists,
    spell,
)  # fmt: skip
from engine.yugioh.queries.in_force import negated
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    names,
    played,
)

A, B, C = body("A", attack=1500), body("B"), body("C")
BURN = Damage(100)
REVIVE = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))


def against(opponent_hand: Sequence[Card], hand: Sequence[Card] = (), **rest: Any) -> Table:
    """A table at which the opponent acts."""
    return Table(hand, opponent_hand=opponent_hand, opponent_acts=True, **rest)


def answers(table: Table, card: Card) -> bool:
    """Whether somebody is asked now and may answer with this card."""
    return table.asked == "window" and any(
        option.word == "chain" and card.name in table.says(option)
        for option in table.decision().options
    )


def passed(table: Table) -> None:
    """Nobody answers any more."""
    while table.asked in ("window", "trigger"):
        table.decline()


# ------------------------------------------------------------- Ash Blossom

SEARCH = AddToHand(Choose(MONSTER, v.DECK))


@pytest.mark.parametrize(
    ("steps", "may"),
    [
        ((SEARCH,), True),
        ((Draw(1),), True),
        ((SpecialSummon(Choose(MONSTER, v.DECK)),), True),
        ((SpecialSummon(Choose(MONSTER, v.DECK | v.HAND)),), True),
        ((SendToGrave(Choose(MONSTER, v.DECK)),), True),
        ((Mill(1),), True),
        ((Excavate(1), AddToHand(Among("excavated"))), True),
        # Parts that are optional, later, or under a condition are included as well.
        ((BURN, Then((SEARCH,))), True),
        ((BURN, Then((Optional((SEARCH,)),))), True),
        ((BURN, Then((When(ThisTurn("normal"), (SEARCH,)),))), True),
        ((FusionSummon(ANY, (Each(MONSTER, v.DECK),)), BURN), True),
        ((AddToHand(Choose(MONSTER, v.GRAVE)),), False),
        ((SpecialSummon(Choose(MONSTER, v.GRAVE)),), False),
        ((SetCard(Choose(~MONSTER, v.DECK)),), False),
        ((BURN,), False),
    ],
)  # fmt: skip
def test_ash_blossom_answers_what_adds_summons_or_sends_from_the_deck(
    steps: tuple[Any, ...], may: bool
) -> None:
    card, other = played("Card", *steps), played("Other")
    fused = fusion("Fused", Materials(MONSTER, 2, 2))
    table = against([ASH_BLOSSOM], [card], deck=[A, A, other], grave=[B], extra=[fused])
    table.activate(card)
    assert answers(table, ASH_BLOSSOM) is may


def test_ash_blossom_negates_the_effect_and_not_the_activation() -> None:
    card = played("Card", SEARCH, IfDone((BURN,)))
    table = against([ASH_BLOSSOM], [card], deck=[A])
    table.activate(card)
    table.chain(ASH_BLOSSOM)
    passed(table)
    assert table.hand == []
    assert table.life(1) == 8000
    assert table.grave == ["Card"]
    assert table.pile(v.GRAVE, 1) == names(ASH_BLOSSOM)


def test_ash_blossom_once_a_turn_by_name() -> None:
    card = played("Card", SEARCH)
    table = against([ASH_BLOSSOM, ASH_BLOSSOM], [card, card], deck=[A, A])
    table.activate(card)
    table.chain(ASH_BLOSSOM)
    passed(table)
    table.activate(card)
    assert not answers(table, ASH_BLOSSOM)
    assert table.hand == ["A"]


def test_ash_blossom_answers_only_the_bullet_that_was_chosen() -> None:
    card = played("Card", OneOf(((Draw(1),), (BURN,))))
    for bullet, may in ((0, True), (1, False)):
        table = against([ASH_BLOSSOM], [card], deck=[A])
        table.activate(card)
        table.bullet(bullet)
        assert answers(table, ASH_BLOSSOM) is may


@pytest.mark.parametrize("held", [True, False])
def test_ash_blossom_answers_a_draw_only_if_what_it_depends_on_held(held: bool) -> None:
    # The card text of Knightmare Phoenix: the draw depends on what was so at the activation.
    draws = When(AtActivation(exists(MONSTER, v.MZONE)), (Optional((Draw(1),)),))
    card = played("Card", BURN, Then((draws,)))
    table = against([ASH_BLOSSOM], [card], deck=[A], field=[B] if held else [])
    table.activate(card)
    assert answers(table, ASH_BLOSSOM) is held


def test_ash_blossom_answers_its_own_players_cards_too() -> None:
    card = played("Card", SEARCH)
    table = Table([card, ASH_BLOSSOM], deck=[A])
    table.activate(card)
    table.chain(ASH_BLOSSOM)
    assert table.hand == []


def test_maxx_c_is_answered_by_ash_blossom() -> None:
    # Maxx "C" draws, by what it sets up for the turn.
    table = against([MAXX_C], [REVIVE, ASH_BLOSSOM], grave=[A])
    table.activate(REVIVE)
    table.chain(MAXX_C)
    table.chain(ASH_BLOSSOM)
    passed(table)
    table.pick(A)
    assert table.monsters() == {0: "A"}
    assert len(table.pile(v.HAND, 1)) == 0


# ------------------------------------- negating monsters on the field


def test_effect_veiler_negates_a_monster_until_the_end_of_the_turn() -> None:
    burns = fiend("Burns", ignition(BURN))
    table = against([EFFECT_VEILER], field=[burns, A])
    table.activate(burns)
    table.chain(EFFECT_VEILER)  # A is no Effect Monster
    passed(table)
    assert table.life(1) == 8000
    assert negated(table.state, table.number(burns))
    assert table.pile(v.GRAVE, 1) == names(EFFECT_VEILER)
    table.end()
    passed(table)
    assert not negated(table.state, table.number(burns))


def test_effect_veiler_not_on_its_own_players_turn() -> None:
    burns = fiend("Burns", ignition(BURN))
    table = Table([EFFECT_VEILER, played("Card", BURN)], opponent_field=[burns])
    assert "activate Effect Veiler #0" not in table.offers()


def test_infinite_impermanence_from_the_hand_with_an_empty_field_only() -> None:
    burns = fiend("Burns", ignition(BURN))
    table = against([INFINITE_IMPERMANENCE], field=[burns])
    table.activate(burns)
    table.chain(INFINITE_IMPERMANENCE)
    passed(table)
    assert table.life(1) == 8000
    table = against([INFINITE_IMPERMANENCE], field=[burns], opponent_field=[A])
    table.activate(burns)
    assert table.life(1) == 7900


def test_infinite_impermanence_that_was_set_negates_its_column() -> None:
    burns = fiend("Burns", ignition(BURN))
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=(ignition(BURN, where=v.SZONE),))
    # Their zone 0 lies across from zone 4.
    table = against([], field=[burns], spells={4: stays, 3: stays},
                    opponent_sets=[INFINITE_IMPERMANENCE])  # fmt: skip
    there = {table.zone_of(number): number for number in table.numbers(stays)}
    table.activate(burns)
    table.chain(INFINITE_IMPERMANENCE)
    passed(table)
    assert table.life(1) == 8000
    assert negated(table.state, there[4])
    assert not negated(table.state, there[3])


# ------------------------------------------------------------- Droll & Lock


def test_droll_stops_all_additions_after_the_first() -> None:
    card = played("Card", SEARCH)
    back = played("Back", AddToHand(Choose(MONSTER, v.GRAVE)))
    table = against([DROLL], [card, card, back], deck=[A, A], grave=[B])
    table.activate(card)
    assert table.hand.count("A") == 1
    table.chain(DROLL)
    passed(table)
    assert not table.may("activate", card)
    assert table.may("activate", back)
    assert table.pile(v.GRAVE, 1) == names(DROLL)


def test_droll_after_a_draw_by_an_effect_and_not_after_another_addition() -> None:
    draw, back = played("Draw", Draw(1)), played("Back", AddToHand(Choose(MONSTER, v.GRAVE)))
    for card, may in ((draw, True), (back, False)):
        table = against([DROLL], [card], deck=[A], grave=[A])
        table.activate(card)
        if table.asked == "chance":
            table.nature(A)
        assert (table.asked == "window") is may


# ------------------------------------------------------------------- Nibiru


def _itself(name: str, attack: int, defense: int = 1000) -> Card:
    return fiend(name, procedures=(ByItself(v.HAND),), attack=attack)


def test_nibiru_after_five_summons() -> None:
    many = [_itself(f"M{number}", 100 * number) for number in range(1, 5)]
    table = against([NIBIRU], [A, *many], also=[PRIMAL_BEING_TOKEN])
    table.summon(A)
    for card in many[:3]:
        table.special(card)
        assert table.asked == "open"
    table.special(many[3])
    assert answers(table, NIBIRU)
    table.chain(NIBIRU)
    passed(table)
    assert sorted(table.grave) == ["A", "M1", "M2", "M3", "M4"]
    assert table.monsters(1) == {0: "Nibiru, the Primal Being"}
    assert table.monsters() == {0: "Primal Being Token"}
    # Original values: 1500 + 100 + 200 + 300 + 400, and 1000 each.
    assert table.attack(PRIMAL_BEING_TOKEN) == 2500
    assert table.defense(PRIMAL_BEING_TOKEN) == 5000


def test_nibiru_tributes_monsters_of_both_players() -> None:
    many = [_itself(f"M{number}", 100) for number in range(5)]
    table = against([NIBIRU], many, opponent_field=[B], also=[PRIMAL_BEING_TOKEN])
    for card in many:
        table.special(card)
    table.chain(NIBIRU)
    passed(table)
    assert table.pile(v.GRAVE, 1) == ["B"]
    assert table.attack(PRIMAL_BEING_TOKEN) == 1500


def test_nibiru_leaves_what_cannot_be_tributed() -> None:
    firm = fiend("Firm", NotUsedFor(("tribute",)), procedures=(ByItself(v.HAND),), attack=800)
    proud = fiend("Proud", Unaffected(), procedures=(ByItself(v.HAND),), attack=700)
    many = [_itself(f"M{number}", 100) for number in range(2)]
    table = against([NIBIRU], [*many, firm, proud, A], also=[PRIMAL_BEING_TOKEN])
    table.summon(A)
    for card in (*many, firm, proud):
        table.special(card)
    table.chain(NIBIRU)
    passed(table)
    assert sorted(table.monsters().values()) == ["Firm", "Primal Being Token", "Proud"]
    assert table.attack(PRIMAL_BEING_TOKEN) == 1700


def test_the_primal_being_token_is_summoned_by_the_player_of_nibiru() -> None:
    # Maxx "C" draws for the summons of the opponent, not for the Token that Nibiru gives them.
    many = [_itself(f"M{number}", 100) for number in range(5)]
    table = against([NIBIRU, MAXX_C], [played("Card", BURN), *many], also=[PRIMAL_BEING_TOKEN],
                    fixed_order=True)  # fmt: skip
    table._take("activate", (next(c for c in table.game.cards if c.name == "Card"),))
    table.chain(MAXX_C)
    passed(table)
    for card in many[:4]:
        table.special(card)
    assert len(table.pile(v.HAND, 1)) == 1 + 4
    table.special(many[4])
    table.chain(NIBIRU)
    passed(table)
    assert table.monsters() == {0: "Primal Being Token"}
    assert len(table.pile(v.HAND, 1)) == 5
