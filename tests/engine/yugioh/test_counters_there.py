"""Counters on a player's field, and cards with an effect that places such counters.

Source: the card text of Battle Shogun of the Six Samurai: "add 1 card … that has an effect that
places a Bushido Counter", "Gains … ATK for each Bushido Counter on your field".
"""

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    OTHER,
    SELF,
    Activate,
    Card,
    Choose,
    CountersThere,
    FieldStats,
    PlaceCounter,
    PlacesCounters,
    RemoveCounter,
    Times,
    spell,
)
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, names

GROWS = fiend("Grows", FieldStats(Times(CountersThere("Bushido"), 100), ~OTHER))


def gate(name: str, kind: str, owner_takes: bool = False) -> Card:
    """A Continuous Spell that places two counters on itself."""
    does = RemoveCounter if owner_takes else PlaceCounter
    effect = ignition(does(kind, 2, SELF), where=v.SZONE)
    return spell(fresh(), name, v.CONTINUOUS, effects=(Activate(), effect))


def test_counters_on_all_cards_of_the_player() -> None:
    first, second, other = gate("First", "Bushido"), gate("Second", "Bushido"), gate("X", "Spell")
    table = Table(field=[GROWS], spells=[first, second, other], opponent_spells=[first])
    assert table.attack(GROWS) == 1000
    for card in (first, second, other):
        table.activate(card)
    assert table.attack(GROWS) == 1400


TEXT = (
    "You can discard 1 card; add 1 card from your Deck to your hand that has an effect that places "
    "a Bushido Counter(s)."
)
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def test_cards_that_place_them() -> None:
    found = compile_card(PROBE, TEXT, Lexicon({}, {}))
    assert found.whole, [part.why for part in found.parts]
    choices = [node for node in walk(found.card) if isinstance(node, Choose)]
    assert PlacesCounters("Bushido") in [choice.filter for choice in choices]
    seeks = fiend("Seeks", *found.card.effects)
    cards = [gate("Gate", "Bushido"), gate("Takes", "Bushido", True), gate("Other", "Spell")]
    table = Table([fiend("Paid")], cards, field=[seeks])
    table.activate(seeks)
    assert table.hand == names(cards[0])


def test_the_number_is_read() -> None:
    found = compile_card(
        PROBE, "Gains 100 ATK for each Bushido Counter on your field.", Lexicon({}, {})
    )
    assert found.whole
    assert found.card.effects == (FieldStats(Times(CountersThere("Bushido"), 100), ~OTHER),)
