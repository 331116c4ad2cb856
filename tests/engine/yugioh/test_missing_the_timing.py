"""Triggers that are lost: by missing the timing, or because their card has moved.

Sources: Yu-Gi-Oh modifiers and triggers, *Trigger effects*, *Leaves the field*, *Location
changes mid-chain*; the official rulebook on *if* and *when* (missing the timing); card texts.
"""

from collections.abc import Callable

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    AddToHand,
    Also,
    Banish,
    Card,
    Choose,
    Each,
    Event,
    IfDone,
    Named,
    Operation,
    Optional,
    SendToGrave,
    SpecialSummon,
    Then,
    ToDeck,
    Trigger,
    sent_to_grave,
    summoned,
)
from tests.engine.yugioh.table import Table, fiend, ignition, link, played, quick, xyz
from tests.engine.yugioh.test_triggers import BURN, A, B, C, leave, mill, mourner

# ---------------------------------------------------------------- if and when


def when_and_if(*do: Node, **rest: object) -> list[str]:
    """Which of the two kinds of trigger wake: both are on a card sent to the GY by `do`."""
    when = mourner("When", missable=True)
    if_ = mourner("If")
    send = SendToGrave(Each(Named(when.passcode) | Named(if_.passcode), v.HAND))
    steps = tuple(send if step is SEND else _with(step, send) for step in do)
    table = Table([played("Spell", *steps), when, if_, A], deck=[B], **rest)  # type: ignore[arg-type]
    table.activate(next(card for card in table.game.cards if card.name == "Spell"))
    return [offer for offer in table.offers() if offer.startswith("chain")]


SEND = AddToHand(Choose(ANY, 0, name="here"))  # stands for the step that sends both


def _with(step: Node, send: Node) -> Node:
    if isinstance(step, (Then, IfDone, Also)):
        return type(step)(tuple(send if item is SEND else item for item in step.do))
    return step


BOTH = ["chain If #0", "chain When #0"]


def test_when_it_is_the_last_thing_to_happen() -> None:
    assert sorted(when_and_if(SEND)) == BOTH


def test_when_misses_the_timing_if_something_else_followed() -> None:
    # Problem-solving card text: what follows "then" happens later.
    assert when_and_if(SEND, Then((mill(B),))) == ["chain If #0"]


def test_when_does_not_miss_what_happens_at_the_same_time() -> None:
    # "also" and "and if you do" are simultaneous.
    assert sorted(when_and_if(SEND, IfDone((mill(B),)))) == BOTH
    assert sorted(when_and_if(SEND, Also((mill(B),)))) == BOTH


def test_when_it_is_the_last_step_after_then() -> None:
    assert sorted(when_and_if(mill(B), Then((SEND,)))) == BOTH


@pytest.mark.parametrize(("missable", "asked"), [(True, "open"), (False, "trigger")])
def test_sent_as_a_cost_when_misses(missable: bool, asked: str) -> None:
    card = mourner(missable=missable)
    costly = played("Costly", mill(A), cost=(SendToGrave(Choose(Named(card.passcode), v.HAND)),))
    table = Table([costly, card], deck=[A])
    table.activate(costly)
    assert table.asked == asked


@pytest.mark.parametrize(("missable", "asked"), [(True, "open"), (False, "trigger")])
def test_sent_as_link_material_when_misses(missable: bool, asked: str) -> None:
    card = mourner(missable=missable)
    goal = link("Goal", 1)
    table = Table(extra=[goal], field=[card])
    table.special(goal)
    assert table.asked == asked


def test_in_a_later_link_when_misses() -> None:
    # Link 2 sends it, then link 1 resolves.
    for missable, asked in ((True, "open"), (False, "trigger")):
        card = mourner(missable=missable)
        first = fiend("First", ignition(mill(A)))
        second = fiend("Second", quick(SendToGrave(Choose(Named(card.passcode), v.HAND)),
                                       limit=ONCE_PER_TURN))  # fmt: skip
        table = Table([card], deck=[A], field=[first, second])
        table.activate(first)
        table.chain(second)
        assert table.asked == asked


def test_in_the_first_link_when_does_not_miss() -> None:
    card = mourner(missable=True)
    first = fiend("First", ignition(SendToGrave(Choose(Named(card.passcode), v.HAND))))
    second = fiend("Second", quick(mill(A), limit=ONCE_PER_TURN))
    table = Table([card], deck=[A], field=[first, second])
    table.activate(first)
    table.chain(second)
    assert table.asked == "trigger"


# --------------------------------------------------------- the card has moved


@pytest.mark.parametrize("away", [Banish, AddToHand, ToDeck])
def test_a_trigger_is_lost_when_its_card_moves_before_it_can_activate(away: type) -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain
    card = mourner()
    both = played(
        "Both", SendToGrave(Choose(Named(card.passcode), v.HAND)),
        Then((Optional((away(Choose(Named(card.passcode), v.GRAVE)),)),)),
    )  # fmt: skip
    table = Table([both, card])
    table.activate(both)
    table.yes()
    assert table.asked == "open"
    assert table.place_of(card) != v.GRAVE


def test_a_trigger_is_lost_even_if_the_card_comes_back() -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain: back in the GY it is a new card,
    # and coming from the Deck is not what it waits for.
    card = mourner("Card", on=sent_to_grave(v.HAND))
    it = Named(card.passcode)
    steps = (ToDeck(Choose(it, v.HAND | v.GRAVE)), SendToGrave(Choose(it, v.DECK | v.BANISHED)))
    for around in (steps, ()):
        spell = played("Around", SendToGrave(Choose(it, v.HAND)), Then(around))
        table = Table([spell, card])
        table.activate(spell)
        assert "Card" in table.grave
        assert table.asked == ("open" if around else "trigger")


def test_a_trigger_is_lost_when_its_monster_leaves_the_field() -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain
    card = fiend("Card", Trigger(v.MZONE, on=summoned(), do=(BURN,)))
    it = Named(card.passcode)
    for out in ((Banish(Choose(it, v.MZONE)),), ()):
        bring = played("Bring", SpecialSummon(Choose(it, v.HAND)), Then(out))
        table = Table([bring, card])
        table.activate(bring)
        assert table.asked == ("open" if out else "trigger")


def test_a_waiting_trigger_is_lost_when_a_cost_moves_its_card() -> None:
    card = mourner("Card")
    other = mourner("Other", BURN, cost=(Banish(Choose(Named(card.passcode), v.GRAVE)),))
    out = leave(card, other)
    table = Table([out, card, other])
    table.activate(out)
    assert sorted(table.offers()) == ["chain Card #0", "chain Other #0", "pass"]
    table.chain(other)
    assert table.asked == "open"
    assert table.banished == ["Card"]
    assert table.life(1) == 7900


def test_a_waiting_trigger_is_lost_even_if_costs_bring_its_card_back() -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain: what a cost sends to the GY
    # anew triggers anew, after the chain.
    card = mourner("Card", mill(A))
    up = mourner("Up", mill(B), cost=(AddToHand(Choose(Named(card.passcode), v.GRAVE)),))
    down = mourner("Down", mill(C), cost=(SendToGrave(Choose(Named(card.passcode), v.HAND)),))
    out = leave(card, up, down)
    table = Table([out, card, up, down], deck=[A, B, C])
    table.activate(out)
    table.chain(up)
    table.chain(down)
    assert table.offers() == ["chain Card #0", "pass"]
    table.chain(card)
    # In a chain of its own: in the same chain it would have resolved before the others.
    assert table.grave[-3:] == ["C", "B", "A"]


@pytest.mark.parametrize("make", [fiend, link])
@pytest.mark.parametrize("leave", [ToDeck, SendToGrave, Banish])
def test_being_shuffled_into_the_deck_is_no_leaving_of_the_field(
    make: Callable[..., Card], leave: Callable[[Choose], Operation]
) -> None:
    # Yu-Gi-Oh modifiers and triggers, Leaves the field: the Deck is both Main and Extra Deck.
    anywhere = v.DECK | v.EXTRA | v.GRAVE | v.BANISHED
    mourner = Trigger(on=Event("sent", to=anywhere, from_=v.MZONE), do=(BURN,))
    card = make("Mourner", mourner) if make is fiend else make("Mourner", effects=(mourner,))
    out = played("Out", leave(Choose(MONSTER, v.MZONE)))
    table = Table([out], field=[card])
    table.activate(out)
    assert table.asked == ("open" if leave is ToDeck else "trigger")


def test_becoming_a_material_is_no_leaving_of_the_field() -> None:
    # Yu-Gi-Oh modifiers and triggers, Leaves the field
    leaver = fiend("Leaver", Trigger(
        v.GRAVE | v.DECK | v.BANISHED | v.OVERLAY, on=Event("sent", from_=v.MZONE), do=(BURN,)
    ))  # fmt: skip
    goal = xyz("Goal")
    table = Table(extra=[goal], field=[leaver, A])
    table.special(goal)
    assert table.asked == "open"
