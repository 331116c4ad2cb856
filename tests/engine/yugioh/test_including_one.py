"""Several cards of which one is of some kind: "2 cards in your GY, including a Dragon monster".

Sources: the card texts of Thunder Dragonlord ("You can banish 2 cards from your GY, including a
Thunder monster"), Jurrac Megalo ("discard 2 cards, including"), Radiant Typhoon Mandate ("3
Quick-Play Spells in your GY, including") and Aleirtt, the Ogdoadic Dark ("2 of your banished
monsters, including").
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh

GAMMA = 0x123
PROBE = la.monster(9, "Probe", v.DARK, v.FIEND, 4, 1800)
BOLT, SPARK, STONE, ROCK = (
    replace(body(name), race=race)
    for name, race in (
        ("Bolt", v.THUNDER), ("Spark", v.THUNDER), ("Stone", v.FIEND), ("Rock", v.FIEND))
)  # fmt: skip


def read(text: str) -> la.Card:
    compiled = compile_card(PROBE, text, Lexicon({"Probe": 9}, {"Gamma": GAMMA}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("Once per turn: You can banish 2 cards from your GY, including a Thunder monster; draw 1 "
         "card.", ("grave",)),
        ("Once per turn: You can target 2 cards in your GY, including a Thunder monster; shuffle "
         "them into the Deck.", ("grave",)),
        ("Once per turn: You can discard 2 cards, including a Thunder monster, then draw 1 card.",
         ("hand",)),
        ("Once per turn: You can target 2 of your banished monsters, including a Thunder monster; "
         "return them to the GY.", ("banished",)),
    ],
)  # fmt: skip
def test_one_of_that_kind_and_any_other(text: str, places: tuple[str, ...]) -> None:
    card = read(text)
    for cards, may in (
        ([BOLT], False), ([STONE, ROCK], False), ([BOLT, STONE], True), ([BOLT, SPARK], True),
    ):  # fmt: skip
        table = Table(deck=[body("A")], field=[card], **{places[0]: cards})  # type: ignore[arg-type]
        assert table.may("activate", card) == may, [one.name for one in cards]


def test_a_series_among_cards_of_a_kind() -> None:
    card = read(
        'Once per turn: You can target 3 Quick-Play Spells in your GY, including a "Gamma" card; '
        "shuffle them into the Deck."
    )
    (effect,) = card.effects
    first, others = effect.target  # type: ignore[attr-defined]
    assert isinstance(first, la.Choose) and isinstance(others, la.Choose)
    assert (first.least, others.least, others.most) == (1, 2, 2)
    assert la.Series(GAMMA, "Gamma") in first.filter.walk()
    assert la.Series(GAMMA, "Gamma") not in others.filter.walk()
