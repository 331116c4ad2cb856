"""A Spell or Trap that is Set after it has resolved, as an effect of a monster.

Source: the card text of Traptrix Cularia.
"""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, fresh

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
TEXT = (
    'After you activate a "Gamma" Normal Spell Card, you can Set it instead of sending it to the '
    "GY."
)
LIMIT = 'You can only use each effect of "Probe" once per turn.'


def keeper(text: str = TEXT) -> la.Card:
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole, found.parts
    return fiend("Keeper", *found.card.effects)


def gamma(name: str, *do: Node, series: int = 0x123) -> la.Card:
    effects = (la.Activate(do=do or (la.GainLife(100),)),)
    return la.spell(fresh(), name, effects=effects, series=(series,))


def test_it_is_written_back() -> None:
    for text in (TEXT, f"{TEXT} {LIMIT}"):
        found = compile_card(FACTS, text, LEXICON)
        assert found.whole
        assert " ".join(card_text(found.card, LEXICON.name_of)).startswith(TEXT)


def test_the_player_may_set_it() -> None:
    card = gamma("Card")
    for answer, spells in (("yes", {0: "Card"}), ("no", {})):
        table = Table([card], field=[keeper()])
        table.activate(card)
        getattr(table, answer)()
        assert table.spells() == spells
        assert table.grave == ([] if spells else ["Card"])
        assert table.life() == 8100


def test_only_such_a_card_and_only_its_activation() -> None:
    other = gamma("Other", series=0x77)
    table = Table([other], field=[keeper()])
    table.activate(other)
    assert table.grave == ["Other"]


def test_only_once_with_a_limit() -> None:
    first, second = gamma("First"), gamma("Second")
    table = Table([first, second], field=[keeper(f"{TEXT} {LIMIT}")])
    table.activate(first)
    table.no()
    table.activate(second)
    table.yes()
    assert table.spells() == {0: "Second"} and table.grave == ["First"]
    third = gamma("Third")
    table = Table([first, third], field=[keeper(f"{TEXT} {LIMIT}")])
    table.activate(first)
    table.yes()
    table.activate(third)
    assert table.spells() == {0: "First"} and table.grave == ["Third"]


def test_one_that_is_summoned_by_that_card_was_not_there() -> None:
    card = gamma("Card", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    table = Table([card], grave=[keeper()])
    table.activate(card)
    assert table.monsters() == {0: "Keeper"} and table.grave == ["Card"]


def test_a_card_that_has_gone_is_not_set() -> None:
    card = gamma("Card", la.Banish(la.SELF))
    table = Table([card], field=[keeper()])
    table.activate(card)
    assert table.banished == ["Card"] and table.asked == "open"
