"""How long modifiers last, how much they give, and cards told apart by what they have now.

Source: Yu-Gi-Oh modifiers and triggers, *ATK/DEF modifiers*; card texts.
"""

import pytest

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    IT,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    AddToHand,
    Answered,
    Card,
    ChangePosition,
    ChangeStats,
    Choose,
    Chosen,
    Count,
    Draw,
    Each,
    FieldStats,
    Half,
    HowMany,
    IfDone,
    LevelOf,
    MaterialsUsed,
    Named,
    NegateActivation,
    SendToGrave,
    SpecialSummon,
    SumOf,
    Times,
    Unaffected,
    spell,
)  # fmt: skip  # fmt: skip
from engine.yugioh.position.slots import MODIFIERS, POSITION
from engine.yugioh.position.state import RuleError
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    ignition,
    link,
    played,
    quick,
)  # fmt: skip
from tests.engine.yugioh.test_modifiers import (
    CONTINUOUS,
    FIRST,
    LINGERING,
    A,
    change,
    modifier,
    numbers,
)

# -------------------------------------------------------- how long they last


def test_increases_and_decreases_add_up_in_any_order() -> None:
    up, down = modifier(1, 300, v.ATK | v.DEF), modifier(1, -500, v.DEF, until="end")
    keys = set()
    for order in ((up, down), (down, up)):
        table = Table(order, field=[A])
        for card in order:
            table.activate(card)
        assert numbers(table) == (1300, 800)
        keys.add(table.game.key())
    assert len(keys) == 1
    table.end()
    assert numbers(table) == (1300, 1300)


def test_what_cancels_out_leaves_nothing() -> None:
    up, down = modifier(1, 300), modifier(1, -300)
    table = Table([up, down], field=[A])
    table.activate(up)
    table.activate(down)
    assert (table.attack(A), table.state.data[MODIFIERS]) == (1000, 0)


def test_atk_and_def_are_never_below_zero_but_what_was_lost_counts() -> None:
    both = v.ATK | v.DEF
    down, up = modifier(1, -1500, both), modifier(1, 700, both)
    table = Table([down, up], field=[A])
    table.activate(down)
    assert numbers(table) == (0, 0)
    table.activate(up)
    assert numbers(table) == (200, 200)


def test_a_set_value_is_never_below_zero() -> None:
    down = modifier(3, -100)
    table = Table([down], field=[A])
    table.activate(down)
    assert table.attack(A) == 0


@pytest.mark.parametrize("kind", LINGERING)
def test_a_monster_that_leaves_the_field_loses_its_lingering_modifiers(kind: int) -> None:
    out = played("Out", AddToHand(Choose(MONSTER, v.MZONE)))
    card = modifier(kind, 100, v.ATK | v.DEF)
    table = Table([card, out], field=[A])
    table.activate(card)
    assert numbers(table) != (1000, 1000)
    table.activate(out)
    table.summon(A)
    assert numbers(table) == (1000, 1000)
    assert not table.state.data[MODIFIERS]


@pytest.mark.parametrize("kind", LINGERING)
def test_a_monster_turned_face_down_loses_its_lingering_modifiers(kind: int) -> None:
    down = played("Down", ChangePosition(Choose(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
    card = modifier(kind, 100, v.ATK | v.DEF)
    table = Table([card, down], field=[A])
    table.activate(card)
    table.activate(down)
    assert numbers(table) == (1000, 1000)
    table.rewrite(POSITION, A, v.FACEUP_ATTACK)
    assert numbers(table) == (1000, 1000)


@pytest.mark.parametrize("kind", FIRST)
def test_a_face_down_monster_is_not_modified(kind: int) -> None:
    card = modifier(kind, 100, v.ATK | v.DEF)
    table = Table([card], field=[A])
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    table.activate(card)
    assert numbers(table) == (1000, 1000)


@pytest.mark.parametrize("kind", FIRST)
def test_a_monster_that_is_unaffected_is_not_modified(kind: int) -> None:
    proud = fiend("Proud", Unaffected(OTHER))
    everyone: Node = Each(MONSTER, v.MZONE)
    card = played("Card", ChangeStats(everyone, **change(kind, 100)))  # type: ignore[arg-type]
    if kind in CONTINUOUS:
        card = spell(fresh(), "Card", v.CONTINUOUS, effects=(FieldStats(**change(kind, 100)),))  # type: ignore[arg-type]
    table = Table([card], field=[proud, A])
    table.activate(card)
    assert table.attack(proud) == 1000
    assert table.attack(A) == (1100 if kind < 3 else 100)


@pytest.mark.parametrize("kind", FIRST)
def test_a_link_monster_has_no_def_to_modify(kind: int) -> None:
    # Yu-Gi-Oh solo rules, Link Monsters have no DEF.
    arrow = link("Arrow", 1)
    rule = change(kind, 500)
    both = v.ATK | v.DEF
    card = played("Card", ChangeStats(Each(MONSTER, v.MZONE), stats=both, **rule))  # type: ignore[arg-type]
    if kind in CONTINUOUS:
        card = spell(fresh(), "Card", v.CONTINUOUS, effects=(FieldStats(stats=both, **rule),))  # type: ignore[arg-type]
    table = Table([card], field={5: arrow})
    table.activate(card)
    assert numbers(table, arrow) == (2000 if kind < 3 else 500, 0)


def test_changing_the_def_of_a_link_monster_is_doing_nothing() -> None:
    arrow = link("Arrow", 1)
    spend = played("Spend", ChangeStats(Choose(MONSTER, v.MZONE), 100, stats=v.DEF),
                   IfDone((Draw(1),)))  # fmt: skip
    table = Table([spend], deck=[A], field={5: arrow})
    table.activate(spend)
    assert table.hand == []


# ------------------------------------------------------------------ amounts


def test_half_and_double_are_worked_out_at_resolution() -> None:
    # Halves are rounded up.  Half of the present ATK, double the original.
    odd = body("Odd", attack=1501)
    its = LevelOf(IT, what="attack")
    half = played("Half", ChangeStats(Each(MONSTER, v.MZONE), to=Half(its), until="end"))
    double = played("Double", ChangeStats(
        Each(MONSTER, v.MZONE), to=Times(LevelOf(IT, what="original attack"), 2),
    ))  # fmt: skip
    table = Table([half, double], field=[A, odd])
    table.activate(half)
    assert (table.attack(A), table.attack(odd)) == (500, 751)
    table.activate(double)
    assert (table.attack(A), table.attack(odd)) == (2000, 3002)


def test_halved_original_values() -> None:
    # The original ATK is halved; what increases the ATK goes on.
    up = modifier(1, 300)
    half = played("Half", ChangeStats(
        Each(MONSTER, v.MZONE), to=Half(LevelOf(IT, what="original attack")), original=True,
    ))  # fmt: skip
    table = Table([up, half], field=[A])
    table.activate(up)
    table.activate(half)
    assert table.attack(A) == 800


def test_an_original_value_doubled_as_long_as_a_card_is_face_up() -> None:
    # The text of Gigantic Spright: the original ATK is doubled; what increases the ATK goes on.
    def doubled(to: Node) -> Card:
        return fiend("Doubled", FieldStats(to=to, filter=~OTHER, original=True))

    up = played("Up", ChangeStats(Each(MONSTER, v.MZONE), 300))
    big = doubled(LevelOf(IT, 2, "original attack"))
    table = Table([up], field=[big])
    assert table.attack(big) == 2 * big.attack
    table.activate(up)
    assert table.attack(big) == 2 * big.attack + 300
    half = doubled(Half(LevelOf(IT, what="original attack")))
    assert Table(field=[half]).attack(half) == big.attack // 2
    with pytest.raises(CompileError, match="follows from itself"):
        Table(field=[doubled(Times(LevelOf(IT, what="original attack"), 3))])


def test_monsters_may_gain_the_original_values_of_each_other() -> None:
    # Two Crusadia Link Monsters that point to each other; what a monster gains is nothing to its
    # original ATK, also where another card sets that of monsters.
    gain = FieldStats(SumOf("original attack", OTHER & MONSTER, v.MZONE), ~OTHER)
    first, second = fiend("First", gain), fiend("Second", gain)
    big = fiend("Big", FieldStats(
        to=LevelOf(IT, 2, "original attack"), filter=~OTHER, original=True
    ))  # fmt: skip
    table = Table(field=[first, second, big])
    assert table.attack(big) == 2 * big.attack
    others = 2 * big.attack + second.attack
    assert table.attack(first) == first.attack + others


def test_the_value_of_another_card_and_of_a_count() -> None:
    strong = body("Strong", attack=2400)
    same = played("Same", ChangeStats(
        Each(Named(A.passcode), v.MZONE), to=LevelOf(Chosen(("strong",)), what="attack"),
    ), target=(Choose(Named(strong.passcode), v.MZONE, name="strong"),))  # fmt: skip
    many = played("Many", ChangeStats(
        Each(Named(A.passcode), v.MZONE), to=Times(Count(MONSTER, v.MZONE), 100), stats=v.DEF,
    ))  # fmt: skip
    table = Table([same, many], field=[A, strong])
    table.activate(same)
    table.activate(many)
    assert numbers(table) == (2400, 200)


def test_monsters_changed_together_are_measured_before() -> None:
    # "Each gains the total ATK of all": none counts what another has just gained.
    rally = played("Rally", ChangeStats(
        Each(MONSTER, v.MZONE), SumOf("attack", MONSTER, v.MZONE)
    ))  # fmt: skip
    table = Table([rally], field=[A, body("B")])
    table.activate(rally)
    assert [monster["attack"] for monster in board(table.game)["monsters"]] == [3000, 3000]


def test_values_that_depend_on_each_other_are_refused() -> None:
    rule = FieldStats(SumOf("attack", OTHER & MONSTER, v.MZONE), ~OTHER)
    one, two = fiend("One", rule), fiend("Two", rule)
    assert Table(field=[one, A]).attack(one) == 2000
    with pytest.raises(RuleError, match="depend on each other"):
        Table(field=[one, two]).attack(one)


def test_the_original_value_counts_the_materials_of_the_summon() -> None:
    goal = link("Goal", 3, least=2, effects=(
        FieldStats(to=Times(MaterialsUsed(), 800), filter=~OTHER, original=True),
    ))  # fmt: skip
    arrow, again = link("Arrow", 2), played("Again", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    other = body("B")
    table = Table(extra=[goal], field={0: A, 1: other, 2: body("C")})
    table.special(goal)
    assert table.attack(goal) == 2400
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([again, out], extra=[goal], field={0: A, 5: arrow})
    table.special(goal)
    assert table.attack(goal) == 1600
    # Summoned again by an effect it has no materials.
    table.activate(out)
    table.activate(again)
    table.pick(goal)
    assert table.attack(goal) == 0


def test_the_number_of_cards_chosen_before() -> None:
    pay = played("Pay", ChangeStats(Each(MONSTER, v.MZONE), Times(HowMany("paid"), 100)),
                 cost=(SendToGrave(Choose(MONSTER, v.HAND, most=3, name="paid")),))  # fmt: skip
    other = body("B")
    table = Table([pay, other, other], field=[A])
    table.activate(pay)
    table.pick(other, other)
    assert table.attack(A) == 1200


def test_the_original_attack_of_the_card_answered() -> None:
    negation = quick(
        NegateActivation("activation", "destroy"),
        IfDone((ChangeStats(SELF, LevelOf(Answered(), what="original attack"), "end"),)),
        limit=ONCE_PER_TURN,
    )
    guard = fiend("Guard", negation)
    loud = fiend("Loud", ignition(Draw(1)), attack=1700)
    table = Table(deck=[A], field=[guard, loud])
    table.activate(loud)
    table.chain(guard)
    assert table.attack(guard) == 2700
    table.end()
    assert table.attack(guard) == 1000
