"""What a card does when any card is destroyed, by whose effect it was, and what alone may then be
Special Summoned.

Sources: the card texts of Blitzclique - Overvoltage, Surge Blitzclique and Scourge of the White
Forest; Problem-Solving Card Text: a card waits for an event where its text says that it is.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    Card,
    Choose,
    Destroy,
    GainLife,
    Named,
    SendToGrave,
    SpecialSummon,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played

GAMMA = 0x123
LEXICON = Lexicon({"Alpha": 1}, {"Gamma": GAMMA})
MONSTER = v.MONSTER | v.EFFECT
BACK = (
    'If a card is destroyed by your "Gamma" card\'s effect, while this card is in your GY: You can '
)
A, B = body("A"), body("B")


def read(text: str, type_: int = MONSTER) -> Compiled:
    found = compile_card(Card(9, "Probe", type_), text, LEXICON)
    assert found.whole, found.parts
    return found


def made(text: str, type_: int = MONSTER, name: str = "Probe") -> Card:
    return replace(read(text, type_).card, passcode=fresh(), name=name, series=(GAMMA,))


def test_by_the_effect_of_ones_own_card() -> None:
    card = made(f"{BACK}add this card to your hand.", v.SPELL)
    boom = replace(played("Boom", Destroy(Choose(Named(A.passcode), v.MZONE))), series=(GAMMA,))
    other = played("Other", Destroy(Choose(Named(A.passcode), v.MZONE)))
    for destroyer, back in ((boom, True), (other, False)):
        table = Table([destroyer], field=[A], grave=[card])
        table.activate(destroyer)
        if back:
            table.chain(card)
        assert table.hand == names(card) * back


def test_a_card_that_goes_to_the_gy_afterwards_did_not_wait_there() -> None:
    text = f"Target 1 face-up card on the field; destroy it. {BACK}add this card to your hand."
    card = made(text, v.SPELL)
    table = Table([card], field=[A])
    table.activate(card)
    assert table.asked == "open" and table.hand == [] and "Probe" in table.grave


@pytest.mark.parametrize("itself", [False, True])
def test_another_card_is_destroyed(itself: bool) -> None:
    card = made(
        "If another card is destroyed by card effect, while this card is in the Monster Zone: You "
        "can draw 1 card."
    )
    lost = card if itself else A
    boom = played("Boom", Destroy(Choose(Named(lost.passcode), v.MZONE)))
    table = Table([boom], deck=[B], field=[card, A])
    table.activate(boom)
    if not itself:
        table.chain(card)
    assert table.hand == names(B) * (not itself)


LOCK = (
    "also for the rest of this turn, you cannot Special Summon Effect Monsters, except from the "
    "hand."
)


def test_only_from_the_hand() -> None:
    text = f"Draw 1 card, {LOCK}"
    found = read(text, v.SPELL)
    told = "also you cannot Special Summon Effect Monsters for the rest of this turn, except from "
    assert card_text(found.card, LEXICON.name_of) == [f"Draw 1 card, {told}the hand."]
    lock = replace(found.card, passcode=fresh())
    effect, plain = fiend("Effect"), body("Plain")
    for place, monster, may in (
        (v.HAND, effect, True), (v.GRAVE, effect, False), (v.GRAVE, plain, True),
    ):  # fmt: skip
        calls = played("Calls", SpecialSummon(Choose(Named(monster.passcode), place)))
        there = {"hand": [lock, calls]} if place == v.GRAVE else {"hand": [lock, calls, monster]}
        table = Table(there["hand"], deck=[B], grave=[monster] if place == v.GRAVE else [])
        table.activate(lock)
        assert table.may("activate", calls) is may


@pytest.mark.parametrize("monster", [True, False])
def test_what_was_sent_to_activate_a_monster_effect(monster: bool) -> None:
    card = made("If this card is sent to the GY to activate a monster effect: You can Set this "
                "card.", v.TRAP)  # fmt: skip
    cost = (SendToGrave(Choose(Named(card.passcode), v.HAND)),)
    pays = (
        fiend("Pays", ignition(GainLife(1), cost=cost))
        if monster
        else played("Pays", GainLife(1), cost=cost)
    )
    table = Table([card], field=[pays]) if monster else Table([card, pays])
    table.activate(pays)
    if monster:
        table.chain(card)
    assert ("Probe" in table.grave) is not monster


def test_what_was_sent_to_activate_the_effect_of_a_card() -> None:
    # Artmage Peripeteia -Turmoil-
    text = (
        'If this card is sent to the GY to activate the effect of "Alpha": You can Set this card.'
    )
    assert card_text(read(text, v.TRAP).card, LEXICON.name_of) == [text]
