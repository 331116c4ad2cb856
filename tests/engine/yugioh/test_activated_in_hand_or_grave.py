"""What the opponent has activated in the hand or GY this turn, or activates there.

Sources: the card texts named with each test; Yu-Gi-Oh rules reference: a monster effect is
activated where its monster is before it is paid for.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Card,
    Event,
    GainLife,
    InPlace,
    SendToGrave,
    ThisTurn,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, fresh, ignition

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
EFFECT = v.MONSTER | v.EFFECT
PILES = v.HAND | v.GRAVE


def read(text: str, type_: int = EFFECT) -> Compiled:
    found = compile_card(Card(9, "Probe", type_, v.DARK, v.MACHINE, 4, 1000, 1000), text, LEXICON)
    assert found.whole, found.parts
    return found


def test_a_condition_on_the_turn() -> None:
    # K9-17 Izuna
    text = (
        "During the Main Phase, if your opponent has activated a monster effect in the hand or GY "
        "this turn (Quick Effect): You can Special Summon this card from your hand."
    )
    (effect,) = read(text).card.effects
    wanted = ThisTurn("activate", MONSTER & InPlace(PILES), v.OPPONENT)
    assert wanted in effect.condition  # type: ignore[attr-defined]
    assert card_text(read(text).card, LEXICON.name_of) == [text]


def test_an_event() -> None:
    # K9-66X "Jacks"
    text = "If your opponent activates a monster effect in the hand or GY: You can draw 1 card."
    found = read(text).card
    (effect,) = found.effects
    on = effect.on  # type: ignore[attr-defined]
    assert isinstance(on, Event) and (on.from_, on.how) == (PILES, v.MONSTER)
    assert card_text(found, LEXICON.name_of) == [text]


@pytest.mark.parametrize(
    ("where", "counts"), [(v.HAND, True), (v.GRAVE, True), (v.MZONE, False)],
)  # fmt: skip
def test_it_is_where_the_monster_was(where: int, counts: bool) -> None:
    # The same condition of the player's own activations: those of the opponent are not played.
    card = fiend("Waits", ignition(GainLife(1), condition=(
        ThisTurn("activate", MONSTER & InPlace(PILES), v.YOU),)))  # fmt: skip
    cost = () if where == v.GRAVE else (SendToGrave(SELF),)
    user = fiend("User", ignition(GainLife(1), where=where, cost=cost))
    places = {v.HAND: "hand", v.GRAVE: "grave", v.MZONE: "field"}
    table = Table(
        hand=[user] if where == v.HAND else [], grave=[user] if where == v.GRAVE else [],
        field=[card, user] if places[where] == "field" else [card],
    )  # fmt: skip
    assert not table.may("activate", card)
    table.activate(user)
    assert table.may("activate", card) is counts


def test_what_holds_in_such_a_turn() -> None:
    # "A Case for K9", K9-00 "Hound"
    gains = (
        '"Gamma" monsters you control gain 900 ATK during any turn in which your opponent has '
        "activated a monster effect in the hand or GY."
    )
    stays = "Cannot be destroyed by battle or your opponent's card effects the turn it is Special "
    assert read(gains, v.SPELL | v.CONTINUOUS).card.effects
    card = replace(read(f"{stays}Summoned.").card, passcode=fresh())
    assert card_text(card, LEXICON.name_of) == [
        "While this card was Special Summoned this turn, it cannot be destroyed by battle or your "
        "opponent's card effects."
    ]
