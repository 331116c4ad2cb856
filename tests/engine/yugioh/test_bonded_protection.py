"""What protects a monster as long as a card is linked to it.

Source: the card text of Safe Zone.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played, quick

TEXT = (
    "Target 1 face-up Attack Position monster on the field; that face-up monster cannot be "
    "destroyed by battle or your opponent's card effects, your opponent cannot target it with card "
    "effects, also it cannot attack your opponent directly. When this card leaves the field, "
    "destroy that monster. When that monster leaves the field, destroy this card."
)
EVERY = la.Destroy(la.Each(la.MONSTER, v.MZONE, v.EITHER))


def zone() -> la.Card:
    found = compile_card(la.Card(9, "Probe", v.SPELL | v.CONTINUOUS), TEXT, Lexicon({}, {}))
    assert found.whole, found.parts
    assert " ".join(card_text(found.card, str)) == TEXT
    return la.spell(fresh(), "Zone", v.CONTINUOUS, effects=found.card.effects)


def protected(*hand: la.Card, theirs: Node, target: tuple[Node, ...] = ()) -> Table:
    """A table on which "Safe" is linked to the card, and the opponent has an effect."""
    card, safe = zone(), fiend("Safe", ignition(la.GainLife(1)))
    breaks = fiend("Breaks", quick(theirs, limit=la.ONCE_PER_TURN, target=target))
    table = Table([card, *hand], field=[safe], opponent_field=[breaks], opponent_acts=True)
    table.activate(card)
    table.pick(safe)
    while table.asked != "open":
        table.decline()
    return table


@pytest.mark.parametrize("targets", [False, True])
def test_not_from_effects_of_the_opponent(targets: bool) -> None:
    one = la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT)
    theirs: Node = la.Destroy(la.Chosen()) if targets else EVERY
    draws = played("Draws", la.GainLife(1))
    table = protected(draws, theirs=theirs, target=(one,) if targets else ())
    table.activate(draws)
    offered = [offer for offer in table.offers() if "Breaks" in offer]
    assert bool(offered) != targets  # it has no other target
    while table.asked != "open":
        if offered:
            table.take(table.decision().options[0])
            offered = []
        else:
            table.decline()
    assert table.monsters() == {0: "Safe"}


def test_its_own_players_effects_destroy_it_and_with_it_the_card() -> None:
    boom = played("Boom", EVERY)
    table = protected(boom, theirs=la.GainLife(1))
    table.activate(boom)
    while table.asked != "open":
        table.decline()
    assert table.monsters() == {} and table.spells() == {}
