"""What waits for a card in the hand to be revealed for a cost.

Source: the card text of Vanquish Soul Jiaolong ("to activate a card or effect": not what an effect
itself reveals).
"""

from dataclasses import replace

from engine.filters import AllOf
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Activate,
    Card,
    Choose,
    Damage,
    Discard,
    Event,
    Ignition,
    Named,
    Random,
    Reveal,
    Series,
    SpecialSummon,
    Trigger,
)
from tests.engine.yugioh.table import Table, body, fiend, played

A = body("A")
FROM_HAND = Reveal(Choose(Named(A.passcode), v.HAND))
PAYS = played("Pays", Damage(100), cost=(FROM_HAND,))
SHOWS = played("Shows", FROM_HAND)
OTHER = played("Other", Damage(100), cost=(FROM_HAND,))
PAID_WITH_ANY = Activate(cost=(Reveal(Choose(MONSTER, v.HAND)),), do=(Damage(100),))


def waiting() -> Card:
    on = Event("revealed", AllOf(), whose=v.YOU, by=Named(PAYS.passcode))
    return fiend("Waiting", Trigger(v.HAND, on=on, do=(SpecialSummon(SELF),)))


def test_it_waits_for_what_is_revealed_for_a_cost() -> None:
    there = waiting()
    for card, waits in ((PAYS, True), (SHOWS, False), (OTHER, False)):
        table = Table([card, A, there], also=[PAYS])
        table.activate(card)
        assert (table.asked == "window") is waits
        if waits:
            table.chain(there)
            assert list(table.monsters().values()) == ["Waiting"]
        assert "A" in table.hand


def test_it_may_be_the_card_that_is_revealed() -> None:
    # "If you reveal a card(s) in your hand": this card is one.
    there = waiting()
    pays = replace(PAYS, effects=(PAID_WITH_ANY,))
    table = Table([pays, there])
    table.activate(pays)
    table.chain(there)
    assert list(table.monsters().values()) == ["Waiting"]


def test_what_reveals_itself_is_still_in_the_hand() -> None:
    # The card texts of the "Danger!" monsters: "chooses 1 card from your entire hand".
    alone = fiend(
        "Alone",
        Ignition(
            v.HAND, cost=(Reveal(SELF),), do=(Discard(Random(places=v.HAND, whose=v.YOU)),)
        ),
    )  # fmt: skip
    table = Table([alone])
    table.activate(alone)
    assert table.grave == ["Alone"]


def test_it_is_read() -> None:
    text = (
        'If you reveal a card(s) in your hand to activate a "Soul" card or effect (except during '
        "the Damage Step): You can Special Summon this card from your hand."
    )
    facts = Card(9, "Text", v.MONSTER | v.EFFECT, v.FIRE, v.WARRIOR, 4)
    compiled = compile_card(facts, text, Lexicon({}, {"Soul": 0x999}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    (found,) = compiled.card.effects
    assert isinstance(found, Trigger)
    assert found.on == Event("revealed", AllOf(), whose=v.YOU, by=Series(0x999, "Soul"))
    assert found.where == v.HAND
    assert replace(found, on=Event()).do == (SpecialSummon(SELF),)
