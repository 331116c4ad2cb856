"""A monster from the Deck, and one that is mentioned on it, are Special Summoned together.

Source: the card text of Exosister Vadis: "choose 1 … monster from your Deck, then take 1 other …
monster from your Deck that is mentioned on that monster, and Special Summon both, but shuffle them
into the Deck during the End Phase".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, body, fiend, names

SERIES = 0x123
TEXT = (
    'Pay 800 LP; choose 1 "Gamma" monster from your Deck, then take 1 other "Gamma" monster from '
    "your Deck that is mentioned on that monster, and Special Summon both, but shuffle them into "
    "the Deck during the End Phase."
)
FOUND = compile_card(Card(9, "Probe", v.SPELL), TEXT, Lexicon({}, {"Gamma": SERIES}))
PROBE = FOUND.card
SISTER = fiend("Sister", series=(SERIES,))
OLDER = fiend("Older", series=(SERIES,), mentions=(SISTER.passcode,))
LONER = fiend("Loner", series=(SERIES,))
STRANGER = fiend("Stranger", mentions=(SISTER.passcode,))


def test_both_come_and_are_shuffled_back() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    table = Table([PROBE], [SISTER, OLDER, LONER, STRANGER])
    table.activate(PROBE)
    assert sorted(table.monsters().values()) == names(OLDER, SISTER)
    assert table.life() == 7200
    table.end()
    assert table.monsters() == {}
    assert {"Older", "Sister"} <= set(table.deck)


def test_not_without_the_one_that_is_mentioned() -> None:
    assert not Table([PROBE], [OLDER, LONER]).may("activate", PROBE)
    assert not Table([PROBE], [SISTER, STRANGER]).may("activate", PROBE)


def test_not_without_two_zones() -> None:
    # Yu-Gi-Oh rules reference, Special Summons: each monster needs a zone of its own
    bodies = [body(f"B{number}") for number in range(4)]
    assert not Table([PROBE], [SISTER, OLDER], field=bodies).may("activate", PROBE)
    assert Table([PROBE], [SISTER, OLDER], field=bodies[:3]).may("activate", PROBE)
