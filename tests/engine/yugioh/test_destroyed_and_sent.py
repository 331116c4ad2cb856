"""Cards that are destroyed and sent to the GY: what goes elsewhere does not count.

Source: Yu-Gi-Oh rules reference, Pendulum Monsters (they go to the Extra Deck); problem-solving
card text.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, played


@pytest.mark.parametrize(("kind", "sent"), [(v.EFFECT, True), (v.EFFECT | v.PENDULUM, False)])
def test_what_goes_elsewhere_does_not_count(kind: int, sent: bool) -> None:
    # Chiwen, Light of the Yang Zing; Scrap Factory
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = (
        "If a monster you control is destroyed by card effect and sent to the GY: You can draw 1 "
    )
    probe = compile_card(facts, f"{text}card.", Lexicon({}, {}))
    lost = fiend("Lost", type=kind)
    blow = played("Blow", la.Destroy(la.Choose(la.Named(lost.passcode), v.MZONE)))
    table = Table([blow], field=[probe.card, lost], deck=[body()])
    table.activate(blow)
    assert probe.whole
    assert (table.asked == "trigger") == sent
