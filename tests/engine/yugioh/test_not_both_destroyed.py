"""What can be done where an effect did not destroy both of its targets.

Source: the card text of Time Pendulumgraph: "destroy them. Then, if this effect did not destroy 2
cards, you can send 1 card on the field to the Graveyard".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import OTHER, Card, Indestructible
from tests.engine.yugioh.table import Table, body, fiend, names

TEXT = (
    "Target 1 monster you control and 1 monster your opponent controls; destroy them. Then, if "
    "this effect did not destroy 2 cards, you can send 1 card on the field to the Graveyard."
)
FOUND = compile_card(Card(9, "Probe", v.SPELL), TEXT, Lexicon({}, {}))
PROBE = FOUND.card
MINE, OTHERS, THEIRS = body("Mine"), body("Others"), body("Theirs")
SAFE = fiend("Safe", Indestructible(~OTHER))


def test_both_are_destroyed() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    table = Table([PROBE], field=[MINE, OTHERS], opponent_field=[THEIRS])
    table.activate(PROBE)
    table.pick(MINE)
    assert table.asked == "open"
    assert list(table.monsters().values()) == names(OTHERS)
    assert table.monsters(1) == {}


def test_one_is_not_destroyed() -> None:
    table = Table([PROBE], field=[MINE], opponent_field=[SAFE])
    table.activate(PROBE)
    table.yes()
    assert table.asked == "open"
    assert table.monsters(1) == {}
    assert table.pile(v.GRAVE, 1) == names(SAFE)


def test_nothing_need_be_sent() -> None:
    table = Table([PROBE], field=[MINE], opponent_field=[SAFE])
    table.activate(PROBE)
    table.no()
    assert list(table.monsters(1).values()) == names(SAFE)
