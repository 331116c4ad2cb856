"""Battle positions that monsters are held in, and activated effects that are negated for it.

Sources: the card texts of Number 41: Bagooska the Terribly Tired Tapir ("change all face-up
monsters on the field to Defense Position", "negate the activated effects of monsters that were in
Defense Position when that effect was activated"), Thousand-Eyes Restrict and Predaplant
Dragostapelia; Yu-Gi-Oh solo rules 8: a Link Monster is always in face-up Attack Position.
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.language import MONSTER, OTHER, SELF
from engine.yugioh.position.slots import NEW, POSITION, STATUS
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

A = body("A")
DOWN = la.exists(~OTHER & la.State("defense-position"), v.MZONE)
TAPIR = fiend(
    "Tapir",
    la.While((DOWN,), (la.InPosition(MONSTER), la.NegatesActivated(MONSTER, in_defense=True))),
)
BURN = la.Damage(100)


def lying(card: la.Card = TAPIR, *others: la.Card, hand: tuple[la.Card, ...] = ()) -> Table:
    """The card in Defense Position, and others beside it."""
    table = Table(hand, field=[card, *others])
    table.rewrite_position(card, v.FACEUP_DEFENSE)
    return table


def position(table: Table, card: la.Card) -> int:
    return int(table.state.data[POSITION + table.number(card, v.MZONE)])


def test_what_is_summoned_is_changed_to_defense_position() -> None:
    table = lying(hand=(A,))
    table.summon(A)
    assert position(table, A) == v.FACEUP_DEFENSE


def test_a_link_monster_is_not() -> None:
    goal = link("Goal", 1, effects=(ignition(BURN),))
    table = Table([], extra=[goal], field=[TAPIR, A])
    table.rewrite_position(TAPIR, v.FACEUP_DEFENSE)
    table.special(goal, A)
    assert position(table, goal) == v.FACEUP_ATTACK
    table.activate(goal)  # and what it activates is not negated
    assert table.life(1) == 7900


def test_what_is_unaffected_by_it_is_not() -> None:
    proud = fiend("Proud", la.Unaffected(OTHER), ignition(BURN))
    table = lying(hand=(proud,))
    table.summon(proud)
    assert position(table, proud) == v.FACEUP_ATTACK


def test_an_effect_that_is_unaffected_is_not_negated() -> None:
    proud = fiend("Proud", la.Unaffected(OTHER), ignition(BURN))
    table = lying(TAPIR, proud)
    table.rewrite_position(proud, v.FACEUP_DEFENSE)
    table.activate(proud)
    assert table.life(1) == 7900


def test_it_does_not_apply_in_attack_position() -> None:
    acting = fiend("Acting", ignition(BURN))
    table = Table([acting], field=[TAPIR])
    table.summon(acting)
    assert position(table, acting) == v.FACEUP_ATTACK
    table.activate(acting)
    assert table.life(1) == 7900


def test_effects_change_others_not_back_but_itself() -> None:
    turning = played("Turning", la.ChangePosition(la.Choose(MONSTER, v.MZONE), v.FACEUP_ATTACK))
    table = lying(TAPIR, A, hand=(turning, turning))
    table.rewrite_position(A, v.FACEUP_DEFENSE)
    table.activate(turning)
    table.pick(A)
    assert position(table, A) == v.FACEUP_DEFENSE
    table.activate(turning)
    table.pick(TAPIR)
    assert position(table, TAPIR) == v.FACEUP_ATTACK
    assert position(table, A) == v.FACEUP_DEFENSE  # nothing changes it back


def test_what_a_monster_in_defense_position_activates_is_negated() -> None:
    acting = fiend("Acting", ignition(BURN))
    table = lying(TAPIR, acting)
    table.rewrite_position(acting, v.FACEUP_DEFENSE)
    table.activate(acting)
    assert table.life(1) == 8000


def test_so_it_is_when_the_monster_has_left_to_pay_for_it() -> None:
    paying = fiend("Paying", ignition(BURN, cost=(la.Tribute(SELF),)))
    table = lying(TAPIR, paying)
    table.rewrite_position(paying, v.FACEUP_DEFENSE)
    table.activate(paying)
    assert table.life(1) == 8000
    assert table.grave == ["Paying"]


def test_what_is_activated_elsewhere_is_not_negated() -> None:
    acting = fiend("Acting", ignition(BURN, where=v.GRAVE))
    table = Table(field=[TAPIR], grave=[acting])
    table.rewrite_position(TAPIR, v.FACEUP_DEFENSE)
    table.activate(acting)
    assert table.life(1) == 7900


# ------------------------------------------------------------------- counters


@pytest.mark.parametrize(("whose", "damage"), [(v.OPPONENT, 100), (v.EITHER, 0)])
def test_of_monsters_with_counters_and_of_one_player(whose: int, damage: int) -> None:
    seed = fiend(
        "Seed",
        la.NegatesActivated(MONSTER & la.HasCounter("Predator"), whose),
        ignition(la.PlaceCounter("Predator", 1, la.Choose(MONSTER & OTHER, v.MZONE))),
    )
    acting = fiend("Acting", ignition(BURN))
    table = Table(field=[seed, acting])
    table.activate(seed)
    table.activate(acting)
    assert table.life(1) == 8000 - damage


AS_LONG = la.ChangeLevel(la.Chosen(), to=1, counter="Predator")


def test_a_level_lasts_as_long_as_the_counter() -> None:
    book = played("Book", la.ChangePosition(la.Choose(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
    sow = played(
        "Sow", la.PlaceCounter("Predator", 1, la.Chosen()), AS_LONG,
        target=(la.Choose(MONSTER, v.MZONE),),
    )  # fmt: skip
    table = Table([sow, book], field=[A])
    table.activate(sow)
    assert table.level(A) == 1
    table.activate(book)
    assert table.level(A) == 4


def test_nothing_may_take_such_a_counter_off() -> None:
    both = fiend(
        "Both",
        ignition(AS_LONG, target=(la.Choose(MONSTER, v.MZONE),)),
        ignition(BURN, cost=(la.RemoveCounters("Predator", 1),)),
    )
    with pytest.raises(CompileError, match="Predator Counters"):
        Compiler([both]).compile()


# ------------------------------------------------------- no manual changes


def test_battle_positions_that_players_cannot_change() -> None:
    eyes = fiend("Eyes", la.NotTurned(MONSTER & OTHER))
    table = Table(field=[eyes, A])
    for card in (eyes, A):
        number = table.number(card)
        table.state.put(STATUS + number, table.state.data[STATUS + number] & ~NEW)
    table.laid()
    assert table.may("turn", eyes)
    assert not table.may("turn", A)


@pytest.mark.parametrize(
    ("places", "where", "damage"),
    [
        (v.MZONE | v.GRAVE, v.GRAVE, 0), (v.MZONE | v.GRAVE, v.MZONE, 0),
        (v.BANISHED, v.GRAVE, 100), (v.GRAVE, v.MZONE, 100),
    ],
)  # fmt: skip
def test_of_what_is_activated_in_some_places(places: int, where: int, damage: int) -> None:
    # The card texts of Shadow-Imprisoning Mirror and Yuki-Onna, the Absolute Zero Mayakashi.
    mirror = fiend("Mirror", la.NegatesActivated(MONSTER, places=places))
    acting = fiend("Acting", ignition(BURN, where=where))
    there = {"grave": [acting]} if where == v.GRAVE else {"field": [mirror, acting]}
    table = Table(**{"field": [mirror], **there})  # type: ignore[arg-type]
    table.activate(acting)
    assert table.life(1) == 8000 - damage
