"""A Spell or Trap Card that is activated in the column of a monster.

Sources: the card texts of Magical Musketeer Caspar and Starfire; Yu-Gi-Oh field zones, *Columns*;
Yu-Gi-Oh modifiers and triggers, *Trigger effects*: a card that was not there when something
happened does not see it.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh

LEXICON = Lexicon({}, {"Musket": 0x77})
FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
TEXT = (
    'If a Spell/Trap Card is activated in this card\'s column: You can add 1 "Musket" card from '
    "your Deck to your hand, but not a card with the same name as that activated card."
)


def reader() -> la.Card:
    found = compile_card(FACTS, TEXT, LEXICON)
    assert found.whole, found.parts
    return fiend("Reader", *found.card.effects, series=(0x77,))


def shot(name: str = "Shot", *do: Node) -> la.Card:
    return la.spell(fresh(), name, 0, effects=(la.Activate(do=do),), series=(0x77,))


def test_it_is_written_back() -> None:
    found = compile_card(FACTS, TEXT, LEXICON)
    assert card_text(found.card, LEXICON.name_of) == [TEXT]


def test_a_card_of_another_name_is_added() -> None:
    card, other = shot(), fiend("Other", series=(0x77,))
    me = reader()
    table = Table([card], deck=[card, other, body()], field={0: me})
    table.activate(card)
    table.chain(me)
    assert table.hand == ["Other"]


def test_there_must_be_such_a_card() -> None:
    card = shot()
    table = Table([card], deck=[card, body()], field={0: reader()})
    table.activate(card)
    assert table.asked == "open"


@pytest.mark.parametrize(("zone", "seen"), [(0, True), (1, False), (v.EXTRA_LEFT, False)])
def test_only_in_its_own_column(zone: int, seen: bool) -> None:
    # The first Spell goes to the first Spell & Trap Zone.
    card = shot()
    table = Table([card], deck=[fiend("Other", series=(0x77,))], field={zone: reader()})
    table.activate(card)
    assert (table.asked != "open") == seen


def test_one_summoned_by_that_card_has_not_seen_it() -> None:
    card = shot("Shot", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    table = Table([card], deck=[fiend("Other", series=(0x77,))], grave=[reader()])
    table.activate(card)
    assert table.monsters() == {0: "Reader"}
    assert table.asked == "open"


def test_what_it_excludes_is_known_when_it_has_left_the_field() -> None:
    # Its own effect sends it to the GY before a card is added.
    (item,) = compile_card(FACTS, TEXT, LEXICON).card.effects
    assert isinstance(item, la.Trigger)
    paid = la.Trigger(**{**item.__dict__, "cost": (la.SendToGrave(la.SELF),)})
    card, me = shot(), fiend("Reader", paid)
    other = fiend("Other", series=(0x77,))
    table = Table([card], deck=[card, other], field={0: me})
    table.activate(card)
    table.chain(me)
    assert table.hand == ["Other"]
