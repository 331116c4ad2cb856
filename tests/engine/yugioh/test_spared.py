"""The first time in a turn that a card would be destroyed, it is not."""

from engine.yugioh import vocabulary as v
from engine.yugioh.keys import key
from engine.yugioh.language import MONSTER, Choose, Destroy, Each, Race, SparedOnce, SpecialSummon
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

DRAGON = body("Dragon", race=v.DRAGON)
A = body("A")
BREAK = [played(name, Destroy(Each(MONSTER & ~Race(v.FIEND), v.MZONE))) for name in ("One", "Two")]
WARDEN = fiend("Warden", SparedOnce(MONSTER & Race(v.DRAGON)))


def test_a_card_is_spared_the_first_time_and_no_other() -> None:
    # Gatchiri @Ignister: "The first time each … would be destroyed by a card effect each turn"
    table = Table(BREAK, field=[WARDEN, DRAGON, A])
    before = key(table.state)
    table.activate(BREAK[0])
    assert list(table.monsters().values()) == ["Warden", "Dragon"]
    assert key(table.state) != before
    table.activate(BREAK[1])
    assert list(table.monsters().values()) == ["Warden"]


def test_each_card_is_spared_once() -> None:
    other = body("Other", race=v.DRAGON)
    table = Table([BREAK[0]], field=[WARDEN, DRAGON, other])
    table.activate(BREAK[0])
    assert len(table.monsters()) == 3


def test_a_card_that_came_back_is_another_one() -> None:
    back = fiend("Back", ignition(SpecialSummon(Choose(Race(v.DRAGON) & MONSTER, v.GRAVE))))
    table = Table([*BREAK, played("Three", Destroy(Each(Race(v.DRAGON), v.MZONE)))],
                  field=[WARDEN, DRAGON, back])  # fmt: skip
    table.activate(BREAK[0])
    table.activate(BREAK[1])
    table.activate(back)
    three = next(card for card in table.game.cards if card.name == "Three")
    table.activate(three)
    assert "Dragon" in table.monsters().values()


def test_only_effects_of_the_player_that_is_meant_are_counted() -> None:
    warden = fiend("Warden", SparedOnce(MONSTER & Race(v.DRAGON), by=v.OPPONENT))
    table = Table([BREAK[0]], field=[warden, DRAGON])
    table.activate(BREAK[0])
    assert list(table.monsters().values()) == ["Warden"]
