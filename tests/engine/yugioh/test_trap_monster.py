"""A Trap that is Special Summoned as an Effect Monster, and what it is when it leaves.

Source: card texts ("Special Summon this card as an Effect Monster (…)"); Yu-Gi-Oh solo rules 3.
"""

from typing import Any

import pytest

from engine import notation
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    TRAP,
    Activate,
    Banish,
    Card,
    ChangePosition,
    Choose,
    Damage,
    Destroy,
    DetachFrom,
    Ignition,
    Operation,
    ReturnToHand,
    SendToGrave,
    SummonAsMonster,
    ToDeck,
    monster,
    trap,
)
from engine.yugioh.telling.describe import story
from tests.engine.yugioh.spoken import lines
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played, xyz

ROCK = fiend("Rock", Ignition(v.MZONE, do=(Damage(100),)), level=4, attack=1700)
RISE = Activate(do=(SummonAsMonster(ROCK.passcode),))
STATUE = trap(fresh(), "Statue", v.CONTINUOUS, effects=(RISE,))
A = body("A")


def raised(hand: list[Card] | None = None, **rest: object) -> Table:
    """A Table on which the Trap is a monster."""
    table = Table(hand or [], sets=[STATUE], also=[ROCK], **rest)  # type: ignore[arg-type]
    table.activate(STATUE)
    return table


def test_it_is_a_monster_and_no_longer_in_the_spell_and_trap_zone() -> None:
    # Card texts: "Special Summon this card as an Effect Monster"
    table = raised()
    assert table.monsters() == {0: "Rock"}
    assert table.spells() == {}
    assert table.attack(ROCK) == 1700
    table.activate(ROCK)
    assert table.life(1) == 7900


def test_there_must_be_a_zone() -> None:
    # Yu-Gi-Oh solo rules, 2: what cannot be done is not activated
    table = Table(sets=[STATUE], also=[ROCK], field=[A, body("B"), body("C"), body("D"), body("E")])
    assert not table.may("activate", STATUE)


@pytest.mark.parametrize(
    ("how", "place"),
    [
        (Destroy(Choose(MONSTER, v.MZONE)), v.GRAVE),
        (SendToGrave(Choose(MONSTER, v.MZONE)), v.GRAVE),
        (Banish(Choose(MONSTER, v.MZONE)), v.BANISHED),
        (ReturnToHand(Choose(MONSTER, v.MZONE)), v.HAND),
        (ToDeck(Choose(MONSTER, v.MZONE)), v.DECK),
    ],
    ids=["destroy", "send", "banish", "return", "deck"],
)
def test_the_trap_goes_where_the_monster_is_sent(how: Operation, place: int) -> None:
    # Card texts: off the field it is the Trap that it was
    spell = played("How", how)
    table = raised([spell])
    table.activate(spell)
    assert table.monsters() == {}
    assert table.place_of(STATUE) == place
    assert table.place_of(ROCK) == v.NOWHERE


def test_in_the_graveyard_it_is_a_trap() -> None:
    # Card texts: "add 1 Trap from your GY": the monster it was is not there
    kill = played("Kill", Destroy(Choose(MONSTER, v.MZONE)))
    back = played("Back", ToDeck(Choose(TRAP, v.GRAVE)))
    raise_dead = played("Raise", ToDeck(Choose(MONSTER, v.GRAVE)))
    table = raised([kill, back, raise_dead])
    table.activate(kill)
    assert not table.may("activate", raise_dead)
    table.activate(back)
    assert table.place_of(STATUE) == v.DECK


def test_it_can_be_set_and_become_a_monster_again() -> None:
    # Card texts: each activation is new
    back = played("Back", ReturnToHand(Choose(MONSTER, v.MZONE)))
    table = raised([back])
    table.activate(back)
    table.set(STATUE)
    assert table.place_of(STATUE) == v.SZONE
    assert table.place_of(ROCK) == v.NOWHERE


def test_it_is_material_of_a_link_summon() -> None:
    # Yu-Gi-Oh solo rules, 3.8: sent to the GY, where it is the Trap
    one = link("One", 1)
    table = raised(extra=[one])
    table.special(one)
    assert table.grave == ["Statue"]
    assert list(table.monsters().values()) == ["One"]


def test_under_an_xyz_monster_it_is_the_trap() -> None:
    # Yu-Gi-Oh solo rules, 3.7; a Token could not be material (rules reference, T2)
    rank4 = xyz("Rank 4")
    table = raised(extra=[rank4], field=[A])
    table.special(rank4)
    assert sorted(table.materials(rank4)) == ["A", "Statue"]
    assert table.place_of(ROCK) == v.NOWHERE


def test_the_card_that_is_the_monster_is_no_material() -> None:
    # Yu-Gi-Oh rules reference, X1
    pick = played("Pick", DetachFrom(1, MONSTER))
    assert not raised([pick]).may("activate", pick)


def test_it_cannot_be_turned_face_down() -> None:
    # Card texts: it would be Set in the Spell & Trap Zone again, which is not played
    book = played("Book", ChangePosition(Choose(MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
    table = raised([book])
    table.activate(book)
    assert table.monsters() == {0: "Rock"}


def test_everything_can_be_undone() -> None:
    # Invariant: one undo
    kill = played("Kill", Destroy(Choose(MONSTER, v.MZONE)))
    table = Table([kill], sets=[STATUE], also=[ROCK])
    before = list(table.state.data)
    mark = table.state.mark()
    table.activate(STATUE)
    table.activate(kill)
    table.state.undo_to(mark)
    assert list(table.state.data) == before


def test_what_happened_is_told_of_the_card() -> None:
    # One card came and went, whatever lies under what
    kill = played("Kill", Destroy(Choose(MONSTER, v.MZONE)))
    table = Table([kill], sets=[STATUE], also=[ROCK])
    commands = [["Activate Statue"], ["Activate Kill"]]
    up, down = story(table.game, lines(table.game, commands))
    assert "Special Summon Rock" in " ".join(up.lines)
    assert "attach" not in " ".join(up.lines)
    assert "destroy Statue" in " ".join(down.lines)


def test_a_position_can_be_written_and_read() -> None:
    # The card lies under the monster in both
    table = raised()
    text = notation.write(table.game)
    other = Table(sets=[STATUE], also=[ROCK])
    notation.read(other.game, text)
    assert notation.write(other.game) == text


def test_a_normal_trap_stays_as_a_monster_too() -> None:
    # The Phantom Knights of Shade Brigandine, a Normal Trap
    shade = trap(fresh(), "Shade", effects=(RISE,))
    table = Table(sets=[shade], also=[ROCK])
    table.activate(shade)
    assert (table.monsters(), table.grave) == ({0: "Rock"}, [])


def test_it_can_still_be_a_trap() -> None:
    # Huaquero of the Golden Land: "(this card is also still a Trap)"
    form = monster(fresh(), "Form", v.LIGHT, v.ZOMBIE, 5, 1800, 1500, type=v.NORMAL | v.TRAP)
    rise = Activate(do=(SummonAsMonster(form.passcode, normal=True, still_trap=True),))
    gold = trap(fresh(), "Gold", v.CONTINUOUS, effects=(rise,))
    away = played("Away", Destroy(Choose(TRAP & FACE_UP, v.MZONE)))
    table = Table([away], sets=[gold], also=[form])
    table.activate(gold)
    table.activate(away)
    assert table.grave == ["Gold", "Away"]


@pytest.mark.parametrize("said", [{"normal": True}, {"still_trap": True}])
def test_what_is_said_of_the_monster_must_be_so(said: dict[str, Any]) -> None:
    rise = Activate(do=(SummonAsMonster(ROCK.passcode, **said),))
    with pytest.raises(CompileError, match="Statue"):
        Table(sets=[trap(fresh(), "Statue", effects=(rise,))], also=[ROCK])
