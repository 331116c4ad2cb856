"""What either player activated this turn.

Source: the card text of Lady Labrynth of the Silver Castle: "If a "Labrynth" card or effect or a
Normal Trap Card was activated this turn, except "Lady Labrynth of the Silver Castle"".
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Activate, Card, Quick, trap
from tests.engine.yugioh.table import Table, fiend, fresh, ignition

FACTS = replace(fiend("Lady"), series=(0x123,))
LEXICON = Lexicon({"Lady": FACTS.passcode}, {"Gamma": 0x123})
TEXT = (
    'If a "Gamma" card or effect or a Normal Trap Card was activated this turn, except "Lady" '
    "(Quick Effect): You can Special Summon this card from your hand in Defense Position."
)
HIT = la.Damage(100)


def lady() -> Card:
    compiled = compile_card(FACTS, TEXT, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def laid_trap(kind: int = 0) -> Card:
    return trap(fresh(), "Snare", kind, effects=(Activate(do=(HIT,)),))


@pytest.mark.parametrize(("kind", "may"), [(0, True), (v.CONTINUOUS, False), (v.COUNTER, False)])
def test_a_normal_trap_card_was_activated(kind: int, may: bool) -> None:
    card, snare = lady(), laid_trap(kind)
    table = Table([card], sets=[snare])
    assert not table.may("activate", card)
    table.activate(snare)
    while table.asked == "window":
        table.decline()
    assert table.may("activate", card) is may


def test_an_effect_of_a_normal_trap_in_the_grave_is_none() -> None:
    card = lady()
    gone = trap(fresh(), "Gone", effects=(Activate(do=(HIT,)), Quick(v.GRAVE, do=(HIT,))))
    table = Table([card], grave=[gone])
    table.activate(gone)
    while table.asked == "window":
        table.decline()
    assert not table.may("activate", card)


@pytest.mark.parametrize(("series", "may"), [((0x123,), True), ((), False)])
def test_an_effect_of_the_series_was_activated(series: tuple[int, ...], may: bool) -> None:
    card, used = lady(), replace(fiend("Used", ignition(HIT)), series=series)
    table = Table([card], field=[used])
    table.activate(used)
    while table.asked == "window":
        table.decline()
    assert table.may("activate", card) is may
