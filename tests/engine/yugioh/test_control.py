"""Control changes, and moving to another zone.

Source: Yu-Gi-Oh field zones, *Main Monster Zone* and *Extra Monster Zone*.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    ByItself,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Damage,
    Each,
    MoveZone,
    OnlyOne,
    Optional,
    Race,
    SwitchControl,
    TakeControl,
    Then,
)
from engine.yugioh.position.slots import CONTROL
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, names, played, xyz

A, B = body("A"), body("B")
THEIRS = Choose(FACE_UP & MONSTER, v.MZONE, whose=v.OPPONENT)
TAKE = played("Take", TakeControl(THEIRS, "end"))
KEEP = played("Keep", TakeControl(THEIRS))
SWITCH = played(
    "Switch",
    SwitchControl(Chosen(("mine", "theirs"))),
    target=(Choose(MONSTER, v.MZONE, name="mine"), replace(THEIRS, name="theirs")),
)


def walls(count: int) -> list[Card]:
    return [body(f"Wall {number}") for number in range(count)]


def test_a_monster_goes_to_a_free_main_monster_zone() -> None:
    table = Table([KEEP], field=[A], opponent_field={3: B})
    table.activate(KEEP)
    assert table.monsters() == {0: "A", 1: "B"}
    assert table.monsters(1) == {}
    assert table.state.data[CONTROL + table.number(B)] == 0


def test_from_an_extra_monster_zone_to_a_main_one_and_back_to_a_main_one() -> None:
    goal = link("Goal", 1)
    table = Table([TAKE], opponent_field={5: goal})
    table.activate(TAKE)
    assert table.monsters() == {0: "Goal"}
    table.end()
    assert table.monsters() == {}
    assert table.monsters(1) == {0: "Goal"}


def test_a_second_one_where_only_one_can_be_controlled_is_destroyed() -> None:
    # The walks of the reference engine with Mind Control and Kaijus: the one that comes later.
    mine, theirs = (fiend(name, OnlyOne(Race(v.FIEND) & MONSTER)) for name in ("Mine", "Theirs"))
    table = Table([KEEP], field=[mine], opponent_field=[theirs])
    table.activate(KEEP)
    assert table.monsters() == {0: "Mine"}
    assert table.pile(v.GRAVE, 1) == ["Theirs"]
    table = Table([SWITCH], field=[A, mine], opponent_field=[theirs])
    table.activate(SWITCH)
    table.pick(A)
    assert table.monsters() == {1: "Mine"}
    assert table.monsters(1) == {0: "A"}


def test_the_two_that_change_sides_are_never_both_on_one() -> None:
    mine, theirs = (fiend(name, OnlyOne(Race(v.FIEND) & MONSTER)) for name in ("Mine", "Theirs"))
    for every_zone in (False, True):
        table = Table([SWITCH], field=[mine], opponent_field=[theirs], all_zones=every_zone)
        table.activate(SWITCH)
        assert (table.monsters(), table.monsters(1)) == ({0: "Theirs"}, {0: "Mine"})


def test_control_goes_back_in_the_end_phase_only_if_it_was_taken_until_then() -> None:
    for card, mine in ((TAKE, {}), (KEEP, {0: "B"})):
        table = Table([card], opponent_field=[B])
        table.activate(card)
        assert table.monsters() == {0: "B"}
        table.end()
        assert table.monsters() == mine


def test_without_a_free_zone_control_is_not_taken() -> None:
    table = Table([KEEP], field=walls(5), opponent_field=[B])
    assert not table.may("activate", KEEP)


def test_control_is_offered_only_of_what_is_not_controlled_already() -> None:
    # "Target 1 face-up monster on the field; it gains 100 ATK, then you can take control of it"
    raised = ChangeStats(Chosen(), 100)
    maybe = played("Maybe", raised, Then((Optional((TakeControl(Chosen()),)),)),
                   target=(Choose(FACE_UP & MONSTER, v.MZONE, whose=v.EITHER),))  # fmt: skip
    table = Table([maybe], field=[A], opponent_field=[B])
    table.activate(maybe)
    table.pick(B)
    table.yes()
    assert table.monsters() == {0: "A", 1: "B"}
    table = Table([maybe], field=[A], opponent_field=[B])
    table.activate(maybe)
    table.pick(A)
    # Nothing is asked: it is the player's own.
    assert table.asked == "open"
    assert table.monsters() == {0: "A"}
    # Nor without a free zone.
    table = Table([maybe], field=walls(5), opponent_field=[B])
    table.activate(maybe)
    table.pick(B)
    assert table.asked == "open"


def test_without_a_free_zone_it_is_destroyed_when_it_should_go_back() -> None:
    blank = next(card for card in Table().game.cards if card.passcode == 0)
    table = Table([TAKE], opponent_field=[B, *walls(4)])
    table.activate(TAKE)
    table.pick(B)
    table.lay(blank, 0, 1)
    table.end()
    assert table.monsters() == {}
    assert table.pile(v.GRAVE, 1) == ["B"]


def test_it_stays_what_it_was() -> None:
    rank, sword = xyz("Rank"), fiend("Sword")
    table = Table([KEEP], deck=[A, sword], opponent_field=[rank])
    table.attach(A, rank)
    table.equip(sword, rank)
    table.activate(KEEP)
    assert table.materials(rank) == ["A"]
    assert table.equips(rank) == ["Sword"]


def test_effects_of_a_monster_belong_to_its_controller() -> None:
    burns = fiend("Burns", ignition(Damage(100)))
    table = Table([KEEP], opponent_field=[burns])
    table.activate(KEEP)
    table.activate(burns)
    assert table.life(1) == 7900


def test_the_opponents_monsters_are_not_summoned_by_their_own_procedure() -> None:
    # The official rulebook, Special Summon: by the player in whose hand it is.
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    table = Table([A], opponent_hand=[itself])
    assert not table.may("special", itself)
    assert Table([itself]).may("special", itself)


def test_a_controlled_card_goes_to_its_owners_graveyard() -> None:
    # Yu-Gi-Oh field zones, Graveyard
    goal = link("Goal", 1)
    table = Table([KEEP], extra=[goal], opponent_field=[B])
    table.activate(KEEP)
    table.special(goal)
    assert table.grave == names(KEEP)
    assert table.pile(v.GRAVE, 1) == ["B"]


def test_control_that_is_taken_is_part_of_the_key() -> None:
    keys = set()
    for card in (TAKE, KEEP):
        table = Table([TAKE, KEEP], opponent_field=[B])
        table.activate(card)
        keys.add(table.game.key())
    assert len(keys) == 2


# ------------------------------------------------------------------- zones


def test_a_monster_is_moved_to_another_zone_by_effect() -> None:
    shift = played("Shift", MoveZone(Choose(MONSTER, v.MZONE)))
    table = Table([shift], field=[A])
    table.activate(shift)
    assert table.monsters() == {1: "A"}


def test_every_free_zone_with_the_policy() -> None:
    shift = played("Shift", MoveZone(Choose(MONSTER, v.MZONE)), Then((Damage(1),)))
    table = Table([shift], field={1: A, 3: B}, all_zones=True)
    table.activate(shift)
    table.pick(A)
    assert sorted(option.number for option in table.decision().options) == [0, 2, 4]
    table.into(4)
    assert table.monsters() == {3: "B", 4: "A"}
    assert table.life(1) == 7999


def test_a_moved_monster_keeps_its_equip_cards() -> None:
    shift, sword = played("Shift", MoveZone(Each(MONSTER, v.MZONE))), fiend("Sword")
    table = Table([shift], deck=[sword], field=[A])
    table.equip(sword, A)
    table.activate(shift)
    assert table.monsters() == {1: "A"}
    assert table.equips(A) == ["Sword"]
