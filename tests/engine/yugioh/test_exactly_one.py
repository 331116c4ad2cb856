"""Triggers that wait for exactly one such card to be destroyed, whatever else is.

Source: the card text of Performapal Celestial Magician: "When exactly 1 … is destroyed".
"""

from dataclasses import replace

import pytest

from engine.filters import ANY, Filter
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    Destroy,
    Draw,
    Each,
    Event,
    InPlace,
    Named,
    SpecialSummon,
    Then,
    Trigger,
)
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

TEXT = "When exactly 1 Dragon monster you control is destroyed by card effect: You can draw 1 card."
SUMMONS = (
    "When exactly 1 face-up Fusion Monster you control that was Special Summoned from the Extra "
    "Deck is destroyed by battle, or an opponent's card effect: You can Special Summon that "
    "destroyed monster, then destroy this card."
)
ONE, TWO = (body(name, race=v.DRAGON) for name in ("One", "Two"))
OTHER = body("Other")


def read(text: str = TEXT) -> Card:
    facts = replace(fiend("Probe", type=v.PENDULUM | v.EFFECT), passcode=9)
    found = compile_card(facts, f"[ Monster Effect ]\n{text}", Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read_and_written() -> None:
    card = read()
    (trigger,) = card.effects
    assert isinstance(trigger, Trigger) and trigger.on.exactly and not trigger.on.alone
    assert card_text(card, defined_name) == [TEXT.replace("1 Dragon", "1 face-up Dragon")]
    (trigger,) = read(SUMMONS).effects
    assert isinstance(trigger, Trigger) and trigger.missable and trigger.on.formerly
    assert isinstance(trigger.do[0], SpecialSummon) and isinstance(trigger.do[1], Then)


@pytest.mark.parametrize(
    ("doomed", "may"),
    [((ONE,), True), ((ONE, OTHER), True), ((ONE, TWO), False), ((OTHER,), False)],
)
def test_one_such_card_and_any_others(doomed: tuple[Card, ...], may: bool) -> None:
    card = read()
    chosen: Filter = ANY
    for each in doomed:
        chosen = Named(each.passcode) if chosen == ANY else chosen | Named(each.passcode)
    wipe = played("Wipe", Destroy(Each(MONSTER & chosen, v.MZONE)))
    table = Table([wipe], deck=[body("Drawn")], field=[card, ONE, TWO, OTHER])
    table.activate(wipe)
    assert (table.asked == "trigger") is may
    if may:
        table.chain(card)
        assert table.hand == ["Drawn"]


def test_of_cards_that_move_alone() -> None:
    on = Event("summoned", MONSTER & InPlace(v.MZONE), exactly=True)
    with pytest.raises(CompileError):
        Table(field=[fiend("Bad", Trigger(v.MZONE, on=on, do=(Draw(),)))])
