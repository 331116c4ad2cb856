"""Turning monsters face-up and face-down: Flip Summons, flip effects, and what is lost.

Sources: Yu-Gi-Oh solo rules 2.3, 3.15, 8.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    MONSTER,
    Card,
    ChangeLevel,
    ChangePosition,
    ChangeStats,
    Choose,
    Damage,
    Each,
    Event,
    FieldStats,
    Named,
    Negate,
    SpecialSummon,
    Trigger,
    flipped,
    summoned,
)
from engine.yugioh.position.slots import HOW, NEGATED, POSITION, STATUS
from engine.yugioh.queries.matching import level
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, xyz

A, B = body("A"), body("B")
DOWN = played("Down", ChangePosition(Each(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
UP = played("Up", ChangePosition(Each(MONSTER, v.MZONE), v.FACEUP_DEFENSE))
FLIP = fiend("Flip", Trigger(v.MZONE, on=flipped(), do=(Damage(500),)), type=v.FLIP | v.EFFECT)


def face_down(card: Card, *hand: Card) -> Table:
    """The monster was Set on an earlier turn."""
    table = Table(list(hand), field=[card])
    table.rewrite(POSITION, card, v.FACEDOWN_DEFENSE)
    table.rewrite(STATUS, card, 0)
    return table


# ------------------------------------------------------------- turned face-up


def test_a_flip_summon_wakes_flip_effects() -> None:
    # Yu-Gi-Oh solo rules, 2.3
    table = face_down(FLIP)
    table.turn(FLIP)
    assert table.asked == "trigger"
    table.chain(FLIP)
    assert table.life(1) == 7500


def test_a_monster_that_an_effect_turns_up_is_flipped_but_not_summoned() -> None:
    # Yu-Gi-Oh solo rules, 2.3: a Flip Summon is the player's own.
    table = face_down(FLIP, UP)
    table.activate(UP)
    assert table.asked == "trigger"
    assert not table.state.data[HOW + table.number(FLIP)] & v.BY_FLIP


@pytest.mark.parametrize("how", [v.BY_FLIP, v.BY_NORMAL, v.BY_SPECIAL])
def test_a_flip_summon_is_a_summon_of_its_own_kind(how: int) -> None:
    # Yu-Gi-Oh solo rules, 2.3
    pleased = fiend("Pleased", Trigger(v.MZONE, on=summoned(how), do=(Damage(1),)))
    table = face_down(pleased)
    table.turn(pleased)
    assert table.asked == ("trigger" if how == v.BY_FLIP else "open")


def test_a_flip_summon_takes_no_normal_summon_away_and_can_be_made_for_every_monster() -> None:
    # Yu-Gi-Oh solo rules, 2.3, 3.3
    third = body("C")
    table = Table([third], field=[A, B])
    for card in (A, B):
        table.rewrite(POSITION, card, v.FACEDOWN_DEFENSE)
        table.rewrite(STATUS, card, 0)
    table.turn(A)
    table.turn(B)
    table.summon(third)
    assert sorted(table.monsters().values()) == ["A", "B", "C"]


def test_not_in_the_turn_that_it_was_set() -> None:
    # Yu-Gi-Oh solo rules, 2.3
    table = Table([FLIP])
    table.set(FLIP)
    assert not table.may("turn", FLIP)


def test_what_comes_face_up_is_not_flipped() -> None:
    table = Table([FLIP])
    table.summon(FLIP)
    assert table.asked == "open"
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([revive], grave=[FLIP])
    table.activate(revive)
    assert table.asked == "open"


def test_a_change_of_position_is_an_event_of_its_own() -> None:
    turned = fiend("Turned", Trigger(v.MZONE, on=Event("turned"), do=(Damage(1),)))
    table = Table(field=[turned])
    table.rewrite(STATUS, turned, 0)
    table.turn(turned)
    assert table.asked == "trigger"
    settled = Table(field=[FLIP])
    settled.rewrite(STATUS, FLIP, 0)
    settled.turn(FLIP)
    assert settled.asked == "open"


def test_a_monster_that_is_turned_face_up_in_defense_position_stays_in_it() -> None:
    # Yu-Gi-Oh solo rules, 2: Attack and Defense Position are the battle positions.
    other = Event("turned", MONSTER & Named(A.passcode), whose=v.YOU)
    watch = fiend("Watch", Trigger(v.MZONE, on=other, do=(Damage(1),)))
    table = Table([UP], field=[watch, A])
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    table.rewrite(STATUS, A, 0)
    table.activate(UP)
    assert table.asked == "open"
    table.turn(A)
    assert table.asked == "trigger"


# ----------------------------------------------------------- turned face-down


def test_equip_cards_of_a_monster_that_is_turned_face_down_are_destroyed() -> None:
    # Yu-Gi-Oh solo rules, 3.15
    sword = fiend("Sword", Trigger(v.GRAVE, on=Event("destroyed"), do=(Damage(1),)))
    table = Table([DOWN], deck=[sword], field=[A])
    table.equip(sword, A)
    table.activate(DOWN)
    assert table.place_of(sword) == v.GRAVE
    assert table.asked == "trigger"


def test_materials_of_a_monster_that_is_turned_face_down_stay() -> None:
    top = xyz("Top")
    table = Table([DOWN], deck=[A], field=[top])
    table.attach(A, top)
    table.activate(DOWN)
    assert table.materials(top) == ["A"]


def test_a_monster_that_is_turned_face_down_forgets_what_was_done_to_it() -> None:
    # Lingering effects apply to it no longer.
    table = Table(
        [
            played("Strong", ChangeStats(Each(MONSTER, v.MZONE), 500)),
            played("Long", ChangeLevel(Each(MONSTER, v.MZONE), 2)),
            played("Silent", Negate(Each(MONSTER, v.MZONE))),
            DOWN,
            UP,
        ],
        field=[fiend("Victim")],
    )
    names = {card.name: card for card in table.game.cards}
    victim = names["Victim"]
    for name in ("Strong", "Long", "Silent"):
        table.activate(names[name])
    number = table.number(victim)
    assert (table.attack(victim), int(level(table.state, number))) == (1500, 6)
    assert table.status(victim, NEGATED)
    table.activate(DOWN)
    table.activate(UP)
    assert (table.attack(victim), int(level(table.state, number))) == (1000, 4)
    assert not table.status(victim, NEGATED)


def test_a_monster_that_is_turned_face_down_has_its_soft_limits_back() -> None:
    once = fiend("Once", ignition(Damage(1), limit=EACH_ONCE_PER_TURN))
    table = Table([DOWN, UP], field=[once])
    table.activate(once)
    assert not table.may("activate", once)
    table.activate(DOWN)
    table.activate(UP)
    assert table.may("activate", once)


def test_what_turns_itself_face_down_once_per_turn_has_not_that_use_back() -> None:
    """As the reference has it of Subterror Behemoth Umastryx, turned face-up by another card."""
    down = ChangePosition(position=v.FACEDOWN_DEFENSE)
    hides = fiend(
        "Hides", ignition(down, limit=EACH_ONCE_PER_TURN),
        ignition(Damage(1), limit=EACH_ONCE_PER_TURN),
    )  # fmt: skip
    table = Table([UP], field=[hides])
    table.activate(hides, 1)
    table.activate(hides, 0)
    table.activate(UP)
    assert not table.may("activate", hides, 0)
    assert table.may("activate", hides, 1)


def test_a_face_down_monster_is_no_face_up_one_for_continuous_effects() -> None:
    guard = fiend("Guard", FieldStats(300))
    hide = ChangePosition(Choose(Named(guard.passcode), v.MZONE), v.FACEDOWN_DEFENSE)
    one = played("One", hide)
    table = Table([one], field=[guard, A])
    assert table.attack(A) == 1300
    table.activate(one)
    assert table.attack(A) == 1000
