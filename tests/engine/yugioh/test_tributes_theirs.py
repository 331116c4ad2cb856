"""Monsters of the opponent that are Tributed for a Tribute Summon.

Sources: the card text of Vampire Sucker; Yu-Gi-Oh solo rules 3.3.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import FACE_UP, MONSTER, Race, TributesTheirs, monster
from tests.engine.yugioh.table import Table, body, fiend, fresh

ZOMBIES = MONSTER & Race(v.ZOMBIE) & FACE_UP
SUCKER = fiend("Sucker", TributesTheirs(ZOMBIES))
DEAD, ALIVE = body("Dead", race=v.ZOMBIE), body("Alive")
FIVE, SEVEN = body("Five", 5), body("Seven", 7)


def test_such_a_monster_is_a_tribute_too() -> None:
    # Vampire Sucker: a Zombie monster, and no other; it goes to its owner's GY
    table = Table([FIVE], field=[SUCKER], opponent_field=[DEAD, ALIVE])
    table.summon(FIVE)
    assert sorted(table.choices()) == [("Dead",), ("Sucker",)]
    table.pick(DEAD)
    assert table.monsters() == {0: "Sucker", 1: "Five"}
    assert table.monsters(1) == {1: "Alive"}
    assert table.pile(v.GRAVE, 1) == ["Dead"] and table.grave == []


def test_together_with_an_own_one() -> None:
    # Vampire Sucker; Yu-Gi-Oh solo rules 3.3: two Tributes
    table = Table([SEVEN], field=[SUCKER], opponent_field=[DEAD])
    table.summon(SEVEN)
    assert table.monsters() == {0: "Seven"} and table.monsters(1) == {}
    assert not Table([SEVEN], field=[SUCKER], opponent_field=[ALIVE]).may("summon", SEVEN)
    assert not Table([FIVE], opponent_field=[SUCKER, DEAD]).may("summon", FIVE)


def test_not_for_a_set_and_not_without_a_zone() -> None:
    # Vampire Sucker: "for a Tribute Summon"
    wall = {zone: body(f"Wall {zone}") for zone in range(1, 5)}
    full = Table([FIVE], field={0: SUCKER, **wall}, opponent_field=[DEAD])
    full.summon(FIVE)
    assert ("Dead",) not in full.choices()
    table = Table([FIVE], field=[SUCKER], opponent_field=[DEAD])
    table.set(FIVE)
    assert table.grave == ["Sucker"]


def test_read_from_a_text() -> None:
    compiled = compile_card(
        monster(fresh(), "Probe", v.DARK, v.ZOMBIE, 4, 1000, 1000),
        "If you would Tribute a monster(s) for a Tribute Summon, you can Tribute a Zombie "
        "monster(s) your opponent controls, even though you do not control them.",
        Lexicon({}, {}),
    )
    assert compiled.whole
    (rule,) = compiled.card.effects
    assert isinstance(rule, TributesTheirs)
    assert set(getattr(rule.filter, "of", ())) == {Race(v.ZOMBIE), MONSTER, FACE_UP}
