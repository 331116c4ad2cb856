"""Changes of Type and Attribute: for the turn, while the monster stays, while a card is face-up."""

from engine import notation
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.keys import key
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    Attribute,
    Banish,
    ChangeAttribute,
    ChangePosition,
    ChangeType,
    Choose,
    Chosen,
    Each,
    FieldAttribute,
    FieldType,
    FusionSummon,
    LevelOf,
    Materials,
    Named,
    Negate,
    Race,
    ReturnToHand,
    Unaffected,
    spell,
)
from engine.yugioh.queries.traits import attribute_now, type_now
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, played

A = body("A", race=v.WARRIOR, attribute=v.LIGHT)
B = body("B", race=v.DRAGON, attribute=v.DARK)
ONE = Choose(MONSTER & FACE_UP, v.MZONE)
DARKEN = played("Darken", ChangeAttribute(Choose(Named(A.passcode), v.MZONE), v.DARK, "end"))
WORLD = spell(fresh(), "World", v.FIELD, effects=(
    FieldType(v.ZOMBIE, places=v.MZONE | v.GRAVE),
))  # fmt: skip


def _attribute(table: Table, card: object) -> int:
    return int(attribute_now(table.state, table.number(card)))  # type: ignore[arg-type]


def _type(table: Table, card: object) -> int:
    return int(type_now(table.state, table.number(card)))  # type: ignore[arg-type]


def test_an_attribute_until_the_end_of_the_turn() -> None:
    # Predaplant Verte Anaconda: "it becomes DARK until the end of this turn"
    look = played("Look", Banish(Choose(Attribute(v.DARK), v.MZONE)))
    table = Table([DARKEN, look], field=[A])
    assert not table.may("activate", look)
    table.activate(DARKEN)
    assert table.may("activate", look)
    table.end()
    assert _attribute(table, A) == v.LIGHT


def test_a_changed_attribute_counts_for_materials() -> None:
    # Yu-Gi-Oh rules reference, M1: materials must match as they are when they are used
    made = fusion("Made", Materials(Attribute(v.DARK), 2, 2))
    fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    table = Table([DARKEN, fuse], extra=[made], field=[A, B])
    assert not table.may("activate", fuse)
    table.activate(DARKEN)
    assert table.may("activate", fuse)


def test_a_change_is_forgotten_off_the_field_and_face_down() -> None:
    turn = played("Turn", ChangeType(ONE, v.PLANT))
    back = played("Back", ReturnToHand(Choose(MONSTER, v.MZONE)))
    down = played("Down", ChangePosition(Choose(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
    for gone in (back, down):
        table = Table([turn, gone], field=[A])
        table.activate(turn)
        assert _type(table, A) == v.PLANT
        table.activate(gone)
        assert _type(table, A) == v.WARRIOR


def test_the_later_of_two_changes_counts_and_the_lasting_one_comes_back() -> None:
    stays = played("Stays", ChangeType(ONE, v.PLANT))
    ends = played("Ends", ChangeType(ONE, v.INSECT, "end"))
    table = Table([stays, ends], field=[A])
    table.activate(stays)
    table.activate(ends)
    assert _type(table, A) == v.INSECT
    table.end()
    assert _type(table, A) == v.PLANT
    table = Table([stays, ends], field=[A])
    table.activate(ends)
    table.activate(stays)
    assert _type(table, A) == v.PLANT
    table.end()
    assert _type(table, A) == v.PLANT


def test_the_type_of_another_monster() -> None:
    copy = played(
        "Copy", ChangeType(Choose(Named(A.passcode), v.MZONE), LevelOf(Chosen(("it",)), 1, "type")),
        target=(Choose(Named(B.passcode), v.MZONE, name="it"),),
    )  # fmt: skip
    table = Table([copy], field=[A, B])
    table.activate(copy)
    assert _type(table, A) == v.DRAGON


def test_a_face_up_card_changes_types_on_the_field_and_in_the_gy() -> None:
    # Zombie World
    look = played("Look", Banish(Choose(Race(v.ZOMBIE), v.MZONE | v.GRAVE)))
    table = Table([WORLD, look, B], field=[A], grave=[B])
    assert not table.may("activate", look)
    table.activate(WORLD)
    table.activate(look)
    assert len(table.offers()) == 2  # the one in the hand is none


def test_a_monster_that_is_unaffected_keeps_its_type() -> None:
    lone = fiend("Lone", Unaffected(OTHER))
    table = Table([WORLD], field=[A, lone])
    table.activate(WORLD)
    assert (_type(table, A), _type(table, lone)) == (v.ZOMBIE, v.FIEND)


def test_what_is_also_of_an_attribute_has_both_unless_it_becomes_another() -> None:
    # Simorgh, Bird of Perfection: "While face-up on the field, this card is also WIND"
    bird = fiend("Bird", FieldAttribute(v.WIND, ~OTHER, v.YOU, also=True))
    dark = played("Dark", ChangeAttribute(ONE, v.FIRE, "end"))
    quiet = played("Quiet", Negate(ONE))
    table = Table([dark, quiet], field=[bird])
    assert _attribute(table, bird) == v.DARK | v.WIND
    table.activate(dark)
    assert _attribute(table, bird) == v.FIRE
    table = Table([dark, quiet], field=[bird])
    table.activate(quiet)
    assert _attribute(table, bird) == v.DARK


def test_of_a_lingering_and_a_continuous_change_the_later_counts() -> None:
    dragon = played("Dragon", ChangeType(ONE, v.DRAGON, "end"))
    table = Table([WORLD, dragon], field=[A])
    table.activate(WORLD)
    table.activate(dragon)
    assert _type(table, A) == v.DRAGON
    table = Table([WORLD, dragon], field=[A])
    table.activate(dragon)
    table.activate(WORLD)
    assert _type(table, A) == v.ZOMBIE


def test_of_two_continuous_changes_the_later_counts() -> None:
    night = spell(fresh(), "Night", v.CONTINUOUS, effects=(FieldType(v.MACHINE),))
    for first, second, kind in ((WORLD, night, v.MACHINE), (night, WORLD, v.ZOMBIE)):
        table = Table([WORLD, night], field=[A])
        table.activate(first)
        table.activate(second)
        assert _type(table, A) == kind


def test_a_changed_monster_is_written_down_and_read_back() -> None:
    table = Table([WORLD, DARKEN], field=[A])
    table.activate(DARKEN)
    text = notation.write(table.game)
    assert "/m=e=32t" in text
    before = key(table.state)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    assert key(table.state) == before
