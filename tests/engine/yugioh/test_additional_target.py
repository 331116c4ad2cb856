"""A target beside the others, where the monster was Tribute Summoned with a certain one.

Source: the card text of Raiza the Mega Monarch.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.telling.describe import describe_all
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh

LEXICON = Lexicon({"Probe": 9}, {})
TEXT = (
    "If this card is Tribute Summoned: Target 1 card on the field and 1 card in either GY, also if "
    "this card was Tribute Summoned by Tributing a WIND monster, you can target an additional card "
    "on the field; place the first target(s) on the top of the Deck in any order, also, after "
    "that, return the additional target (if any) to the hand."
)
AIR, EARTH = body("Air", attribute=v.WIND), body("Earth", attribute=v.EARTH)
FIRST, SECOND, DEAD = body("First"), body("Second"), body("Dead")


def _compiled() -> la.Card:
    found = compile_card(fiend("Probe", level=6), TEXT, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read_and_written_back() -> None:
    (trigger,) = _compiled().effects
    assert isinstance(trigger, la.Trigger)
    *firsts, more = trigger.target
    assert len(firsts) == 2
    assert isinstance(more, la.When)
    assert more.condition == la.MaterialsIncluded(la.Attribute(v.WIND) & la.MONSTER)
    assert trigger.do[0] == la.ToDeck(la.Chosen(("a", "b")), "top")
    assert trigger.do[1] == la.Also((la.AddToHand(la.Chosen(("c",))),))
    assert TEXT in "\n".join(card_text(_compiled(), str))


def _summoned(tributed: la.Card) -> Table:
    tall = _compiled()
    table = Table([tall], field=[tributed], opponent_field=[FIRST, SECOND], grave=[DEAD])
    table.summon(tall)
    table.pick(FIRST)
    table.pick(DEAD)
    return table


def test_with_another_tribute_there_are_two_targets() -> None:
    table = _summoned(EARTH)
    assert table.deck[:1] == ["Dead"]
    assert table.place_of(FIRST) == v.DECK
    assert table.place_of(SECOND) == v.MZONE


@pytest.mark.parametrize("more", [True, False])
def test_with_such_a_tribute_there_may_be_a_third(more: bool) -> None:
    table = _summoned(AIR)
    assert describe_all(table.game) == ["choose a target", "no, no such target"]
    if not more:
        table.no()
    else:
        table.yes()
        assert ("First",) not in table.choices()
        table.pick(SECOND)
    assert table.place_of(DEAD) == v.DECK
    assert table.place_of(FIRST) == v.DECK
    assert table.place_of(SECOND) == (v.HAND if more else v.MZONE)
