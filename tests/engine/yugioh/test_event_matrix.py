"""Every kind of event against everything that happens to a card: which it is, and which not.

Source: Yu-Gi-Oh solo rules, 3 (what each movement is called); Yu-Gi-Oh modifiers and triggers,
*Trigger effects*; the words of card texts ("destroyed", "discarded", "sent from the field").
"""

from collections.abc import Callable
from typing import Any, Final

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    AddToHand,
    Banish,
    Card,
    ChangePosition,
    Choose,
    Damage,
    Destroy,
    Discard,
    Event,
    GainLife,
    Named,
    PlaceAsSpell,
    SendToGrave,
    SpecialSummon,
    ToDeck,
    Tribute,
    Trigger,
)
from tests.engine.yugioh.table import Table, body, fiend, played

A = body("A")
THAT = Named(A.passcode)
ON_FIELD, HELD, BURIED = Choose(THAT, v.MZONE), Choose(THAT, v.HAND), Choose(THAT, v.GRAVE)


def done(*do: Any, **rest: Any) -> Callable[[Card, str], Table]:
    """A Spell does this to A, which lies in a place."""

    def play(watch: Card, place: str) -> Table:
        spell = played("Does", *do, **rest)
        places: dict[str, Any] = {"field": [watch], "hand": [spell]}
        places[place] = [*places.get(place, ()), A]
        table = Table(**places)
        if place == "field":
            table.rewrite_position(A, v.FACEUP_ATTACK)
        table.activate(spell)
        return table

    return play


def flips(watch: Card, place: str) -> Table:
    spell = played("Flips", ChangePosition(ON_FIELD, v.FACEUP_DEFENSE))
    table = Table([spell], field=[watch, A])
    table.rewrite_position(A, v.FACEDOWN_DEFENSE)
    table.activate(spell)
    return table


def summons(watch: Card, place: str) -> Table:
    table = Table([A], field=[watch])
    table.summon(A)
    return table


# What happens to A, and where it is before.
HAPPENINGS: Final[dict[str, tuple[Callable[[Card, str], Table], str]]] = {
    "destroyed": (done(Destroy(ON_FIELD)), "field"),
    "sent from the field": (done(SendToGrave(ON_FIELD)), "field"),
    "sent from the hand": (done(SendToGrave(HELD)), "hand"),
    "discarded": (done(Discard(HELD)), "hand"),
    "discarded as a cost": (done(Damage(1), cost=(Discard(HELD),)), "hand"),
    "sent as a cost": (done(Damage(1), cost=(SendToGrave(ON_FIELD),)), "field"),
    "Tributed as a cost": (done(Damage(1), cost=(Tribute(ON_FIELD),)), "field"),
    "banished from the field": (done(Banish(ON_FIELD)), "field"),
    "banished from the GY": (done(Banish(BURIED)), "grave"),
    "returned to the hand": (done(AddToHand(ON_FIELD)), "field"),
    "added from the GY": (done(AddToHand(BURIED)), "grave"),
    "shuffled into the Deck": (done(ToDeck(ON_FIELD)), "field"),
    "turned face-down": (done(ChangePosition(ON_FIELD, v.FACEDOWN_DEFENSE)), "field"),
    "changed to Defense Position": (done(ChangePosition(ON_FIELD, v.FACEUP_DEFENSE)), "field"),
    "flipped": (flips, "field"),
    "Normal Summoned": (summons, "hand"),
    "Summoned from the hand": (done(SpecialSummon(HELD)), "hand"),
    "Summoned from the GY": (done(SpecialSummon(BURIED)), "grave"),
    "placed as a Spell": (done(PlaceAsSpell(HELD)), "hand"),
}
SENT = {
    "destroyed", "sent from the field", "sent from the hand", "discarded", "discarded as a cost",
    "sent as a cost", "Tributed as a cost",
}  # fmt: skip
FROM_HAND = {"sent from the hand", "discarded", "discarded as a cost"}
COSTS = {"discarded as a cost", "sent as a cost", "Tributed as a cost"}
SPECIAL = {"Summoned from the hand", "Summoned from the GY"}


def sent(to: int = v.GRAVE, from_: int = 0, **rest: Any) -> Event:
    return Event("sent", THAT, to=to, from_=from_, **rest)


# Which of them each event is.
EVENTS: Final[list[tuple[Event, set[str]]]] = [
    (sent(), SENT),
    (sent(from_=v.MZONE), SENT - FROM_HAND),
    (sent(from_=v.HAND), FROM_HAND),
    (sent(from_=v.DECK), set()),
    (sent(reason=v.R_EFFECT), SENT - COSTS),
    (sent(reason=v.R_COST), COSTS),
    (sent(reason=v.R_TRIBUTE), {"Tributed as a cost"}),
    (sent(reason=(v.R_TRIBUTE, v.R_DISCARD)), {"Tributed as a cost", "discarded as a cost",
                                               "discarded"}),
    (sent(without=v.R_DESTROY), SENT - {"destroyed"}),
    (sent(without=v.R_COST), SENT - COSTS),
    (sent(was=v.FACEUP_ATTACK, from_=v.MZONE), SENT - FROM_HAND),
    (sent(was=v.FACEDOWN_DEFENSE, from_=v.MZONE), set()),
    (sent(zones=1 << 1, from_=v.MZONE), SENT - FROM_HAND),
    (sent(zones=1 << 0, from_=v.MZONE), set()),
    (sent(formerly=v.BY_SPECIAL, from_=v.MZONE), SENT - FROM_HAND),
    (sent(formerly=v.BY_NORMAL, from_=v.MZONE), set()),
    (sent(whose=v.OPPONENT, from_=v.MZONE), set()),
    (sent(whose=v.YOU, from_=v.MZONE), SENT - FROM_HAND),
    (sent(side=v.YOU), SENT),
    (sent(side=v.OPPONENT), set()),
    (Event("sent", Named(1), to=v.GRAVE), set()),
    (sent(v.BANISHED), {"banished from the field", "banished from the GY"}),
    (sent(v.BANISHED, v.GRAVE), {"banished from the GY"}),
    (sent(v.HAND), {"returned to the hand", "added from the GY"}),
    (sent(v.HAND, v.MZONE), {"returned to the hand"}),
    (sent(v.DECK), {"shuffled into the Deck"}),
    (Event("destroyed", THAT), {"destroyed"}),
    (Event("discarded", THAT), {"discarded", "discarded as a cost"}),
    (Event("flipped", THAT), {"flipped"}),
    (Event("flipped-down", THAT), {"turned face-down"}),
    (Event("turned", THAT), {"changed to Defense Position", "turned face-down"}),
    (Event("left-grave", THAT), {"banished from the GY", "added from the GY",
                                 "Summoned from the GY"}),
    (Event("left-grave", THAT, side=v.OPPONENT), set()),
    (Event("placed", THAT), {"placed as a Spell"}),
    (Event("summoned", THAT), SPECIAL | {"Normal Summoned"}),
    (Event("summoned", THAT, v.BY_SPECIAL), SPECIAL),
    (Event("summoned", THAT, v.BY_NORMAL), {"Normal Summoned"}),
    (Event("summoned", THAT, from_=v.GRAVE), {"Summoned from the GY"}),
    (Event("summoned", THAT, side=v.OPPONENT), set()),
    (Event("summoned", THAT, whose=v.OPPONENT), set()),
    (Event("summoned", THAT, whose=v.YOU, side=v.YOU), SPECIAL | {"Normal Summoned"}),
    (Event("summoned", THAT, zones=1 << 0), set()),
]  # fmt: skip


def wakes(on: Event, happening: str) -> bool:
    """Whether a monster that waits for the event is asked when this has happened."""
    watch = fiend("Watch", Trigger(v.MZONE, on=on, do=(GainLife(10),)))
    play, place = HAPPENINGS[happening]
    table = play(watch, place)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    return any(offer.startswith("chain Watch") for offer in table.offers())


@pytest.mark.parametrize(("on", "expected"), EVENTS)
def test_an_event_is_what_it_says_and_nothing_else(on: Event, expected: set[str]) -> None:
    assert {happening for happening in HAPPENINGS if wakes(on, happening)} == expected
