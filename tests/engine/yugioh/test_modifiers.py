"""The six kinds of modifiers of ATK and DEF, and how a new one meets each earlier one.

Source: Yu-Gi-Oh modifiers and triggers, *ATK/DEF modifiers*.  Lingering ones: 1 increases or
decreases, 3 sets the present value, 5 sets the original one; continuous ones: 2, 4 and 6 likewise.
"""

import random
from dataclasses import dataclass

import pytest

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    IT,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    AddToHand,
    Answered,
    Banish,
    Between,
    Card,
    ChangePosition,
    ChangeStats,
    Choose,
    Chosen,
    Compare,
    Count,
    Draw,
    Each,
    Equip,
    EquipStats,
    FieldStats,
    Half,
    HowMany,
    IfDone,
    LevelOf,
    MaterialsUsed,
    Named,
    Names,
    NegateActivation,
    Race,
    SendToGrave,
    SpecialSummon,
    State,
    SumOf,
    Times,
    Type,
    Unaffected,
    spell,
)  # fmt: skip  # fmt: skip
from engine.yugioh.language.words import Bounded
from engine.yugioh.position.slots import MODIFIERS, NEGATED, POSITION, STATUS
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
    xyz,
)  # fmt: skip

A = body("A")  # 1000/1000
LINGERING, CONTINUOUS = (1, 3, 5), (2, 4, 6)
STATS = {"ATK": v.ATK, "DEF": v.DEF, "ATK/DEF": v.ATK | v.DEF}


def change(kind: int, number: int) -> dict[str, object]:
    """What a modifier of this kind says."""
    if kind <= 2:
        return {"by": number}
    return {"to": number, "original": kind >= 5}


def modifier(kind: int, number: int, stats: int = v.ATK, until: str = "", last: bool = False,
             name: str = "") -> Card:  # fmt: skip
    """A Spell that modifies A: a Continuous Spell for the continuous kinds."""
    name = name or f"Modifier {kind} {number}"
    if kind in LINGERING:
        a = Each(Named(A.passcode), v.MZONE, v.EITHER)
        return played(name, ChangeStats(a, until=until, stats=stats, **change(kind, number)))  # type: ignore[arg-type]
    rule = FieldStats(filter=Named(A.passcode), stats=stats, last=last, **change(kind, number))  # type: ignore[arg-type]
    return spell(fresh(), name, v.CONTINUOUS, effects=(rule,))


def equip_modifier(kind: int, number: int, stats: int = v.ATK) -> Card:
    """A monster in the GY that modifies the monster that it equips itself to."""
    grant = EquipStats(stats=stats, **change(kind, number))  # type: ignore[arg-type]
    target = (Choose(FACE_UP & MONSTER, v.MZONE),)
    return fiend(
        f"Blade {kind} {number}",
        ignition(Equip(SELF, Chosen(), (grant,)), where=v.GRAVE, target=target, limit=None),
    )


def off(card: Card) -> Card:
    """A Spell that takes a card off the field."""
    return played(f"Off {card.name}", SendToGrave(Choose(Named(card.passcode), v.SZONE)))


def numbers(table: Table, card: Card = A) -> tuple[int, int]:
    """ATK and DEF of a monster."""
    return table.attack(card), table.defense(card)


def shown(stats: int, value: int) -> tuple[int, int]:
    """The ATK and DEF of A where a modifier of these stats makes this of its 1000."""
    return value if stats & v.ATK else 1000, value if stats & v.DEF else 1000


def test_an_empty_zone_gives_nothing() -> None:
    # Yu-Gi-Oh field zones, *Main Monster Zone*: what holds is held up by cards on the field, each
    # of them once.
    banner = fiend("Banner", FieldStats(500, MONSTER, whose=v.EITHER))
    assert Table(field=[A], opponent_field=[banner]).attack(A) == 1500


# ---------------------------------------------------------------- the table

# Earlier modifiers: +300, +200, becomes 500, becomes 700, original 1500, original 1700; new ones a
# tenth.  For each pair: what is shown while both apply, and when the new one has stopped.
FIRST = {1: 300, 2: 200, 3: 500, 4: 700, 5: 1500, 6: 1700}
CELLS = {
    # (1, 2) are always applied successfully.
    (1, 1): (1330, 1300), (2, 1): (1230, 1200), (3, 1): (530, 500),
    (4, 1): (730, 700), (5, 1): (1530, 1500), (6, 1): (1730, 1700),
    (1, 2): (1320, 1300), (2, 2): (1220, 1200), (3, 2): (520, 500),
    (4, 2): (720, 700), (5, 2): (1520, 1500), (6, 2): (1720, 1700),
    # Remove previous (1, 3) when applying (3).
    (1, 3): (50, 1000), (3, 3): (50, 1000),
    # (2, 4) are not reapplied until (3) stops applying.
    (2, 3): (50, 1200), (4, 3): (50, 700),
    # Apply (3) after previous (5, 6).
    (5, 3): (50, 1500), (6, 3): (50, 1700),
    # (1, 3, 5) are not reapplied until (4) stops applying.
    (1, 4): (70, 1300), (3, 4): (70, 500), (5, 4): (70, 1500),
    # Apply (4) and reapply (2) afterwards; apply new (4); apply (6) and reapply (4) afterwards.
    (2, 4): (270, 1200), (4, 4): (70, 700), (6, 4): (70, 1700),
    # Apply (5, 6) and reapply (1, 2) afterwards, reapply (4) afterwards.
    (1, 5): (450, 1300), (2, 5): (350, 1200), (4, 5): (700, 700),
    (1, 6): (470, 1300), (2, 6): (370, 1200), (4, 6): (700, 700),
    # Remove previous (3, 5) when applying (5).
    (3, 5): (150, 1000), (5, 5): (150, 1000),
    # (6) are not reapplied until (5) stops applying.
    (6, 5): (150, 1700),
    # (3, 5) are not reapplied until (6) stops applying; apply new (6).
    (3, 6): (170, 500), (5, 6): (170, 1500), (6, 6): (170, 1700),
}  # fmt: skip
PAIRS = [(earlier, new) for earlier in FIRST for new in FIRST]


def test_the_table_is_complete() -> None:
    assert sorted(CELLS) == sorted(PAIRS)


def stop(table: Table, kind: int, card: Card) -> None:
    """The modifier ends: with the turn, or with its card."""
    if kind in LINGERING:
        table.end()
    else:
        table.activate(next(c for c in table.game.cards if c.name == f"Off {card.name}"))


@pytest.mark.parametrize("stats", STATS.values(), ids=STATS)
@pytest.mark.parametrize(("earlier", "new"), PAIRS)
def test_how_a_new_modifier_meets_an_earlier_one(earlier: int, new: int, stats: int) -> None:
    # Yu-Gi-Oh modifiers and triggers, the table of *Categories and interactions*
    first = modifier(earlier, FIRST[earlier], stats)
    second = modifier(new, FIRST[new] // 10, stats, until="end")
    both, after = CELLS[earlier, new]
    table = Table([first, second, off(second)], field=[A])
    table.activate(first)
    assert numbers(table) == shown(stats, 1000 + FIRST[earlier] if earlier < 3 else FIRST[earlier])
    table.activate(second)
    assert numbers(table) == shown(stats, both)
    stop(table, new, second)
    assert numbers(table) == shown(stats, after)


@pytest.mark.parametrize(("earlier", "new"), PAIRS)
def test_a_position_keeps_how_modifiers_meet(earlier: int, new: int) -> None:
    """Written down and read, they meet and end as before."""
    first, second = modifier(earlier, FIRST[earlier]), modifier(new, FIRST[new] // 10, until="end")
    both, after = CELLS[earlier, new]
    table = Table([first, second, off(second)], field=[A])
    table.activate(first)
    table.activate(second)
    key, text = table.game.key(), notation.write(table.game)
    notation.read(table.game, text)
    table.laid()
    assert (table.attack(A), table.game.key(), notation.write(table.game)) == (both, key, text)
    stop(table, new, second)
    assert table.attack(A) == after


@pytest.mark.parametrize(("earlier", "new"), [
    pair for pair in PAIRS if pair[0] in CONTINUOUS or pair[1] in CONTINUOUS
])  # fmt: skip
def test_modifiers_of_equip_cards_meet_the_same_way(earlier: int, new: int) -> None:
    # Yu-Gi-Oh modifiers and triggers: an Equip Card's effect is continuous.
    both, after = CELLS[earlier, new]
    cards = {}
    for kind, number in ((earlier, FIRST[earlier]), (new, FIRST[new] // 10)):
        made = equip_modifier(kind, number) if kind in CONTINUOUS else modifier(
            kind, number, until="end" if kind == new else "")  # fmt: skip
        cards[kind, number] = made
    first, second = cards.values()
    hand = [card for card in cards.values() if card.type & v.SPELL]
    grave = [card for card in cards.values() if not card.type & v.SPELL]
    table = Table([*hand, off(second)], field=[A], grave=grave)
    table.activate(first)
    table.activate(second)
    assert table.attack(A) == both
    stop(table, new, second)
    assert table.attack(A) == after


@pytest.mark.parametrize(("earlier", "new"), [pair for pair in PAIRS if pair[0] in CONTINUOUS])
def test_an_earlier_continuous_modifier_stops(earlier: int, new: int) -> None:
    # What the new one alone makes of 1000; nothing of the earlier one is left.
    first, second = modifier(earlier, FIRST[earlier]), modifier(new, FIRST[new] // 10)
    table = Table([first, second, off(first)], field=[A])
    table.activate(first)
    table.activate(second)
    stop(table, earlier, first)
    assert table.attack(A) == (1000 + FIRST[new] // 10 if new < 3 else FIRST[new] // 10)


def test_a_continuous_modifier_that_applies_again_is_new() -> None:
    # Prev (4), new (3): not reapplied until (3) stops; prev (3), new (4): it is applied.
    fixed, zero = modifier(4, 700), modifier(3, 0)
    table = Table([fixed, zero], field=[A])
    table.activate(fixed)
    table.activate(zero)
    assert table.attack(A) == 0
    table.rewrite(STATUS, fixed, NEGATED, v.SZONE)
    table.game.advance()
    assert table.attack(A) == 0
    table.rewrite(STATUS, fixed, 0, v.SZONE)
    table.game.advance()
    assert table.attack(A) == 700


# ----------------------------------------------------------- more than two

# What keeps another out must itself be in force; so does each cell say "until it stops applying".
KEPT_OUT = {
    1: {4}, 2: {3}, 3: {4, 6}, 4: {3, 4}, 5: {4, 6}, 6: {5, 6},
}  # fmt: skip
REMOVED = {1: set[int](), 3: {1, 3}, 5: {3, 5}}


@dataclass
class Applied:
    """A modifier of the naive model."""

    kind: int
    number: int
    card: Card | None = None

    def in_force(self, later: "list[Applied]") -> bool:
        return not any(
            other.kind in KEPT_OUT[self.kind] and other.in_force(later[at + 1 :])
            for at, other in enumerate(later)
        )


def modelled(applied: list[Applied]) -> int:
    """The value by the words of the table."""
    forces = [item for at, item in enumerate(applied) if item.in_force(applied[at + 1 :])]
    value = 1000
    for kinds in ((5, 6), (3, 4)):
        value = next((item.number for item in reversed(forces) if item.kind in kinds), value)
    return max(value + sum(item.number for item in forces if item.kind <= 2), 0)


@pytest.mark.parametrize("seed", range(60))
def test_any_number_of_modifiers_against_the_naive_reading(seed: int) -> None:
    # Yu-Gi-Oh modifiers and triggers, the table of *Categories and interactions*
    chance = random.Random(seed)
    kinds = [1, 1, 3, 3, 5, 5, 2, 2, 4, 6] if seed % 2 else [1, 1, 3, 3, 5, 5, 4, 4, 6, 6]
    # The numbers add up to different sums whatever is among them.
    cards = {}
    for at, kind in enumerate(kinds):
        number = (1 if kind <= 2 else 2000) + 3**at * (-1 if chance.random() < 0.3 else 1)
        cards[at] = Applied(kind, number)
        cards[at].card = modifier(kind, number, name=f"M{at}")
    leave = fiend("Leave", ignition(SendToGrave(Choose(Type(v.SPELL), v.SZONE)), limit=None))
    hand = [item.card for item in cards.values() if item.card]
    table = Table(hand, field=[A, leave])
    applied: list[Applied] = []
    waiting = list(cards.values())
    while waiting:
        gone = [item for item in applied if item.kind in CONTINUOUS]
        spells = sum(item.kind in CONTINUOUS for item in applied)
        if gone and (spells == 4 or chance.random() < 0.3):
            item = chance.choice(gone)
            table.activate(leave)
            if len(gone) > 1:
                assert item.card
                table.pick(item.card)
            applied.remove(item)
        else:
            item = waiting.pop(chance.randrange(len(waiting)))
            assert item.card
            table.activate(item.card)
            removed = REMOVED.get(item.kind, set())
            applied = [other for other in applied if other.kind not in removed]
            applied.append(item)
        assert table.attack(A) == modelled(applied), [item.kind for item in applied]
        assert table.defense(A) == 1000


# ------------------------------------------------------------ special cases


def test_a_special_case_is_applied_after_everything_else() -> None:
    # Yu-Gi-Oh modifiers and triggers, *Special cases*
    last = modifier(4, 77, last=True)
    others = [modifier(kind, FIRST[kind]) for kind in FIRST]
    table = Table([last, *others, off(last)], field=[A])
    table.activate(last)
    for card in others:
        table.activate(card)
        assert table.attack(A) == 77
    # "When those effects stop applying, reapply everything, including lingering effects."
    # 6 sets the original value, 4 the present one over it, 2 is added; 5 has removed 3, 3 has 1.
    stop(table, 4, last)
    assert table.attack(A) == 900


@pytest.mark.parametrize("kind", FIRST)
def test_when_a_special_case_stops_everything_is_reapplied(kind: int) -> None:
    last, other = modifier(4, 77, last=True), modifier(kind, FIRST[kind])
    alone = 1000 + FIRST[kind] if kind < 3 else FIRST[kind]
    for order in ((last, other), (other, last)):
        table = Table([*order, off(last)], field=[A])
        for card in order:
            table.activate(card)
        assert table.attack(A) == 77
        stop(table, 4, last)
        assert table.attack(A) == alone


def test_the_later_of_two_special_cases() -> None:
    first, second = modifier(4, 77, last=True, name="F"), modifier(4, 99, last=True, name="S")
    for order, value in (((first, second), 99), ((second, first), 77)):
        table = Table(order, field=[A])
        for card in order:
            table.activate(card)
        assert table.attack(A) == value


def test_a_special_case_that_follows_other_monsters() -> None:
    # The ATK is always that of the strongest other monster, whatever happens to it.
    shadow = fiend("Shadow", FieldStats(
        to=SumOf("attack", FACE_UP & OTHER & MONSTER, v.MZONE, v.EITHER), filter=~OTHER, last=True,
    ))  # fmt: skip
    up = played("Up", ChangeStats(Each(MONSTER, v.MZONE), 500))
    table = Table([up], field=[shadow, A])
    assert table.attack(shadow) == 1000
    table.activate(up)
    assert (table.attack(shadow), table.attack(A)) == (1500, 1500)


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


# ------------------------------------------------------------------ filters


def test_filters_see_the_def_as_it_is_now() -> None:
    out = played("Out", Banish(Choose(Between("defense", 1001, 2000), v.MZONE)))
    up = modifier(1, 500, v.DEF)
    table = Table([out, up], field=[A])
    assert not table.may("activate", out)
    table.activate(up)
    assert table.may("activate", out)


def test_a_link_monster_never_matches_a_def() -> None:
    out = played("Out", Banish(Choose(Between("defense", 0, 2000), v.MZONE)))
    up = modifier(1, 500, v.DEF)
    for also in ([], [up]):
        assert not Table([out, *also], field={5: link("Arrow")}).may("activate", out)


@pytest.mark.parametrize("what", ["attack", "defense"])
def test_a_question_mark_is_no_number_off_the_field(what: Bounded) -> None:
    # Card texts: a monster with "?" is found by no bound off the field, and has 0 on it.
    unsure = fiend("Unsure", attack=-2)
    unsure = Card(**{**vars(unsure), "defense": -2})
    weak = played("Weak", Banish(Choose(Between(what, 0, 1500), v.HAND | v.MZONE)))
    up = modifier(1, 500, v.ATK | v.DEF)
    for also in ([], [up]):
        assert not Table([weak, unsure, *also]).may("activate", weak)
        table = Table([weak, *also], field=[unsure])
        assert table.may("activate", weak) is (what == "attack" or bool(also))
        assert numbers(table, unsure) == (0, 0)


def test_a_condition_on_the_present_value() -> None:
    enough = Compare(LevelOf(SELF, what="attack"), ">=", 800)
    burn = fiend("Burn", ignition(ChangeStats(SELF, -800), condition=(enough,), limit=None),
                 attack=1700)  # fmt: skip
    table = Table(field=[burn])
    table.activate(burn)
    table.activate(burn)
    assert table.attack(burn) == 100
    assert not table.may("activate", burn)


def test_filters_by_defense_position_and_by_what_was_equipped_by_its_effect() -> None:
    low = played("Low", Banish(Choose(State("defense-position"), v.MZONE)))
    table = Table([low], field=[A])
    assert not table.may("activate", low)
    for position in (v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE):
        table.rewrite(POSITION, A, position)
        assert table.may("activate", low)
    wearer = fiend(
        "Wearer",
        ignition(Equip(Choose(Race(v.WARRIOR), v.GRAVE), SELF)),
        FieldStats(Half(SumOf("attack", State("equipped-by-it"), v.SZONE, v.EITHER)), ~OTHER),
    )
    blade = equip_modifier(1, 10)
    table = Table(field=[wearer], grave=[body("B", attack=2300), blade])
    table.activate(blade)
    assert table.attack(wearer) == 1010
    table.activate(wearer)
    assert table.attack(wearer) == 1010 + 1150
    table.rewrite(STATUS, wearer, NEGATED)
    assert table.attack(wearer) == 1010


# ------------------------------------------------------------- what is shown


def test_the_board_shows_the_present_values() -> None:
    up, low = modifier(1, 300), modifier(3, 70, v.DEF)
    table = Table([up, low], field=[A, xyz("Rank")])
    table.activate(up)
    table.activate(low)
    monsters = board(table.game)["monsters"]
    assert [(monster["attack"], monster["defense"]) for monster in monsters] == [
        (1300, 70), (2000, 2000),
    ]  # fmt: skip


def test_different_attributes_are_counted_on_both_sides() -> None:
    # Card text: "Pressured Planet Wraitsoth"; Attributes of face-down monsters are not known
    attributes = Names(MONSTER & FACE_UP, v.MZONE, v.EITHER, "attribute")
    star = fiend("Star", FieldStats(Times(attributes, 100)), attack=1000, attribute=v.DARK)
    light, dark = body("Light"), body("Dark", attribute=v.DARK)
    table = Table(field=[star, light], opponent_field=[dark, body("Fire", attribute=v.FIRE)])
    assert table.attack(star) == 1300
