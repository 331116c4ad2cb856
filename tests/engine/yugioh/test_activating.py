"""An effect activates a card as it resolves.

Source: problem-solving card text, in the phrases of the cards that are named; Yu-Gi-Oh field zones,
*Field Zone* (an older Field Spell is sent to the GY by the rules).
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Activate, Card, spell, trap
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

LEXICON = Lexicon({"Probe": 1, "Place": 2}, {})
DRAWS = (la.Draw(1),)
PLACE = Card(2, "Place", v.SPELL | v.FIELD, defined=True)


def probe(text: str, kind: int = v.SPELL) -> Card:
    found = compile_card(Card(1, "Probe", kind), text, LEXICON)
    assert found.whole, found.parts
    return found.card


def field(name: str, *effects: la.Effect) -> Card:
    return spell(fresh(), name, v.FIELD, effects=effects)


TAKES = "Take 1 Field Spell from your Deck, and either activate it or add it to your hand."
FROM_DECK = "Activate 1 Field Spell from your Deck."


def test_what_was_taken_is_activated_or_added() -> None:
    # The card text of Metaverse.
    for bullet, there in ((0, v.SZONE), (1, v.HAND)):
        taker = probe(TAKES)
        table = Table([taker], deck=[PLACE, body()])
        table.activate(taker)
        table.bullet(bullet)
        assert table.place_of(PLACE) == there


def test_it_starts_no_chain_and_does_nothing_of_its_activation() -> None:
    # What resolves cannot be answered, and no chain link does what activating it would do.
    taker = probe(FROM_DECK)
    place = field("Draws", Activate(do=DRAWS))
    table = Table([taker], deck=[place, body()])
    table.activate(taker)
    assert table.spells() == {5: "Draws"}
    assert table.hand == []


def test_an_older_field_spell_goes_to_the_grave() -> None:
    taker = probe(FROM_DECK)
    older = field("Older")
    table = Table([taker], deck=[PLACE, body()], spells={5: older})
    table.activate(taker)
    assert table.spells() == {5: "Place"}
    assert "Older" in table.grave


@pytest.mark.parametrize(
    "activation",
    [
        Activate(cost=(la.PayLifePoints(500),)),
        Activate(target=(la.Choose(la.MONSTER, v.MZONE),)),
        Activate(condition=(la.Compare(la.Count(places=v.BANISHED), ">=", 1),)),
        Activate(on=la.Event("summoned", who=la.MONSTER)),
    ],
)
def test_what_asks_for_more_is_not_activated_so(activation: Activate) -> None:
    # It must be a card that could be activated; what it would cost, or aim at, has no place here.
    taker = probe(FROM_DECK)
    table = Table([taker], deck=[field("Asks", activation), body()], field=[body()])
    assert not table.may("activate", taker)


def test_it_counts_as_the_activation_of_the_turn() -> None:
    # Yu-Gi-Oh rules: "You can only activate 1 \"A\" per turn" counts activations, however made.
    place = field("Once", Activate(limit=la.Limit("oath")))
    first = probe(FROM_DECK)
    second = played("Again", la.ActivateCard(la.Choose(la.Type(v.FIELD), v.DECK)))
    table = Table([first, second], deck=[place, place, body()])
    table.activate(first)
    assert table.spells() == {5: "Once"}
    assert not table.may("activate", second)


def test_who_cannot_activate_spells_cannot_activate_one_so() -> None:
    ban = la.Ban(("activate-card",), la.SPELL)
    activates = la.ActivateCard(la.Choose(la.Type(v.FIELD), v.DECK))
    source = fiend("Source", ignition(ban, limit=la.ONCE_PER_TURN), ignition(activates))
    table = Table(deck=[PLACE, body()], field=[source])
    assert table.may("activate", source, 1)
    table.activate(source, 0)
    assert not table.may("activate", source, 1)


def test_a_continuous_card_needs_a_zone() -> None:
    # Yu-Gi-Oh field zones, *Spell & Trap Zone*: there are five.
    lasting = trap(fresh(), "Lasting", v.CONTINUOUS)
    source = fiend("Source", ignition(la.ActivateCard(la.Choose(la.Type(v.TRAP), v.DECK))))
    full = [spell(fresh(), f"Full {n}", v.CONTINUOUS) for n in range(5)]
    assert not Table(deck=[lasting, body()], field=[source], spells=full).may("activate", source)
    table = Table(deck=[lasting, body()], field=[source], spells=full[:4])
    table.activate(source)
    assert table.spells()[4] == "Lasting"
