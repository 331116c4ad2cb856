"""What is remembered of a turn: cards sent to the GY, and which of them came there this turn.

Sources: the card texts named with each test.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    SENT_THIS_TURN,
    AddToHand,
    Answering,
    Banish,
    Card,
    Choose,
    Damage,
    Each,
    Event,
    GainLife,
    Ignition,
    Named,
    NegateActivation,
    Quick,
    SendToGrave,
    ThisTurn,
    Trigger,
    XyzOnto,
    exists,
    none,
)
from engine.yugioh.position.slots import NEW
from tests.engine.yugioh.table import Table, body, fiend, played

A, B = body("A"), body("B")
HERE = exists(~OTHER & SENT_THIS_TURN, v.GRAVE)
EARLIER = none(~OTHER & SENT_THIS_TURN, v.GRAVE)


def sends(card: Card) -> Card:
    """A Spell that sends this card to the GY."""
    return played(f"Sends {card.name}", SendToGrave(Each(Named(card.passcode), v.HAND | v.DECK)))


def white_stone() -> Card:
    return fiend("Stone", Trigger(v.GRAVE, on=Event("end-phase"), condition=(HERE,),
                                  do=(Damage(100),), optional=False))  # fmt: skip


def test_it_is_in_the_gy_because_it_was_sent_there_this_turn() -> None:
    # The card text of The White Stone of Ancients.
    stone = white_stone()
    spell = sends(stone)
    for hand, grave, life in (([spell, stone], [], 7900), ([spell], [stone], 8000)):
        table = Table(hand, grave=grave)
        if hand[1:]:
            table.activate(spell)
        table.end()
        assert table.life(1) == life


def test_not_in_the_turn_in_which_it_was_sent_there() -> None:
    # The card text of Breakthrough Skill: "except the turn this card was sent to the GY".
    card = fiend("Card", Ignition(v.GRAVE, condition=(EARLIER,), cost=(Banish(SELF),),
                                  do=(Damage(100),)))  # fmt: skip
    spell = sends(card)
    table = Table([spell, card])
    table.activate(spell)
    assert not table.may("activate", card)
    table = Table([], grave=[card])
    assert table.may("activate", card)


def test_it_is_forgotten_when_the_card_leaves_the_gy_and_at_the_end_of_the_turn() -> None:
    stone = white_stone()
    spell, back = sends(stone), played("Back", AddToHand(Each(Named(stone.passcode), v.GRAVE)))
    table = Table([spell, stone, back])
    table.activate(spell)
    assert table.status(stone, NEW)
    table.activate(back)
    assert not table.status(stone, NEW)
    table = Table([spell, stone])
    table.activate(spell)
    table.end()
    assert not table.status(stone, NEW)


def test_positions_are_told_apart_by_it_only_where_a_text_asks() -> None:
    stone = white_stone()
    for card, same in ((stone, False), (A, True)):
        spell = sends(card)
        table = Table([spell, card])
        table.activate(spell)
        sent = key(table.state)
        table = Table([], grave=[spell, card])
        assert (key(table.state) == sent) is same


def test_monsters_that_were_sent_to_the_gy_this_turn() -> None:
    # The card text of Blazing Cartesia, the Virtuous: "if a Fusion Monster(s) was sent to your GY
    # this turn".
    held = ThisTurn("send", Named(A.passcode) & MONSTER)
    card = fiend("Card", Ignition(v.MZONE, condition=(held,), do=(GainLife(1),)))
    spell, other = sends(A), sends(B)
    table = Table([spell, other, A, B], field=[card])
    table.activate(other)
    assert not table.may("activate", card)
    table.activate(spell)
    assert table.may("activate", card)


def test_whose_gy_it_is() -> None:
    held = ThisTurn("send", MONSTER, v.OPPONENT)
    card = fiend("Card", Ignition(v.MZONE, condition=(held,), do=(GainLife(1),)))
    theirs = played("Theirs", SendToGrave(Choose(MONSTER, v.MZONE, whose=v.OPPONENT)))
    mine = sends(A)
    table = Table([mine, theirs, A], field=[card], opponent_field=[B])
    table.activate(mine)
    assert not table.may("activate", card)
    table.activate(theirs)
    assert table.may("activate", card)


def test_what_was_negated_was_not_successfully_activated() -> None:
    # The card text of Kashtira Arise-Heart.
    acts = fiend("Acts", Ignition(v.MZONE, do=(Damage(1),)))
    held = ThisTurn("activated", Named(acts.passcode), v.EITHER)
    waits = fiend("Waits", Ignition(v.MZONE, condition=(held,), do=(GainLife(500),)))
    for does, done in ((Damage(1), True), (NegateActivation(), False),
                       (NegateActivation("effect"), True)):  # fmt: skip
        answer = fiend("Answer", Quick(v.MZONE, condition=(Answering(whose=v.EITHER),),
                                       do=(does,), limit=ONCE_PER_TURN))  # fmt: skip
        table = Table(field=[acts, answer, waits])
        assert not table.may("activate", waits)
        table.activate(acts)
        table.chain(answer)
        assert table.may("activate", waits) == done


def test_such_a_condition_is_read() -> None:
    lexicon = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
    text = (
        '3 Level 7 monsters\nOnce per turn, you can also Xyz Summon "Probe" by using 1 "Gamma" '
        'monster you control, if an effect of "Alpha" was successfully activated this turn.'
    )
    probe = Card(9, "Probe", v.MONSTER | v.XYZ | v.EFFECT, level=7)
    found = compile_card(probe, text, lexicon)
    assert found.whole, found.parts
    way = found.card.procedures[-1]
    assert isinstance(way, XyzOnto)
    assert way.condition == (ThisTurn("activated", Named(1), v.EITHER),)
