"""What wakes triggers, and what does not."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    SELF,
    AddToHand,
    ByItself,
    Card,
    Choose,
    Destroy,
    Discard,
    Each,
    Event,
    FusionSummon,
    IfDone,
    Materials,
    Named,
    SendToGrave,
    SpecialSummon,
    Then,
    Tribute,
    Trigger,
    sent_to_grave,
    summoned,
)
from tests.engine.yugioh.table import Table, body, fiend, fusion, link, played, quick
from tests.engine.yugioh.test_triggers import BURN, A, B, C, leave, mill, mourner


@pytest.mark.parametrize(
    ("event", "woken"),
    [
        (sent_to_grave(), {"hand", "field", "deck", "discard", "destroy", "tribute"}),
        (sent_to_grave(v.HAND), {"hand", "discard"}),
        (sent_to_grave(v.MZONE), {"field", "destroy", "tribute"}),
        (sent_to_grave(v.DECK), {"deck"}),
        (sent_to_grave(v.HAND | v.DECK), {"hand", "discard", "deck"}),
        (sent_to_grave(0, v.R_DISCARD), {"discard"}),
        (sent_to_grave(0, v.R_DESTROY), {"destroy"}),
        (sent_to_grave(0, v.R_TRIBUTE), {"tribute"}),
        (sent_to_grave(v.MZONE, without=v.R_DESTROY), {"field", "tribute"}),
        (Event("destroyed"), {"destroy"}),
        (Event("discarded"), {"discard"}),
    ],
)
def test_how_and_from_where_a_card_was_sent(event: Event, woken: set[str]) -> None:
    ways = {
        "hand": (SendToGrave, v.HAND), "field": (SendToGrave, v.MZONE),
        "deck": (SendToGrave, v.DECK), "discard": (Discard, v.HAND),
        "destroy": (Destroy, v.MZONE), "tribute": (Tribute, v.MZONE),
    }  # fmt: skip
    found = set()
    for name, (operation, place) in ways.items():
        card = mourner(on=event)
        out = played("Out", operation(Choose(Named(card.passcode), place)))
        table = Table(
            [out, *([card] if place == v.HAND else [])],
            deck=[card] if place == v.DECK else [],
            field=[card] if place == v.MZONE else [],
        )
        table.activate(out)
        if table.asked == "trigger":
            found.add(name)
    assert found == woken


def test_the_card_to_which_it_happened() -> None:
    watcher = fiend("Watcher", Trigger(
        v.MZONE, on=sent_to_grave(who=MONSTER & Named(A.passcode)), do=(BURN,)
    ))  # fmt: skip
    for card, asked in ((A, "trigger"), (B, "open")):
        out = leave(card)
        table = Table([out, card], field=[watcher])
        table.activate(out)
        assert table.asked == asked


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"),
    [(v.YOU, True, False), (v.OPPONENT, False, True), (v.EITHER, True, True)],
)
def test_whose_card_it_was(whose: int, mine: bool, theirs: bool) -> None:
    watcher = fiend("Watcher", Trigger(
        v.MZONE, on=Event("sent", MONSTER, to=v.GRAVE, whose=whose), do=(BURN,)
    ))  # fmt: skip
    for target, woken in ((v.YOU, mine), (v.OPPONENT, theirs)):
        out = played("Out", SendToGrave(Choose(Named(A.passcode), v.MZONE, whose=target)))
        table = Table([out], field=[watcher, A], opponent_field=[A])
        table.activate(out)
        assert (table.asked == "trigger") is woken


def test_a_card_that_was_not_there_does_not_see_it() -> None:
    # It is summoned after the card was sent to the GY.
    watcher = fiend("Watcher", Trigger(v.MZONE, on=sent_to_grave(who=MONSTER), do=(BURN,)))
    late = played(
        "Late", SendToGrave(Choose(Named(A.passcode), v.HAND)),
        Then((SpecialSummon(Choose(Named(watcher.passcode), v.HAND)),)),
    )  # fmt: skip
    early = played(
        "Early", SpecialSummon(Choose(Named(watcher.passcode), v.HAND)),
        Then((SendToGrave(Choose(Named(A.passcode), v.HAND)),)),
    )  # fmt: skip
    for card, asked in ((late, "open"), (early, "trigger")):
        table = Table([card, A, watcher])
        table.activate(card)
        assert table.asked == asked


def test_a_card_that_comes_to_the_hand_later_in_the_chain_sees_what_was_before() -> None:
    # The reference engine, as Roze that Engage! adds after Hornet Drones in the same chain: for a
    # trigger in the hand, which is private, the card must be there when it is activated.
    watcher = fiend("Watcher", Trigger(v.HAND, on=summoned(who=MONSTER), do=(BURN,)))
    add = played("Add", AddToHand(Choose(Named(watcher.passcode), v.DECK)))
    answer = played("Answer", SpecialSummon(Choose(Named(A.passcode), v.HAND)), type=v.QUICK_PLAY)
    table = Table([add, answer, A], [watcher])
    table.activate(add)
    table.chain(answer)
    table.chain(watcher)
    assert table.life(1) == 7900


def test_a_card_that_comes_to_the_hand_does_not_see_itself() -> None:
    watcher = fiend("Watcher", Trigger(v.HAND, on=Event("sent", MONSTER, to=v.HAND), do=(BURN,)))
    add = played("Add", AddToHand(Choose(Named(watcher.passcode), v.DECK)))
    other = played("Other", AddToHand(Choose(Named(A.passcode), v.DECK)))
    table = Table([add, other], [watcher, A])
    table.activate(add)
    assert table.asked == "open"
    table.activate(other)
    assert table.offers() == ["chain Watcher #0", "pass"]


IN_HAND = fiend("In hand", Trigger(v.HAND, on=summoned(who=MONSTER), do=(mill(A),)))


def test_a_quick_effect_may_come_before_an_optional_trigger_in_the_hand() -> None:
    # The official rulebook on simultaneous effects: optional triggers in the hand, which is
    # private, are chained after the others, along with Quick Effects (Raye, then Roze).
    quick_one = fiend("Quick", quick(mill(B), cost=(Tribute(SELF),), limit=ONCE_PER_TURN))
    table = Table([quick_one, IN_HAND], [A, B])
    table.summon(quick_one)
    assert table.offers() == ["chain Quick #0", "chain In hand #0", "pass"]
    table.chain(quick_one)
    assert table.offers() == ["chain In hand #0", "pass"]
    table.chain(IN_HAND)
    assert table.grave == ["Quick", "A", "B"]
    assert table.asked == "open"


def test_an_optional_trigger_in_the_hand_comes_after_those_on_the_field() -> None:
    # The same: only what lies open is put on the chain at once.
    on_field = fiend("On field", Trigger(v.MZONE, on=summoned(who=MONSTER), do=(mill(B),)))
    table = Table([C, IN_HAND], [A, B], field=[on_field])
    table.summon(C)
    assert (table.asked, table.offers()) == ("trigger", ["chain On field #0", "pass"])
    table.chain(on_field)
    table.chain(IN_HAND)
    assert table.grave == ["A", "B"]


def test_a_declined_trigger_in_the_hand_is_over() -> None:
    # Yu-Gi-Oh modifiers and triggers, Trigger effects: it answers what has just happened.
    burn = played("Burn", BURN)
    table = Table([C, IN_HAND, burn], [A])
    table.summon(C)
    table.decline()
    assert table.asked == "open"
    table.activate(burn)
    assert table.asked == "open"


@pytest.mark.parametrize("watcher_first", [True, False])
def test_a_watcher_does_not_see_what_is_sent_along_with_it(watcher_first: bool) -> None:
    # It was not there when it happened: both come to the GY at the same time, whichever the
    # engine moves first.
    watcher = fiend("Watcher", Trigger(v.GRAVE, on=sent_to_grave(who=MONSTER), do=(BURN,)))
    out, other = leave(watcher, A), leave(B)
    table = Table([out, other, *((watcher, A) if watcher_first else (A, watcher)), B])
    table.activate(out)
    order = ["Watcher", "A"] if watcher_first else ["A", "Watcher"]
    assert table.grave == [*order, "Leave"]
    assert table.asked == "open"
    table.activate(other, 0, v.HAND)
    assert table.asked == "trigger"


WAITS = fiend("Waits", Trigger(v.GRAVE, on=summoned(who=MONSTER), do=(BURN,)))
SENT = SendToGrave(Choose(Named(WAITS.passcode), v.HAND))
COMES = SpecialSummon(Choose(Named(A.passcode), v.HAND))


@pytest.mark.parametrize(
    ("comes", "woken"),
    [
        (played("And if you do", SENT, IfDone((COMES,))), False),
        (played("Then", SENT, Then((COMES,))), True),
        (played("For a cost", COMES, cost=(SENT,)), True),
    ],
)
def test_a_watcher_in_the_gy_was_there_before(comes: Card, woken: bool) -> None:
    # "While this card is in your GY", the card text of Maiden of White: not if it is sent there at
    # the same time; what is joined by "and if you do" is one moment, what follows "then" another.
    table = Table([comes, WAITS, A])
    table.activate(comes)
    assert table.grave == ["Waits", comes.name]
    assert table.monsters() == {0: "A"}
    assert (table.asked == "trigger") is woken


def test_a_material_is_in_the_gy_when_its_monster_is_summoned() -> None:
    # Solo rules, 3.8 Link Summon: the materials are sent to the GY, then the monster is placed.
    low = link("Low", 1)
    table = Table([A], extra=[low], field=[WAITS])
    table.special(low)
    assert table.grave == ["Waits"]
    assert table.asked == "trigger"


def test_a_tribute_is_in_the_gy_when_its_monster_is_summoned() -> None:
    # Solo rules, 3.3 Tribute Summon: the Tributes go to the GY for the summon.
    tall = body("Tall", level=5)
    table = Table([tall, A], field=[WAITS])
    table.summon(tall)
    assert table.grave == ["Waits"]
    assert table.asked == "trigger"


def test_a_material_of_an_effect_was_not_in_the_gy_before() -> None:
    # What an effect does up to a "then" is one moment.
    whole = fusion("Whole", Materials(Named(WAITS.passcode)), Materials(Named(A.passcode)))
    fuse = played("Fuse", FusionSummon(sources=(Each(MONSTER, v.HAND),)))
    table = Table([fuse, WAITS, A], extra=[whole])
    table.activate(fuse)
    assert "Waits" in table.grave
    assert table.asked == "open"


@pytest.mark.parametrize(("watcher_first", "asked"), [(True, "trigger"), (False, "open")])
def test_a_watcher_sees_what_is_sent_after_it_by_the_same_effect(
    watcher_first: bool, asked: str
) -> None:
    # Problem-solving card text: what follows "then" happens later.
    watcher = fiend("Watcher", Trigger(v.GRAVE, on=sent_to_grave(who=MONSTER), do=(BURN,)))
    first, second = (watcher, A) if watcher_first else (A, watcher)
    both = played("Both", SendToGrave(Choose(Named(first.passcode), v.HAND)),
                  Then((SendToGrave(Choose(Named(second.passcode), v.HAND)),)))  # fmt: skip
    table = Table([both, watcher, A])
    table.activate(both)
    assert table.asked == asked


def test_a_watcher_that_was_paid_is_there_before_what_it_was_paid_for() -> None:
    # The official rulebook, costs: they are paid first.
    watcher = fiend("Watcher", Trigger(v.GRAVE, on=summoned(who=MONSTER), do=(BURN,)))
    itself = fiend("Itself", procedures=(
        ByItself(v.HAND, cost=(Discard(Choose(Named(watcher.passcode), v.HAND)),)),
    ))  # fmt: skip
    table = Table([watcher, itself])
    table.special(itself)
    assert table.grave == ["Watcher"]
    assert table.asked == "trigger"


def test_several_cards_at_once_wake_a_trigger_once() -> None:
    watcher = fiend("Watcher", Trigger(v.MZONE, on=sent_to_grave(who=MONSTER), do=(BURN,)))
    out = leave(A, B)
    table = Table([out, A, B], field=[watcher])
    table.activate(out)
    table.chain(watcher)
    assert table.life(1) == 7900
    assert table.asked == "open"


def test_two_copies_with_one_limit_trigger_once() -> None:
    card = mourner(limit=ONCE_PER_TURN)
    out = leave(card)
    table = Table([out, card, card])
    table.activate(out)
    assert table.offers() == ["chain Mourner #0", "chain Mourner #0", "pass"]
    table.chain(card)
    assert table.asked == "open"
    assert table.life(1) == 7900


def test_a_trigger_on_the_chain_can_be_answered() -> None:
    card = fiend("Card", Trigger(v.MZONE, on=summoned(), do=(mill(A),)))
    other = fiend("Other", quick(mill(B), limit=ONCE_PER_TURN))
    table = Table([card], deck=[A, B], field=[other])
    table.summon(card)
    table.chain(card)
    assert table.offers() == ["chain Other #0", "pass"]
    table.chain(other)
    assert table.grave == ["B", "A"]


def test_a_trigger_waits_until_the_chain_is_over() -> None:
    card = mourner("Mourner", mill(A))
    out = leave(card, by=SendToGrave)
    other = fiend("Other", quick(mill(B), limit=ONCE_PER_TURN))
    table = Table([out, card], deck=[A, B], field=[other])
    table.activate(out)
    table.chain(other)
    assert table.asked == "trigger"
    assert "B" in table.grave
    assert "Leave" in table.grave  # the Spell has left the field


def test_a_trigger_may_wake_another() -> None:
    second = mourner("Second", mill(A))
    first = mourner("First", SendToGrave(Choose(Named(second.passcode), v.HAND)))
    out = leave(first)
    table = Table([out, first, second], deck=[A])
    table.activate(out)
    table.chain(first)
    assert table.offers() == ["chain Second #0", "pass"]
    table.chain(second)
    assert table.grave[-1] == "A"


def test_a_trigger_with_nothing_to_do_is_not_asked() -> None:
    card = mourner("Mourner", mill(A))
    out = leave(card)
    table = Table([out, card])
    table.activate(out)
    assert table.asked == "open"


def test_how_the_monster_was_summoned() -> None:
    itself = ByItself(v.HAND)
    for how, asked in ((0, True), (v.BY_SPECIAL, True), (v.BY_NORMAL, False), (v.BY_LINK, False)):
        card = fiend("Card", Trigger(v.MZONE, on=summoned(how), do=(BURN,)), procedures=(itself,))
        table = Table([card])
        table.special(card)
        assert (table.asked == "trigger") is asked
