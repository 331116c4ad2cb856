"""A Trap that equips itself to the monster it brings back, which is destroyed when it leaves.

Source: the card text of Altergeist Manifestation.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({}, {})
TEXT = (
    "Target 1 monster in your GY; Special Summon it in Attack Position, and if you do, equip it "
    "with this card. When this card leaves the field, destroy that monster."
)
A = body("A")
AWAY = played("Away", la.AddToHand(la.Choose(la.TRAP, v.SZONE)))


def back(kind: int) -> la.Card:
    return compile_card(la.Card(fresh(), "Back", v.TRAP | kind), TEXT, LEXICON).card


def test_the_words_are_read_and_written() -> None:
    assert compile_card(la.Card(9, "Back", v.TRAP), TEXT, LEXICON).whole
    rules = [one for one in back(0).effects if isinstance(one, la.EachTime)]
    assert [rule.do for rule in rules] == [(la.Destroy(la.FormerMonster()),)]


def test_a_continuous_trap_is_linked_and_not_equipped() -> None:
    assert la.DestroysBonded() in back(v.CONTINUOUS).effects


def test_the_monster_is_destroyed_when_the_trap_leaves() -> None:
    trap = back(0)
    table = Table([AWAY], sets=[trap], grave=[A])
    table.activate(trap)
    assert list(table.monsters().values()) == ["A"]
    assert table.equips(A) == ["Back"]
    table.activate(AWAY)
    assert table.monsters() == {}
    assert sorted(table.grave) == ["A", "Away"]
    assert table.hand == ["Back"]
