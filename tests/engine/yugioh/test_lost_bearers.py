"""An Equip Card that is sent to the GY because of what became of its monster; looking at the Deck.

Sources: Yu-Gi-Oh rules reference E1; the card texts that are named.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Banish,
    Card,
    Choose,
    Damage,
    Destroy,
    Event,
    Excavate,
    ReturnToHand,
    SendToGrave,
    Trigger,
    UpTo,
    spell,
)
from engine.yugioh.language.operations import Operation
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})
A, B, C = body("A"), body("B"), body("C")
MINE = Choose(MONSTER, v.MZONE)


def arms(reason: int) -> Card:
    on = Event("sent", to=v.GRAVE, reason=reason)
    return spell(fresh(), "Arms", v.EQUIP, effects=(Trigger(v.GRAVE, do=(Damage(500),), on=on),))


@pytest.mark.parametrize(
    ("done", "sent", "destroyed"),
    [(SendToGrave(MINE), True, False), (Destroy(MINE), True, True), (Banish(MINE), False, False),
     (ReturnToHand(MINE), False, False)],
)  # fmt: skip
def test_why_it_lost_its_monster(done: Operation, sent: bool, destroyed: bool) -> None:
    # "Infernoble Arms - Durendal": because the equipped monster is sent to the GY; Borrel
    # Regenerator: because it is destroyed
    for reason, waits in ((v.R_BEARER_SENT, sent), (v.R_BEARER_DESTROYED, destroyed)):
        equip, card = arms(reason), played("Done", done)
        table = Table([card], deck=[equip], field=[A])
        table.equip(equip, A)
        table.activate(card)
        if waits:
            table.chain(equip)
        assert table.life(1) == 8000 - 500 * waits
        assert "Arms" in table.grave


def test_an_equip_card_that_is_sent_itself() -> None:
    # No monster was the reason.
    equip = arms(v.R_BEARER_SENT)
    card = played("Done", SendToGrave(Choose(places=v.SZONE)))
    table = Table([card], deck=[equip], field=[A])
    table.equip(equip, A)
    table.activate(card)
    table.pick(equip)
    assert table.asked == "open"
    assert table.life(1) == 8000


def test_a_monster_that_is_sent_after_another_was_banished() -> None:
    # Each Equip Card remembers its own monster.
    equip = arms(v.R_BEARER_SENT)
    card = played("Done", Banish(Choose(MONSTER, v.MZONE)), SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([card], deck=[equip], field=[A, B])
    table.equip(equip, A)
    table.activate(card)
    table.pick(A)
    assert table.asked == "open"
    assert table.life(1) == 8000


def read(text: str, type: int = v.SPELL | v.EQUIP) -> Card:
    found = compile_card(Card(1, "Probe", type, v.DARK, v.FIEND, 4), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts]
    return found.card


def test_texts_of_lost_monsters() -> None:
    for words, reason in (
        ("sent to the GY", v.R_BEARER_SENT), ("destroyed", v.R_BEARER_DESTROYED),
    ):  # fmt: skip
        card = read(
            f"If this card is sent to the GY because the equipped monster is {words}: You can draw "
            "1 card."
        )
        (on,) = [one.on for one in card.effects if isinstance(one, Trigger)]
        assert on == Event("sent", to=v.GRAVE, reason=reason)


def test_looking_at_the_deck_and_putting_it_in_order() -> None:
    # Absolute King Back Jack, Big Eye, Dark Magical Circle
    monster = v.MONSTER | v.EFFECT
    top = "then place them on the top of the Deck in any order."
    card = read(f"If this card is destroyed: You can look at the top 3 cards of your Deck, {top}",
                monster)  # fmt: skip
    assert Excavate(3, looks=True) in card.effects[0].walk()
    card = read(f"Once per turn: You can look at up to 5 cards from the top of your Deck, {top}",
                monster)  # fmt: skip
    assert Excavate(UpTo(5), looks=True) in card.effects[0].walk()
    card = read(
        "When this card is activated: Look at the top 3 cards of your Deck, then you can reveal 1 "
        'of them that is "Probe" or a Spell/Trap that mentions "Probe", and add it to your hand, '
        "also place the remaining cards on top of your Deck in any order.",
        v.SPELL | v.CONTINUOUS,
    )
    found = list(card.effects[0].walk())
    assert Excavate(3, looks=True) in found
    assert any(isinstance(one, AddToHand) for one in found)
