"""A card that may be activated with a target, or with nothing.

Sources: the card texts of World Legacy Guardragon ("When this card is activated: You can target …")
and of World Legacy's Secret, which is linked to its target; Yu-Gi-Oh rules reference, *Continuous
Spell Cards*: they are activated without an effect as well.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({}, {})
TEXT = (
    "When this card is activated: You can target 1 Level 4 or lower monster in your GY; Special "
    "Summon it."
)
LINKED = "When this card leaves the field, destroy that monster."
A, HIGH = body("A"), body("High", level=8)


def read(text: str) -> la.Card:
    found = compile_card(la.Card(9, "Probe", v.SPELL | v.CONTINUOUS), text, LEXICON)
    assert found.whole, found.parts
    return la.spell(fresh(), "Probe", v.CONTINUOUS, effects=found.card.effects)


SWEEP = played("Sweep", la.Destroy(la.Each(la.SPELL, v.SZONE)))


def activated(card: la.Card, way: int) -> Table:
    table = Table([card, SWEEP], grave=[A, HIGH])
    options = table.decision().options
    found = [one for one in options if (one.word, one.cards) == ("activate", options[0].cards)]
    table.take(found[way])
    return table


def test_with_a_target_it_is_brought_back() -> None:
    table = activated(read(TEXT), 0)
    assert table.monsters() == {0: "A"}
    assert list(table.spells().values()) == ["Probe"]


def test_with_nothing_it_only_stays() -> None:
    card = read(TEXT)
    table = activated(card, 1)
    assert table.monsters() == {} and list(table.spells().values()) == ["Probe"]
    # There need be no target then.
    table = Table([card], grave=[HIGH])
    table.activate(card)
    assert list(table.spells().values()) == ["Probe"]


def test_it_is_linked_to_its_target() -> None:
    table = activated(read(f"{TEXT} {LINKED}"), 0)
    assert table.monsters() == {0: "A"}
    table.activate(SWEEP)
    assert table.monsters() == {}


def test_it_is_written_back() -> None:
    found = compile_card(la.Card(9, "Probe", v.SPELL | v.CONTINUOUS), TEXT, LEXICON)
    assert card_text(found.card, LEXICON.name_of) == [TEXT]
    trap = compile_card(la.Card(9, "Probe", v.TRAP | v.CONTINUOUS), TEXT, LEXICON)
    assert trap.whole and card_text(trap.card, LEXICON.name_of) == [TEXT]
