"""Triggers: what wakes them, whether they are asked, in which order they are chained.

Sources: Yu-Gi-Oh modifiers and triggers, *Trigger effects*, *Leaves the field*, *Location
changes mid-chain*; the official rulebook on simultaneous effects and on *if* and *when* (missing
the timing); card texts.
"""

import pytest

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import NECROQUIP_PRINCESS
from engine.yugioh.cards.fiendsmith import LURRIE
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    SELF,
    AddToHand,
    ByItself,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Discard,
    Each,
    Event,
    EventCards,
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
from engine.yugioh.position.slots import CHAINED, POSITION
from tests.engine.yugioh.table import Table, body, fiend, fusion, link, played, quick

A, B, C = body("A"), body("B"), body("C")
BURN = Damage(100)


def mill(card: Card, whose: int = v.YOU) -> SendToGrave:
    """What leaves a trace in the GY in the order in which it resolves."""
    return SendToGrave(Choose(Named(card.passcode), v.DECK, whose=whose))


def mourner(name: str = "Mourner", *do: Node, **rest: object) -> Card:
    """If this card is sent to the GY: do this."""
    event = rest.pop("on", sent_to_grave())
    return fiend(name, Trigger(v.GRAVE, on=event, do=do or (BURN,), **rest))  # type: ignore[arg-type]


def leave(*cards: Card, by: type = SendToGrave, places: int = v.MZONE | v.HAND) -> Card:
    """A Spell that sends all of these at once."""
    chosen = Named(cards[0].passcode)
    for card in cards[1:]:
        chosen = chosen | Named(card.passcode)  # type: ignore[assignment]
    return played("Leave", by(Each(chosen, places)))


# -------------------------------------------------------- optional, mandatory


def test_an_optional_trigger_is_asked() -> None:
    card = fiend("Card", Trigger(v.MZONE, on=summoned(), do=(BURN,)))
    for take, life in ((True, 7900), (False, 8000)):
        table = Table([card])
        table.summon(card)
        assert table.offers() == ["chain Card #0", "pass"]
        table.chain(card) if take else table.decline()
        assert table.life(1) == life
        assert table.asked == "open"


def test_a_declined_trigger_does_not_come_back() -> None:
    card = fiend("Card", Trigger(v.MZONE, on=summoned(), do=(BURN,)))
    table = Table([card, played("Other", BURN)])
    table.summon(card)
    table.decline()
    table.activate(next(c for c in table.game.cards if c.name == "Other"))
    assert table.asked == "open"


def test_a_single_mandatory_trigger_is_not_asked() -> None:
    # The card text of Fabled Lurrie: if this card is discarded to the GY: Special Summon it.
    discard = played("Discard", Discard(Choose(MONSTER, v.HAND)))
    table = Table([discard, LURRIE])
    table.activate(discard)
    assert table.monsters() == {0: LURRIE.name}


def test_a_mandatory_trigger_that_can_do_nothing_is_activated_all_the_same() -> None:
    # The card text of The White Stone of Legend: it does not say "you can". What answers it can
    # be chained, and its limit is used up.
    add = AddToHand(Choose(Named(A.passcode), v.DECK))
    must = mourner("Must", add, optional=False, limit=ONCE_PER_TURN)
    may = mourner("May", add)
    other = fiend("Other", quick(BURN, limit=ONCE_PER_TURN))
    out = leave(must, may)
    table = Table([out, must, may], field=[other])
    table.activate(out)
    table.decline()  # to the Spell
    assert table.offers() == ["chain Other #0", "pass"]
    assert table.state.data[CHAINED] == 1
    table.decline()
    assert table.hand == []


def test_a_mandatory_trigger_without_a_target_is_not_activated() -> None:
    # Problem-solving card text: what is targeted is chosen at the activation.
    for deck, asked in (([A], "window"), ([], "open")):
        must = mourner("Must", AddToHand(Chosen()), optional=False,
                       target=(Choose(Named(A.passcode), v.GRAVE),))  # fmt: skip
        out = leave(must)
        table = Table([out, must], grave=deck, field=[fiend("Other", quick(BURN))])
        table.activate(out)
        table.decline()  # to the Spell
        assert table.asked == asked


def test_mandatory_triggers_are_chained_in_the_order_chosen() -> None:
    first = mourner("First", mill(A), optional=False)
    second = mourner("Second", mill(B), optional=False)
    out = leave(first, second)
    table = Table([out, first, second], deck=[A, B])
    table.activate(out)
    assert table.offers() == ["chain First #0", "chain Second #0"]  # and no way to pass
    table.chain(second)
    # Second is link 1 and resolves last.
    assert table.grave[-2:] == ["A", "B"]


def test_optional_triggers_are_chained_in_the_order_chosen() -> None:
    first, second = mourner("First", mill(A)), mourner("Second", mill(B))
    out = leave(first, second)
    for order, trace in (((first, second), ["B", "A"]), ((second, first), ["A", "B"])):
        table = Table([out, first, second], deck=[A, B])
        table.activate(out)
        for card in order:
            table.chain(card)
        assert table.grave[-2:] == trace


def test_one_of_several_optional_triggers_may_be_left_out() -> None:
    first, second = mourner("First", mill(A)), mourner("Second", mill(B))
    out = leave(first, second)
    table = Table([out, first, second], deck=[A, B])
    table.activate(out)
    table.chain(second)
    assert table.offers() == ["chain First #0", "pass"]
    table.decline()
    assert table.grave[-1] == "B"
    assert table.deck[0] == "A"


def test_all_four_groups_in_their_order() -> None:
    # The official rulebook, simultaneous effects: mandatory ones of the turn player, of the
    # opponent, then optional ones of the turn player.  The opponent declines optional ones.
    event = summoned(who=MONSTER & Named(A.passcode))
    cards = [body(name) for name in "KLMN"]
    own_must = fiend("Own must", Trigger(v.MZONE, on=event, optional=False, do=(mill(cards[0]),)))
    own_may = fiend("Own may", Trigger(v.MZONE, on=event, do=(mill(cards[1]),)))
    must = Trigger(v.MZONE, on=event, optional=False, do=(mill(cards[2], v.OPPONENT),))
    may = Trigger(v.MZONE, on=event, do=(mill(cards[3], v.OPPONENT),))
    table = Table(
        [A], deck=cards, field=[own_may, own_must],
        opponent_field=[fiend("Their may", may), fiend("Their must", must)],
    )  # fmt: skip
    table.summon(A)
    assert table.offers() == ["chain Own may #0", "pass"]
    table.chain(own_may)
    # Links: own must, their must, own may; resolved from the last on.
    assert table.grave == ["L", "M", "K"]


def test_the_opponents_optional_triggers_come_last() -> None:
    # The official rulebook, simultaneous effects: ... then optional ones of the opponent.
    event = summoned(who=MONSTER & Named(A.passcode))
    cards = [body(name) for name in "KL"]
    mine = fiend("Mine", Trigger(v.MZONE, on=event, do=(mill(cards[0]),)))
    may = Trigger(v.MZONE, on=event, do=(mill(cards[1], v.OPPONENT),))
    table = Table(
        [A], deck=cards, field=[mine], opponent_field=[fiend("Theirs", may)], opponent_acts=True
    )
    table.summon(A)
    assert table.offers() == ["chain Mine #0", "pass"]
    table.chain(mine)
    assert table.offers() == ["chain Theirs #0", "pass"]
    table.chain(next(card for card in table.game.cards if card.name == "Theirs"))
    assert table.grave == ["L", "K"]


# ----------------------------------------------------------- what wakes them


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


# ------------------------------------------------------------ cards of an event


def test_the_cards_of_the_event_can_be_chosen() -> None:
    watcher = fiend("Watcher", Trigger(
        v.MZONE, on=sent_to_grave(who=MONSTER), do=(AddToHand(EventCards(MONSTER, v.GRAVE)),)
    ))  # fmt: skip
    out = leave(A, B)
    table = Table([out, A, B], field=[watcher], grave=[C])
    table.activate(out)
    table.chain(watcher)
    assert table.choices() == [("A",), ("B",)]  # not C, which lay there before
    table.pick(B)
    assert table.hand == ["B"]


def test_a_bundled_trigger_on_a_cost() -> None:
    # The card text of Necroquip Princess: if a Monster Card(s) is sent from your hand to the GY
    # to activate a card or effect
    costly = played("Costly", BURN, cost=(SendToGrave(Choose(MONSTER, v.HAND)),))
    loose = played("Loose", SendToGrave(Choose(MONSTER, v.HAND)))
    for card, asked in ((costly, "trigger"), (loose, "open")):
        table = Table([card, A], field=[NECROQUIP_PRINCESS])
        table.activate(card)
        assert table.asked == asked
    table = Table([costly, A], field=[NECROQUIP_PRINCESS])
    table.activate(costly)
    table.chain(NECROQUIP_PRINCESS)
    # There is no card to draw, so the first bullet is the only one.
    assert table.equips(NECROQUIP_PRINCESS) == ["A"]
    assert table.attack(NECROQUIP_PRINCESS) == 2500


def test_only_the_cards_of_the_event_are_those_cards() -> None:
    # The card text of Necroquip Princess: if a Monster Card(s) is sent from your hand to the GY
    # to activate a card or effect: ... equip 1 of those monsters.
    loss = played(
        "Loss", SendToGrave(Choose(Named(B.passcode), v.MZONE)),
        cost=(SendToGrave(Choose(MONSTER, v.HAND)),),
    )  # fmt: skip
    table = Table([loss, A], field=[NECROQUIP_PRINCESS, B])
    table.activate(loss)
    table.chain(NECROQUIP_PRINCESS)
    # A was sent for the cost; B from the field, by the effect: there is nothing to choose.
    assert table.asked == "open", table.offers()
    assert table.equips(NECROQUIP_PRINCESS) == ["A"]


def test_a_summon_is_seen_even_if_the_monster_has_left_since() -> None:
    # "If a monster is Special Summoned": it was.
    watcher = fiend("Watcher", Trigger(
        v.MZONE, on=summoned(v.BY_SPECIAL, MONSTER & Named(A.passcode)), do=(BURN,)
    ))  # fmt: skip
    brief = played(
        "Brief", SpecialSummon(Choose(Named(A.passcode), v.HAND)),
        Then((SendToGrave(Choose(Named(A.passcode), v.MZONE)),)),
    )  # fmt: skip
    table = Table([brief, A], field=[watcher])
    table.activate(brief)
    assert table.asked == "trigger"


def test_a_face_down_watcher_sees_nothing() -> None:
    watcher = fiend("Watcher", Trigger(v.MZONE, on=sent_to_grave(who=MONSTER), do=(BURN,)))
    out = leave(A)
    table = Table([out, A], field=[watcher])
    table.rewrite(POSITION, watcher, v.FACEDOWN_DEFENSE)
    table.activate(out)
    assert table.asked == "open"


def test_all_cards_of_an_event_are_meant() -> None:
    # "That monster(s)" are all that were Summoned at once, as far as they are still there.
    cards = EventCards(places=v.MZONE, every=True)
    watcher = fiend(
        "Watcher", Trigger(v.MZONE, on=summoned(who=MONSTER), do=(Destroy(cards),), optional=False)
    )
    reviver = played("Reviver", SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2)))
    a, b, other = body("A"), body("B"), body("Other")
    table = Table([reviver], field=[watcher, other], grave=[a, b])
    table.activate(reviver)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert sorted(table.monsters().values()) == ["Other", "Watcher"]
