"""Triggers: what wakes them, whether they are asked, in which order they are chained.

Sources: Yu-Gi-Oh modifiers and triggers, *Trigger effects*, *Leaves the field*, *Location
changes mid-chain*; the official rulebook on simultaneous effects and on *if* and *when* (missing
the timing); card texts.
"""

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import NECROQUIP_PRINCESS
from engine.yugioh.cards.fiendsmith import LURRIE
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    AddToHand,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Discard,
    Each,
    EventCards,
    Named,
    SendToGrave,
    SpecialSummon,
    Then,
    Trigger,
    sent_to_grave,
    summoned,
)
from engine.yugioh.position.slots import CHAINED, POSITION
from tests.engine.yugioh.table import Table, body, fiend, played, quick

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
