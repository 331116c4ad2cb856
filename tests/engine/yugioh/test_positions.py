"""Battle positions: which a monster may be summoned in, and how they change.

Sources: Yu-Gi-Oh solo rules 2, 3.3, 6.3, 7.3; Yu-Gi-Oh field zones, *Main Monster Zone*.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    ByItself,
    Card,
    ChangePosition,
    Choose,
    CreateToken,
    Damage,
    Each,
    KeepPosition,
    ReturnToHand,
    SpecialSummon,
)
from engine.yugioh.position.slots import KEPT, KEPT_TURN, LOC, POSITION, STATUS
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, xyz

A, B = body("A"), body("B")


def position(table: Table, card: Card) -> int:
    return int(table.state.data[POSITION + table.number(card)])


def offered(table: Table) -> list[int]:
    """The positions that are offered, sorted."""
    decision = table.decision()
    assert decision.kind == "zone", table.offers()
    return sorted(option.position for option in decision.options)


# ----------------------------------------------------------------- summoning


def test_face_up_attack_position_without_the_policy() -> None:
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([revive], grave=[A])
    table.activate(revive)
    assert position(table, A) == v.FACEUP_ATTACK


def test_both_face_up_positions_with_the_policy() -> None:
    # Yu-Gi-Oh field zones, Main Monster Zone: there are three ways to position a monster.
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    rank = xyz("Rank")
    for card in (itself, rank):
        table = Table([itself], extra=[rank], field=[A, B], all_positions=True)
        table.special(card)
        assert offered(table) == [v.FACEUP_ATTACK, v.FACEUP_DEFENSE]


@pytest.mark.parametrize("only", [v.FACEUP_ATTACK, v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE])
def test_the_position_that_the_effect_says(only: int) -> None:
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE), only))
    for policy in (False, True):
        table = Table([revive], grave=[A], all_positions=policy)
        table.activate(revive)
        assert position(table, A) == only


def test_a_normal_summon_is_in_attack_position_even_with_the_policy() -> None:
    # Yu-Gi-Oh solo rules, 3.3: ATK (summon) or face-down DEF (set)
    table = Table([A], all_positions=True)
    table.summon(A)
    assert position(table, A) == v.FACEUP_ATTACK


def test_a_link_monster_is_never_in_defense_position() -> None:
    # Yu-Gi-Oh solo rules, 6.3
    dead = link("Dead")
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE), v.FACEUP))
    table = Table([revive], grave=[dead], all_positions=True)
    table.activate(revive)
    assert position(table, dead) == v.FACEUP_ATTACK
    in_defense = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE), v.FACEUP_DEFENSE))
    assert not Table([in_defense], grave=[dead], all_positions=True).may("activate", in_defense)


# ------------------------------------------------------------------ changing


def settled(table: Table, *cards: Card) -> Table:
    """The monsters were summoned on an earlier turn."""
    for card in cards:
        table.rewrite(STATUS, card, 0)
    return table


def test_not_in_the_turn_that_it_was_summoned_or_set() -> None:
    # Yu-Gi-Oh solo rules, 2: once a turn, not in the turn it was summoned
    table = Table([A, fiend("Itself", procedures=(ByItself(v.HAND),))], field=[B])
    table.summon(A)
    assert [offer for offer in table.offers() if offer.startswith("turn")] == []
    table = Table([A])
    table.set(A)
    assert not table.may("turn", A)


def test_between_attack_and_defense_once_a_turn() -> None:
    table = settled(Table(field=[A]), A)
    table.turn(A)
    assert position(table, A) == v.FACEUP_DEFENSE
    assert not table.may("turn", A)
    table = settled(Table(field=[A]), A)
    table.rewrite(POSITION, A, v.FACEUP_DEFENSE)
    table.turn(A)
    assert position(table, A) == v.FACEUP_ATTACK


def test_a_face_down_monster_is_turned_up_into_attack_position() -> None:
    # Yu-Gi-Oh solo rules, 2.1: a Flip Summon
    table = settled(Table(field=[A]), A)
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    table.turn(A)
    assert position(table, A) == v.FACEUP_ATTACK


def test_a_link_monster_has_no_position_to_change_to() -> None:
    # Yu-Gi-Oh solo rules, 6.3
    pointing = link("Link")
    table = settled(Table(field={0: A, 5: pointing}), A, pointing)
    assert table.may("turn", A)
    assert not table.may("turn", pointing)


def test_no_effect_turns_a_link_monster_or_a_token_face_down() -> None:
    # Yu-Gi-Oh solo rules, 6.3, 7.3
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    pointing = link("Link")
    maker = played("Maker", CreateToken(token.passcode))
    down = played("Down", ChangePosition(Each(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
    table = Table([maker, down], field={0: A, 5: pointing}, also=[token])
    table.activate(maker)
    table.activate(down)
    assert position(table, A) == v.FACEDOWN_DEFENSE
    assert position(table, pointing) == v.FACEUP_ATTACK
    assert table.state.data[POSITION + table.number(token, v.MZONE)] == v.FACEUP_ATTACK


@pytest.mark.parametrize("to", [v.FACEUP_DEFENSE, 0])
def test_no_effect_turns_a_link_monster_to_defense(to: int) -> None:
    # Yu-Gi-Oh solo rules, 6.3, 10.3
    pointing = link("Link")
    turn = played("Turn", ChangePosition(Each(MONSTER, v.MZONE), to))
    table = Table([turn], field={0: A, 5: pointing})
    table.activate(turn)
    assert position(table, A) == v.FACEUP_DEFENSE
    assert position(table, pointing) == v.FACEUP_ATTACK


def test_a_set_monster_is_face_down_in_defense_and_has_no_effects() -> None:
    # Yu-Gi-Oh solo rules, 2.1
    able = fiend("Able", ignition(Damage(1)))
    table = Table([able])
    table.set(able)
    assert position(table, able) == v.FACEDOWN_DEFENSE
    assert not table.may("activate", able)


def test_there_are_three_positions_and_face_down_attack_is_none_of_them() -> None:
    # Yu-Gi-Oh solo rules, 2.1: every way in which a monster comes to lie on the field
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    table = Table([itself], field=[A], all_positions=True)
    settled(table, A)
    found = set()
    mark = table.game.mark()
    for command in table.decision().options:
        table.take(command)
        while table.asked == "zone":
            for option in table.decision().options:
                found.add(option.position)
            table.take(table.decision().options[0])
        found.update(
            int(table.state.data[POSITION + number])
            for number in range(int(table.state.cards))
            if table.state.data[LOC + number] == v.MZONE
        )
        table.game.undo_to(mark)
    assert found == {v.FACEUP_ATTACK, v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE}


def test_a_monster_that_is_kept_so_is_not_flip_summoned() -> None:
    # The card text of Floodgate Trap Hole: "Monsters changed to face-down Defense Position by this
    # effect cannot change their battle positions."
    for kept in (True, False):
        step = ChangePosition(Choose(MONSTER & FACE_UP, v.MZONE), v.FACEDOWN_DEFENSE, kept=kept)
        down = played("Down", step)
        table = Table([down], field=[A])
        table.rewrite(STATUS, A, 0)  # it came on an earlier turn
        assert table.may("turn", A)
        table.activate(down)
        assert table.may("turn", A) is not kept


def test_for_the_turn_or_as_long_as_it_stays() -> None:
    # "it cannot change its battle position for the rest of this turn"
    for until in ("", "end"):
        hold = played("Hold", KeepPosition(Choose(MONSTER, v.MZONE), until))
        away = played("Away", ReturnToHand(Choose(MONSTER, v.MZONE)))
        table = Table([hold, away], field=[A])
        table.rewrite(STATUS, A, 0)
        table.activate(hold)
        assert not table.may("turn", A)
        assert table.status(A, KEPT_TURN if until else KEPT)
        table.activate(away)
        assert not table.status(A, KEPT | KEPT_TURN)


def test_an_effect_turns_it_all_the_same() -> None:
    # Yu-Gi-Oh solo rules, 2: what its controller cannot do, an effect still can.
    up = played("Up", ChangePosition(Choose(MONSTER, v.MZONE), v.FACEUP_ATTACK))
    hold = played("Hold", ChangePosition(Choose(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE, kept=True))
    table = Table([hold, up], field=[A])
    table.activate(hold)
    table.activate(up)
    assert table.state.data[POSITION + table.number(A)] == v.FACEUP_ATTACK


def test_the_texts_that_keep_positions_are_read() -> None:
    facts = Card(9, "Probe", v.TRAP)
    down = "face-down Defense Position"
    held = f"Monsters changed to {down} by this effect cannot change their battle positions."
    for text, read in (
        (f"Change all monsters on the field to {down}. {held}", True),
        (f"Change all monsters on the field to Defense Position. {held}", False),
        ("Target 1 monster on the field; it cannot change its battle position this turn.", True),
    ):
        assert compile_card(facts, text, Lexicon({}, {})).whole is read
