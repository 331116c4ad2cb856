"""An effect for each kind of Summon that is made with such a material.

Source: the card text of Oracle of Zefra.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, xyz

HEAD = (
    'When you Ritual Summon using a "Gamma" monster, or Special Summon using a "Gamma" monster as '
    "material, you can activate these effects depending on the monster Summoned, once per turn per "
    "effect:"
)
LEXICON = Lexicon({}, {"Gamma": 0x123})
GAMMA = fiend("Gamma", series=(0x123,))
A, B = body("A"), body("B")


def field_spell(*bullets: str) -> la.Card:
    text = "\n".join([HEAD, *(f"● {bullet}" for bullet in bullets)])
    found = compile_card(la.Card(9, "Probe", v.SPELL | v.FIELD), text, LEXICON)
    assert found.whole, found.parts
    return la.spell(fresh(), "Oracle", v.FIELD, effects=found.card.effects)


ORACLE = field_spell("Ritual: Draw 2 cards.", "Xyz: Draw 1 card, then discard 1 card.")


def test_each_is_a_trigger_of_its_own() -> None:
    ritual, xyz_ = (item for item in ORACLE.effects if isinstance(item, la.Trigger))
    assert (ritual.on.how, xyz_.on.how) == (v.BY_RITUAL, v.BY_XYZ)
    assert ritual.limit == xyz_.limit == la.EACH_ONCE_PER_TURN
    assert ritual.missable and ritual.on.whose == v.YOU


def test_only_with_such_a_material_and_once() -> None:
    for used, woken in (([GAMMA, A], True), ([A, B], False)):
        goal = xyz("Goal")
        table = Table(deck=[body("Top")], field=used, spells={5: ORACLE}, extra=[goal])
        table.special(goal)
        assert (table.asked != "open") == woken
    first, second = xyz("First"), xyz("Second")
    table = Table(deck=[body("Top")] * 2, field=[GAMMA, A, GAMMA, B], spells={5: ORACLE},
                  extra=[first, second])  # fmt: skip
    table.special(first, GAMMA, A)
    table.chain(ORACLE)
    assert table.grave == ["Top"]
    table.special(second)
    assert table.asked == "open"


def test_not_another_kind_of_summon() -> None:
    goal = link("Goal", 1)
    table = Table(deck=[body("Top")], field=[GAMMA], spells={5: ORACLE}, extra=[goal])
    table.special(goal)
    assert table.asked == "open"


def test_a_bullet_without_a_kind_is_not_understood() -> None:
    text = f"{HEAD}\n● Draw 2 cards."
    assert not compile_card(la.Card(9, "Probe", v.SPELL | v.FIELD), text, LEXICON).whole
