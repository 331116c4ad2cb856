"""The six kinds of modifiers of ATK and DEF, and how a new one meets each earlier one.

Source: Yu-Gi-Oh modifiers and triggers, *ATK/DEF modifiers*.  Lingering ones: 1 increases or
decreases, 3 sets the present value, 5 sets the original one; continuous ones: 2, 4 and 6 likewise.
"""

import random
from dataclasses import dataclass

import pytest

from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Each,
    Equip,
    EquipStats,
    FieldStats,
    IfDone,
    Named,
    SendToGrave,
    SpecialSummon,
    SumOf,
    Then,
    Type,
    spell,
)  # fmt: skip  # fmt: skip
from engine.yugioh.position.slots import NEGATED, STATUS
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    ignition,
    played,
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


def test_what_a_monster_is_summoned_with_comes_before_what_is_added_to_it() -> None:
    # The card texts of Performage Trick Clown ("Special Summon it, but its ATK/DEF become 0") and
    # Pressured Planet Wraitsoth, and the walks of the reference engine; after the summon a value
    # that is set keeps out what was added before (Yu-Gi-Oh modifiers and triggers).
    banner = fiend("Banner", FieldStats(500, MONSTER))
    zero = ChangeStats(Chosen(), to=0, stats=v.ATK)
    target = (Choose(Named(A.passcode), v.GRAVE),)
    for steps, attack in (
        ((SpecialSummon(Chosen()), IfDone((zero,))), 500),
        ((SpecialSummon(Chosen()), Then((zero,))), 0),
    ):
        clown = played("Clown", *steps, target=target)
        table = Table([clown], field=[banner], grave=[A])
        table.activate(clown)
        assert table.attack(A) == attack
