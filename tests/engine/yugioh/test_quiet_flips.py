"""Monsters that are flipped face-up without that their own effects are activated.

Source: the card text of Shaddoll Hound, "(Flip monsters' effects are not activated at this time,
except …)".
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, ignition

LEXICON = Lexicon({}, {"Doll": 0x123})
TEXT = (
    "You can target 1 monster on the field; change its battle position. (Flip monsters' effects "
    'are not activated at this time, except "Doll" monsters\'.)'
)


def acting(text: str = TEXT) -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert len(card_text(found.card, str)) == 1
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    return fiend("Acting", ignition(*item.do, target=item.target))


def flips(series: int = 0, kind: int = v.FLIP, who: la.Card | None = None) -> la.Card:
    on = la.flipped(None if who is None else la.Named(who.passcode))
    item = la.Trigger(v.MZONE, on=on, do=(la.Damage(100),))
    return fiend("Flips", item, type=kind | v.EFFECT, series=(series,) if series else ())


@pytest.mark.parametrize(
    ("turned", "asked"),
    [(flips(), False), (flips(0x123), True), (flips(kind=0), True)],
)
def test_whose_effects_are_activated(turned: la.Card, asked: bool) -> None:
    card = acting()
    table = Table(field=[card, turned])
    table.rewrite_position(turned, v.FACEDOWN_DEFENSE)
    table.activate(card)
    table.pick(turned)
    assert (table.asked == "trigger") is asked
    # Turned in the usual way it is activated all the same.
    plain = acting(TEXT.partition(" (")[0])
    table = Table(field=[plain, turned])
    table.rewrite_position(turned, v.FACEDOWN_DEFENSE)
    table.activate(plain)
    table.pick(turned)
    assert table.asked == "trigger"


def test_what_other_cards_wait_for_happens() -> None:
    card, turned = acting(), flips()
    watcher = flips(kind=0, who=turned)
    table = Table(field=[card, turned, watcher])
    table.rewrite_position(turned, v.FACEDOWN_DEFENSE)
    table.activate(card)
    table.pick(turned)
    assert table.asked == "trigger"
